"""Winning hands for the quiz: put together from sets, a wait and a situation, then scored."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from scorer.dora import indicators_for
from scorer.engine import score
from scorer.hand import WINDS, Hand, HandError, Meld, MeldKind, Source, WinBy, WinContext, Wind
from scorer.result import Score
from scorer.ruleset import RuleSet
from scorer.tiles import KINDS, TILES, Tile, sort_tiles

Group = tuple[Tile, ...]

_CHOWS: Final = tuple(
    (TILES[first], TILES[first + 1], TILES[first + 2]) for first in range(27) if first % 9 < 7
)
_PUNGS: Final = tuple((TILES[kind],) * 3 for kind in range(KINDS))
_SOURCES: Final = {3: Source.LEFT, 2: Source.ACROSS, 1: Source.RIGHT}
"""Where a claimed tile came from, by how many turns after the winner its player comes."""
_TRIES: Final = 5_000


class Plan(NamedTuple):
    """What a hand is to be made of."""

    core: tuple[Group, ...]
    """Sets that make its yaku."""
    pool: Sequence[Group]
    """Where the other sets come from."""
    pairs: Sequence[Tile]


def make_score(rules: RuleSet, random: Random, wanted: Callable[[Score], bool]) -> Score:
    """A hand of this rule set that is as wanted; the same chance makes the same hand."""
    for _ in range(_TRIES):
        made = _attempt(rules, random)
        if made is not None and wanted(made):
            return made
    raise ValueError("No hand of this rule set is as wanted.")


def _attempt(rules: RuleSet, random: Random) -> Score | None:
    """One hand; None where the chance put together what cannot be, or has no yaku."""
    try:
        hand = _seven_pairs(random) if random.random() < 0.07 else _of_sets(random)
        hand = _with_reds(hand, rules, random)
        result = score(hand, _situation(hand, random), rules)
    except HandError:
        return None
    return result if isinstance(result, Score) else None


# The tiles


def _of_sets(random: Random) -> Hand:
    plan = random.choice(_PLANS)(random)
    sets = list(plan.core)
    while len(sets) < 4:
        sets.append(random.choice(plan.pool))
    random.shuffle(sets)
    pair = random.choice(plan.pairs)
    melds, closed = _lay_down(sets, random)
    concealed = [tile for group in closed for tile in group] + [pair, pair]
    win = random.choice(concealed)
    concealed.remove(win)
    return Hand(sort_tiles(concealed), win, tuple(melds))


def _lay_down(sets: list[Group], random: Random) -> tuple[list[Meld], list[Group]]:
    """Some sets claimed, some kongs; most hands stay closed."""
    opened = random.random() < 0.4
    melds, closed = [], []
    for group in sets:
        if opened and random.random() < 0.5:
            melds.append(_claimed(group, random))
        elif group[0] == group[1] and random.random() < 0.08:
            melds.append(Meld(MeldKind.ANKAN, (group[0],) * 4))
        else:
            closed.append(group)
    return melds, closed


def _claimed(group: Group, random: Random) -> Meld:
    if group[0] != group[1]:
        return Meld(MeldKind.CHI, group, Source.LEFT)
    source = random.choice(list(_SOURCES.values()))
    if random.random() < 0.2:
        kind = random.choice((MeldKind.MINKAN, MeldKind.KAKAN))
        return Meld(kind, (group[0],) * 4, source)
    return Meld(MeldKind.PON, group, source)


def _seven_pairs(random: Random) -> Hand:
    kinds = random.sample(TILES[:KINDS], 7)
    win = random.choice(kinds)
    concealed = [tile for kind in kinds for tile in (kind, kind)]
    concealed.remove(win)
    return Hand(sort_tiles(concealed), win)


def _with_reds(hand: Hand, rules: RuleSet, random: Random) -> Hand:
    """Some of the concealed fives red, where the rule set has red ones."""
    if not rules.play.red_fives or random.random() < 0.6:
        return hand
    reds = {red.kind: red for red in TILES[KINDS:]}
    concealed = list(hand.concealed)
    for place, tile in enumerate(concealed):
        if tile in reds and reds[tile] not in concealed:
            concealed[place] = reds[tile]
    return Hand(sort_tiles(concealed), hand.win, hand.melds)


# What kinds of hands there are


def _free(_: Random) -> Plan:
    return Plan((), (*_CHOWS, *_CHOWS, *_PUNGS), TILES[:KINDS])


def _simples(_: Random) -> Plan:
    pool = [group for group in (*_CHOWS, *_CHOWS, *_PUNGS) if all(tile.is_simple for tile in group)]
    return Plan((), pool, [tile for tile in TILES[:27] if tile.is_simple])


def _chows(_: Random) -> Plan:
    return Plan((), _CHOWS, TILES[:KINDS])


def _honours(random: Random) -> Plan:
    kind = random.choice(TILES[27:KINDS])
    return Plan(((kind,) * 3,), (*_CHOWS, *_PUNGS), TILES[:KINDS])


def _flush(random: Random) -> Plan:
    suit = random.choice("mps")
    own = [group for group in (*_CHOWS, *_PUNGS) if group[0].suit == suit]
    honours = [group for group in _PUNGS if group[0].is_honour]
    pairs = [tile for tile in TILES[:KINDS] if tile.suit in (suit, "z")]
    return Plan((), (*own, *own, *honours), pairs)


def _outside(_: Random) -> Plan:
    pool = [group for group in (*_CHOWS, *_CHOWS, *_PUNGS) if not all(t.is_simple for t in group)]
    return Plan((), pool, [tile for tile in TILES[:KINDS] if not tile.is_simple])


def _pungs(_: Random) -> Plan:
    return Plan((), _PUNGS, TILES[:KINDS])


def _straight(random: Random) -> Plan:
    suit = 9 * random.randrange(3)
    core = tuple((TILES[at], TILES[at + 1], TILES[at + 2]) for at in (suit, suit + 3, suit + 6))
    return Plan(core, (*_CHOWS, *_PUNGS), TILES[:KINDS])


def _three_suits(random: Random) -> Plan:
    groups = _CHOWS if random.random() < 0.8 else _PUNGS[:27]
    numbers = [group for group in groups if group[0].suit == "m"]
    first = random.choice(numbers)
    core = tuple(tuple(TILES[tile + 9 * suit] for tile in first) for suit in range(3))
    return Plan(core, (*_CHOWS, *_PUNGS), TILES[:KINDS])


def _twice(random: Random) -> Plan:
    chow = random.choice(_CHOWS)
    return Plan((chow, chow), _CHOWS, TILES[:KINDS])


_PLANS: Final = (
    *(_free, _simples, _simples, _chows, _chows, _honours, _honours),
    *(_flush, _outside, _pungs, _straight, _three_suits, _twice),
)


# The situation


def _situation(hand: Hand, random: Random) -> WinContext:
    seat = random.choice(WINDS)
    tsumo = random.random() < 0.4
    riichi = hand.is_closed and random.random() < 0.5
    by = WinBy.TSUMO if tsumo else WinBy.RON
    indicators = [_indicator(hand, random) for _ in range(1 + hand.kongs)]
    # Only riichi turns over what lies below.
    below = [_indicator(hand, random) for _ in indicators] if riichi else []
    last = not riichi and random.random() < 0.05
    return WinContext(
        by,
        seat,
        random.choice((Wind.EAST, Wind.SOUTH)),
        None if tsumo else seat.after(random.choice((1, 2, 3))),
        tuple(indicators),
        tuple(below),
        riichi=riichi,
        ippatsu=riichi and not hand.kongs and random.random() < 0.15,
        haitei=last and tsumo,
        houtei=last and not tsumo,
    )


def _indicator(hand: Hand, random: Random) -> Tile:
    """Any tile; now and then one that points into the hand, or there would be few dora to count."""
    if random.random() < 0.3:
        return indicators_for(random.choice(hand.tiles))[0]
    return TILES[random.randrange(KINDS)]
