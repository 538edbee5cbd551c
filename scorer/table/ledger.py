"""Events in, state out. Nothing else changes a game.

A win is taken here; what the other events change has files of its own beside this one.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any, Final

from scorer.table import game_events, hand_events, mending
from scorer.table.adjustments import cancel, come_late, correct, give_bonus, give_penalty
from scorer.table.course import call_time, end_game, start_game
from scorer.table.declaring import annul_last_riichi, declare_riichi
from scorer.table.draws import abort_hand, take_draw, take_nagashi
from scorer.table.event import Event, Refused
from scorer.table.game_events import GameStarted, Mended, MendedHand, Redone, Undone
from scorer.table.hand_events import HAND_ENDS, Win
from scorer.table.mending import Mending, Standing, redo, undo
from scorer.table.mistakes import note_dead_hand, redeal, take_chombo
from scorer.table.people import change_players, substitute
from scorer.table.rules import TableRules
from scorer.table.table import (
    Seat,
    State,
    Step,
    Table,
    add,
    check_not_dead,
    check_not_four_riichi,
    check_once,
    check_play,
    check_playing,
    close_hand,
    counters_after_win,
)


def begin(rules: TableRules) -> State:
    """A table at which nothing has happened yet."""
    return State(rules)


def apply(state: State, event: Event, seen: Container[str] | None = None) -> State:
    """The state after one more event, or :class:`Refused`; the given state stays as it is.

    ``seen`` are the ids of the record where the caller keeps them; else the record is walked.
    """
    if seen is None:
        seen = {earlier.id for earlier in reversed(state.record)}
    if event.id in seen:
        raise _seen_before(event)
    return _taken(state, event)


def fold(events: Iterable[Event], rules: TableRules) -> State:
    """The state after all the events, in time linear in their number."""
    state = begin(rules)
    seen: set[str] = set()
    for event in events:
        if event.id in seen:
            raise _seen_before(event)
        seen.add(event.id)
        state = _taken(state, event)
    return state


def _seen_before(event: Event) -> Refused:
    return Refused("same-id", id=event.id)


def _taken(state: State, event: Event) -> State:
    if event.sequence != state.sequence + 1:
        raise Refused("sequence", wanted=state.sequence + 1, given=event.sequence)
    rules = state.rules
    if isinstance(event, Undone):
        table, steps, undone = undo(state, event)
    elif isinstance(event, Redone):
        table, steps, undone = redo(state, event)
    elif isinstance(event, Mended):
        table, steps, undone = _mend(state, event)
    else:
        table = _next_table(state, event)
        # A sum of tuples takes half as long as (*steps, step), and every event is on this way.
        steps, undone = state.steps + (Step(event, state.table, table),), ()  # noqa: RUF005
        if isinstance(event, GameStarted):
            rules = rules.at_table_of(table.seat_count)
    return State(rules, table, steps, undone, state.record + (event,))  # noqa: RUF005


def _next_table(state: State, event: Event) -> Table:
    table, rules = state.table, state.rules
    if isinstance(event, GameStarted):
        if table is not None:
            raise Refused("started")
        return start_game(event, rules)
    if table is None:
        raise Refused("not-started")
    return _after(table, event, rules)


def _after(table: Table, event: Event, rules: TableRules) -> Table:
    if table.ended is not None:
        raise Refused("ended")
    after = _CHANGES[type(event)](table, event, rules)
    if sum(after.points) + after.sticks * rules.riichi_stake != after.total:
        raise Refused("does-not-sum")
    return after


def hand_key(state: State) -> str:
    """What the hand that is played now began with: the end of the one before, or the start.

    The number of the hand would not do, as a hand that is played again has new indicators.
    """
    for step in reversed(state.steps):
        if isinstance(step.event, HAND_ENDS):
            return step.event.id
    return state.steps[0].event.id


def look_ahead(state: State, hands: Sequence[MendedHand]) -> Mending:
    """What mending these hands would make of the game, and what would no longer fit."""
    if state.table is None:
        raise Refused("not-started")
    return mending.look_ahead(state, hands, _after)


def _mend(state: State, event: Mended) -> Standing:
    """Folded again from the first mended hand on; the record keeps what was written down."""
    if state.table is None:
        raise Refused("not-started")
    made = mending.mend(state, event, _after)
    step = Step(event, state.table, made.table, replaced=state.steps, mended=made.steps)
    return made.table, (*made.steps, step), ()


def take_win(table: Table, event: Win, rules: TableRules) -> Table:
    seats = tuple([winner.seat for winner in event.winners])
    _check_win(table, event, seats, rules)
    if event.discarder is None:
        check_not_four_riichi(table, rules)
    elif event.annuls_riichi:
        table = annul_last_riichi(table, event.discarder, rules)
    dealer_won = table.dealer in seats
    return close_hand(
        table,
        rules,
        points=add(table.points, rules.settlement.win(table, event)),
        carried=(),
        counters=counters_after_win(table, rules, dealer_won),
        stays=dealer_won and rules.dealer.stays_on_win,
        winners=seats,
    )


def _check_win(table: Table, event: Win, seats: tuple[Seat, ...], rules: TableRules) -> None:
    check_playing(table)
    if not seats:
        raise Refused("no-winner")
    check_once(table, seats, "winner")
    check_play(table, event.discarder, *[winner.liable for winner in event.winners])
    for seat in seats:
        check_not_dead(table, seat, "win")
    if event.discarder is not None and rules.won_by == "self-draw":
        raise Refused("no-ron", rules=rules.name, cite=rules.cite("win.by"))
    if event.discarder is None:
        if len(seats) > 1:
            raise Refused("several-self-drawn")
        if event.annuls_riichi:
            raise Refused("annulled-by-self-draw")
    elif event.discarder in seats:
        raise Refused("own-discard", name=table.name(event.discarder))
    if len(seats) > rules.winners_on_discard:
        _refuse_winners(table, event, seats, rules)


def _refuse_winners(table: Table, event: Win, seats: tuple[Seat, ...], rules: TableRules) -> None:
    count = len(seats)
    bumps = rules.winners_on_discard == 1 and "win.winners_on_discard" in rules.sections
    if bumps and event.discarder is not None:
        raise Refused(
            "head-bump",
            discarder=table.name(event.discarder),
            rules=rules.name,
            cite=rules.cite("win.winners_on_discard"),
            name=table.name(table.next_after(event.discarder, seats)),
        )
    if "three-ron" in rules.abortive:
        raise Refused("three-ron", rules=rules.name, cite=rules.cite("draw.abortive"))
    raise Refused(
        "too-many-winners", count=count, rules=rules.name, cite=rules.cite("win.winners_on_discard")
    )


_Change = Callable[[Table, Any, TableRules], Table]
_CHANGES: Final[dict[type[Event], _Change]] = {
    hand_events.RiichiDeclared: declare_riichi,
    hand_events.Win: take_win,
    hand_events.ExhaustiveDraw: take_draw,
    hand_events.NagashiMangan: take_nagashi,
    hand_events.AbortedHand: abort_hand,
    hand_events.Chombo: take_chombo,
    hand_events.Redeal: redeal,
    hand_events.DeadHand: note_dead_hand,
    game_events.Penalty: give_penalty,
    game_events.Bonus: give_bonus,
    game_events.Cancelled: cancel,
    game_events.Correction: correct,
    game_events.PlayersChanged: change_players,
    game_events.LateArrival: come_late,
    game_events.Substitute: substitute,
    game_events.TimeCalled: call_time,
    game_events.GameEnded: end_game,
}
