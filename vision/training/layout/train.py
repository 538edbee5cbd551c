"""Train the layout network: `python -m vision.training.layout.train --examples FILES --steps 6000`.

Needs torch (`make train-env`). The network's code is the runtime's own, on torch's arrays.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from vision.layout.network import LAYOUT_WEIGHTS, ROLES, forward, pair_features, shapes
from vision.training.layout.examples import Example, read_examples

_BATCH: Final = 24
_RATE: Final = 2e-3
_DECAY: Final = 1e-4
_WARM_UP: Final = 300  # steps
_MELD_WEIGHT: Final = 0.5
_NEAR: Final = 6.0  # tile widths: tiles of one meld are nearer
_HELD_BACK: Final = 300
"""Examples at the end that are only looked at."""
_MANY_TILES: Final = 50
_OF_MANY_TILES: Final = 0.5
"""Share of the tables with more tiles that an epoch sees: a step's time grows with their square."""

Batch = dict[str, torch.Tensor]


def new_weights(seed: int = 0) -> dict[str, torch.Tensor]:
    generator = torch.Generator().manual_seed(seed)
    weights = {}
    for name, shape in shapes().items():
        if len(shape) == 1:
            start = torch.ones(shape) if name.endswith((".norm", ".norm2")) else torch.zeros(shape)
        else:
            start = torch.randn(shape, generator=generator) / shape[0] ** 0.5
            if name.endswith((".out", ".seen", ".down")):
                start = start * 0.3
        weights[name] = start.requires_grad_()
    return weights


def read_weights(path: Path) -> dict[str, torch.Tensor]:
    with np.load(path) as stored:
        return {
            name: torch.tensor(stored[name].astype(np.float32)).requires_grad_()
            for name in shapes()
        }


def write_weights(path: Path, weights: dict[str, torch.Tensor]) -> None:
    """In 16 bits: half the size, and no figure changes."""
    arrays = {name: array.detach().numpy().astype(np.float16) for name, array in weights.items()}
    np.savez_compressed(path, **arrays)


def batches(examples: Sequence[Example], random: np.random.Generator) -> Iterator[Batch]:
    """Examples of about the same number of tiles together, the batches in any order."""
    examples = [
        example
        for example in examples
        if len(example.roles) <= _MANY_TILES or random.random() < _OF_MANY_TILES
    ]
    noise = random.uniform(-2, 2, len(examples))
    order = np.argsort([len(example.roles) for example in examples] + noise)
    starts = np.arange(0, len(order), _BATCH)
    for start in random.permutation(starts):
        yield as_batch([examples[int(n)] for n in order[start : start + _BATCH]])


def as_batch(examples: Sequence[Example]) -> Batch:
    most = max(len(example.roles) for example in examples)

    def padded(name: str, kind: Any, fill: float = 0) -> torch.Tensor:
        first = getattr(examples[0], name)
        array = np.full((len(examples), most, *first.shape[1:]), fill, kind)
        for number, example in enumerate(examples):
            values = getattr(example, name)
            array[number, : len(values)] = values
        return torch.from_numpy(array)

    return {
        "nodes": padded("nodes", np.float32),
        "centres": padded("centres", np.float32),
        "up": padded("up", np.float32),
        "kinds": padded("kinds", np.float32),
        "roles": padded("roles", np.int64, -1),
        "melds": padded("melds", np.int64, -1),
    }


def losses(weights: dict[str, torch.Tensor], batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """The loss, and for each example whether every role is right."""
    there = (batch["roles"] >= 0).float()
    pairs = pair_features(torch, batch["centres"], batch["up"], batch["kinds"])
    roles, same = forward(torch, weights, batch["nodes"], pairs, there)
    by_tile = torch.nn.functional.cross_entropy(
        roles.reshape(-1, len(ROLES)), batch["roles"].reshape(-1), ignore_index=-1
    )
    melds = batch["melds"]
    together = (melds[:, :, None] == melds[:, None]) & (melds[:, :, None] >= 0)
    away = (batch["centres"][:, :, None] - batch["centres"][:, None]).norm(dim=-1)
    asked = ((melds[:, :, None] >= 0) | (melds[:, None] >= 0)) & (away < _NEAR)
    asked &= (there[:, :, None] * there[:, None]).bool()
    asked &= ~torch.eye(melds.shape[1], dtype=torch.bool)
    by_pair = torch.zeros(())
    if asked.any():
        by_pair = torch.nn.functional.binary_cross_entropy_with_logits(
            same[asked], together[asked].float()
        )
    right = ((roles.argmax(-1) == batch["roles"]) | (batch["roles"] < 0)).all(dim=1)
    return by_tile + _MELD_WEIGHT * by_pair, right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=Path, nargs="+", required=True)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--rate", type=float, default=_RATE)
    parser.add_argument("--out", type=Path, default=LAYOUT_WEIGHTS)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    examples = [example for path in options.examples for example in read_examples(path)]
    held, examples = examples[-_HELD_BACK:], examples[:-_HELD_BACK]
    weights = read_weights(options.start) if options.start else new_weights()
    optimizer = torch.optim.AdamW(weights.values(), lr=options.rate, weight_decay=_DECAY)
    random = np.random.default_rng(0)
    step, total = 0, 0.0
    while True:
        for batch in batches(examples, random):
            done = step / options.steps
            if done >= 1:
                write_weights(options.out, weights)
                print(f"{step} steps, {_score(weights, held)}, written to {options.out}")
                return
            rate = options.rate * min(1.0, (step + 1) / _WARM_UP) * (1 + np.cos(np.pi * done)) / 2
            optimizer.param_groups[0]["lr"] = rate
            loss, _ = losses(weights, batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(weights.values(), 1.0)
            optimizer.step()
            total += float(loss.detach())
            step += 1
            if step % 250 == 0:
                held_score = _score(weights, held)
                print(f"{100 * done:.0f}% step {step}: loss {total / 250:.4f}, {held_score}",
                      flush=True)  # fmt: skip
                total = 0.0
                write_weights(options.out.with_suffix(".part.npz"), weights)


def _score(weights: dict[str, torch.Tensor], held: Sequence[Example]) -> str:
    with torch.no_grad():
        parts = [losses(weights, as_batch(held[at : at + _BATCH]))
                 for at in range(0, len(held), _BATCH)]  # fmt: skip
    loss = float(np.mean([float(loss) for loss, _ in parts]))
    right = float(torch.cat([right for _, right in parts]).float().mean())
    return f"held back {loss:.4f}, all roles right {100 * right:.1f}%"


if __name__ == "__main__":
    main()
