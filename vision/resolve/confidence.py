"""One calibrated confidence for the places and the names of a hand.

Of hands that are 90% sure nearly all must be right: the figures are in `models/layout.md`. The
weights are fitted by `vision.training.layout.calibrate` on tables that no network was trained on.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from vision.layout.network import load_confidence

_MOST: Final = 0.999


def confidence_of(evidence: Sequence[float]) -> float:
    """How likely a hand with this evidence is wholly right."""
    weights = load_confidence()
    odds = float(weights[-1]) + sum(float(w) * x for w, x in zip(weights, evidence, strict=False))
    return min(_MOST, 1 / (1 + exp(-min(max(odds, -30.0), 30.0))))
