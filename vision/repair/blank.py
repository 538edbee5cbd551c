"""Blank faces that the reader takes for no face at all, as in poor light it may.

A white dragon without a frame is a piece of ivory. Where one was found that is as large as a face
beside it, in line with it, and of its colour, it is one; so it is beside a back, where other faces
have that colour.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.geometry import Image, Quad
from vision.repair.faint import in_line_with
from vision.repair.ivory import which_are_ivory

_FEWEST: Final = 3  # faces that say what ivory looks like here


def blank_faces(
    image: Image, faces: Sequence[Quad], backs: Sequence[Quad], doubtful: Sequence[Quad]
) -> list[int]:
    """Which of the doubtful quads continue a row in the faces' colour, one after another.

    A row of backs does as well: an indicator lies among them, or half of a closed kong.
    """
    if len(faces) < _FEWEST or not doubtful:
        return []
    ivory = which_are_ivory(image, faces, doubtful)
    left = [number for number, is_ivory in enumerate(ivory) if is_ivory]
    row, found = [_from_top_left(tile) for tile in (*faces, *backs)], list[int]()
    while left:
        places = np.array([_from_top_left(doubtful[number]) for number in left], np.float32)
        more = [left[index] for index in in_line_with(places, np.array(row, np.float32))]
        if not more:
            break
        found += more
        row += [_from_top_left(doubtful[number]) for number in more]
        left = [number for number in left if number not in more]
    return sorted(found)


def _from_top_left(quad: Quad) -> Quad:
    """The corners in the picture's order: which way up a blank face lies nobody knows."""
    return np.roll(quad, -int(quad.sum(axis=1).argmin()), axis=0)
