"""Networks as files for the runtime: what the exports of both share."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from vision.training.eight_bits import Picture, compute_in_eight_bits
from vision.training.options import add_cache_option
from vision.weights import write_digest


def write_onnx(
    network: nn.Module,
    example: torch.Tensor,
    out: Path,
    *,
    takes: str,
    gives: Sequence[str],
    sizes: Mapping[str, Mapping[int, str]],
    shown: Sequence[Picture] = (),
) -> None:
    """Weights in 16 bits, with their digest beside them; ``sizes`` names what may vary. Where
    pictures are ``shown``, the backbone computes in 8 bits, which are fitted to these."""
    out.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        network,
        (example,),
        str(out),
        input_names=[takes],
        output_names=list(gives),
        dynamic_axes={name: dict(axes) for name, axes in sizes.items()},
        opset_version=17,
        dynamo=False,
    )
    if shown:
        compute_in_eight_bits(out, shown)
    halve_weights(out)
    write_digest(out)


def export_parser(description: str | None, out: Path) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    add_cache_option(parser)
    parser.add_argument(
        "--name", nargs="+", default=["held-out"], help="the checkpoint; of several, their mean"
    )
    parser.add_argument("--out", type=Path, default=out)
    return parser


def chosen_checkpoints(options: argparse.Namespace, network: str) -> list[Path]:
    return [options.cache / network / f"{name}.pt" for name in options.name]


def say_written(out: Path) -> None:
    print(f"{out}: {out.stat().st_size / 1e6:.1f} MB")


_SMALL = 256  # numbers: shapes, scales and offsets stay exact; so do steps of 8 bits


def halve_weights(path: Path) -> None:
    """Rewrite the file in place; the network still computes as before."""
    model = onnx.load(str(path))
    graph = model.graph
    casts = []
    steps = {n.input[1] for n in graph.node if n.op_type in ("QuantizeLinear", "DequantizeLinear")}
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        is_small = values.size < _SMALL or tensor.name in steps
        if tensor.data_type != TensorProto.FLOAT or is_small:
            continue
        halved = numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}.half")
        graph.initializer.remove(tensor)
        graph.initializer.append(halved)
        casts.append(helper.make_node("Cast", [halved.name], [tensor.name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        graph.node.insert(0, cast)
    onnx.save(model, str(path))
