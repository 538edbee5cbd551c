"""The hands of an NTS deal in the log: what is written can be read back."""

import pytest

from scorer.hand import WINDS, Wind
from scorer.nts.deal import Deal, Hand, Win
from scorer.table.deal_event import KeptHand, hand_text, parse_hand_text
from scorer.tiles import parse_tile
from tests.scorer.nts.table import hand

NOBODYS = hand("1357m2468p1357s1z")


def deal(south: Hand, win: Win | None = None, **more: object) -> Deal:
    hands = dict.fromkeys(WINDS, NOBODYS) | {Wind.SOUTH: south}
    return Deal(hands, win, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "own",
    [
        hand("234678m55p", "pon 111z", "ankan 9999p"),
        hand("234678m55p123s", "chi 345s", lucky="158"),
        hand("234678m55p123s11z", dead=True),
    ],
    ids=["melds", "lucky tiles", "dead"],
)
def test_a_hand_that_did_not_win_is_read_back(own: Hand) -> None:
    assert parse_hand_text(hand_text(Wind.SOUTH, deal(own))) == KeptHand(own)


def test_the_winners_hand_says_what_was_special_and_who_ruled() -> None:
    own = hand("234678m55p", "pon 111z", "minkan 9999p")
    win = Win(Wind.SOUTH, parse_tile("5p"), Wind.EAST, robbed_kong=True, last_discard=True)
    told = deal(own, win, ruling=Wind.WEST)
    flags = frozenset({"robbed_kong", "last_discard"})
    assert parse_hand_text(hand_text(Wind.SOUTH, told)) == KeptHand(
        own, parse_tile("5p"), flags, Wind.WEST
    )
    assert parse_hand_text(hand_text(Wind.NORTH, told)) == KeptHand(NOBODYS)


def test_of_a_hand_that_was_only_counted_nothing_is_written() -> None:
    assert hand_text(Wind.SOUTH, deal(NOBODYS, counted={Wind.SOUTH: 24})) == ""
