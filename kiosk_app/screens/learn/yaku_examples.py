"""A real hand for every yaku, to be drawn beside its words."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from scorer.context import WinContext
from scorer.hand import Hand
from scorer.json_form import context_from, hand_from

FILE: Final = Path(__file__).with_name("yaku_examples.toml")


class Example(NamedTuple):
    hand: Hand
    context: WinContext


@cache
def yaku_examples() -> dict[str, Example]:
    """By the yaku's id."""
    records = tomllib.loads(FILE.read_text("utf-8"))
    return {
        yaku: Example(hand_from(record), context_from(record)) for yaku, record in records.items()
    }
