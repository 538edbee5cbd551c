"""A hand that nobody wins, told on the screen."""

from scorer.table import DeadHand, ExhaustiveDraw, NagashiMangan, RiichiDeclared, Seat
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk


def test_who_waits_is_tapped_and_the_payments_are_shown_before_they_are_accepted(
    kiosk: Kiosk,
) -> None:
    start_game(kiosk)
    kiosk.tap("Draw")
    kiosk.tap("Jan")
    assert kiosk.sees("+3 000") and kiosk.sees("30 000 → 29 000")
    assert table_of(kiosk).points == (30_000,) * 4
    kiosk.tap("Accept")
    assert kiosk.screen == "table"
    assert table_of(kiosk).points == (29_000, 33_000, 29_000, 29_000)
    assert table_of(kiosk).counters == 1


def test_riichi_players_are_tenpai_and_stay_so(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
    kiosk.tap("Draw")
    kiosk.tap("Kim")
    assert kiosk.heard("Kim is in riichi, so Kim is tenpai.")
    kiosk.tap("Accept")
    event = kiosk.app.state.steps[-1].event
    assert event.tenpai == (Seat.EAST,)


def test_a_dead_hand_cannot_be_tenpai(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: DeadHand(*place, Seat.WEST))
    kiosk.tap("Draw")
    assert kiosk.find("Maja").disabled


def test_what_was_tapped_is_kept_on_the_way_back_and_gone_in_the_next_hand(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("Draw")
    kiosk.tap("Jan")
    kiosk.app.back()
    kiosk.frames()
    kiosk.tap("Draw")
    assert kiosk.sees("+3 000")
    kiosk.tap("Accept")
    kiosk.tap("Draw")
    assert not kiosk.sees("+3 000")


def test_only_the_abortive_draws_of_the_rule_set_are_offered(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    kiosk.tap("Draw")
    kiosk.tap("Four identical winds")
    kiosk.tap("Accept")
    assert kiosk.app.state.steps[-1].event.reason == "four-winds"
    start_game(kiosk, rules="ema-2016")
    kiosk.tap("Draw")
    assert not kiosk.sees("Four identical winds")


def test_a_draw_that_cannot_be_says_why_and_is_not_accepted(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    kiosk.tap("Draw")
    kiosk.tap("Four riichi")
    assert kiosk.sees("Only 0 of the four are in riichi")
    assert kiosk.find("Accept").disabled


def test_nagashi_mangan_is_paid_where_it_is_played(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    kiosk.tap("Draw")
    kiosk.tap(kiosk.app.screen.ids.nagashi.children[2])
    kiosk.tap("Accept")
    event = kiosk.app.state.steps[-1].event
    assert isinstance(event, NagashiMangan) and event.seats == (Seat.SOUTH,)


def test_a_draw_of_a_game_without_riichi_asks_nothing(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009")
    kiosk.tap("Draw")
    assert not kiosk.sees("tenpai")
    kiosk.tap("Accept")
    assert isinstance(kiosk.app.state.steps[-1].event, ExhaustiveDraw)
