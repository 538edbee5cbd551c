"""Hands for tests, written the way a player lays them down.

``win("234m456p67s11z +555z", "8s", riichi=True)``: the concealed tiles, then the melds. ``+``
is a claimed set (chow, pung or kong by its tiles), ``^`` a kong added to a claimed pung, and
``#`` a concealed kong. The winner sits South in the East round unless the test says otherwise.
"""

from typing import TypedDict, Unpack

from scorer import (
    Hand,
    Meld,
    MeldKind,
    NoWin,
    RuleSet,
    Score,
    WinBy,
    WinContext,
    Wind,
    all_readings,
    load_rules,
    parse_tile,
    parse_tiles,
    score,
)

SEATS = {wind.letter: wind for wind in Wind}


class Situation(TypedDict, total=False):
    by: str
    rules: str | RuleSet
    seat: str
    round: str
    discarder: str
    dora: str
    ura: str
    riichi: bool
    double_riichi: bool
    ippatsu: bool
    rinshan: bool
    chankan: bool
    haitei: bool
    houtei: bool
    first_turn: bool
    counters: int
    sticks: int
    liable: str
    norths: int


def meld(text: str) -> Meld:
    tiles = parse_tiles(text[1:])
    if text[0] == "#":
        return Meld(MeldKind.ANKAN, tiles)
    if text[0] == "^":
        return Meld(MeldKind.KAKAN, tiles)
    if len(tiles) == 4:
        return Meld(MeldKind.MINKAN, tiles)
    same = tiles[0].kind == tiles[1].kind
    return Meld(MeldKind.PON if same else MeldKind.CHI, tiles)


def hand(tiles: str, last: str) -> Hand:
    parts = tiles.split()
    concealed = "".join(part for part in parts if part[0] not in "+^#")
    melds = tuple(meld(part) for part in parts if part[0] in "+^#")
    return Hand(parse_tiles(concealed), parse_tile(last), melds)


def context(**situation: Unpack[Situation]) -> WinContext:
    said = situation
    discarder, liable = said.get("discarder"), said.get("liable")
    return WinContext(
        by=WinBy(said.get("by", "ron")),
        seat=SEATS[said.get("seat", "S")],
        round=SEATS[said.get("round", "E")],
        discarder=SEATS[discarder] if discarder else None,
        dora_indicators=parse_tiles(said.get("dora", "")),
        ura_indicators=parse_tiles(said.get("ura", "")),
        riichi=said.get("riichi", False),
        double_riichi=said.get("double_riichi", False),
        ippatsu=said.get("ippatsu", False),
        rinshan=said.get("rinshan", False),
        chankan=said.get("chankan", False),
        haitei=said.get("haitei", False),
        houtei=said.get("houtei", False),
        first_turn=said.get("first_turn", False),
        counters=said.get("counters", 0),
        sticks=said.get("sticks", 0),
        liable=SEATS[liable] if liable else None,
        norths=said.get("norths", 0),
    )


def book(rules: str | RuleSet) -> RuleSet:
    return load_rules(rules) if isinstance(rules, str) else rules


def declare(tiles: str, last: str, **situation: Unpack[Situation]) -> Score | NoWin:
    """What the scorer answers, win or not."""
    rules = book(situation.get("rules", "ema-2016"))
    return score(hand(tiles, last), context(**situation), rules)


def win(tiles: str, last: str, **situation: Unpack[Situation]) -> Score:
    """The score of a hand that must be a win."""
    answer = declare(tiles, last, **situation)
    assert isinstance(answer, Score), f"no win: {answer.reason}"
    return answer


def no_win(tiles: str, last: str, **situation: Unpack[Situation]) -> NoWin:
    """The refusal of a hand that must not be a win."""
    answer = declare(tiles, last, **situation)
    assert isinstance(answer, NoWin), f"a win: {yaku(answer)}"
    return answer


def readings(tiles: str, last: str, **situation: Unpack[Situation]) -> tuple[Score, ...]:
    rules = book(situation.get("rules", "ema-2016"))
    return all_readings(hand(tiles, last), context(**situation), rules)


def yaku(answer: Score) -> dict[str, int]:
    """Each yaku of a score with its han."""
    found = {item.id: item.han for item in answer.yaku}
    assert len(found) == len(answer.yaku), "a yaku is counted twice"
    return found


def fu_items(answer: Score) -> list[tuple[str, int]]:
    """The fu items with their fu, sorted by name."""
    return sorted((item.id, item.fu) for item in answer.fu_items)


def payments(answer: Score) -> dict[str, int]:
    """Who gains and who pays, by the letter of the seat; nobody with nothing."""
    return {seat.letter: points for seat, points in answer.payments.items() if points}
