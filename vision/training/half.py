"""Keep a network's weights in 16 bits: half the file, and the runtime widens them when it loads."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

_SMALL = 256  # numbers: shapes, scales and offsets stay exact


def halve_weights(path: Path) -> None:
    """Rewrite the file in place; the network still computes in 32 bits."""
    model = onnx.load(str(path))
    graph = model.graph
    casts = []
    for tensor in list(graph.initializer):
        values = numpy_helper.to_array(tensor)
        if tensor.data_type != TensorProto.FLOAT or values.size < _SMALL:
            continue
        halved = numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}.half")
        graph.initializer.remove(tensor)
        graph.initializer.append(halved)
        casts.append(helper.make_node("Cast", [halved.name], [tensor.name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        graph.node.insert(0, cast)
    onnx.save(model, str(path))
