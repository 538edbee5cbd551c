"""Train the reader: `python -m vision.training.reader.train`. Goes on where it was stopped."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset
from tqdm import tqdm

from vision.training.checkpoint import averaged, load_checkpoint, save_checkpoint
from vision.training.reader.crops import CropSource
from vision.training.reader.network import ReaderNetwork, face_loss, turn_loss
from vision.training.reader.sources import crop_source
from vision.training.run import TrainingRun, rate_factor, run_parser, run_values

BATCH = 64
SAVE_SECONDS = 60


@dataclass(frozen=True, kw_only=True)
class ReaderRun(TrainingRun):
    """What one training run is made of."""

    crops: int

    @property
    def checkpoint(self) -> Path:
        return self.cache / "reader" / f"{self.name}.pt"


class Batches(IterableDataset):
    """Endless batches; every worker draws from its own random stream."""

    def __init__(self, source: CropSource, seed: int) -> None:
        self._source, self._seed = source, seed

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        cv2.setNumThreads(0)
        worker = torch.utils.data.get_worker_info()
        random = np.random.default_rng((self._seed, worker.id if worker else 0))
        while True:
            crops = [self._source.sample(random) for _ in range(BATCH)]
            pixels = np.stack([crop.image for crop in crops])
            yield (
                torch.from_numpy(pixels),
                torch.tensor([crop.face for crop in crops]),
                torch.tensor([crop.turn for crop in crops]),
                torch.tensor([crop.sure for crop in crops], dtype=torch.float32),
            )


def train(run: ReaderRun) -> Path:
    """Train until ``run.crops`` crops have been seen; returns the checkpoint's path."""
    torch.set_num_threads(run.threads)
    torch.manual_seed(7)
    network = ReaderNetwork().to(memory_format=torch.channels_last)
    average = averaged(network, decay=0.998)
    weights = [p for p in network.parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW(weights, lr=run.rate, weight_decay=0.02)
    steps = max(1, run.crops // BATCH)
    done = load_checkpoint(run.checkpoint, run.start, network, average, optimiser)
    source = crop_source(run.photos, run.cache, run.groups, run.drawn_share)
    batches = iter(DataLoader(Batches(source, seed=done), batch_size=None, num_workers=run.workers))
    network.train()
    saved = time.monotonic()
    right = loss_mean = 0.0
    with tqdm(total=steps * BATCH, initial=done * BATCH, unit="crop", mininterval=5) as bar:
        for step in range(done, steps):
            for group in optimiser.param_groups:
                group["lr"] = run.rate * rate_factor(step, steps)
            pixels, faces, turns, sure = next(batches)
            inputs = pixels.permute(0, 3, 1, 2).float()
            face_scores, turn_scores = network(inputs)
            loss = face_loss(face_scores, faces, sure) + 0.3 * turn_loss(turn_scores, turns, faces)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 5.0)
            optimiser.step()
            average.update_parameters(network)
            keep = 0.98 if step > done else 0.0
            right = keep * right + (1 - keep) * float(
                (face_scores.argmax(1) == faces).float().mean()
            )
            loss_mean = keep * loss_mean + (1 - keep) * float(loss.detach())
            bar.update(BATCH)
            bar.set_postfix(loss=f"{loss_mean:.3f}", right=f"{right:.1%}", refresh=False)
            if time.monotonic() - saved > SAVE_SECONDS or step + 1 == steps:
                note = {
                    "groups": run.groups,
                    "crops": (step + 1) * BATCH,
                    "drawn_share": run.drawn_share,
                }
                save_checkpoint(run.checkpoint, network, average, optimiser, step + 1, note)
                saved = time.monotonic()
    return run.checkpoint


def main() -> None:
    parser = run_parser(__doc__, drawn=0.5)
    parser.add_argument("--crops", type=int, default=400_000)
    options = parser.parse_args()
    run = ReaderRun(**run_values(options), crops=options.crops)
    print(f"Saved as {train(run)}")


if __name__ == "__main__":
    main()
