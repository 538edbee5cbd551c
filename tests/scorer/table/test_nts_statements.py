"""Sentences of NTS 2009 about the table as cases: the heading, what it says, what comes of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from scorer.hand import WINDS, HandError, Wind
from scorer.messages import CodedError
from scorer.nts.checks import check_deal
from scorer.nts.claims import first_claim
from scorer.nts.deal import Deal, Hand, Round
from scorer.nts.deal import Win as NtsWin
from scorer.nts.hand_score import Completes
from scorer.nts.score import DealScore, balance, round_for_chips, score_deal, settle
from scorer.table import DeadHand, Seat, Win, Winner
from scorer.table.table import by_chair
from scorer.tiles import parse_tile
from tests.scorer.nts.table import RULES, hand
from tests.scorer.table.playing import Game

EAST, SOUTH, WEST, NORTH = Wind
THREE = {"players": ("Kim", "Jan", "Maja", "")}
FIVE = {"players": ("Kim", "Jan", "Maja", "Ola", "Piet")}
TILE = parse_tile("1p")


class Case(NamedTuple):
    heading: str
    says: str
    play: Callable[[], Any]
    must_be: Any


def won(game: Game, winner: Wind, paid: int = 20) -> Game:
    """Whoever has this wind goes out and gets as much from everybody who plays."""
    table = game.table
    seat = table.seat_of(winner)
    moved = dict.fromkeys(table.playing, -paid) | {seat: paid * (len(table.playing) - 1)}
    whole = by_chair(dict.fromkeys(table.seats, 0) | moved)
    game.do(Win, winners=(Winner(seat),), payments=whole)
    return game


def after(*winds: Wind | None, **started: Any) -> Game:
    """A game in which these winds went out one after the other; None: a draw."""
    game = Game("nts-2009", **started)
    for wind in winds:
        if wind is None:
            game.draw()
        else:
            won(game, wind)
    return game


def dealer(*winds: Wind | None, **started: Any) -> Any:
    return after(*winds, **started).table.dealer.name


def hands_played(wind: Wind, **started: Any) -> Any:
    """How many hands until the game is over, when always this wind goes out."""
    game, count = Game("nts-2009", **started), 0
    while game.table.over is None:
        won(game, wind)
        count += 1
    return count


def rounds(count: int, **started: Any) -> str:
    """The round's letter before each of so many hands that South wins."""
    game, letters = Game("nts-2009", **started), ""
    for _ in range(count):
        letters += game.table.round_letter
        won(game, SOUTH)
    return letters


def dreamers(*winds: Wind | None) -> list[str]:
    game, found = Game("nts-2009", **FIVE), []
    for wind in (*winds, ()):
        dreamer = game.table.dreamer
        assert dreamer is not None
        found.append(game.table.name(dreamer))
        if wind is None:
            game.draw()
        elif isinstance(wind, Wind):
            won(game, wind)
    return found


def paid(
    totals: dict[Wind, int], winner: Wind, discarder: Wind | None = None, ruling: Wind | None = None
) -> tuple[int, ...]:
    deal = Deal({seat: Hand(()) for seat in totals}, NtsWin(winner, TILE, discarder), ruling=ruling)
    return tuple(balance(settle(totals, deal, RULES), list(totals)).values())


def counted(totals: dict[Wind, int], winner: Wind, discarder: Wind | None = None) -> Any:
    """Totals that the players counted themselves: what each gains, or why they cannot be."""
    deal = Deal(
        {seat: Hand(()) for seat in totals}, NtsWin(winner, TILE, discarder), counted=totals
    )
    try:
        check_deal(deal, RULES)
    except HandError as refusal:
        return refusal.code
    result = score_deal(deal, RULES)
    assert isinstance(result, DealScore)
    return tuple(result.payments.values())


def settled(*payments: int, dead: Seat | None = None) -> str | None:
    """South goes out self-drawn and this is what each gains; why it is refused, if it is."""
    game = Game("nts-2009")
    if dead is not None:
        game.do(DeadHand, seat=dead)
    try:
        game.do(Win, winners=(Winner(Seat.SOUTH),), payments=payments)
    except CodedError as refusal:
        return refusal.code
    return None


def robbed(of: Hand) -> str | None:
    """South robs East's kong of 5 of circles."""
    nobody = {seat: hand("", dead=True) for seat in (WEST, NORTH)}
    win = NtsWin(SOUTH, parse_tile("5p"), EAST, robbed_kong=True)
    return code_of(Deal({EAST: of, SOUTH: hand("123m46p789s11199m"), **nobody}, win))


def with_kongs(count: int) -> str | None:
    """So many kongs lie on the table when South goes out with one of them."""
    kinds = ["1111m", "2222m", "3333m", "4444m", "5555m", "6666m", "7777m", "8888m"]
    kinds += ["1111p", "2222p", "3333p", "4444p", "5555p", "6666p", "7777p", "8888p"]
    laid: dict[Wind, list[str]] = {seat: [] for seat in (EAST, WEST, NORTH, SOUTH)}
    for kong in kinds[:count]:
        free = next(melds for melds in laid.values() if len(melds) < 4)
        free.append(f"ankan {kong}")
    rest = {seat: 13 - 3 * len(melds) for seat, melds in laid.items()}
    spare = iter([f"{number}s" for number in range(1, 10)] * 4)
    hands = {
        seat: hand("".join(next(spare) for _ in range(rest[seat])), *melds)
        for seat, melds in laid.items()
    }
    return code_of(Deal(hands, NtsWin(SOUTH, parse_tile("9m"))))


def code_of(deal: Deal) -> str | None:
    try:
        check_deal(deal, RULES)
    except HandError as refusal:
        return refusal.code
    return None


def first(discarder: Wind = EAST, **claims: Completes) -> str:
    wanted = {WINDS["ESWN".index(letter)]: what for letter, what in claims.items()}
    return first_claim(wanted, discarder, RULES).name


EXAMPLE = {EAST: 128, SOUTH: 272, WEST: 0, NORTH: 40}
GANG, REKENEN = "Algemene gang van het spel", "Het verrekenen van de punten"
CASES = (
    Case(GANG, "the winds turn after a hand that East did not win", lambda: dealer(SOUTH), "SOUTH"),
    Case(GANG, "not when East goes out", lambda: dealer(EAST), "EAST"),
    Case(GANG, "nor at a draw", lambda: dealer(None), "EAST"),
    Case(GANG, "at a draw nothing counts", lambda: after(None).points, (3000,) * 4),
    Case(GANG, "East is North next", lambda: after(SOUTH).table.wind(Seat.EAST).name, "NORTH"),
    Case("Ronde en de windrichting", "four rounds", lambda: rounds(16), "EEEESSSSWWWWNNNN"),
    Case("Ronde en de windrichting", "sixteen hands at least", lambda: hands_played(SOUTH), 16),
    Case(
        "Ronde en de windrichting",
        "more where East wins or nobody does",
        lambda: after(EAST, None, *(SOUTH,) * 15).table.over,
        None,
    ),
    Case(REKENEN, "the example", lambda: paid(EXAMPLE, SOUTH, WEST), (-56, 1088, -712, -320)),
    Case(REKENEN, "self-drawn all pay once", lambda: paid(EXAMPLE, SOUTH), (-56, 816, -440, -320)),
    Case(REKENEN, "it sums to zero", lambda: sum(paid(EXAMPLE, NORTH, EAST)), 0),
    Case(
        "Begrippen: Punten betalen",
        "the winner pays nobody, a better hand neither",
        lambda: paid({EAST: 750, SOUTH: 100, WEST: 0, NORTH: 0}, SOUTH, EAST),
        (1300, 400, -850, -850),
    ),
    Case(
        "Verschillen met voorgaande spelregels",
        "East pays and receives once",
        lambda: paid({EAST: 100, SOUTH: 0, WEST: 0, NORTH: 0}, EAST),
        (300, -100, -100, -100),
    ),
    Case("Het berekenen van de punten", "6,000", lambda: settled(-2000, 6000, -2000, -2000), None),
    Case(
        "Het berekenen van de punten",
        "a winner gains 6,000 at most",
        lambda: settled(-2001, 6003, -2001, -2001),
        "settlement-limit",
    ),
    Case(
        "Het berekenen van de punten",
        "somebody else 3,000 at most",
        lambda: settled(3001, 99, -1550, -1550),
        "settlement-limit",
    ),
    Case(
        "Het berekenen van de punten",
        "2,000 self-drawn is the limit",
        lambda: counted({EAST: 0, SOUTH: 2000, WEST: 0, NORTH: 0}, SOUTH),
        (-2000, 6000, -2000, -2000),
    ),
    Case(
        "Het berekenen van de punten",
        "on a discard it is 1,500",
        lambda: counted({EAST: 0, SOUTH: 1500, WEST: 0, NORTH: 0}, SOUTH, EAST),
        (-3000, 6000, -1500, -1500),
    ),
    Case(
        "Het berekenen van de punten",
        "more cannot be counted",
        lambda: counted({EAST: 0, SOUTH: 1504, WEST: 0, NORTH: 0}, SOUTH, EAST),
        "nts-counted-limit",
    ),
    Case(
        "Het berekenen van de punten",
        "nor by somebody else",
        lambda: counted({EAST: 1504, SOUTH: 200, WEST: 0, NORTH: 0}, SOUTH),
        "nts-counted-limit",
    ),
    Case(
        "Dood spel", "a dead hand pays", lambda: settled(-50, 250, -100, -100, dead=Seat.WEST), None
    ),
    Case(
        "Dood spel",
        "and gains nothing",
        lambda: settled(-200, 250, 50, -100, dead=Seat.WEST),
        "dead-gains",
    ),
    Case(
        "Dood spel",
        "nor does it go out",
        lambda: settled(-50, 250, -100, -100, dead=Seat.SOUTH),
        "dead-hand-cannot-win",
    ),
    Case("Fiches", "3,000 in chips at the start", lambda: Game("nts-2009").points, (3000,) * 4),
    Case(
        "Fiches",
        "rounded to whole tens",
        lambda: [round_for_chips(total, 10) for total in (272, 128, 40)],
        [270, 130, 40],
    ),
    Case(
        "Voorrang",
        "an irregular limit hand goes first",
        lambda: first(S=Completes.PAIR, N=Completes.IRREGULAR),
        "NORTH",
    ),
    Case("Voorrang", "then a pair", lambda: first(S=Completes.PUNG, N=Completes.PAIR), "NORTH"),
    Case("Voorrang", "then a pung", lambda: first(S=Completes.CHOW, N=Completes.PUNG), "NORTH"),
    Case(
        "Voorrang",
        "then whoever's turn comes first",
        lambda: first(WEST, E=Completes.CHOW, N=Completes.CHOW),
        "NORTH",
    ),
    Case(
        "Begrippen: Kongroof",
        "from a pung that lies open",
        lambda: robbed(hand("777m456s789s1z", "pon 555p")),
        None,
    ),
    Case(
        "Begrippen: Kongroof",
        "not from a concealed one",
        lambda: robbed(hand("777m456s789s1z555p")),
        "nts-robbed-pung",
    ),
    Case("Begrippen: Dode muur", "fourteen kongs can be", lambda: with_kongs(14), None),
    Case(
        "Begrippen: Dode muur",
        "the fifteenth is a draw",
        lambda: with_kongs(15),
        "nts-fifteenth-kong",
    ),
    Case("Begrippen: Drie spelers", "then the green", lambda: rounds(4, **THREE), "EEEG"),
    Case(
        "Begrippen: Drie spelers",
        "the fourth hand is the last",
        lambda: hands_played(SOUTH, **THREE),
        4,
    ),
    Case(
        "Begrippen: Drie spelers",
        "the ruling player pays and receives double",
        lambda: paid({EAST: 40, SOUTH: 100, WEST: 0}, SOUTH, WEST, ruling=EAST),
        (-120, 400, -280),
    ),
    Case(
        "Begrippen: Vijf spelers",
        "East dreams next, and the dreamer is North",
        lambda: dreamers(SOUTH, SOUTH),
        ["Piet", "Kim", "Jan"],
    ),
    Case(
        "Begrippen: Vijf spelers",
        "after a draw too, and after East's win",
        lambda: dreamers(None, EAST),
        ["Piet", "Kim", "Jan"],
    ),
    Case("Begrippen: Vijf spelers", "five to a round", lambda: rounds(6, **FIVE), "EEEEES"),
    Case("Begrippen: Vijf spelers", "twenty hands", lambda: hands_played(SOUTH, **FIVE), 20),
    Case(
        "Begrippen: Vijf spelers",
        "a fifth round if they like",
        lambda: hands_played(SOUTH, green_round=True, **FIVE),
        25,
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.heading}: {case.says}")
def test_what_the_book_says_is_what_happens(case: Case) -> None:
    assert case.play() == case.must_be


def test_the_green_dragon_rules_its_round() -> None:
    assert Round(rounds(4, **THREE)[-1]) is Round.GREEN_DRAGON
