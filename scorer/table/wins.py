"""A win at a table: its context, its score, what its event keeps, and the event taken.

>>> from scorer import load_rules
>>> from scorer.table import GameStarted, RiichiDeclared, Seat, fold, riichi_table
>>> rules = load_rules("ema-2016")
>>> players = ("Kim", "Jan", "Maja", "Ola")
>>> state = fold(
...     [GameStarted("a", 1, "ema-2016", 2, players), RiichiDeclared("b", 2, Seat.WEST)],
...     riichi_table(rules),
... )
>>> win_context(state.table, rules, Seat.WEST, (Seat.WEST,), Seat.EAST)
WinContext(by=ron, seat=2, riichi=True, sticks=1)
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from scorer.engine import score
from scorer.hand import Hand, Meld, MeldKind, Source, WinBy, WinContext
from scorer.result import NoWin, Score
from scorer.ruleset import RuleSet
from scorer.table.declaring import annul_last_riichi
from scorer.table.event import Refused
from scorer.table.hand_events import Win, Winner
from scorer.table.liability import check_fed
from scorer.table.rules import TableRules
from scorer.table.seats import Seat, add, seat_of
from scorer.table.table import (
    Table,
    check_not_dead,
    check_not_four_riichi,
    check_once,
    check_play,
    check_playing,
    close_hand,
    counters_after_win,
)
from scorer.tiles import Tile, format_tiles, parse_tile, parse_tiles

_NOBODY: Final = "-"
_INDICATORS: Final = ("dora", "ura")


def win_context(
    table: Table,
    rules: RuleSet,
    winner: Seat,
    winners: Sequence[Seat],
    discarder: Seat | None,
    *,
    dora_indicators: tuple[Tile, ...] = (),
    ura_indicators: tuple[Tile, ...] = (),
    flags: Iterable[str] = (),
    liable: Seat | None = None,
) -> WinContext:
    """The context of one winner among ``winners``; ``discarder`` is None for a self-drawn tile.

    ``flags`` are what no table knows and people say: ``ippatsu``, ``rinshan`` …
    """
    said = tuple(flags)
    in_riichi = winner in table.riichi or "double_riichi" in said
    first = winners[0] if discarder is None else next_after(table, winners, discarder)
    counted = rules.win.counters_to == "each" or winner is first
    stakers = (*table.carried, *table.riichi)
    takers = [takes_stick(table, staker, winners, first, rules) for staker in stakers]
    return WinContext(
        WinBy.TSUMO if discarder is None else WinBy.RON,
        table.wind(winner),
        table.round,
        None if discarder is None else table.wind(discarder),
        dora_indicators,
        ura_indicators if in_riichi else (),
        counters=table.counters if counted else 0,
        sticks=takers.count(winner),
        liable=None if liable is None else table.wind(liable),
        **{"riichi": in_riichi, **dict.fromkeys(said, True)},
    )


def score_at_table(hand: Hand, context: WinContext, table: Table, rules: RuleSet) -> Score | NoWin:
    """The score; a second winner who gets no counters still needs two yaku where they say so."""
    if context.counters != table.counters:
        counted = score(hand, context._replace(counters=table.counters), rules)
        if isinstance(counted, NoWin):
            return counted
    return score(hand, context, rules)


def winner_from_score(score: Score, dealer: Seat, hand: str = "") -> Winner:
    """A scored hand as a winner for the ledger, while ``dealer`` is East."""
    liable, seats = score.context.liable, score.rules.play.seats
    if liable is not None:
        check_fed(score)
    return Winner(
        seat=seat_of(score.context.seat, dealer, seats),
        han=score.han,
        fu=score.fu,
        yakuman=score.yakuman,
        points=score.points,
        yaku=score.yaku,
        liable=None if liable is None else seat_of(liable, dealer, seats),
        hand=hand,
        tiles=format_won_tiles(
            WonTiles(score.hand, score.context.dora_indicators, score.context.ura_indicators)
        ),
    )


class WonTiles(NamedTuple):
    hand: Hand
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()


def format_won_tiles(won: WonTiles) -> str:
    """The tiles of a win as one line of its event, so that it can be opened and put right later.

    ``234m406p67s11z 8s pon 555z left dora 4p ura 3s``: the concealed tiles, the winning tile, each
    meld with its kind and where its tile came from (``-``: nobody said, or nobody), the indicators.
    """
    hand, dora, ura = won
    words = [format_tiles(hand.concealed), str(hand.win)]
    for meld in hand.melds:
        words += [meld.kind.value, format_tiles(meld.tiles), meld.source or _NOBODY]
    for name, tiles in zip(_INDICATORS, (dora, ura), strict=True):
        if tiles:
            words += [name, format_tiles(tiles)]
    return " ".join(words)


def parse_won_tiles(text: str) -> WonTiles | None:
    """None where nothing was kept, or not by us: the event counts all the same."""
    words = iter(text.split())
    melds: list[Meld] = []
    indicators: dict[str, tuple[Tile, ...]] = {}
    try:
        concealed, win = parse_tiles(next(words)), parse_tile(next(words))
        for word in words:
            tiles = parse_tiles(next(words))
            if word in _INDICATORS:
                indicators[word] = tiles
            else:
                source = next(words)
                came_from = None if source == _NOBODY else Source(source)
                melds.append(Meld(MeldKind(word), tiles, came_from))
        hand = Hand(concealed, win, tuple(melds))
    except (ValueError, StopIteration):  # tiles, kinds and hands that cannot be are ValueErrors
        return None
    dora, ura = (indicators.get(name, ()) for name in _INDICATORS)
    return WonTiles(hand, dora, ura)


def take_win(table: Table, event: Win, rules: TableRules) -> Table:
    seats = tuple([winner.seat for winner in event.winners])
    _check_win(table, event, seats, rules)
    if event.discarder is None:
        check_not_four_riichi(table, rules)
    elif event.annuls_riichi:
        table = annul_last_riichi(table, event.discarder, rules)
    dealer_won = table.dealer in seats
    return close_hand(
        table,
        rules,
        points=add(table.points, rules.settlement.win(table, event)),
        carried=(),
        counters=counters_after_win(table, rules, dealer_won),
        stays=dealer_won and rules.dealer.stays_on_win,
        winners=seats,
    )


def _check_win(table: Table, event: Win, seats: tuple[Seat, ...], rules: TableRules) -> None:
    check_playing(table)
    if not seats:
        raise Refused("no-winner")
    check_once(table, seats, "winner")
    check_play(table, event.discarder, *[winner.liable for winner in event.winners])
    for seat in seats:
        check_not_dead(table, seat, "win")
    if event.discarder is not None and rules.won_by == "self-draw":
        raise Refused("no-ron", rules=rules.name, cite=rules.cite("win.by"))
    if event.discarder is None:
        if len(seats) > 1:
            raise Refused("several-self-drawn")
        if event.annuls_riichi:
            raise Refused("annulled-by-self-draw")
    elif event.discarder in seats:
        raise Refused("own-discard", name=table.name(event.discarder))
    if len(seats) > rules.winners_on_discard:
        _refuse_winners(table, event, seats, rules)


def next_after(table: Table, seats: Iterable[Seat], discarder: Seat) -> Seat:
    """Who of these seats has the first turn after the discarder."""
    return min(seats, key=lambda seat: (seat - discarder) % table.seat_count)


def takes_stick(
    table: Table, staker: Seat | None, winners: Collection[Seat], first: Seat, rules: RuleSet
) -> Seat:
    """Who of the winners takes a stick; ``first`` is the next after the discarder.

    EMA 2016 §4.1: who won takes the own one back.
    """
    if staker is None:
        return first
    if staker in winners and staker in table.riichi:
        return staker
    after_staker = rules.win.stakes_to == "next-after-staker"
    return next_after(table, winners, staker) if after_staker else first


def _refuse_winners(table: Table, event: Win, seats: tuple[Seat, ...], rules: TableRules) -> None:
    count = len(seats)
    bumps = rules.winners_on_discard == 1 and "win.winners_on_discard" in rules.sections
    if bumps and event.discarder is not None:
        raise Refused(
            "head-bump",
            discarder=table.name(event.discarder),
            rules=rules.name,
            cite=rules.cite("win.winners_on_discard"),
            name=table.name(next_after(table, seats, event.discarder)),
        )
    if "three-ron" in rules.abortive:
        raise Refused("three-ron", rules=rules.name, cite=rules.cite("draw.abortive"))
    raise Refused(
        "too-many-winners", count=count, rules=rules.name, cite=rules.cite("win.winners_on_discard")
    )
