"""Short ways to lay hands on a table for the tests of NTS."""

from typing import Any

from scorer.hand import Meld, MeldKind, Wind
from scorer.json_fields import SEATS
from scorer.nts.deal import Hand, LuckyTile, Round, Win
from scorer.nts.hand_score import HandScore
from scorer.nts.other_hand import score_other
from scorer.nts.rules_file import load_rules, rules_from_text
from scorer.nts.ruleset import RuleSet
from scorer.nts.winning_hand import NotOut, score_winner
from scorer.tiles import parse_tile, parse_tiles

RULES = load_rules("nts-2009")


def club(fields: str) -> RuleSet:
    """The rules of a club that changes some fields."""
    return rules_from_text(f'extends = "nts-2009"\n{fields}', "club.toml", own=True)


def meld(text: str) -> Meld:
    kind, tiles = text.split()
    return Meld(MeldKind(kind), parse_tiles(tiles))


def hand(concealed: str, *melds: str, lucky: str = "", dead: bool = False) -> Hand:
    return Hand(
        parse_tiles(concealed),
        tuple(meld(one) for one in melds),
        tuple(LuckyTile(figure) for figure in lucky),
        dead,
    )


def claim(
    concealed: str,
    tile: str,
    *melds: str,
    by: str = "ron",
    seat: str = "S",
    round_: str = "N",
    lucky: str = "",
    rules: RuleSet = RULES,
    **flags: Any,
) -> HandScore | NotOut:
    """What comes of calling mahjong; East gives the tile, or West when East goes out."""
    discarder = None if by == "tsumo" else Wind.WEST if seat == "E" else Wind.EAST
    win = Win(SEATS[seat], parse_tile(tile), discarder, **flags)
    return score_winner(hand(concealed, *melds, lucky=lucky), win, Round(round_), rules)


def won(concealed: str, tile: str, *melds: str, **how: Any) -> HandScore:
    """The score of a hand that goes out."""
    score = claim(concealed, tile, *melds, **how)
    assert isinstance(score, HandScore), score
    return score


def refused(concealed: str, tile: str, *melds: str, **how: Any) -> NotOut:
    """The verdict on a hand that may not go out."""
    verdict = claim(concealed, tile, *melds, **how)
    assert isinstance(verdict, NotOut), verdict
    return verdict


def held(
    concealed: str,
    *melds: str,
    seat: str = "S",
    round_: str = "N",
    lucky: str = "",
    dead: bool = False,
    rules: RuleSet = RULES,
) -> HandScore:
    """The score of a hand when someone else goes out."""
    return score_other(
        hand(concealed, *melds, lucky=lucky, dead=dead), SEATS[seat], Round(round_), rules
    )


def points(score: HandScore) -> dict[str, int]:
    """The points by id, added up."""
    found: dict[str, int] = {}
    for item in score.items:
        found[item.id] = found.get(item.id, 0) + item.points
    return found


def doublings(score: HandScore) -> dict[str, int]:
    """The doublings by id, added up."""
    found: dict[str, int] = {}
    for item in score.doubling_items:
        found[item.id] = found.get(item.id, 0) + item.doublings
    return found
