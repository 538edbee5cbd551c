"""What the people at a table call each other and the round, where room is scarce."""

from collections.abc import Sequence
from typing import Final

from kiosk_app.languages import Language


def short_names(names: Sequence[str], most: int = 10) -> tuple[str, ...]:
    """A name of more letters by its first words, as long as nobody else could be meant.

    >>> short_names(["Kim", "Jan-Willem van der Berg", "Maja Sørensen", "Maja Lund"])
    ('Kim', 'Jan-Willem', 'Maja Sørensen', 'Maja Lund')
    """
    return tuple(_short(name, names, most) for name in names)


def _short(name: str, names: Sequence[str], most: int) -> str:
    if len(name) <= most:
        return name
    words = name.split()
    for count in range(1, len(words)):
        short = " ".join(words[:count])
        if sum(f"{other} ".startswith(f"{short} ") for other in names) == 1:
            return short
    return name


ROUNDS: Final = {"E": "east", "S": "south", "W": "west", "N": "north", "G": "green"}


def round_text(words: Language, letter: str, number: int) -> str:
    """``letter`` is that of the round's wind, or G where the green dragon rules (NTS).

    ``number`` is the deal's: 1 while the first East deals.
    """
    return words("table-round", wind=words(f"table-wind-{ROUNDS[letter]}"), number=number)
