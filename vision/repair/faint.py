"""Faint answers of the detector, believed where they continue a row of tiles.

Parts of tiles and things like tiles get faint answers too, but they are seldom as large as the tile
beside them, in line with it, and clear of it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import boxes_around, overlaps

_ALIKE: Final = 0.25  # difference in size and slant between neighbours
_NEAREST, _FARTHEST = 0.8, 1.3  # tile widths between the middles of neighbours
_ASIDE: Final = 0.35  # of a tile, off the line of the row
_CLEAR: Final = 0.2  # overlap with a tile that is there already

Corners = NDArray[np.float32]
"""Of several tiles: n × 4 × 2."""


def in_line_with(faint: Corners, sure: Corners) -> NDArray[np.intp]:
    """Which faint quads, the likeliest first, lie side by side with a sure one of their size."""
    axes, middles = _axes(sure), sure.mean(axis=1)
    flat = np.abs(np.linalg.det(axes)) > 1
    own, middles = np.linalg.inv(axes[flat]), middles[flat]
    taken = list(boxes_around(sure))
    believed = []
    for index, (shape, box) in enumerate(zip(_axes(faint), boxes_around(faint), strict=True)):
        alike = np.abs(own @ shape - np.eye(2)).max(axis=(1, 2)) < _ALIKE
        away = np.abs((own @ (faint[index].mean(axis=0) - middles)[:, :, None])[:, :, 0])
        near, far = away.min(axis=1), away.max(axis=1)
        beside = alike & (near < _ASIDE) & (far > _NEAREST) & (far < _FARTHEST)
        if beside.any() and overlaps(box[None], np.array(taken)).max() < _CLEAR:
            believed.append(index)
            taken.append(box)
    return np.array(believed, np.intp)


def _axes(quads: Corners) -> Corners:
    """Columns: a tile's own two directions."""
    across = (quads[:, 1] - quads[:, 0] + quads[:, 2] - quads[:, 3]) / 2
    down = (quads[:, 3] - quads[:, 0] + quads[:, 2] - quads[:, 1]) / 2
    return np.stack([across, down], axis=2)
