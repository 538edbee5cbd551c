"""The 37 faces of a riichi set, and their notation."""

from collections.abc import Iterable
from typing import Final

from scorer.messages import CodedError

SUITS: Final = "mpsz"
"""Characters, circles, bamboo, honours: the letters of mpsz notation."""

KINDS: Final = 34
"""How many different tiles there are when a red five counts as a five."""


class NotationError(CodedError, ValueError):
    """A text that does not name tiles."""

    section = "notation"


class Tile(int):
    """A face as a number: characters from 0, circles 9, bamboo 18, honours 27, red fives 34.

    The first 34 numbers are the *kinds*; a red five has the kind of the plain five.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return _TEXT[self]

    def __repr__(self) -> str:
        return f"<{_TEXT[self]}>"

    @property
    def kind(self) -> "Tile":
        """The tile without its colour: a red five is a five."""
        return TILES[KIND_OF[self]]

    @property
    def is_red(self) -> bool:
        return self >= KINDS

    @property
    def suit(self) -> str:
        return _TEXT[self][1]

    @property
    def number(self) -> int:
        """1–9 in a suit; 1–7 for East South West North White Green Red."""
        return KIND_OF[self] % 9 + 1

    @property
    def is_honour(self) -> bool:
        return 27 <= self < KINDS

    @property
    def is_terminal(self) -> bool:
        return self < 27 and self % 9 in (0, 8)

    @property
    def is_simple(self) -> bool:
        """Two to eight of a suit."""
        return not (self.is_honour or self.is_terminal)

    @property
    def unicode(self) -> str:
        """The mahjong character; Unicode has no red fives, so those are drawn as fives."""
        return chr(_UNICODE[KIND_OF[self]])


_TEXT: Final[list[str]] = [f"{i % 9 + 1}{SUITS[i // 9]}" for i in range(KINDS)] + ["0m", "0p", "0s"]
KIND_OF: Final[list[int]] = [*range(KINDS), 4, 13, 22]
"""The kind of each face, where a property call would be too slow."""
_UNICODE: Final = [
    *range(0x1F007, 0x1F010),  # characters
    *range(0x1F019, 0x1F022),  # circles
    *range(0x1F010, 0x1F019),  # bamboo
    *range(0x1F000, 0x1F004),  # East South West North
    0x1F006,  # Unicode lists the dragons Red, Green, White
    0x1F005,
    0x1F004,
]

TILES: Final[tuple[Tile, ...]] = tuple(Tile(i) for i in range(37))
"""Every face once, so that a tile is never made twice."""

ORPHANS: Final[tuple[Tile, ...]] = tuple(t for t in TILES[:KINDS] if t.is_terminal or t.is_honour)
"""The thirteen terminals and honours."""


_BY_TEXT: Final = {text: TILES[i] for i, text in enumerate(_TEXT)}
_BY_UNICODE: Final = {chr(code): TILES[i] for i, code in enumerate(_UNICODE)}
_PRESENTATION: Final = "\ufe0e\ufe0f"  # text or picture: both are the same tile
# Ready-made tiles by suit letter and figure, so that parsing is one look-up a tile.
_BY_SUIT: Final = {
    suit: {text[0]: tile for text, tile in _BY_TEXT.items() if text[1] == suit} for suit in SUITS
}


def parse_tile(text: str) -> Tile:
    """One tile: ``5m``, ``0s``, ``7z`` or its Unicode character."""
    tile = _BY_TEXT.get(text)
    if tile is not None:
        return tile
    tiles = parse_tiles(text)
    if len(tiles) != 1:
        raise NotationError("one-tile", text=_short(text))
    return tiles[0]


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles in mpsz notation (``123m406p99s1z``) or as Unicode characters; spaces are free."""
    tiles: list[Tile] = []
    by_figure: dict[str, Tile] = {}
    waiting = False  # for a figure before the letter
    for char in reversed(text):
        tile = by_figure.get(char)
        if tile is not None:
            tiles.append(tile)
            waiting = False
        elif char in _BY_SUIT and not waiting:
            by_figure, waiting = _BY_SUIT[char], True
        else:
            return _parse_carefully(text)
    if waiting:
        return _parse_carefully(text)
    tiles.reverse()
    return tuple(tiles)


def _parse_carefully(text: str) -> tuple[Tile, ...]:
    """Anything but bare mpsz: Unicode tiles, spaces, and an error that says what is wrong."""
    tiles: list[Tile] = []
    figures = ""
    for char in text:
        if char in "0123456789":
            figures += char
        elif char in _BY_SUIT:
            if not figures:
                raise NotationError("no-digit", text=_short(text), letter=char)
            by_figure = _BY_SUIT[char]
            for figure in figures:
                if figure not in by_figure:
                    # Suits have all ten figures; honours are 1 to 7.
                    tile = f"{figure}{char}"
                    raise NotationError("no-such-honour", text=_short(text), tile=tile)
                tiles.append(by_figure[figure])
            figures = ""
        elif char in _BY_UNICODE and not figures:
            tiles.append(_BY_UNICODE[char])
        elif not (char.isspace() or char in _PRESENTATION) or figures:
            raise NotationError("not-a-tile", text=_short(text), letter=char)
    if figures:
        raise NotationError("no-suit", text=_short(text), digits=_short(figures))
    return tuple(tiles)


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles in mpsz notation in the order given: neighbours of one suit share its letter."""
    text = ""
    for tile in tiles:
        face = _TEXT[tile]
        text = text[:-1] + face if text.endswith(face[1]) else text + face
    return text


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles as a player sorts them: suits, then honours; a red five before its plain fives."""
    return tuple(sorted(tiles, key=lambda tile: (KIND_OF[tile], -tile)))


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
