"""Write the detector's weights for the runtime: `python -m vision.training.detector.export`."""

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any, Final

import torch
from torch import nn
from ultralytics.nn.modules import Pose
from ultralytics.utils.tal import make_anchors

from vision.detect.detector import DETECTOR_WEIGHTS, FAINT
from vision.training.artist.style import training_style
from vision.training.checkpoint import mean_weights
from vision.training.detector.network import detector_network
from vision.training.eight_bits import Picture
from vision.training.exporting import chosen_checkpoints, export_parser, say_written, write_onnx
from vision.training.render import render_photo

_LEAST_SCORE: Final = FAINT / 2
"""Of a place that is worked out: the runtime looks at none below ``FAINT``."""


class FewPlaces(Pose):
    """Works out the boxes and corners of places where there may be a tile, not of all 4,000."""

    def _inference(self, x: dict[str, Any]) -> Any:
        scores = x["scores"]
        likely = scores[0].amax(0) > log(_LEAST_SCORE / (1 - _LEAST_SCORE))
        # The first one in any case: layers do not work on nothing.
        chosen = torch.cat([torch.ones_like(likely[:1]), likely[1:]]).nonzero()[:, 0]
        places, strides = make_anchors(x["feats"], self.stride, 0.5)
        # Where the head's own methods look for them.
        self.anchors, self.strides = places[chosen].T, strides[chosen].T
        boxes = self.dfl(x["boxes"].index_select(2, chosen))
        boxes = self.decode_bboxes(boxes, self.anchors[None]) * self.strides
        corners = self.kpts_decode(x["kpts"].index_select(2, chosen))
        return torch.cat([boxes, scores.index_select(2, chosen).sigmoid(), corners], 1)


class ExportedDetector(nn.Module):
    """A picture as OpenCV has it in; boxes, scores and corners of likely places out."""

    def __init__(self, network: Any) -> None:
        super().__init__()
        self.network = network

    def forward(self, picture: Any) -> Any:
        return self.network(picture.permute(0, 3, 1, 2).flip(1).float() / 255)


_SHOWN: Final = 60
_SHOWN_SIZE: Final = (608, 352)


def _pictures_to_show(cache: Path) -> list[Picture]:
    """Tables in many styles, by which the numbers inside are fitted to 8 bits."""
    return [
        render_photo(2 * number, _SHOWN_SIZE, training_style(number, cache / "glyphs.jsonl")).image[
            None
        ]
        for number in range(_SHOWN)
    ]


def export(checkpoints: Sequence[Path], out: Path, cache: Path) -> None:
    network = detector_network()
    network.load_state_dict(mean_weights(checkpoints))
    network = network.eval().fuse(verbose=False)
    head = network.model[-1]
    head.__class__ = FewPlaces
    head.export, head.dynamic, head.format = True, True, "onnx"
    picture = torch.zeros((1, 320, 416, 3), dtype=torch.uint8)
    exported = ExportedDetector(network).eval()
    exported(picture)  # lets the head forget the shape it was built with
    sizes = {"picture": {1: "height", 2: "width"}, "places": {2: "n"}}
    shown = _pictures_to_show(cache)
    write_onnx(exported, picture, out, takes="picture", gives=["places"], sizes=sizes, shown=shown)


def main() -> None:
    options = export_parser(__doc__, DETECTOR_WEIGHTS).parse_args()
    export(chosen_checkpoints(options, "detector"), options.out, options.cache)
    say_written(options.out)


if __name__ == "__main__":
    main()
