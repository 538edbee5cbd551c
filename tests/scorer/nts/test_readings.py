"""Where NTS is silent or contradicts itself: our reading, and its letter as the club's choice."""

import pytest

from scorer.nts.rules_file import rules_from_text
from tests.scorer.nts.table import RULES, club, doublings, held, won

KONGS = ("ankan 1111m", "ankan 9999m")


@pytest.mark.parametrize("field", sorted(RULES.printed))
def test_a_reading_says_so_and_its_letter_can_be_chosen(field: str) -> None:
    group, name = field.split(".")
    rule = getattr(getattr(RULES, group), name)
    assert rule.section.endswith(", our reading")
    assert rule.value != RULES.printed[field]
    printed = RULES.printed[field]
    value = (
        str(printed).lower()
        if isinstance(printed, bool)
        else "[]"
        if printed == ()
        else f'"{printed}"'
        if isinstance(printed, str)
        else printed
    )
    own = club(f"[{group}]\n{name} = {value}")
    chosen = getattr(getattr(own, group), name)
    assert (chosen.value, chosen.section) == (printed, "house rule")
    assert field not in own.printed


def test_kong_on_kong_counts_beside_five_circles_as_the_letter_has_it() -> None:
    def score(rules: str) -> dict[str, int]:
        own = club(rules) if rules else RULES
        return doublings(won("46p111z22z", "5p", *KONGS, by="tsumo", kong_on_kong=True, rules=own))

    ours = score("")
    assert ours["kong-bloom-five-circles"] == 3 and "kong-on-kong" not in ours
    printed = score("[going_out]\nkong_on_kong_beside_five_circles = true")
    assert (printed["kong-bloom-five-circles"], printed["kong-on-kong"]) == (3, 3)
    assert "kong-bloom" not in printed


def test_earth_lowers_a_better_hand_as_the_letter_has_it() -> None:
    best = ("111222333z5556z", "6z")
    fixed = club("[going_out]\nearth_is_fixed = true")
    assert won(*best, earth=True).total == 1500
    assert won(*best, earth=True, rules=fixed).total == 1000
    assert won(*best, rules=fixed).total == 1500


def test_earth_lifts_a_poor_hand_under_both_readings() -> None:
    poor = ("111222z456s55p78s", "9s")
    for rules in (RULES, club("[going_out]\nearth_is_fixed = true")):
        assert won(*poor, seat="S", round_="S", earth=True, rules=rules).total == 1000


def test_the_cake_is_the_double_of_a_wind_snake_of_bamboo() -> None:
    snake = "123456789s1234z"
    assert won(snake, "1p").limit == "wind-snake"
    without = club("[going_out]\nbird_eats_cake_in_wind_snake = false")
    with pytest.raises(AssertionError):
        won(snake, "1p", rules=without)


def test_the_cake_is_no_single_bamboo_of_a_snake_unless_a_club_plays_it_so() -> None:
    dragons = "23456789s11z567z"
    with pytest.raises(AssertionError):
        won(dragons, "1p")
    own = club("[going_out]\nbird_eats_cake_in_dragon_snake = true")
    assert won(dragons, "1p", rules=own).limit == "dragon-snake"
    # A wind snake that lacks its one bamboo 1 has no pair of it.
    with pytest.raises(AssertionError):
        won("23456789s12344z", "1p", rules=own)


def test_a_waiting_regular_hand_counts_up_to_half_the_limit_as_one_paragraph_has_it() -> None:
    rich = ("111222333z555z6z",)
    own = club("[limits]\nwaiting_regular = 750")
    assert held(*rich).total == 1500 and held(*rich, rules=own).total == 750


def test_jade_with_bamboo_1_as_the_example_has_it() -> None:
    own = club('[green]\ntiles = "12368s6z"')
    assert won("123222666s66z88s", "6z", by="tsumo", rules=own).limit == "jade"
    assert won("123222666s66z88s", "6z", by="tsumo").limit != "jade"


def test_a_bad_letter_is_refused() -> None:
    with pytest.raises(ValueError, match="printed"):
        rules_from_text(
            'extends = "nts-2009"\n[table]\nrounds = { value = 4, printed = "many" }',
            "club.toml",
            own=True,
        )
