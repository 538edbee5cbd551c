"""Yaku of the way a hand is won: riichi, self-draw, kongs and the last tile."""

import pytest

from scorer import RIICHI_RULE_SETS
from tests.scorer.hands import Situation, no_win, win, yaku

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
NOTHING = ("123m678p99p234s68s", "7s")
"""A closed hand without any yaku of its own; it waits on the middle of a chow."""
NOTHING_OPEN = ("678p99p234s68s +123m", "7s")
NOTHING_WITH_A_KONG = ("678p99p68s123m #2222s", "7s")
NOTHING_OPEN_WITH_A_KONG = ("678p99p68s123m +2222s", "7s")


@RULES
@pytest.mark.parametrize(("tiles", "last"), [NOTHING, NOTHING_OPEN, NOTHING_OPEN_WITH_A_KONG])
def test_a_hand_without_a_yaku_does_not_win_on_a_discard(tiles: str, last: str, rules: str) -> None:
    assert no_win(tiles, last, rules=rules).reason == "no-yaku"


@RULES
@pytest.mark.parametrize(
    ("situation", "expected"),
    [
        ({"riichi": True}, {"riichi": 1}),
        ({"double_riichi": True}, {"double-riichi": 2}),
        ({"riichi": True, "double_riichi": True}, {"double-riichi": 2}),
        ({"riichi": True, "ippatsu": True}, {"riichi": 1, "ippatsu": 1}),
        ({"double_riichi": True, "ippatsu": True}, {"double-riichi": 2, "ippatsu": 1}),
        ({"by": "tsumo"}, {"menzen-tsumo": 1}),
        ({"by": "tsumo", "riichi": True}, {"riichi": 1, "menzen-tsumo": 1}),
        ({"by": "tsumo", "haitei": True}, {"menzen-tsumo": 1, "haitei": 1}),
        ({"houtei": True}, {"houtei": 1}),
        ({"chankan": True}, {"chankan": 1}),
        ({"chankan": True, "riichi": True, "ippatsu": True}, None),
    ],
)
def test_a_closed_hand_wins_by_the_way_it_was_won(
    situation: Situation, expected: dict[str, int] | None, rules: str
) -> None:
    said = situation.copy()
    said["rules"] = rules
    found = yaku(win(*NOTHING, **said))
    wanted = expected or {"riichi": 1, "ippatsu": 1, "chankan": 1}
    if rules == "jpml-a":
        wanted = {id: han for id, han in wanted.items() if id != "ippatsu"}
    assert found == wanted


@RULES
@pytest.mark.parametrize(
    ("tiles", "situation", "expected"),
    [
        (NOTHING_OPEN, {"by": "tsumo", "haitei": True}, {"haitei": 1}),
        (NOTHING_OPEN, {"houtei": True}, {"houtei": 1}),
        (NOTHING_OPEN, {"chankan": True}, {"chankan": 1}),
        (NOTHING_OPEN_WITH_A_KONG, {"by": "tsumo", "rinshan": True}, {"rinshan": 1}),
        (
            NOTHING_WITH_A_KONG,
            {"by": "tsumo", "rinshan": True},
            {"menzen-tsumo": 1, "rinshan": 1},
        ),
        (
            NOTHING_WITH_A_KONG,
            {"by": "tsumo", "rinshan": True, "riichi": True},
            {"riichi": 1, "menzen-tsumo": 1, "rinshan": 1},
        ),
    ],
)
def test_a_hand_with_melds_wins_by_the_way_it_was_won(
    tiles: tuple[str, str], situation: Situation, expected: dict[str, int], rules: str
) -> None:
    said = situation.copy()
    said["rules"] = rules
    assert yaku(win(*tiles, **said)) == expected


@RULES
def test_self_draw_is_a_yaku_of_a_closed_hand_only(rules: str) -> None:
    assert no_win(*NOTHING_OPEN, by="tsumo", rules=rules).reason == "no-yaku"


@RULES
def test_a_concealed_kong_leaves_the_hand_closed(rules: str) -> None:
    """EMA 2016 §3.3.7, EMA 2008 §3.3.8."""
    assert yaku(win(*NOTHING_WITH_A_KONG, by="tsumo", rules=rules)) == {"menzen-tsumo": 1}
    assert yaku(win(*NOTHING_WITH_A_KONG, riichi=True, rules=rules)) == {"riichi": 1}


@RULES
def test_haitei_and_rinshan_do_not_go_together(rules: str) -> None:
    """EMA 2016 §4.2.1; where a book is silent, not together either."""
    answer = win(*NOTHING_OPEN_WITH_A_KONG, by="tsumo", rinshan=True, haitei=True, rules=rules)
    assert answer.han == 1
    assert yaku(answer) == {"rinshan": 1}


@RULES
def test_a_win_after_a_kong_is_paid_as_a_self_draw(rules: str) -> None:
    answer = win(*NOTHING_OPEN_WITH_A_KONG, by="tsumo", rinshan=True, rules=rules)
    assert sorted(answer.payments.values())[0] < 0
    assert len(answer.payments) == 4


@RULES
def test_a_robbed_kong_is_paid_by_the_player_who_was_robbed(rules: str) -> None:
    """It counts as ron: the player who added the tile pays alone."""
    answer = win(*NOTHING_OPEN, chankan=True, discarder="N", rules=rules)
    assert {seat.letter for seat, points in answer.payments.items() if points < 0} == {"N"}


@RULES
def test_a_closed_hand_stays_closed_when_it_wins_on_a_discard(rules: str) -> None:
    """EMA 2016 §4.2: so a straight is worth its closed han."""
    assert yaku(win("12345678s456m22p", "9s", rules=rules)) == {"pinfu": 1, "ittsuu": 2}


@pytest.mark.parametrize(("rules", "open_han"), [("ema-2016", 2), ("ema-2008", 1)])
def test_all_simples_with_mixed_triple_chow_as_the_books_count_it(
    rules: str, open_han: int
) -> None:
    """§4.2 of both: four closed by self-draw; two open in 2016, one in 2008."""
    closed = win("234m234p24s888m66s", "3s", by="tsumo", rules=rules)
    assert yaku(closed) == {"menzen-tsumo": 1, "tanyao": 1, "sanshoku-doujun": 2}
    assert win("234p24s888m66s +234m", "3s", rules=rules).han == open_han
