"""Every icon, white on nothing, for Kivy to tint."""

from functools import partial
from pathlib import Path
from typing import Final

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.icons_actions import ACTIONS
from kiosk_app.ui.draw.icons_camera import CAMERA
from kiosk_app.ui.draw.icons_game import GAME
from kiosk_app.ui.draw.icons_system import SYSTEM
from kiosk_app.ui.draw.picture import Picture, write
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


ICONS: Final[dict[str, Icon]] = {**ACTIONS, **CAMERA, **GAME, **SYSTEM, **WINDS}


def draw_icon(name: str) -> Picture:
    sketch = Sketch()
    ICONS[name](sketch)
    return sketch.finished()


def draw_icons(folder: Path = FOLDER) -> None:
    for name in ICONS:
        write(folder / "icons" / f"{name}.png", draw_icon(name))
