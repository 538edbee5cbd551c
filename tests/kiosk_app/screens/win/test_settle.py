"""Where every hand scores, each hand comes by photo, by tiles or by points, and settled."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.club.starting import RulesChoice
from kiosk_app.screens.win.settle import PlayerHandRow
from kiosk_app.session.deal_scoring import CountedDeal
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.hand import Meld, MeldKind
from scorer.nts.deal import LuckyTile
from scorer.rule_text import RuleFileError
from scorer.table import Seat, Undone, Win
from scorer.tiles import format_tiles, parse_tiles
from tests.kiosk_app.games import record, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid, nothing_there
from tests.kiosk_app.nts_hands import EAST, NORTH, PAID, WON, start_deal, tell, tell_example
from vision.hand_reading import note

PONS = [Meld(MeldKind.PON, parse_tiles("555m")), Meld(MeldKind.CHI, parse_tiles("123m"))]
OWN_RULES = """
extends = "nts-2009"
id = "our-nts"
version = 1
name = "Our club's NTS"

[settlement]
discarder_factor = { value = 3, section = "our house" }
"""


@pytest.fixture
def on_table() -> Laid:
    return Laid(nothing_there(note("no-tiles")))


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    settings = Settings(motion=False)
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table), settings=settings).start()
    start_deal(kiosk)
    yield kiosk
    kiosk.stop()


def row(kiosk: Kiosk, seat: Seat) -> PlayerHandRow:
    name = table_of(kiosk).name(seat)
    return next(row for row in kiosk.all_of(PlayerHandRow) if row.name == name)


def say(kiosk: Kiosk, seat: Seat, points: str) -> None:
    kiosk.tap(row(kiosk, seat).ids.points)
    for figure in points:
        kiosk.tap(figure)
    kiosk.tap(kiosk.all_of(type(kiosk.find("7")))[-1])


def counted(kiosk: Kiosk) -> CountedDeal:
    found = kiosk.app.session.counted()
    assert found is not None
    return found


def gained(kiosk: Kiosk) -> list[int]:
    table = table_of(kiosk)
    return [points - table.start_points for points in table.points]


def test_the_points_of_all_hands_are_settled_between_all(kiosk: Kiosk) -> None:
    assert kiosk.find("Accept").disabled
    say(kiosk, Seat.SOUTH, "40")
    say(kiosk, Seat.EAST, "8")
    assert kiosk.sees("A hand that is not entered counts 0")
    kiosk.tap("Accept")
    event = kiosk.app.state.steps[-1].event
    assert isinstance(event, Win) and event.payments is not None
    assert sum(event.payments) == 0
    assert gained(kiosk) == [-40 + 16, 160, -88, -48]
    assert kiosk.app.session.table_store.evidence_of(event.id) is None


def test_each_hand_is_photographed_and_everybody_sees_what_it_counts(
    kiosk: Kiosk, on_table: Laid
) -> None:
    kiosk.tap(row(kiosk, Seat.SOUTH).ids.photo)
    assert kiosk.screen == "camera" and kiosk.sees("Jan's hand")
    on_table.reading = laid("4678m111z", "4m", PONS)
    kiosk.wait(lambda: kiosk.screen == "settle")
    assert row(kiosk, Seat.SOUTH).total == "272"
    kiosk.tap(row(kiosk, Seat.EAST).ids.photo)
    assert kiosk.sees("Kim's hand")
    # Nobody won with these thirteen tiles, and they wait for nothing.
    on_table.reading = laid("2228m5559p13s777z", None, complete=False, notes=(note("no-win"),))
    kiosk.wait(lambda: kiosk.screen == "settle")
    assert row(kiosk, Seat.EAST).total == "128"
    kiosk.tap("Why?")
    assert kiosk.screen == "deal" and kiosk.sees("272 points")
    kiosk.tap("Kim")
    assert kiosk.sees("128 points") and kiosk.sees("Three concealed pungs")
    assert kiosk.sees("pays South")
    kiosk.tap("Accept")
    assert kiosk.screen == "table"
    event = kiosk.app.state.steps[-1].event
    assert event.winners[0].hand == "4678m111z+4m pon:555m chi:123m"
    kept = kiosk.app.session.table_store.evidence_of(event.id)
    assert kept is not None and kept.photo is not None and kept.reading is not None
    assert kept.reading["seats"] == ["S", "E"] and len(kept.reading["more"]) == 1
    kiosk.app.show("history")
    kiosk.settle()
    kiosk.tap("Jan goes out on Maja's tile: 272")
    assert kiosk.sees("272") and kiosk.sees("128") and kiosk.sees("Counted at the table")


def test_a_doubtful_tile_of_a_hand_that_did_not_win_is_put_right(
    kiosk: Kiosk, on_table: Laid
) -> None:
    kiosk.tap(row(kiosk, Seat.EAST).ids.photo)
    on_table.reading = laid("2228m5559p13s777z", None, doubts={3: ("7m", "9m")}, complete=False)
    kiosk.wait(lambda: kiosk.screen == "reading")
    assert kiosk.sees("One tile is uncertain")
    assert not kiosk.sees("Winning tile") and not kiosk.sees("Dora indicators")
    kiosk.resize(480, 800)
    kiosk.settle()
    bands = kiosk.app.screen.ids.bands
    assert sum(band.height for band in bands.children) <= bands.height
    kiosk.resize(800, 480)
    kiosk.tap("Continue")
    assert kiosk.screen == "settle" and row(kiosk, Seat.EAST).total == "128"


def test_a_hand_is_tapped_in_and_has_thirteen_tiles(kiosk: Kiosk) -> None:
    kiosk.tap(row(kiosk, Seat.NORTH).ids.tiles)
    assert kiosk.screen == "tiles" and not kiosk.sees("Ura") and not kiosk.sees("Just the points")
    kiosk.tap("Pung")
    tap_tiles(kiosk, "2s")
    tap_tiles(kiosk, "1356899s33z")
    assert kiosk.sees("12 of 13 tiles.") and kiosk.find("Continue").disabled
    tap_tiles(kiosk, "3z")
    assert all(key.disabled for key in kiosk.all_of(TileKey))
    kiosk.tap("Continue")
    assert kiosk.screen == "settle" and row(kiosk, Seat.NORTH).total == "40"


def tap_tiles(kiosk: Kiosk, tiles: str) -> None:
    for tile in parse_tiles(tiles):
        keys = {key.tile: key for key in kiosk.all_of(TileKey)}
        kiosk.tap(keys[format_tiles([tile])], settle=False)


def test_going_back_loses_nothing(kiosk: Kiosk) -> None:
    tell_example(kiosk)
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "win"
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "table"
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    kiosk.app.session.paid_by(Seat.WEST)
    kiosk.settle()
    assert counted(kiosk).payments == PAID


def test_the_hands_are_still_there_after_a_power_cut(
    kiosk: Kiosk, tmp_path: Path, on_table: Laid
) -> None:
    tell_example(kiosk)
    kiosk.pull_the_plug()
    again = Kiosk(tmp_path, camera=camera_on(on_table), settings=Settings(motion=False)).start()
    again.app.session.start_win(Seat.SOUTH)
    again.settle()
    again.app.session.paid_by(Seat.WEST)
    again.settle()
    assert counted(again).payments == PAID
    again.tap("Accept")
    assert gained(again) == list(PAID)
    assert again.app.session.table_store.kept_deal is None
    again.stop()
    kiosk.start()  # for the fixture to stop


def test_an_undone_deal_gives_every_point_back_and_redo_brings_it_again(kiosk: Kiosk) -> None:
    tell_example(kiosk)
    kiosk.tap("Accept")
    assert gained(kiosk) == list(PAID)
    record(kiosk, lambda place: Undone(*place))
    assert gained(kiosk) == [0, 0, 0, 0]
    # What was taken back is still known, so that it can be put right and accepted again.
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    kiosk.app.session.paid_by(Seat.WEST)
    kiosk.settle()
    assert sum(one.known for one in kiosk.app.session.draft.hands) == 4


def test_a_tile_that_is_there_too_often_is_said_and_nothing_can_be_accepted(kiosk: Kiosk) -> None:
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.EAST, WON.__class__(WON.concealed + EAST.concealed[:6]))
    assert kiosk.sees("and there are only four")
    assert kiosk.find("Accept").disabled


def test_counted_points_above_the_limit_are_said_and_nothing_can_be_accepted(
    kiosk: Kiosk,
) -> None:
    start_deal(kiosk)
    tell(kiosk, Seat.SOUTH, points=1600)
    assert kiosk.sees("1 500") and kiosk.find("Accept").disabled
    tell(kiosk, Seat.SOUTH, points=1500)
    assert not kiosk.find("Accept").disabled


def test_a_refusal_of_the_scorer_is_said_in_the_language_of_the_screen(
    tmp_path: Path, on_table: Laid
) -> None:
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table), settings=Settings(language="nl")).start()
    start_deal(kiosk)
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.EAST, WON.__class__(WON.concealed + EAST.concealed[:6]))
    assert kiosk.sees("er zijn er maar vier") and not kiosk.sees("and there are only four")
    file = tmp_path / "ours.toml"
    file.write_text('extends = "ema-2016"\n[play]\nred_fives = true\n', "utf-8")
    with pytest.raises(RuleFileError) as refused:
        RulesChoice(str(file))
    kiosk.app.failed(refused.value)
    kiosk.settle()
    assert kiosk.heard("ours.toml: play.red_fives is true. Toegestaan: een geheel getal van 0")
    kiosk.stop()


def test_circumstances_dead_hands_and_lucky_tiles_change_the_count(kiosk: Kiosk) -> None:
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.NORTH, NORTH)
    kiosk.tap("Why?")
    kiosk.tap("Last discard")
    assert kiosk.sees("544 points")
    kiosk.tap("Ola")
    kiosk.tap("Lucky tiles: 0")
    kiosk.tap("winter")
    kiosk.close_sheet()
    assert kiosk.sees("Lucky tiles: 1") and kiosk.sees("112 points")
    kiosk.tap("Dead hand")
    assert kiosk.sees("0 points") and counted(kiosk).hands[Seat.NORTH].total == 0


def test_flowers_and_seasons_in_the_photo_count_and_a_tap_puts_them_right(
    kiosk: Kiosk, on_table: Laid
) -> None:
    kiosk.tap(row(kiosk, Seat.SOUTH).ids.photo)
    on_table.reading = laid("4678m111z", "4m", PONS, lucky="3x")
    kiosk.wait(lambda: kiosk.screen == "settle")
    # 272 without any, and four points more for autumn, which is not South's own, doubled thrice.
    assert row(kiosk, Seat.SOUTH).total == "304"
    kiosk.tap("Why?")
    kiosk.tap("Lucky tiles: 1, 1 to name")
    kiosk.tap("plum")
    kiosk.close_sheet()
    assert kiosk.sees("Lucky tiles: 2") and not kiosk.sees("to name")
    kiosk.tap("Lucky tiles: 2")
    kiosk.tap("autumn")
    kiosk.close_sheet()
    assert [str(tile) for tile in kiosk.app.session.draft.winner.lucky] == ["5"]


def test_a_season_that_another_hand_has_is_not_taken_twice(kiosk: Kiosk, on_table: Laid) -> None:
    tell(kiosk, Seat.SOUTH, WON)
    kiosk.app.session.correct_winner(lucky=(LuckyTile.AUTUMN,))
    kiosk.tap(row(kiosk, Seat.EAST).ids.photo)
    on_table.reading = laid("2228m5559p13s777z", None, complete=False, lucky="35")
    kiosk.wait(lambda: kiosk.screen == "settle")
    east = next(one for one in kiosk.app.session.draft.hands if one.seat is Seat.EAST)
    assert east.lucky == (LuckyTile.PLUM,) and east.lucky_to_name == 1


def test_where_the_club_plays_without_flowers_a_photo_of_some_changes_nothing(
    tmp_path: Path, on_table: Laid
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(OWN_RULES + "[lucky]\nallowed = false\n", "utf-8")
    kiosk = Kiosk(tmp_path / "kiosk", camera=camera_on(on_table)).start()
    start_deal(kiosk, rules=str(file))
    kiosk.tap(row(kiosk, Seat.SOUTH).ids.photo)
    on_table.reading = laid("4678m111z", "4m", PONS, lucky="3")
    kiosk.wait(lambda: kiosk.screen == "settle")
    assert kiosk.app.session.draft.winner.lucky == () and row(kiosk, Seat.SOUTH).total == "272"
    kiosk.stop()


def test_a_hand_that_may_not_go_out_says_why(kiosk: Kiosk) -> None:
    tell(kiosk, Seat.SOUTH, drawn_part("234m456p567s22p99s", "9s"))
    assert kiosk.sees("Jan can't go out with this hand") and kiosk.find("Accept").disabled
    kiosk.tap(row(kiosk, Seat.SOUTH).ids.look)
    assert kiosk.screen == "deal" and kiosk.sees("0 of the 2 doublings")
    kiosk.tap("Edit")
    assert kiosk.screen == "tiles"


def test_a_clubs_own_rule_file_settles_by_its_own_values(tmp_path: Path, on_table: Laid) -> None:
    file = tmp_path / "our-nts.toml"
    file.write_text(OWN_RULES, "utf-8")
    kiosk = Kiosk(tmp_path / "kiosk", camera=camera_on(on_table)).start()
    start_deal(kiosk, rules=str(file))
    tell(kiosk, Seat.SOUTH, points=40)
    kiosk.tap("Accept")
    assert gained(kiosk) == [-40, 200, -120, -40]
    kiosk.stop()
