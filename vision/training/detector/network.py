"""The detector: an Ultralytics YOLO pose head on an ImageNet backbone."""

import os
from types import SimpleNamespace
from typing import Any

os.environ.setdefault("YOLO_OFFLINE", "true")

import torch
from torch import nn
from ultralytics.nn import tasks
from ultralytics.utils.loss import v8PoseLoss

from vision.training.backbone import Backbone

CORNERS = 4
# How far a corner may be off, in shares of the box, before it counts as missed.
_CORNER_TOLERANCE = 0.05


class FeatureMaps(nn.Module):
    """Takes the place of a torchvision backbone in an Ultralytics yaml."""

    def __init__(self, frozen: int) -> None:
        super().__init__()
        self.backbone = Backbone(taps=(4, 10, 14), frozen=frozen, folded=True)

    def forward(self, pixels: Any) -> list[Any]:
        # Ultralytics gives RGB from 0 to 1; the weights want it around zero.
        return self.backbone(pixels * (255.0 / 128.0) - (127.0 / 128.0))


LAYERS: dict[str, Any] = {
    "nc": 2,
    "kpt_shape": [CORNERS, 3],
    "backbone": [
        [-1, 1, "TorchVision", [192, 11]],  # 0: the three maps; up to stride 16 as ImageNet left it
        [0, 1, "Index", [40, 0]],  # 1: stride 8
        [0, 1, "Index", [112, 1]],  # 2: stride 16
        [0, 1, "Index", [192, 2]],  # 3: stride 32
    ],
    "head": [
        [3, 1, "SPPF", [128, 5]],  # 4
        [-1, 1, "nn.Upsample", [None, 2, "nearest"]],
        [[-1, 2], 1, "Concat", [1]],
        [-1, 1, "C3k2", [96, False]],  # 7
        [-1, 1, "nn.Upsample", [None, 2, "nearest"]],
        [[-1, 1], 1, "Concat", [1]],
        [-1, 1, "C3k2", [64, False]],  # 10: stride 8
        [-1, 1, "Conv", [64, 3, 2]],
        [[-1, 7], 1, "Concat", [1]],
        [-1, 1, "C3k2", [96, False]],  # 13: stride 16
        [-1, 1, "Conv", [96, 3, 2]],
        [[-1, 4], 1, "Concat", [1]],
        [-1, 1, "C3k2", [128, False]],  # 16: stride 32
        [[10, 13, 16], 1, "Pose", ["nc", "kpt_shape"]],
    ],
}


def detector_network() -> Any:
    """An Ultralytics `PoseModel` with untrained head."""
    tasks.TorchVision = FeatureMaps
    network = tasks.PoseModel(LAYERS, ch=3, nc=2, verbose=False)
    # Gains of the parts of the loss; no reward for guessing which corners are labelled.
    network.args = SimpleNamespace(box=7.5, cls=0.7, dfl=1.5, pose=6.0, kobj=0.0)
    network.kpt_oks_sigmas = torch.full((CORNERS,), _CORNER_TOLERANCE)
    return network


class KindLoss(nn.Module):
    """Cross entropy of the kinds; real photos say nothing about backs, which nobody labelled."""

    def __init__(self) -> None:
        super().__init__()
        self.weights: Any = None

    def forward(self, scores: Any, targets: Any) -> Any:
        loss = nn.functional.binary_cross_entropy_with_logits(scores, targets, reduction="none")
        return loss if self.weights is None else loss * self.weights


class DetectorLoss:
    def __init__(self, network: Any) -> None:
        self._loss = v8PoseLoss(network)
        self._kinds = KindLoss()
        self._loss.bce = self._kinds

    def __call__(self, answers: Any, batch: dict[str, Any]) -> tuple[Any, dict[str, float]]:
        known = batch["has_backs"].float()
        self._kinds.weights = torch.stack([torch.ones_like(known), known * 0.9 + 0.1], 1)[:, None]
        loss, parts = self._loss(answers, batch)
        return loss.sum() / len(known), {name: float(value) for name, value in parts.items()}
