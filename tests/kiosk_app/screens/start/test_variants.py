"""Games for three, for newcomers, and with a handicap or yakitori, begun on the kiosk."""

import pytest

from kiosk_app.screens.table.correction import PointsLine
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.steps import Step
from scorer.table import Seat
from tests.kiosk_app.games import table_of
from tests.kiosk_app.kiosk import Kiosk


def choose(kiosk: Kiosk, rules: str) -> None:
    kiosk.app.show("new-game")
    kiosk.settle()
    kiosk.tap(kiosk.app.screen.ids.rules_button)
    kiosk.tap(rules)


def start(kiosk: Kiosk) -> None:
    kiosk.tap("Start")
    assert kiosk.screen == "table"


def win(kiosk: Kiosk, seat: Seat, payer: Seat | None) -> None:
    kiosk.tap(kiosk.app.screen.panel(seat))
    assert kiosk.screen == "win"
    session = kiosk.app.session
    assert session.paid_by(payer)
    session.go(Step.ENTER_TILES)
    session.confirm_hand(drawn_part("234p456p67s11z555z", "8s"))
    kiosk.settle()
    assert kiosk.screen == "score", kiosk.texts()
    kiosk.tap("Accept")
    assert kiosk.screen == "table", kiosk.texts()


def test_three_players_sit_play_draw_and_are_shown(kiosk: Kiosk) -> None:
    choose(kiosk, "Sanma")
    assert kiosk.app.screen.three
    start(kiosk)
    table = table_of(kiosk)
    assert table.seat_count == 3 and table.players[3] == ""
    win(kiosk, Seat.SOUTH, Seat.EAST)
    assert table_of(kiosk).points[Seat.NORTH] == 0
    win(kiosk, Seat.WEST, None)
    kiosk.tap("Draw")
    kiosk.tap(kiosk.app.screen.ids.tenpai.children[0])
    kiosk.tap("Accept")
    for screen in ("history", "correction", "referee", "draw", "final"):
        kiosk.app.show(screen)
        kiosk.settle()
    kiosk.app.show("history")
    kiosk.settle()
    assert len(kiosk.app.screen.ids.head.children) == 3
    assert sum(table_of(kiosk).points) + table_of(kiosk).sticks * 1_000 == table_of(kiosk).total


@pytest.mark.parametrize("stage", ["(6)", "(7)", "(8)"])
def test_newcomers_play_a_stage_of_norways_book(kiosk: Kiosk, stage: str) -> None:
    choose(kiosk, stage)
    start(kiosk)
    win(kiosk, Seat.SOUTH, None)
    assert len(kiosk.app.state.record) == 2
    kiosk.app.show("history")
    kiosk.settle()
    kiosk.app.show("final")
    kiosk.settle()


def test_a_handicap_is_given_before_the_game_and_must_add_up(kiosk: Kiosk) -> None:
    choose(kiosk, "Norway 2018")
    kiosk.tap("More")
    kiosk.tap("Handicap")
    lines = kiosk.all_of(PointsLine)
    lines[0].dispatch("on_step", -1000)
    kiosk.settle()
    assert kiosk.sees("It must add up to 0: +1 000 still to give.")
    kiosk.all_of(PointsLine)[3].dispatch("on_step", 1000)
    kiosk.settle()
    kiosk.tap("Done")
    kiosk.close_sheet()
    start(kiosk)
    east, south, _, north = table_of(kiosk).points
    assert (east - south, north - south) == (-1_000, 1_000)


def test_a_handicap_that_does_not_add_up_is_refused_with_a_sentence(kiosk: Kiosk) -> None:
    choose(kiosk, "Norway 2018")
    kiosk.app.screen.game.handicap[Seat.EAST] = 1_000
    kiosk.tap("Start")
    assert kiosk.screen == "new-game" and kiosk.app.state is None
    assert kiosk.heard("sums to 0") or kiosk.heard("add up to 0")


def test_yakitori_is_chosen_where_the_book_has_it(kiosk: Kiosk) -> None:
    choose(kiosk, "Norway 2018")
    kiosk.tap("More")
    kiosk.tap("Yakitori")
    kiosk.close_sheet()
    start(kiosk)
    assert table_of(kiosk).yakitori
