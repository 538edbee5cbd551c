"""The seating's screen, tapped."""

import pytest

from kiosk_app.club.nights import tonight
from kiosk_app.club.seating_rows import SeatedRound, seated_rounds
from kiosk_app.explain.naming import name_list
from kiosk_app.screens.club.seating import SeatedTable
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import begin_night, seat_and_begin, stored


def _show(kiosk: Kiosk) -> None:
    kiosk.app.show("seating")
    kiosk.settle()


def _rounds(kiosk: Kiosk) -> list[SeatedRound]:
    store = kiosk.app.session.store
    return list(stored(kiosk, lambda: seated_rounds(store, tonight(store))))


def test_everybody_is_seated_by_lot(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    _show(kiosk)
    assert kiosk.sees("8 players are here")
    kiosk.tap("Draw seats")
    (seated,) = _rounds(kiosk)
    assert kiosk.sees("Round 1")
    for table in seated.tables.values():
        for player in table:
            assert kiosk.sees(player.name)


@pytest.mark.parametrize(
    ("count", "word", "missing"), [(9, "sits", 3), (10, "sit", 2), (11, "sit", 1)]
)
def test_who_cannot_play_is_told_so(kiosk: Kiosk, count: int, word: str, missing: int) -> None:
    begin_night(kiosk, count)
    _show(kiosk)
    kiosk.tap("Draw seats")
    (seated,) = _rounds(kiosk)
    names = name_list(kiosk.app.words, [player.name for player in seated.waiting])
    assert kiosk.sees(f"{names} {word} out this round. {missing} more for another table.")


def test_three_players_are_no_table(kiosk: Kiosk) -> None:
    begin_night(kiosk, 3)
    _show(kiosk)
    kiosk.tap("Draw seats")
    assert kiosk.sees("3 players are here. A table needs four")
    assert not _rounds(kiosk)


def test_a_plan_seats_several_rounds(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    _show(kiosk)
    kiosk.tap("Plan rounds")
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "minus"))
    kiosk.tap("Make the plan")
    assert len(_rounds(kiosk)) == 3
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "forward"))
    assert kiosk.sees("Round 2")


def test_a_seating_that_nobody_plays_yet_is_replaced_only_when_asked(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    _show(kiosk)
    kiosk.tap("Draw seats")
    before = _rounds(kiosk)
    kiosk.tap("Draw seats")
    assert kiosk.sees("Round 1 has not started")
    kiosk.tap("Cancel")
    assert _rounds(kiosk) == before


def test_the_next_round_waits_until_every_table_has_begun(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    seat_and_begin(kiosk, 1)
    _show(kiosk)
    kiosk.tap("Draw seats")
    assert kiosk.sees("Table 2 has not started round 1")


def test_the_game_of_this_kiosks_table_begins(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    _show(kiosk)
    kiosk.tap("Draw seats")
    (seated,) = _rounds(kiosk)
    kiosk.tap(kiosk.all_of(SeatedTable)[1])
    kiosk.tap("Tournament game")
    kiosk.tap("Start here", settle=False)
    kiosk.wait(lambda: kiosk.app.state is not None)
    table = kiosk.app.state.table
    assert table is not None
    assert list(table.players) == [player.name for player in seated.tables["2"]]
    assert kiosk.app.session.table_store.game is not None
    assert kiosk.app.session.table_store.game.heading.round == 1
    assert kiosk.app.session.table_store.game.heading.table_name == "2"


def test_a_second_game_cannot_begin_at_the_same_kiosk(kiosk: Kiosk) -> None:
    begin_night(kiosk, 8)
    table_store = kiosk.app.session.table_store
    (game,) = seat_and_begin(kiosk, 1)
    kiosk.app.state = table_store.take_up(game)
    _show(kiosk)
    kiosk.tap(kiosk.all_of(SeatedTable)[1])
    kiosk.tap("Start here")
    assert kiosk.sees("A game is still running at this table")
    assert _rounds(kiosk)[0].begun == ("1",)
