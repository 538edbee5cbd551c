"""The virtual camera with hands that the real networks read right, for tests of the kiosk's way.

How often they do is measured elsewhere; here a hand that they get wrong is passed over, whatever
weights are in use.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from kiosk_app.session.table_camera import TableCamera
from scorer.tiles import sort_tiles
from vision.camera.virtual import VirtualCamera
from vision.photo import Photo
from vision.reading import PhotoReader
from vision.training.artist.style import training_style
from vision.training.render import RenderedPhoto, render_photo
from vision.training.render.arrange_hand import TileShape, arrange_hand
from vision.training.render.compose import Scene
from vision.training.render.hands import DealtHand, deal_hand

_SIZE = (1280, 720)
_MOST = 40


class HandsOnTheTable:
    """One reader and one camera for a whole test."""

    def __init__(self) -> None:
        self.reader = PhotoReader()
        self.camera = VirtualCamera(size=_SIZE)
        self._scenes = self._readable()

    def table_camera(self) -> TableCamera:
        return TableCamera(make_reader=lambda _: self.reader, find_camera=lambda _: self.camera)

    def lay_next(self) -> dict[str, Any]:
        """Lay the next closed hand on the table; what it is, as ``tenbou read`` writes it."""
        return next(self._scenes)

    def _readable(self) -> Iterator[dict[str, Any]]:
        trial = VirtualCamera(size=_SIZE)
        for seed in range(_MOST):
            trial.show(seed)
            truth = trial.truth
            if truth.hand is None or truth.hand["melds"]:
                continue
            read = self.reader.read(Photo(str(seed), truth.image)).hand_reading
            if read.hand is None or read.hand.as_json() != truth.hand or read.confidence < 0.9:
                continue
            self.camera.show(seed)
            yield truth.hand
        raise AssertionError(f"none of {_MOST} rendered hands is read right")


class HandOfALoser(VirtualCamera):
    """Shows a hand that nobody won with: a pung laid out, ten tiles, and whatever else."""

    def __init__(self) -> None:
        super().__init__(size=_SIZE)
        self.reader = PhotoReader()
        self.hand: DealtHand | None = None
        for seed in range(_MOST):
            self.show(seed)
            photo = Photo(str(seed), self.truth.image)
            read = self.reader.read_frames([photo], won=False).hand_reading
            if read.hand is None or self.hand is None or read.confidence < 0.9:
                continue
            if sort_tiles(read.hand.concealed) == self.hand.concealed:
                return
        raise AssertionError(f"none of {_MOST} rendered hands is read with confidence")

    def _rendered(self, seed: int) -> RenderedPhoto:
        random = np.random.default_rng(seed)
        hand = next(
            hand
            for hand in iter(lambda: deal_hand(random), None)
            if [meld.kind for meld in hand.melds] == ["pon"]
        )
        # Whatever comes from the wall: it need not nearly win.
        self.hand = replace(hand, concealed=tuple(sort_tiles(hand.rest[:10])))
        return render_photo(
            seed, self._size, training_style(0), tidy=True, composed=partial(_laid, self.hand)
        )


def _laid(hand: DealtHand, shape: TileShape) -> Scene:
    random = np.random.default_rng(len(hand.rest))
    bodies = [body for body in arrange_hand(hand, shape, random) if body.role != "win"]
    return Scene(tuple(bodies), np.vstack([body.corners(shape.height) for body in bodies]), None)
