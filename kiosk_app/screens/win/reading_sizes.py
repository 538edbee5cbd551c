"""How large the tiles of a reading can be in the room that there is."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kiosk_app.ui.widgets.tiles import RATIO

LARGEST: Final = 84
SMALLEST: Final = 24
"""A tile's width, in units."""
TITLE: Final = 26
"""Height of a zone's name with its edges, in units."""
EDGES: Final = 10
"""Left and right of a zone's tiles, in units."""
_BETWEEN: Final = 6
LEAST_TOUCH: Final = 48
"""Each side of an alternative under a doubtful tile, at least."""
OFFERED: Final = 2
"""Alternatives under a doubtful tile."""
_CROPS: Final = (RATIO, 1.0, 0.7, 0.45)
"""Heights of a photo's crop in widths of a tile; the first is as large as the tile under it."""
_WORTH_A_SMALLER_CROP: Final = 1.12
"""A crop is made smaller only where the tiles grow by more than this."""


class SizedBand(NamedTuple):
    """Zones beside each other."""

    lengths: tuple[float, ...]
    """Of each zone, in widths of a tile."""
    names: tuple[float, ...]
    """Units that the name of each takes."""
    rows: int = 1
    doubts: tuple[int, ...] = ()
    """Of each zone, the tiles with alternatives under them; empty: none has any."""
    crops: bool = True

    def widths(self, tile: float, beside: bool = False) -> list[float]:
        """Of each zone, in units; ``beside``: with the alternatives beside each other."""
        wider = max(0.0, OFFERED * LEAST_TOUCH - tile) if beside else 0.0
        doubts = self.doubts or (0,) * len(self.lengths)
        return [
            max(length * tile + wider * doubtful, name) + EDGES
            for length, name, doubtful in zip(self.lengths, self.names, doubts, strict=True)
        ]

    def others(self, beside: bool) -> float:
        """Units under the tiles for the alternatives."""
        if not any(self.doubts):
            return 0
        return LEAST_TOUCH if beside else OFFERED * LEAST_TOUCH


class TileSizes(NamedTuple):
    """How large the tiles of each band are, in units, and what goes with them."""

    tiles: list[float]
    crop: float
    """The height of a crop in widths of a tile."""
    beside: bool
    """The alternatives are beside each other instead of under each other."""


def tile_sizes(bands: Sequence[SizedBand], room: tuple[float, float]) -> TileSizes:
    best: TileSizes | None = None
    doubt = any(any(band.doubts) for band in bands)
    for beside in (False, True) if doubt else (False,):
        found = _with_crops(bands, room, beside)
        if best is None or _is_larger(bands, found, best):
            best = found
    assert best is not None  # noqa: S101  # there is one way at least
    return best


def _with_crops(bands: Sequence[SizedBand], room: tuple[float, float], beside: bool) -> TileSizes:
    best: TileSizes | None = None
    for crop in _CROPS:
        sizes = TileSizes(_largest(bands, room, crop, beside), crop, beside)
        better = best is None or sizes.tiles[0] > best.tiles[0] * _WORTH_A_SMALLER_CROP
        if better or (best is not None and not _tappable(bands, best)):
            best = sizes
    assert best is not None  # noqa: S101  # there are crops
    return best


def _is_larger(bands: Sequence[SizedBand], one: TileSizes, other: TileSizes) -> bool:
    """Whether the first has the larger tiles, or as large ones under larger crops."""
    if _tappable(bands, one) != _tappable(bands, other):
        return _tappable(bands, one)
    return (one.tiles[0], one.crop) > (other.tiles[0], other.crop)


def _tappable(bands: Sequence[SizedBand], sizes: TileSizes) -> bool:
    """Whether the alternatives under doubtful tiles are as wide as a finger."""
    if sizes.beside:
        return True  # a doubtful tile has the room of all of its alternatives
    pairs = zip(bands, sizes.tiles, strict=True)
    return all(size >= LEAST_TOUCH for band, size in pairs if any(band.doubts))


def _largest(
    bands: Sequence[SizedBand], room: tuple[float, float], crop: float, beside: bool
) -> list[float]:
    across, down = room
    limits = [_limit(band, across, beside) for band in bands]
    for width in range(LARGEST, SMALLEST, -1):
        sizes = [min(width, limit) for limit in limits]
        pairs = zip(bands, sizes, strict=True)
        needed = sum(_height(band, size, crop, beside) for band, size in pairs)
        if needed <= down:
            return sizes
    return [min(SMALLEST, limit) for limit in limits]


def _limit(band: SizedBand, across: float, beside: bool) -> float:
    """The largest tile with which all zones of a band, and their names, stand beside each other."""
    for width in range(LARGEST, SMALLEST, -1):
        if sum(band.widths(width, beside)) + _BETWEEN * (len(band.lengths) - 1) <= across:
            return width
    return SMALLEST


def _height(band: SizedBand, size: float, crop: float, beside: bool) -> float:
    tile = size * (RATIO + (crop if band.crops else 0)) + band.others(beside)
    return band.rows * tile + (band.rows - 1) * 4 + TITLE + _BETWEEN
