"""The virtual camera with hands that the real networks read right, for tests of the kiosk's way.

How often they do is measured elsewhere; here a hand that they get wrong is passed over, whatever
weights are in use.
"""

from collections.abc import Iterator
from typing import Any

from kiosk_app.desk.eyes import Eyes
from vision.camera.virtual import VirtualCamera
from vision.photo import Photo
from vision.reading import PhotoReader

_SIZE = (1280, 720)
_MOST = 40


class HandsOnTheTable:
    """One reader and one camera for a whole test."""

    def __init__(self) -> None:
        self.reader = PhotoReader()
        self.camera = VirtualCamera(size=_SIZE)
        self._scenes = self._readable()

    def eyes(self) -> Eyes:
        return Eyes(make_reader=lambda _: self.reader, find_camera=lambda _: self.camera)

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
