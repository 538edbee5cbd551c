"""A win before it is accepted: who won, who paid, and what is known of each hand."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from kiosk_app.session.hand_draft import HandDraft
from scorer.hand import WINDS, Wind
from scorer.ruleset import RuleSet
from scorer.table import (
    SEATS,
    FourNames,
    Refused,
    Seat,
    Table,
    TableRules,
    Winner,
    riichi_table,
)
from scorer.table.hand_worth import hand_worth
from scorer.worth import LIMITS, Worth

if TYPE_CHECKING:
    from kiosk_app.session.photo_hand import SeenHand
    from scorer.nts.deal import LuckyTile

SMALL_HAN: Final = (1, 2, 3, 4)
"""With these the fu count."""
FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
LIMIT_HAN: Final = tuple((han, name) for han, name, _ in reversed(LIMITS))
"""The limits that han alone make, the lowest first."""


@dataclass(frozen=True, slots=True)
class PlainWorth:
    """What a hand is worth where nobody shows its tiles: han and fu, yakuman, or the points."""

    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    points: int | None = None

    def winner(self, seat: Seat, liable: Seat | None) -> Winner:
        return Winner(seat, self.han, self.fu, self.yakuman, self.points, liable=liable)

    def worth(self, rules: RuleSet, dealer: bool, tsumo: bool) -> Worth | None:
        """What it brings under the table's rules; None where no hand can be worth that."""
        try:
            return hand_worth(self.winner(Seat.EAST, None), "", dealer, tsumo, rules)
        except Refused:
            return None


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


@dataclass(frozen=True, slots=True)
class FreeTable:
    """A question from another table: a hand without a game, and what matters around it."""

    rules: RuleSet
    names: FourNames
    """What the four winds are called on the screen."""
    round: Wind = Wind.EAST
    riichi: bool = False
    counters: int = 0
    sticks: int = 0

    @property
    def table_rules(self) -> TableRules:
        return riichi_table(self.rules)

    def table(self, winner: Seat) -> Table:
        """A table at which just this hand is played; the chairs have their first winds."""
        points = self.rules.play.start_points
        return Table(
            players=self.names,
            points=(points, points, points, points),
            start_points=points,
            total=4 * points,
            tournament=False,
            yakitori=False,
            round_number=WINDS.index(self.round),
            counters=self.counters,
            carried=(None,) * self.sticks,
            riichi=(winner,) if self.riichi else (),
        )


@dataclass(frozen=True, slots=True)
class WinDraft:
    winners: tuple[WinnerDraft, ...] = ()
    discarder: Seat | None = None
    self_drawn: bool = False
    annuls_riichi: bool = False
    at: int = 0
    """Whose hand is being looked at, of several winners."""
    free: FreeTable | None = None
    every_hand: bool = False
    """Whether the hands of those who did not win score too (NTS)."""
    others: tuple[WinnerDraft, ...] = ()
    """These hands; none where only the winner's scores."""

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
        known = {seat: WinnerDraft(seat) for seat in SEATS}
        known |= {one.seat: one for one in self.hands}
        chosen = sorted(set(seats))
        winners = tuple(known[seat] for seat in chosen)
        draft = replace(self, winners=winners, at=0)
        if self.every_hand:
            others = tuple(known[seat] for seat in SEATS if seat not in chosen)
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

    def payers(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if seat not in self.seats)

    def with_winner(self, winner: WinnerDraft) -> "WinDraft":
        """The same with more known of the hand that is being looked at."""
        hands = (*self.hands[: self.at], winner, *self.hands[self.at + 1 :])
        count = len(self.winners)
        return replace(self, winners=hands[:count], others=hands[count:])

    def with_hand(self, hand: HandDraft) -> "WinDraft":
        return self.with_winner(replace(self.winner, hand=hand, plain=None))

    def with_seat(self, seat: Seat) -> "WinDraft":
        """Without a game: the winner sits elsewhere."""
        changed = replace(self, winners=(replace(self.winner, seat=seat, liable=None),))
        return replace(changed, discarder=seat.after()) if self.discarder is not None else changed

    def looking_at(self, at: int) -> "WinDraft":
        return replace(self, at=at)

    def looking_at_seat(self, seat: Seat) -> "WinDraft":
        return self.looking_at([one.seat for one in self.hands].index(seat))
