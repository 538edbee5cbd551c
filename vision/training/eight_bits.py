"""Let the backbone of an exported network compute in 8 bits.

Computing with whole numbers of 8 bits takes half the time. The backbone is made for it: what its
layers give is cut off at 6, so that few numbers tell enough. Necks and heads go on in 32 bits.

Weights stay in the file in 16 bits, so that training goes on from what was learned; the runtime
rounds them when it opens the file. Biases are rounded in the file, to far smaller steps.

Weights are rounded to 7 bits: processors without instructions for this add two products in 16 bits,
into which larger ones do not fit.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

Picture = NDArray[np.uint8]
Values = dict[str, NDArray[Any]]
"""Of a graph's constants, by name."""
_INSIDE: Final = re.compile(r"/backbone/blocks\.[1-9]")
"""The first layers see the whole picture through few channels: in 8 bits they take longer."""
_KINDS: Final = ("Conv", "Add", "Clip")
_ROUNDED: Final = "_quantized"
"""What the library adds to the name of a weight that it has rounded."""


class _Pictures(CalibrationDataReader):  # type: ignore[misc]
    """Pictures to see how large numbers become."""

    def __init__(self, takes: str, pictures: Sequence[Picture]) -> None:
        self._given: Iterator[dict[str, Any]] = iter([{takes: p} for p in pictures])

    def get_next(self) -> Any:
        return next(self._given, None)


def compute_in_eight_bits(path: Path, pictures: Sequence[Picture]) -> None:
    """Rewrite the file in place; ``pictures`` are what the network is shown, each as one input."""
    # Frames that are put around what a layer is given become the layer's own.
    quant_pre_process(str(path), str(path), skip_symbolic_shape=True)
    model = onnx.load(str(path))
    _take_colours_as_they_come(model.graph)
    weights = values_of(model.graph)
    quantize_static(
        model,
        str(path),
        _Pictures(model.graph.input[0].name, pictures),
        nodes_to_quantize=[node.name for node in model.graph.node if _INSIDE.search(node.name)],
        op_types_to_quantize=list(_KINDS),
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        per_channel=True,
        reduce_range=True,
    )
    model = onnx.load(str(path))
    _round_when_opened(model.graph, weights)
    onnx.save(model, str(path))


def values_of(graph: Any) -> Values:
    return {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}


def makers_of(graph: Any) -> dict[str, Any]:
    """The node that makes each value."""
    return {out: node for node in graph.node for out in node.output}


def takes_colours_as_they_come(layer: Any, makers: dict[str, Any]) -> bool:
    """Whether this is the first layer of a network that computes in 8 bits: it is given blue, green
    and red, and was trained with red, green and blue."""
    node = makers.get(layer.input[0])
    while node is not None and node.op_type not in ("Conv", "Slice"):
        node = makers.get(node.input[0])
    return node is None


def _stem(graph: Any) -> Any:
    return next(node for node in graph.node if node.op_type == "Conv")


def _take_colours_as_they_come(graph: Any) -> None:
    """Blue, green, red: the first convolution's weights are turned, and not each picture."""
    turn = next(node for node in graph.node if node.op_type == "Slice")
    for node in graph.node:
        node.input[:] = [turn.input[0] if n == turn.output[0] else n for n in node.input]
    weight = next(t for t in graph.initializer if t.name == _stem(graph).input[1])
    turned = np.ascontiguousarray(numpy_helper.to_array(weight)[:, ::-1])
    weight.CopyFrom(numpy_helper.from_array(turned, weight.name))
    _remove_unused(graph)


def _remove_unused(graph: Any) -> None:
    wanted = {output.name for output in graph.output}
    for node in reversed(list(graph.node)):
        if wanted.isdisjoint(node.output):
            graph.node.remove(node)
        else:
            wanted.update(node.input)
    for tensor in [each for each in graph.initializer if each.name not in wanted]:
        graph.initializer.remove(tensor)


def _round_when_opened(graph: Any, weights: Values) -> None:
    """Put the weights back as they were, each with the step that rounds it."""
    tensors = {tensor.name: tensor for tensor in graph.initializer}
    for widened in list(graph.node):
        rounded = tensors.get(widened.input[0]) if widened.op_type == "DequantizeLinear" else None
        if rounded is None or rounded.data_type != TensorProto.INT8:
            continue
        name = rounded.name.removesuffix(_ROUNDED)
        graph.initializer.remove(rounded)
        graph.initializer.append(numpy_helper.from_array(weights[name], name))
        step = helper.make_node("QuantizeLinear", [name, *widened.input[1:]], [rounded.name])
        step.attribute.extend(widened.attribute)
        graph.node.insert(0, step)
