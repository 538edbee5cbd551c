"""A finished game's result, player by player, worked out from its state."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from json import dumps, loads
from typing import TYPE_CHECKING, Any

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
from scorer.table.riichi import RiichiSettlement, hand_worth

if TYPE_CHECKING:
    from scorer.table import Winner


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
        dreamer = hand.dealer.after(4, 5) if len(hand.players) > len(SEATS) else None
        for seat in _riichi(hand):
            at[seat].riichi += 1
        if hand.end is None:
            continue
        for chair, play in enumerate(at):
            play.hands += chair != dreamer
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
        # EMA 2016 §5.8: of a missed session what the rules put down, whatever was on the table.
        "points": score.recorded,
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


def best_hand_text(winner: "Winner", self_drawn: bool) -> str:
    """What is known of a won hand, as JSON."""
    known = {
        "hand": winner.hand,
        "yaku": [[item.id, item.han, item.yakuman] for item in winner.yaku],
        "han": winner.han,
        "fu": winner.fu,
        "yakuman": winner.yakuman,
        "self_drawn": self_drawn,
    }
    return dumps({name: value for name, value in known.items() if value}, ensure_ascii=False)


def best_hand_words(text: str | None) -> str:
    """``234m 456p 678s 11z +555z · White Dragons, Dora 2 · 3 han 30 fu``; empty if unknown."""
    if text is None:
        return ""
    from kiosk_app.languages import ENGLISH, load_language

    try:
        return _words(loads(text), load_language(ENGLISH))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return ""  # of a newer Tenbou, or damaged: the points are there all the same


def _words(known: Any, words: Any) -> str:
    yaku = []
    for name, han, yakuman in known.get("yaku", ()):
        key = f"yaku-{name}-name"
        called = words(key) if words.has(key) else str(name)
        yaku.append(f"{called} {han}" if han > 1 and not yakuman else called)
    parts = [known.get("hand", ""), ", ".join(yaku)]
    if known.get("yakuman"):
        parts.append("yakuman" if known["yakuman"] == 1 else f"{known['yakuman']} yakuman")
    elif known.get("han"):
        fu = f" {known['fu']} fu" if known.get("fu") else ""
        parts.append(f"{known['han']} han{fu}")
    return " · ".join(part for part in parts if part)
