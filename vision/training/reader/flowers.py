"""Teach the reader the numbers of flowers: `python -m vision.training.reader.flowers`.

A head of its own on what the network sees of a face already; everything else in the file stays as
it is, to the bit.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from tqdm import tqdm

from vision.read import READER_WEIGHTS
from vision.read.faces import NO_NUMBER
from vision.training.artist.style import Style, held_out_style, training_style
from vision.training.cache import add_cache_option
from vision.training.half import halve_weights
from vision.training.reader.crops import Crop
from vision.training.reader.fresh import STYLES, FreshCrops
from vision.training.reader.network import flower_head, lucky_loss
from vision.weights import open_session, write_digest

_SEEN: Final = "/network/ReduceMean_output_0"
"""What the network's other heads look at."""
_HEAD: Final = "/network/lucky"
_BATCH: Final = 512
_STEPS: Final = 2000
_RATE: Final = 2e-3
_MEASURED: Final = 800
_SURE: Final = (0.6, 0.8, 0.9, 0.95)


def flower_crops(
    source: FreshCrops, style: Callable[[np.random.Generator], Style], count: int, seed: int
) -> list[Crop]:
    random = np.random.default_rng(seed)
    crops: list[Crop] = []
    with tqdm(total=count, unit="flower", mininterval=5) as bar:
        while len(crops) < count:
            some = source.flowers(style(random), random)
            crops += some
            bar.update(len(some))
    return crops[:count]


def features(weights: Path, crops: Sequence[Crop], threads: int) -> Any:
    """What the network sees of each, one row a crop."""
    model = onnx.load(str(weights))
    model.graph.output.append(helper.make_tensor_value_info(_SEEN, TensorProto.FLOAT, None))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "features.onnx"
        onnx.save(model, str(path))
        session = open_session(path, threads)
        rows = [
            session.run([_SEEN], {"crops": np.stack([crop.image for crop in crops[at : at + 8]])})
            for at in tqdm(range(0, len(crops), 8), unit="batch", mininterval=5)
        ]
    return torch.from_numpy(np.concatenate([np.asarray(row[0], np.float32) for row in rows]))


def taught(seen: Any, numbers: Any) -> nn.Sequential:
    """A head for these features; what they have in common is taken out within it."""
    torch.manual_seed(8)
    mean, spread = seen.mean(0), seen.std(0) + 1e-3
    level = (seen - mean) / spread
    head = flower_head().train()
    optimiser = torch.optim.AdamW(head.parameters(), lr=_RATE, weight_decay=0.01)
    for step in tqdm(range(_STEPS), mininterval=5):
        for group in optimiser.param_groups:
            group["lr"] = _RATE * (1 - step / _STEPS)
        some = torch.randint(len(level), (_BATCH,))
        loss = lucky_loss(head(level[some]), numbers[some])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    first: Any = head[0]
    with torch.no_grad():
        first.weight /= spread
        first.bias -= first.weight @ mean
    return head.eval()


def print_figures(head: nn.Sequential, seen: Any, numbers: Any) -> None:
    with torch.no_grad():
        chances = head(seen).softmax(1)
    numbered = numbers < NO_NUMBER  # a figure alone fits two of them, and is none
    sure, best = chances.max(1).values, chances.argmax(1)
    print(f"{len(numbers)} flowers in styles never trained on, {int(numbered.sum())} with a number")
    for least in _SURE:
        given = (best < NO_NUMBER) & (sure >= least)
        right = _share(best[given] == numbers[given])
        print(f"given a number with {least:.0%}: {int(given.sum())}, right {right}")


def _share(right: Any) -> str:
    return f"{float(right.float().mean()):.1%}"


def add_head(weights: Path, head: nn.Sequential) -> None:
    """Put the head into the file in place of one that it may have."""
    model = onnx.load(str(weights))
    graph = model.graph
    for kept, parts in ((graph.node, "name"), (graph.initializer, "name"), (graph.output, "name")):
        for old in [each for each in kept if _is_of_the_head(getattr(each, parts))]:
            kept.remove(old)
    inner, last = f"{_HEAD}/inner", f"{_HEAD}/last"
    for at, (start, end) in {0: (_SEEN, inner), 3: (f"{inner}/relu", last)}.items():
        layer: Any = head[at]
        weight, bias = f"network.lucky.{at}.weight", f"network.lucky.{at}.bias"
        for name, values in ((weight, layer.weight), (bias, layer.bias)):
            graph.initializer.append(numpy_helper.from_array(values.detach().numpy(), name))
        node = f"{_HEAD}/lucky.{at}/Gemm"
        graph.node.append(
            helper.make_node("Gemm", [start, weight, bias], [end], name=node, transB=1)
        )
        if at == 0:
            relu = f"{_HEAD}/Relu"
            graph.node.append(helper.make_node("Relu", [inner], [f"{inner}/relu"], name=relu))
    softmax = f"{_HEAD}/Softmax"
    graph.node.append(helper.make_node("Softmax", [last], ["lucky"], name=softmax, axis=1))
    graph.output.append(helper.make_tensor_value_info("lucky", TensorProto.FLOAT, ["n", None]))
    onnx.save(model, str(weights))
    halve_weights(weights)
    write_digest(weights)


def _is_of_the_head(name: str) -> bool:
    return name.startswith((_HEAD, "network.lucky")) or name == "lucky"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--weights", type=Path, default=READER_WEIGHTS)
    parser.add_argument("--crops", type=int, default=9000)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    glyphs = options.cache / "glyphs.jsonl"
    more = glyphs if glyphs.exists() else None
    source = FreshCrops(more, options.cache / "artwork")
    crops = flower_crops(
        source, lambda random: training_style(int(random.integers(*STYLES)), more), options.crops, 1
    )
    measured = flower_crops(
        source, lambda random: held_out_style(int(random.integers(*STYLES)), more), _MEASURED, 2
    )
    seen = features(options.weights, [*crops, *measured], options.threads)
    numbers = torch.tensor([crop.lucky for crop in (*crops, *measured)])
    count = len(crops)
    head = taught(seen[:count], numbers[:count])
    print_figures(head, seen[count:], numbers[count:])
    add_head(options.weights, head)
    print(f"{options.weights}: {options.weights.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
