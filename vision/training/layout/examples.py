"""Examples for the layout network: drawn tables as simulated eyes see them, with every true role.

`python -m vision.training.layout.examples --count 40000 --out FILE`
"""

import argparse
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.layout.expectation import Expectation
from vision.layout.network import ROLES, node_features
from vision.layout.table import lay_on_table, without_doubles
from vision.training.arrange import ARRANGEMENTS, Plan
from vision.training.layout.scenes import TrueScene, any_scene, arranged_scene, hand_scene
from vision.training.layout.simulated_eyes import any_eyes, look_at

TRAINING, CALIBRATING, MEASURING = 0, 10_000_000, 31_000_000
"""First seeds: what is trained on is neither calibrated with nor measured on."""
_AS_ANY: Final = 0.15
"""Share of tables as the renderer draws them; a third of these with any tiles."""
_OFTEN: Final = (
    *("pungs-in-a-block", "other-hands", "added-kong", "win-left", "win-in-river", "win-absent"),
    *("groups", "melds-corner", "not-won"),
)
"""Arrangements drawn three times as often as others: fewer of them were read right."""
_DRAWN: Final = (*ARRANGEMENTS, *_OFTEN, *_OFTEN)
_MOST_TILES: Final = 110


@dataclass(frozen=True, eq=False)
class Example:
    nodes: NDArray[np.float32]
    centres: NDArray[np.float32]
    up: NDArray[np.float32]
    kinds: NDArray[np.float16]
    roles: NDArray[np.int8]
    melds: NDArray[np.int8]
    """Number of the meld, -1 for none."""


def expectation_of(scene: TrueScene) -> Expectation:
    return Expectation(red_fives=1) if scene.plan is None else expectation_of_plan(scene.plan)


def expectation_of_plan(plan: Plan) -> Expectation:
    """What the table knows: the game, and whether anybody won."""
    return Expectation(won=plan.name != "waiting", game=plan.game, red_fives=1)


def draw_scene(seed: int) -> TrueScene:
    random = np.random.default_rng((seed, 5))
    if random.random() < _AS_ANY:
        return any_scene(seed) if random.random() < 0.3 else hand_scene(seed)
    name = _DRAWN[int(random.integers(len(_DRAWN)))]
    return arranged_scene(name, seed, careful=random.random() < 0.7)


def make_example(seed: int) -> Example | None:
    scene = draw_scene(seed)
    random = np.random.default_rng((seed, 6))
    pairs = look_at(scene.tiles, scene.size, any_eyes(random), random)
    tiles = [seen for seen, _ in pairs]
    kept = without_doubles(tiles)
    if not 4 <= len(kept) <= _MOST_TILES:
        return None
    tiles = [tiles[number] for number in kept]
    truth = [pairs[number][1] for number in kept]
    table = lay_on_table(tiles, scene.size)
    expected = expectation_of(scene)
    no_hand = scene.hand is None
    roles = [ROLES.index("other" if no_hand or t is None else t.role) for t in truth]
    melds = [-1 if t is None or t.meld is None else t.meld for t in truth]
    return Example(
        node_features(tiles, table, scene.size, expected).astype(np.float32),
        table.centres.astype(np.float32),
        table.up.astype(np.float32),
        table.kinds.astype(np.float16),
        np.array(roles, np.int8),
        np.array(melds, np.int8),
    )


def make_examples(seeds: Iterable[int]) -> list[Example]:
    return [example for seed in seeds if (example := make_example(seed)) is not None]


def write_examples(path: Path, examples: list[Example]) -> None:
    """All of them in one file: rows one after the other, and where each begins."""
    starts = np.cumsum([0, *(len(example.roles) for example in examples)])
    arrays = {
        name: np.concatenate([getattr(example, name) for example in examples])
        for name in Example.__dataclass_fields__
    }
    np.savez(path, allow_pickle=False, starts=starts, **arrays)


def read_examples(path: Path) -> list[Example]:
    with np.load(path) as stored:
        arrays = {name: stored[name] for name in Example.__dataclass_fields__}
        starts = stored["starts"]
    return [
        Example(**{name: array[first:last] for name, array in arrays.items()})
        for first, last in pairwise(starts)
    ]


Made = TypeVar("Made")


def add_seed_options(parser: argparse.ArgumentParser, count: int, first: int) -> None:
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--first", type=int, default=first)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)


def made_of_seeds(
    make: Callable[[Iterable[int]], list[Made]], options: argparse.Namespace, part: int, what: str
) -> list[Made]:
    """What comes of the seeds of the options, so many at a time in each process."""
    seeds = range(options.first, options.first + options.count)
    made: list[Made] = []
    with ProcessPoolExecutor(options.processes) as pool:
        for found in pool.map(make, [seeds[at : at + part] for at in range(0, len(seeds), part)]):
            made += found
            print(f"\r{len(made)} {what}", end="", flush=True)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_seed_options(parser, 40_000, TRAINING)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    examples = made_of_seeds(make_examples, options, 200, "tables")
    write_examples(options.out, examples)
    print(f" in {options.out}")


if __name__ == "__main__":
    main()
