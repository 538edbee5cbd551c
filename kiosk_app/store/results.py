"""A finished game's result, player by player, worked out from its state."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from kiosk_app.store.best_hand import best_hand_text
from scorer.table import (
    SEATS,
    AbortedHand,
    Chombo,
    DeadHand,
    FinalScore,
    PlayedHand,
    RiichiDeclared,
    Seat,
    State,
    Win,
    Winner,
    final_scores,
    hands,
)
from scorer.table.hand_worth import hand_worth
from scorer.table.riichi import RiichiSettlement


@dataclass(slots=True)
class Play:
    """What one person did in a game."""

    hands: int = 0
    wins: int = 0
    self_drawn: int = 0
    deal_ins: int = 0
    riichi: int = 0
    chombos: int = 0
    best_points: int | None = None
    best_event_id: str | None = None
    best_hand: str | None = None


@dataclass(frozen=True, slots=True)
class GameResults:
    """Rows for ``game_results`` without ids of players, by the name that each is for."""

    ended: datetime
    rows: Mapping[str, dict[str, Any]] = field(default_factory=dict)
    penalties: tuple[tuple[str, dict[str, Any]], ...] = ()
    """Rows for ``game_penalties``, each with the name that it is for."""


def results_of(state: State, ended: datetime) -> GameResults:
    """The results of a game that has ended."""
    table = state.table
    if table is None or table.ended is None:
        raise ValueError("Only a game that has ended has results.")
    final = final_scores(table, state.rules)
    plays = played(state)
    rows = {
        # EMA 2016 §5.8: a missed session is the result of the player who was replaced.
        score.owner: _row(score, final.unit, plays.get(score.owner, Play()))
        for score in final.scores
    }
    penalties = [
        (
            each.player or table.name(each.seat),
            {
                "number": number,
                "points": each.points,
                "reason": each.reason,
                "after_uma": each.when == "after-uma",
            },
        )
        for number, each in enumerate(table.adjustments, 1)
    ]
    return GameResults(ended, rows, tuple(penalties))


def played(state: State) -> dict[str, Play]:
    """By name, over the hands that count; people keep what is theirs when they change chairs."""
    plays: dict[str, Play] = {}
    for hand in hands(state):
        at = [plays.setdefault(name, Play()) for name in hand.players]
        for seat in _riichi(hand):
            at[seat].riichi += 1
        if hand.end is None:
            continue
        for play in at:
            play.hands += 1
        if isinstance(hand.end, Win):
            _take_win(at, hand.end, hand, state)
        elif isinstance(hand.end, Chombo):
            at[hand.end.seat].chombos += 1
    return plays


def _take_win(at: list[Play], win: Win, hand: PlayedHand, state: State) -> None:
    if win.discarder is not None:
        at[win.discarder].deal_ins += 1
    for winner in win.winners:
        play = at[winner.seat]
        play.wins += 1
        play.self_drawn += win.discarder is None
        points = _worth(winner, win, hand.dealer, state)
        if play.best_points is None or points > play.best_points:
            play.best_points, play.best_event_id = points, win.id
            play.best_hand = best_hand_text(winner, win.discarder is None)


def _worth(winner: Winner, win: Win, dealer: Seat, state: State) -> int:
    """What the hand alone brought; where every hand scores, the settlement."""
    settlement = state.rules.settlement
    if winner.points is not None:
        return winner.points
    if isinstance(settlement, RiichiSettlement):
        if settlement.rules.play.counted == "wins":
            return 0
        tsumo = win.discarder is None
        return hand_worth(winner, "", winner.seat is dealer, tsumo, settlement.rules).points
    return 0 if win.payments is None else win.payments[winner.seat]


def _riichi(hand: PlayedHand) -> Iterable[Seat]:
    """Who declared riichi in a hand; an annulled declaration was none (EMA 2016 §3.3.14)."""
    declared: Counter[Seat] = Counter()
    for event in hand.events:
        if isinstance(event, RiichiDeclared):
            declared[event.seat] += 1
        elif isinstance(event, DeadHand) and event.annuls_riichi:
            declared[event.seat] -= 1
        elif isinstance(event, Win) and event.annuls_riichi and event.discarder is not None:
            declared[event.discarder] -= 1
        elif isinstance(event, AbortedHand) and event.annuls_riichi is not None:
            declared[event.annuls_riichi] -= 1
    return [seat for seat in SEATS if declared[seat] > 0]


def _row(score: FinalScore, unit: int, play: Play) -> dict[str, Any]:
    return {
        "seat": int(score.seat),
        "place": score.place,
        "points": score.points,
        "leftover": score.leftover,
        "difference": score.difference,
        "rounding": score.rounding,
        "uma": score.uma,
        "oka": score.oka,
        "yakitori": score.yakitori,
        "penalties": score.penalties,
        "score": score.score,
        "unit": unit,
        "substitute": score.substitute_for is not None,
        "hands": play.hands,
        "wins": play.wins,
        "self_drawn": play.self_drawn,
        "deal_ins": play.deal_ins,
        "riichi": play.riichi,
        "chombos": play.chombos,
        "best_points": play.best_points,
        "best_event_id": play.best_event_id,
        "best_hand": play.best_hand,
    }
