"""Undo, redo, and past hands put right: the record keeps everything that was ever written."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from scorer.table.event import Event, Refused
from scorer.table.game_events import Mended, MendedHand, Redone, Undone
from scorer.table.hand_events import HAND_ENDS, DeadHand, RiichiDeclared, Win
from scorer.table.rules import TableRules
from scorer.table.settled import GivenSettlement
from scorer.table.table import State, Step, Table

Standing = tuple[Table | None, tuple[Step, ...], tuple[Step, ...]]


def undo(state: State, event: Undone) -> Standing:
    """All from the target on is taken back and can be redone; the record keeps it."""
    steps, undone = state.steps, state.undone
    while len(steps) > 1:
        step = steps[-1]
        steps, undone = steps[:-1], (*undone, step)
        if step.replaced is not None:
            steps = step.replaced
        if event.target in (None, step.event.id):
            return step.before, steps, undone
    if event.target is None:
        raise Refused("nothing-to-undo")
    if steps and steps[-1].event.id == event.target:
        raise Refused("start-stays")
    raise Refused("undone-does-not-count")


def redo(state: State, event: Redone) -> Standing:
    steps, undone = state.steps, state.undone
    while undone:
        step = undone[-1]
        base = steps if step.mended is None else step.mended
        steps, undone = (*base, step), undone[:-1]
        if event.target in (None, step.event.id):
            return step.after, steps, undone
    raise Refused("nothing-to-redo")


NextTable = Callable[[Table, Event, TableRules], Table]
"""The table after an event, or :class:`Refused`."""
_BEFORE_THE_END = (RiichiDeclared, DeadHand)
_OF_A_HAND = (*_BEFORE_THE_END, *HAND_ENDS)


class Conflict(NamedTuple):
    """A later event that cannot be any more."""

    event: Event
    hand: int
    """The number of its hand."""
    why: Refused
    table: Table
    """As it is when the event should happen."""


class Mending(NamedTuple):
    """The game with its mended hands."""

    steps: tuple[Step, ...]
    table: Table
    conflicts: tuple[Conflict, ...]
    """What is left out of the steps because it no longer fits."""


def mend(state: State, event: Mended, next_table: NextTable) -> Mending:
    """The game with the mended hands; refused where something else would have to go."""
    mending = look_ahead(state, event.hands, next_table)
    agreed = {each.event for each in event.without}
    for conflict in mending.conflicts:
        if conflict.event.id not in agreed:
            raise Refused("no-longer-fits", hand=conflict.hand, why=conflict.why)
    return mending


def look_ahead(state: State, hands: Sequence[MendedHand], next_table: NextTable) -> Mending:
    """What mending would make of the game, with everything that would no longer fit."""
    steps = list(state.steps)
    plan, first = _plan(steps, hands, {event.id for event in state.record})
    kept = steps[:first]
    table = kept[-1].after
    conflicts = []
    for written, then in plan:
        if isinstance(written, Mended):
            kept.append(Step(written, table, table))
            continue
        try:
            event = written if then is None else _again(written, then, table, state.rules)
            after = next_table(table, event, state.rules)
        except Refused as refused:
            conflicts.append(Conflict(written, table.hand, refused, table))
            continue
        kept.append(Step(event, table, after))
        table = after
    return Mending(tuple(kept), table, tuple(conflicts))


_Planned = tuple[Event, Table | None]
"""An event that is folded again, with the table it came to before; None for a new one."""
_Plan = list[_Planned]


def _plan(steps: list[Step], hands: Sequence[MendedHand], taken: set[str]) -> tuple[_Plan, int]:
    """The events from the first mended hand on, and where that hand begins."""
    if not hands:
        raise _no_such_hand()
    ranges = {hand.target: _range(steps, hand) for hand in hands}
    by_end = {ranges[hand.target][1]: hand for hand in hands}
    first = min(start for start, _ in ranges.values())
    plan: _Plan = []
    at = first
    while at < len(steps):
        end = next((end for start, end in ranges.values() if start == at), None)
        if end is None:
            plan.append((steps[at].event, steps[at].before))
            at += 1
            continue
        plan += _mended(steps[at : end + 1], by_end[end], taken)
        at = end + 1
    return plan, first


def _range(steps: list[Step], hand: MendedHand) -> tuple[int, int]:
    """The places of a hand's first event and of its end."""
    for end, step in enumerate(steps):
        if step.event.id == hand.target and isinstance(step.event, HAND_ENDS):
            start = end
            while start > 1 and not isinstance(steps[start - 1].event, HAND_ENDS):
                start -= 1
            return start, end
    raise _no_such_hand()


def _no_such_hand() -> Refused:
    return Refused("no-such-hand")


def _mended(steps: list[Step], hand: MendedHand, taken: set[str]) -> Iterator[_Planned]:
    """The hand's events: others stay where they were, what happened in the hand is new."""
    *before, end = hand.events or (None,)
    if not isinstance(end, HAND_ENDS) or not all(isinstance(e, _BEFORE_THE_END) for e in before):
        raise Refused("not-a-hand")
    own = {step.event.id for step in steps if isinstance(step.event, _OF_A_HAND)}
    ids = [event.id for event in hand.events]
    for id in ids:
        if ids.count(id) > 1 or (id in taken and id not in own):
            raise Refused("same-id", id=id)
    waiting = [event for event in before if event is not None]
    for step in steps:
        if not isinstance(step.event, _OF_A_HAND):
            yield step.event, step.before
        # What keeps its id keeps its place among the others.
        while step.event.id in [event.id for event in waiting]:
            yield waiting.pop(0), None
    yield from ((event, None) for event in waiting)
    yield end, None


def _again(event: Event, then: Table, now: Table, rules: TableRules) -> Event:
    """A later event at a table that has changed: a win is worked out anew.

    What the players agreed to pay then is not what the hand brings now. A hand that was
    scored by its tiles has to be scored again where the winds are others.
    """
    if not isinstance(event, Win) or then == now or isinstance(rules.settlement, GivenSettlement):
        return event
    for winner in event.winners:
        winds = [(table.wind(winner.seat), table.round) for table in (then, now)]
        if winner.yaku and winds[0] != winds[1]:
            raise Refused("winds-differ", name=now.name(winner.seat))
    winners = tuple(
        replace(winner, points=None) if winner.han is not None or winner.yakuman else winner
        for winner in event.winners
    )
    return replace(event, winners=winners, payments=None)
