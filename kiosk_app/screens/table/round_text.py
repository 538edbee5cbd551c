"""The round and the deal as players call them: “East 2”."""

from typing import Final

from kiosk_app.languages import Language

ROUNDS: Final = {"E": "east", "S": "south", "W": "west", "N": "north", "G": "green"}


def round_text(words: Language, letter: str, number: int) -> str:
    """``letter`` is that of the round's wind, or G where the green dragon rules (NTS).

    ``number`` is the deal's: 1 while the first East deals.
    """
    return words("table-round", wind=words(f"table-wind-{ROUNDS[letter]}"), number=number)
