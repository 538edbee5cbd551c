"""Icons for what a finger does: go back, undo, add, search, export, turn off."""

from typing import Final

from kiosk_app.ui.draw.sketch import Icon, Sketch, on_circle


def _back(icon: Sketch) -> None:
    icon.line((4, 12), (20, 12), thick=2.4)
    icon.line((11, 5), (4, 12), (11, 19), thick=2.4)


def _forward(icon: Sketch) -> None:
    _back(icon)
    icon.mask = icon.mask[:, ::-1].copy()


def _up(icon: Sketch) -> None:
    icon.line((5, 15.5), (12, 8.5), (19, 15.5), thick=2.8)


def _down(icon: Sketch) -> None:
    _up(icon)
    icon.mask = icon.mask[::-1].copy()


def _play(icon: Sketch) -> None:
    icon.line((7, 4.5), (19.5, 12), (7, 19.5), closed=True)
    icon.fill((7, 4.5), (19.5, 12), (7, 19.5))


def _pause(icon: Sketch) -> None:
    for x in (6, 14):
        icon.box(x, 4.5, x + 4, 19.5, radius=1, filled=True)


def _arrow(icon: Sketch) -> None:
    icon.line((3, 12), (15, 12), thick=3.4)
    icon.fill((13, 5), (22, 12), (13, 19))


def _undo(icon: Sketch) -> None:
    icon.line((8.5, 4), (3.5, 9), (8.5, 14), thick=2.4)
    icon.line((4, 9), (14.5, 9), thick=2.4)
    icon.arc(14.5, 14.5, 5.5, -90, 90, thick=2.4)
    icon.line((14.5, 20), (9, 20), thick=2.4)


def _redo(icon: Sketch) -> None:
    _undo(icon)
    icon.mask = icon.mask[:, ::-1].copy()


def _check(icon: Sketch) -> None:
    icon.line((4, 13), (9.5, 18.5), (20.5, 6), thick=3)


def _cross(icon: Sketch) -> None:
    icon.line((5.5, 5.5), (18.5, 18.5), thick=3)
    icon.line((18.5, 5.5), (5.5, 18.5), thick=3)


def _plus(icon: Sketch) -> None:
    icon.line((12, 4.5), (12, 19.5), thick=3)
    _minus(icon)


def _minus(icon: Sketch) -> None:
    icon.line((4.5, 12), (19.5, 12), thick=3)


def _more(icon: Sketch) -> None:
    for x in (5, 12, 19):
        icon.disc(x, 12, 2.1)


def _drag(icon: Sketch) -> None:
    for x in (8.5, 15.5):
        for y in (5.5, 12, 18.5):
            icon.disc(x, y, 1.7)


def _search(icon: Sketch) -> None:
    icon.ring(10.5, 10.5, 6.5, thick=2.4)
    icon.line((15.5, 15.5), (20.5, 20.5), thick=3)


def _trash(icon: Sketch) -> None:
    icon.line((4, 6.5), (20, 6.5))
    icon.line((9, 6.5), (9.5, 3.5), (14.5, 3.5), (15, 6.5))
    icon.line((6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5))
    for x in (10, 14):
        icon.line((x, 10.5), (x, 16.5))


def _pencil(icon: Sketch) -> None:
    icon.line((4, 20), (5, 15.2), (15.8, 4.4), (19.6, 8.2), (8.8, 19), closed=True)
    icon.line((13, 7.2), (16.8, 11))
    icon.fill((4, 20), (4.6, 17), (7, 19.4))


def _export(icon: Sketch) -> None:
    icon.line((12, 15), (12, 3.5), thick=2.2)
    icon.line((7.5, 8), (12, 3.5), (16.5, 8), thick=2.2)
    icon.line((8, 11.5), (5, 11.5), (5, 20.5), (19, 20.5), (19, 11.5), (16, 11.5))


def _power(icon: Sketch) -> None:
    icon.arc(12, 13, 7.8, -58, 238, thick=2.4)
    icon.line((12, 3), (12, 12), thick=2.4)


def _home(icon: Sketch) -> None:
    icon.line((2.8, 12.2), (12, 3.5), (21.2, 12.2), thick=2.2)
    icon.line((5.5, 10.5), (5.5, 20.5), (18.5, 20.5), (18.5, 10.5))
    icon.line((10, 20), (10, 14.5), (14, 14.5), (14, 20))


def _lock(icon: Sketch) -> None:
    icon.box(4.5, 10.5, 19.5, 21)
    icon.line((7.8, 10.5), (7.8, 7.5))
    icon.line((16.2, 10.5), (16.2, 7.5))
    icon.arc(12, 7.5, 4.2, 180, 360)
    icon.disc(12, 14.8, 1.5)
    icon.line((12, 15), (12, 17.6))


def _rotate(icon: Sketch) -> None:
    """The screen itself, and an arrow around it."""
    icon.line((12, 6.4), (17.6, 12), (12, 17.6), (6.4, 12), closed=True)
    icon.arc(12, 12, 8.9, 185, 262)
    icon.arc(12, 12, 8.9, 5, 82)
    for degrees, side in ((262, 1), (82, -1)):
        x, y = on_circle(12, 12, 8.9, degrees)
        icon.fill((x - side, y - side * 2.8), (x + side * 3.6, y), (x - side, y + side * 2.8))


def _compare(icon: Sketch) -> None:
    icon.line((3, 8), (19, 8), thick=2.2)
    icon.line((15, 3.8), (19.6, 8), (15, 12.2), thick=2.2)
    icon.line((21, 16), (5, 16), thick=2.2)
    icon.line((9, 11.8), (4.4, 16), (9, 20.2), thick=2.2)


def _question(icon: Sketch) -> None:
    """A filled disc, so that it stands out on a tile."""
    icon.disc(12, 12, 11)
    icon.arc(12, 9.2, 3.6, 180, 405, thick=2.6, ink=0)
    icon.line((14.4, 11.8), (12, 13.6), (12, 15), thick=2.6, ink=0)
    icon.disc(12, 18.4, 1.6, ink=0)


def _keypad(icon: Sketch) -> None:
    for x in (5, 12, 19):
        for y in (5, 12, 19):
            icon.box(x - 2.2, y - 2.2, x + 2.2, y + 2.2, radius=0.8, filled=True)


def _erase(icon: Sketch) -> None:
    icon.line((9, 5), (21, 5), (21, 19), (9, 19), (2.5, 12), closed=True)
    icon.line((11.5, 9), (17, 15), thick=2.2)
    icon.line((17, 9), (11.5, 15), thick=2.2)


ACTIONS: Final[dict[str, Icon]] = {
    "back": _back, "arrow": _arrow, "undo": _undo, "redo": _redo, "check": _check,
    "cross": _cross, "plus": _plus, "minus": _minus, "more": _more, "drag": _drag,
    "search": _search, "trash": _trash, "pencil": _pencil, "export": _export, "power": _power,
    "home": _home, "lock": _lock, "rotate": _rotate, "compare": _compare,
    "question": _question, "keypad": _keypad, "erase": _erase,
    "forward": _forward, "up": _up, "down": _down, "play": _play, "pause": _pause,
}  # fmt: skip
