"""Where we read a book otherwise than it prints: both values, and our default."""

import pytest

from scorer import RuleSet, load_rules
from scorer.rule_files import rules_from_text
from tests.scorer.hands import no_win, win, yaku

PRINTED = [
    (book, field) for book in ("ema-2008", "norway-2018") for field in load_rules(book).printed
]


def as_printed(book: str, **changes: str) -> RuleSet:
    text = "\n".join(f"[{group}]\n{fields}" for group, fields in changes.items())
    return rules_from_text(f'extends = "{book}"\n{text}', "club.toml", own=True)


@pytest.mark.parametrize(("book", "field"), PRINTED)
def test_a_reading_says_so_and_its_letter_can_be_chosen(book: str, field: str) -> None:
    rules = load_rules(book)
    group, name = field.split(".", 1)
    printed = rules.printed[field]
    if group == "yaku":
        id, part = name.split(".")
        assert rules.yaku[id].section.endswith(", our reading")
        assert getattr(rules.yaku[id], part) != printed
        own = as_printed(book, yaku=f"{id} = {{ {part} = {printed} }}")
        assert (getattr(own.yaku[id], part), own.yaku[id].section) == (printed, "house rule")
        return
    assert rules.section(field).endswith(", our reading")
    assert getattr(getattr(rules, group), name) != printed
    text = f'"{printed}"' if isinstance(printed, str) else str(printed).lower()
    own = as_printed(book, **{group: f"{name} = {text}"})
    assert getattr(getattr(own, group), name) == printed
    assert field not in own.printed


def test_a_closed_ron_without_other_fu_has_10_more_as_norway_prints_it() -> None:
    assert win("23m456m456p678s99s", "1m", rules="norway-2018", riichi=True).fu == 30
    own = as_printed("norway-2018", fu="closed_ron_alone = 10\nopen_pinfu = 0")
    answer = win("23m456m456p678s99s", "1m", rules=own, riichi=True)
    assert (answer.fu, [item.id for item in answer.fu_items][-1]) == (
        40,
        "closed-ron-without-other-fu",
    )
    assert win("67p234m55s +345s +678m", "8p", rules=own).fu == 20


def test_seven_pairs_are_counted_pair_by_pair_as_norway_prints_it() -> None:
    own = as_printed("norway-2018", fu="seven_pairs = 0")
    hand = ("1155m2277p33s55z6s", "6s")
    assert win(*hand, rules="norway-2018").fu == 25
    # 30 for the closed ron, 2 for the dragons, 2 for the wait on the pair: 34, so 40.
    assert win(*hand, rules=own).fu == 40


def test_ippatsu_ends_with_the_own_turn_as_norway_prints_it() -> None:
    own = as_printed("norway-2018", hand='ippatsu_until = "before-own-turn"')
    hand = ("123m678p99p234s68s", "7s")
    for by, counts in (("ron", True), ("tsumo", False)):
        answer = win(*hand, by=by, riichi=True, ippatsu=True, rules=own)
        assert ("ippatsu" in yaku(answer)) is counts
    assert "ippatsu" in yaku(win(*hand, by="tsumo", riichi=True, ippatsu=True, rules="norway-2018"))


def test_two_pairs_of_chows_need_the_same_numbers_as_norway_prints_it() -> None:
    own = as_printed("norway-2018", hand='ryanpeikou = "same-numbers"')
    other_numbers, same_numbers = ("223344m66778p55s", "8p"), ("223344m22334p55s", "4p")
    assert "ryanpeikou" in yaku(win(*other_numbers, rules="norway-2018"))
    assert "ryanpeikou" not in yaku(win(*other_numbers, rules=own))
    assert "iipeikou" in yaku(win(*other_numbers, rules=own))
    assert "ryanpeikou" in yaku(win(*same_numbers, rules=own))


def test_two_equal_chows_count_in_an_open_hand_as_norway_prints_it() -> None:
    own = as_printed("norway-2018", yaku="iipeikou = { open = 1 }")
    assert no_win("22334m567p99s +111s", "4m", rules="norway-2018").reason == "no-yaku"
    assert yaku(win("22334m567p99s +111s", "4m", rules=own)) == {"iipeikou": 1}


def test_renho_is_for_east_too_as_ema_2008_prints_it() -> None:
    own = as_printed("ema-2008", hand="renho_for_east = true")
    answer = win("123m678p99p234s68s", "7s", seat="E", first_turn=True, rules=own)
    assert (answer.yakuman, answer.points) == (1, 48000)


def test_the_last_tile_after_a_kong_is_both_as_ema_2008_prints_it() -> None:
    own = as_printed("ema-2008", hand="haitei_with_rinshan = true")
    hand = ("678p99p68s123m #2222s", "7s")
    both = {"by": "tsumo", "rinshan": True, "haitei": True}
    assert "haitei" in yaku(win(*hand, **both, rules=own))  # type: ignore[arg-type]
    assert "haitei" not in yaku(win(*hand, **both, rules="ema-2008"))  # type: ignore[arg-type]


def test_the_extra_yakuman_of_the_waits_as_ema_2008_prints_them() -> None:
    gates = as_printed("ema-2008", hand='chuuren_extra = "not-on-terminals"')
    nine_sided_on_a_terminal = ("1112345678999p", "1p")
    assert win(*nine_sided_on_a_terminal, rules="ema-2008").yakuman == 2
    assert win(*nine_sided_on_a_terminal, rules=gates).yakuman == 1
    pungs = as_printed("ema-2008", hand='suuankou_extra = "self-draw"')
    on_the_pair = ("111m444p888p999s3z", "3z")
    assert win(*on_the_pair, rules="ema-2008").yakuman == 2
    assert win(*on_the_pair, rules=pungs).yakuman == 1
    drawn = ("111m444p888p99s33z", "3z")
    assert win(*drawn, by="tsumo", rules="ema-2008").yakuman == 1
    assert win(*drawn, by="tsumo", rules=pungs).yakuman == 2


def test_all_green_may_need_the_green_dragon() -> None:
    own = as_printed("ema-2016", hand="all_green_needs_dragon = true")
    assert win("223344666888s2s", "2s", rules="ema-2016").yakuman == 1
    assert win("223344666888s2s", "2s", rules=own).yakuman == 0
    assert win("223344888s666z2s", "2s", rules=own).yakuman == 1
