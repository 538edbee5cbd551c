"""Liability (pao) of a hand that is written down with or without its yaku."""

from scorer.result import HAN_OF_A_YAKUMAN, YakuItem
from scorer.ruleset import RuleSet
from scorer.table.hand_events import Winner
from scorer.table.refusal import Refused
from scorer.worth import YAKUMAN_BASE, Worth


def fed_yaku(winner: Winner, value: Worth, name: str, rules: RuleSet) -> tuple[YakuItem, ...]:
    """The yaku that decide who pays; refused where nobody can be liable (EMA 2016 §3.3.9).

    A yakuman without its yaku is taken to hold one that was fed. A rule set in which the
    liable player pays only the fed part needs the yaku of a hand with several.
    """
    if winner.liable is None:
        return winner.yaku
    known = rules.liability.yakuman
    if winner.liable is winner.seat:
        raise Refused("liable-winner", "{name} won and cannot be the one liable.", name=name)
    if not known:
        raise Refused(
            "no-liability",
            "{rules} knows no liability: leave it out.",
            rules=rules.name,
        )
    named = any(item.id in known for item in winner.yaku)
    if named or (not winner.yaku and value.base >= YAKUMAN_BASE):
        return winner.yaku or (YakuItem(known[0], HAN_OF_A_YAKUMAN, "", 1),)
    raise Refused(
        "nothing-fed",
        "Nobody is liable for {name}'s hand: that is only for {yaku} (§{section}).",
        name=name,
        yaku=" and ".join(known),
        section=rules.section("liability.yakuman"),
    )
