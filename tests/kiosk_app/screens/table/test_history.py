"""The hands of a game, looked back on."""

from kiosk_app.ui.widgets.plot import PointsPlot
from scorer.table import ExhaustiveDraw, RiichiDeclared, Seat, Win, Winner
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk

LONG = ("Kim", "Jan-Willem van der Berg", "Maja", "Ola")


def played(kiosk: Kiosk) -> None:
    start_game(kiosk, players=LONG)
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST,)))
    winner = Winner(Seat.SOUTH, han=3, fu=40)
    record(kiosk, lambda place: Win(*place, (winner,), Seat.WEST))
    kiosk.app.show("history")
    kiosk.settle()


def test_each_column_says_whose_points_it_has(kiosk: Kiosk) -> None:
    played(kiosk)
    head = kiosk.app.screen.ids.head
    assert [label.text for label in reversed(head.children)] == ["Kim", "Jan-Willem", "Maja", "Ola"]
    row = kiosk.find("Jan-Willem 3 han 40 fu, ron from Maja")
    for name, change in zip(head.children, row.ids.changes.children, strict=True):
        assert abs(name.to_window(*name.center)[0] - change.to_window(*change.center)[0]) < 2


def test_counters_of_a_hand_are_told_in_words(kiosk: Kiosk) -> None:
    played(kiosk)
    assert kiosk.sees("1 honba") and not kiosk.sees("0 honba")


def test_the_plot_tells_where_the_lines_begin_and_end(kiosk: Kiosk) -> None:
    played(kiosk)
    kiosk.tap("Chart")
    (plot,) = kiosk.all_of(PointsPlot)
    assert plot.courses[1][-1] == table_of(kiosk).points[Seat.SOUTH]
    assert kiosk.sees(f"Maja  {table_of(kiosk).points[Seat.WEST]:,}".replace(",", " "))
    assert kiosk.texts().count("30\N{NO-BREAK SPACE}000") == 1


def test_going_back_to_a_hand_takes_it_and_all_after_it_back(kiosk: Kiosk) -> None:
    played(kiosk)
    kiosk.tap("draw, tenpai: Kim")
    kiosk.tap("Undo back to here")
    assert kiosk.screen == "table" and table_of(kiosk).points == (30_000,) * 4
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    assert kiosk.find("Undo: Maja's riichi")


def test_the_plot_of_another_game_is_not_drawn_with_the_names_of_the_last(kiosk: Kiosk) -> None:
    played(kiosk)
    kiosk.tap("Chart")
    (plot,) = kiosk.all_of(PointsPlot)
    plot.names = []  # as for a game of which nothing has been played yet
    plot.courses = []
    kiosk.settle()
    assert not kiosk.sees("Maja  30")
