"""Every icon, white on nothing, for Kivy to tint."""

from pathlib import Path
from typing import Final

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.icons_actions import ACTIONS
from kiosk_app.ui.draw.icons_camera import CAMERA
from kiosk_app.ui.draw.icons_game import GAME
from kiosk_app.ui.draw.icons_system import SYSTEM
from kiosk_app.ui.draw.picture import Picture, write
from kiosk_app.ui.draw.sketch import Icon, Sketch
from kiosk_app.ui.draw.winds import WINDS

ICONS: Final[dict[str, Icon]] = {**ACTIONS, **CAMERA, **GAME, **SYSTEM, **WINDS}


def draw_icon(name: str) -> Picture:
    sketch = Sketch()
    ICONS[name](sketch)
    return sketch.finished()


def draw_icons(folder: Path = FOLDER) -> None:
    for name in ICONS:
        write(folder / "icons" / f"{name}.png", draw_icon(name))
