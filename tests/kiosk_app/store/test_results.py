"""Results are worked out from events: who did what, whatever happened to chairs and names."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.journal import rebuild_results
from kiosk_app.store.models import PLAYERS
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store
from scorer.books import RULE_SETS
from scorer.table import (
    SEATS,
    Event,
    PlayersChanged,
    RiichiDeclared,
    Substitute,
    Undone,
    Win,
    Winner,
    final_scores,
)
from tests.kiosk_app.store.evening import draw, new_game, now, play, ron, stop

E, S, W, N = SEATS


def results(store: Store, game: OpenGame) -> dict[str, Any]:
    """The result rows of a game, by the player's name."""
    wanted = select(RESULTS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RESULTS.c.player_id)
    with store.reading() as connection:
        rows = connection.execute(wanted.where(RESULTS.c.game_id == game.id)).all()
    return {row.name: row for row in rows}


def do(game: OpenGame, kind: type[Event], **fields: Any) -> None:
    id, sequence = game.next_place(now())
    given: dict[str, Any] = {"id": id, "sequence": sequence, **fields}
    game.append(kind(**given), now())


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_results_are_the_final_scores_of_the_ledger(
    store: Store, rules: str, seed: int
) -> None:
    game = new_game(store, rules)
    play(game, Random(seed), 25)
    if game.table.ended is None:
        stop(game)
    rows = results(store, game)
    final = final_scores(game.table, table_rules(rules))
    for score in final.scores:
        row = rows[score.owner]
        # Of a missed session (EMA 2016 §5.8) the points put down are not those on the table.
        assert (row.place, row.points, row.uma) == (score.place, score.recorded, score.uma)
        assert (row.penalties, row.score) == (score.penalties, score.score)
        assert (row.unit, row.seat) == (final.unit, score.seat)
        assert row.self_drawn <= row.wins <= row.hands


def test_people_keep_their_wins_when_they_change_chairs(store: Store) -> None:
    game = new_game(store)
    ron(game, S, E)
    players = ("Jan", "Kim", "Maja", "Ola")
    do(game, PlayersChanged, players=players, points_move=True)
    ron(game, E, W)
    stop(game)
    rows = results(store, game)
    assert (rows["Jan"].wins, rows["Jan"].seat) == (2, 0)
    assert (rows["Kim"].deal_ins, rows["Kim"].seat) == (1, 1)


def test_a_name_that_was_wrong_all_along_counts_from_the_start(store: Store) -> None:
    game = new_game(store)
    ron(game, S, E)
    do(game, PlayersChanged, players=("Kim", "Ines", "Maja", "Ola"))
    stop(game)
    rows = results(store, game)
    assert rows["Ines"].wins == 1
    assert "Jan" not in rows


def test_an_annulled_riichi_was_none(store: Store) -> None:
    game = new_game(store)
    do(game, RiichiDeclared, seat=W)
    do(game, RiichiDeclared, seat=E)
    winners = (Winner(S, han=1, fu=30), Winner(N, han=5))
    do(game, Win, winners=winners, discarder=E, annuls_riichi=True)
    stop(game)
    rows = results(store, game)
    assert {name: row.riichi for name, row in rows.items()} == {
        "Kim": 0,
        "Jan": 0,
        "Maja": 1,
        "Ola": 0,
    }
    assert rows["Kim"].deal_ins == 1
    assert (rows["Jan"].best_points, rows["Ola"].best_points) == (1000, 8000)


def test_what_was_undone_does_not_count(store: Store) -> None:
    game = new_game(store)
    ron(game, S, E)
    do(game, Undone)
    draw(game)
    stop(game)
    rows = results(store, game)
    assert rows["Jan"].wins == 0
    assert rows["Jan"].best_points is None
    assert rows["Jan"].hands == 1


def test_a_missed_session_is_the_result_of_the_player_who_was_replaced(store: Store) -> None:
    """EMA 2016 §5.8: −15,000 points and −15,000 uma, whatever the substitute makes."""
    game = new_game(store)
    ron(game, S, E)
    do(game, Substitute, seat=S, player="Eva", from_start=False)
    draw(game)
    stop(game)
    rows = results(store, game)
    assert "Eva" not in rows
    row = rows["Jan"]
    assert row.substitute
    assert (row.difference, row.uma, row.score) == (-15_000, -15_000, -30_000)
    assert (row.wins, row.hands) == (1, 1)


def test_results_can_be_worked_out_again(store: Store) -> None:
    game = new_game(store)
    ron(game, S, E, han=4)
    stop(game)
    before = results(store, game)
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE game_results SET score = 0, place = 9")
    rebuild_results(store, game.id)
    assert results(store, game) == before
