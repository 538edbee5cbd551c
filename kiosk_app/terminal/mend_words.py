"""A past hand put right as a person types it: ``mend 3 riichi S then ron S 3/40 from E``."""

from collections.abc import Callable
from dataclasses import replace

from kiosk_app.terminal.lines import CommandRefused
from kiosk_app.terminal.seat_words import seats_in
from scorer.table import (
    DeadHand,
    Event,
    LeftOut,
    Mended,
    MendedHand,
    PlayedHand,
    RiichiDeclared,
    State,
    apply,
    fold,
    hands,
)

Place = tuple[str, int]
Read = Callable[[list[str], Place, State], Event]
"""From words to the event that ends a hand, at a given state of the game."""


def mend_from_words(words: list[str], place: Place, state: State, read: Read) -> Mended:
    """The hand's number, who was in riichi if it was others, and how the hand ended.

    ``without EVENT …`` at the end leaves out later events that no longer fit.
    """
    words, left_out = _without(words)
    if not words or not words[0].isdecimal():
        raise CommandRefused("mend-which")
    hand = _hand(int(words[0]), state)
    rest = words[1:]
    riichi: list[str] | None = None
    if rest[:1] == ["riichi"]:
        if "then" not in rest:
            raise CommandRefused("mend-how")
        at = rest.index("then")
        riichi, rest = rest[1:at], rest[at + 1 :]
    before = [event for event in hand.events if isinstance(event, RiichiDeclared | DeadHand)]
    then = _state_before(state, hand)
    if riichi is not None:
        assert then.table is not None  # noqa: S101  # the game has started
        dead = [event for event in before if isinstance(event, DeadHand)]
        seats = seats_in(riichi, then.table)
        declared = [
            RiichiDeclared(f"{place[0]}/{number}", 0, seat) for number, seat in enumerate(seats, 1)
        ]
        before = [*declared, *dead]
    for event in before:
        then = apply(then, _at(event, then.sequence + 1))
    end = read(rest, (f"{place[0]}/0", then.sequence + 1), then)
    assert hand.end is not None  # noqa: S101  # only hands that have ended are found
    return Mended(*place, (MendedHand(hand.end.id, (*before, end)),), left_out)


def _without(words: list[str]) -> tuple[list[str], tuple[LeftOut, ...]]:
    if "without" not in words:
        return words, ()
    at = words.index("without")
    return words[:at], tuple(LeftOut(event) for event in words[at + 1 :])


def _hand(number: int, state: State) -> PlayedHand:
    """The last hand of this number that ended: one that was replayed has it too."""
    found = [hand for hand in hands(state) if hand.number == number and hand.end is not None]
    if not found:
        raise CommandRefused("mend-no-hand", hand=number)
    return found[-1]


def _state_before(state: State, hand: PlayedHand) -> State:
    """The game as it was when the hand began, to read the words by."""
    own = {event.id for event in hand.events}
    kept: list[Event] = []
    for step in state.steps:
        if step.event.id in own:
            break
        if not isinstance(step.event, Mended):
            kept.append(_at(step.event, len(kept) + 1))
    return fold(kept, state.rules)


def _at(event: Event, sequence: int) -> Event:
    return replace(event, sequence=sequence)
