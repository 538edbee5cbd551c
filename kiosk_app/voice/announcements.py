"""What the voice says: a sentence for what has just happened at the table, or none."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kiosk_app.explain.naming import name_list
from kiosk_app.languages import Language
from kiosk_app.session.session_events import GameChanged, RoundSignal, SessionEvent
from kiosk_app.session.win_scoring import riichi_rules
from scorer.table import (
    Chombo,
    Event,
    ExhaustiveDraw,
    Refused,
    RiichiDeclared,
    State,
    Table,
    Win,
    Winner,
)
from scorer.table.riichi import hand_worth
from scorer.worth import Worth


class Announcer:
    """Follows a session; ``say`` gets each sentence once it is true: after it is on disk."""

    def __init__(self, words: Callable[[], Language], say: Callable[[str], None]) -> None:
        self._words: Final = words
        self._say: Final = say
        self._before: Table | None = None
        """The table before the event: a win may move the deal."""

    def hear(self, heard: SessionEvent) -> None:
        match heard:
            case GameChanged(state, event):
                before, self._before = self._before, None if state is None else state.table
                if state is not None and event is not None and before is not None:
                    self._tell(sentence_about(event, before, state, self._words()))
            case RoundSignal(last_hands):
                self._tell(self._words()("voice-last-hands" if last_hands else "voice-time-over"))

    def _tell(self, sentence: str) -> None:
        if sentence:
            self._say(sentence)


def sentence_about(event: Event, before: Table, state: State, words: Language) -> str:
    """Empty where nobody needs to hear of it."""
    match event:
        case RiichiDeclared(seat=seat):
            return words("voice-riichi", name=before.name(seat))
        case Win():
            return _win(event, before, state, words)
        case ExhaustiveDraw(tenpai=tenpai):
            if not tenpai:
                return words("voice-draw")
            names = name_list(words, [before.name(seat) for seat in tenpai])
            return words("voice-draw-tenpai", names=names)
        case Chombo(seat=seat):
            return words("voice-chombo", name=before.name(seat))
    return ""


def _win(event: Win, before: Table, state: State, words: Language) -> str:
    rules = riichi_rules(state.rules)
    if rules is None:
        return words("voice-out", name=before.name(event.winners[0].seat))
    said = []
    for winner in event.winners:
        dealer, tsumo = winner.seat is before.dealer, event.discarder is None
        try:
            # What the hand alone brings, whatever was agreed about counters and sticks.
            worth = hand_worth(replace(winner, points=None), "", dealer, tsumo, rules)
        except Refused:
            if winner.points is None:
                continue
            worth = Worth(winner.points, None, 0, 0, 0)
        said.append(_one_win(winner, worth, tsumo, len(event.winners) > 1, before, words))
    return " ".join(said)


def _one_win(
    winner: Winner, worth: Worth, tsumo: bool, several: bool, table: Table, words: Language
) -> str:
    # A number is read as one only where nothing parts its figures.
    points = str(worth.points)
    value = _value(winner, worth, words)
    if several:
        name = table.name(winner.seat)
        return words("voice-ron-of", name=name, worth=value, points=points)
    return words("voice-tsumo" if tsumo else "voice-ron", worth=value, points=points)


def _value(winner: Winner, worth: Worth, words: Language) -> str:
    if worth.limit == "yakuman":
        return words("voice-limit-yakuman", count=max(1, winner.yakuman))
    if worth.limit is not None:
        return words(f"voice-limit-{worth.limit}")
    return words("voice-worth", han=str(winner.han or 0), fu=str(winner.fu or 0))
