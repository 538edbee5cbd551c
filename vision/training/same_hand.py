"""Whether a hand was read right: every tile of it, whatever their order."""

from collections import Counter
from typing import Any

from scorer.tiles import parse_tiles


def same_hand(
    found: dict[str, Any] | None, true: dict[str, Any] | None, *, seats: bool = True
) -> bool:
    """Concealed tiles, winning tile, melds with their kinds, and indicators, as in the JSON.

    Without ``seats`` it may be left open whose tile was claimed: no score depends on that, only
    who is liable (EMA 2016 §3.3.9).
    """
    return _comparable(found, seats) == _comparable(true, seats)


def _comparable(hand: dict[str, Any] | None, seats: bool) -> object:
    if hand is None:
        return None
    melds = Counter(
        (meld["kind"], tuple(sorted(parse_tiles(meld["tiles"]))), meld.get("from") if seats else "")
        for meld in hand["melds"]
    )
    rows = [hand[key] for key in ("concealed", "dora_indicators", "ura_indicators")]
    return melds, hand["win"], [Counter(parse_tiles(row)) if row else Counter() for row in rows]
