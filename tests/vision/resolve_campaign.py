"""Choose how much a winning shape weighs: `python -m tests.vision.resolve_campaign`.

Winning hands and hands spoiled by one tile (which are mostly no winning hands any more), read by
simulated eyes: how many winning ones come out wholly right, and how many spoiled ones are made
complete though they are not.
"""

import argparse

import numpy as np

from scorer.hand import COUNT_OF
from tests.vision.resolve.simulated_hands import show, spoiled
from vision.resolve.resolve import ShapeRule
from vision.resolve.winning import is_winning
from vision.training.layout.simulated_eyes import GOOD, POOR, Eyes
from vision.training.render.hands import deal_hand
from vision.training.same_hand import same_hand

_KEPT = (0.8, 0.9, 0.97, 0.995)


def rates(eyes: Eyes, rule: ShapeRule, count: int) -> tuple[float, float]:
    """Share of winning hands that come out right, and of spoiled ones that are called complete."""
    right = incomplete = invented = 0
    for seed in range(count):
        random = np.random.default_rng((11, seed))
        hand = deal_hand(random)
        shown = show(hand, eyes, random)
        resolution = shown.resolve(shape_rule=rule)
        truth = hand.as_json()
        right += same_hand(resolution.hand.as_json(), truth)
        bad = spoiled(hand, random)
        if not is_winning(sum(COUNT_OF[tile] for tile in bad.own)):
            incomplete += 1
            invented += show(bad, eyes, random).resolve(shape_rule=rule).complete
    return right / count, invented / max(1, incomplete)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--hands", type=int, default=1000)
    options = parser.parse_args()
    for name, eyes in (("good", GOOD), ("poor", POOR)):
        print(f"{name} eyes: winning hands right / spoiled hands called complete")
        print(f"{'gain':>6}" + "".join(f"{f'kept {kept}':>17}" for kept in _KEPT))
        for gain in (0.0, 2.0, 3.5, 5.0, 8.0):
            cells = [rates(eyes, ShapeRule(gain, kept), options.hands) for kept in _KEPT]
            row = "".join(f"{right:>9.1%} /{invented:>6.1%}" for right, invented in cells)
            print(f"{gain:>6}{row}", flush=True)


if __name__ == "__main__":
    main()
