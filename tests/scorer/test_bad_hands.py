"""Hands that cannot be: each is refused with one clear sentence."""

import pytest

from kiosk_app.languages import in_english
from scorer import RIICHI_RULE_SETS, HandError, Meld, MeldKind, Source, parse_tile, parse_tiles
from tests.refusing import refuses
from tests.scorer.hands import declare, hand, no_win


def refusal(tiles: str, last: str = "1z", **indicators: str) -> HandError:
    with pytest.raises(HandError) as refused:
        declare(
            tiles,
            last,
            riichi="+" not in tiles,
            dora=indicators.get("dora", ""),
            ura=indicators.get("ura", ""),
        )
    sentence = in_english(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return refused.value


@pytest.mark.parametrize(
    ("tiles", "wanted", "count"),
    [
        ("123m678p99p234s6s", 14, 13),
        ("123m678p99p234s688s", 14, 15),
        ("", 14, 1),
        ("123m678p99p234s +678s", 11, 12),
        ("+123m +678p +234s +999m", 2, 1),
        ("11z +123m +678p +234s +999m", 2, 3),
        ("678p99p234s68s +123m 1z", 11, 12),
    ],
)
def test_too_few_or_too_many_tiles_are_counted_out(tiles: str, wanted: int, count: int) -> None:
    refused = refusal(tiles)
    assert refused.code == "hand-size"
    assert refused.values == {"wanted": wanted, "count": count}


def test_five_melds_are_too_many() -> None:
    refused = refusal("+123m +678p +234s +999m +111p")
    assert (refused.code, refused.values) == ("too-many-melds", {"count": 5})


@pytest.mark.parametrize(
    ("tiles", "last", "tile", "count"),
    [
        ("1111m678p99p234s6s", "1m", "1m", 5),
        ("55505m78p99p234s6s", "7s", "5m", 5),  # a red five is a five
        ("5550m678p99p234s6s", "5m", "5m", 5),
        ("111111111m234s6s", "7s", "1m", 9),
        ("11111111m1234s6s", "7s", "1m", 8),
        ("1111111111111m", "1m", "1m", 14),
        ("111m678p99p6s8s +111m", "7s", "1m", 6),
        ("678p99p68s11m4z +111m", "7s", "1m", 5),
        ("678p99p68s +1111m #1111m", "7s", "1m", 8),
        ("9s +1111m +1111m +1111m +1111m", "9s", "1m", 16),
        ("1m +111m +123m +123m +678p", "1m", "1m", 7),
    ],
)
def test_a_fifth_copy_is_counted_out(tiles: str, last: str, tile: str, count: int) -> None:
    refused = refusal(tiles, last)
    assert refused.code == "fifth-copy"
    assert refused.values == {"tile": parse_tile(tile), "count": count}


@pytest.mark.parametrize(
    ("dora", "ura", "tile", "count"),
    [
        ("9p9p9p", "", "9p", 5),
        ("", "9p9p9p", "9p", 5),
        ("9p9p", "9p", "9p", 5),
        ("4z4z4z4z4z", "", "4z", 5),
        ("4z4z4z4z4z", "4z4z4z4z4z", "4z", 10),
    ],
)
def test_a_fifth_copy_among_the_indicators_is_counted_out(
    dora: str, ura: str, tile: str, count: int
) -> None:
    refused = refusal("123m678p99p234s68s", "7s", dora=dora, ura=ura)
    assert refused.code == "fifth-copy"
    assert refused.values == {"tile": parse_tile(tile), "count": count}


@pytest.mark.parametrize(("dora", "ura"), [("4z3z2z1z5z6z", ""), ("", "4z3z2z1z5z6z")])
def test_there_are_at_most_five_indicators(dora: str, ura: str) -> None:
    refused = refusal("123m678p99p234s68s", "7s", dora=dora, ura=ura)
    assert refused.code == "too-many-indicators"


@pytest.mark.parametrize(
    ("kind", "tiles", "code"),
    [
        ("chi", "124m", "no-chi"),
        ("chi", "12m3p", "no-chi"),
        ("chi", "891m", "no-chi"),
        ("chi", "78m1p", "no-chi"),
        ("chi", "123z", "no-chi"),
        ("chi", "555z", "no-chi"),
        ("chi", "111m", "no-chi"),
        ("chi", "1234m", "meld-size"),
        ("pon", "112m", "not-alike"),
        ("pon", "11m1p", "not-alike"),
        ("pon", "11m", "meld-size"),
        ("pon", "1111m", "meld-size"),
        ("minkan", "1112m", "not-alike"),
        ("minkan", "111m", "meld-size"),
        ("kakan", "111m", "meld-size"),
        ("ankan", "1112m", "not-alike"),
        ("ankan", "111m", "meld-size"),
        ("pon", "", "meld-size"),
    ],
)
def test_a_meld_that_is_none_is_refused_by_its_tiles(kind: str, tiles: str, code: str) -> None:
    with pytest.raises(HandError) as refused:
        Meld(MeldKind(kind), parse_tiles(tiles))
    assert refused.value.code == code
    assert in_english(refused.value)


@pytest.mark.parametrize("tiles", ["123m", "231m", "312m", "789s", "406p"])
def test_a_chow_may_be_written_in_any_order(tiles: str) -> None:
    assert Meld(MeldKind.CHI, parse_tiles(tiles)).is_open


@pytest.mark.parametrize("source", [Source.ACROSS, Source.RIGHT])
def test_a_chow_comes_from_the_left_only(source: Source) -> None:
    """EMA 2016 §3.3.3."""
    assert Meld(MeldKind.CHI, parse_tiles("123m"), Source.LEFT).source is Source.LEFT
    with refuses(HandError, match="left"):
        Meld(MeldKind.CHI, parse_tiles("123m"), source)


def test_a_concealed_kong_comes_from_nobody() -> None:
    with refuses(HandError, match="isn't called from anyone"):
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
    with refuses(HandError, match="^Red 5 of circles appears"):
        declare(tiles, "7s", riichi="+" not in tiles, rules=rules)


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
def test_the_one_red_five_is_not_in_the_hand_and_the_indicator(rules: str) -> None:
    with refuses(HandError, match="^Red 5 of circles appears 2 times"):
        declare("123m406p99p234s68s", "7s", riichi=True, dora="0p", rules=rules)


def test_a_refused_hand_is_refused_before_any_rule_is_asked() -> None:
    with pytest.raises(HandError):
        hand("123m", "1m")
