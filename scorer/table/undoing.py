"""Undo and redo: what was taken back can be brought back, and the record keeps both."""

from scorer.table.game_events import Redone, Undone
from scorer.table.refusal import Refused
from scorer.table.state import Chain, State, Step
from scorer.table.table import Table

Standing = tuple[Table | None, Chain[Step], Chain[Step]]


def undo(state: State, event: Undone) -> Standing:
    """All from the target on is taken back and can be redone; the record keeps it."""
    steps, undone = state.steps, state.undone
    while len(steps) > 1:
        step = steps.last
        steps, undone = steps.without_last(), undone.add(step)
        if step.replaced is not None:
            steps = step.replaced
        if event.target in (None, step.event.id):
            return step.before, steps, undone
    if event.target is None:
        raise Refused("nothing-to-undo")
    if steps and steps.last.event.id == event.target:
        raise Refused("start-stays")
    raise Refused("undone-does-not-count")


def redo(state: State, event: Redone) -> Standing:
    steps, undone = state.steps, state.undone
    while undone:
        step = undone.last
        base = steps if step.mended is None else step.mended
        steps, undone = base.add(step), undone.without_last()
        if event.target in (None, step.event.id):
            return step.after, steps, undone
    raise Refused("nothing-to-redo")
