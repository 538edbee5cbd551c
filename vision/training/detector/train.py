"""Train the detector: `python -m vision.training.detector.train`. Goes on where it was stopped."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import cv2
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset
from tqdm import tqdm

from vision.training.checkpoint import averaged, load_checkpoint, save_checkpoint
from vision.training.detector.corners import known_corners, unlabelled_tiles
from vision.training.detector.network import DetectorLoss, detector_network
from vision.training.detector.pictures import DrawnPictures, Example, RealPictures
from vision.training.draw import drawn_photos
from vision.training.hard_photos import HARD_TO_FIND
from vision.training.laid import LAID
from vision.training.photos import labelled_photos
from vision.training.run import TrainingRun, rate_factor, run_parser, run_values

BATCH = 8
SAVE_SECONDS = 120


@dataclass(frozen=True, kw_only=True)
class DetectorRun(TrainingRun):
    """What one training run is made of."""

    pictures: int
    side: int
    hard_share: float = 0.0
    """Of the drawn pictures, how many are hands that a detector got wrong (`hard.py`)."""
    laid_share: float = 0.0
    """Of the drawn pictures, how many are tables as people lay them (`vision.training.laid`)."""
    frozen: int = 11
    """Blocks of the backbone that stay as ImageNet left them."""

    @property
    def checkpoint(self) -> Path:
        return self.cache / "detector" / f"{self.name}.pt"


class PictureSource(Protocol):
    def sample(self, random: np.random.Generator) -> Example: ...


def picture_sources(run: DetectorRun) -> list[tuple[PictureSource, float]]:
    sources: list[tuple[PictureSource, float]] = []
    real = labelled_photos(run.photos, run.groups)
    drawn = drawn_photos(run.cache / "drawn")
    if real and run.drawn_share < 1:
        corners, unlabelled = known_corners(run.cache), unlabelled_tiles(run.cache)
        pictures = RealPictures(real, run.side, corners, unlabelled)
        sources.append((pictures, 1 - run.drawn_share))
    if drawn and (run.drawn_share > 0 or not real):
        share = run.drawn_share or 1.0
        rest = 1.0
        for name, part in ((HARD_TO_FIND, run.hard_share), (LAID, run.laid_share)):
            found = drawn_photos(run.cache / name) if part > 0 else []
            if found:
                sources.append((DrawnPictures(found, run.side), share * part))
                rest -= part
        sources.append((DrawnPictures(drawn, run.side), share * rest))
    if not sources:
        raise FileNotFoundError(f"No photos in {run.photos} and none in {run.cache}/drawn.")
    return sources


class Batches(IterableDataset):
    """Endless batches in the form that Ultralytics' loss takes."""

    def __init__(self, sources: Sequence[tuple[PictureSource, float]], seed: int) -> None:
        self._sources = [source for source, _ in sources]
        shares = np.array([share for _, share in sources])
        self._shares, self._seed = shares / shares.sum(), seed

    def __iter__(self) -> Iterator[dict[str, Any]]:
        cv2.setNumThreads(0)
        worker = torch.utils.data.get_worker_info()
        random = np.random.default_rng((self._seed, worker.id if worker else 0))
        while True:
            chosen = random.choice(len(self._sources), BATCH, p=self._shares)
            yield collate([self._sources[index].sample(random) for index in chosen])


def collate(examples: Sequence[Example]) -> dict[str, Any]:
    side = examples[0].image.shape[0]
    boxes = np.concatenate([example.boxes for example in examples]) / side
    middles, sizes = (boxes[:, :2] + boxes[:, 2:]) / 2, boxes[:, 2:] - boxes[:, :2]
    corners = np.concatenate([example.quads for example in examples]) / side
    seen = np.concatenate(
        [np.repeat(2.0 * e.has_corners[:, None, None], 4, axis=1) for e in examples]
    )
    numbers = [np.full(len(e.boxes), n, np.float32) for n, e in enumerate(examples)]
    return {
        "img": torch.from_numpy(np.stack([example.image for example in examples])),
        "batch_idx": torch.from_numpy(np.concatenate(numbers)),
        "cls": torch.from_numpy(np.concatenate([e.kinds for e in examples]))[:, None].float(),
        "bboxes": torch.from_numpy(np.concatenate([middles, sizes], axis=1).astype(np.float32)),
        "keypoints": torch.from_numpy(np.concatenate([corners, seen], axis=2).astype(np.float32)),
        "has_backs": torch.tensor([example.has_backs for example in examples]),
    }


def train(run: DetectorRun) -> Path:
    """Train until ``run.pictures`` pictures have been seen; returns the checkpoint's path."""
    torch.set_num_threads(run.threads)
    torch.manual_seed(7)
    network = detector_network().to(memory_format=torch.channels_last)
    network.model[0].backbone.unfreeze(run.frozen)
    average = averaged(network, decay=0.997)
    inner = [p for n, p in network.named_parameters() if p.requires_grad and "backbone" in n]
    outer = [p for n, p in network.named_parameters() if p.requires_grad and "backbone" not in n]
    rates = [run.rate * 0.4, run.rate]  # the backbone knows something already
    optimiser = torch.optim.AdamW(
        [{"params": inner, "lr": rates[0]}, {"params": outer, "lr": rates[1]}], weight_decay=0.01
    )
    steps = max(1, run.pictures // BATCH)
    done = load_checkpoint(run.checkpoint, run.start, network, average, optimiser)
    batches = iter(
        DataLoader(
            Batches(picture_sources(run), seed=done), batch_size=None, num_workers=run.workers
        )
    )
    loss_of = DetectorLoss(network)
    network.train()
    saved = time.monotonic()
    means: dict[str, float] = {}
    with tqdm(total=steps * BATCH, initial=done * BATCH, unit="photo", mininterval=5) as bar:
        for step in range(done, steps):
            for group, rate in zip(optimiser.param_groups, rates, strict=True):
                group["lr"] = rate * rate_factor(step, steps)
            batch = next(batches)
            pixels = batch["img"].permute(0, 3, 1, 2).flip(1).float() / 255
            loss, parts = loss_of(
                network(pixels.contiguous(memory_format=torch.channels_last)), batch
            )
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(inner + outer, 10.0)
            optimiser.step()
            average.update_parameters(network)
            for name, value in parts.items():
                means[name] = means.get(name, value) * 0.98 + value * 0.02
            bar.update(BATCH)
            shown = {name.removesuffix("_loss"): f"{value:.2f}" for name, value in means.items()}
            bar.set_postfix(shown, refresh=False)
            if time.monotonic() - saved > SAVE_SECONDS or step + 1 == steps:
                note = {
                    "groups": run.groups,
                    "pictures": (step + 1) * BATCH,
                    "drawn_share": run.drawn_share,
                    "hard_share": run.hard_share,
                    "laid_share": run.laid_share,
                }
                save_checkpoint(run.checkpoint, network, average, optimiser, step + 1, note)
                saved = time.monotonic()
    return run.checkpoint


def main() -> None:
    parser = run_parser(__doc__, drawn=0.6)
    parser.add_argument("--pictures", type=int, default=30_000)
    parser.add_argument(
        "--hard", type=float, default=0.0, help="share of the drawn that a detector got wrong"
    )
    parser.add_argument(
        "--laid", type=float, default=0.0, help="share of the drawn laid as people lay them"
    )
    parser.add_argument("--side", type=int, default=416, help="pixels of the network's picture")
    parser.add_argument("--frozen", type=int, default=11, help="blocks that do not learn")
    options = parser.parse_args()
    run = DetectorRun(
        **run_values(options),
        pictures=options.pictures,
        side=options.side,
        hard_share=options.hard,
        laid_share=options.laid,
        frozen=options.frozen,
    )
    print(f"Saved as {train(run)}")


if __name__ == "__main__":
    main()
