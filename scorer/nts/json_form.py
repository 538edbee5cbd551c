"""NTS over JSON: one object in with all hands of the table, one object out with all scores."""

from typing import Any

from scorer.json_fields import Record, unknown_warnings
from scorer.nts.deal import Deal
from scorer.nts.hand_score import HandScore
from scorer.nts.json_deal import read_deal, unknown_in_deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore, score_deal
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import (
    DEAD_WORDS,
    DOUBLING_WORDS,
    TRANSFER_WORDS,
    not_out_words,
    point_words,
)
from scorer.tiles import format_tiles


def answer(record: Any, rules: RuleSet) -> Record:
    """The answer to one record: scores, why the hand may not go out, or an ``error``."""
    if not isinstance(record, dict):
        return {"error": "A deal should be a JSON object with “players”, “winner” and “win”."}
    reply = {"id": record["id"]} if "id" in record else {}
    try:
        deal = read_deal(record, rules)
    except ValueError as problem:
        return reply | {"error": str(problem)}
    result = score_deal(deal, rules)
    reply["rules"] = rules.id
    if isinstance(result, NotOut):
        reply |= {"valid": False, **_not_out(result, deal, rules)}
    else:
        reply |= {"valid": True, **_scored(result, deal)}
    if unknown := unknown_in_deal(record):
        reply["warnings"] = unknown_warnings(unknown)
    return reply


def _scored(result: DealScore, deal: Deal) -> Record:
    payments = {seat.letter: points for seat, points in result.payments.items()}
    if deal.dreamer:
        payments["dreamer"] = 0
    return {
        "winner": None if deal.win is None else deal.win.winner.letter,
        "players": {
            seat.letter: {**_hand(score), "settled": result.settled[seat]}
            for seat, score in result.hands.items()
        },
        "payments": payments,
        "settlement": [
            {
                "from": one.payer.letter,
                "to": one.receiver.letter,
                "points": one.points,
                "id": one.id,
                "why": TRANSFER_WORDS[one.id],
                "section": one.section,
            }
            for one in result.transfers
        ],
    }


def _hand(score: HandScore) -> Record:
    dead = score.dead
    return {
        "points": score.points,
        "doublings": score.doublings,
        "total": score.total,
        "limit": score.limit,
        "how": score.how and str(score.how),
        "completes": score.completes and str(score.completes),
        "items": [
            {
                "id": item.id,
                "why": point_words(item.id, score.how, item.lucky),
                "points": item.points,
                "section": item.section,
                "tiles": format_tiles(item.tiles),
            }
            for item in score.items
        ],
        "doubling_items": [
            {
                "id": item.id,
                "why": DOUBLING_WORDS[item.id],
                "doublings": item.doublings,
                "section": item.section,
                "tiles": format_tiles(item.tiles),
            }
            for item in score.doubling_items
        ],
        "reading": score.reading,
        "dead": dead and {"id": dead.id, "why": DEAD_WORDS[dead.id], "section": dead.section},
    }


def _not_out(verdict: NotOut, deal: Deal, rules: RuleSet) -> Record:
    words = not_out_words(verdict, rules.going_out.minimum_doublings.value)
    found: Record = {
        "reason": verdict.reason,
        "why": words,
        "section": verdict.section,
    }
    if verdict.best is not None and deal.win is not None:
        found["players"] = {deal.win.winner.letter: _hand(verdict.best)}
    return found
