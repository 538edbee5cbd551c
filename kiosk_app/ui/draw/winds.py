"""Seat winds as plaques: the character cut out of a disc, or an outlined Latin letter."""

from functools import partial
from typing import Final

from kiosk_app.ui.draw.sketch import Icon, Sketch

_CHARACTERS: Final = {"east": "東", "south": "南", "west": "西", "north": "北"}


def _character(icon: Sketch, character: str) -> None:
    icon.disc(12, 12, 11.6)
    icon.ring(12, 12, 10.2, thick=0.6, ink=0)
    icon.letter(character, (5.6, 5.4, 18.4, 18.6), ink=0)


def _letter(icon: Sketch, letter: str) -> None:
    icon.ring(12, 12, 10.4, thick=2)
    half = 5.2 if letter == "W" else 3.6
    icon.letter(letter, (12 - half, 6.4, 12 + half, 17.6))


WINDS: Final[dict[str, Icon]] = {
    **{f"wind-{name}": partial(_character, character=c) for name, c in _CHARACTERS.items()},
    **{f"letter-{name}": partial(_letter, letter=name[0].upper()) for name in _CHARACTERS},
}
