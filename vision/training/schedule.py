"""How fast to learn at each step: a short warm-up, then slower and slower until the end."""

import math

_LAST = 0.01


def rate_factor(step: int, steps: int) -> float:
    """The share of the full rate at this step; depends on nothing else, so a run can be resumed."""
    warm_up = min(200, max(1, steps // 10))
    if step < warm_up:
        return (step + 1) / warm_up
    part = (step - warm_up) / max(1, steps - warm_up)
    return _LAST + (1 - _LAST) * (1 + math.cos(math.pi * min(part, 1.0))) / 2
