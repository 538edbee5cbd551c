"""The session of a table: what is said, accepted and taken back, on a disk that takes its time."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kiosk_app.session.correction_draft import CorrectionDraft
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.ruling import Ruling
from kiosk_app.session.session_events import GameChanged, StepChanged, WaitsShown, Writing
from kiosk_app.session.steps import FOLLOWING, FlowKind, Step
from kiosk_app.store.problems import DiskFull
from scorer.table import Chombo, Correction, RiichiDeclared, Seat, Win
from scorer.tiles import parse_tiles
from tests.kiosk_app.session.at_table import AtTable

DRAGONS = drawn_part("234m456p67s11z555z", "8s")
SIMPLES = drawn_part("234m456p678s55p34s", "2s")
WORTH = PlainWorth(han=3, fu=40)


@pytest.fixture
def at(tmp_path: Path) -> AtTable:
    return AtTable(tmp_path)


def ron(at: AtTable, winner: Seat = Seat.SOUTH, payer: Seat | None = Seat.NORTH) -> None:
    at.session.start_win(winner)
    at.session.paid_by(payer)
    at.session.confirm_hand(DRAGONS)
    assert at.step() is Step.SCORE


def riichi(at: AtTable, seat: Seat) -> None:
    at.session.record(lambda place: RiichiDeclared(*place, seat))


def test_a_win_goes_from_who_won_to_the_ledger(at: AtTable) -> None:
    ron(at)
    assert at.session.accept()
    assert at.step() is Step.PLAY and at.table.points == (30_000, 31_300, 30_000, 28_700)
    steps = [event.step for event in at.heard if isinstance(event, StepChanged)]
    assert steps == [Step.SAY_WHO, Step.TAKE_PHOTO, Step.SCORE, Step.PLAY]
    written = [event.event for event in at.heard if isinstance(event, GameChanged)]
    assert isinstance(written[-1], Win)
    assert [event.busy for event in at.heard if isinstance(event, Writing)] == [True, False]


def test_nothing_is_shown_before_it_is_on_disk(at: AtTable) -> None:
    ron(at)
    at.disk.held = True
    at.session.accept()
    assert set(at.table.points) == {30_000} and at.session.busy
    at.disk.go_on()
    assert at.table.points[Seat.SOUTH] == 31_300 and not at.session.busy


def tap_twice(at: AtTable, act: Callable[[], bool]) -> None:
    """Before the first is on disk; the second is not taken."""
    at.disk.held = True
    assert act()
    assert not act()
    at.disk.go_on()


def test_a_second_tap_on_accept_writes_nothing(at: AtTable) -> None:
    ron(at)
    tap_twice(at, at.session.accept)
    assert len(at.events_of(Win)) == 1


def test_a_second_tap_on_undo_takes_back_one_hand(at: AtTable) -> None:
    for _ in range(2):
        ron(at)
        at.session.accept()
    tap_twice(at, at.session.undo)
    assert len(at.events_of(Win)) == 1
    assert at.session.undo() and not at.events_of(Win)


def test_a_second_tap_on_redo_brings_back_one_hand(at: AtTable) -> None:
    for _ in range(2):
        ron(at)
        at.session.accept()
    at.session.undo()
    at.session.undo()
    tap_twice(at, at.session.redo)
    assert len(at.events_of(Win)) == 1


def test_an_undo_means_the_event_that_was_on_show(at: AtTable) -> None:
    """A riichi tapped before it is still on its way to the disk."""
    ron(at)
    at.session.accept()
    at.disk.held = True
    riichi(at, Seat.WEST)
    at.session.undo()
    at.disk.go_on()
    assert at.table.riichi == (Seat.WEST,) and len(at.events_of(Win)) == 1


def test_taps_one_after_the_other_are_written_in_their_order(at: AtTable) -> None:
    at.disk.held = True
    for seat in (Seat.WEST, Seat.EAST, Seat.SOUTH):
        riichi(at, seat)
    at.disk.go_on()
    assert at.table.riichi == (Seat.WEST, Seat.EAST, Seat.SOUTH)


def test_while_a_win_is_written_nothing_of_it_changes(at: AtTable) -> None:
    ron(at)
    at.disk.held = True
    at.session.accept()
    seen = at.session.draft.winner.hand
    assert not at.session.fix_hand() and not at.session.correct_hand(SIMPLES)
    assert at.session.next_steps == ()
    at.disk.go_on()
    # A sheet that was opened on the hand's tiles is still there, and one of them is tapped.
    assert not at.session.correct_hand(SIMPLES, instead_of=seen)
    assert len(at.events_of(Win)) == 1 and at.step() is Step.PLAY


def test_another_win_is_not_begun_while_one_is_written(at: AtTable) -> None:
    ron(at)
    at.disk.held = True
    at.session.accept()
    at.session.start_win(Seat.WEST)
    at.session.check_tenpai()
    assert at.session.draft.seats == (Seat.SOUTH,)
    at.disk.go_on()
    at.session.start_win(Seat.WEST)
    assert at.session.draft.seats == (Seat.WEST,) and at.step() is Step.SAY_WHO


def test_a_win_is_not_written_on_a_table_that_nobody_agreed_to(at: AtTable) -> None:
    ron(at)
    at.disk.held = True
    riichi(at, Seat.WEST)
    at.session.accept()
    at.disk.go_on()
    assert at.refusals == ["table-changed"] and not at.events_of(Win)
    assert at.step() is Step.SCORE and at.table.sticks == 1
    assert at.session.accept()
    assert at.table.points[Seat.SOUTH] == 32_300 and at.table.sticks == 0


@pytest.mark.parametrize("meanwhile", ["a win", "an undo"])
def test_a_tap_is_not_written_into_another_hand_than_it_was_made_in(
    at: AtTable, meanwhile: str
) -> None:
    """A riichi that was tapped while the end of its hand was on its way to the disk."""
    ron(at)
    if meanwhile == "an undo":
        at.session.accept()
    at.disk.held = True
    if meanwhile == "an undo":
        at.session.undo()
    else:
        at.session.accept()
    riichi(at, Seat.WEST)
    at.disk.go_on()
    assert at.refusals == ["table-changed"]
    assert at.table.sticks == 0
    riichi(at, Seat.WEST)
    assert at.table.riichi == (Seat.WEST,)


def test_a_full_disk_costs_nobody_the_hand(at: AtTable) -> None:
    ron(at)
    at.game.disk_error = DiskFull("disk-full")
    at.session.accept()
    assert len(at.refusals) == 1 and at.step() is Step.SCORE
    at.game.disk_error = None
    assert at.session.accept() and len(at.events_of(Win)) == 1


def test_after_an_undo_the_win_is_put_right_without_a_new_photo(at: AtTable) -> None:
    ron(at)
    at.session.accept()
    at.session.undo()
    assert at.step() is Step.PLAY and at.table.points == (30_000,) * 4
    at.session.start_win(Seat.SOUTH)
    at.session.paid_by(Seat.EAST)
    assert at.step() is Step.SCORE and at.session.draft.winner.hand == DRAGONS
    at.session.accept()
    assert at.table.points == (28_700, 31_300, 30_000, 30_000)


def test_after_an_undo_the_hand_can_be_somebody_elses(at: AtTable) -> None:
    ron(at)
    at.session.accept()
    at.session.undo()
    at.session.start_win(Seat.WEST)
    at.session.paid_by(Seat.NORTH)
    at.session.accept()
    assert at.table.points == (30_000, 30_000, 31_300, 28_700)


def test_after_an_undo_a_flag_can_be_added(at: AtTable) -> None:
    riichi(at, Seat.SOUTH)
    ron(at)
    at.session.accept()
    before = at.table.points[Seat.SOUTH]
    at.session.undo()
    at.session.start_win(Seat.SOUTH)
    at.session.paid_by(Seat.NORTH)
    at.session.correct_winner(flags=frozenset(("ippatsu",)))
    at.session.accept()
    assert at.table.points[Seat.SOUTH] > before


def test_the_win_of_an_earlier_hand_is_no_draft_of_this_one(at: AtTable) -> None:
    ron(at)
    at.session.accept()
    at.session.start_win(Seat.SOUTH)
    assert at.session.draft.winner.hand.empty


def test_two_winners_are_asked_for_their_hands_in_turn(at: AtTable) -> None:
    at.session.start_win(Seat.SOUTH)
    at.session.won_by((Seat.SOUTH, Seat.WEST))
    at.session.paid_by(Seat.EAST)
    at.session.confirm_hand(DRAGONS)
    assert at.step() is Step.TAKE_PHOTO and at.session.draft.at == 1
    at.session.go(Step.ENTER_TILES)
    at.session.go(Step.ENTER_WORTH)
    at.session.say_worth(WORTH)
    assert at.step() is Step.SCORE
    at.session.accept()
    (win,) = at.events_of(Win)
    assert isinstance(win, Win) and [one.seat for one in win.winners] == [Seat.SOUTH, Seat.WEST]


def test_a_tenpai_check_keeps_the_win_that_was_being_told(at: AtTable) -> None:
    at.session.start_win(Seat.SOUTH)
    at.session.check_tenpai()
    assert at.session.kind is FlowKind.TENPAI
    waits = drawn_part("234m456p67s11z555z")
    at.session.confirm_hand(waits)
    assert at.step() is Step.SHOW_WAITS
    assert at.session.show_waits() == parse_tiles("58s")
    assert WaitsShown(parse_tiles("58s")) in at.heard
    assert at.step() is Step.RECORD_DRAW and at.session.draft.seats == (Seat.SOUTH,)


def test_whoever_leaves_a_tenpai_check_is_back_at_the_win(at: AtTable) -> None:
    at.session.start_win(Seat.SOUTH)
    at.session.check_tenpai()
    at.session.came_to(Step.RECORD_DRAW)
    assert at.session.kind is FlowKind.WIN


def test_a_hand_without_a_game_is_written_nowhere(at: AtTable) -> None:
    at.session.put_away()
    at.session.start_win()
    at.session.confirm_hand(DRAGONS)
    assert at.session.scored().payments is not None
    at.session.accept()
    assert at.step() is Step.NO_GAME and at.session.state is None


@pytest.mark.parametrize(
    ("rules", "game", "kong_dora"),
    [("ema-2016", "riichi", True), ("jpml-a", "riichi", False), ("nts-2009", "nts", False)],
)
def test_the_eyes_are_told_what_the_rules_turn_over(
    tmp_path: Path, rules: str, game: str, kong_dora: bool
) -> None:
    session = AtTable(tmp_path, rules=rules).session
    session.start_win(Seat.SOUTH)
    assert (session.kind_of_game, session.kong_dora) == (game, kong_dora)


def test_where_every_hand_scores_all_four_are_counted(tmp_path: Path) -> None:
    at = AtTable(tmp_path, rules="nts-2009")
    at.session.start_win(Seat.SOUTH)
    at.session.paid_by(Seat.WEST)
    assert at.step() is Step.COUNT_HANDS
    for seat, points in ((Seat.SOUTH, 40), (Seat.EAST, 8), (Seat.NORTH, 4), (Seat.WEST, 0)):
        at.session.say_points(seat, points)
    assert at.session.accept()
    assert sum(at.table.points) == at.table.total and at.step() is Step.PLAY
    at.session.undo()
    at.session.start_win(Seat.SOUTH)
    counted = at.session.counted()
    assert counted is not None and counted.hands[Seat.EAST].total == 8


def test_a_ruling_means_what_was_chosen_when_it_was_tapped(at: AtTable) -> None:
    ruling = Ruling("chombo", Seat.EAST, "false win")
    correction = CorrectionDraft(points=[100, -100, 0, 0], reason="miscounted")
    for draft, make in (
        (ruling, ruling.makes),
        (correction, lambda: correction.set_numbers(at.table)),
    ):
        at.disk.held = True
        made = make()
        assert made is not None
        at.session.record(made)
        draft.reason = "typed since"
        at.disk.go_on()
    (chombo,), (corrected,) = at.events_of(Chombo), at.events_of(Correction)
    assert isinstance(chombo, Chombo) and chombo.reason == "false win"
    assert isinstance(corrected, Correction) and corrected.reason == "miscounted"


def test_a_step_that_may_not_follow_is_not_gone_to(at: AtTable) -> None:
    assert not at.session.go(Step.SCORE)
    at.session.start_win(Seat.SOUTH)
    assert not at.session.go(Step.SHOW_WAITS) and at.step() is Step.SAY_WHO


def test_every_flow_leads_to_its_end_from_every_step() -> None:
    for flow in FOLLOWING.values():
        for step in flow:
            reached, waiting = set[Step](), [step]
            while waiting:
                at_step = waiting.pop()
                for after in flow.get(at_step, ()):
                    if after not in reached:
                        reached.add(after)
                        waiting.append(after)
            assert reached & {Step.PLAY, Step.NO_GAME, Step.RECORD_DRAW}


def test_whoever_stops_following_hears_nothing_more(at: AtTable) -> None:
    heard: list[object] = []
    leave = at.session.follow(heard.append)
    riichi(at, Seat.EAST)
    count = len(heard)
    leave()
    riichi(at, Seat.WEST)
    assert count and len(heard) == count


def test_the_worth_can_be_said_again_after_an_undo(at: AtTable) -> None:
    at.session.start_win(Seat.SOUTH)
    at.session.paid_by(None)
    at.session.go(Step.ENTER_TILES)
    at.session.go(Step.ENTER_WORTH)
    at.session.say_worth(WORTH)
    at.session.accept()
    at.session.undo()
    at.session.start_win(Seat.SOUTH)
    at.session.paid_by(None)
    assert at.session.draft.winner.plain == WORTH
    at.session.fix_hand()
    assert at.step() is Step.ENTER_WORTH
    at.session.say_worth(replace(WORTH, fu=30))
    assert at.session.accept()
