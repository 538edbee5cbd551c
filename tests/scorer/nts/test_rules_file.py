"""The rule file: every value with its section, a club's own file, and what is refused."""

import tomllib
from dataclasses import fields
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.languages import in_english
from scorer.nts.rules_file import load_rules, rules_from_text
from scorer.nts.ruleset import RuleSet
from scorer.rule_text import RuleFileError
from tests.refusing import refuses
from tests.scorer.nts.table import RULES, club


def test_the_built_in_rule_set_is_the_file_nts_2009() -> None:
    assert (RULES.id, RULES.version) == ("nts-2009", 1)
    assert RULES.points.mahjong.value == 20


def test_every_value_carries_a_section() -> None:
    for table in fields(RuleSet):
        if table.name in ("id", "version", "name", "extends", "printed"):
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


def test_a_value_alone_is_enough_and_its_section_is_a_house_rule() -> None:
    rules = club("[doublings]\nclean = 1")
    assert (rules.doublings.clean.value, rules.doublings.clean.section) == (1, "house rule")


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
        (
            "[points]\nmahjongg = 10",
            "club.toml: there is no field “points.mahjongg”. Allowed:",
        ),
        ("[poins]\nmahjong = 10", "club.toml: there is no field “poins”. Allowed: id, version,"),
        ("[points]\nmahjong = '10'", "club.toml: points.mahjong is “10”. Allowed: a whole number"),
        ("[points]\nmahjong = true", "club.toml: points.mahjong is true. Allowed: a whole number"),
        ("[points]\nmahjong = 1.5", "club.toml: points.mahjong is 1.5. Allowed: a whole number"),
        ("[points]\nmahjong = -2", "club.toml: points.mahjong is -2. Allowed: a whole number"),
        (
            "[points]\nmahjong = { worth = 2 }",
            "club.toml: there is no field “points.mahjong.worth”.",
        ),
        (
            "[points]\npung_simple = { open = 'two' }",
            "club.toml: points.pung_simple.open is “two”. Allowed: a",
        ),
        (
            "[points]\nmahjong = { value = 2, section = 3 }",
            "club.toml: points.mahjong.section is 3. Allowed: a section,",
        ),
        ("[doublings]\npure = 21", "club.toml: doublings.pure is 21. Allowed: a whole number"),
        ("[chips]\nin_use = 1", "club.toml: chips.in_use is 1. Allowed: true or false."),
        ("[chips]\nunit = 0", "club.toml: chips.unit is 0. Allowed: a whole number from 1"),
        ("[limits]\ndiscard = 0", "club.toml: limits.discard is 0. Allowed: a whole number"),
        ("[table]\nrounds = 9", "club.toml: table.rounds is 9. Allowed: a whole number from"),
        (
            '[table]\nclaim_order = ["pair"]',
            "club.toml: table.claim_order is ['pair']. Allowed: a list",
        ),
        (
            '[exclusive]\nclean_hands = ["neat"]',
            "club.toml: exclusive.clean_hands is “neat”. Allowed:",
        ),
        (
            '[exclusive]\nclean_hands = ["pure", "pure"]',
            "club.toml: exclusive.clean_hands is ['pure', 'pure'].",
        ),
        (
            "[exclusive]\nclean_hands = 3",
            "club.toml: exclusive.clean_hands is 3. Allowed: a list of",
        ),
        (
            '[green]\ntiles = "99x"',
            "club.toml: green.tiles is “99x”. Allowed: tiles like 23468s6z.",
        ),
        ("points = 3", "club.toml: points is 3. Allowed: a table of mahjong,"),
        ('game = "riichi"', "club.toml: game is “riichi”. Allowed: nts."),
        ("version = 0", "club.toml: version is 0. Allowed: a whole number from 1 to"),
        ("[points", "club.toml is not valid TOML"),
    ],
)
def test_a_bad_field_is_refused_with_the_file_the_field_and_what_is_allowed(
    text: str, said: str
) -> None:
    with refuses(RuleFileError, match=r"club\.toml") as refusal:
        club(text)
    assert said in in_english(refusal.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('extends = "ema-2016"', "x.toml: game is “riichi”. Allowed: nts."),
        (
            'extends = "../rules/nts-2009"',
            "x.toml: extends is “../rules/nts-2009”. Allowed: ema-2016,",
        ),
        ("extends = 3", "x.toml: extends is 3. Allowed: ema-2016, ema-2025,"),
        (
            'extends = "nts-2009"\nid = "nts-2009"',
            "x.toml: id is “nts-2009”. Allowed: an id not used by a",
        ),
        (
            'extends = "nts-2009"\nid = "tenhou"',
            "x.toml: id is “tenhou”. Allowed: an id not used by a",
        ),
        ('extends = "nts-2009"\nid = 7', "x.toml: id is 7. Allowed: text."),
        ('id = "x"', "x.toml: game is missing. Needed: riichi or nts, or the rule set"),
        ('game = "go"', "x.toml: game is “go”. Allowed: riichi or nts."),
        ('game = "nts"', "points is missing"),
        ('game = "nts"\n[points]', "doublings is missing"),
    ],
)
def test_a_file_on_nothing_is_refused(text: str, said: str) -> None:
    with pytest.raises(RuleFileError) as refusal:
        rules_from_text(text, "x.toml", own=True)
    assert said in in_english(refusal.value)


def test_a_whole_file_lacks_no_field() -> None:
    text = files("scorer").joinpath("rules", "nts-2009.toml").read_text(encoding="utf-8")
    whole = text.replace('id = "nts-2009"', "")
    assert rules_from_text(whole, "x.toml", own=True).points == RULES.points
    lacking = "\n".join(line for line in whole.splitlines() if not line.startswith("mahjong ="))
    with refuses(RuleFileError, match=r"x\.toml: points\.mahjong is missing\. Needed: mahjong,"):
        rules_from_text(lacking, "x.toml", own=True)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with refuses(RuleFileError, match=r"own\.toml"):
        load_rules(str(tmp_path / "own.toml"))


def test_a_club_s_file_is_read_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('extends = "nts-2009"\n[points]\nmahjong = 10', encoding="utf-8")
    rules = load_rules(str(path))
    assert (rules.id, rules.name, rules.version) == ("own", "own", 1)
    assert rules.points.mahjong.value == 10


def test_an_unknown_built_in_rule_set_is_refused() -> None:
    with refuses(RuleFileError, match="no rule set “nts-1999”"):
        load_rules("nts-1999")
