"""What a table knows of a win: the one place that turns table, winner and hand into a context.

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

from scorer.context import WinContext
from scorer.engine import score
from scorer.hand import Hand, WinBy
from scorer.result import NoWin, Score
from scorer.ruleset import RuleSet
from scorer.table.seats import Seat
from scorer.table.table import Table
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
    said = dict.fromkeys(flags, True)
    in_riichi = winner in table.riichi or "double_riichi" in said
    first = takes_the_table(winners, discarder)
    counted = rules.win.counters_to == "each" or winner is first
    others = table.sticks - sum(seat in table.riichi for seat in winners)
    return WinContext(
        WinBy.TSUMO if discarder is None else WinBy.RON,
        seat=table.wind(winner),
        round=table.round,
        discarder=None if discarder is None else table.wind(discarder),
        dora_indicators=dora_indicators,
        ura_indicators=ura_indicators if in_riichi else (),
        counters=table.counters if counted else 0,
        sticks=(winner in table.riichi) + (others if winner is first else 0),
        liable=None if liable is None else table.wind(liable),
        **{"riichi": in_riichi, **said},
    )


def takes_the_table(winners: Sequence[Seat], discarder: Seat | None) -> Seat:
    """Who of several winners takes the sticks of the others (EMA 2016 §4.1)."""
    if discarder is None:
        return winners[0]
    return min(winners, key=lambda seat: (seat - discarder) % 4)


def score_at_table(hand: Hand, context: WinContext, table: Table, rules: RuleSet) -> Score | NoWin:
    """The score; a second winner who gets no counters still needs two yaku where they say so."""
    if context.counters != table.counters:
        counted = score(hand, context._replace(counters=table.counters), rules)
        if isinstance(counted, NoWin):
            return counted
    return score(hand, context, rules)
