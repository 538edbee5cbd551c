"""Every yakuman alone, the double ones, and whether they add up."""

from typing import NamedTuple

import pytest

from scorer import RIICHI_RULE_SETS, RuleSet, Score, score
from scorer.books import load_book
from scorer.json_form import context_from, hand_from
from tests.scorer.hands import Situation, no_win, payments, win, yaku

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
DOUBLE_BOOKS = ("ema-2008", "norway-2018")
ANY_HAND = ("123m678p99p234s68s", "7s")


class Sample(NamedTuple):
    yakuman: str
    tiles: str
    last: str
    by: str = "ron"


SINGLE = [
    Sample("kokushi", "119m19p19s123456z", "7z"),
    Sample("chuuren", "1112345567899m", "9m"),
    Sample("chuuren", "1122345678999s", "1s"),
    Sample("suuankou", "111m444p888p99s33z", "9s", "tsumo"),
    Sample("suuankou", "444p888p99s33z #1111m", "9s", "tsumo"),
    Sample("suukantsu", "3z +1111m ^4444p #9999s +8888p", "3z"),
    Sample("ryuuiisou", "223344666s88s66z", "8s"),
    Sample("ryuuiisou", "23466688s66z +234s", "8s"),
    Sample("chinroutou", "111m999m11p99p +111s", "1p"),
    Sample("tsuuiisou", "111z333z55z44z +666z", "5z"),
    Sample("daisangen", "123m77z99s +555z +666z", "7z"),
    Sample("daisangen", "99s23m +555z +6666z ^7777z", "1m"),
    Sample("shousuushii", "111z22z44z123m +333z", "2z"),
]
# Double where a book says so; the same hands are single elsewhere.
DOUBLE = [
    Sample("kokushi", "19m19p19s1234567z", "1m"),
    Sample("kokushi", "19m19p19s1234567z", "7z", "tsumo"),
    Sample("chuuren", "1112345678999p", "5p"),
    Sample("chuuren", "1112345678999p", "2p", "tsumo"),
    Sample("suuankou", "111m444p888p999s3z", "3z"),
    Sample("suuankou", "111m444p888p999s3z", "3z", "tsumo"),
    Sample("daisuushii", "111z222z33z55m +444z", "3z"),
    Sample("daisuushii", "55m33z +111z +2222z +444z", "3z", "tsumo"),
]


def name(sample: Sample) -> str:
    return f"{sample.yakuman}-{sample.by}"


@RULES
def test_all_green_needs_no_dragon(rules: str) -> None:
    assert "ryuuiisou" in yaku(win("2233344666888s", "3s", rules=rules))


def test_all_green_asked_for_the_dragon_in_the_league_of_old() -> None:
    older = load_book("jpml-a", 1)
    assert isinstance(older, RuleSet)
    record = {"concealed": "2233344666888s", "win": "3s", "by": "ron"}
    dragon = {"concealed": "2233344888s", "melds": [{"kind": "pon", "tiles": "666z"}]}
    for each, expected in ((record, False), (record | dragon, True)):
        scored = score(hand_from(each), context_from(each), older)
        assert isinstance(scored, Score)
        assert ("ryuuiisou" in yaku(scored)) is expected


@RULES
@pytest.mark.parametrize("sample", SINGLE, ids=name)
def test_a_yakuman_is_one_and_nothing_is_counted_beside_it(sample: Sample, rules: str) -> None:
    answer = win(sample.tiles, sample.last, by=sample.by, rules=rules, dora="2m7p")
    assert yaku(answer) == {sample.yakuman: 13}
    assert (answer.yakuman, answer.limit, answer.points) == (1, "yakuman", 32000)


@RULES
@pytest.mark.parametrize("sample", DOUBLE, ids=name)
def test_a_double_yakuman_is_two_only_where_the_book_has_them(sample: Sample, rules: str) -> None:
    times = 2 if rules in DOUBLE_BOOKS else 1
    answer = win(sample.tiles, sample.last, by=sample.by, rules=rules)
    assert yaku(answer) == {sample.yakuman: 13 * times}
    assert (answer.yakuman, answer.limit, answer.points) == (times, "yakuman", 32000 * times)


@RULES
def test_four_concealed_pungs_on_a_discard_need_the_pair_wait(rules: str) -> None:
    """EMA 2016 §4.2.5; on a discard a pung is not concealed."""
    assert yaku(win("111m444p888p99s33z", "9s", rules=rules)) == {"toitoi": 2, "sanankou": 2}


@RULES
@pytest.mark.parametrize("meld", ["+999p", "#9999p"])
def test_nine_gates_have_no_meld(meld: str, rules: str) -> None:
    answer = win(f"1112345678p {meld}", "8p", rules=rules)
    assert answer.yakuman == 0


@pytest.mark.parametrize(
    ("rules", "yakuman", "times"),
    [
        ("ema-2016", "tsuuiisou", 1),
        ("ema-2025", "tsuuiisou", 1),
        ("ema-2008", "tsuuiisou", 1),
        ("tenhou", "tsuuiisou", 1),
        ("norway-2018", "daichisei", 2),
    ],
)
def test_seven_pairs_of_honours(rules: str, yakuman: str, times: int) -> None:
    answer = win("1122334455667z", "7z", rules=rules)
    assert yaku(answer) == {yakuman: 13 * times}
    assert answer.points == 32000 * times


@RULES
def test_a_yakuman_is_paid_16000_and_8000_by_self_draw(rules: str) -> None:
    """EMA 2016, the limit table; 16,000 from each where East wins."""
    answer = win("111m444p888p99s33z", "9s", by="tsumo", rules=rules)
    assert payments(answer) == {"S": 32000, "E": -16000, "W": -8000, "N": -8000}
    east = win("111m444p888p99s33z", "9s", by="tsumo", seat="E", rules=rules)
    assert payments(east) == {"E": 48000, "S": -16000, "W": -16000, "N": -16000}


@RULES
@pytest.mark.parametrize(("seat", "yakuman"), [("E", "tenho"), ("S", "chiho"), ("N", "chiho")])
def test_a_self_draw_in_the_first_turn_is_heaven_for_east_and_earth_for_others(
    seat: str, yakuman: str, rules: str
) -> None:
    answer = win(*ANY_HAND, by="tsumo", seat=seat, first_turn=True, rules=rules, dora="9m")
    assert yaku(answer) == {yakuman: 13}
    assert answer.points == (48000 if seat == "E" else 32000)


# ---------------------------------------------------------------------- added up

ALL_HONOURS_AND_DRAGONS = ("111z77z44z +555z +666z", "7z")
ALL_HONOURS_AND_WINDS = ("111z222z33z55z +444z", "3z")
WINDS_CONCEALED_ON_THE_PAIR = ("111z222z333z444z5z", "5z")
KONGS_CONCEALED_ON_THE_PAIR = ("3z #1111m #4444p #9999s #8888p", "3z")


@pytest.mark.parametrize(
    ("hand", "said", "count"),
    [
        (
            ALL_HONOURS_AND_DRAGONS,
            {},
            {"ema-2016": 1, "ema-2025": 1, "ema-2008": 2, "norway-2018": 2, "tenhou": 2},
        ),
        (
            ALL_HONOURS_AND_WINDS,
            {},
            {"ema-2016": 1, "ema-2025": 1, "ema-2008": 3, "norway-2018": 3, "tenhou": 2},
        ),
        (
            WINDS_CONCEALED_ON_THE_PAIR,
            {},
            {"ema-2016": 1, "ema-2025": 1, "ema-2008": 5, "norway-2018": 5, "tenhou": 3},
        ),
        (
            KONGS_CONCEALED_ON_THE_PAIR,
            {},
            {"ema-2016": 1, "ema-2025": 1, "ema-2008": 3, "norway-2018": 3, "tenhou": 2},
        ),
        (
            ("19m19p19s1234567z", "1m"),
            {"by": "tsumo", "first_turn": True},
            {"ema-2016": 1, "ema-2025": 1, "ema-2008": 3, "norway-2018": 3, "tenhou": 2},
        ),
        (
            ("119m19p19s123456z", "7z"),
            {"first_turn": True},
            {"ema-2016": 1, "ema-2025": 1, "ema-2008": 2, "norway-2018": 2, "tenhou": 1},
        ),
    ],
)
@RULES
def test_yakuman_add_up_where_the_book_lets_them(
    hand: tuple[str, str], said: Situation, count: dict[str, int], rules: str
) -> None:
    found = said.copy()
    found["rules"] = rules
    answer = win(*hand, **found)
    # The newer ones add up as tenhou does, or do not as EMA does.
    like = {"wrc-2025": "tenhou", "m-league": "tenhou", "jpml-a": "ema-2016"}.get(rules, rules)
    assert (answer.yakuman, answer.points) == (count[like], 32000 * count[like])


@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        ("19m19p19s1234567z", "1m"),
        ("1112345678999p", "5p"),
        ("111m444p888p999s3z", "3z"),
    ],
)
def test_heaven_brings_nothing_for_the_wait_under_ema_2008(tiles: str, last: str) -> None:
    """§4.2.5: no extra yakuman for a 13-sided, 9-sided or pair wait; the hand itself counts."""
    said = Situation(by="tsumo", seat="E", first_turn=True, rules="ema-2008")
    assert win(tiles, last, **said).yakuman == 2
    said["seat"] = "S"  # the note is heaven's alone
    assert win(tiles, last, **said).yakuman == 3


@RULES
def test_a_concealed_kong_robbed_for_thirteen_orphans_is_just_thirteen_orphans(rules: str) -> None:
    """EMA 2016 §3.3.7, §4.2.1."""
    answer = win("119m19p19s123456z", "7z", chankan=True, discarder="N", rules=rules)
    assert yaku(answer) == {"kokushi": 13}
    assert payments(answer) == {"S": 32000, "N": -32000}


@RULES
def test_twelve_orphans_and_a_simple_are_nothing(rules: str) -> None:
    assert no_win("19m19p19s1234567z", "5m", rules=rules).reason == "no-shape"


@pytest.mark.parametrize("last", ["1p", "9p"])
def test_nine_gates_are_double_on_every_tile_of_the_nine_sided_wait(last: str) -> None:
    """EMA 2008 §4.2.5 speaks of a pair in one place and of nine sides in another: read as nine."""
    assert win("1112345678999p", last, rules="ema-2008").yakuman == 2
