"""What one picture shows: the tiles that were seen, and what each step of the eyes did to them.

One ``Scene`` goes through the whole of ``vision.pipeline``. A tile has an id in it that it keeps
from here through layout and resolver to the reading and the draft on a screen.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection, Kind
from vision.geometry import Image, Quad, size_of
from vision.read.faces import (
    CLASS_COUNT,
    CLASS_NAMES,
    FLOWER,
    LOOKS_SAME_UPSIDE_DOWN,
    NOT_A_FACE,
    WHITE_DRAGON,
)
from vision.read.reader import FaceReading

_SAME_UPSIDE_DOWN: Final = np.array(sorted(LOOKS_SAME_UPSIDE_DOWN))
_ANY_WAY_UP: Final = np.full(4, 0.25, np.float32)
_TURN_IS_A_GUESS: Final = np.zeros(CLASS_COUNT, np.float32)
"""For each face, how little the reader's word on its turn counts. The reader sees a square crop: a
blank white dragon has nothing there that turns, a single circle hardly anything. Beside other tiles
their shape decides."""
_TURN_IS_A_GUESS[[WHITE_DRAGON, CLASS_NAMES.index("1p")]] = 1.0, 0.4
_NO_FACE: Final = np.eye(CLASS_COUNT, dtype=np.float32)[NOT_A_FACE]
_ANY_FACE: Final = np.full(CLASS_COUNT, 1 / CLASS_COUNT, np.float32)

NO_ID: Final = -1
"""Of a tile that belongs to no scene."""


@dataclass(frozen=True, eq=False)
class SeenTile:
    quad: Quad
    """Clockwise from the face's own top left, as far as the reader can say."""
    kind: Kind
    score: float
    """How sure the detector is that a tile is there."""
    probabilities: NDArray[np.float32]
    """One for each of ``CLASS_NAMES``; all alike until the face was read."""
    top_side: NDArray[np.float32]
    """How likely the face's own top is side 0, 1, 2, 3 of the quad (side 0: corners 0 and 1).

    Faces that look the same upside down share theirs between opposite sides.
    """
    lucky: int | None = None
    """Of a flower or season its number, as in ``scorer.nts.deal.LuckyTile``, where it is shown."""
    id: int = NO_ID
    """Its own in the scene, for good: never given to another tile."""

    @property
    def centre(self) -> NDArray[np.float64]:
        return np.asarray(self.quad.mean(axis=0), np.float64)

    @property
    def is_back(self) -> bool:
        return self.kind == "back"

    @property
    def is_tile(self) -> bool:
        """A back, or a face that is likelier one of the 37 or a flower than no face at all."""
        return self.is_back or float(self.probabilities[NOT_A_FACE]) < 0.5

    @property
    def name(self) -> str:
        """As the interface names a tile: ``back``, ``unknown`` where no riichi tile fits."""
        if self.is_back:
            return "back"
        best = int(self.probabilities.argmax())
        return CLASS_NAMES[best] if best < FLOWER else "unknown"

    @property
    def confidence(self) -> float:
        return self.score if self.is_back else float(self.probabilities.max())


def found_tile(detection: Detection) -> SeenTile:
    """What the detector alone says: a back, or a face that nobody has read yet."""
    faces = _NO_FACE if detection.kind == "back" else _ANY_FACE
    return SeenTile(detection.quad, detection.kind, detection.score, faces, _ANY_WAY_UP)


def as_read(tile: SeenTile, reading: FaceReading) -> SeenTile:
    """The same tile with what the reader says about its face."""
    turns = np.roll(reading.turns, -reading.turn)
    same = float(reading.probabilities[_SAME_UPSIDE_DOWN].sum())
    top_side = (1 - same / 2) * turns + same / 2 * np.roll(turns, 2)
    guess = float(reading.probabilities @ _TURN_IS_A_GUESS)
    top_side += guess * (_ANY_WAY_UP - top_side)
    return replace(
        tile,
        quad=reading.upright(tile.quad),
        probabilities=reading.probabilities,
        top_side=top_side.astype(np.float32),
    )


def seen_tile(detection: Detection, reading: FaceReading | None) -> SeenTile:
    """Join what the detector and the reader say; a back needs no reading."""
    if detection.kind == "back" or reading is None:
        return found_tile(replace(detection, kind="back"))
    return as_read(found_tile(detection), reading)


def as_face(tile: SeenTile) -> SeenTile:
    """The same tile face up, not read yet."""
    return replace(tile, kind="face", probabilities=_ANY_FACE, top_side=_ANY_WAY_UP)


def as_back(tile: SeenTile) -> SeenTile:
    """The same tile face down."""
    return replace(tile, kind="back", probabilities=_NO_FACE, top_side=_ANY_WAY_UP)


@dataclass(frozen=True, eq=False)
class Proposal:
    """A tile that may be there instead of others; the reader says whether it is."""

    tile: SeenTile
    pieces: tuple[int, ...]
    """Ids of the tiles that would be pieces of it, or of the one that it would be a piece of."""
    stage: str
    """Name of the repair that proposes it."""


@dataclass(frozen=True)
class Step:
    """One thing that a stage did to the scene."""

    stage: str
    did: Literal["added", "dropped", "changed"]
    tiles: tuple[int, ...]
    """Ids."""
    why: str


@dataclass(frozen=True, eq=False)
class Scene:
    picture: Image
    tiles: tuple[SeenTile, ...] = ()
    """In the order in which they were found."""
    steps: tuple[Step, ...] = ()
    """What was done to them, and why, the first first."""
    given: int = 0
    """How many ids were given to tiles so far."""
    proposals: tuple[Proposal, ...] = ()
    """Tiles that are read with the others and then taken in their place, or not."""
    unread: tuple[SeenTile, ...] = ()
    """What the detector is sure of, and the reader takes for no face: two tiles in one frame look
    so, and so do dice."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return size_of(self.picture)

    @property
    def faces(self) -> tuple[SeenTile, ...]:
        return tuple(tile for tile in self.tiles if not tile.is_back)

    @property
    def backs(self) -> tuple[SeenTile, ...]:
        return tuple(tile for tile in self.tiles if tile.is_back)

    def with_added(self, tiles: Iterable[SeenTile], stage: str, why: str) -> "Scene":
        """More tiles, each with an id of its own from now on."""
        new = tuple(replace(tile, id=id) for id, tile in enumerate(tiles, start=self.given))
        if not new:
            return self
        added = replace(self, tiles=(*self.tiles, *new), given=self.given + len(new))
        return added._noting(stage, "added", [tile.id for tile in new], why)

    def without(self, ids: Collection[int], stage: str, why: str) -> "Scene":
        if not ids:
            return self
        left = tuple(tile for tile in self.tiles if tile.id not in ids)
        return replace(self, tiles=left)._noting(stage, "dropped", ids, why)

    def with_changed(self, tiles: Mapping[int, SeenTile], stage: str, why: str) -> "Scene":
        """These tiles, by id, instead of what they were."""
        if not tiles:
            return self
        now = tuple(replace(tiles.get(tile.id, tile), id=tile.id) for tile in self.tiles)
        return replace(self, tiles=now)._noting(stage, "changed", tiles, why)

    def _noting(
        self, stage: str, did: Literal["added", "dropped", "changed"], ids: Iterable[int], why: str
    ) -> "Scene":
        numbers = tuple(ids)
        return (
            replace(self, steps=(*self.steps, Step(stage, did, numbers, why))) if numbers else self
        )
