"""A deal of NTS in words that a newcomer can follow, in any of the languages."""

from kiosk_app.explain.explanation import Miss
from kiosk_app.explain.nts.explaining import explain_deal
from kiosk_app.explain.nts.explanation import (
    DeadExplained,
    DealExplanation,
    DoublingExplained,
    Formula,
    HandExplained,
    PointExplained,
    SetExplained,
    TotalExplained,
    TransferExplained,
    WhyNot,
)
from kiosk_app.explain.nts.lines import closing_lines, hand_lines, opening_lines

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
