"""Liability (pao) of a hand that is written down with or without its yaku."""

from scorer.engine import pay_hand
from scorer.liability import FED_SETS, fed_by_kong, fed_part, fed_yakuman
from scorer.messages import Section, YakuId
from scorer.payments import Payments
from scorer.result import HAN_OF_A_YAKUMAN, Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.table.event import Refused
from scorer.table.hand_events import Winner
from scorer.table.table import Seat, Table
from scorer.tiles import TILES
from scorer.worth import YAKUMAN_BASE, Worth


def pay_liable(
    winner: Winner,
    value: Worth,
    table: Table,
    discarder: Seat | None,
    rules: RuleSet,
    counters: int,
) -> Payments:
    """A hand for which somebody is liable, with its counters and no sticks."""
    tsumo, liable = discarder is None, winner.liable
    yaku = _fed_yaku(winner, value, table.name(winner.seat), rules, tsumo=tsumo)
    fed = fed_part(value, yaku, None, rules, tsumo=tsumo)
    paying, fed_by = (None if one is None else table.wind(one) for one in (discarder, liable))
    return pay_hand(value, table.wind(winner.seat), paying, rules, counters, fed_by, fed)


def _fed_yaku(
    winner: Winner, value: Worth, name: str, rules: RuleSet, *, tsumo: bool
) -> tuple[YakuItem, ...]:
    """The yaku that decide who pays; refused where nobody can be liable (EMA 2016 §3.3.9).

    A yakuman without its yaku is taken to hold one that was fed. A rule set in which the
    liable player pays only the fed part needs the yaku of a hand with several.
    """
    known = rules.liability.yakuman
    if winner.liable is winner.seat:
        raise Refused("liable-winner", name=name)
    if fed_by_kong(winner.yaku, None, rules, tsumo=tsumo):
        return winner.yaku
    if not known:
        raise Refused("no-liability", rules=rules.name)
    named = [item.id for item in winner.yaku if item.id in known]
    if named and not rules.lenient and not any(_may_be_fed(id, winner.hand) for id in named):
        raise _concealed(rules)
    if named or (not winner.yaku and value.base >= YAKUMAN_BASE):
        return winner.yaku or (YakuItem(known[0], HAN_OF_A_YAKUMAN, "", 1),)
    raise Refused(
        "nothing-fed",
        name=name,
        yaku=tuple(map(YakuId, known)),
        section=Section(rules.section("liability.yakuman")),
    )


def check_fed(score: Score) -> None:
    """Refuse somebody liable for a hand whose sets were not all claimed (EMA 2016 §3.3.9)."""
    rules = score.rules
    if any(item.id in rules.liability.yakuman for item in score.yaku) and not fed_yakuman(
        score.yaku, score.hand, rules
    ):
        raise _concealed(rules)


def _concealed(rules: RuleSet) -> Refused:
    return Refused("set-not-claimed", section=Section(rules.section("liability.yakuman")))


def _may_be_fed(yakuman: str, hand: str) -> bool:
    """Whether the hand as it was written down lets all the sets be claimed; it may say nothing."""
    if not hand or yakuman not in FED_SETS:
        return True
    melds = [group[1] + group[-1] for group in hand.split() if group.startswith("+")]
    return all(str(TILES[kind]) in melds for kind in FED_SETS[yakuman])
