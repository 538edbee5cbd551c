"""A whole game through the session alone, and any course of taps: points sum up, undo restores."""

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from kiosk_app.session.draw_draft import DrawDraft
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.photo_hand import seen_hand
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.ruling import Ruling
from kiosk_app.session.steps import Step
from scorer.table import SEATS, GameEnded, RiichiDeclared, Seat, Win, final_scores, fold
from scorer.tiles import parse_tiles
from tests.kiosk_app.laid_hands import SIZE, laid
from tests.kiosk_app.session.at_table import AtTable
from vision.photo import Photo

DRAGONS = drawn_part("234m456p67s11z555z", "8s")
WORTHS = (
    PlainWorth(han=1, fu=30),
    PlainWorth(han=3, fu=40),
    PlainWorth(han=6),
    PlainWorth(yakuman=1),
)
PHOTO = Photo("photo", np.full((SIZE[1], SIZE[0], 3), 90, np.uint8))


def riichi(at: AtTable, seat: Seat) -> None:
    at.session.record(lambda place: RiichiDeclared(*place, seat))


def say_who(at: AtTable, winner: Seat, payer: Seat | None) -> None:
    at.session.start_win(winner)
    at.session.paid_by(payer)


def by_worth(at: AtTable, winner: Seat, payer: Seat | None, worth: PlainWorth) -> None:
    say_who(at, winner, payer)
    at.session.say_worth(worth)
    at.session.accept()


def draw(at: AtTable, *tenpai: Seat) -> None:
    at.session.record(DrawDraft("", tenpai=set(tenpai)).makes(at.table))


def chombo(at: AtTable, seat: Seat) -> None:
    make = Ruling("chombo", seat, "false win").makes()
    assert make is not None
    at.session.record(make)


def in_balance(at: AtTable) -> bool:
    later = sum(sum(each.changes) for each in at.table.adjustments if each.when == "now")
    return sum(at.table.points) + 1000 * at.table.sticks == at.table.total + later


def test_a_whole_game_is_played_without_a_screen(tmp_path: Path) -> None:
    at = AtTable(tmp_path)
    session = at.session
    # East 1: riichi, and a hand read in a photo, with its ura.
    session.put_indicators(parse_tiles("9s"))
    riichi(at, Seat.SOUTH)
    say_who(at, Seat.SOUTH, Seat.NORTH)
    session.take_reading(seen_hand(PHOTO, laid("234m456p67s11z555z", "8s", ura="4z")))
    assert at.step() is Step.SCORE and session.scored().winners[0].score is not None
    session.accept()
    assert at.table.dealer is Seat.SOUTH and at.table.sticks == 0 and in_balance(at)
    # East 2: the photo is in doubt, a tile is put right, and the payer was another one.
    say_who(at, Seat.EAST, Seat.WEST)
    doubtful = laid("234m456p57s11z555z", "8s", doubts={6: ("6s", "9s")}, complete=False)
    session.take_reading(seen_hand(PHOTO, doubtful))
    assert at.step() is Step.CHECK_READING
    hand = session.draft.winner.hand
    (doubt,) = hand.doubtful
    session.correct_hand(hand.replaced(doubt, parse_tiles("6s")[0]), instead_of=hand)
    session.confirm_hand(session.draft.winner.hand)
    session.accept()
    session.undo()
    say_who(at, Seat.EAST, Seat.SOUTH)
    session.accept()
    (*_, win) = at.events_of(Win)
    assert isinstance(win, Win) and win.discarder is Seat.SOUTH and in_balance(at)
    # East 3: nobody wins; then the dealer is wrong, and wins after all.
    draw(at, Seat.WEST)
    chombo(at, Seat.WEST)
    by_worth(at, Seat.WEST, None, PlainWorth(han=3, fu=40))
    assert in_balance(at)
    while at.table.over is None:
        by_worth(at, at.table.dealer.after(), at.table.dealer, PlainWorth(han=1, fu=30))
        assert in_balance(at)
    session.record(lambda place: GameEnded(*place, "complete"))
    assert at.table.ended is not None and session.state is not None
    final = final_scores(at.table, session.state.rules)
    assert sorted(score.place for score in final.scores) == [1, 2, 3, 4]
    assert not at.refusals


@pytest.mark.parametrize("rules", ["ema-2016", "tenhou"])
def test_whatever_is_tapped_points_sum_up_and_undo_restores(tmp_path: Path, rules: str) -> None:
    rng = random.Random(random.randrange(2**32))
    at = AtTable(tmp_path, rules=rules)
    tables = [at.table]

    def seats() -> tuple[Seat, Seat]:
        one, other = rng.sample(SEATS, 2)
        return one, other

    def win() -> None:
        winner, payer = seats()
        by_worth(at, winner, rng.choice((payer, None)), rng.choice(WORTHS))

    def by_tiles() -> None:
        winner, payer = seats()
        say_who(at, winner, payer)
        at.session.confirm_hand(DRAGONS)
        at.session.accept()

    taps: tuple[Callable[[], None], ...] = (
        win,
        by_tiles,
        lambda: riichi(at, rng.choice(SEATS)),
        lambda: draw(at, *rng.sample(SEATS, rng.randrange(5))),
        lambda: chombo(at, rng.choice(SEATS)),
    )
    for _ in range(60):
        assert at.session.state is not None
        count = len(at.session.state.steps)
        rng.choice(taps)()
        assert in_balance(at)
        if len(at.session.state.steps) > count:
            tables.append(at.table)
        if rng.random() < 0.25 and len(tables) > 1:
            undone = tables.pop()
            at.session.undo()
            assert at.table == tables[-1]
            if rng.random() < 0.5:
                at.session.redo()
                assert at.table == undone
                tables.append(undone)
    while len(tables) > 1:
        tables.pop()
        at.session.undo()
        assert at.table == tables[-1]
    assert not at.session.undo()


@pytest.mark.parametrize("rules", ["ema-2016", "nts-2009"])
def test_fast_taps_on_a_slow_disk_break_nothing(tmp_path: Path, rules: str) -> None:
    """Any tap at any time, also while what was tapped before is still being written."""
    rng = random.Random(random.randrange(2**32))
    at = AtTable(tmp_path, rules=rules)
    session, nts = at.session, rules == "nts-2009"
    hands = (DRAGONS, drawn_part("234m456p678s55p34s", "2s"), drawn_part("1m"))

    def hold() -> None:
        at.disk.held = True

    def seat() -> Seat:
        return rng.choice(SEATS)

    def say_one_hand() -> None:
        if nts:
            if session.draft.hands:
                session.say_points(rng.choice(session.draft.hands).seat, rng.choice((None, 8, 40)))
        elif session.draft.winners:
            session.say_worth(rng.choice(WORTHS))

    def correct() -> None:
        if session.draft.hands:
            seen = session.draft.winner.hand
            session.correct_hand(rng.choice(hands), instead_of=rng.choice((seen, hands[0])))

    def confirm() -> None:
        if session.draft.hands:
            session.confirm_hand(rng.choice(hands))

    def pay() -> None:
        if session.draft.winners:
            session.paid_by(
                rng.choice(
                    (None, rng.choice([seat for seat in SEATS if seat not in session.draft.seats]))
                )
            )

    taps: tuple[Callable[[], object], ...] = (
        hold,
        at.disk.go_on,
        lambda: session.start_win(rng.choice((None, seat()))),
        lambda: session.won_by((seat(),)),
        pay,
        say_one_hand,
        correct,
        confirm,
        session.accept,
        session.accept,
        session.undo,
        session.redo,
        session.fix_hand,
        session.check_tenpai,
        session.show_waits,
        lambda: session.go(rng.choice(tuple(Step))),
        lambda: session.came_to(rng.choice(tuple(Step))),
        lambda: riichi(at, seat()),
        lambda: chombo(at, seat()) if not nts else None,
    )
    for _ in range(400):
        rng.choice(taps)()
        assert in_balance(at)
        assert session.state is at.game.state or at.disk.held
    at.disk.go_on()
    assert not session.busy and session.state is at.game.state
    assert at.game.state == fold(list(at.game.state.record), at.game.state.rules)
