"""A club's own rules, tapped together on the kiosk."""

import tomllib
from pathlib import Path
from typing import Any

from kiosk_app.screens.settings.club_rules import RuleRow
from kiosk_app.screens.table.correction import PointsLine
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer import load_rules
from scorer.rule_files import rules_from_text
from scorer.table import ExhaustiveDraw, Seat
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk


def open_editor(kiosk: Kiosk) -> Any:
    kiosk.app.show("settings")
    kiosk.settle()
    kiosk.tap("Rule set")
    sheet: Any = next(widget for widget in kiosk.widgets() if "rows" in getattr(widget, "ids", {}))
    while not kiosk.sees("Make club rules"):
        sheet.ids.rows.turn(1)
        kiosk.settle()
    kiosk.tap("Make club rules")
    assert kiosk.screen == "club-rules"
    return kiosk.app.screen


def edit(kiosk: Kiosk, part: str, field: str) -> None:
    kiosk.app.screen.turn_to(part)
    kiosk.app.screen.edit(field)
    kiosk.settle()


def row(kiosk: Kiosk, name: str) -> RuleRow:
    rows = kiosk.app.screen.ids.rows
    for page in range(int(rows.pages)):
        rows.page = page
        kiosk.settle()
        found = [each for each in kiosk.all_of(RuleRow) if each.name == name]
        if found:
            return found[0]
    raise AssertionError(f"no row says {name}")


def saved(kiosk: Kiosk, name: str) -> dict[str, Any]:
    kiosk.tap("Save")
    kiosk.type(f"{name}\n")
    kiosk.settle()
    path = Path(kiosk.app.settings.rules)
    assert path.parent == kiosk.folder / "config" / "rules"
    return tomllib.loads(path.read_text("utf-8"))


def test_a_book_is_changed_by_tapping_and_saved_as_the_same_toml(kiosk: Kiosk) -> None:
    open_editor(kiosk)
    kiosk.tap(row(kiosk, "Starting points"))
    assert kiosk.sees("EMA Riichi 2016: 30 000")
    for _ in range(5):
        kiosk.all_of(PointsLine)[0].dispatch("on_step", -1000)
        kiosk.settle()
    kiosk.tap("Done")
    changed = row(kiosk, "Starting points")
    assert changed.changed and "30\u00a0000" in changed.source
    assert kiosk.sees("EMA Riichi 2016, 1 change")
    document = saved(kiosk, "Oost")
    assert document == {
        "extends": "ema-2016",
        "id": "oost",
        "name": "Oost",
        "play": {"start_points": 25_000},
    }
    start_game(kiosk, rules=kiosk.app.settings.rules)
    assert table_of(kiosk).points == (25_000,) * 4


def test_a_switch_and_a_way_back_to_the_book(kiosk: Kiosk) -> None:
    open_editor(kiosk)
    screen, field = kiosk.app.screen, "play.below_zero_ends"
    kiosk.tap(row(kiosk, "Below zero ends the game"))
    kiosk.tap("yes")
    assert screen.rules.changes == {field: True}
    kiosk.tap("As in the rule book")
    assert screen.rules.changes == {}


def test_uma_is_changed_place_by_place_and_what_cannot_be_is_said(kiosk: Kiosk) -> None:
    screen = open_editor(kiosk)
    edit(kiosk, "ending", "end.uma")
    assert len(kiosk.all_of(PointsLine)) == 4
    kiosk.all_of(PointsLine)[0].dispatch("on_step", 1000)
    kiosk.settle()
    assert screen.rules.changes == {} and kiosk.sees("end.uma")  # it does not sum to 0 yet
    kiosk.all_of(PointsLine)[3].dispatch("on_step", -1000)
    kiosk.settle()
    assert screen.rules.value("end.uma") == (16_000, 5_000, -5_000, -16_000)


def test_a_table_of_uma_is_taken_from_a_book_that_has_one(kiosk: Kiosk) -> None:
    screen = open_editor(kiosk)
    edit(kiosk, "ending", "end.uma_floating")
    kiosk.all_of(Choice)[1].dispatch("on_release")
    kiosk.settle()
    book = load_rules("jpml-a").end.uma_floating
    assert screen.rules.value("end.uma_floating") == book
    assert rules_from_text(screen.rules.text(), "club.toml", own=True).end.uma_floating == book
    kiosk.all_of(Choice)[0].dispatch("on_release")
    kiosk.settle()
    assert screen.rules.changes == {}


def test_another_book_is_begun_with_and_several_words_are_chosen(kiosk: Kiosk) -> None:
    open_editor(kiosk)
    kiosk.tap("no changes")
    kiosk.tap("Tenhou")
    screen = kiosk.app.screen
    assert screen.rules.base == "tenhou"
    edit(kiosk, "paying", "draw.abortive")
    kiosk.tap("three winners on one discard")
    assert "three-ron" not in screen.rules.value("draw.abortive")


def test_the_clubs_file_is_taken_up_again(kiosk: Kiosk) -> None:
    open_editor(kiosk)
    kiosk.app.screen.change("play.start_points", 25_000)
    saved(kiosk, "Oost")
    open_editor(kiosk)
    assert kiosk.app.screen.rules.name == "Oost"
    assert kiosk.app.screen.rules.changes == {"play.start_points": 25_000}


def test_nts_is_changed_by_tapping_and_played(kiosk: Kiosk) -> None:
    screen = open_editor(kiosk)
    screen._begin_with("nts-2009")
    kiosk.settle()
    kiosk.tap(row(kiosk, "The winds turn on a draw"))
    assert kiosk.sees("Nederlandse Toernooi Spelregels 2.0: no")
    kiosk.tap("yes")
    kiosk.tap("Done")
    for part in ("paying", "scoring", "ending"):  # every field has its name and its value
        screen.turn_to(part)
        for page in range(int(screen.ids.rows.pages)):
            screen.ids.rows.page = page
            kiosk.settle()
            assert all(each.name and each.value and each.source for each in kiosk.all_of(RuleRow))
    screen.edit("irregular.nine_gates.waiting")
    kiosk.settle()
    kiosk.all_of(PointsLine)[0].dispatch("on_step", 100)
    kiosk.tap("Done")
    document = saved(kiosk, "Groene Hart")
    assert document["table"] == {"winds_turn_on_draw": True}
    assert document["irregular"] == {"nine_gates": {"waiting": 850}}
    start_game(kiosk, rules=kiosk.app.settings.rules)
    record(kiosk, lambda place: ExhaustiveDraw(*place))
    assert table_of(kiosk).dealer is Seat.SOUTH


def test_the_lists_of_nts_are_changed_by_tapping(kiosk: Kiosk) -> None:
    screen = open_editor(kiosk)
    screen._begin_with("nts-2009")
    kiosk.settle()
    kiosk.tap(row(kiosk, "Who comes first on one discard"))
    assert kiosk.sees("“Voorrang”")  # where the book has it
    kiosk.tap("2  pair")
    assert screen.rules.changes == {"table.claim_order": ("pair", "irregular", "pung", "chow")}
    kiosk.tap("Done")
    assert "irregular limit hand, pair" in row(kiosk, "Who comes first on one discard").source
    screen.turn_to("scoring")
    kiosk.tap(row(kiosk, "Only the highest of the last tiles counts"))
    assert [choice.chosen for choice in kiosk.all_of(Choice)][:3] == [True, True, False]
    kiosk.all_of(Choice)[1].dispatch("on_release")
    kiosk.settle()
    assert screen.rules.value("exclusive.last_tiles") == ("last_wall_tile",)
    kiosk.tap("Done")
    kiosk.tap(row(kiosk, "Green tiles"))
    keys = kiosk.all_of(TileKey)
    assert len(keys) == 34 and sum(key.opacity == 1 for key in keys) == 6
    next(key for key in keys if key.tile == "1s").dispatch("on_release")
    kiosk.settle()
    assert screen.rules.value("green.tiles") == "123468s6z"
    kiosk.tap("Done")
    document = saved(kiosk, "Groene Hart")
    assert document["table"] == {"claim_order": ["pair", "irregular", "pung", "chow"]}
    assert document["exclusive"] == {"last_tiles": ["last_wall_tile"]}
    assert document["green"] == {"tiles": "123468s6z"}
