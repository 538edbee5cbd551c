"""A score comes up piece by piece: in which order, how long, and how it is cut short."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.screens.win.reveal import Piece, Reveal
from kiosk_app.screens.win.score_table import ScoreTable
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.game_session import now
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.text import FitLabel
from scorer.table import RiichiDeclared, Seat
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import camera_on, laid
from tests.kiosk_app.screens.win.test_score import score

LONGEST = 2.3
"""Seconds: about two."""


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    camera = camera_on(laid("234m456p67s11z555z", "8s"))
    kiosk = Kiosk(tmp_path, settings=Settings(reveal=True), camera=camera).start()
    start_game(kiosk)
    yield kiosk
    kiosk.stop()


def score_baiman(kiosk: Kiosk) -> None:
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    draft = drawn_part("234m234p2345567s", "8s").with_indicators(parse_tiles("1m4s"))
    score(kiosk, draft, Seat.SOUTH, None)


def is_whole(kiosk: Kiosk) -> bool:
    return (
        all(kiosk.sees(text) for text in ("BAIMAN  16 000", "Riichi", "9 han", "+17 000"))
        and kiosk.app.screen.ids.tiles.shift_x == 0
        and kiosk.app.screen.ids.worth.enlarged == 1
    )


def test_tiles_then_yaku_then_fu_then_the_worth_then_the_sticks(kiosk: Kiosk) -> None:
    score_baiman(kiosk)
    screen = kiosk.app.screen
    reveal = screen._reveal
    assert screen.revealing and reveal.seconds <= LONGEST
    reveal._ticking.cancel()  # from here on the test is the clock
    reveal.at(0.0)
    kiosk.frames()
    assert not kiosk.sees("Riichi") and not kiosk.sees("BAIMAN") and not kiosk.sees("+17 000")
    came: list[str] = []
    for hundredth in range(round(reveal.seconds * 100) + 1):
        reveal.at(hundredth / 100)
        shown = {
            "tiles": screen.ids.tiles.shift_x < 1,
            **{row.name: kiosk.sees(row.name) for row in kiosk.all_of(ScoreTable)[0].rows},
            "fu": kiosk.sees("20 fu"),
            "worth": kiosk.sees("BAIMAN"),
            "sticks": kiosk.sees("+17 000"),
        }
        came += [name for name, there in shown.items() if there and name not in came]
    rows = [row.name for row in screen._table.rows]
    assert came == ["tiles", *rows, "fu", "worth", "sticks"]
    assert is_whole(kiosk)


def test_left_alone_it_comes_to_its_end(kiosk: Kiosk) -> None:
    score_baiman(kiosk)
    kiosk.wait(lambda: not kiosk.app.screen.revealing)
    assert is_whole(kiosk)


def test_a_tap_shows_the_end_at_once(kiosk: Kiosk) -> None:
    score_baiman(kiosk)
    assert kiosk.app.screen.revealing
    kiosk.touch(400, 200)
    assert not kiosk.app.screen.revealing and is_whole(kiosk)


def test_accept_works_while_it_comes_up(kiosk: Kiosk) -> None:
    score_baiman(kiosk)
    kiosk.tap("Accept")
    assert kiosk.screen == "table" and table_of(kiosk).points[Seat.SOUTH] == 46_000


def test_no_text_is_laid_out_while_it_comes_up(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    score_baiman(kiosk)
    kiosk.frames()
    fitted: list[FitLabel] = []
    monkeypatch.setattr(FitLabel, "texture_update", lambda label, *_: fitted.append(label))
    reveal = kiosk.app.screen._reveal
    reveal._ticking.cancel()
    for frame in range(round(reveal.seconds * 30) + 1):
        reveal.at(frame / 30)
        kiosk.frames(1)
    # The points of the table, which was left, may still be rolling.
    shown = set(kiosk.app.screen.walk())
    assert [label.text for label in fitted if label in shown] == []


def test_it_comes_up_once_for_a_win(kiosk: Kiosk) -> None:
    score_baiman(kiosk)
    kiosk.tap("Haitei")
    assert not kiosk.app.screen.revealing
    kiosk.tap("Edit")
    kiosk.tap("Continue")
    assert not kiosk.app.screen.revealing or kiosk.app.screen.worth
    kiosk.app.back()
    kiosk.app.show("score")
    assert not kiosk.app.screen.revealing


@pytest.mark.parametrize("turned_off", [{"reveal": False}, {"motion": False}])
def test_a_setting_turns_it_off(kiosk: Kiosk, turned_off: dict[str, bool]) -> None:
    kiosk.app.change_settings(**turned_off)
    score_baiman(kiosk)
    assert not kiosk.app.screen.revealing and is_whole(kiosk)


def test_a_hand_that_wins_nothing_is_there_at_once(kiosk: Kiosk) -> None:
    score(kiosk, drawn_part("234m456p67s11z557z", "8s"), Seat.SOUTH, Seat.NORTH)
    assert not kiosk.app.screen.revealing
    assert kiosk.sees("Not a winning hand")


@pytest.mark.parametrize("motion", [True, False])
def test_a_yakuman_takes_the_whole_screen_until_a_tap(kiosk: Kiosk, motion: bool) -> None:
    kiosk.app.change_settings(motion=motion)
    score(kiosk, drawn_part("19m19p19s1234567z", "1m"), Seat.SOUTH, Seat.NORTH)
    today = now().astimezone().date().isoformat()
    for text in ("YAKUMAN  32 000", "Kokushi musou", "Thirteen Orphans", "Jan", today):
        assert kiosk.sees(text), text
    kiosk.touch(400, 240)
    assert kiosk.screen == "score" and kiosk.sees("Accept") and not kiosk.sees(today)
    kiosk.tap("Accept")
    assert table_of(kiosk).points[Seat.SOUTH] == 62_000


def test_where_the_reveal_is_off_a_yakuman_is_a_score_like_any_other(kiosk: Kiosk) -> None:
    kiosk.app.change_settings(reveal=False)
    score(kiosk, drawn_part("19m19p19s1234567z", "1m"), Seat.SOUTH, Seat.NORTH)
    assert kiosk.sees("Accept")


def test_thirteen_han_are_counted_and_no_yakuman_page(kiosk: Kiosk) -> None:
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.correct(kiosk.app.session.draft.with_payer(Seat.NORTH))
    kiosk.app.session.say_worth(PlainWorth(han=13))
    kiosk.settle()
    assert kiosk.sees("Accept")


def test_pieces_come_one_after_the_other() -> None:
    seen: dict[str, float] = {}
    reveal = Reveal([Piece(1.0, lambda share: seen.update(first=share)),
                     Piece(0.5, lambda share: seen.update(second=share))])  # fmt: skip
    assert seen == {"first": 0, "second": 0}
    reveal.at(0.5)
    assert seen == {"first": 0.5, "second": 0}
    reveal.at(1.25)
    assert seen == {"first": 1, "second": 0.5}
    reveal.at(9)
    assert seen == {"first": 1, "second": 1}
