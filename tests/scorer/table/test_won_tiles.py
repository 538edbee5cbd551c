"""The tiles of a win are kept in one line of its event and come back whole."""

import pytest

from scorer.engine import score
from scorer.hand import Hand, Meld, MeldKind, Source, WinBy, WinContext, Wind
from scorer.result import Score
from scorer.rule_files import load_rules
from scorer.table import Seat, winner_from_score
from scorer.table.riichi import WonTiles, format_won_tiles, parse_won_tiles
from scorer.tiles import parse_tile, parse_tiles

OPEN = Hand(
    parse_tiles("406p1z"),
    parse_tile("1z"),
    (
        Meld(MeldKind.PON, parse_tiles("555z"), Source.ACROSS),
        Meld(MeldKind.CHI, parse_tiles("678s")),
        Meld(MeldKind.ANKAN, parse_tiles("9999m")),
    ),
)


def test_a_hand_with_melds_and_indicators_comes_back_as_it_was() -> None:
    won = WonTiles(OPEN, parse_tiles("4p3s"), parse_tiles("9m"))
    text = format_won_tiles(won)
    assert text == "406p1z 1z pon 555z across chi 678s - ankan 9999m - dora 4p3s ura 9m"
    assert parse_won_tiles(text) == won


def test_a_closed_hand_without_indicators_comes_back_as_it_was() -> None:
    won = WonTiles(Hand(parse_tiles("234m456p67s11z555z"), parse_tile("8s")))
    assert parse_won_tiles(format_won_tiles(won)) == won


@pytest.mark.parametrize(
    "text",
    ["", "234m", "234m 5", "234m456p67s11z555z 8s pon", "234m456p67s11z555z 8s run 123m left"],
)
def test_what_is_no_hand_is_not_known(text: str) -> None:
    assert parse_won_tiles(text) is None


def test_a_scored_hand_goes_into_the_record_with_its_tiles_and_indicators() -> None:
    hand = Hand(parse_tiles("234m456p67s11z555z"), parse_tile("8s"))
    context = WinContext(
        WinBy.RON, Wind.SOUTH, discarder=Wind.EAST, dora_indicators=parse_tiles("4p")
    )
    found = score(hand, context, load_rules("ema-2016"))
    assert isinstance(found, Score)
    winner = winner_from_score(found, Seat.EAST)
    assert parse_won_tiles(winner.tiles) == WonTiles(hand, parse_tiles("4p"))
