"""A deal out of JSON: seats, the win and its circumstances, and what cannot be on one table."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from scorer.hand import WINDS, HandError, MeldKind, WinBy, Wind
from scorer.json_fields import Record, flags_in, seat_in, unknown_in, win_by_in, winning_tile
from scorer.nts.deal import Deal, Hand, Round, Win
from scorer.nts.json_hands import HAND_FIELDS, read_hand, refuse_unknown_flags
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
_FIELDS: Final = frozenset(
    {"id", "players", "winner", "win", "by", "discarder", "round", "ruling", *_KNOWN_FLAGS}
)
_FOUR: Final = {wind.letter for wind in WINDS}
_THREE: Final = {wind.letter for wind in WINDS[:3]}


def read_deal(record: Record, rules: RuleSet) -> Deal:
    """The deal that a record describes; a bad field raises HandError or NotationError."""
    refuse_unknown_flags(record, _KNOWN_FLAGS, "The record")
    if "winner" not in record:
        raise HandError("“winner” is missing: a seat (E, S, W or N), or null for a draw.")
    draw = record["winner"] is None
    hands = _read_hands(record.get("players"), draw)
    win = None if draw else _read_win(record, hands)
    ruling = None if record.get("ruling") is None else _seat_among(record, "ruling", hands)
    flags = flags_in(record, ("dreamer", "chips"))
    deal = Deal(hands, win, _read_round(record), ruling, **flags)
    _check_table(deal, rules)
    _check_tiles(deal, rules)
    return deal


def unknown_in_deal(record: Record) -> list[str]:
    """The names that nobody knows, in the record of a deal that was read and in its hands."""
    unknown = [*(record.keys() - _FIELDS)]
    for hand in (record.get("players") or {}).values():
        unknown += unknown_in(hand, HAND_FIELDS)
    return unknown


def _read_hands(data: Any, draw: bool) -> dict[Wind, Hand]:
    if data is None and draw:
        return {seat: Hand(()) for seat in WINDS}
    if not isinstance(data, dict):
        raise HandError("“players” should be an object with a hand for each of E, S, W and N.")
    if set(data) not in (_FOUR, _THREE):
        raise HandError(
            "“players” should have the seats E, S, W and N, or E, S and W for three players."
        )
    return {
        seat: read_hand(data[seat.letter], f"Player {seat.letter}") for seat in WINDS[: len(data)]
    }


def _read_round(record: Record) -> Round:
    value = record.get("round")
    if value is None:
        return Round.EAST
    if not isinstance(value, str) or value not in tuple(Round):
        raise HandError(f"“round” should be one of {', '.join(Round)}.")
    return Round(value)


def _read_win(record: Record, hands: dict[Wind, Hand]) -> Win:
    winner = _seat_among(record, "winner", hands)
    by = win_by_in(record)
    discarder = None
    if by is WinBy.RON:
        others = [seat for seat in hands if seat is not winner]
        discarder = _seat_among(record, "discarder", others)
    elif record.get("discarder") is not None:
        raise HandError("“discarder” has no place when the tile was self-drawn.")
    given = flags_in(record, _KNOWN_FLAGS)
    flags = {field: not given.keys().isdisjoint(names) for field, names in _FLAGS.items()}
    if "first_turn" in given and not hands[winner].melds:
        flags["heaven"] |= winner is Wind.EAST and by is WinBy.TSUMO
        flags["earth"] |= discarder is Wind.EAST
    win = Win(winner, winning_tile(record), discarder, **flags)
    _check_win(win, hands[winner])
    return win


def _seat_among(record: Record, field: str, allowed: Collection[Wind]) -> Wind:
    seat = seat_in(record, field)
    if seat is None or seat not in allowed:
        raise HandError(f"“{field}” should be one of {', '.join(one.letter for one in allowed)}.")
    return seat


def _check_win(win: Win, hand: Hand) -> None:
    kongs = sum(meld.is_kong for meld in hand.melds)
    needs_draw = win.last_wall_tile or win.kong_bloom or win.kong_on_kong or win.heaven
    if needs_draw and not win.self_drawn:
        raise HandError("The last wall tile, a tile after a kong and heaven are self-drawn wins.")
    if (win.last_discard or win.robbed_kong or win.earth) and win.self_drawn:
        raise HandError("The last discard, a robbed kong and earth are wins on a discard.")
    if kongs < (2 if win.kong_on_kong else 1 if win.kong_bloom else 0):
        raise HandError("The winner has too few kongs to have drawn a tile after a kong.")
    if win.last_wall_tile and (win.kong_bloom or win.kong_on_kong):
        raise HandError("A loose tile after a kong is not the last tile of the wall.")
    if win.heaven and (win.winner is not Wind.EAST or hand.melds):
        raise HandError("Only East can go out with the first fourteen tiles, without melds.")
    if win.earth and (win.discarder is not Wind.EAST or hand.melds):
        raise HandError("Earth is a win on East's first discard, without melds.")


def _check_table(deal: Deal, rules: RuleSet) -> None:
    three = len(deal.hands) == 3
    green = deal.round is Round.GREEN_DRAGON
    if three and not rules.three_players.allowed.value:
        raise HandError("This rule set is not for three players.")
    if deal.dreamer and (three or not rules.five_players.allowed.value):
        raise HandError("A dreamer sits out only where five players are allowed and four play.")
    if three and deal.round is Round.NORTH:
        raise HandError("There is no round of North with three players.")
    if green:
        own = rules.three_players if three else rules.five_players
        if not (three or deal.dreamer) or not own.green_dragon_round.value:
            raise HandError("A round of the green dragon is for three or for five players.")
    if deal.ruling is not None and not (three and green):
        raise HandError("“ruling” is for three players in the round of the green dragon.")


def _check_tiles(deal: Deal, rules: RuleSet) -> None:
    held = Counter(tile for hand in deal.hands.values() for tile in hand.tiles)
    if deal.win is not None:
        held[deal.win.tile.kind] += 1
    for tile, count in held.items():
        if count > 4:
            raise HandError(f"There are {count} tiles {tile} on the table; a set has four.")
    lucky = Counter(tile for hand in deal.hands.values() for tile in hand.lucky)
    if lucky and not rules.lucky.allowed.value:
        raise HandError("This rule set is played without lucky tiles.")
    if any(count > 1 for count in lucky.values()):
        raise HandError("Each lucky tile exists only once.")
    if not rules.dead_hand.wrong_number_of_tiles.value and deal.win is not None:
        for seat, hand in deal.hands.items():
            if hand.size != 13 and not hand.dead:
                raise HandError(f"Player {seat.letter} has {hand.size} tiles; it should be 13.")
    if len(deal.hands) == 3:
        in_play = set(parse_tiles(rules.three_players.tiles_in_play.value))
        for tile in held:
            if tile not in in_play:
                raise HandError(f"Three players play without the tile {tile}.")
        melds = [meld.kind for hand in deal.hands.values() for meld in hand.melds]
        if MeldKind.CHI in melds and not rules.three_players.open_chows.value:
            raise HandError("Three players may not lay chows on the table.")
