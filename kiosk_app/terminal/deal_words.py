"""A hand in which everybody scores (NTS), told by the four hands instead of the settlement."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from kiosk_app.club.refusal import NightRefused
from kiosk_app.languages import load_language
from kiosk_app.store.game_rules import nts_rules
from kiosk_app.terminal.seat_words import seat_in
from scorer.hand import WINDS, Wind
from scorer.nts.checks import check_deal
from scorer.nts.deal import Deal, Hand, Round, Win
from scorer.nts.json_deal import read_deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import score_deal
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import not_out_words
from scorer.table import ExhaustiveDraw, Seat, State, Table, Winner, seat_of
from scorer.table import Win as WinEvent
from scorer.tiles import TILES


def deal_from_words(
    words: list[str], place: tuple[str, int], state: State, own_rules: str | None
) -> WinEvent | ExhaustiveDraw:
    """The words after ``deal``: the four hands, or what the players counted.

    The hands are one JSON object as for ``tenbou score``, or a file with it; its seats are the
    winds of this hand, and the round is the table's. Counted: ``deal S from W E=128 S=272 N=40``.
    """
    table = state.table
    rules = nts_rules(state.rules.id, own_rules)
    if table is None or rules is None:
        raise NightRefused(
            f"Only the winner's hand scores under {state.rules.name}: say ron or tsumo."
        )
    if any("=" in word for word in words[1:]):
        return _event(_counted_deal(words, table, rules), rules, None, place, table)
    if len(words) != 1:
        raise NightRefused("Give the four hands as one JSON object in quotes, or its file.")
    record = _record(words[0]) | {"round": table.round.letter}
    deal = read_deal(record, rules)
    if len(deal.hands) != len(WINDS):
        raise NightRefused("Four play at this table: give the hands of E, S, W and N.")
    return _event(_with_dead_hands(deal, table), rules, record, place, table)


def _with_dead_hands(deal: Deal, table: Table) -> Deal:
    """A hand that was noted dead counts nothing, whatever lies there (NTS, Dood spel)."""
    dead = {table.wind(seat) for seat in table.dead}
    hands = {
        wind: replace(hand, dead=True) if wind in dead else hand
        for wind, hand in deal.hands.items()
    }
    return replace(deal, hands=hands)


def _counted_deal(words: list[str], table: Table, rules: RuleSet) -> Deal:
    """Totals that the players counted themselves: ``S from W E=128 S=272 N=40``."""
    totals = [word.partition("=") for word in words if "=" in word]
    who = [word for word in words if "=" not in word]
    if len(who) not in (1, 3) or (len(who) == 3 and who[1] != "from"):
        raise NightRefused("Say who won, and from whom unless self-drawn: deal S from W E=128 …")
    counted: dict[Wind, int] = {}
    for seat, _, points in totals:
        if not points.isdecimal():
            raise NightRefused(f"“{seat}={points}”: a hand counts a number of points from 0 up.")
        counted[table.wind(seat_in(seat, table))] = int(points)
    dead = {table.wind(seat) for seat in table.dead}
    missing = [wind for wind in WINDS if wind not in counted and wind not in dead]
    if missing:
        names = ", ".join(table.name(seat_of(wind, table.dealer)) for wind in missing)
        raise NightRefused(f"What did {names} count? 0 where it is nothing.")
    winner = table.wind(seat_in(who[0], table))
    discarder = table.wind(seat_in(who[2], table)) if len(who) == 3 else None
    if discarder is winner:
        raise NightRefused("Nobody wins on their own discard.")
    if winner in dead:
        raise NightRefused(f"{table.name(seat_of(winner, table.dealer))}'s hand is dead.")
    hands = {wind: Hand((), dead=wind in dead) for wind in WINDS}
    deal = Deal(
        hands,
        # Where the points alone are given, the tile counts for nothing.
        Win(winner, TILES[0], discarder),
        Round(table.round.letter),
        counted={wind: points for wind, points in counted.items() if wind not in dead},
    )
    check_deal(deal, rules)
    return deal


def _event(
    deal: Deal,
    rules: RuleSet,
    record: dict[str, Any] | None,
    place: tuple[str, int],
    table: Table,
) -> WinEvent | ExhaustiveDraw:
    result = score_deal(deal, rules)
    if isinstance(result, NotOut):
        needed = rules.going_out.minimum_doublings.value
        why = not_out_words(load_language("en"), result, needed)
        raise NightRefused(f"{why} (“{result.section}”).")
    if deal.win is None:
        return ExhaustiveDraw(*place)
    paid = [0, 0, 0, 0]
    for wind, points in result.payments.items():
        paid[seat_of(wind, table.dealer)] = points
    winner = seat_of(deal.win.winner, table.dealer)
    thrown = deal.win.discarder
    discarder: Seat | None = None if thrown is None else seat_of(thrown, table.dealer)
    hand = "" if record is None else _hand_text(record, deal.win.winner.letter)
    winners = (Winner(winner, hand=hand),)
    return WinEvent(*place, winners, discarder, payments=(paid[0], paid[1], paid[2], paid[3]))


def _hand_text(record: dict[str, Any], winner: str) -> str:
    """The winner's tiles for the history, as they were given."""
    hand = record["players"][winner]
    melds = [f"{meld['kind']}:{meld['tiles']}" for meld in hand.get("melds") or ()]
    return " ".join([f"{hand.get('concealed', '')}+{record['win']}", *melds])


def _record(word: str) -> dict[str, Any]:
    if word.endswith(".json"):
        try:
            word = Path(word).read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise NightRefused(f"{word} cannot be read as a text in UTF-8.") from error
    try:
        record = json.loads(word)
    except (ValueError, RecursionError) as error:
        raise NightRefused(f"The deal is not valid JSON: {error}.") from error
    if not isinstance(record, dict):
        raise NightRefused("A deal is one JSON object with “players”, “winner” and “win”.")
    return record
