"""The hands of a game, each with what it changed from what to what."""

from dataclasses import dataclass

from scorer.hand import Wind
from scorer.table.event import Event
from scorer.table.game_events import Mended, PlayersChanged
from scorer.table.hand_events import (
    HAND_ENDS,
)
from scorer.table.table import Four, FourNames, Seat, State, Step, Table


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand, from the event after the last one's end to its own; the last may still run."""

    number: int
    round: Wind
    round_letter: str
    """E, S, W, N, or G where the green dragon rules."""
    dealer: Seat
    players: FourNames
    """Who sat there, with names as they were put right later."""
    counters: int
    sticks: int
    """On the table when the hand began."""
    before: Four
    after: Four
    events: tuple[Event, ...]
    """What happened in it; undo back to the first one to play it again."""
    end: Event | None
    """Win, draw or chombo; None for a hand that is not over."""


def hands(state: State) -> tuple[PlayedHand, ...]:
    """Every hand that counts, in order."""
    played = []
    running: list[Step] = []
    # A correction changed what counts; it is not part of any hand.
    steps = [step for step in state.steps if not isinstance(step.event, Mended)]
    names = _names(steps)
    for step, players in zip(steps[1:], names[1:], strict=True):
        running.append(step)
        if isinstance(step.event, HAND_ENDS):
            played.append(_hand(running, players, step.event))
            running = []
    if running:
        played.append(_hand(running, names[-1], None))
    return tuple(played)


def _hand(steps: list[Step], players: FourNames, end: Event | None) -> PlayedHand:
    table = _table(steps[0].before)
    # The numbers of the hand itself are those just before its end.
    at_end = _table(steps[-1].before) if end is not None else steps[-1].after
    return PlayedHand(
        number=at_end.hand,
        round=at_end.round,
        round_letter=at_end.round_letter,
        dealer=at_end.dealer,
        players=players,
        counters=at_end.counters,
        sticks=table.sticks,
        before=table.points,
        after=steps[-1].after.points,
        events=tuple(step.event for step in steps),
        end=end,
    )


def _names(steps: list[Step]) -> list[FourNames]:
    """Who sat at the table after each step; a name noted wrongly was wrong all along."""
    names: list[FourNames] = []
    right: dict[str, str] = {}
    for step in reversed(steps):
        names.append(tuple(right.get(name, name) for name in step.after.players))
        event = step.event
        if isinstance(event, PlayersChanged) and not event.points_move:
            wrong = zip(_table(step.before).players, event.players, strict=True)
            right |= {noted: right.get(name, name) for noted, name in wrong}
    return names[::-1]


def _table(table: Table | None) -> Table:
    if table is None:
        raise ValueError("Nothing but the start comes before the table.")
    return table
