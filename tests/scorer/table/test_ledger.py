from dataclasses import dataclass, replace

from scorer.table import (
    Four,
    GameStarted,
    Refused,
    RiichiDeclared,
    Table,
    Win,
    Winner,
    apply,
    begin,
    fold,
)
from scorer.table.riichi import RiichiSettlement
from tests.refusing import refuses
from tests.scorer.table.playing import PLAYERS, E, Game, S, table_rules

START = GameStarted("a", 1, "ema-2016", 2, PLAYERS)


def test_a_state_is_a_value_that_an_event_does_not_change() -> None:
    state = fold([START], table_rules("ema-2016"))
    one = apply(state, RiichiDeclared("b", 2, S))
    other = apply(state, RiichiDeclared("b", 2, E))
    assert state == fold([START], table_rules("ema-2016"))
    assert one != other
    assert one == apply(state, RiichiDeclared("b", 2, S))


def test_an_id_that_comes_twice_is_refused_by_the_fold_too() -> None:
    with refuses(Refused, match="Event a is already in this game"):
        fold([START, RiichiDeclared("a", 2, S)], table_rules("ema-2016"))


def test_nothing_has_happened_at_a_new_table() -> None:
    state = begin(table_rules("ema-2016"))
    assert (state.table, state.sequence, state.undoes, state.redoes) == (None, 0, None, None)


@dataclass(frozen=True, slots=True)
class _Leaking(RiichiSettlement):
    """A settlement that loses a hundred points."""

    def win(self, table: Table, event: Win) -> Four:
        return -1000, 900, 0, 0


def test_a_settlement_that_loses_points_is_never_taken() -> None:
    rules = table_rules("ema-2016")
    assert isinstance(rules.settlement, RiichiSettlement)
    game = Game(replace(rules, settlement=_Leaking(rules.settlement.rules)))
    winner = Winner(S, han=1, fu=30)
    assert "The points don't add up: what one player gets," in game.refuses(
        Win, winners=(winner,), discarder=E
    )
