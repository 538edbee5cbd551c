"""Lines that a command prints: from the catalogue, as everything that people read."""

from kiosk_app.languages import ENGLISH, load_language

SECTION = "printed"


def line(code: str, /, **values: str | int) -> str:
    return load_language(ENGLISH)(f"{SECTION}-{code}", **values)
