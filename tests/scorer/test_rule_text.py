"""A club's own riichi file: laid over a book, and refused with what is allowed."""

import pytest

from scorer import RuleFileError, RuleSet, load_rules
from scorer.rule_files import rules_from_text


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
        ("[fu]\nself_drawn = 2", "there is no field “fu.self_drawn”; allowed: fu.closed_ron,"),
        ("[few]\nself_draw = 2", "there is no field “few”; allowed: id, version, name, game, play"),
        ("[yaku]\nyakitori = 1", "there is no field “yaku.yakitori”; allowed: "),
        ("fu = 3", "fu is 3; allowed: a table of closed_ron,"),
        ("[yaku]\ntanyao = 2", "yaku.tanyao is 2; allowed: a table of closed, open, section."),
        ("[yaku]\ntanyao = { open = 14 }", "yaku.tanyao.open is 14; allowed: a whole number from"),
        (
            "[fu]\nself_draw = { is = 2 }",
            "no field “fu.self_draw.is”; allowed: fu.self_draw.value,",
        ),
        ("[fu]\nself_draw = { section = '' }", "fu.self_draw.section is “”; allowed: a section,"),
        ("[fu]\nself_draw = true", "fu.self_draw is true; allowed: a whole number from 0 to 100."),
        ("[fu]\nself_draw = 2.0", "fu.self_draw is 2.0; allowed: a whole number from 0 to 100."),
        (f"[fu]\nself_draw = 0x{'f' * 5000}", "fu.self_draw is a number too long to show;"),
        (f"[fu]\nself_draw = {'9' * 5000}", "is not valid TOML"),
        ("[play]\nriichi_on_credit = 'no'", "is “no”; allowed: true or false."),
        (
            "[hand]\nrenho = 'baiman'",
            "hand.renho is “baiman”; allowed: “none”, “mangan”, “yakuman”",
        ),
        ("[hand]\nrenho = [1]", "hand.renho is [1]; allowed: “none”, “mangan”, “yakuman”"),
        ("[draw]\nabortive = ['rain']", "draw.abortive is “rain”; allowed: “nine-orphans”,"),
        ("[draw]\nabortive = 'rain'", "draw.abortive is “rain”; allowed: a list."),
        ("[end]\numa = [1, -1]", "end.uma is [1, -1]; allowed: a list of 4."),
        ("[end]\numa = [9, 3, -3, -8]", "is [9, 3, -3, -8]; allowed: 4 numbers that sum to 0."),
        (
            "[tournament]\nminutes = 60",
            "tournament.warning_minute is 75; allowed: a whole number from 0 to 60",
        ),
        ("[draw]\nnoten_total = 1000", "noten_total is 1000; allowed: a multiple of 600."),
        ("game = 'nts'", "game is “nts”; allowed: “riichi”."),
        ("game = ['nts']", "game is ['nts']; allowed: “riichi”, “nts”."),
        ("id = 'nts-2009'", "id is “nts-2009”; allowed: an id that is no book's."),
        ("id = ['x']", "id is ['x']; allowed: a text."),
        ("version = 0", "version is 0; allowed: a whole number from 1"),
        ("name = ' '", "name is “ ”; allowed: a text."),
        ("[fu", "club.toml is not valid TOML"),
    ],
)
def test_a_bad_field_is_refused_with_the_file_the_field_and_what_is_allowed(
    text: str, said: str
) -> None:
    with pytest.raises(RuleFileError, match=r"^club\.toml") as refusal:
        club(text)
    assert said in str(refusal.value)


@pytest.mark.parametrize("base", ["ema-2017", "../rules/ema-2016", "club", ""])
def test_only_a_book_can_be_extended(base: str) -> None:
    with pytest.raises(RuleFileError, match=r"club\.toml: extends is “.*”; allowed: “ema-2016”,"):
        club("", base)


def test_a_riichi_file_extends_no_nts_book() -> None:
    with pytest.raises(RuleFileError, match="game is “nts”; allowed: “riichi”"):
        club("", "nts-2009")
    with pytest.raises(RuleFileError, match="game is “nts”; allowed: “riichi”"):
        load_rules("nts-2009")
