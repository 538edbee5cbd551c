"""NTS 2009, the Dutch tournament rules: all hands of a table scored and settled at once."""
