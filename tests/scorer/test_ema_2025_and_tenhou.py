"""The two rule sets that players meet today, by what is said of them."""

from typing import Any

import pytest

from scorer import load_rules
from tests.scorer.hands import win, yaku


def fields(rules: str) -> dict[str, Any]:
    """Every field of a rule set by its dotted name."""
    flat: dict[str, Any] = {}
    for group, values in load_rules(rules)._asdict().items():
        by_name = values._asdict() if hasattr(values, "_asdict") else values
        if isinstance(by_name, dict) and group not in ("sections", "dora"):
            for name, value in by_name.items():
                flat[f"{group}.{name}"] = value
    return flat


def test_ema_2025_is_ema_2016_but_for_three_things() -> None:
    before, after = fields("ema-2016"), fields("ema-2025")
    changed = {name: after[name] for name in before if before[name] != after[name]}
    assert changed == {
        "play.riichi_tiles_left": 1,
        "fu.pair_double_wind": 2,
        "limits.round_up_to_mangan": True,
    }


@pytest.mark.parametrize(
    ("tiles", "last", "dora", "han", "fu"),
    [
        ("12345678s456m22p", "9s", "", 4, 30),
        ("111m678m23s99s #5555p", "4s", "5m5m", 3, 60),
    ],
)
def test_four_han_30_fu_and_three_han_60_fu_are_a_mangan_under_ema_2025_only(
    tiles: str, last: str, dora: str, han: int, fu: int
) -> None:
    for rules, points, limit in (("ema-2016", 7700, None), ("ema-2025", 8000, "mangan")):
        answer = win(tiles, last, riichi=True, dora=dora, rules=rules)
        assert (answer.han, answer.fu) == (han, fu)
        assert (answer.points, answer.limit) == (points, limit)
        east = win(tiles, last, riichi=True, dora=dora, seat="E", rules=rules)
        assert east.points == (12000 if limit else 11600)


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2008", "norway-2018", "tenhou"])
def test_four_han_30_fu_do_not_round_up_elsewhere(rules: str) -> None:
    assert win("12345678s456m22p", "9s", riichi=True, rules=rules).points == 7700


def test_a_double_wind_pair_still_breaks_pinfu_under_ema_2025() -> None:
    answer = win("123m678p11z234s67s", "8s", seat="E", riichi=True, rules="ema-2025")
    assert "pinfu" not in yaku(answer)


TENHOU = {
    "play.red_fives": 1,
    "play.start_points": 25000,
    "limits.counted_yakuman": 13,
    "limits.yakuman_add_up": True,
    "limits.round_up_to_mangan": False,
    "fu.pair_double_wind": 4,
    "hand.renho": "none",
    "draw.nagashi": "any",
    "win.winners_on_discard": 2,
}


@pytest.mark.parametrize("name", TENHOU)
def test_a_field_of_tenhou(name: str) -> None:
    assert fields("tenhou")[name] == TENHOU[name]


def test_tenhou_has_every_abortive_draw() -> None:
    assert set(load_rules("tenhou").draw.abortive) == {
        "nine-orphans",
        "four-winds",
        "four-kongs",
        "four-riichi",
        "three-ron",
    }


def test_tenhou_has_open_tanyao() -> None:
    assert load_rules("tenhou").yaku["tanyao"].open == 1


def test_no_yakuman_is_double_under_tenhou() -> None:
    for rule in load_rules("tenhou").yakuman.values():
        assert rule.times <= 1
        assert rule.special_wait <= 1
