"""Hands that cannot be: each is refused with one clear sentence."""

import pytest

from scorer import RIICHI_RULE_SETS, HandError, Meld, MeldKind, Source, parse_tiles
from tests.scorer.hands import declare, hand, no_win


def refusal(tiles: str, last: str = "1z", **indicators: str) -> str:
    with pytest.raises(HandError) as refused:
        declare(
            tiles,
            last,
            riichi="+" not in tiles,
            dora=indicators.get("dora", ""),
            ura=indicators.get("ura", ""),
        )
    message = str(refused.value)
    assert message.endswith(".")
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("tiles", "wanted", "have"),
    [
        ("123m678p99p234s6s", "14 tiles", "13 are here"),
        ("123m678p99p234s688s", "14 tiles", "15 are here"),
        ("", "14 tiles", "1 is here"),
        ("123m678p99p234s +678s", "11 tiles beside 1 meld", "12 are here"),
        ("+123m +678p +234s +999m", "2 tiles beside 4 melds", "1 is here"),
        ("11z +123m +678p +234s +999m", "2 tiles beside 4 melds", "3 are here"),
        ("678p99p234s68s +123m 1z", "11 tiles beside 1 meld", "12 are here"),
    ],
)
def test_too_few_or_too_many_tiles_are_counted_out(tiles: str, wanted: str, have: str) -> None:
    message = refusal(tiles)
    assert wanted in message
    assert have in message


def test_five_melds_are_too_many() -> None:
    assert "at most four melds" in refusal("+123m +678p +234s +999m +111p")


@pytest.mark.parametrize(
    ("tiles", "last", "says"),
    [
        ("1111m678p99p234s6s", "1m", "1m is there 5 times"),
        ("55505m78p99p234s6s", "7s", "5m is there 5 times"),  # a red five is a five
        ("5550m678p99p234s6s", "5m", "5m is there 5 times"),
        ("111111111m234s6s", "7s", "1m is there 9 times"),
        ("11111111m1234s6s", "7s", "1m is there 8 times"),
        ("1111111111111m", "1m", "1m is there 14 times"),
        ("111m678p99p6s8s +111m", "7s", "1m is there 6 times"),
        ("678p99p68s11m4z +111m", "7s", "1m is there 5 times"),
        ("678p99p68s +1111m #1111m", "7s", "1m is there 8 times"),
        ("9s +1111m +1111m +1111m +1111m", "9s", "1m is there 16 times"),
        ("1m +111m +123m +123m +678p", "1m", "1m is there 7 times"),
    ],
)
def test_a_fifth_copy_is_counted_out(tiles: str, last: str, says: str) -> None:
    message = refusal(tiles, last)
    assert says in message
    assert "four of each" in message


@pytest.mark.parametrize(
    ("dora", "ura", "says"),
    [
        ("9p9p9p", "", "9p is there 5 times"),
        ("", "9p9p9p", "9p is there 5 times"),
        ("9p9p", "9p", "9p is there 5 times"),
        ("4z4z4z4z4z", "", "4z is there 5 times"),
        ("4z4z4z4z4z", "4z4z4z4z4z", "4z is there 10 times"),
    ],
)
def test_a_fifth_copy_among_the_indicators_is_counted_out(dora: str, ura: str, says: str) -> None:
    assert says in refusal("123m678p99p234s68s", "7s", dora=dora, ura=ura)


@pytest.mark.parametrize(("dora", "ura"), [("4z3z2z1z5z6z", ""), ("", "4z3z2z1z5z6z")])
def test_there_are_at_most_five_indicators(dora: str, ura: str) -> None:
    assert "at most five" in refusal("123m678p99p234s68s", "7s", dora=dora, ura=ura)


@pytest.mark.parametrize(
    ("kind", "tiles", "says"),
    [
        ("chi", "124m", "124m is no chi"),
        ("chi", "12m3p", "12m3p is no chi"),
        ("chi", "891m", "891m is no chi"),
        ("chi", "78m1p", "is no chi"),
        ("chi", "123z", "123z is no chi"),
        ("chi", "555z", "555z is no chi"),
        ("chi", "111m", "111m is no chi"),
        ("chi", "1234m", "A chi has 3 tiles"),
        ("pon", "112m", "112m is no pon"),
        ("pon", "11m1p", "is no pon"),
        ("pon", "11m", "A pon has 3 tiles"),
        ("pon", "1111m", "A pon has 3 tiles"),
        ("minkan", "1112m", "1112m is no minkan"),
        ("minkan", "111m", "A minkan has 4 tiles"),
        ("kakan", "111m", "A kakan has 4 tiles"),
        ("ankan", "1112m", "1112m is no ankan"),
        ("ankan", "111m", "ankan has 4 tiles"),
        ("pon", "", "nothing has 0"),
    ],
)
def test_a_meld_that_is_none_is_refused_by_its_tiles(kind: str, tiles: str, says: str) -> None:
    with pytest.raises(HandError) as refused:
        Meld(MeldKind(kind), parse_tiles(tiles))
    assert says in str(refused.value)


@pytest.mark.parametrize("tiles", ["123m", "231m", "312m", "789s", "406p"])
def test_a_chow_may_be_written_in_any_order(tiles: str) -> None:
    assert Meld(MeldKind.CHI, parse_tiles(tiles)).is_open


@pytest.mark.parametrize("source", [Source.ACROSS, Source.RIGHT])
def test_a_chow_comes_from_the_left_only(source: Source) -> None:
    """EMA 2016 §3.3.3."""
    assert Meld(MeldKind.CHI, parse_tiles("123m"), Source.LEFT).source is Source.LEFT
    with pytest.raises(HandError, match="left"):
        Meld(MeldKind.CHI, parse_tiles("123m"), source)


def test_a_concealed_kong_comes_from_nobody() -> None:
    with pytest.raises(HandError, match="nobody"):
        Meld(MeldKind.ANKAN, parse_tiles("1111m"), Source.LEFT)


@pytest.mark.parametrize(
    ("kind", "is_open"),
    [("chi", True), ("pon", True), ("minkan", True), ("kakan", True), ("ankan", False)],
)
def test_only_a_concealed_kong_leaves_a_hand_closed(kind: str, is_open: bool) -> None:
    tiles = {"chi": "123m", "pon": "111m"}.get(kind, "1111m")
    assert Meld(MeldKind(kind), parse_tiles(tiles)).is_open is is_open


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        ("123m678p99p234s68s", "9s"),
        ("147m147p147s1234z", "5z"),
        ("1133m5577p11199s", "9s"),
        ("1111m3344p5566s7z", "7z"),  # four of a kind are not two pairs
        ("19m19p19s1234567z", "2m"),
        ("891m456p456s111z2z", "2z"),
    ],
)
def test_a_hand_that_is_not_complete_does_not_win(tiles: str, last: str, rules: str) -> None:
    refused = no_win(tiles, last, riichi=True, rules=rules)
    assert refused.reason == "no-shape"
    assert refused.section


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
@pytest.mark.parametrize("tiles", ["123m000p99p234s68s", "123m99p68s067p +406p"])
def test_more_red_fives_than_the_set_has_are_refused(tiles: str, rules: str) -> None:
    with pytest.raises(HandError, match="0p is there"):
        declare(tiles, "7s", riichi="+" not in tiles, rules=rules)


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
def test_the_one_red_five_is_not_in_the_hand_and_the_indicator(rules: str) -> None:
    with pytest.raises(HandError, match="0p is there 2 times"):
        declare("123m406p99p234s68s", "7s", riichi=True, dora="0p", rules=rules)


def test_a_refused_hand_is_refused_before_any_rule_is_asked() -> None:
    with pytest.raises(HandError):
        hand("123m", "1m")
