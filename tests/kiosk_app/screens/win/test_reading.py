"""The reading of a photo: doubt is shown where it is, and a wrong tile costs two taps at most."""

import pytest

from kiosk_app.screens.win.reading_parts import ReadTileView, ZoneBox
from kiosk_app.screens.win.reading_sheets import HandOffer
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.hand import Meld, MeldKind, Source
from scorer.table import Seat
from scorer.tiles import parse_tile, parse_tiles
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, laid
from vision.hand_reading import note
from vision.resolve.resolve import Change, ReadHand

PON = Meld(MeldKind.PON, parse_tiles("555z"), Source.ACROSS)
CONCEALED = "234m456p67s11z555z"
SECOND = ReadHand(parse_tiles("234m456p67s11z666z"), parse_tile("8s"))


@pytest.fixture
def on_table() -> Laid:
    return Laid(laid(CONCEALED, "8s", doubts={6: ("5s", "9s")}))


def to_the_reading(kiosk: Kiosk) -> None:
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)
    kiosk.wait(lambda: kiosk.screen in ("reading", "score"))
    if kiosk.screen == "score":
        kiosk.tap("Edit")


def cell(kiosk: Kiosk, tile: str, zone: str = "concealed") -> ReadTileView:
    cells = kiosk.all_of(ReadTileView)
    return next(c for c in cells if c.tile == tile and (not c.place or c.place.zone == zone))


def zone(kiosk: Kiosk, name: str) -> ZoneBox:
    return next(box for box in kiosk.all_of(ZoneBox) if box.zone == name)


def hand_text(kiosk: Kiosk) -> str:
    return str(kiosk.app.session.draft.winner.hand.hand())


def test_a_doubtful_tile_is_marked_and_one_tap_under_it_puts_it_right(kiosk: Kiosk) -> None:
    to_the_reading(kiosk)
    assert kiosk.sees("One tile is uncertain")
    doubtful = [c for c in kiosk.all_of(ReadTileView) if c.doubtful]
    assert [c.tile for c in doubtful] == ["6s"]
    offered = kiosk.all_of(TileKey)
    assert [key.tile for key in offered] == ["5s", "9s"]
    kiosk.tap(offered[0])
    assert "57s" in hand_text(kiosk)
    assert not [c for c in kiosk.all_of(ReadTileView) if c.doubtful]


def test_a_hand_that_was_hard_to_read_is_shown_before_it_is_scored(
    kiosk: Kiosk, on_table: Laid
) -> None:
    on_table.reading = laid(CONCEALED, "8s", confidence=0.7)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)
    kiosk.wait(lambda: kiosk.screen in ("reading", "score"))
    assert kiosk.screen == "reading"
    assert kiosk.sees("This was hard to read")
    kiosk.tap("Continue")
    assert kiosk.screen == "score"


def test_without_doubt_nothing_is_marked_and_the_score_comes_first(
    kiosk: Kiosk, on_table: Laid
) -> None:
    on_table.reading = laid(CONCEALED, "8s")
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Edit")
    assert kiosk.screen == "reading"
    assert not [c for c in kiosk.all_of(ReadTileView) if c.doubtful]


def test_a_tile_that_was_read_wrong_costs_two_taps(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid("234m456p67s11z557z", "8s", complete=False, notes=(note("no-win"),))
    to_the_reading(kiosk)
    assert kiosk.sees("not a winning hand")
    kiosk.tap(cell(kiosk, "7z"))
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "5z"))
    assert "555z" in hand_text(kiosk)
    kiosk.tap("Continue")
    assert kiosk.sees("White Dragons")


def test_a_tile_is_dragged_to_where_it_belongs(kiosk: Kiosk, on_table: Laid) -> None:
    to_the_reading(kiosk)
    kiosk.drag(cell(kiosk, "7s"), zone(kiosk, "win"))
    assert hand_text(kiosk).endswith("won on 7s)")
    kiosk.drag(cell(kiosk, "5z"), zone(kiosk, "meld"))
    assert len(kiosk.app.session.draft.winner.hand.melds) == 1
    kiosk.drag(cell(kiosk, "5z"), cell(kiosk, "5z", "meld"))
    kiosk.drag(cell(kiosk, "5z"), cell(kiosk, "5z", "meld"))
    assert kiosk.app.session.draft.winner.hand.melds[0].meld().kind is MeldKind.PON
    assert kiosk.app.screen.complete


def test_a_missing_tile_is_said_and_added_with_two_taps(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid("234m456p67s11z55z", "8s", complete=False)
    to_the_reading(kiosk)
    assert kiosk.sees("13 of 14 tiles")
    assert kiosk.find("Continue").disabled
    kiosk.tap(cell(kiosk, "empty"))
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "5z"))
    assert "555z" in hand_text(kiosk)


def test_what_the_resolver_changed_is_told_and_the_second_reading_is_a_tap_away(
    kiosk: Kiosk, on_table: Laid
) -> None:
    change = Change(0, parse_tile("1m"), parse_tile("2m"), "shape")
    on_table.reading = laid(CONCEALED, "8s", changed=(change,), runner_up=SECOND)
    to_the_reading(kiosk)
    kiosk.tap("Second-best reading")
    assert "666z" in hand_text(kiosk)
    kiosk.tap("Second-best reading")
    assert "555z" in hand_text(kiosk)
    kiosk.tap("Reading details")
    assert kiosk.sees("1 of characters changed to 2 of characters: it completes the hand")


def test_another_hand_in_the_photo_can_be_taken(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid(CONCEALED, "8s", others=(SECOND,), notes=(note("other-hand"),))
    to_the_reading(kiosk)
    kiosk.tap("Reading details")
    assert kiosk.sees("Another hand is in view")
    kiosk.tap(kiosk.all_of(HandOffer)[0])
    assert "666z" in hand_text(kiosk)


def test_indicators_that_differ_from_the_tables_are_shown(kiosk: Kiosk, on_table: Laid) -> None:
    kiosk.app.session.put_indicators(parse_tiles("4z"))
    kiosk.settle()
    on_table.reading = laid(CONCEALED, "8s", dora="3p", notes=(note("win-is-a-guess"),))
    to_the_reading(kiosk)
    assert kiosk.sees("The table shows North as dora indicators")
    kiosk.tap("Continue")
    score = kiosk.app.session.scored().winners[0].score
    assert score is not None and score.context.dora_indicators == parse_tiles("4z")
