"""Undo and redo: what was taken back can be brought back, and the record keeps both."""

from scorer.table.game_events import Redone, Undone
from scorer.table.refusal import Refused
from scorer.table.state import State, Step
from scorer.table.table import Table

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
