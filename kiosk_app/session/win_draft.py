"""A win before it is accepted: who won, who paid, what is known of each hand, and what comes next.

A draft and its flow are values; each thing that people say makes the next one. Nothing here waits,
writes or shows anything.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from kiosk_app.session.hand_draft import HandDraft, Problem
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.steps import FOLLOWING, FlowKind, Step
from kiosk_app.session.waiting_hand import waiting_hand, waiting_problems, waits_of
from scorer.table import (
    SEATS,
    Seat,
    Table,
)
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.session.photo_hand import SeenHand
    from kiosk_app.session.question import FreeTable
    from scorer.nts.deal import LuckyTile


@dataclass(frozen=True, slots=True)
class WinnerDraft:
    """A winner's hand; where every hand scores, that of any player."""

    seat: Seat
    hand: HandDraft = field(default_factory=HandDraft)
    flags: frozenset[str] = frozenset()
    """What a photo cannot show and a person said: ``ippatsu``, ``rinshan`` …"""
    liable: Seat | None = None
    plain: PlainWorth | None = None
    dead: bool = False
    """Where every hand scores: this one does not, for a mistake of its player."""
    lucky: "tuple[LuckyTile, ...]" = ()
    seen: "SeenHand | None" = field(default=None, compare=False)
    """The photo that the hand was read from, kept as evidence."""
    remember: bool = False
    """Whether tiles that a person put right go into the club's tile set with the win."""

    @property
    def known(self) -> bool:
        """Whether anything is known of the hand."""
        return self.plain is not None or self.dead or not self.hand.empty

    @property
    def lucky_to_name(self) -> int:
        """Flowers and seasons that its photo shows and nobody has named yet."""
        return 0 if self.seen is None else max(0, len(self.seen.lucky) - len(self.lucky))


@dataclass(frozen=True, slots=True)
class WinDraft:
    winners: tuple[WinnerDraft, ...] = ()
    discarder: Seat | None = None
    self_drawn: bool = False
    annuls_riichi: bool = False
    at: int = 0
    """Whose hand is being looked at, of several winners."""
    free: "FreeTable | None" = None
    every_hand: bool = False
    """Whether the hands of those who did not win score too (NTS)."""
    others: tuple[WinnerDraft, ...] = ()
    """These hands; none where only the winner's scores."""
    playing: tuple[Seat, ...] = SEATS
    """Who plays this hand: three, four, or four of five (NTS)."""
    ruling: Seat | None = None
    """Who of three pays and receives double while the green dragon rules (NTS)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(winner.seat for winner in self.winners)

    @property
    def paid_by(self) -> bool:
        """Whether it is known who pays."""
        return self.self_drawn or self.discarder is not None

    @property
    def is_said(self) -> bool:
        """Whether it is known who won and who pays."""
        return bool(self.winners) and self.paid_by

    @property
    def hands(self) -> tuple[WinnerDraft, ...]:
        """All that score: the winners' first."""
        return (*self.winners, *self.others)

    @property
    def winner(self) -> WinnerDraft:
        """The one whose hand is being looked at."""
        return self.hands[self.at]

    @property
    def at_other(self) -> bool:
        """Whether the hand that is being looked at did not win."""
        return bool(self.winners) and self.at >= len(self.winners)

    def won_by(self, seats: Iterable[Seat]) -> "WinDraft":
        """Who won, in the order of play; what is known of a hand stays with its player."""
        known = {seat: WinnerDraft(seat) for seat in self.playing}
        known |= {one.seat: one for one in self.hands}
        chosen = sorted(set(seats))
        winners = tuple(known[seat] for seat in chosen)
        draft = replace(self, winners=winners, at=0)
        if self.every_hand:
            others = tuple(known[seat] for seat in self.playing if seat not in chosen)
            draft = replace(draft, others=others)
        if self.discarder in chosen:
            draft = replace(draft, discarder=None, annuls_riichi=False)
        if len(chosen) > 1 and self.self_drawn:
            draft = replace(draft, self_drawn=False)
        return draft

    def given_to(self, seat: Seat) -> "WinDraft":
        """The hand that won was this player's, who therefore cannot be the one who paid."""
        winner = replace(self.winners[0], seat=seat, liable=None)
        draft = replace(self, winners=(winner,), at=0)
        if self.every_hand:
            others = {one.seat: one for one in self.others} | {
                self.winners[0].seat: WinnerDraft(self.winners[0].seat)
            }
            others.pop(seat, None)
            draft = replace(draft, others=tuple(others[one] for one in sorted(others)))
        if self.discarder is seat:
            draft = replace(draft, discarder=None, annuls_riichi=False)
        return draft

    def with_payer(self, discarder: Seat | None) -> "WinDraft":
        """On a discard, or self-drawn. Several winners come in turn from the discarder on."""
        winners = self.winners
        if discarder is not None:
            winners = tuple(sorted(winners, key=lambda one: (one.seat - discarder) % 4))
        annuls = self.annuls_riichi and discarder == self.discarder
        return replace(
            self,
            winners=winners,
            discarder=discarder,
            self_drawn=discarder is None,
            annuls_riichi=annuls,
            at=0,
        )

    def with_winner(self, winner: WinnerDraft) -> "WinDraft":
        """The same with more known of the hand that is being looked at."""
        hands = (*self.hands[: self.at], winner, *self.hands[self.at + 1 :])
        count = len(self.winners)
        return replace(self, winners=hands[:count], others=hands[count:])

    def with_hand(self, hand: HandDraft) -> "WinDraft":
        return self.with_winner(replace(self.winner, hand=hand, plain=None))

    def looking_at(self, at: int) -> "WinDraft":
        return replace(self, at=at)

    def looking_at_seat(self, seat: Seat) -> "WinDraft":
        return self.looking_at([one.seat for one in self.hands].index(seat))


@dataclass(frozen=True, slots=True)
class PastTable:
    """The table of a past hand just before its end."""

    table: Table
    indicators: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class WinFlow:
    kind: FlowKind
    draft: WinDraft
    step: Step
    hand_key: str = ""
    """The hand of the game that it is about; empty without a game."""
    reopened: bool = False
    """Whether it was accepted once and taken back: its hands need no new photo."""

    past: PastTable | None = None
    """Of a past hand that is being edited: where it was played."""

    # What may be done

    @property
    def next_steps(self) -> tuple[Step, ...]:
        return FOLLOWING[self.kind].get(self.step, ())

    @property
    def goal(self) -> Step:
        """Where the hands lead to once they are known."""
        return {
            FlowKind.TENPAI: Step.SHOW_WAITS,
            FlowKind.DEAL: Step.COUNT_HANDS,
        }.get(self.kind, Step.SCORE)

    @property
    def waiting(self) -> bool:
        """Whether nobody won with the hand that is being looked at, so that it has 13 tiles."""
        return self.kind is FlowKind.TENPAI or self.draft.at_other

    def problems(self, hand: HandDraft) -> tuple[Problem, ...]:
        """What is still missing in this hand."""
        return waiting_problems(hand) if self.waiting else hand.problems()

    def is_complete(self, hand: HandDraft) -> bool:
        """Whether the flow can go on with this hand."""
        return not self.problems(hand) and (self.waiting or hand.or_none() is not None)

    def lacks_winning_tile(self, hand: HandDraft) -> bool:
        """Whether only the winning tile is missing, and tiles are known that would do."""
        return not self.waiting and hand.win is None and bool(waits_of(hand))

    @property
    def fix_step(self) -> Step:
        """Where the hand that is looked at is put right: as it became known."""
        winner = self.draft.winner
        if winner.plain is not None:
            return Step.ENTER_WORTH if self.kind is FlowKind.WIN else Step.COUNT_HANDS
        return Step.ENTER_TILES if winner.seen is None else Step.CHECK_READING

    # What people say

    def at_step(self, step: Step) -> "WinFlow":
        return replace(self, step=step)

    def with_draft(self, draft: WinDraft) -> "WinFlow":
        return replace(self, draft=draft)

    def won_by(self, seats: Iterable[Seat]) -> "WinFlow":
        """Who won. A hand that was accepted for somebody else goes to who really won."""
        chosen = tuple(seats)
        draft = self.draft
        if self.reopened and len(chosen) == len(draft.seats) == 1 and chosen != draft.seats:
            return self.with_draft(draft.given_to(chosen[0]))
        return self.with_draft(draft.won_by(chosen))

    def paid_by(self, discarder: Seat | None) -> "WinFlow":
        """Who paid; None: self-drawn. On to the hands that are not known yet."""
        flow = self.with_draft(self.draft.with_payer(discarder))
        if self.kind is FlowKind.DEAL:
            return flow.at_step(Step.COUNT_HANDS)
        known = self.reopened and not flow._missing()
        return flow.at_step(Step.SCORE if known else Step.TAKE_PHOTO)

    def with_reading(self, seen: "SeenHand", *, lucky: bool = False) -> "WinFlow":
        """A photo was read: on where nothing is in doubt, else people look at it.

        ``lucky``: flowers and seasons count, and those that the photo shows are taken with it.
        """
        from kiosk_app.session.photo_hand import draft_from_reading

        hand = draft_from_reading(seen.hand_reading)
        if self.waiting:
            hand = waiting_hand(hand)
        if self.kind is FlowKind.DEAL:
            hand = hand.with_indicators(())
        winner = replace(self.draft.winner, hand=hand, seen=seen, plain=None, remember=False)
        if lucky and seen.lucky:
            winner = replace(winner, lucky=self._named_lucky(seen))
        flow = self.with_draft(self.draft.with_winner(winner))
        if self.kind is FlowKind.TENPAI:
            return flow.at_step(Step.CHECK_READING if hand.doubtful else Step.SHOW_WAITS)
        sure = self.is_complete(hand) and not hand.doubtful if self.waiting else seen.sure
        if self.lacks_winning_tile(hand):
            sure = seen.sure_but_for_win
        return flow.with_hand(hand) if sure else flow.at_step(Step.CHECK_READING)

    def _named_lucky(self, seen: "SeenHand") -> "tuple[LuckyTile, ...]":
        """Those with a number, each once: one that another hand has was misread."""
        from scorer.nts.deal import LuckyTile

        others = {
            t for at, one in enumerate(self.draft.hands) if at != self.draft.at for t in one.lucky
        }
        named = {LuckyTile(number) for number in seen.lucky if number.isdigit()}
        return tuple(sorted(named - others))

    def with_hand(self, hand: HandDraft) -> "WinFlow":
        """The tiles are right: on to the next winner's hand, or to what it is worth."""
        hand = self._with_shared_tile(hand)
        flow = self.with_draft(self.draft.with_hand(hand.confirmed()))
        return (
            flow.at_step(Step.SAY_WINNING_TILE)
            if flow.lacks_winning_tile(hand)
            else flow.on_to_next()
        )

    def _with_shared_tile(self, hand: HandDraft) -> HandDraft:
        """Two who win on one discard win on the same tile: it is known from the other hand."""
        others = [one for at, one in enumerate(self.draft.winners) if at != self.draft.at]
        shared = next((one.hand.win for one in others if one.hand.win is not None), None)
        if shared is None or shared.tile is None or not self.lacks_winning_tile(hand):
            return hand
        fits = shared.tile.kind in (waits_of(hand) or ())
        return hand.added(shared.tile) if fits else hand

    def with_worth(self, worth: PlainWorth) -> "WinFlow":
        """Only the worth is known."""
        winner = replace(self.draft.winner, plain=worth)
        return self.with_draft(self.draft.with_winner(winner)).on_to_next()

    def on_to_next(self) -> "WinFlow":
        """To the next hand that is not known yet, or to what it is all worth."""
        missing = self._missing() if self.goal is Step.SCORE else []
        if missing and missing[0] != self.draft.at:
            return self.with_draft(self.draft.looking_at(missing[0])).at_step(Step.TAKE_PHOTO)
        return self.at_step(self.goal)

    def _missing(self) -> list[int]:
        """The winners whose hands are not known yet."""
        return [
            at
            for at, winner in enumerate(self.draft.winners)
            if winner.plain is None and winner.hand.or_none() is None
        ]
