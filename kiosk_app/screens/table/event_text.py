"""What happened at the table, in a few words of the screen's language."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from kiosk_app.languages import Language
from kiosk_app.screens.table.short_names import round_text, short_names
from kiosk_app.session.win_scoring import riichi_rules
from scorer.table import (
    AbortedHand,
    Bonus,
    Correction,
    Event,
    ExhaustiveDraw,
    FourNames,
    NagashiMangan,
    Penalty,
    Seat,
    State,
    Step,
    Substitute,
    TableRules,
    Win,
    Winner,
    hands,
)


def event_text(event: Event, names: FourNames, words: Language, rules: TableRules) -> str:
    """``Kim's riichi``; ``names`` are those who sat there, ``rules`` those of their game."""
    special = (_SPECIAL if riichi_rules(rules) else _EVERY_HAND_SCORES).get(type(event))
    if special is not None:
        return special(event, names, words)
    values: dict[str, Any] = {}
    seat = getattr(event, "seat", None)
    if isinstance(seat, Seat):
        values["name"] = names[seat]
    if hasattr(event, "minutes"):
        values["minutes"] = event.minutes
    return words(f"events-{event.kind}", **values)


def what_undo_takes(state: State, words: Language, *, short: bool = False) -> str | None:
    """What the next undo takes back, ``short`` by the names people use; None: nothing."""
    if state.undoes is None:
        return None
    step = state.steps[-1]
    names = (step.before or step.after).players
    if short:
        names = tuple(short_names(names))
    return event_text(step.event, names, words, state.rules)


def what_redo_brings(state: State, words: Language) -> str | None:
    """What the next redo brings back; None: there is nothing."""
    return _step_text(state.undone[-1], state.rules, words) if state.redoes is not None else None


def last_hands(state: State, words: Language, count: int) -> list[str]:
    """The hands that have ended, ``East 1: Kim 6 han, ron from Maja``, the latest first."""
    told: list[str] = []
    for hand in reversed(hands(state)):
        if hand.end is None or len(told) == count:
            continue
        name = round_text(words, hand.round_letter, hand.dealer + 1)
        what = event_text(hand.end, tuple(short_names(hand.players)), words, state.rules)
        told.append(words("table-ended-hand", hand=name, what=what))
    return told


def _step_text(step: Step, rules: TableRules, words: Language) -> str:
    return event_text(step.event, (step.before or step.after).players, words, rules)


def winner_worth(winner: Winner, words: Language) -> str:
    """``3/40``, ``6 han``, ``yakuman`` or the points: the shortest that says its worth."""
    if winner.yakuman:
        return words("events-yakuman", count=winner.yakuman)
    if winner.han is not None and winner.fu is not None:
        return words("events-han-fu", han=winner.han, fu=winner.fu)
    if winner.han is not None:
        return words("events-han", count=winner.han)  # from a mangan up the fu do not matter
    return words("events-points", count=winner.points or 0)


def _names(seats: Iterable[Seat], names: FourNames, words: Language) -> str:
    return words("lists-between").join(names[seat] for seat in seats)


def _win(event: Win, names: FourNames, words: Language) -> str:
    winners = words("lists-between").join(
        words("events-worth", name=names[each.seat], worth=winner_worth(each, words))
        for each in event.winners
    )
    if event.discarder is None:
        return words("events-tsumo", winners=winners)
    return words("events-ron", winners=winners, discarder=names[event.discarder])


def _going_out(event: Win, names: FourNames, words: Language) -> str:
    winner = event.winners[0]
    values: dict[str, Any] = {"name": names[winner.seat], "points": winner.points}
    if winner.points is None and event.payments is not None:
        # Only what each gains or pays is known, and not what the hand counts.
        values["points"] = words.signed(event.payments[winner.seat])
    if event.discarder is None:
        return words("events-every-hand-self-drawn", **values)
    return words("events-every-hand-on-a-tile", discarder=names[event.discarder], **values)


def _nobody_out(_event: ExhaustiveDraw, _names: FourNames, words: Language) -> str:
    return words("events-every-hand-draw")


def _draw(event: ExhaustiveDraw, names: FourNames, words: Language) -> str:
    if not event.tenpai:
        return words("events-exhaustive-draw")
    return words("events-exhaustive-draw-tenpai", names=_names(event.tenpai, names, words))


def _nagashi(event: NagashiMangan, names: FourNames, words: Language) -> str:
    return words("events-nagashi-mangan", names=_names(event.seats, names, words))


def _aborted(event: AbortedHand, _names: FourNames, words: Language) -> str:
    return words("events-abortive-draw", reason=words(f"events-abort-{event.reason}"))


def _adjustment(event: Penalty | Bonus, names: FourNames, words: Language) -> str:
    return words(f"events-{event.kind}", name=names[event.seat], points=event.points)


def _correction(event: Correction, _names: FourNames, words: Language) -> str:
    return words("events-correction", reason=event.reason)


def _substitute(event: Substitute, names: FourNames, words: Language) -> str:
    return words("events-substitute", player=event.player, name=names[event.seat])


_SPECIAL: Final[dict[type[Event], Callable[[Any, FourNames, Language], str]]] = {
    Win: _win,
    ExhaustiveDraw: _draw,
    NagashiMangan: _nagashi,
    AbortedHand: _aborted,
    Penalty: _adjustment,
    Bonus: _adjustment,
    Correction: _correction,
    Substitute: _substitute,
}
_EVERY_HAND_SCORES: Final = _SPECIAL | {Win: _going_out, ExhaustiveDraw: _nobody_out}
"""Where every hand scores (NTS) nobody calls ron, and nobody is tenpai."""
