"""The exported detector as a checkpoint: `python -m vision.training.detector.from_file`.

Checkpoints are too large to keep in the project; what training needs to go on is in `models/`.
"""

from pathlib import Path

import numpy as np
import torch

from vision.detect import DETECTOR_WEIGHTS
from vision.training.artist.style import training_style
from vision.training.detector.network import detector_network
from vision.training.from_exported import from_file_command, save_put_back
from vision.training.render import render_photo

_PICTURES = 12
_SIZE = (416, 416)


def from_file(weights: Path, cache: Path, name: str) -> Path:
    """Write the checkpoint; the statistics of its norms are those of some rendered photos."""
    photos = [
        render_photo(2 * number, _SIZE, training_style(number, cache / "glyphs.jsonl")).image
        for number in range(_PICTURES)
    ]
    pixels = torch.from_numpy(np.stack(photos)[..., ::-1].copy()).permute(0, 3, 1, 2).float() / 255
    path = cache / "detector" / f"{name}.pt"
    return save_put_back(detector_network(), weights, pixels, path)


def main() -> None:
    from_file_command(__doc__, DETECTOR_WEIGHTS, from_file)


if __name__ == "__main__":
    main()
