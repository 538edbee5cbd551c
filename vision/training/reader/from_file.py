"""The exported reader as a checkpoint to go on from: `python -m vision.training.reader.from_file`.

Checkpoints are too large to keep in the project; what training needs to go on is in `models/`.
"""

from pathlib import Path

import numpy as np
import torch

from vision.read import READER_WEIGHTS
from vision.training.from_exported import from_file_command, save_put_back
from vision.training.reader.fresh import FreshCrops
from vision.training.reader.network import ReaderNetwork

_CROPS = 384
"""Enough for the mean and spread of every channel."""


def from_file(weights: Path, cache: Path, name: str) -> Path:
    """Write the checkpoint; a layer that the file lacks begins untrained."""
    source = FreshCrops(cache / "glyphs.jsonl", cache / "artwork")
    random = np.random.default_rng(11)
    crops = np.stack([source.sample(random).image for _ in range(_CROPS)])
    pixels = torch.from_numpy(crops).permute(0, 3, 1, 2).float()
    return save_put_back(ReaderNetwork(), weights, pixels, cache / "reader" / f"{name}.pt")


def main() -> None:
    from_file_command(__doc__, READER_WEIGHTS, from_file)


if __name__ == "__main__":
    main()
