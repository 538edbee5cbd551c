"""A real hand for every yaku that a rule set plays, to be drawn beside its words."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from scorer.engine import score
from scorer.hand import Hand, HandError, WinContext
from scorer.json_form import context_from, hand_from
from scorer.result import Score
from scorer.ruleset import RuleSet
from scorer.yaku import BONUSES, YAKU
from scorer.yakuman import RENHO, YAKUMAN

Record = dict[str, Any]
_CHARACTERS: Final = re.compile(r"[0-9]+m")


class Example(NamedTuple):
    hand: Hand
    context: WinContext


@cache
def yaku_examples() -> dict[str, Example]:
    """By the id of the yaku or bonus, for four players who play everything."""
    return {
        id: Example(hand_from(record), context_from(record)) for id, record in _records().items()
    }


def _records() -> dict[str, Record]:
    records = {row.id: row.example for row in YAKU}
    return records | {row.id: row.example for row in YAKUMAN} | BONUSES | {"renho": RENHO}


@cache
def example_for(id: str, rules: RuleSet) -> Example | None:
    """The hand as it can be under a rule set; None where no hand there has the yaku."""
    for record in _variants(_records()[id]):
        try:
            hand, context = hand_from(record), context_from(record)
            made = score(hand, context, rules)
        except HandError:
            continue
        if isinstance(made, Score) and any(item.id == id for item in made.yaku):
            return Example(hand, context)
    return None


def _variants(record: Record) -> Iterator[Record]:
    """The hand itself; then self-drawn, for newcomers; then without characters, for three."""
    yield record
    yield {**record, "by": "tsumo"}
    parts = _CHARACTERS.findall(" ".join(map(str, _texts(record))))
    for suits in product("psm", repeat=len(parts)):
        wanted = iter(suits)

        def other(match: re.Match[str], wanted: Iterator[str] = wanted) -> str:
            return match[0][:-1] + next(wanted)

        yield _with_texts(record, [_CHARACTERS.sub(other, text) for text in _texts(record)])


_TEXTS: Final = ("concealed", "win", "dora_indicators", "ura_indicators")


def _texts(record: Record) -> list[str]:
    """Every text with tiles, in an order that :func:`_with_texts` knows."""
    return [record.get(name, "") for name in _TEXTS] + [
        meld["tiles"] for meld in record.get("melds", ())
    ]


def _with_texts(record: Record, texts: list[str]) -> Record:
    tiles = {name: text for name, text in zip(_TEXTS, texts, strict=False) if text}
    melds = zip(record.get("melds", ()), texts[len(_TEXTS) :], strict=True)
    return {**record, **tiles, "melds": [{**meld, "tiles": text} for meld, text in melds]}
