"""What a detector and a reader would make of a scene: jitter, misses, false boxes, doubt."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from scorer.tiles import parse_tile
from vision.detect import Detection
from vision.geometry import Quad, box_quad
from vision.read.faces import CLASS_COUNT, LOOKS_SAME_UPSIDE_DOWN, NOT_A_FACE
from vision.read.reader import FaceReading
from vision.scene import SeenTile, seen_tile
from vision.training.layout.scenes import TrueScene
from vision.training.render import TrueTile

_ALIKE = (
    "7s8s 6s9s 6s8s 2s3s 4s5s 2m3m 1m2m 4m6m 7m9m 6p9p 6p8p 8p9p 7p8p 2p3p 4p5p 1s7s "
    "0m5m 0p5p 0s5s 5z2p 6z4z 1z3z 2z4z 8m6m 7z9m"
)
LOOK_ALIKES: dict[int, list[int]] = {}
for _pair in _ALIKE.split():
    _one, _other = int(parse_tile(_pair[:2])), int(parse_tile(_pair[2:]))
    LOOK_ALIKES.setdefault(_one, []).append(_other)
    LOOK_ALIKES.setdefault(_other, []).append(_one)


@dataclass(frozen=True)
class Eyes:
    """How good the simulated networks are."""

    jitter: float = 0.02
    """Of each corner, in tile sides."""
    missed: float = 0.0
    false_boxes: float = 0.0
    """How many, on average, in a picture."""
    doubtful: float = 0.0
    """Share of faces the reader wavers on, calibrated: 70% sure is right 70% of the time."""
    mistaken: float = 0.0
    """Share of faces read wrong with great certainty."""
    wrong_turn: float = 0.0
    boxed: float = 0.0
    """Share of tiles whose corners are not known, so that they have an upright box."""
    least_visible: float = 0.35


PERFECT = Eyes(jitter=0.0)
STEADY = Eyes(jitter=0.02, doubtful=0.02, wrong_turn=0.005)
GOOD = Eyes(jitter=0.03, doubtful=0.05, wrong_turn=0.01, missed=0.001, false_boxes=0.05)
POOR = Eyes(0.04, missed=0.004, false_boxes=0.2, doubtful=0.12, mistaken=0.002, wrong_turn=0.03)


def look(scene: TrueScene, eyes: Eyes, random: np.random.Generator) -> list[SeenTile]:
    """The tiles of a scene in any order, as ``eyes`` see them."""
    return [seen for seen, _ in look_at(scene.tiles, scene.size, eyes, random)]


def look_at(
    tiles: Sequence[TrueTile], size: tuple[int, int], eyes: Eyes, random: np.random.Generator
) -> list[tuple[SeenTile, TrueTile | None]]:
    """What is seen, each with what is truly there; None for a false box."""
    seen: list[tuple[SeenTile, TrueTile | None]] = [
        (_see(tile, eyes, random), tile)
        for tile in tiles
        if tile.visible >= eyes.least_visible and random.random() >= eyes.missed
    ]
    found = [tile for tile, _ in seen]
    false = range(random.poisson(eyes.false_boxes))
    seen += [(_false_box(found, size, random), None) for _ in false]
    return [seen[int(index)] for index in random.permutation(len(seen))]


def _see(tile: TrueTile, eyes: Eyes, random: np.random.Generator) -> SeenTile:
    side = float(np.linalg.norm(tile.quad[1] - tile.quad[0]))
    quad = tile.quad + random.normal(0, eyes.jitter * side, (4, 2)).astype(np.float32)
    if eyes.boxed and random.random() < eyes.boxed:
        quad = _boxed(quad)
    start = int((quad.sum(axis=1)).argmin())  # the corner that is top left in the photo
    score = float(np.clip(random.normal(0.85, 0.08), 0.36, 0.99))
    detection = Detection(np.roll(quad, -start, axis=0), score, "back" if tile.is_back else "face")
    if tile.is_back:
        return seen_tile(detection, None)
    turn = (4 - start) % 4
    if random.random() < eyes.wrong_turn:
        turn = int(random.integers(4))
    elif tile.face in LOOKS_SAME_UPSIDE_DOWN and random.random() < 0.5:
        turn = (turn + 2) % 4
    turns = np.full(4, 0.01, np.float32)
    turns[turn] = 0.97
    return seen_tile(detection, FaceReading(read_face(tile.face, eyes, random), turns))


def _boxed(quad: Quad) -> Quad:
    """The upright box around it, its corners in the order of the quad's own."""
    low, high = quad.min(axis=0), quad.max(axis=0)
    box = box_quad(float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    turns = range(4)
    turn = min(turns, key=lambda k: float(np.abs(np.roll(box, k, axis=0) - quad).sum()))
    return np.roll(box, turn, axis=0)


def any_eyes(random: np.random.Generator) -> Eyes:
    """Networks as good as they are in one photo or another."""
    poor = float(random.uniform(0, 1)) ** 2
    boxed = float(random.choice([0.0, 0.03, 1.0], p=[0.8, 0.17, 0.03]))
    return Eyes(
        jitter=0.01 + 0.04 * float(random.uniform()),
        missed=0.003 * poor,
        false_boxes=0.5 * poor,
        doubtful=0.01 + 0.12 * poor,
        mistaken=0.003 * poor,
        wrong_turn=0.003 + 0.04 * poor,
        boxed=boxed,
    )


def read_face(face: int, eyes: Eyes, random: np.random.Generator) -> NDArray[np.float32]:
    """The reader's probabilities for a face that truly is ``face``."""
    chance = random.random()
    alike = LOOK_ALIKES.get(face, [])
    other = (
        int(random.choice(alike)) if alike and random.random() < 0.8 else int(random.integers(37))
    )
    if chance < eyes.mistaken:
        return _mixed({other: 0.995, face: 0.003})
    if chance < eyes.mistaken + eyes.doubtful:
        sure = float(random.uniform(0.45, 0.99))
        third = int(random.integers(37))
        first, second = (face, other) if random.random() < sure else (other, face)
        return _mixed({third: (1 - sure) * 0.2, second: (1 - sure) * 0.8, first: sure})
    return _mixed({face: 0.999})


def _mixed(parts: dict[int, float]) -> NDArray[np.float32]:
    probabilities = np.full(CLASS_COUNT, 1e-5, np.float32)
    for face, share in parts.items():
        probabilities[face] += share
    return np.asarray(probabilities / probabilities.sum(), np.float32)


def _false_box(
    seen: Sequence[SeenTile], size: tuple[int, int], random: np.random.Generator
) -> SeenTile:
    """Anywhere, or half of two neighbours; sometimes the reader takes it for a face."""
    if seen and random.random() < 0.5:
        model = seen[int(random.integers(len(seen)))].quad
        quad = model + (model[1] - model[0]) * np.float32(random.uniform(0.4, 0.6))
    else:
        middle = random.uniform(0, size).astype(np.float32)
        model = seen[0].quad if seen else np.array([[0, 0], [40, 0], [40, 55], [0, 55]], np.float32)
        quad = model - model.mean(axis=0) + middle
    box: Quad = quad.astype(np.float32)
    detection = Detection(box, float(random.uniform(0.35, 0.6)), "face")
    probabilities = _mixed({NOT_A_FACE: 0.9} if random.random() < 0.7 else {NOT_A_FACE: 0.3})
    if probabilities[NOT_A_FACE] < 0.5:
        probabilities = _mixed({NOT_A_FACE: 0.3, int(random.integers(37)): 0.5})
    return seen_tile(detection, FaceReading(probabilities, np.full(4, 0.25, np.float32)))
