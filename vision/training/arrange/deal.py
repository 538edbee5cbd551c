"""Hands that suit an arrangement: with melds, with two pungs, with a closed kong …"""

from dataclasses import replace

import numpy as np

from vision.training.arrange.plan import Plan
from vision.training.render.hands import DealtHand, DealtMeld, deal_hand, spoiled, waiting

_MOST_DEALS = 400


def deal_for(plan: Plan, random: np.random.Generator) -> DealtHand:
    hand = deal_hand(random)
    for _ in range(_MOST_DEALS):
        if _suits(hand, plan):
            break
        hand = deal_hand(random)
    melds = tuple(_as_laid(meld, plan, random) for meld in hand.melds)
    if plan.needs == "pungs":
        melds = tuple(sorted(melds, key=lambda meld: meld.kind != "pon"))
    dora, ura = hand.dora_indicators, hand.ura_indicators
    rest = hand.rest
    if plan.wall == "none":
        rest, dora, ura = (*rest, *dora, *ura), (), ()
    elif plan.wall == "lone" and len(dora) > 2:
        rest, dora, ura = (*rest, *dora[2:], *ura[2:]), dora[:2], ura[:2]
    hand = replace(hand, melds=melds, dora_indicators=dora, ura_indicators=ura, rest=rest)
    if not plan.won:
        return spoiled(hand, random)
    return waiting(hand) if plan.win == "absent" else hand


def _suits(hand: DealtHand, plan: Plan) -> bool:
    kinds = [meld.kind for meld in hand.melds]
    if plan.wall in ("wall", "lone") and plan.name in ("low-ura", "lone-indicator"):
        wanted = bool(hand.dora_indicators)
        if plan.with_ura is not None:
            wanted = wanted and bool(hand.ura_indicators) == plan.with_ura
        if not wanted:
            return False
    return {
        "any": True,
        "closed": all(kind == "ankan" for kind in kinds),
        "melds": bool(kinds),
        "pungs": kinds.count("pon") >= 2,
        "kakan": "kakan" in kinds,
        "open": any(kind != "ankan" for kind in kinds),
        "ankan": "ankan" in kinds,
    }[plan.needs]


def _as_laid(meld: DealtMeld, plan: Plan, random: np.random.Generator) -> DealtMeld:
    if meld.kind == "ankan":
        return replace(meld, all_down=plan.all_down)
    if plan.turned:
        return meld
    if meld.kind == "chi":
        tiles = tuple(sorted(meld.tiles, key=lambda tile: tile.kind))
        return replace(meld, tiles=tiles, claimed=-1)
    # Nothing shows whose tile it was, nor whether the fourth one came later.
    kind = "pon" if len(meld.tiles) == 3 else "minkan"
    return DealtMeld("pon" if kind == "pon" else "minkan", meld.tiles, None, -1)
