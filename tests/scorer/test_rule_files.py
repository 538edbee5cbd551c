"""A club's own rule file: what it may say, and what it is told when it says it wrong."""

from pathlib import Path

import pytest

from kiosk_app.languages import in_english
from scorer import RIICHI_RULE_SETS, RuleFileError, RuleSet, load_rules
from scorer.rule_files import rules_from_text
from tests.refusing import refuses
from tests.scorer.hands import no_win, win, yaku

FULL = 'extends = "ema-2016"\n'
NOTHING = ("123m678p99p234s68s", "7s")


def club(text: str, extends: str = "ema-2016") -> RuleSet:
    return rules_from_text(f'extends = "{extends}"\n{text}', "club.toml", own=True)


def refusal(text: str, own: bool = True) -> str:
    with pytest.raises(RuleFileError) as refused:
        rules_from_text(text, "club.toml", own=own)
    return in_english(refused.value)


# ---------------------------------------------------------------------- what may be said


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
def test_a_file_that_only_extends_a_book_scores_like_it(rules: str) -> None:
    own, base = club("", extends=rules), load_rules(rules)
    assert (own.id, own.name, own.version) == ("club", "club", 1)
    for name in ("play", "hand", "fu", "limits", "win", "liability", "draw", "dealer", "end"):
        assert getattr(own, name) == getattr(base, name)
    assert own.yaku == base.yaku
    assert own.yakuman == base.yakuman
    assert own.sections == base.sections


@pytest.mark.parametrize(
    "text",
    [
        "[fu]\nsingle_wait = 4\n",
        "[fu]\nsingle_wait = { value = 4 }\n",
        "[fu.single_wait]\nvalue = 4\n",
    ],
)
def test_a_field_without_a_section_is_a_house_rule(text: str) -> None:
    own = club(text)
    assert own.fu.single_wait == 4
    assert own.section("fu.single_wait") == "house rule"
    assert own.section("fu.self_draw") == "4.1.1"


def test_a_field_keeps_the_section_the_club_gives_it() -> None:
    own = club('[fu]\nsingle_wait = { value = 4, section = "club 7" }\n')
    assert own.section("fu.single_wait") == "club 7"


def test_one_part_of_a_yaku_may_be_changed() -> None:
    own = club("[yaku]\ntanyao = { open = 0 }\n")
    assert (own.yaku["tanyao"].closed, own.yaku["tanyao"].open) == (1, 0)
    assert own.yaku["tanyao"].section == "house rule"
    assert own.yaku["pinfu"] == load_rules("ema-2016").yaku["pinfu"]
    assert no_win("234m567m24s66s +888p", "3s", rules=own).reason == "no-yaku"


def test_a_house_rule_changes_the_score() -> None:
    own = club(
        '[limits]\nround_up_to_mangan = true\n[play]\nred_fives = 1\n[hand]\nrenho = "none"\n'
    )
    assert win("12345678s456m22p", "9s", riichi=True, rules=own).points == 8000
    assert yaku(win("123m406p99p234s68s", "7s", riichi=True, rules=own))["red-five"] == 1
    assert no_win(*NOTHING, first_turn=True, rules=own).reason == "no-yaku"


def test_the_extra_yakuman_of_four_concealed_pungs_is_a_clubs_to_change() -> None:
    """EMA 2008 §4.2.5 can be read otherwise, so it is a field."""
    own = club("[yakuman]\nsuuankou = { special_wait = 1 }\n", extends="ema-2008")
    assert win("111m444p888p999s3z", "3z", rules=own).yakuman == 1
    assert win("111m444p888p999s3z", "3z", rules="ema-2008").yakuman == 2


def test_a_club_may_ask_for_two_yaku_always() -> None:
    own = club("[hand]\nyaku_needed = 2\n")
    assert no_win(*NOTHING, riichi=True, rules=own).reason == "no-yaku"
    assert win(*NOTHING, riichi=True, ippatsu=True, rules=own).han == 2


def test_a_file_on_disk_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "thursday.toml"
    path.write_text('extends = "ema-2025"\n[fu]\nsingle_wait = 0\n', "utf-8")
    rules = load_rules(str(path))
    assert (rules.id, rules.fu.single_wait, rules.play.riichi_tiles_left) == ("thursday", 0, 1)


def test_a_club_may_name_its_rules() -> None:
    own = club('id = "leusden"\nname = "The Golden Dragon"\nversion = 3\n')
    assert (own.id, own.name, own.version) == ("leusden", "The Golden Dragon", 3)


# ---------------------------------------------------------------------- what is refused


def refused_with(text: str, *parts: str) -> None:
    message = refusal(text)
    for part in ("club.toml", *parts):
        assert part in message


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[fu]\nsingel_wait = 4\n", ["fu.singel_wait", "fu.single_wait"]),
        ("[house]\nrule = 1\n", ["house", "fu"]),
        ("sticks = 4\n", ["sticks", "extends"]),
        ("[yaku]\ntanyo = { open = 0 }\n", ["yaku.tanyo", "yaku.tanyao"]),
        ("[yakuman]\nkokoshi = { times = 2 }\n", ["yakuman.kokoshi", "yakuman.kokushi"]),
        ("[yaku]\ntanyao = { opened = 0 }\n", ["yaku.tanyao", "open"]),
        ("[fu]\nsingle_wait = { value = 4, why = 'x' }\n", ["fu.single_wait", "value", "section"]),
    ],
)
def test_an_unknown_field_is_refused_with_the_known_ones(text: str, says: list[str]) -> None:
    refused_with(f'extends = "ema-2016"\n{text}', *says)


@pytest.mark.parametrize(
    ("text", "field", "allowed"),
    [
        ("[fu]\nsingle_wait = 'two'\n", "fu.single_wait", "whole number from 0 to 100"),
        ("[fu]\nsingle_wait = 2.0\n", "fu.single_wait", "whole number from 0 to 100"),
        ("[fu]\nsingle_wait = true\n", "fu.single_wait", "whole number from 0 to 100"),
        ("[fu]\nsingle_wait = [2]\n", "fu.single_wait", "whole number from 0 to 100"),
        ("[limits]\nround_up_to_mangan = 1\n", "limits.round_up_to_mangan", "true or false"),
        ("[limits]\nround_up_to_mangan = 'yes'\n", "limits.round_up_to_mangan", "true or false"),
        ("[draw]\nabortive = 'four-winds'\n", "draw.abortive", "a list"),
        ("[end]\numa = 15000\n", "end.uma", "a list"),
        ("[hand]\nrenho = 5\n", "hand.renho", "none, mangan or yakuman"),
        ("[hand]\nrenho = ['mangan']\n", "hand.renho", "none, mangan or yakuman"),
        ("[yaku]\ntanyao = { open = '1' }\n", "yaku.tanyao.open", "whole number from 0 to 13"),
        (
            "[yaku]\ntanyao = 1\n",
            "yaku.tanyao",
            "club.toml: yaku.tanyao is 1. Allowed: a table of closed,",
        ),
        ("version = '1'\n", "version", "whole number from 1"),
        ("id = 3\n", "id", "Allowed: text."),
        ("name = ''\n", "name", "Allowed: text."),
    ],
)
def test_a_wrong_type_is_refused_with_what_is_allowed(text: str, field: str, allowed: str) -> None:
    refused_with(FULL + text, field, allowed)


@pytest.mark.parametrize(
    ("text", "field", "allowed"),
    [
        ("[fu]\nsingle_wait = -2\n", "fu.single_wait", "0 to 100"),
        ("[fu]\nrounding = 0\n", "fu.rounding", "1 to 100"),
        ("[play]\nred_fives = 5\n", "play.red_fives", "0 to 4"),
        ("[play]\nrounds = 0\n", "play.rounds", "1 to 4"),
        ("[win]\nwinners_on_discard = 4\n", "win.winners_on_discard", "1 to 3"),
        (
            "[hand]\nrenho = 'baiman'\n",
            "hand.renho",
            "club.toml: hand.renho is “baiman”. Allowed: none, mangan or",
        ),
        (
            "[draw]\nabortive = ['five-winds']\n",
            "draw.abortive",
            "club.toml: draw.abortive is “five-winds”. Allowed:",
        ),
        (
            "[liability]\nyakuman = ['kokushi']\n",
            "liability.yakuman",
            "club.toml: liability.yakuman is “kokushi”. Allowed:",
        ),
        ("[end]\numa = [15000, 5000, -5000]\n", "end.uma", "a list of 4"),
        ("[yakuman]\nkokushi = { times = 9 }\n", "yakuman.kokushi.times", "0 to 4"),
        ("[yaku]\ntanyao = { open = 14 }\n", "yaku.tanyao.open", "0 to 13"),
        ("[fu]\nsingle_wait = { value = 2, section = ' ' }\n", "fu.single_wait", "a section"),
    ],
)
def test_an_impossible_value_is_refused_with_what_is_allowed(
    text: str, field: str, allowed: str
) -> None:
    refused_with(FULL + text, field, allowed)


@pytest.mark.parametrize("base", ["ema-2017", "", "club"])
def test_an_unknown_base_is_refused_with_the_books_there_are(base: str) -> None:
    refused_with(f'extends = "{base}"\n', "extends", *RIICHI_RULE_SETS)


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
def test_a_club_cannot_take_the_id_of_a_book(rules: str) -> None:
    message = refusal(f'extends = "ema-2016"\nid = "{rules}"\n')
    assert "club.toml" in message
    assert rules in message


def test_a_file_without_its_tables_is_refused() -> None:
    message = refusal('id = "alone"\nname = "Alone"\nversion = 1\n')
    assert "club.toml" in message
    assert "missing" in message


def test_a_file_that_extends_no_book_assumes_what_it_leaves_out_and_says_so() -> None:
    text = 'id = "ours"\nname = "Ours"\nversion = 1\ngame = "riichi"\n[fu]\nsingle_wait = 4\n'
    own = rules_from_text(text, "ours.toml", own=True)
    assert (own.fu.single_wait, own.section("fu.single_wait")) == (4, "house rule")
    assert (own.fu.self_draw, own.section("fu.self_draw")) == (2, "assumption")


def test_text_that_is_no_toml_is_refused_with_the_place() -> None:
    message = refusal('extends = "ema-2016\n')
    assert "club.toml" in message
    assert "line 1" in message


def test_another_game_is_refused() -> None:
    message = refusal('extends = "ema-2016"\ngame = "bridge"\n')
    assert "game" in message
    assert "riichi" in message


def test_an_unknown_rule_set_is_refused_with_those_there_are() -> None:
    with pytest.raises(RuleFileError) as refused:
        load_rules("ema-1999")
    for part in ("ema-1999", *RIICHI_RULE_SETS):
        assert part in in_english(refused.value)


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    with refuses(RuleFileError, match=r"nowhere\.toml"):
        load_rules(str(tmp_path / "nowhere.toml"))


def test_a_club_may_leave_out_seven_pairs() -> None:
    own = club('[hand]\nshapes = ["four-sets-and-a-pair", "thirteen-orphans"]\n')
    assert no_win("1133m5577p1199s7z", "7z", riichi=True, rules=own).reason == "no-shape"


def test_the_items_sum_to_the_fu_under_a_house_rule_of_no_fu_for_waits() -> None:
    own = club("[fu]\nsingle_wait = 0\n")
    answer = win("678p99p234s68s +123m", "7s", houtei=True, rules=own)
    assert answer.fu == 30
    assert sum(item.fu for item in answer.fu_items) == 22
