"""A deal of NTS in words that a newcomer can follow, in five languages."""

from scorer.nts.explain.explaining import explain_deal
from scorer.nts.explain.explanation import (
    DeadExplained,
    DealExplanation,
    DoublingExplained,
    Formula,
    HandExplained,
    Miss,
    PointExplained,
    SetExplained,
    TotalExplained,
    TransferExplained,
    WhyNot,
)
from scorer.nts.explain.lines import closing_lines, hand_lines, opening_lines

__all__ = [
    "DeadExplained",
    "DealExplanation",
    "DoublingExplained",
    "Formula",
    "HandExplained",
    "Miss",
    "PointExplained",
    "SetExplained",
    "TotalExplained",
    "TransferExplained",
    "WhyNot",
    "closing_lines",
    "explain_deal",
    "hand_lines",
    "opening_lines",
]
