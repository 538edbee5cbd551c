"""Past hands that are being edited: what is said of each, and what becomes of the game."""

from dataclasses import dataclass, replace

from kiosk_app.session.drawn_hand import drawn
from kiosk_app.session.game_session import MakeEvent
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.win_draft import WinDraft, WinnerDraft
from kiosk_app.session.win_flags import flags_of
from kiosk_app.session.win_scoring import riichi_rules
from scorer.table import (
    Conflict,
    DeadHand,
    Event,
    LeftOut,
    Mended,
    MendedHand,
    Mending,
    RiichiDeclared,
    Seat,
    State,
    Table,
    TableRules,
    Win,
    Winner,
    hands,
    look_ahead,
)
from scorer.table.hand_events import HAND_ENDS
from scorer.table.riichi import parse_won_tiles


@dataclass(frozen=True, slots=True)
class HandMend:
    """One past hand, as it is to be."""

    target: str
    """The id of the event that ended it; the new end keeps it, and with it the photo."""
    key: str
    """What the hand began with, as its indicators are kept."""
    was: tuple[Event, ...]
    """Its riichi, dead hands and end as they count now."""
    riichi: tuple[Seat, ...]
    end: Event

    @property
    def changed(self) -> bool:
        return self.events("") != self.was

    def events(self, id: str) -> tuple[Event, ...]:
        """What happened instead; riichi that stay keep their ids, new ones get one under ``id``."""
        *before, _ = self.was
        kept = [
            event
            for event in before
            if not isinstance(event, RiichiDeclared) or event.seat in self.riichi
        ]
        known = {event.seat for event in kept if isinstance(event, RiichiDeclared)}
        new = [
            RiichiDeclared(f"{id}/{self.target}/{seat.letter}", 0, seat)
            for seat in self.riichi
            if seat not in known
        ]
        end = replace(self.end, id=self.target, sequence=self.was[-1].sequence)
        return (*kept, *new, end)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the edited hands make of the game."""

    mending: Mending
    wrong: Conflict | None
    """An edited hand that cannot be so."""
    misfits: tuple[Conflict, ...]
    """What was recorded later and no longer fits."""

    @property
    def after(self) -> Table:
        return self.mending.table


@dataclass(frozen=True, slots=True)
class MendDraft:
    hands: tuple[HandMend, ...]
    at: int = 0
    """Which of them is on show."""
    without: frozenset[str] = frozenset()
    """Later events that are agreed to be left out."""

    @property
    def hand(self) -> HandMend:
        return self.hands[self.at]

    @property
    def changed(self) -> bool:
        return any(hand.changed for hand in self.hands)

    def with_hand(self, **values: object) -> "MendDraft":
        """The hand on show is otherwise."""
        hand: HandMend = replace(self.hand, **values)  # type: ignore[arg-type]
        hands = (*self.hands[: self.at], hand, *self.hands[self.at + 1 :])
        return replace(self, hands=hands)

    def with_riichi(self, seat: Seat, declared: bool) -> "MendDraft":
        others = tuple(other for other in self.hand.riichi if other is not seat)
        return self.with_hand(riichi=(*others, seat) if declared else others)

    def leaving_out(self, event: str, left_out: bool) -> "MendDraft":
        without = self.without | {event} if left_out else self.without - {event}
        return replace(self, without=without)

    def also(self, state: State, target: str) -> "MendDraft":
        """A later hand is edited with it."""
        for at, hand in enumerate(self.hands):
            if hand.target == target:
                return replace(self, at=at)
        added = past_hand(state, target)
        if added is None:
            return self
        without = self.without - {target}
        return replace(self, hands=(*self.hands, added), at=len(self.hands), without=without)

    def outcome(self, state: State) -> Outcome:
        """As the ledger would fold it; nothing is written."""
        mending = look_ahead(state, self._mended(""))
        own = {event.id for hand in self.hands for event in hand.events("")}
        wrong = [each for each in mending.conflicts if each.event.id in own]
        misfits = tuple(each for each in mending.conflicts if each.event.id not in own)
        return Outcome(mending, wrong[0] if wrong else None, misfits)

    def makes(self, outcome: Outcome) -> MakeEvent | None:
        """The event that edits these hands; None while something is still to be said."""
        misfits = {each.event.id for each in outcome.misfits}
        if not self.changed or outcome.wrong is not None or misfits - self.without:
            return None
        without = tuple(LeftOut(each.event.id) for each in outcome.misfits)
        return lambda place: Mended(*place, self._mended(place[0]), without)

    def _mended(self, id: str) -> tuple[MendedHand, ...]:
        return tuple(MendedHand(hand.target, hand.events(id)) for hand in self.hands)


def past_hand(state: State, target: str) -> HandMend | None:
    """A hand that has ended, by the event of its end; None: there is none."""
    for hand in hands(state):
        if hand.end is not None and hand.end.id == target:
            before = [e for e in hand.events if isinstance(e, RiichiDeclared | DeadHand)]
            riichi = tuple(e.seat for e in before if isinstance(e, RiichiDeclared))
            key = hand_key_before(state, hand.events[0].id)
            return HandMend(target, key, (*before, hand.end), riichi, hand.end)
    return None


def hand_key_before(state: State, event: str) -> str:
    """What the hand of this event began with, as its indicators are kept."""
    key = next(iter(state.steps)).event.id
    for step in state.steps:
        if step.event.id == event:
            break
        if isinstance(step.event, HAND_ENDS):
            key = step.event.id
    return key


def hand_of(state: State, event: str) -> str | None:
    """The end of the hand in which something happened; None: it has not ended."""
    for hand in hands(state):
        if any(each.id == event for each in hand.events):
            return None if hand.end is None else hand.end.id
    return None


def table_at_end(outcome: Outcome, target: str) -> Table | None:
    """The table just before an edited hand ends: who is in riichi, what each has."""
    for step in reversed(outcome.mending.steps):
        if step.event.id == target:
            return step.before
    found = [each.table for each in outcome.mending.conflicts if each.event.id == target]
    return found[0] if found else None


def win_draft_of(end: Event, rules: TableRules, table: Table) -> WinDraft:
    """A win as it was recorded, ready to be changed: its tiles, or its worth without them."""
    every_hand = riichi_rules(rules) is None
    draft = WinDraft(every_hand=every_hand, playing=table.playing)
    if not isinstance(end, Win):
        return draft
    draft = draft.won_by(winner.seat for winner in end.winners).with_payer(end.discarder)
    draft = replace(draft, annuls_riichi=end.annuls_riichi)
    if every_hand:
        # Most tables play riichi: they need not wait for what NTS imports.
        from kiosk_app.session.deal_mending import with_kept_hands

        return with_kept_hands(draft, end, rules, table)
    plain = {winner.seat: winner for winner in end.winners}
    winners = tuple(_winner_draft(plain[one.seat]) for one in draft.winners)
    return replace(draft, winners=winners)


def _winner_draft(winner: Winner) -> WinnerDraft:
    won = parse_won_tiles(winner.tiles)
    if won is not None:
        hand = drawn(won.hand).with_indicators(won.dora_indicators, won.ura_indicators)
        return WinnerDraft(winner.seat, hand, flags_of(winner.yaku), liable=winner.liable)
    points = None if winner.han is not None or winner.yakuman else winner.points
    worth = PlainWorth(winner.han, winner.fu, winner.yakuman, points)
    return WinnerDraft(winner.seat, liable=winner.liable, plain=worth)


def with_known_yaku(end: Event, was: Event) -> Event:
    """Who has the same hand as before keeps its yaku and tiles in the record."""
    if not isinstance(end, Win) or not isinstance(was, Win):
        return end
    if (end.discarder is None) != (was.discarder is None):
        return end
    known = {_worth(winner): winner for winner in was.winners}
    winners = tuple(
        replace(known[_worth(winner)], liable=winner.liable)
        if not winner.yaku and not winner.hand and _worth(winner) in known
        else winner
        for winner in end.winners
    )
    return replace(end, winners=winners)


def _worth(winner: Winner) -> tuple[Seat, int | None, int | None, int, int | None]:
    points = None if winner.han is not None or winner.yakuman else winner.points
    return winner.seat, winner.han, winner.fu, winner.yakuman, points
