"""The reader's network: one look at a crop; which face, and which way up."""

from typing import Any

import torch
from torch import nn

from vision.read.faces import CLASS_COUNT, LOOKS_SAME_UPSIDE_DOWN, NOT_A_FACE
from vision.training.backbone import Backbone
from vision.training.reader.crops import TURN_UNKNOWN

FEATURES = 320
_DOUBT = 0.03
"""What every face is left besides the true one: labels err, and certainty must have a reason."""
_ANYTHING = 0.3
"""Of what is not known of a hidden face, how much any face may be; the rest is no face."""


class ReaderNetwork(nn.Module):
    """Pixels 0–255 in OpenCV's channel order in; scores of classes and turns out."""

    def __init__(self, dropout: float = 0.2) -> None:
        super().__init__()
        self.backbone = Backbone(taps=(15,))
        self.drop = nn.Dropout(dropout)
        self.face = nn.Linear(FEATURES, CLASS_COUNT)
        self.turn = nn.Linear(FEATURES, 4)

    def features(self, pixels: Any) -> Any:
        # The ImageNet weights want RGB around zero; doing it here keeps the runtime to a cast.
        rgb = (pixels.flip(1) - 127.0) / 128.0
        return self.backbone(rgb)[0].mean((2, 3))

    def forward(self, pixels: Any) -> tuple[Any, Any]:
        features = self.drop(self.features(pixels))
        return self.face(features), self.turn(features)


def face_loss(scores: Any, faces: Any, sure: Any) -> Any:
    """Cross entropy; of a face that is partly hidden the rest is no face, or anything."""
    chances = scores.log_softmax(1)
    sure = sure * (1 - _DOUBT)
    right = chances.gather(1, faces[:, None])[:, 0]
    hidden = 1 - sure - _DOUBT
    loss = sure * right + hidden * (1 - _ANYTHING) * chances[:, NOT_A_FACE]
    return -(loss + (_DOUBT + hidden * _ANYTHING) * chances.mean(1)).mean()


def turn_loss(scores: Any, turns: Any, faces: Any) -> Any:
    """Cross entropy over crops whose turn is known; half turns are one for symmetric faces."""
    same = torch.tensor(sorted(LOOKS_SAME_UPSIDE_DOWN))
    known = turns != TURN_UNKNOWN
    if not bool(known.any()):
        return scores.sum() * 0
    scores, turns, faces = scores[known], turns[known], faces[known]
    chances = scores.log_softmax(1)
    right = chances.gather(1, turns[:, None])[:, 0]
    opposite = chances.gather(1, ((turns + 2) % 4)[:, None])[:, 0]
    either = torch.logaddexp(right, opposite)
    return -torch.where(torch.isin(faces, same), either, right).mean()
