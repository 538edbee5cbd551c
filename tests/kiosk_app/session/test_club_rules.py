"""A club's own rules, put together field by field and saved as TOML."""

import tomllib
from pathlib import Path

import pytest

from kiosk_app.session.club_rules import ClubRules, club_rules_of, save_club_rules
from scorer.nts.rules_file import load_rules as load_nts_rules
from scorer.rule_choices import choices_of
from scorer.rule_differences import differences, entries
from scorer.rule_files import load_rules, rules_from_text
from scorer.rule_text import RULE_SETS, RuleFileError
from scorer.ruleset import RuleValue

RIICHI = [book for book, game in RULE_SETS.items() if game == "riichi"]


def another(field: str, value: RuleValue) -> RuleValue | None:
    """Some other value that the field can have."""
    choices = choices_of(field)
    if choices.kind == "switch":
        return not value
    if choices.kind == "one":
        return next((word for word in choices.words if word != value), None)
    if choices.kind == "several":
        return choices.words[:1] if value != choices.words[:1] else ()
    if choices.kind == "number" and isinstance(value, int):
        return value + 1 if value < choices.between.most else value - 1
    return None


@pytest.mark.parametrize("book", RIICHI)
def test_a_field_that_is_changed_is_the_only_difference_and_a_house_rule(book: str) -> None:
    fields = list(entries(load_rules(book)))
    # Each book another share of its fields, so that together they are all changed.
    at = RIICHI.index(book)
    tried = refused = 0
    for field, (value, _section) in fields[at :: len(RIICHI)]:
        other = another(field, value)
        if other is None:
            continue
        tried += 1
        try:
            rules = ClubRules(book, "Our club").changed(field, other)
        except RuleFileError:
            refused += 1  # fields that only fit together with others
            continue
        own = rules_from_text(rules.text(), "our-club.toml", own=True)
        assert {each.field for each in differences(load_rules(book), own)} <= {field}
        assert dict(entries(own))[field][1] == "house rule"
    assert refused < tried / 3


def test_what_was_saved_is_taken_up_again(tmp_path: Path) -> None:
    rules = ClubRules("norway-2018", "Our club").changed("play.start_points", 25_500)
    rules = rules.changed("yaku.ippatsu.closed", 0)
    path = save_club_rules(rules, tmp_path)
    assert path == tmp_path / "rules" / "our-club.toml"
    assert club_rules_of(str(path)) == rules
    assert club_rules_of("tenhou") == ClubRules("tenhou")


def test_the_file_is_the_one_that_is_written_by_hand() -> None:
    rules = ClubRules("ema-2016", "Café Oost").changed("play.start_points", 25_000)
    rules = rules.changed("yaku.tanyao.open", 0).changed("draw.abortive", ("four-riichi",))
    assert tomllib.loads(rules.text()) == {
        "extends": "ema-2016",
        "id": "caf-oost",
        "name": "Café Oost",
        "play": {"start_points": 25_000},
        "yaku": {"tanyao": {"open": 0}},
        "draw": {"abortive": ["four-riichi"]},
    }


def test_the_books_own_value_is_no_change() -> None:
    rules = ClubRules("ema-2016").changed("play.start_points", 25_000)
    assert rules.changed("play.start_points", 30_000).changes == {}


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    rules = ClubRules("ema-2016")
    with pytest.raises(RuleFileError):
        rules.changed("play.rounds", 9)
    assert rules.changes == {}


def test_a_name_of_a_book_is_not_taken_for_the_book() -> None:
    assert ClubRules("ema-2016", "EMA 2016").id == "ema-2016-club"
    assert ClubRules("ema-2016", "点棒").id == "club"


def test_nts_is_changed_by_tapping_too(tmp_path: Path) -> None:
    rules = ClubRules("nts-2009", "Our club")
    kinds = {rules.choices(field).kind for field in rules.fields()}
    assert kinds == {"switch", "number", "numbers", "several", "order", "tiles"}
    rules = rules.changed("settlement.east_factor", 2).changed("points.pung_simple.open", 3)
    rules = rules.changed("lucky.in_play", True)
    path = save_club_rules(rules, tmp_path)
    own = load_nts_rules(str(path))
    assert own.settlement.east_factor.value == 2 and own.points.pung_simple.open == 3
    assert own.points.pung_simple.concealed == 4 and own.lucky.in_play.value
    assert own.settlement.east_factor.section == "house rule"
    assert club_rules_of(str(path)) == rules
    with pytest.raises(RuleFileError):
        rules.changed("settlement.east_factor", 0)


def test_every_field_of_nts_can_be_another_one() -> None:
    rules = ClubRules("nts-2009", "Our club")
    for field, (value, _section) in rules.fields().items():
        kind = rules.choices(field).kind
        if kind == "switch":
            rules.changed(field, not value)
        elif kind == "number" and isinstance(value, int):
            most = rules.choices(field).between.most
            rules.changed(field, value + 1 if value < most else value - 1)


def test_the_lists_of_nts_are_saved_as_they_are_written_by_hand(tmp_path: Path) -> None:
    rules = ClubRules("nts-2009", "Our club").changed("exclusive.clean_hands", ("clean", "pure"))
    rules = rules.changed("table.claim_order", ("pair", "irregular", "pung", "chow"))
    rules = rules.changed("green.tiles", "234s6z")
    own = load_nts_rules(str(save_club_rules(rules, tmp_path)))
    assert own.exclusive.clean_hands.value == ("clean", "pure")
    assert own.table.claim_order.value == ("pair", "irregular", "pung", "chow")
    assert own.green.tiles.value == "234s6z" and own.green.tiles.section == "house rule"
    assert club_rules_of(str(tmp_path / "rules" / "our-club.toml")) == rules
    with pytest.raises(RuleFileError):
        rules.changed("table.claim_order", ("pair", "pung", "chow"))
    with pytest.raises(RuleFileError):
        rules.changed("green.tiles", "")


def test_every_field_of_every_book_is_changed_by_tapping() -> None:
    for book in RULE_SETS:
        rules = ClubRules(book)
        assert "fixed" not in {rules.choices(field).kind for field in rules.fields()}


def test_another_book_keeps_what_was_changed_where_it_can_be() -> None:
    rules = ClubRules("ema-2016", "Our club").changed("play.start_points", 25_000)
    assert rules.begun_with("ema-2008").changes == {"play.start_points": 25_000}
    assert rules.begun_with("norway-2018").changes == {}  # its own start
    assert rules.begun_with("nts-2009").changes == {}
