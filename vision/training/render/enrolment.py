"""A rendered enrolment photo: all tiles of a set in rows, as a club lays them out."""

from collections.abc import Sequence

import numpy as np

from scorer.tiles import parse_tiles
from vision.training.artist.style import Style
from vision.training.render.arrange_hand import TileShape
from vision.training.render.bodies import Spot, lying
from vision.training.render.compose import Scene
from vision.training.render.photo import RenderedPhoto, render_photo


def render_enrolment(
    seed: int, style: Style, rows: Sequence[str], size: tuple[int, int] = (1920, 1080)
) -> RenderedPhoto:
    """The rows one below the other, with a gap between them, none of the tiles quite straight."""
    random = np.random.default_rng(seed)

    def composed(shape: TileShape) -> Scene:
        bodies = [
            lying(
                int(tile),
                Spot(
                    column * 1.05 + float(random.normal(0, 0.015)),
                    -row * (shape.height + 0.35) + float(random.normal(0, 0.03)),
                    float(random.normal(0, 1.5)),
                ),
                shape.depth,
                "other",
            )
            for row, text in enumerate(rows)
            for column, tile in enumerate(parse_tiles(text))
        ]
        focus = np.vstack([body.corners(shape.height) for body in bodies])
        return Scene(tuple(bodies), focus, None)

    return render_photo(seed, size, style, tidy=True, composed=composed)
