"""Write the reader's weights for the runtime: `python -m vision.training.reader.export`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from vision.read import READER_WEIGHTS
from vision.read.reader import CROP_SIDE
from vision.training.checkpoint import mean_weights
from vision.training.eight_bits import Picture
from vision.training.exporting import chosen_checkpoints, export_parser, say_written, write_onnx
from vision.training.reader.fresh import FreshCrops
from vision.training.reader.network import ReaderNetwork


class ExportedReader(nn.Module):
    """Crops as OpenCV has them in, calibrated probabilities out."""

    def __init__(self, network: ReaderNetwork, temperature: float) -> None:
        super().__init__()
        self.network, self.temperature = network, temperature

    def forward(self, crops: Any) -> tuple[Any, Any]:
        faces, turns = self.network(crops.permute(0, 3, 1, 2).float())
        return (faces / self.temperature).softmax(1), turns.softmax(1)


_SHOWN: Final = 40
_AT_ONCE: Final = 16


def _crops_to_show(cache: Path) -> list[Picture]:
    """Faces in many styles, by which the numbers inside are fitted to 8 bits."""
    source = FreshCrops(cache / "glyphs.jsonl", cache / "artwork")
    random = np.random.default_rng(23)
    return [np.stack([source.sample(random).image for _ in range(_AT_ONCE)]) for _ in range(_SHOWN)]


def export(checkpoints: Sequence[Path], out: Path, cache: Path, temperature: float = 1.0) -> None:
    network = ReaderNetwork()
    network.load_state_dict(mean_weights(checkpoints))
    names = ["faces", "turns"]
    crops = torch.zeros((2, CROP_SIDE, CROP_SIDE, 3), dtype=torch.uint8)
    exported = ExportedReader(network, temperature).eval()
    sizes = {name: {0: "n"} for name in ("crops", *names)}
    shown = _crops_to_show(cache)
    write_onnx(exported, crops, out, takes="crops", gives=names, sizes=sizes, shown=shown)


def main() -> None:
    parser = export_parser(__doc__, READER_WEIGHTS)
    parser.add_argument("--temperature", type=float, default=1.0)
    options = parser.parse_args()
    checkpoints = chosen_checkpoints(options, "reader")
    export(checkpoints, options.out, options.cache, options.temperature)
    say_written(options.out)


if __name__ == "__main__":
    main()
