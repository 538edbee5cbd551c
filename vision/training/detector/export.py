"""Write the detector's weights for the runtime: `python -m vision.training.detector.export`."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import nn

from vision.detect import DETECTOR_WEIGHTS
from vision.training.cache import add_cache_option
from vision.training.checkpoint import mean_weights
from vision.training.detector.network import detector_network
from vision.training.half import halve_weights
from vision.weights import write_digest


class ExportedDetector(nn.Module):
    """A picture as OpenCV has it in; boxes, scores and corners of every place out."""

    def __init__(self, network: Any) -> None:
        super().__init__()
        self.network = network

    def forward(self, picture: Any) -> Any:
        return self.network(picture.permute(0, 3, 1, 2).flip(1).float() / 255)


def export(checkpoints: Sequence[Path], out: Path) -> None:
    network = detector_network()
    network.load_state_dict(mean_weights(checkpoints))
    network = network.eval().fuse(verbose=False)
    head = network.model[-1]
    head.export, head.dynamic, head.format = True, True, "onnx"
    picture = torch.zeros((1, 320, 416, 3), dtype=torch.uint8)
    exported = ExportedDetector(network).eval()
    exported(picture)  # lets the head forget the shape it was built with
    out.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        exported,
        (picture,),
        str(out),
        input_names=["picture"],
        output_names=["places"],
        dynamic_axes={"picture": {1: "height", 2: "width"}, "places": {2: "n"}},
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
    parser.add_argument("--out", type=Path, default=DETECTOR_WEIGHTS)
    options = parser.parse_args()
    export([options.cache / "detector" / f"{name}.pt" for name in options.name], options.out)
    print(f"{options.out}: {options.out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
