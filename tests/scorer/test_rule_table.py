"""Where the three books differ, row by row, as their rule sets say it."""

from typing import Any

import pytest

from scorer import load_rules

Values = tuple[Any, Any, Any]
"""Under ema-2016, ema-2008 and norway-2018; ``...`` where the book says nothing."""

ROWS: dict[str, Values] = {
    "play.start_points": (30000, 30000, 25000),
    "play.red_fives": (0, 1, 1),
    "yaku.tanyao.closed": (1, 1, 1),
    "yaku.tanyao.open": (1, 0, 1),
    "yaku.junchan.open": (2, 2, 2),
    "yaku.junchan.closed": (3, 3, 2),
    "hand.renho": ("mangan", "yakuman", "yakuman"),
    "limits.counted_yakuman": (0, 13, 13),
    "limits.yakuman_add_up": (False, True, True),
    "yakuman.daisuushii.times": (1, 2, 2),
    "yakuman.kokushi.times": (1, 1, 1),
    "yakuman.kokushi.special_wait": (1, 2, 2),
    "yakuman.chuuren.times": (1, 1, 1),
    "yakuman.chuuren.special_wait": (1, 2, 2),
    "yakuman.suuankou.times": (1, 1, 1),
    "yakuman.suuankou.special_wait": (1, 2, 2),
    "yakuman.daichisei.times": (0, 0, 2),
    "hand.waits_under_tenho": (..., False, ...),
    "draw.nagashi": ("none", "closed", "any"),
    "limits.round_up_to_mangan": (False, False, False),
    "fu.pair_double_wind": (4, 4, 4),
    "fu.open_pinfu": (2, 2, 10),
    "fu.self_draw_with_pinfu": (0, 0, 0),
    "hand.haitei_with_rinshan": (False, False, False),
    "hand.two_yaku_from_counters": (0, 5, 0),
    "win.winners_on_discard": (3, 3, 2),
    "hand.furiten_until": ("own-draw-or-call", "own-draw-or-any-call", "own-draw"),
    "play.swap_calling": ("forbidden", "same-chow-tile", ...),
    "liability.covers": ("hand", "hand", ...),
    "liability.share_on_discard": ("half", "half", ...),
    "liability.counters_by": ("discarder", "discarder", ...),
    "dealer.stays_on_win": (True, True, False),
    "dealer.stays_on_draw": ("tenpai", "tenpai", "never"),
    "dealer.stays_on_abort": (..., True, True),
    "dealer.stays_on_chombo": (True, ..., True),
    "counters.cleared_by": ("win-without-dealer", "win-without-dealer", "any-win"),
    "win.counter_on_discard": (300, 300, 300),
    "win.counter_on_self_draw": (100, 100, 100),
    "win.counters_to": ("each", "each", ...),
    "draw.noten_total": (3000, 3000, 3000),
    "play.riichi_stake": (1000, 1000, 1000),
    "end.leftover_sticks": ("winner-shared", "winner", ...),
    "chombo.payment": ("reverse-mangan", "reverse-mangan", "reverse-mangan"),
    "chombo.tournament_points": (20000, ..., ...),
    "chombo.stakes_returned": (True, ..., True),
    "chombo.replayed": (True, True, True),
    "end.uma": (
        (15000, 5000, -5000, -15000),
        (9000, 3000, -3000, -9000),
        (10000, 5000, -5000, -10000),
    ),
    "end.uma_ties": ("share", "share", ...),
    "end.final_score": ("points", "points", "thousands-rounded-down"),
    "end.return_points": (..., ..., 30000),
    "end.oka_to_winner": (False, False, False),
    "play.below_zero_ends": (False, False, True),
    "play.rounds": (2, 2, 2),
    "end.yakitori": (0, 1500, 0),
    "play.early_end_by_dealer": (False, ..., ...),
    "tournament.minutes": (90, ..., ...),
    "tournament.warning_minute": (75, ..., ...),
    "tournament.late_points_a_minute": (1000, ..., ...),
    "tournament.late_minutes": (10, ..., ...),
    "tournament.substitute_points": (-15000, ..., ...),
    "tournament.substitute_uma": (-15000, ..., ...),
    # Not a row of the table, but a sentence of each book.
    "play.riichi_tiles_left": (4, 4, ...),
    "hand.yaku_needed": (1, 1, 1),
}
SETS: dict[str, Values] = {
    "draw.abortive": (
        set(),
        {"nine-orphans", "four-kongs", "four-winds", "four-riichi"},
        {"nine-orphans", "four-kongs", "four-discards", "four-riichi", "three-ron"},
    ),
    "liability.yakuman": ({"daisangen", "daisuushii"}, {"daisangen", "daisuushii"}, set()),
    "counters.added_on": (
        {"dealer-win", "draw"},
        {"dealer-win", "draw", "abort"},
        {"draw", "abort"},
    ),
}
BOOKS = ("ema-2016", "ema-2008", "norway-2018")
CELLS = [
    (name, rules, value)
    for name, values in ROWS.items()
    for rules, value in zip(BOOKS, values, strict=True)
    if value is not ...
]


def field(rules: str, name: str) -> Any:
    value: Any = load_rules(rules)
    for part in name.split("."):
        value = value[part] if isinstance(value, dict) else getattr(value, part)
    return value


@pytest.mark.parametrize(("name", "rules", "expected"), CELLS)
def test_a_field_is_what_the_book_says(name: str, rules: str, expected: object) -> None:
    assert field(rules, name) == expected
    assert type(field(rules, name)) is type(expected)


@pytest.mark.parametrize("rules", BOOKS)
@pytest.mark.parametrize("name", SETS)
def test_a_list_has_what_the_book_lists(name: str, rules: str) -> None:
    found = field(rules, name)
    assert set(found) == SETS[name][BOOKS.index(rules)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("rules", "name", "section"),
    [
        ("ema-2016", "play.red_fives", "1.3"),
        ("ema-2016", "draw.nagashi", "4.2.6"),
        ("ema-2016", "hand.renho", "4.2.4"),
        ("ema-2016", "liability.yakuman", "3.3.9"),
        ("ema-2016", "win.counters_to", "4.1"),
        ("ema-2016", "hand.two_yaku_from_counters", "preface"),
        ("ema-2008", "counters.added_on", "3.4.10, 3.4.3"),
        ("norway-2018", "counters.added_on", "7.7, 10.3"),
        ("ema-2016", "fu.pair_double_wind", "4.1.1"),
        ("ema-2016", "draw.noten_total", "3.4.2"),
        ("ema-2016", "end.uma", "3.6.1"),
        ("ema-2008", "hand.two_yaku_from_counters", "3.4.11"),
        ("ema-2008", "draw.abortive", "3.4.3"),
        ("ema-2008", "liability.yakuman", "3.3.6"),
        ("norway-2018", "draw.abortive", "10.3"),
        ("norway-2018", "end.uma", "13.1"),
        ("norway-2018", "play.red_fives", "7.3"),
    ],
)
def test_a_field_names_the_section_it_comes_from(rules: str, name: str, section: str) -> None:
    assert load_rules(rules).section(name) == section


def test_a_yaku_names_the_section_it_comes_from() -> None:
    assert load_rules("norway-2018").yaku["junchan"].section == "11.5"
    assert load_rules("ema-2016").yaku["ryanpeikou"].section == "4.2.3"
    assert load_rules("ema-2008").yakuman["daisuushii"].section == "4.2.5"
    assert load_rules("ema-2016").dora["ura-dora"] == "3.3.14"
