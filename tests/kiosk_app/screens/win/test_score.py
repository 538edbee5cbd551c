"""The score: why, who pays whom, what if, and what is not possible."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.uix.scrollview import ScrollView

from kiosk_app.screens.win.score_parts import PaymentSeat
from kiosk_app.screens.win.score_table import ScoreTable
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from scorer.hand import MeldKind
from scorer.table import ExhaustiveDraw, RiichiDeclared, Seat, Win
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import camera_on, laid
from tests.kiosk_app.looking import faults

DRAGONS = drawn_part("234m456p67s11z555z", "8s")


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, camera=camera_on(laid("234m456p67s11z555z", "8s"))).start()
    start_game(kiosk)
    yield kiosk
    kiosk.stop()


def score(kiosk: Kiosk, draft: HandDraft, seat: Seat, discarder: Seat | None) -> None:
    kiosk.app.session.start_win(seat)
    kiosk.app.session.correct(kiosk.app.session.draft.with_payer(discarder))
    kiosk.app.session.confirm_hand(draft)
    kiosk.settle()


def paid(kiosk: Kiosk) -> dict[str, int]:
    return {seat.name: seat.points for seat in kiosk.all_of(PaymentSeat)}


def test_every_point_has_a_reason_and_a_section(kiosk: Kiosk) -> None:
    score(kiosk, DRAGONS, Seat.SOUTH, Seat.NORTH)
    for words in ("Jan · ron from Ola", "1 han 40 fu  1 300", "Yakuhai haku", "White Dragons"):
        assert kiosk.sees(words), words
    assert paid(kiosk) == {"Jan": 1300, "Ola": -1300}
    kiosk.tap("Why?")
    for words in ("320 × 4", "Yakuhai haku (White Dragons)", "§4.2.1", "Ola pays 1 300"):
        assert kiosk.sees(words), words
    assert not kiosk.sees("North pays")


def test_every_yaku_is_named_once_and_the_rows_add_up(kiosk: Kiosk) -> None:
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    draft = drawn_part("234m234p2345567s", "8s").with_indicators(parse_tiles("1m4s"))
    score(kiosk, draft, Seat.SOUTH, None)
    rows = kiosk.all_of(ScoreTable)[0].rows
    assert [(row.name, row.worth) for row in rows] == [
        ("Riichi", "1"),
        ("Menzen tsumo", "1"),
        ("Tanyao", "1"),
        ("Sanshoku doujun", "2"),
        ("Pinfu", "1"),
        ("Dora", "3"),
        ("Total", "9 han"),
    ]
    for row in rows:
        assert kiosk.texts().count(row.name) == 1, row.name
    assert kiosk.sees("BAIMAN  16 000")
    assert not kiosk.all_of(ScrollView)


@pytest.mark.parametrize(
    ("first", "shown"),
    [("romaji", ("Tanyao", "All Simples")), ("local", ("All Simples", "Tanyao"))],
)
def test_either_name_of_a_yaku_can_come_first(
    kiosk: Kiosk, first: str, shown: tuple[str, str]
) -> None:
    kiosk.app.change_settings(yaku_names=first)
    score(kiosk, drawn_part("234m456p67s88s345s", "8s"), Seat.SOUTH, Seat.NORTH)
    row = kiosk.all_of(ScoreTable)[0].rows[0]
    assert (row.name, row.beside) == shown


def test_a_larger_screen_shows_the_fu_and_the_sections_beside_the_yaku(kiosk: Kiosk) -> None:
    score(kiosk, DRAGONS, Seat.SOUTH, Seat.NORTH)
    assert not kiosk.sees("§4.2.1") and not kiosk.sees("Closed hand won on a discard")
    for size in ((1280, 800), (1920, 1080), (800, 1280)):
        kiosk.resize(*size)
        kiosk.settle()
        assert kiosk.sees("§4.2.1") and kiosk.sees("Closed hand won on a discard"), size
        assert faults(kiosk) == [], size
    kiosk.resize(800, 480)
    kiosk.settle()
    assert not kiosk.sees("§4.2.1")


def test_ten_yaku_are_all_in_view(kiosk: Kiosk) -> None:
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    draft = drawn_part("223344m234p22s34s", "2s").with_indicators(
        parse_tiles("1m1p"), parse_tiles("1s9p")
    )
    for size in ((800, 480), (480, 800)):
        kiosk.resize(*size)
        score(kiosk, draft, Seat.SOUTH, None)
        kiosk.app.session.correct_winner(flags=frozenset({"ippatsu", "haitei"}))
        kiosk.app.screen.refresh()
        kiosk.settle()
        table = kiosk.all_of(ScoreTable)[0]
        assert len(table.rows) >= 10
        assert faults(kiosk) == []
        for row in table.rows:
            assert kiosk.sees(row.name), row.name


def test_counters_and_sticks_are_in_what_is_paid(kiosk: Kiosk) -> None:
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST,)))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    score(kiosk, DRAGONS, Seat.EAST, None)
    shown = paid(kiosk)
    before = table_of(kiosk).points
    kiosk.tap("Accept")
    after = table_of(kiosk).points
    names = table_of(kiosk).players
    moved = zip(names, before, after, strict=True)
    assert {name: now - was for name, was, now in moved} == shown
    assert sum(shown.values()) == 1000


def test_a_circumstance_is_a_tap_and_not_a_question(kiosk: Kiosk) -> None:
    score(kiosk, DRAGONS, Seat.SOUTH, Seat.NORTH)
    kiosk.tap("Houtei")
    assert kiosk.sees("2 han 40 fu")
    kiosk.tap("Chankan")  # no kong is made of the last tile
    flags = kiosk.app.session.scored().winners[0].flags
    assert flags == {"chankan"}
    kiosk.tap("Chankan")
    assert kiosk.sees("1 han 40 fu")


def test_a_win_on_the_tile_that_declared_riichi_returns_the_stick(kiosk: Kiosk) -> None:
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.NORTH))
    score(kiosk, DRAGONS, Seat.SOUTH, Seat.NORTH)
    assert paid(kiosk)["Jan"] == 2300
    kiosk.tap("Won on riichi discard")
    assert paid(kiosk)["Jan"] == 1300
    kiosk.tap("Accept")
    event = kiosk.app.state.steps[-1].event
    assert isinstance(event, Win) and event.annuls_riichi
    assert sum(table_of(kiosk).points) == 4 * 30000


def test_who_is_liable_is_asked_only_for_a_yakuman_that_was_fed(kiosk: Kiosk) -> None:
    score(kiosk, DRAGONS, Seat.SOUTH, None)
    assert not kiosk.sees("Pao")
    fed = HandDraft()
    for dragon in ("555z", "666z", "777z"):
        fed = fed.with_meld(MeldKind.PON, parse_tiles(dragon))
    for tile in parse_tiles("22p34s5s"):
        fed = fed.added(tile)
    score(kiosk, fed, Seat.SOUTH, None)
    kiosk.tap("Pao: nobody")
    kiosk.tap("Pao: Kim")
    assert paid(kiosk) == {"Jan": 32000, "Maja": -32000}


def test_a_hand_that_does_not_win_says_why_and_cannot_be_accepted(kiosk: Kiosk) -> None:
    score(kiosk, drawn_part("234m456p67s11z557z", "8s"), Seat.SOUTH, Seat.NORTH)
    assert kiosk.sees("Not a winning hand")
    assert kiosk.sees("§3.2")
    assert kiosk.find("Accept").disabled
    assert kiosk.find("Record chombo")
    kiosk.tap("Edit")
    assert kiosk.screen == "tiles"


def test_the_same_hand_under_another_rule_set(kiosk: Kiosk) -> None:
    score(kiosk, drawn_part("22334455m66778p", "8p"), Seat.SOUTH, Seat.NORTH)
    kiosk.tap("Compare")
    assert kiosk.sees("EMA Riichi 2016:")
    kiosk.tap("Tenhou")
    assert kiosk.sees("Tenhou:")


def test_just_the_points_are_enough(kiosk: Kiosk) -> None:
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.correct(kiosk.app.session.draft.with_payer(None))
    kiosk.app.show("points")
    kiosk.settle()
    kiosk.tap("3 han")
    kiosk.tap("40\n")
    assert paid(kiosk) == {"Kim": -2600, "Jan": 5200, "Maja": -1300, "Ola": -1300}
    kiosk.tap("Edit")
    kiosk.tap("Mangan")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (26000, 38000, 28000, 28000)
