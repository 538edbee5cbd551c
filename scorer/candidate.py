"""One way to read a hand that may be declared, with its worth."""

from typing import NamedTuple

from scorer.result import FuItem, Shape, Wait, YakuItem
from scorer.shapes import Split
from scorer.worth import Worth


class Candidate(NamedTuple):
    """One reading with its worth; the first three say which of two is higher."""

    points: int
    han: int
    fu: int
    worth: Worth
    yaku: list[YakuItem]
    yakuman: int
    stands_alone: bool
    """Neither the way of winning nor dora counts beside it: a yakuman, or renho as a mangan."""
    fu_items: list[FuItem]
    shape: Shape
    split: Split | None
    wait: Wait
    completed: int
