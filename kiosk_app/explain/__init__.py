"""A score in words that a newcomer can follow, in any of the languages.

>>> from kiosk_app.explain import explain
>>> from scorer import Hand, WinBy, WinContext, load_rules, parse_tile, parse_tiles, score
>>> hand = Hand(parse_tiles("234m456p67s11z555z"), parse_tile("8s"))
>>> result = score(hand, WinContext(WinBy.RON, riichi=True), load_rules("ema-2016"))
>>> explain(result).formula.text
'50 fu · 2 han → 800 × 6 → 4 800'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kiosk_app.explain.explaining import explain
    from kiosk_app.explain.explanation import (
        Explanation,
        Formula,
        FuExplained,
        FuSum,
        Miss,
        Note,
        PaymentExplained,
        SetExplained,
        Share,
        Shortfall,
        WhyNot,
        YakuExplained,
    )

__all__ = [
    "Explanation",
    "Formula",
    "FuExplained",
    "FuSum",
    "Miss",
    "Note",
    "PaymentExplained",
    "SetExplained",
    "Share",
    "Shortfall",
    "WhyNot",
    "YakuExplained",
    "explain",
]


def __getattr__(name: str) -> Any:
    """Loaded when a score is first explained; the names of tiles and yaku alone need none of it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    where = "explaining" if name == "explain" else "explanation"
    return getattr(import_module(f"kiosk_app.explain.{where}"), name)
