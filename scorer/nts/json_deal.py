"""A deal out of JSON: seats, the win and its circumstances, and what cannot be on one table."""

from collections import Counter
from typing import Final, TypeVar

from scorer.nts.deal import Deal, Hand, MeldKind, Round, Seat, Win
from scorer.nts.json_hands import (
    InputError,
    read_flag,
    read_hand,
    read_tile,
    refuse_unknown_flags,
)
from scorer.nts.ruleset import RuleSet
from scorer.tiles import parse_tiles

# Each flag by every name it may have; the riichi names that mean the same are accepted.
_FLAGS: Final = {
    "last_wall_tile": ("last_tile", "last_wall_tile", "haitei"),
    "last_discard": ("last_discard", "houtei"),
    "kong_bloom": ("kong_bloom", "rinshan"),
    "kong_on_kong": ("kong_on_kong",),
    "robbed_kong": ("robbed_kong", "chankan"),
    "heaven": ("heaven", "tenho"),
    "earth": ("earth",),
}
_OTHER_FLAGS: Final = ("first_turn", "chips", "dreamer")
_KNOWN_FLAGS: Final = (*(name for names in _FLAGS.values() for name in names), *_OTHER_FLAGS)
_SEATS: Final = tuple(Seat)
_THREE: Final = _SEATS[:3]

_Letter = TypeVar("_Letter", Seat, Round)


def read_deal(record: dict[str, object], rules: RuleSet) -> Deal:
    """The deal that a record describes; raises InputError with one clear sentence."""
    refuse_unknown_flags(record, _KNOWN_FLAGS, "The record")
    if "winner" not in record:
        raise InputError("“winner” is missing: a seat (E, S, W or N), or null for a draw.")
    draw = record["winner"] is None
    hands = _read_hands(record.get("players"), draw)
    win = None if draw else _read_win(record, hands)
    ruling = record.get("ruling")
    deal = Deal(
        hands,
        win,
        _letter(Round, record.get("round", "E"), "round", tuple(Round)),
        None if ruling is None else _letter(Seat, ruling, "ruling", tuple(hands)),
        read_flag(record, "dreamer"),
        read_flag(record, "chips"),
    )
    _check_table(deal, rules)
    _check_tiles(deal, rules)
    return deal


def _read_hands(data: object, draw: bool) -> dict[Seat, Hand]:
    if data is None and draw:
        return {seat: Hand(()) for seat in _SEATS}
    if not isinstance(data, dict):
        raise InputError("“players” should be an object with a hand for each of E, S, W and N.")
    if set(data) not in (set(_SEATS), set(_THREE)):
        raise InputError(
            "“players” should have the seats E, S, W and N, or E, S and W for three players."
        )
    return {seat: read_hand(data[seat], f"Player {seat}") for seat in _SEATS if seat in data}


def _read_win(record: dict[str, object], hands: dict[Seat, Hand]) -> Win:
    winner = _letter(Seat, record["winner"], "winner", tuple(hands))
    by = record.get("by")
    if by not in ("ron", "tsumo"):
        raise InputError("“by” should be “ron” (on a discard) or “tsumo” (self-drawn).")
    discarder = None
    if by == "ron":
        others = tuple(seat for seat in hands if seat is not winner)
        discarder = _letter(Seat, record.get("discarder"), "discarder", others)
    elif record.get("discarder") is not None:
        raise InputError("“discarder” has no place when the tile was self-drawn.")
    flags = {field: _any_flag(record, names) for field, names in _FLAGS.items()}
    closed = not hands[winner].melds
    if read_flag(record, "first_turn") and closed:
        flags["heaven"] |= winner is Seat.EAST and by == "tsumo"
        flags["earth"] |= discarder is Seat.EAST
    win = Win(winner, read_tile(record.get("win"), "“win”"), discarder, **flags)
    _check_win(win, hands[winner])
    return win


def _any_flag(record: dict[str, object], names: tuple[str, ...]) -> bool:
    # All of them are read, so that a bad one is not hidden behind a good one.
    return True in [read_flag(record, name) for name in names]


def _letter(kind: type[_Letter], data: object, name: str, allowed: tuple[_Letter, ...]) -> _Letter:
    if isinstance(data, str) and data in allowed:
        return kind(data)
    raise InputError(f"“{name}” should be one of {', '.join(allowed)}.")


def _check_win(win: Win, hand: Hand) -> None:
    kongs = sum(meld.kind.is_kong for meld in hand.melds)
    needs_draw = win.last_wall_tile or win.kong_bloom or win.kong_on_kong or win.heaven
    if needs_draw and not win.self_drawn:
        raise InputError("The last wall tile, a tile after a kong and heaven are self-drawn wins.")
    if (win.last_discard or win.robbed_kong or win.earth) and win.self_drawn:
        raise InputError("The last discard, a robbed kong and earth are wins on a discard.")
    if kongs < (2 if win.kong_on_kong else 1 if win.kong_bloom else 0):
        raise InputError("The winner has too few kongs to have drawn a tile after a kong.")
    if win.last_wall_tile and (win.kong_bloom or win.kong_on_kong):
        raise InputError("A loose tile after a kong is not the last tile of the wall.")
    if win.heaven and (win.winner is not Seat.EAST or hand.melds):
        raise InputError("Only East can go out with the first fourteen tiles, without melds.")
    if win.earth and (win.discarder is not Seat.EAST or hand.melds):
        raise InputError("Earth is a win on East's first discard, without melds.")


def _check_table(deal: Deal, rules: RuleSet) -> None:
    three = len(deal.hands) == 3
    green = deal.round is Round.GREEN_DRAGON
    if three and not rules.three_players.allowed.value:
        raise InputError("This rule set is not for three players.")
    if deal.dreamer and (three or not rules.five_players.allowed.value):
        raise InputError("A dreamer sits out only where five players are allowed and four play.")
    if three and deal.round is Round.NORTH:
        raise InputError("There is no round of North with three players.")
    if green:
        own = rules.three_players if three else rules.five_players
        if not (three or deal.dreamer) or not own.green_dragon_round.value:
            raise InputError("A round of the green dragon is for three or for five players.")
    if deal.ruling is not None and not (three and green):
        raise InputError("“ruling” is for three players in the round of the green dragon.")


def _check_tiles(deal: Deal, rules: RuleSet) -> None:
    held = Counter(tile for hand in deal.hands.values() for tile in hand.tiles)
    if deal.win is not None:
        held[deal.win.tile.kind] += 1
    for tile, count in held.items():
        if count > 4:
            raise InputError(f"There are {count} tiles {tile} on the table; a set has four.")
    lucky = Counter(tile for hand in deal.hands.values() for tile in hand.lucky)
    if lucky and not rules.lucky.allowed.value:
        raise InputError("This rule set is played without lucky tiles.")
    if any(count > 1 for count in lucky.values()):
        raise InputError("Each lucky tile exists only once.")
    if not rules.dead_hand.wrong_number_of_tiles.value and deal.win is not None:
        for seat, hand in deal.hands.items():
            if hand.size != 13 and not hand.dead:
                raise InputError(f"Player {seat} has {hand.size} tiles; it should be 13.")
    if len(deal.hands) == 3:
        in_play = set(parse_tiles(rules.three_players.tiles_in_play.value))
        for tile in held:
            if tile not in in_play:
                raise InputError(f"Three players play without the tile {tile}.")
        melds = [meld.kind for hand in deal.hands.values() for meld in hand.melds]
        if MeldKind.CHI in melds and not rules.three_players.open_chows.value:
            raise InputError("Three players may not lay chows on the table.")
