"""Lines that a command prints: from the catalogue, as everything that people read."""

from kiosk_app.languages import ENGLISH, load_language

SECTION = "printed"


def line(code: str, /, **values: str | int) -> str:
    return load_language(ENGLISH)(f"{SECTION}-{code}", **values)


def headings(*columns: str) -> tuple[str, ...]:
    """What stands above the columns of a table; a column without a name has no heading."""
    return tuple(column and line(f"column-{column}") for column in columns)
