"""Of the tiles given 99%, are 99% right? A table that shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

_STEPS: Final = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)


@dataclass(frozen=True)
class Reliability:
    name: str
    readings: tuple[tuple[float, bool], ...]
    """How sure, and whether right."""


def reliability_table(groups: Sequence[Reliability]) -> str:
    """For each span of confidence: how many readings, what they claimed, how many were right."""
    lines = [f"{'confidence':16}{'readings':>10}{'claimed':>10}{'right':>9}"]
    readings = [reading for group in groups for reading in group.readings]
    for low, high in pairwise(_STEPS):
        inside = [(sure, ok) for sure, ok in readings if low <= sure < high or sure == high == 1.0]
        if inside:
            claimed = sum(sure for sure, _ in inside) / len(inside)
            right = sum(ok for _, ok in inside) / len(inside)
            span = f"{low:.1%} – {high:.1%}"
            lines.append(f"{span:16}{len(inside):>10}{claimed:>10.2%}{right:>9.2%}")
    return "\n".join(lines)
