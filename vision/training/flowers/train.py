"""Train the network for flowers: `python -m vision.training.flowers.train`; goes on from a stop."""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from tqdm import tqdm

from vision.training.checkpoint import averaged, load_checkpoint, save_checkpoint
from vision.training.flowers.draw import parts_in
from vision.training.flowers.network import FlowerNetwork
from vision.training.options import add_cache_option
from vision.training.run import rate_factor

BATCH = 128
SAVE_SECONDS = 60
_DOUBT = 0.02
"""What every answer is left besides the true one: certainty must have a reason."""


@dataclass(frozen=True, kw_only=True)
class FlowerRun:
    name: str
    cache: Path
    patches: int
    rate: float = 3e-3
    start: tuple[Path, ...] = ()
    threads: int = 1

    @property
    def checkpoint(self) -> Path:
        return self.cache / "flowers" / f"{self.name}.pt"


class Batches:
    """Out of the parts that are drawn so far; each patch in a light of its own."""

    def __init__(self, cache: Path, seed: int) -> None:
        self._cache, self._random = cache, np.random.default_rng(seed)
        self._parts: list[tuple[np.ndarray, np.ndarray]] = []
        self._known: set[Path] = set()

    def draw(self) -> tuple[Any, Any]:
        """Pixels as numbers from 0 to 255, and marks."""
        self._load_new()
        images, labels = self._parts[int(self._random.integers(len(self._parts)))]
        some = self._random.integers(0, len(labels), BATCH)
        pixels = torch.from_numpy(images[some]).permute(0, 3, 1, 2).float()
        colour = self._random.normal(1, 0.08, (BATCH, 3, 1, 1))
        light = self._random.normal(1, 0.12, (BATCH, 1, 1, 1))
        pixels = pixels * torch.from_numpy(colour * light).float()
        pixels = pixels.clamp_(0, 255).contiguous(memory_format=torch.channels_last)
        return pixels, torch.from_numpy(labels[some])

    def _load_new(self) -> None:
        for path in parts_in(self._cache):
            if path not in self._known:
                with np.load(path) as part:
                    self._parts.append((part["images"], part["labels"]))
                self._known.add(path)
        if not self._parts:
            raise SystemExit("Nothing is drawn yet: python -m vision.training.flowers.draw")


def train(run: FlowerRun) -> Path:
    """Train until ``run.patches`` patches have been seen; returns the checkpoint's path."""
    torch.set_num_threads(run.threads)
    torch.manual_seed(7)
    network = FlowerNetwork().to(memory_format=torch.channels_last)
    average = averaged(network, decay=0.998)
    optimiser = torch.optim.AdamW(network.parameters(), lr=run.rate, weight_decay=0.02)
    steps = max(1, run.patches // BATCH)
    done = load_checkpoint(run.checkpoint, run.start, network, average, optimiser)
    batches = Batches(run.cache, seed=done)
    network.train()
    saved = time.monotonic()
    means = np.zeros(2)
    with tqdm(total=steps * BATCH, initial=done * BATCH, unit="patch", mininterval=5) as bar:
        for step in range(done, steps):
            for group in optimiser.param_groups:
                group["lr"] = run.rate * rate_factor(step, steps)
            pixels, marks = batches.draw()
            with torch.autocast("cpu", dtype=torch.bfloat16):  # twice as fast
                scores = network(pixels)
            scores = scores.float()[:, :, 0, 0]
            loss = nn.functional.cross_entropy(scores, marks, label_smoothing=_DOUBT)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            average.update_parameters(network)
            now = np.array(
                [float(loss.detach()), float((scores.argmax(1) == marks).float().mean())]
            )
            means = 0.98 * means + 0.02 * now if step > done else now
            bar.update(BATCH)
            bar.set_postfix_str(f"loss {means[0]:.3f} right {means[1]:.1%}", refresh=False)
            if time.monotonic() - saved > SAVE_SECONDS or step + 1 == steps:
                note = {"patches": (step + 1) * BATCH}
                save_checkpoint(run.checkpoint, network, average, optimiser, step + 1, note)
                saved = time.monotonic()
    return run.checkpoint


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--name", default="drawn", help="name of the checkpoint")
    parser.add_argument("--patches", type=int, default=1_500_000)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument(
        "--start", type=Path, nargs="+", default=(), help="checkpoints whose mean to begin with"
    )
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    run = FlowerRun(
        name=options.name, cache=options.cache, patches=options.patches, rate=options.rate,
        start=tuple(options.start), threads=options.threads,
    )  # fmt: skip
    print(f"Saved as {train(run)}")


if __name__ == "__main__":
    main()
