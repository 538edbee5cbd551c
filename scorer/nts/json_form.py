"""NTS over JSON: one object in with all hands of the table, one object out with all scores."""

from typing import Any

from scorer.json_fields import Record, RecordError, unknown_warnings
from scorer.json_lines import NoRecord
from scorer.messages import CodedError, Message, Sentences
from scorer.nts.checks import has_unplayed_lucky
from scorer.nts.claims import Claim, claims_in_order
from scorer.nts.deal import Deal
from scorer.nts.hand_score import HandScore
from scorer.nts.json_deal import read_deal, unknown_in_deal
from scorer.nts.points import PointItem
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore, score_deal
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import (
    dead_words,
    doubling_aside,
    doubling_words,
    lucky_words,
    not_out_words,
    point_words,
    transfer_words,
)
from scorer.tiles import format_tiles


def answer(record: Any, rules: RuleSet, words: Sentences) -> Record:
    """The answer to one record: scores, why the hand may not go out, or an ``error``."""
    if not isinstance(record, dict):
        error = record.why if isinstance(record, NoRecord) else RecordError("deal")
        return {"error": words.sentence_for(error)}
    reply = {"id": record["id"]} if "id" in record else {}
    try:
        deal, claims = read_claimed_deal(record, rules)
    except CodedError as problem:
        return reply | {"error": words.sentence_for(problem)}
    result = score_deal(deal, rules)
    reply["rules"] = rules.id
    if claims:
        reply["claims"] = [
            {"seat": claim.seat.letter, "completes": claim.completes and str(claim.completes)}
            for claim in claims
        ]
    if isinstance(result, NotOut):
        reply |= {"valid": False, **_not_out(result, deal, rules, words)}
    else:
        reply |= {"valid": True, **_scored(result, deal, words)}
    warnings = unknown_warnings(unknown_in_deal(record))
    if has_unplayed_lucky(deal, rules):
        warnings.append(Message("nts", "lucky-not-in-play"))
    if warnings:
        reply["warnings"] = [words.sentence_for(each) for each in warnings]
    return reply


def read_claimed_deal(record: Record, rules: RuleSet) -> tuple[Deal, tuple[Claim, ...]]:
    """The deal, won by whoever comes first of those who claim it, and all their claims."""
    claims = claims_in(record, rules)
    if claims:
        record = record | {"winner": claims[0].seat.letter}
    return read_deal(record, rules), claims


def claims_in(record: Record, rules: RuleSet) -> tuple[Claim, ...]:
    """Where ``winner`` names several seats: all of them, who goes first at the front."""
    named = record.get("winner")
    if not isinstance(named, list):
        return ()
    if len(named) < 2 or len({str(one) for one in named}) < len(named):
        raise RecordError("winners")
    deals = [read_deal(record | {"winner": one}, rules) for one in named]
    wins = [deal.win for deal in deals if deal.win is not None]
    if len(wins) < len(named):
        raise RecordError("winners")
    seats = [win.winner for win in wins]
    return claims_in_order(deals[0].hands, seats, wins[0], deals[0].round, rules)


def _scored(result: DealScore, deal: Deal, words: Sentences) -> Record:
    payments = {seat.letter: points for seat, points in result.payments.items()}
    if deal.dreamer:
        payments["dreamer"] = 0
    return {
        "winner": None if deal.win is None else deal.win.winner.letter,
        "players": {
            seat.letter: {**_hand(score, words), "settled": result.settled[seat]}
            for seat, score in result.hands.items()
        },
        "payments": payments,
        "settlement": [
            {
                "from": one.payer.letter,
                "to": one.receiver.letter,
                "points": one.points,
                "id": one.id,
                "why": transfer_words(words, one.id),
                "section": one.section,
            }
            for one in result.transfers
        ],
    }


def _hand(score: HandScore, words: Sentences) -> Record:
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
                "why": _point_words(item, score, words),
                "points": item.points,
                "section": item.section,
                "tiles": format_tiles(item.tiles),
            }
            for item in score.items
        ],
        "doubling_items": [
            {
                "id": item.id,
                "why": _doubling_words(item.id, words),
                "doublings": item.doublings,
                "section": item.section,
                "tiles": format_tiles(item.tiles),
            }
            for item in score.doubling_items
        ],
        "reading": score.reading,
        "dead": dead
        and {"id": dead.id, "why": dead_words(words, dead.id), "section": dead.section},
    }


def _point_words(item: PointItem, score: HandScore, words: Sentences) -> str:
    """The line in words; a lucky tile says which one it is."""
    why = point_words(words, item.id, score.how)
    return f"{why}: {lucky_words(words, item.lucky)}" if item.lucky else why


def _doubling_words(item_id: str, words: Sentences) -> str:
    parts = (doubling_words(words, item_id), doubling_aside(words, item_id))
    return ": ".join(part for part in parts if part)


def _not_out(verdict: NotOut, deal: Deal, rules: RuleSet, words: Sentences) -> Record:
    why = not_out_words(words, verdict, rules.going_out.minimum_doublings.value)
    found: Record = {
        "reason": verdict.reason,
        "why": words("nts-not-out-plain", why=why),
        "section": verdict.section,
    }
    if verdict.best is not None and deal.win is not None:
        found["players"] = {deal.win.winner.letter: _hand(verdict.best, words)}
    return found
