"""Write the reader's weights for the runtime: `python -m vision.training.reader.export`."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import nn

from vision.read import READER_WEIGHTS
from vision.read.reader import CROP_SIDE
from vision.training.cache import add_cache_option
from vision.training.checkpoint import mean_weights
from vision.training.half import halve_weights
from vision.training.reader.network import ReaderNetwork
from vision.weights import write_digest


class ExportedReader(nn.Module):
    """Crops as OpenCV has them in, calibrated probabilities out."""

    def __init__(self, network: ReaderNetwork, temperature: float, flowers: bool) -> None:
        super().__init__()
        self.network, self.temperature, self.flowers = network, temperature, flowers

    def forward(self, crops: Any) -> tuple[Any, ...]:
        faces, turns, lucky = self.network(crops.permute(0, 3, 1, 2).float())
        answers = (faces / self.temperature).softmax(1), turns.softmax(1)
        return (*answers, lucky.softmax(1)) if self.flowers else answers


def export(
    checkpoints: Sequence[Path], out: Path, temperature: float = 1.0, flowers: bool = False
) -> None:
    """``flowers``: with the numbers of flowers and seasons, once a network has learned them."""
    network = ReaderNetwork()
    network.load_state_dict(mean_weights(checkpoints))
    names = ["faces", "turns", *(["lucky"] if flowers else [])]
    crops = torch.zeros((2, CROP_SIDE, CROP_SIDE, 3), dtype=torch.uint8)
    out.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        ExportedReader(network, temperature, flowers).eval(),
        (crops,),
        str(out),
        input_names=["crops"],
        output_names=names,
        dynamic_axes={name: {0: "n"} for name in ("crops", *names)},
        opset_version=17,
        dynamo=False,
    )
    halve_weights(out)
    write_digest(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument(
        "--name", nargs="+", default=["held-out"], help="the checkpoint; of several, their mean"
    )
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--flowers", action="store_true", help="with the numbers of flowers")
    parser.add_argument("--out", type=Path, default=READER_WEIGHTS)
    options = parser.parse_args()
    checkpoints = [options.cache / "reader" / f"{name}.pt" for name in options.name]
    export(checkpoints, options.out, options.temperature, options.flowers)
    print(f"{options.out}: {options.out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
