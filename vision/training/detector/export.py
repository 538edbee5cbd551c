"""Write the detector's weights for the runtime: `python -m vision.training.detector.export`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import nn

from vision.detect import DETECTOR_WEIGHTS
from vision.training.checkpoint import mean_weights
from vision.training.detector.network import detector_network
from vision.training.exporting import chosen_checkpoints, export_parser, say_written, write_onnx


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
    sizes = {"picture": {1: "height", 2: "width"}, "places": {2: "n"}}
    write_onnx(exported, picture, out, takes="picture", gives=["places"], sizes=sizes)


def main() -> None:
    options = export_parser(__doc__, DETECTOR_WEIGHTS).parse_args()
    export(chosen_checkpoints(options, "detector"), options.out)
    say_written(options.out)


if __name__ == "__main__":
    main()
