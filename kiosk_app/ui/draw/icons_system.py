"""Icons for settings and for how the machine is: sound, language, server, warnings."""

from typing import Final

from kiosk_app.ui.draw.sketch import Icon, Sketch, on_circle


def _settings(icon: Sketch) -> None:
    for step in range(8):
        inner, outer = (on_circle(12, 12, reach, step * 45) for reach in (7, 9.4))
        icon.line(inner, outer, thick=3.9)
    icon.disc(12, 12, 7.8)
    icon.disc(12, 12, 3.5, ink=0)


def _warning(icon: Sketch) -> None:
    icon.line((12, 3.4), (22, 20.4), (2, 20.4), closed=True)
    icon.line((12, 9.6), (12, 14.2), thick=2.4)
    icon.disc(12, 17.4, 1.4)


def _info(icon: Sketch) -> None:
    icon.ring(12, 12, 9.4)
    icon.line((12, 11.4), (12, 17), thick=2.4)
    icon.disc(12, 7.4, 1.5)


def _speaker(icon: Sketch) -> None:
    icon.line((3, 9.2), (7, 9.2), (12, 4.8), (12, 19.2), (7, 14.8), (3, 14.8), closed=True)


def _sound(icon: Sketch) -> None:
    _speaker(icon)
    icon.arc(12, 12, 4.2, -48, 48)
    icon.arc(12, 12, 8.4, -50, 50)


def _sound_off(icon: Sketch) -> None:
    _speaker(icon)
    icon.line((15.4, 9.2), (21, 14.8))
    icon.line((21, 9.2), (15.4, 14.8))


def _globe(icon: Sketch) -> None:
    icon.ring(12, 12, 9.4)
    icon.line((2.6, 12), (21.4, 12), thick=1.7)
    for side in (4.4, -4.4):
        icon.line(*((12 + side * (1 - (step / 9.4) ** 2) ** 0.5, 12 + step)
                    for step in (-9.4, -9, -8, -6, -4, -2, 0, 2, 4, 6, 8, 9, 9.4)),
                  thick=1.7)  # fmt: skip


def _palette(icon: Sketch) -> None:
    icon.disc(12, 12, 9.8)
    icon.disc(18.2, 17.6, 4.6, ink=0)
    for degrees in (130, 190, 250, 315):
        icon.disc(*on_circle(12, 12, 5.8, degrees), 1.6, ink=0)


def _cloud(icon: Sketch) -> None:
    icon.arc(7.4, 14.4, 4.6, 90, 262)
    icon.arc(12, 10.4, 5.8, 190, 338)
    icon.arc(17.4, 14, 4.9, -84, 90)
    icon.line((7.4, 19), (17.4, 19))


def _server(icon: Sketch) -> None:
    _cloud(icon)
    icon.line((8.6, 13), (11.2, 15.6), (15.8, 10.4))


def _offline(icon: Sketch) -> None:
    _cloud(icon)
    icon.line((5, 3), (21, 21.6), thick=5, ink=0)
    icon.line((4.4, 3.6), (20.4, 21.4))


def _sync(icon: Sketch) -> None:
    for start, side in ((200, 1), (20, -1)):
        icon.arc(12, 12, 8, start, start + 130)
        x, y = on_circle(12, 12, 8, start + 138)
        icon.fill((x + side * 3.2, y - side * 2.2), (x + side * 0.8, y + side * 3.6),
                  (x - side * 3.4, y - side * 0.6))  # fmt: skip


def _save(icon: Sketch) -> None:
    """What is kept on the card: a stack of discs."""
    icon.arc(12, 5.6, 7.6, 0, 360, flat=0.4)
    for y in (12, 18.4):
        icon.arc(12, y, 7.6, 0, 180, flat=0.4)
    icon.line((4.4, 5.6), (4.4, 18.4))
    icon.line((19.6, 5.6), (19.6, 18.4))


SYSTEM: Final[dict[str, Icon]] = {
    "settings": _settings, "warning": _warning, "info": _info, "sound": _sound,
    "sound-off": _sound_off, "globe": _globe, "palette": _palette, "server": _server,
    "offline": _offline, "sync": _sync, "storage": _save,
}  # fmt: skip
