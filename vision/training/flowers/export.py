"""Write the weights for flowers for the runtime: `python -m vision.training.flowers.export`."""

from collections.abc import Sequence
from pathlib import Path

import torch

from vision.read.flowers import FLOWER_SIDE, FLOWER_WEIGHTS
from vision.training.checkpoint import mean_weights
from vision.training.exporting import chosen_checkpoints, export_parser, say_written, write_onnx
from vision.training.flowers.network import ExportedFlowers, FlowerNetwork


def export(checkpoints: Sequence[Path], out: Path, temperature: float = 1.0) -> None:
    network = FlowerNetwork()
    network.load_state_dict(mean_weights(checkpoints))
    crops = torch.zeros((4, FLOWER_SIDE, FLOWER_SIDE, 3), dtype=torch.uint8)
    exported = ExportedFlowers(network, temperature).eval()
    sizes = {name: {0: "n"} for name in ("crops", "marks")}
    write_onnx(exported, crops, out, takes="crops", gives=["marks"], sizes=sizes)


def main() -> None:
    parser = export_parser(__doc__, FLOWER_WEIGHTS)
    parser.add_argument("--temperature", type=float, default=1.0)
    options = parser.parse_args()
    export(chosen_checkpoints(options, "flowers"), options.out, options.temperature)
    say_written(options.out)


if __name__ == "__main__":
    main()
