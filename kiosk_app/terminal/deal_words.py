"""A hand in which everybody scores (NTS), told by the four hands instead of the settlement."""

import json
from pathlib import Path
from typing import Any

from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.game_rules import nts_rules
from scorer.hand import WINDS
from scorer.nts.deal import Deal
from scorer.nts.json_deal import read_deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import score_deal
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import not_out_words, nts_words
from scorer.table import ExhaustiveDraw, Seat, State, Table, Win, Winner, seat_of


def deal_from_words(
    words: list[str], place: tuple[str, int], state: State, own_rules: str | None
) -> Win | ExhaustiveDraw:
    """The words after ``deal``: one JSON object as for ``tenbou score``, or a file with it.

    The seats in it are the winds of this hand; the round is the table's.
    """
    table = state.table
    rules = nts_rules(state.rules.id, own_rules)
    if table is None or rules is None:
        raise NightRefused(
            f"Only the winner's hand scores under {state.rules.name}: say ron or tsumo."
        )
    if len(words) != 1:
        raise NightRefused("Give the four hands as one JSON object in quotes, or its file.")
    record = _record(words[0]) | {"round": table.round.letter}
    deal = read_deal(record, rules)
    if len(deal.hands) != len(WINDS):
        raise NightRefused("Four play at this table: give the hands of E, S, W and N.")
    return _event(deal, rules, record, place, table)


def _event(
    deal: Deal, rules: RuleSet, record: dict[str, Any], place: tuple[str, int], table: Table
) -> Win | ExhaustiveDraw:
    result = score_deal(deal, rules)
    if isinstance(result, NotOut):
        needed = rules.going_out.minimum_doublings.value
        why = not_out_words(nts_words("en"), result, needed)
        raise NightRefused(f"{why} (“{result.section}”).")
    if deal.win is None:
        return ExhaustiveDraw(*place)
    paid = [0, 0, 0, 0]
    for wind, points in result.payments.items():
        paid[seat_of(wind, table.dealer)] = points
    winner = seat_of(deal.win.winner, table.dealer)
    thrown = deal.win.discarder
    discarder: Seat | None = None if thrown is None else seat_of(thrown, table.dealer)
    hand = _hand_text(record, deal.win.winner.letter)
    winners = (Winner(winner, hand=hand),)
    return Win(*place, winners, discarder, payments=(paid[0], paid[1], paid[2], paid[3]))


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
