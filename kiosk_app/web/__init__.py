"""Pages for phones on the same network."""
