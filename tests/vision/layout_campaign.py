"""How often a simulated photo gives the right hand: `python -m tests.vision.layout_campaign`.

Scenes come from the renderer without their pixels; detector and reader are simulated. A hand is
wholly right when concealed tiles, winning tile, melds with their seats, and indicators all are.
"""

import argparse
from dataclasses import dataclass, field
from time import process_time

import numpy as np

from vision.hand_reading import HandReading, hand_from_tiles
from vision.scene import SeenTile
from vision.training.layout.scenes import TrueScene, hand_scene
from vision.training.layout.simulated_eyes import GOOD, PERFECT, POOR, STEADY, Eyes, look
from vision.training.same_hand import same_hand

EYES = {"perfect": PERFECT, "steady": STEADY, "good": GOOD, "poor": POOR}


@dataclass
class Tally:
    scenes: int = 0
    laid_right: int = 0
    """Every tile of the hand was found and has its role."""
    right_as_read: int = 0
    """…and was read right by the reader alone."""
    right: int = 0
    surely_wrong: int = 0
    """Wrong with a confidence of 90% or more."""
    sure: int = 0
    seconds: list[float] = field(default_factory=list)
    wrong: list[int] = field(default_factory=list)


def roles_right(scene: TrueScene, reading: HandReading) -> bool:
    """Whether each role has just the tiles, by place, that it truly has."""
    true = {role: [t for t in scene.tiles if t.role == role] for role in _ROLES}
    for role, tiles in true.items():
        found = [tile for tile in reading.tiles if tile.role == role]
        if len(found) != len(tiles):
            return False
        for tile in tiles:
            side = float(np.linalg.norm(tile.quad[1] - tile.quad[0]))
            middle = tile.quad.mean(axis=0)
            if not any(np.hypot(*(f.quad.mean(axis=0) - middle)) < side / 3 for f in found):
                return False
    return True


_ROLES = ("concealed", "win", "meld", "dora", "ura")


def read_right(scene: TrueScene, seen: list[SeenTile]) -> bool:
    """Whether the reader alone names every face of the hand right."""
    centres = np.array([tile.centre for tile in seen]).reshape(-1, 2)
    for tile in scene.tiles:
        if tile.role == "other" or tile.is_back:
            continue
        nearest = np.hypot(*(centres - tile.quad.mean(axis=0)).T).argmin()
        if int(seen[int(nearest)].probabilities.argmax()) != tile.face:
            return False
    return True


def measure(scene: TrueScene, seen: list[SeenTile], seed: int, tally: Tally) -> None:
    start = process_time()
    reading = hand_from_tiles(seen, scene.size, red_fives=1)
    tally.seconds.append(process_time() - start)
    hand = None if reading.hand is None else reading.hand.as_json()
    right = same_hand(hand, scene.hand)
    laid = roles_right(scene, reading)
    tally.scenes += 1
    tally.right += right
    tally.laid_right += laid
    tally.right_as_read += laid and read_right(scene, seen)
    tally.sure += reading.confidence >= 0.9
    tally.surely_wrong += reading.confidence >= 0.9 and not right
    if not right:
        tally.wrong.append(seed)


def campaign(eyes: Eyes, count: int, *, tidy: bool, first: int = 0) -> Tally:
    tally = Tally()
    for seed in range(first, first + count):
        scene = hand_scene(seed, tidy=tidy)
        if scene.in_view:
            random = np.random.default_rng((7, seed))
            measure(scene, look(scene, eyes, random), seed, tally)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--scenes", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--eyes", nargs="*", default=list(EYES), choices=list(EYES))
    parser.add_argument("--show-wrong", action="store_true", help="seeds of the wrong ones")
    options = parser.parse_args()
    print(f"{'':18}{'scenes':>8}{'laid out':>10}{'as read':>9}{'resolved':>10}{'sure':>7}"
          f"{'sure, wrong':>13}{'ms':>7}{'slowest':>9}")  # fmt: skip
    for name in options.eyes:
        for tidy in (True, False):
            tally = campaign(EYES[name], options.scenes, tidy=tidy, first=options.first)
            print(_line(name + (", tidy" if tidy else ", any angle"), tally), flush=True)
            if options.show_wrong:
                print("  wrong:", *tally.wrong)


def _line(name: str, tally: Tally) -> str:
    times, scenes = np.array(tally.seconds) * 1000, tally.scenes
    return (
        f"{name:18}{scenes:>8}{tally.laid_right / scenes:>10.1%}"
        f"{tally.right_as_read / scenes:>9.1%}{tally.right / scenes:>10.1%}"
        f"{tally.sure / scenes:>7.0%}{tally.surely_wrong:>13}"
        f"{np.median(times):>7.1f}{times.max():>9.0f}"
    )


if __name__ == "__main__":
    main()
