"""Exported weights back in a network that can be trained.

An exported file has no norms: each convolution does its own. Here every convolution gets its norm
back with the statistics of some pictures, so that the network answers as the file does and still
learns as one that was never exported.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from torch import nn

from vision.training.eight_bits import Values, makers_of, takes_colours_as_they_come, values_of
from vision.training.options import add_cache_option

_PREFIX = "/network/"
_NORM_OF = {
    "stem": "stem_norm",
    "_expand_conv": "_bn0",
    "_depthwise_conv": "_bn1",
    "_project_conv": "_bn2",
    "conv": "bn",
}
"""The name of the norm that follows a convolution, in the backbone and in Ultralytics' layers."""

Layer = tuple[NDArray[np.float32], NDArray[np.float32] | None]


def exported_layers(path: Path) -> dict[str, Layer]:
    """The weight and bias of every convolution and linear layer, by the name of its module."""
    graph = onnx.load(str(path)).graph
    values, makers = _exact_values(graph), makers_of(graph)
    layers: dict[str, Layer] = {}
    for node in graph.node:
        if node.op_type not in ("Conv", "Gemm", "ConvTranspose") or node.input[1] not in values:
            continue
        name = _module_name(node.name.removeprefix(_PREFIX).split("/")[:-1])
        weight = values[node.input[1]]
        if takes_colours_as_they_come(node, makers):
            weight = weight[:, ::-1]
        layers[name] = weight, values[node.input[2]] if len(node.input) > 2 else None
    return layers


def _exact_values(graph: Any) -> Values:
    """The constants that layers are given, by name, as they were before the runtime rounds them."""
    values = values_of(graph)
    for node in graph.node:
        name = node.input[0] if node.input else ""
        if name not in values:
            continue
        if node.op_type in ("Cast", "QuantizeLinear"):
            values[node.output[0]] = values[name].astype(np.float32)
        elif node.op_type == "DequantizeLinear":
            is_rounded = values[name].dtype == np.int32  # biases are whole steps in the file, too
            step = values[node.input[1]] if is_rounded else np.float32(1)
            values[node.output[0]] = (values[name] * step).astype(np.float32)
    return values


def _module_name(scopes: list[str]) -> str:
    """A module's name from the scopes it ran in: one within a list repeats the list's own name."""
    parts: list[str] = []
    for scope in scopes:
        if parts and scope.startswith(f"{parts[-1]}."):
            parts.pop()
        parts.append(scope)
    return ".".join(parts)


def put_back(network: nn.Module, path: Path, pictures: Any) -> list[str]:
    """Load the file's layers; the statistics of the norms come from ``pictures``.

    Returns the names of the layers that the file does not have: they stay as they are.
    """
    layers = exported_layers(path)
    modules = dict(network.named_modules())
    norms: list[tuple[nn.Module, nn.BatchNorm2d]] = []
    for name, (weight, bias) in layers.items():
        module: Any = modules[name]
        module.weight.data.copy_(
            torch.from_numpy(weight.reshape(tuple(module.weight.shape)).copy())
        )
        if bias is None:
            continue
        if module.bias is not None:
            module.bias.data.copy_(torch.from_numpy(bias.copy()))
            continue
        parent, _, last = name.rpartition(".")
        norm: Any = getattr(modules[parent], _NORM_OF[last])
        norm.weight.data.fill_(1.0)
        norm.bias.data.copy_(torch.from_numpy(bias.copy()))
        norm.running_mean.fill_(0.0)
        norm.running_var.fill_(1.0 - norm.eps)
        norms.append((module, norm))
    _take_statistics(network, norms, pictures)
    kinds = (nn.Conv2d, nn.Linear)
    return [name for name, m in modules.items() if isinstance(m, kinds) and name not in layers]


def _take_statistics(
    network: nn.Module, norms: list[tuple[nn.Module, nn.BatchNorm2d]], pictures: Any
) -> None:
    """Give each norm the mean and spread that it sees, and undo both by its gain and offset."""
    seen: dict[int, tuple[Any, Any]] = {}

    def note(module: nn.Module, _: Any, out: Any) -> None:
        seen[id(module)] = out.mean((0, 2, 3)), out.var((0, 2, 3), unbiased=False)

    hooks = [module.register_forward_hook(note) for module, _ in norms]
    network.eval()
    with torch.no_grad():
        network(pictures)
    for hook in hooks:
        hook.remove()
    for module, norm in norms:
        mean, spread = seen[id(module)]
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.weight.data.copy_((spread + norm.eps).sqrt())
        norm.bias.data.add_(mean)


def save_put_back(network: nn.Module, weights: Path, sample: torch.Tensor, path: Path) -> Path:
    """A checkpoint of the network with the exported weights; what the file lacks is said."""
    for layer in put_back(network, weights, sample):
        print(f"{layer} is not in {weights.name} and begins untrained.")
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save({"weights": network.state_dict()}, path)
    return path


def from_file_command(
    description: str | None, weights: Path, from_file: Callable[[Path, Path, str], Path]
) -> None:
    """``from_file`` takes exported weights, the cache and the name of the checkpoint to write."""
    parser = argparse.ArgumentParser(description=description)
    add_cache_option(parser)
    parser.add_argument("--weights", type=Path, default=weights)
    parser.add_argument("--name", default="file", help="name of the checkpoint")
    options = parser.parse_args()
    print(f"Saved as {from_file(options.weights, options.cache, options.name)}")
