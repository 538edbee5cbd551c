"""Thirteen tiles in view, the winning one still in the river: one tap says which."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiosk_app.screens.win.won_on import WaitButton
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.hand import Meld, MeldKind
from scorer.messages import Message
from scorer.table import Seat
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid
from tests.kiosk_app.looking import faults
from vision.hand_reading import note
from vision.reading import PhotoReading

OUT_OF_VIEW = note("win-not-in-view")
THIRTEEN = laid("234m456p67s11z555z", None, complete=False, notes=(OUT_OF_VIEW,))


def with_river(reading: PhotoReading, *names: str) -> PhotoReading:
    hand = reading.hand_reading
    river = [
        replace(hand.tiles[0], name=name, role="other", id=100 + at)
        for at, name in enumerate(names)
    ]
    return replace(reading, hand_reading=replace(hand, tiles=(*hand.tiles, *river)))


@pytest.fixture
def on_table() -> Laid:
    return Laid(THIRTEEN)


def won_by_ron(kiosk: Kiosk) -> None:
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)


def offered(kiosk: Kiosk) -> list[str]:
    return [button.tile for button in reversed(kiosk.app.screen.ids.waits.children)]


@pytest.mark.parametrize(
    "notes",
    [
        (OUT_OF_VIEW,),
        (note("too-few", count=13, wanted=14),),
        (note("not-all-seen", count=13, wanted=14),),
    ],
    ids=lambda notes: notes[0].code,
)
def test_the_camera_takes_the_photo_by_itself_and_one_tap_says_the_tile(
    kiosk: Kiosk, on_table: Laid, notes: tuple[Message, ...]
) -> None:
    on_table.reading = laid("234m456p67s11z555z", None, complete=False, notes=notes)
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "won-on")
    assert kiosk.sees("13 tiles. Won on which?")
    assert offered(kiosk) == ["5s", "8s"]
    assert faults(kiosk) == []
    kiosk.tap(next(one for one in kiosk.all_of(WaitButton) if one.tile == "8s"))
    assert kiosk.screen == "score" and kiosk.sees("Yakuhai haku")
    kiosk.tap("Accept")
    assert table_of(kiosk).points[Seat.SOUTH] == 31_300


def test_a_discard_that_is_in_view_comes_first(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = with_river(THIRTEEN, "1z", "8s", "back", "unknown", "x")
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "won-on")
    assert offered(kiosk) == ["8s", "5s"]
    first, second = reversed(kiosk.app.screen.ids.waits.children)
    assert first.first and first.note and not second.first and not second.note


def test_any_other_tile_can_be_said_and_leads_to_what_it_is(kiosk: Kiosk) -> None:
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "won-on")
    kiosk.tap("Other tile")
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "9p"))
    assert kiosk.screen == "score" and kiosk.sees("Not a winning hand")


def test_a_red_five_is_offered_where_there_are_red_fives(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path, camera=camera_on(Laid(THIRTEEN))).start()
    start_game(kiosk, rules="tenhou")
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "won-on")
    assert offered(kiosk) == ["5s", "0s", "8s"]
    kiosk.stop()


def test_a_kong_is_counted_with_its_four_tiles(kiosk: Kiosk, on_table: Laid) -> None:
    kong = Meld(MeldKind.ANKAN, parse_tiles("5555z"))
    on_table.reading = laid("234m456p67s11z", None, [kong], complete=False, notes=(OUT_OF_VIEW,))
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "won-on")
    assert kiosk.sees("14 tiles. Won on which?")


def test_a_doubtful_tile_is_looked_at_first(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid(
        "234m456p67s11z555z", None, complete=False, notes=(OUT_OF_VIEW,), doubts={6: ("5s", "9s")}
    )
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "reading")
    kiosk.tap("Continue")
    assert kiosk.screen == "won-on"


def test_thirteen_tiles_that_wait_for_nothing_are_no_question(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid("234m456p68s12z555z", None, complete=False, notes=(OUT_OF_VIEW,))
    won_by_ron(kiosk)
    kiosk.wait(lambda: kiosk.screen == "reading")
    assert not kiosk.sees("Won on which")


def test_the_tile_can_be_said_only_where_it_is_asked(kiosk: Kiosk) -> None:
    won_by_ron(kiosk)
    assert not kiosk.app.session.say_winning_tile(parse_tiles("8s")[0])
    kiosk.wait(lambda: kiosk.screen == "won-on")
    assert kiosk.app.session.say_winning_tile(parse_tiles("8s")[0])
    assert not kiosk.app.session.say_winning_tile(parse_tiles("5s")[0])
