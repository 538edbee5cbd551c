"""Several frames of one scene vote: the same tile seen again is one tile, read more surely."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.scene import SeenTile

Array = NDArray[np.float64]
_SAME_PLACE: Final = 0.5  # of a tile's shorter side, between the middles of one tile in two frames
_FLOOR: Final = 1e-6
_LEAST_SHARE: Final = 0.5  # of the frames that must show a tile


def vote(frames: Sequence[Sequence[SeenTile]]) -> list[SeenTile]:
    """The tiles of the last frame with most tiles, each read by all frames that show it.

    The camera may have moved a little: each frame is shifted onto the chosen one by the step that
    brings most equal faces together. Frames share their light and their lens, so they are not as
    good as independent looks: n of them count as the square root of n.
    """
    filled = [list(frame) for frame in frames if frame]
    if not filled:
        return []
    chosen = max(range(len(filled)), key=lambda index: (len(filled[index]), index))
    groups = [[tile] for tile in filled[chosen]]
    strays: list[list[SeenTile]] = []
    for index, frame in enumerate(filled):
        if index != chosen:
            _join(groups, strays, filled[chosen], frame)
    needed = len(filled) * _LEAST_SHARE
    # With two frames a tile that only one of them shows is kept: it may have been hidden.
    return [one_of_all(group, len(filled)) for group in groups + strays if len(group) >= needed]


def _join(
    groups: list[list[SeenTile]],
    strays: list[list[SeenTile]],
    chosen: Sequence[SeenTile],
    frame: Sequence[SeenTile],
) -> None:
    """Add a frame's tiles to those at the same place, or to the tiles the chosen frame lacks."""
    step = _shift(chosen, frame)
    known = groups + strays
    centres = np.array([group[0].centre for group in known])
    taken: set[int] = set()
    for tile in frame:
        moved = replace(tile, quad=(tile.quad + step).astype(np.float32))
        distances = np.hypot(*(centres - moved.centre).T)
        order = [int(k) for k in np.argsort(distances)[:3] if int(k) not in taken]
        if order and distances[order[0]] < _SAME_PLACE * _shorter_side(moved):
            known[order[0]].append(moved)
            taken.add(order[0])
        else:
            strays.append([moved])


def _shift(chosen: Sequence[SeenTile], frame: Sequence[SeenTile]) -> Array:
    """The step from a frame to the chosen one on which most pairs of equal faces agree."""
    first = np.array([tile.centre for tile in chosen])
    second = np.array([tile.centre for tile in frame])
    reads = [np.array([tile.probabilities for tile in tiles]) for tiles in (chosen, frame)]
    backs = [np.array([tile.is_back for tile in tiles]) for tiles in (chosen, frame)]
    alike = reads[0] @ reads[1].T
    # Backs all look alike, so they say little about the step.
    alike = np.where(backs[0][:, None] | backs[1][None], 0.02, alike)
    steps = first[:, None] - second[None]
    reach = _SAME_PLACE / 2 * float(np.median([_shorter_side(tile) for tile in chosen]))
    strongest = np.argsort(-alike, axis=None)[: 4 * len(frame)]
    candidates = np.vstack([np.zeros((1, 2)), steps.reshape(-1, 2)[strongest]])
    near = np.hypot(*np.moveaxis(steps[None] - candidates[:, None, None], -1, 0)) < reach
    votes = (near * alike[None]).sum(axis=(1, 2)) - 1e-3 * np.hypot(*candidates.T) / reach
    best = int(votes.argmax())
    agreeing = steps[near[best] & (alike > 0.01)]
    return np.asarray(np.median(agreeing, axis=0) if len(agreeing) else candidates[best])


def one_of_all(group: Sequence[SeenTile], frames: int) -> SeenTile:
    """One tile as so many frames see it together, of which these show it; it lies as in the first
    of these."""
    weight = len(group) ** -0.5
    faces = [tile for tile in group if not tile.is_back]
    # Half seen from the side, a face may pass for a back in one frame: the majority decides.
    if len(faces) * 2 < len(group):
        faces = []
    alike = faces or [tile for tile in group if tile.is_back]
    model = alike[0]
    score = float(sum(tile.score for tile in group)) / frames
    if not faces:
        return replace(model, score=score)
    logs = np.sum([np.log(tile.probabilities + _FLOOR) for tile in faces], axis=0) * weight
    shares = np.exp(logs - logs.max())
    tops = [_aligned(tile, model) for tile in faces]
    top_side = np.mean(tops, axis=0)
    turn = int(top_side.argmax())
    return replace(
        model,
        quad=np.roll(model.quad, -turn, axis=0),
        score=score,
        probabilities=(shares / shares.sum()).astype(np.float32),
        top_side=np.roll(top_side, -turn).astype(np.float32),
    )


def _aligned(tile: SeenTile, model: SeenTile) -> Array:
    """A tile's ``top_side`` by the sides of the model's quad."""
    errors = [np.abs(np.roll(tile.quad, -k, axis=0) - model.quad).sum() for k in range(4)]
    return np.asarray(np.roll(tile.top_side, -int(np.argmin(errors))), np.float64)


def _shorter_side(tile: SeenTile) -> float:
    sides = np.hypot(*(tile.quad - np.roll(tile.quad, 1, axis=0)).T)
    return float(sides.min())
