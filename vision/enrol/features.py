"""The reader with its last layer but one in view, by which tiles of one set can be compared."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.enrol.store import TileSetError
from vision.enrol.tile_set import Features, TileSet
from vision.geometry import Image, Quad
from vision.read import READER_WEIGHTS, Reader
from vision.read.faces import CLASS_COUNT
from vision.read.reader import MARGIN, Answers, CropNetwork, joined_answers, straighten

_OUTPUT: Final = "features"
"""The output of weights that were exported with it: the mean over the picture, from which both
answers are computed."""
_INNER: Final = "/network/ReduceMean_output_0"
"""The same inside of weights that were exported without."""
_log: Final = logging.getLogger(__name__)


class NoFeaturesError(TileSetError):
    """Weights with which no tile set can be compared."""


class SetReader(Reader):
    """The reader's network beside an enrolled tile set, if there is one."""

    def __init__(
        self,
        tile_set: TileSet | None = None,
        weights: Path = READER_WEIGHTS,
        threads: int | None = None,
    ) -> None:
        self._network = CropNetwork(_showing_features(weights), threads)
        outputs = list(self._network.widths)
        self._features = next((n for n in (_OUTPUT, _INNER) if n in outputs), None)
        if self._features is None:
            raise NoFeaturesError("no-features", name=weights.name)
        self._outputs = [name for name in outputs if name != self._features] + [self._features]
        self._tile_set = tile_set
        self.trouble: Final = self._misfit(tile_set)
        """Why the tiles are read without the set that was given; None: they are read with it."""
        if self.trouble is not None:
            _log.warning("%s", self.trouble)
            self._tile_set = None

    def _misfit(self, tile_set: TileSet | None) -> TileSetError | None:
        if tile_set is None or self._fits(tile_set):
            return None
        return TileSetError("other-network", name=tile_set.name)

    def _fits(self, tile_set: TileSet) -> bool:
        """Whether this network's features are as many as the set's, with its answers or without."""
        width = self._network.widths[self._features or ""]
        enrolled = tile_set.features.shape[1]
        return not isinstance(width, int) or enrolled in (width, width + CLASS_COUNT)

    def features(self, crops: Sequence[Image]) -> Features:
        """What a tile set keeps of crops: the network's features, then the reader's answers."""
        answers, features = self._all(crops)
        return np.concatenate([features, answers.faces], axis=1)

    def compare(self, crops: Sequence[Image]) -> tuple[Features, Features]:
        """The reader's own probabilities, and the features by which sets are compared."""
        answers, features = self._all(crops)
        return answers.faces, features

    def _run(self, crops: Sequence[Image]) -> Answers:
        answers, features = self._all(crops)
        if self._tile_set is None:
            return answers
        return replace(answers, faces=self._tile_set.judged(answers.faces, features))

    def _all(self, crops: Sequence[Image]) -> tuple[Answers, Features]:
        parts = self._network.run(crops, self._outputs)
        features = np.concatenate([np.asarray(part[-1], np.float32) for part in parts])
        return joined_answers([part[:-1] for part in parts]), features


def _showing_features(weights: Path) -> bytes:
    model = weights.read_bytes()
    return _with_output(model, _INNER) if _INNER.encode() in model else model


def _with_output(model: bytes, name: str) -> bytes:
    """The network with one of its inner values among its outputs.

    ONNX files are protobuf messages, and two messages in a row are read as one: so a network with
    nothing but an output, written behind, adds that output. (Fields: 7 graph, 12 output, 1 name.)
    """
    return model + _field(7, _field(12, _field(1, name.encode())))


def _field(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _varint(value: int) -> bytes:
    digits = bytearray()
    while value > 127:
        digits.append(value & 127 | 128)
        value >>= 7
    return bytes([*digits, value])


_MARGINS: Final = (MARGIN, 0.0, 0.12)
"""Corners are never exact, so a face is enrolled as seen a little nearer and farther, too."""


def set_features(reader: SetReader, image: Image, quads: Sequence[Quad]) -> Features:
    """Four rows for each tile: one for each way it may lie."""
    rows: list[NDArray[np.float32]] = []
    for turn in range(4):
        looks = [
            reader.features([_turned(straighten(image, quad, margin=m), turn) for quad in quads])
            for m in _MARGINS
        ]
        rows.append(np.mean(looks, axis=0))
    return np.stack(rows, axis=1).reshape(4 * len(quads), -1)


def _turned(crop: Image, quarters: int) -> Image:
    if quarters == 0:
        return crop
    ways = (cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE)
    return cv2.rotate(crop, ways[quarters - 1]).astype(np.uint8, copy=False)
