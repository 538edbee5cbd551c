"""The rule file: every value with its section, a club's own file, and what is refused."""

import tomllib
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from scorer.nts.rules_file import RuleSetError, built_in, parse_rules, read_rules
from scorer.nts.ruleset import RuleSet
from tests.scorer.nts.table import RULES, club


def test_the_built_in_rule_set_is_the_file_nts_2009() -> None:
    assert (RULES.id, RULES.version) == ("nts-2009", 1)
    assert RULES.points.mahjong.value == 20


def test_every_value_carries_a_section() -> None:
    for table in fields(RuleSet):
        if table.name in ("id", "version", "name"):
            continue
        values: Any = getattr(RULES, table.name)
        for field in fields(values):
            assert getattr(values, field.name).section.strip(), f"{table.name}.{field.name}"


def test_the_file_says_which_game_it_is_for() -> None:
    text = files("scorer").joinpath("rules", "nts-2009.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    assert (data["id"], data["version"], data["game"]) == ("nts-2009", 1, "nts")


def test_a_club_s_file_changes_only_what_it_names() -> None:
    rules = club('[points]\nmahjong = { value = 10, section = "our § 3" }')
    assert rules.id == "club"
    assert (rules.points.mahjong.value, rules.points.mahjong.section) == (10, "our § 3")
    assert rules.points.self_drawn == RULES.points.self_drawn
    assert rules.doublings == RULES.doublings


def test_a_value_alone_is_enough_and_names_the_club_as_its_section() -> None:
    rules = club("[doublings]\nclean = 1")
    assert (rules.doublings.clean.value, rules.doublings.clean.section) == (1, "house rule of club")


def test_a_part_of_a_limit_hand_can_be_changed() -> None:
    rules = club("[irregular]\nwind_snake = { waiting = 375 }")
    snake = rules.irregular.wind_snake
    assert (snake.self_drawn, snake.discard, snake.waiting) == (1000, 750, 375)


def test_a_club_s_file_may_have_its_own_version_and_name() -> None:
    rules = club('version = 3\nname = "Onze club"')
    assert (rules.version, rules.name) == (3, "Onze club")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[points]\nmahjongg = 10", "club.toml, points.mahjongg: there is no such field"),
        ("[poins]\nmahjong = 10", "club.toml, poins: there is no such field"),
        ("[points]\nmahjong = '10'", "points.mahjong.value: should be a whole number from 0"),
        ("[points]\nmahjong = true", "points.mahjong.value: should be a whole number"),
        ("[points]\nmahjong = 1.5", "points.mahjong.value: should be a whole number"),
        ("[points]\nmahjong = -2", "points.mahjong.value: -2 is not allowed; allowed are 0 to"),
        ("[points]\nmahjong = { worth = 2 }", "points.mahjong.worth: there is no such field"),
        ("[points]\npung_simple = { open = 'two' }", "points.pung_simple.open: should be a whole"),
        ("[points]\nmahjong = { value = 2, section = 3 }", "section: should be a text in quotes"),
        ("[doublings]\npure = 21", "doublings.pure.value: 21 is not allowed; allowed are 0 to 20"),
        ("[chips]\nin_use = 1", "chips.in_use.value: should be true or false"),
        ("[chips]\nunit = 0", "chips.unit.value: 0 is not allowed"),
        ("[limits]\ndiscard = 0", "limits.discard.value: 0 is not allowed"),
        ("[table]\nrounds = 9", "table.rounds.value: 9 is not allowed; allowed are 1 to 4"),
        ('[table]\nclaim_order = ["pair"]', "should name each of irregular, pair, pung, chow"),
        ('[exclusive]\nclean_hands = ["neat"]', "“neat” is unknown; allowed are pung_dragons"),
        ('[exclusive]\nclean_hands = ["pure", "pure"]', "stands there twice"),
        ("[exclusive]\nclean_hands = 3", "should be a list of names"),
        ('[green]\ntiles = "99x"', "green.tiles.value: should be tiles"),
        ("points = 3", "club.toml, points: should be a table"),
        ('game = "riichi"', "club.toml, game: should be “nts”"),
        ("version = 0", "club.toml, version: 0 is not allowed"),
        ("[points", "club.toml: this is no TOML"),
    ],
)
def test_a_bad_field_is_refused_with_the_file_the_field_and_what_is_allowed(
    text: str, said: str
) -> None:
    with pytest.raises(RuleSetError, match=r"club\.toml") as refusal:
        club(text)
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('extends = "ema-2016"\nid = "x"', "“ema-2016” is no NTS rule set"),
        ('extends = "../rules/nts-2009"\nid = "x"', "is no NTS rule set"),
        ("extends = 3", "extends: should be the id"),
        ('extends = "nts-2009"', "id: a club's own rules need an id other than “nts-2009”"),
        ('extends = "nts-2009"\nid = 7', "id: should be a text"),
        ('id = "x"\nversion = 1\nname = "x"', "points: is missing"),
        ('id = "x"\nversion = 1\nname = "x"\n[points]', "points.mahjong: is missing"),
    ],
)
def test_a_file_on_nothing_is_refused(text: str, said: str) -> None:
    with pytest.raises(RuleSetError) as refusal:
        parse_rules(text, "x.toml")
    assert said in str(refusal.value)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(RuleSetError, match=r"own\.toml"):
        read_rules(tmp_path / "own.toml")


def test_a_club_s_file_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('id = "own"\nextends = "nts-2009"\n[points]\nmahjong = 10', encoding="utf-8")
    assert read_rules(path).points.mahjong.value == 10


def test_an_unknown_built_in_rule_set_is_refused() -> None:
    with pytest.raises(RuleSetError, match="no NTS rule set"):
        built_in("nts-1999")
