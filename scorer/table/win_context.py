"""What a table knows of a win: table, winner and hand become a context.

>>> from scorer import load_rules
>>> from scorer.table import GameStarted, RiichiDeclared, Seat, fold, riichi_table
>>> rules = load_rules("ema-2016")
>>> players = ("Kim", "Jan", "Maja", "Ola")
>>> state = fold(
...     [GameStarted("a", 1, "ema-2016", 1, players), RiichiDeclared("b", 2, Seat.WEST)],
...     riichi_table(rules),
... )
>>> win_context(state.table, rules, Seat.WEST, (Seat.WEST,), Seat.EAST)
WinContext(by=ron, seat=2, riichi=True, sticks=1)
"""

from collections.abc import Iterable, Sequence

from scorer.context import Situation, WinContext, context_in
from scorer.engine import score
from scorer.hand import Hand, WinBy
from scorer.result import NoWin, Score
from scorer.ruleset import RuleSet
from scorer.table.seats import Seat
from scorer.table.table import Table
from scorer.table.wins import next_after, takes_stick
from scorer.tiles import Tile


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
    situation = Situation(
        seat=table.wind(winner),
        round=table.round,
        discarder=None if discarder is None else table.wind(discarder),
        counters=table.counters if counted else 0,
        sticks=takers.count(winner),
        riichi=in_riichi,
        liable=None if liable is None else table.wind(liable),
    )
    by = WinBy.TSUMO if discarder is None else WinBy.RON
    return context_in(situation, by, dora_indicators, ura_indicators if in_riichi else (), said)


def score_at_table(hand: Hand, context: WinContext, table: Table, rules: RuleSet) -> Score | NoWin:
    """The score; a second winner who gets no counters still needs two yaku where they say so."""
    if context.counters != table.counters:
        counted = score(hand, context._replace(counters=table.counters), rules)
        if isinstance(counted, NoWin):
            return counted
    return score(hand, context, rules)
