"""Fit the confidence of whole hands: `python -m vision.training.layout.calibrate`.

Tables that no network was trained on, seen by eyes of every quality; each hand that is whole is
right or wrong, and its evidence (`vision.resolve.read_table`) says how likely. The weights go into
the file of the layout network.
"""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.layout.network import LAYOUT_WEIGHTS
from vision.resolve.read_table import read_table
from vision.training.arrange import ARRANGEMENTS
from vision.training.layout.examples import (
    CALIBRATING,
    add_seed_options,
    expectation_of,
    made_of_seeds,
)
from vision.training.layout.scenes import arranged_scene, hand_scene
from vision.training.layout.simulated_eyes import any_eyes, look
from vision.training.same_hand import same_hand
from vision.weights import write_digest

_RIDGE: Final = 1e-3
_STEPS: Final = 60
_CAUTION: Final = 0.75
"""Log odds taken off what was fitted: real eyes err in more ways than simulated ones. A hand is 90%
sure where the fit says 95%: on 357 rendered photos of development seeds one right hand in nine is
doubted then."""
_CLASSIC: Final = 0.2
"""Share of tables as the renderer draws them without a named arrangement."""

Row = tuple[tuple[float, ...], bool]


def evidence_of(seeds: Iterable[int]) -> list[Row]:
    """For each table with a whole hand: the evidence, and whether the hand is right."""
    rows: list[Row] = []
    for seed in seeds:
        random = np.random.default_rng((seed, 7))
        if random.random() < _CLASSIC:
            scene = hand_scene(seed)
        else:
            scene = arranged_scene(ARRANGEMENTS[int(random.integers(len(ARRANGEMENTS)))], seed)
        expected = expectation_of(scene)
        found = read_table(look(scene, any_eyes(random), random), scene.size, expected)
        if not found or not found[0].laid.is_whole or found[0].win_in_row:
            continue
        best = found[0]
        if expected.won and best.laid.won and not best.resolution.complete:
            continue  # never sure, whatever the evidence
        right = same_hand(best.resolution.hand.as_json(), scene.hand, seats=False)
        rows.append((best.evidence, right))
    return rows


def fit(rows: list[Row]) -> NDArray[np.float64]:
    """Logistic regression by Newton's method, a constant last."""
    evidence = np.array([[*row, 1.0] for row, _ in rows])
    right = np.array([float(is_right) for _, is_right in rows])
    weights = np.zeros(evidence.shape[1])
    for _ in range(_STEPS):
        share = 1 / (1 + np.exp(-np.clip(evidence @ weights, -30, 30)))
        slope = evidence.T @ (right - share) - _RIDGE * weights
        curve = (evidence * (share * (1 - share))[:, None]).T @ evidence
        weights = weights + np.linalg.solve(curve + _RIDGE * np.eye(len(weights)), slope)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_seed_options(parser, 4_000, CALIBRATING)
    parser.add_argument("--weights", type=Path, default=LAYOUT_WEIGHTS)
    options = parser.parse_args()
    rows = made_of_seeds(evidence_of, options, 100, "hands")
    weights = fit(rows)
    weights[-1] -= _CAUTION
    with np.load(options.weights) as stored:
        arrays = dict(stored)
    arrays["confidence"] = weights
    np.savez_compressed(options.weights, allow_pickle=False, **arrays)
    write_digest(options.weights)
    share = 1 / (1 + np.exp(-np.array([[*row, 1.0] for row, _ in rows]) @ weights))
    right = np.array([is_right for _, is_right in rows])
    sure = share >= 0.9
    print(f"\n{len(rows)} whole hands, {100 * right.mean():.1f}% right; {sure.sum()} are 90% sure,")
    print(
        f"{(sure & ~right).sum()} of these wrong; {(right & ~sure).sum()} right ones are doubted."
    )
    print(f"Weights: {np.round(weights, 3).tolist()}")


if __name__ == "__main__":
    main()
