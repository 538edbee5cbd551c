"""Icons for taking a photo and for what can be wrong with it."""

from typing import Final

from kiosk_app.ui.draw.sketch import Icon, Sketch, on_circle


def _camera(icon: Sketch) -> None:
    icon.line(
        (3, 8.5), (3, 19.5), (21, 19.5), (21, 7.5), (16.8, 7.5), (15, 4.5), (9, 4.5), (7.2, 7.5),
        (3, 7.5), closed=True,
    )  # fmt: skip
    icon.ring(12, 13.2, 3.8)


def _shutter(icon: Sketch) -> None:
    icon.ring(12, 12, 9.8)
    icon.disc(12, 12, 7)


def _dark(icon: Sketch) -> None:
    """A moon: too little light."""
    icon.disc(11.5, 12.5, 8.8)
    icon.disc(15.4, 9.2, 7.6, ink=0)


def _flash(icon: Sketch) -> None:
    icon.line((13.5, 2.8), (5.5, 13.6), (11.4, 13.6), (10.2, 21.2), (18.5, 10), (12.6, 10),
              closed=True)  # fmt: skip


def _blur(icon: Sketch) -> None:
    """A dot whose rim dissolves."""
    icon.disc(12, 12, 3.4)
    for step in range(8):
        icon.disc(*on_circle(12, 12, 6.3, step * 45), 1.35)
    for step in range(12):
        icon.disc(*on_circle(12, 12, 9.8, step * 30 + 15), 0.9)


def _cut_off(icon: Sketch) -> None:
    """The corners of a frame, and a tile that leaves it."""
    for x, y, right, down in ((3, 4, 1, 1), (15.5, 4, -1, 1), (3, 20, 1, -1), (15.5, 20, -1, -1)):
        icon.line((x + 4 * right, y), (x, y), (x, y + 4 * down))
    icon.box(8.6, 6.8, 24, 17.2, radius=1.4, filled=True, ink=0)
    icon.box(10.4, 8.6, 22.4, 15.4, radius=1.4)


def _photo(icon: Sketch) -> None:
    icon.box(3, 4.5, 21, 19.5)
    icon.disc(8.2, 9.4, 1.7)
    icon.line((3.5, 18.5), (9, 13), (12, 16), (16, 11.4), (20.6, 16.4))


def _file(icon: Sketch) -> None:
    icon.line((5.5, 3), (14, 3), (18.8, 7.8), (18.8, 21), (5.5, 21), closed=True)
    icon.line((13.6, 3.2), (13.6, 8.2), (18.6, 8.2))


def _tiles(icon: Sketch) -> None:
    """Tiles to tap: the hand entered by hand."""
    for x in (2.6, 9.9, 17.2):
        for y in (3.6, 14):
            icon.box(x, y, x + 4.2, y + 6.4, radius=1, thick=1.6)
    icon.box(17.2, 14, 21.4, 20.4, radius=1, filled=True)


CAMERA: Final[dict[str, Icon]] = {
    "camera": _camera, "shutter": _shutter, "dark": _dark, "flash": _flash, "blur": _blur,
    "cut-off": _cut_off, "photo": _photo, "file": _file, "tiles": _tiles,
}  # fmt: skip
