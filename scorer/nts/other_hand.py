"""The hand of a player who did not go out: dead, counted, or waiting for an irregular hand."""

from scorer.hand import Wind
from scorer.nts.combinations import earned_doublings
from scorer.nts.deal import Hand, Round
from scorer.nts.hand_score import (
    DeadReason,
    HandScore,
    How,
    Layout,
    count_hand,
    limit_hand,
)
from scorer.nts.points import counted, lucky_items, set_items
from scorer.nts.rows import Facts
from scorer.nts.rule_values import IrregularHand
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import Shape, TileSet, count_kinds, set_of_meld
from scorer.nts.waits import irregular_waits, regular_waits
from scorer.tiles import KINDS, TILES, Tile, sort_tiles


def score_other(hand: Hand, seat: Wind, round_: Round, rules: RuleSet) -> HandScore:
    dead = _why_dead(hand, rules)
    if dead:
        # NTS, Dood spel: no points, and it pays like any other hand.
        return HandScore(dead=dead, total=rules.dead_hand.points.value)
    score = _count(hand, seat, round_, rules)
    waiting = _waiting_irregular(hand, rules)
    return waiting if waiting and waiting.total > score.total else score


def _why_dead(hand: Hand, rules: RuleSet) -> DeadReason | None:
    if hand.dead:
        return DeadReason("declared", rules.dead_hand.points.section)
    if hand.size != 13:
        return DeadReason("tile-count", rules.dead_hand.wrong_number_of_tiles.section)
    return None


def _count(hand: Hand, seat: Wind, round_: Round, rules: RuleSet) -> HandScore:
    sets, rest = _sets_held(hand)
    items = counted(
        (*set_items(sets, seat, round_, rules.points), *lucky_items(hand.lucky, rules.points))
    )
    facts = Facts(sets, hand.tiles, rules, seat, round_, lucky=hand.lucky)
    earned = tuple(earned_doublings(facts))
    layout = Layout(tuple(sets), tuple(rest))
    score = count_hand(items, earned, rules, rules.limits.others.value, layout)
    waiting_limit = rules.limits.waiting_regular.value
    if score.total > waiting_limit and regular_waits(hand):
        return count_hand(items, earned, rules, waiting_limit, layout)
    return score


def _sets_held(hand: Hand) -> tuple[list[TileSet], list[Tile]]:
    """The melds, each concealed pung and each pair; what is left belongs to no set.

    Chows are worth nothing, so they take no tile away from a pung or pair. Four equal tiles that
    were never laid down are a pung and one tile over: a kong must be declared (NTS, Het kongen).
    """
    sets = [set_of_meld(meld) for meld in hand.melds]
    rest: list[Tile] = []
    counts = count_kinds(hand.concealed)
    for kind in range(KINDS):
        tile, count = TILES[kind], counts[kind]
        if count >= 3:
            sets.append(TileSet(Shape.PUNG, tile))
        elif count == 2:
            sets.append(TileSet(Shape.PAIR, tile))
        rest += [tile] * (count - 3 if count >= 3 else count % 2)
    return sets, rest


def _waiting_irregular(hand: Hand, rules: RuleSet) -> HandScore | None:
    """NTS, Wachtend spel: an irregular hand that lacks one tile has a value of its own."""
    names = {name for shapes in irregular_waits(hand).values() for name in shapes}
    if not names:
        return None
    best = max(sorted(names), key=lambda name: _rule(name, rules).waiting)
    value = min(_rule(best, rules).waiting, rules.limits.waiting_irregular.value)
    layout = Layout(rest=sort_tiles(hand.tiles))
    return limit_hand(best, value, _rule(best, rules).section, How.WAITING, layout)


def _rule(name: str, rules: RuleSet) -> IrregularHand:
    rule: IrregularHand = getattr(rules.irregular, name)
    return rule
