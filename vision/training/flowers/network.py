"""The network for flowers: which mark lies in the middle of a patch, or none."""

from typing import Any

import torch
from torch import nn

from vision.read.flowers import FLOWER_SIDE, MARK_COUNT
from vision.training.flowers.draw import PATCH, SCALES, STEP

_WIDTHS = (24, 56, 112, 144, 176)
_ABOVE = 0.58
"""Of the crop's height: where marks are looked for first."""


def _layer(inputs: int, outputs: int, stride: int) -> list[nn.Module]:
    # No frame around a patch: what an answer sees is the same within a whole crop.
    return [
        nn.Conv2d(inputs, outputs, 3, stride, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    ]


class FlowerNetwork(nn.Module):
    """Pixels 0–255 in OpenCV's channel order in; scores of marks and none at every place out."""

    def __init__(self) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for inputs, outputs, stride in zip((3, *_WIDTHS), _WIDTHS, (2, 2, 2, 1, 1), strict=False):
            layers += _layer(inputs, outputs, stride)
        self.seen = nn.Sequential(*layers)
        self.drop = nn.Dropout(0.15)
        self.marks = nn.Conv2d(_WIDTHS[-1], MARK_COUNT + 1, 1)

    def forward(self, pixels: Any) -> Any:
        return self.marks(self.drop(self.seen((pixels - 127.0) / 64.0)))


class ExportedFlowers(nn.Module):
    """Crops as OpenCV has them in; out how likely each mark is anywhere above, and below."""

    def __init__(self, network: FlowerNetwork, temperature: float = 1.0) -> None:
        super().__init__()
        self.network, self.temperature = network, temperature

    def forward(self, crops: Any) -> Any:
        pixels = crops.permute(0, 3, 1, 2).float()
        above, below = [], []
        for scale in SCALES:
            seen = pixels if scale == 1 else nn.functional.avg_pool2d(pixels, round(1 / scale))
            half = PATCH // 2
            seen = nn.functional.pad(seen, (half, half, half, half), mode="replicate")
            chances = (self.network(seen) / self.temperature).softmax(1)[:, :MARK_COUNT]
            cut = round(FLOWER_SIDE * scale / STEP * _ABOVE)
            above.append(chances[:, :, :cut].amax((2, 3)))
            below.append(chances[:, :, cut:].amax((2, 3)))
        return torch.stack(
            [torch.maximum(above[0], above[1]), torch.maximum(below[0], below[1])], 1
        )
