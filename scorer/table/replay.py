"""A game event by event: what ``tenbou table replay`` prints."""

from collections.abc import Iterable, Iterator
from typing import Any

from scorer.messages import Sentences
from scorer.table.course import may_stop
from scorer.table.declaring import may_declare_riichi
from scorer.table.event import Event, Refused
from scorer.table.final import FinalScore, final_scores
from scorer.table.game_events import GameStarted
from scorer.table.json_events import event_from_json
from scorer.table.ledger import apply, begin
from scorer.table.rules import TableRules
from scorer.table.table import State, Table


def pinned_rules(data: object) -> tuple[str, int]:
    """The id and version of the rule set under which a game that starts like this is played."""
    event = event_from_json(data)
    if not isinstance(event, GameStarted):
        raise Refused("not-started")
    return event.rules, event.version


def replay(
    events: Iterable[object], rules: TableRules, words: Sentences
) -> Iterator[dict[str, Any]]:
    """For each event as JSON the state after it, or why it was refused; it never stops early."""
    state = begin(rules)
    for data in events:
        before = state.table
        try:
            event = event_from_json(data)
            state = apply(state, event)
        except Refused as refused:
            sentence = words.sentence_for(refused)
            yield {"refused": sentence, "code": refused.code, **state_to_json(state)}
            continue
        yield {**_event(event, before, state.table), **state_to_json(state)}


def state_to_json(state: State) -> dict[str, Any]:
    """All that the table shows, by seat; a seat is called by its wind in the first hand."""
    table, rules = state.table, state.rules
    if table is None:
        return {"rules": rules.id, "version": rules.version, "started": False}
    final = table.over is not None or table.ended is not None
    return {
        "rules": rules.id,
        "version": rules.version,
        "started": True,
        "players": {seat.letter: table.name(seat) for seat in table.seats},
        "points": {seat.letter: table.points[seat] for seat in table.seats},
        "winds": {
            seat.letter: None if seat is table.dreamer else table.wind(seat).letter
            for seat in table.seats
        },
        "dealer": table.dealer.letter,
        "round": table.round_letter,
        "deal": table.dealer + 1,
        "hand": table.hand,
        "counters": table.counters,
        "sticks": table.sticks,
        "sticks_of": [
            None if seat is None else seat.letter for seat in (*table.carried, *table.riichi)
        ],
        "riichi": [seat.letter for seat in table.riichi],
        "may_riichi": [
            seat.letter for seat in table.seats if may_declare_riichi(table, seat, rules)
        ],
        "dead": [seat.letter for seat in table.dead],
        "hands_left": table.hands_left,
        "penalties": [
            {
                "event": each.event,
                "seat": each.seat.letter,
                "points": each.points,
                "reason": each.reason,
                "when": each.when,
                "zero_sum": sum(each.changes) == 0,
            }
            for each in table.adjustments
        ],
        "dealer_may_stop": may_stop(table, rules),
        "over": table.over,
        "ended": table.ended,
        "final": final_to_json(table, rules) if final else None,
    }


def final_to_json(table: Table, rules: TableRules) -> dict[str, Any]:
    final = final_scores(table, rules)
    return {
        "unit": "points" if final.unit == 1 else "thousands",
        "sticks_left": final.sticks_left,
        "substitutes": [
            {"player": player, "penalties": points} for player, points in final.substitutes
        ],
        "yakitori": [seat.letter for seat in final.markers],
        "scores": [_score(score, final.unit) for score in final.scores],
    }


def _score(score: FinalScore, unit: int) -> dict[str, Any]:
    return {
        "place": score.place,
        "seat": score.seat.letter,
        "player": score.player,
        "substitute_for": score.substitute_for,
        "owner": score.owner,
        "points": score.points,
        "recorded": score.recorded,
        "leftover": score.leftover,
        "difference": score.difference,
        "substitution": score.substitution,
        "rounding": score.rounding,
        "uma": score.uma,
        "oka": score.oka,
        "yakitori": score.yakitori,
        "penalties": score.penalties,
        "ranking": None if score.ranking is None else float(round(score.ranking, 2)),
        "score": score.score // unit if score.score % unit == 0 else score.score / unit,
    }


def _event(event: Event, before: Table | None, after: Table | None) -> dict[str, Any]:
    """Which event it was, and the points that it changed, from what to what."""
    changes = {}
    if before is not None and after is not None:
        changes = {
            seat.letter: [before.points[seat], after.points[seat]]
            for seat in after.seats
            if before.points[seat] != after.points[seat]
        }
    return {"sequence": event.sequence, "id": event.id, "kind": event.kind, "changes": changes}
