"""The winner's hand: every reading of it, whether it may go out, and the best one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from scorer.nts.combinations import earned_doublings
from scorer.nts.deal import Hand, Round, Win
from scorer.nts.doublings import LUCKY_NAMES, DoublingItem
from scorer.nts.hand_score import (
    Completes,
    HandScore,
    How,
    Layout,
    count_hand,
    limit_hand,
)
from scorer.nts.irregular import irregular_shapes
from scorer.nts.points import PointItem, counted, lucky_items, set_items
from scorer.nts.regular_limits import first_tile_hands, regular_limit_hands
from scorer.nts.rows import Facts
from scorer.nts.rule_values import Amount, IrregularHand, RegularHand
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import (
    ONE_BAMBOO,
    ONE_CIRCLES,
    Shape,
    TileSet,
    count_kinds,
    set_of_meld,
    splits,
)
from scorer.nts.waits import completing_tiles
from scorer.tiles import Tile, sort_tiles

_PAIR: Final = 2
_LUCKY_IDS: Final = {name.replace("_", "-") for name in LUCKY_NAMES}


@dataclass(frozen=True, slots=True)
class NotOut:
    """Why a hand may not go out.

    ``dead``, ``tile-count``, ``not-complete`` or ``too-few-doublings``.
    """

    reason: str
    section: str
    count: int = 0
    """The doublings, or the tiles, that it has."""
    best: HandScore | None = None
    """The reading that comes nearest, when the tiles are complete."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """The whole hand split into sets, with the set that the winning tile completed."""

    sets: tuple[TileSet, ...]
    completed: TileSet
    bird_eats_cake: bool


def score_winner(hand: Hand, win: Win, round_: Round, rules: RuleSet) -> HandScore | NotOut:
    if hand.dead:
        return NotOut("dead", rules.dead_hand.points.section)
    if hand.size != 13:
        return NotOut("tile-count", rules.dead_hand.wrong_number_of_tiles.section, hand.size)
    allowed = list(_irregular_scores(hand, win, rules))
    too_poor: list[HandScore] = []
    for reading in _readings(hand, win, rules):
        score = _count(hand, reading, win, round_, rules)
        enough = _doublings_to_go_out(score.doubling_items, rules)
        may_count = enough >= rules.going_out.minimum_doublings.value
        (allowed if may_count else too_poor).append(score)
        if may_count or rules.going_out.regular_limit_hands_exempt.value:
            allowed += _regular_limit_scores(reading, score, win, rules)
    if win.earth and rules.going_out.earth_is_fixed.value:
        # "Whatever its parts are worth": nothing else that the hand is worth counts.
        allowed = [score for score in allowed if score.limit == "earth"] or allowed
    if allowed:
        return max(allowed, key=_worth)
    if too_poor:
        best = max(too_poor, key=lambda score: (score.doublings, score.points))
        enough = _doublings_to_go_out(best.doubling_items, rules)
        section = rules.going_out.minimum_doublings.section
        return NotOut("too-few-doublings", section, enough, best)
    return NotOut("not-complete", rules.points.mahjong.section)


def _worth(score: HandScore) -> tuple[int, bool, int, int]:
    # At equal totals a named limit hand says more than a count that was cut off.
    return score.total, score.how is not None, score.doublings, score.points


def _readings(hand: Hand, win: Win, rules: RuleSet) -> Iterator[_Reading]:
    melds = tuple(set_of_meld(meld) for meld in hand.melds)
    tile = win.tile.kind
    for split in splits(count_kinds((*hand.concealed, tile))):
        for completed in dict.fromkeys(s for s in split if tile in s.tiles):
            others = list(split)
            others.remove(completed)
            opened = _as_completed(completed, win, rules)
            yield _Reading((*others, opened, *melds), opened, bird_eats_cake=False)
    # NTS, Pe-ling eet cake: 1 circles as the winning tile is the second 1 bamboo of the pair.
    if tile == ONE_CIRCLES and rules.points.bird_eats_cake.value:
        for split in splits(count_kinds((*hand.concealed, ONE_BAMBOO))):
            pair = TileSet(Shape.PAIR, ONE_BAMBOO)
            if pair in split:
                yield _Reading((*split, *melds), pair, bird_eats_cake=True)


def _as_completed(completed: TileSet, win: Win, rules: RuleSet) -> TileSet:
    if win.self_drawn or not rules.going_out.winning_discard_opens_set.value:
        return completed
    return replace(completed, concealed=completed.shape is not Shape.PUNG)


def _count(hand: Hand, reading: _Reading, win: Win, round_: Round, rules: RuleSet) -> HandScore:
    tiles = [tile for tile_set in reading.sets for tile in tile_set.tiles]
    items = (
        *_winning_items(hand, reading, win, rules),
        *set_items(reading.sets, win.winner, round_, rules.points),
        *lucky_items(hand.lucky, rules.points),
    )
    facts = Facts(reading.sets, tiles, rules, win.winner, round_, hand.is_closed, hand.lucky)
    earned = tuple(earned_doublings(facts, win))
    limits = rules.limits
    limit = limits.self_drawn if win.self_drawn else limits.discard
    return count_hand(
        counted(items),
        earned,
        rules,
        limit.value,
        Layout(reading.sets, completed=reading.completed),
    )


def _winning_items(hand: Hand, reading: _Reading, win: Win, rules: RuleSet) -> Iterator[PointItem]:
    """NTS, Mahjong and Winnende steen."""

    def line(item_id: str, rule: Amount, *tiles: Tile) -> PointItem:
        return PointItem(item_id, rule.value, rule.section, tiles)

    points = rules.points
    yield line("mahjong", points.mahjong)
    if reading.completed.shape is Shape.PAIR:
        yield line("pair-completed", points.pair_completed, win.tile.kind)
    # The cake stands for the bird, so it is no second possibility beside it.
    needed = ONE_BAMBOO if reading.bird_eats_cake else win.tile.kind
    if completing_tiles(hand) <= {needed}:
        yield line("only-possible-tile", points.only_possible_tile, win.tile.kind)
    if win.self_drawn:
        yield line("self-drawn", points.self_drawn, win.tile.kind)
    if reading.bird_eats_cake:
        yield line("bird-eats-cake", points.bird_eats_cake, win.tile.kind)


def _doublings_to_go_out(items: tuple[DoublingItem, ...], rules: RuleSet) -> int:
    lucky = rules.going_out.lucky_tiles_help.value
    return sum(item.doublings for item in items if lucky or item.id not in _LUCKY_IDS)


def _regular_limit_scores(
    reading: _Reading, score: HandScore, win: Win, rules: RuleSet
) -> Iterator[HandScore]:
    tiles = [tile for tile_set in reading.sets for tile in tile_set.tiles]
    limits = regular_limit_hands(Facts(reading.sets, tiles, rules))
    for name in (*limits, *first_tile_hands(win)):
        rule: RegularHand = getattr(rules.regular, name)
        yield from _limit_scores(name, rule, win, score.layout, score.completes)


def _irregular_scores(hand: Hand, win: Win, rules: RuleSet) -> Iterator[HandScore]:
    """Played concealed; only the winning tile may come from the table."""
    if hand.melds:
        return
    tile = win.tile.kind
    names = list(irregular_shapes(count_kinds((*hand.concealed, tile))))
    if tile == ONE_CIRCLES and rules.points.bird_eats_cake.value:
        names += _with_cake(count_kinds((*hand.concealed, ONE_BAMBOO)), rules)
    layout = Layout(rest=sort_tiles((*(t.kind for t in hand.concealed), tile)))
    for name in names:
        rule: IrregularHand = getattr(rules.irregular, name)
        yield from _limit_scores(name, rule, win, layout, Completes.IRREGULAR)
    for name in first_tile_hands(win) if names else ():
        first: RegularHand = getattr(rules.regular, name)
        yield from _limit_scores(name, first, win, layout, Completes.IRREGULAR)


def _with_cake(counts: tuple[int, ...], rules: RuleSet) -> Iterator[str]:
    """The irregular hands that circles 1 may complete as bamboo 1: with it as a pair, or as told.

    NTS, Pe-ling eet cake.
    """
    going_out, pair = rules.going_out, counts[ONE_BAMBOO] == _PAIR
    for name in irregular_shapes(counts):
        may = {
            "wind_snake": pair and going_out.bird_eats_cake_in_wind_snake.value,
            "dragon_snake": going_out.bird_eats_cake_in_dragon_snake.value,
        }
        twins = "twins" in name and going_out.bird_eats_cake_in_twins.value
        if twins or may.get(name, False):
            yield name


def _limit_scores(
    name: str,
    rule: RegularHand | IrregularHand,
    win: Win,
    layout: Layout,
    completes: Completes | None,
) -> Iterator[HandScore]:
    value = rule.self_drawn if win.self_drawn else rule.discard
    how = How.SELF_DRAWN if win.self_drawn else How.DISCARD
    if value:
        yield limit_hand(name, value, rule.section, how, layout, completes)
