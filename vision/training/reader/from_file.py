"""The exported reader as a checkpoint to go on from: `python -m vision.training.reader.from_file`.

Checkpoints are too large to keep in the project; what training needs to go on is in `models/`.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from vision.read import READER_WEIGHTS
from vision.training.cache import add_cache_option
from vision.training.from_exported import save_put_back
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
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    parser.add_argument("--name", default="file", help="name of the checkpoint")
    options = parser.parse_args()
    print(f"Saved as {from_file(options.reader, options.cache, options.name)}")


if __name__ == "__main__":
    main()
