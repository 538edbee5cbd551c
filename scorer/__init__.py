"""The rulebooks of mahjong as code: tiles, hands, shapes, yaku, fu and payments.

>>> from scorer import Hand, WinBy, WinContext, load_rules, parse_tile, parse_tiles, score
>>> hand = Hand(parse_tiles("234m456p67s11z555z"), parse_tile("8s"))
>>> result = score(hand, WinContext(WinBy.RON, riichi=True), load_rules("ema-2016"))
>>> result.han, result.fu, result.points
(2, 50, 4800)
"""

from typing import TYPE_CHECKING, Any

from scorer.dora import dora_from, indicators_for
from scorer.engine import all_readings, score
from scorer.hand import Hand, HandError, Meld, MeldKind, Source, WinBy, WinContext, Wind
from scorer.payments import pay_chombo, pay_nagashi, pay_noten
from scorer.result import FuItem, NoWin, Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.shapes import Reading
from scorer.tiles import NotationError, Tile, format_tiles, parse_tile, parse_tiles
from scorer.waits import waits

if TYPE_CHECKING:
    from scorer.rule_files import DEFAULT, RIICHI_RULE_SETS, load_rules
    from scorer.rule_text import RuleFileError

__all__ = [
    "DEFAULT",
    "RIICHI_RULE_SETS",
    "FuItem",
    "Hand",
    "HandError",
    "Meld",
    "MeldKind",
    "NoWin",
    "NotationError",
    "Reading",
    "RuleFileError",
    "RuleSet",
    "Score",
    "Source",
    "Tile",
    "WinBy",
    "WinContext",
    "Wind",
    "YakuItem",
    "all_readings",
    "dora_from",
    "format_tiles",
    "indicators_for",
    "load_rules",
    "parse_tile",
    "parse_tiles",
    "pay_chombo",
    "pay_nagashi",
    "pay_noten",
    "score",
    "waits",
]

_FROM_RULE_FILES = {
    "DEFAULT": "scorer.rule_files",
    "RIICHI_RULE_SETS": "scorer.rule_files",
    "load_rules": "scorer.rule_files",
    "RuleFileError": "scorer.rule_text",
}


def __getattr__(name: str) -> Any:
    """What reads rule files comes when it is asked for: whoever needs tiles needs no TOML."""
    if name not in _FROM_RULE_FILES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_FROM_RULE_FILES[name]), name)
