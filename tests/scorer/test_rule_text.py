"""A club's own riichi file: laid over a book, and refused with what is allowed."""

import pytest

from kiosk_app.languages import in_english
from scorer import RuleFileError, RuleSet, load_rules
from scorer.rule_files import rules_from_text
from tests.refusing import refuses


def club(text: str, base: str = "ema-2016") -> RuleSet:
    return rules_from_text(f'extends = "{base}"\n{text}', "club.toml", own=True)


def test_a_club_s_file_has_its_name_as_id_and_begins_at_version_1() -> None:
    rules = club("")
    assert (rules.id, rules.name, rules.version) == ("club", "club", 1)


def test_a_field_changed_without_a_section_is_a_house_rule() -> None:
    rules = club('[fu]\npair_double_wind = 2\nself_draw = { value = 0, section = "our § 2" }')
    assert (rules.fu.pair_double_wind, rules.section("fu.pair_double_wind")) == (2, "house rule")
    assert (rules.fu.self_draw, rules.section("fu.self_draw")) == (0, "our § 2")
    assert rules.section("fu.rounding") == load_rules("ema-2016").section("fu.rounding")


def test_a_part_of_a_yaku_can_be_changed() -> None:
    tanyao = club("[yaku]\ntanyao = { open = 0 }").yaku["tanyao"]
    assert (tanyao.closed, tanyao.open, tanyao.section) == (1, 0, "house rule")


def test_a_book_that_extends_another_can_be_extended() -> None:
    rules = club("[play]\nrounds = 1", "ema-2025")
    assert rules.limits == load_rules("ema-2025").limits
    assert rules.play.rounds == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[fu]\nself_drawn = 2", "club.toml: there is no field “fu.self_drawn”. Allowed:"),
        ("[few]\nself_draw = 2", "club.toml: there is no field “few”. Allowed: id, version,"),
        ("[yaku]\nyakitori = 1", "club.toml: there is no field “yaku.yakitori”. Allowed:"),
        ("fu = 3", "club.toml: fu is 3. Allowed: a table of closed_ron,"),
        ("[yaku]\ntanyao = 2", "club.toml: yaku.tanyao is 2. Allowed: a table of closed,"),
        (
            "[yaku]\ntanyao = { open = 14 }",
            "club.toml: yaku.tanyao.open is 14. Allowed: a whole number",
        ),
        (
            "[fu]\nself_draw = { is = 2 }",
            "club.toml: there is no field “fu.self_draw.is”. Allowed:",
        ),
        (
            "[fu]\nself_draw = { section = '' }",
            "club.toml: fu.self_draw.section is “”. Allowed: a section,",
        ),
        ("[fu]\nself_draw = true", "club.toml: fu.self_draw is true. Allowed: a whole number"),
        ("[fu]\nself_draw = 2.0", "club.toml: fu.self_draw is 2.0. Allowed: a whole number"),
        (
            f"[fu]\nself_draw = 0x{'f' * 5000}",
            "club.toml: fu.self_draw is a number too long to show.",
        ),
        (f"[fu]\nself_draw = {'9' * 5000}", "is not valid TOML"),
        (
            "[play]\nriichi_on_credit = 'no'",
            "club.toml: play.riichi_on_credit is “no”. Allowed: true or",
        ),
        (
            "[hand]\nrenho = 'baiman'",
            "club.toml: hand.renho is “baiman”. Allowed: none, mangan or",
        ),
        ("[hand]\nrenho = [1]", "club.toml: hand.renho is [1]. Allowed: none, mangan or yakuman."),
        (
            "[draw]\nabortive = ['rain']",
            "club.toml: draw.abortive is “rain”. Allowed: nine-orphans,",
        ),
        ("[draw]\nabortive = 'rain'", "club.toml: draw.abortive is “rain”. Allowed: a list."),
        ("[end]\numa = [1, -1]", "club.toml: end.uma is [1, -1]. Allowed: a list of 4."),
        ("[end]\numa = [9, 3, -3, -8]", "club.toml: end.uma is [9, 3, -3, -8]. Allowed: 4 numbers"),
        (
            "[tournament]\nminutes = 60",
            "club.toml: tournament.warning_minute is 75. Allowed: a",
        ),
        (
            "[draw]\nnoten_total = 1000",
            "club.toml: draw.noten_total is 1000. Allowed: a multiple of 600.",
        ),
        ("game = 'nts'", "club.toml: game is “nts”. Allowed: riichi."),
        ("game = ['nts']", "club.toml: game is ['nts']. Allowed: riichi or nts."),
        ("id = 'nts-2009'", "club.toml: id is “nts-2009”. Allowed: an id not used by a"),
        ("id = ['x']", "club.toml: id is ['x']. Allowed: text."),
        ("version = 0", "club.toml: version is 0. Allowed: a whole number from 1 to"),
        ("name = ' '", "club.toml: name is “ ”. Allowed: text."),
        ("[fu", "club.toml is not valid TOML"),
    ],
)
def test_a_bad_field_is_refused_with_the_file_the_field_and_what_is_allowed(
    text: str, said: str
) -> None:
    with refuses(RuleFileError, match=r"^club\.toml") as refusal:
        club(text)
    assert said in in_english(refusal.value)


@pytest.mark.parametrize("base", ["ema-2017", "../rules/ema-2016", "club", ""])
def test_only_a_book_can_be_extended(base: str) -> None:
    with refuses(RuleFileError, match=r"club\.toml: extends is “.*”. Allowed: ema-2016,"):
        club("", base)


def test_a_riichi_file_extends_no_nts_book() -> None:
    with refuses(RuleFileError, match=r"club\.toml: game is “nts”\. Allowed: riichi\."):
        club("", "nts-2009")
    with refuses(RuleFileError, match=r"game is “nts”\. Allowed: riichi\."):
        load_rules("nts-2009")
