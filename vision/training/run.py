"""What training runs share: their fields, the options that fill them, and how fast they learn."""

import argparse
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from vision.training.options import add_cache_option, add_photos_option
from vision.training.photos import GROUPS, HELD_OUT_GROUPS


@dataclass(frozen=True, kw_only=True)
class TrainingRun:
    name: str
    photos: Path
    cache: Path
    groups: tuple[str, ...]
    rate: float
    drawn_share: float
    """Of what is seen; the rest is real."""
    start: tuple[Path, ...] = ()
    workers: int = 2
    threads: int = 2


def run_parser(description: str | None, *, drawn: float) -> argparse.ArgumentParser:
    """``drawn``: the share of drawn pictures where none is given."""
    parser = argparse.ArgumentParser(description=description)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--name", default="held-out", help="name of the checkpoint")
    parser.add_argument("--all-groups", action="store_true", help="hold no photos out")
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--drawn", type=float, default=drawn, help="share that is drawn")
    parser.add_argument(
        "--start", type=Path, nargs="+", default=(), help="checkpoints whose mean to begin with"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes that make pictures")
    parser.add_argument("--threads", type=int, default=2, help="of the network itself")
    return parser


def run_values(options: argparse.Namespace) -> dict[str, Any]:
    """The fields of a ``TrainingRun`` that the options of ``run_parser`` say."""
    return {
        "name": options.name,
        "photos": options.photos,
        "cache": options.cache,
        "groups": tuple(g for g in GROUPS if options.all_groups or g not in HELD_OUT_GROUPS),
        "rate": options.rate,
        "drawn_share": options.drawn,
        "start": tuple(options.start),
        "workers": options.workers,
        "threads": options.threads,
    }


_LAST: Final = 0.01
"""Of the full rate, at the end."""


def rate_factor(step: int, steps: int) -> float:
    """The share of the full rate at this step: a short warm-up, then slower and slower.

    It depends on nothing else, so a run can be resumed.
    """
    warm_up = min(200, max(1, steps // 10))
    if step < warm_up:
        return (step + 1) / warm_up
    part = (step - warm_up) / max(1, steps - warm_up)
    return _LAST + (1 - _LAST) * (1 + math.cos(math.pi * min(part, 1.0))) / 2
