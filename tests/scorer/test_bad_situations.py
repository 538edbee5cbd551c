"""Situations that contradict themselves or the hand: each is refused with one clear sentence."""

import pytest

from kiosk_app.languages import in_english
from scorer import RIICHI_RULE_SETS, HandError
from tests.scorer.hands import Situation, declare, win

CLOSED = ("123m678p99p234s68s", "7s")
OPEN = ("678p99p234s68s +123m", "7s")
WITH_A_KONG = ("678p99p68s123m #2222s", "7s")


def refusal(hand: tuple[str, str], situation: Situation) -> str:
    with pytest.raises(HandError) as refused:
        declare(*hand, **situation)
    message = in_english(refused.value)
    assert message.endswith(".")
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("situation", "says"),
    [
        ({"by": "tsumo", "discarder": "W"}, "no discarder"),
        ({"discarder": "S"}, "own discard"),
        ({"liable": "S"}, "liable"),
        ({"ippatsu": True}, "Ippatsu needs riichi"),
        ({"rinshan": True}, "Rinshan is always tsumo."),
        ({"by": "tsumo", "chankan": True}, "Chankan is always ron."),
        ({"haitei": True}, "Haitei is always tsumo."),
        ({"by": "tsumo", "houtei": True}, "Houtei is always ron."),
        ({"first_turn": True, "riichi": True}, "can't have riichi"),
        ({"first_turn": True, "double_riichi": True}, "can't have riichi"),
        ({"first_turn": True, "chankan": True}, "can't have riichi or a kong"),
        ({"first_turn": True, "houtei": True}, "can't be the last tile"),
        ({"first_turn": True, "by": "tsumo", "haitei": True}, "can't be the last tile"),
        ({"counters": -1}, "Honba and riichi sticks can't be below 0."),
        ({"sticks": -1}, "Honba and riichi sticks can't be below 0."),
        ({"by": "tsumo", "rinshan": True}, "needs a kong"),
    ],
)
def test_a_contradiction_is_refused(situation: Situation, says: str) -> None:
    assert says in refusal(CLOSED, situation)


@pytest.mark.parametrize(
    ("hand", "situation", "says"),
    [
        (OPEN, {"riichi": True}, "closed"),
        (OPEN, {"double_riichi": True}, "closed"),
        (OPEN, {"riichi": True, "ippatsu": True}, "closed"),
        (OPEN, {"by": "tsumo", "first_turn": True}, "have melds"),
        # §4.2.5: a concealed kong is not allowed either.
        (WITH_A_KONG, {"by": "tsumo", "first_turn": True}, "have melds"),
        (WITH_A_KONG, {"by": "tsumo", "rinshan": True, "first_turn": True}, "riichi or a kong"),
        # §4.2.1: a kong ends ippatsu.
        (
            WITH_A_KONG,
            {"by": "tsumo", "rinshan": True, "riichi": True, "ippatsu": True},
            "ends ippatsu",
        ),
    ],
)
def test_a_hand_that_contradicts_the_situation_is_refused(
    hand: tuple[str, str], situation: Situation, says: str
) -> None:
    assert says in refusal(hand, situation)


@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        ("77s123m678p99p234s", "7s"),  # a pung of the robbed tile
        ("7s123m678p789p567m", "7s"),  # its pair
        ("68s567s123m678p99p", "7s"),  # one more of it in another chow
        ("19m19p19s1234567z", "1m"),  # thirteen-sided: the pair of the robbed tile
    ],
)
def test_a_robbed_tile_is_the_only_one_of_its_kind_in_the_hand(tiles: str, last: str) -> None:
    """The other three lie before the player who was robbed."""
    assert "only one" in refusal((tiles, last), {"chankan": True})


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
def test_a_contradiction_is_refused_under_every_rule_set(rules: str) -> None:
    assert "closed" in refusal(OPEN, {"riichi": True, "rules": rules})


@pytest.mark.parametrize(
    "situation",
    [
        {"riichi": True, "double_riichi": True},
        {"riichi": True, "by": "tsumo", "haitei": True, "ippatsu": True},
        {"riichi": True, "houtei": True, "ippatsu": True},
        {"riichi": True, "chankan": True},
    ],
)
def test_unusual_situations_that_can_be_are_scored(situation: Situation) -> None:
    assert win(*CLOSED, **situation).han >= 2


def test_a_robbed_tile_is_not_the_last_discard() -> None:
    """EMA 2016 §3.4.1, §4.2.1: a kong needs a replacement from the wall."""
    refusal(CLOSED, {"chankan": True, "houtei": True})


def test_east_does_not_win_on_a_discard_in_the_first_turn() -> None:
    """EMA 2016 §4.2.4: renho comes before the winner's first turn; East has begun."""
    refusal(CLOSED, {"seat": "E", "first_turn": True})
