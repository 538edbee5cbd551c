"""Icons of the game and the club night: dora, riichi, seats, timer, standings, learning."""

from typing import Final

from kiosk_app.ui.draw.sketch import Icon, Sketch, on_circle


def _dora(icon: Sketch) -> None:
    icon.box(4.5, 2.5, 19.5, 21.5, radius=2.4)
    icon.star(12, 12.2, 5.8)


def _riichi(icon: Sketch) -> None:
    """The stick laid down, with its one dot."""
    icon.box(1.4, 8, 22.6, 16, radius=2.6, thick=1.8)
    icon.disc(12, 12, 2.2)


def _people(icon: Sketch) -> None:
    icon.ring(9, 7.8, 3.5)
    icon.arc(9, 21, 6.6, 180, 360)
    icon.arc(15.6, 7.8, 3.5, -100, 100)
    icon.arc(15.4, 21, 6.6, -62, 0)


def _seats(icon: Sketch) -> None:
    """A table and its four seats."""
    icon.box(7, 7, 17, 17, radius=1.6)
    for left, top, right, bottom in (
        (9, 2, 15, 4.4), (9, 19.6, 15, 22), (2, 9, 4.4, 15), (19.6, 9, 22, 15),
    ):  # fmt: skip
        icon.box(left, top, right, bottom, radius=1.1, filled=True)


def _lots(icon: Sketch) -> None:
    """A die: seats by lot."""
    icon.box(3.5, 3.5, 20.5, 20.5, radius=3)
    for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16)):
        icon.disc(x, y, 1.6)


def _timer(icon: Sketch) -> None:
    icon.ring(12, 13.4, 8)
    icon.line((12, 9), (12, 13.4), (15, 15.2))
    icon.line((9.6, 2.4), (14.4, 2.4))
    icon.line((12, 2.6), (12, 5))
    icon.line((18.6, 5.4), (20, 6.8))


def _bell(icon: Sketch) -> None:
    icon.arc(12, 9.4, 5.8, 180, 360)
    icon.line((6.2, 9.4), (6, 14), (3.8, 17.4), (20.2, 17.4), (18, 14), (17.8, 9.4))
    icon.arc(12, 18, 2.8, 20, 160)
    icon.line((12, 2), (12, 3.4))


def _trophy(icon: Sketch) -> None:
    icon.line((7, 3.4), (17, 3.4))
    icon.line((7, 3.4), (7, 9))
    icon.line((17, 3.4), (17, 9))
    icon.arc(12, 9, 5, 0, 180)
    icon.arc(6.8, 7.2, 3.4, 90, 250, thick=1.7)
    icon.arc(17.2, 7.2, 3.4, -70, 90, thick=1.7)
    icon.line((12, 14), (12, 18))
    icon.line((7.5, 20.4), (16.5, 20.4), thick=2.4)
    icon.line((9.5, 18.4), (14.5, 18.4))


def _standings(icon: Sketch) -> None:
    icon.line((2.6, 20.6), (2.6, 13.4), (8.8, 13.4), (8.8, 5), (15.2, 5), (15.2, 10), (21.4, 10),
              (21.4, 20.6), closed=True)  # fmt: skip
    icon.line((8.8, 13.4), (8.8, 20.6), thick=1.6)
    icon.line((15.2, 10), (15.2, 20.6), thick=1.6)
    icon.line((11, 9.4), (12.3, 8.4), (12.3, 13.6), thick=1.6)


def _history(icon: Sketch) -> None:
    icon.arc(12.6, 12, 8.4, -145, 160)
    icon.line((12.6, 7.4), (12.6, 12.2), (16, 14.2))
    x, y = on_circle(12.6, 12, 8.4, -160)
    icon.fill((x - 3.6, y - 3.6), (x + 3.2, y - 1.4), (x - 1.6, y + 3.6))


def _chart(icon: Sketch) -> None:
    icon.line((3.4, 3), (3.4, 20.6), (21, 20.6))
    icon.line((6.6, 15.6), (10.6, 10.4), (14.4, 13.4), (20, 5.6))


def _book(icon: Sketch) -> None:
    for side in (-1, 1):
        middle = 12.0
        icon.line((middle, 6), (middle + side * 3, 4.6), (middle + side * 9.4, 4.6),
                  (middle + side * 9.4, 18), (middle + side * 3, 18), (middle, 19.6))  # fmt: skip
    icon.line((12, 6), (12, 19.6))


def _quiz(icon: Sketch) -> None:
    icon.ring(12, 12, 9.4)
    icon.letter("?", (9, 6.6, 15, 17.4))


def _qr(icon: Sketch) -> None:
    for left, top in ((3, 3), (14.4, 3), (3, 14.4)):
        icon.box(left, top, left + 6.6, top + 6.6, radius=0.8)
        icon.box(left + 2.4, top + 2.4, left + 4.2, top + 4.2, radius=0.3, filled=True)
    for x, y in ((13.6, 13.6), (19.4, 13.6), (16.5, 16.5), (13.6, 19.4), (19.4, 19.4)):
        icon.box(x, y, x + 2.4, y + 2.4, radius=0.3, filled=True)


def _dealer(icon: Sketch) -> None:
    """Who deals now: 親, cut out of a disc."""
    icon.disc(12, 12, 11.6)
    icon.letter("親", (5.2, 5, 18.8, 19), ink=0)


def _first_dealer(icon: Sketch) -> None:
    """The plaque that lies before the first dealer all game: 起家, one above the other."""
    icon.box(4, 1.4, 20, 22.6, radius=2.4, filled=True)
    icon.letter("起", (6.6, 3.2, 17.4, 11.6), ink=0)
    icon.letter("家", (6.6, 12.6, 17.4, 21), ink=0)


GAME: Final[dict[str, Icon]] = {
    "dora": _dora, "riichi": _riichi, "people": _people, "seats": _seats, "lots": _lots,
    "timer": _timer, "bell": _bell, "trophy": _trophy, "standings": _standings,
    "history": _history, "chart": _chart, "book": _book, "quiz": _quiz, "qr": _qr,
    "dealer": _dealer, "first-dealer": _first_dealer,
}  # fmt: skip
