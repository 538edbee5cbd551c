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
    others: float = 0
    """Units for the alternatives under doubtful tiles."""
    crops: bool = True

    def widths(self, tile: float) -> list[float]:
        """Of each zone, in units."""
        pairs = zip(self.lengths, self.names, strict=True)
        return [max(length * tile, name) + EDGES for length, name in pairs]


def tile_sizes(bands: Sequence[SizedBand], room: tuple[float, float]) -> tuple[list[float], float]:
    """The width of a tile in each band, in units, and the height of a crop in such widths."""
    best: tuple[float, list[float], float] | None = None
    for crop in _CROPS:
        sizes = _largest(bands, room, crop)
        better = best is None or sizes[0] > best[0] * _WORTH_A_SMALLER_CROP
        if better or (best is not None and not _tappable(bands, best[1])):
            best = sizes[0], sizes, crop
    assert best is not None  # noqa: S101  # there are crops
    return best[1], best[2]


def _tappable(bands: Sequence[SizedBand], sizes: Sequence[float]) -> bool:
    """Whether the alternatives under doubtful tiles are as wide as a finger."""
    return all(size >= LEAST_TOUCH for band, size in zip(bands, sizes, strict=True) if band.others)


def _largest(bands: Sequence[SizedBand], room: tuple[float, float], crop: float) -> list[float]:
    across, down = room
    limits = [_limit(band, across) for band in bands]
    for width in range(LARGEST, SMALLEST, -1):
        sizes = [min(width, limit) for limit in limits]
        needed = sum(_height(band, size, crop) for band, size in zip(bands, sizes, strict=True))
        if needed <= down:
            return sizes
    return [min(SMALLEST, limit) for limit in limits]


def _limit(band: SizedBand, across: float) -> float:
    """The largest tile with which all zones of a band, and their names, stand beside each other."""
    for width in range(LARGEST, SMALLEST, -1):
        if sum(band.widths(width)) + _BETWEEN * (len(band.lengths) - 1) <= across:
            return width
    return SMALLEST


def _height(band: SizedBand, size: float, crop: float) -> float:
    tile = size * (RATIO + (crop if band.crops else 0)) + band.others
    return band.rows * tile + (band.rows - 1) * 4 + TITLE + _BETWEEN
