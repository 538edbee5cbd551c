"""NTS over JSON: one object in with all hands of the table, one object out with all scores."""

from scorer.nts.deal import Deal
from scorer.nts.hand_score import HandScore
from scorer.nts.json_deal import read_deal
from scorer.nts.json_hands import InputError
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


def answer(record: object, rules: RuleSet) -> dict[str, object]:
    """The answer to one record: scores, why the hand may not go out, or an ``error``."""
    if not isinstance(record, dict):
        return {"error": "A deal should be a JSON object with “players”, “winner” and “win”."}
    named = {"id": record["id"]} if "id" in record else {}
    try:
        deal = read_deal(record, rules)
    except InputError as problem:
        return {**named, "error": str(problem)}
    result = score_deal(deal, rules)
    head = {**named, "rules": rules.id}
    if isinstance(result, NotOut):
        return {**head, "valid": False, **_not_out(result, deal, rules)}
    return {**head, "valid": True, **_scored(result, deal)}


def _scored(result: DealScore, deal: Deal) -> dict[str, object]:
    payments = {str(seat): points for seat, points in result.payments.items()}
    if deal.dreamer:
        payments["dreamer"] = 0
    return {
        "winner": None if deal.win is None else str(deal.win.winner),
        "players": {
            str(seat): {**_hand(score), "settled": result.settled[seat]}
            for seat, score in result.hands.items()
        },
        "payments": payments,
        "settlement": [
            {
                "from": str(one.payer),
                "to": str(one.receiver),
                "points": one.points,
                "id": one.id,
                "why": TRANSFER_WORDS[one.id],
                "section": one.section,
            }
            for one in result.transfers
        ],
    }


def _hand(score: HandScore) -> dict[str, object]:
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


def _not_out(verdict: NotOut, deal: Deal, rules: RuleSet) -> dict[str, object]:
    words = not_out_words(verdict, rules.going_out.minimum_doublings.value)
    found: dict[str, object] = {
        "reason": verdict.reason,
        "why": words,
        "section": verdict.section,
    }
    if verdict.best is not None and deal.win is not None:
        found["players"] = {str(deal.win.winner): _hand(verdict.best)}
    return found
