"""The table's rules and payments from a riichi rule set."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scorer.context import WinContext
from scorer.hand import WINDS, WinBy, Wind
from scorer.payments import fed_yakuman, pay_chombo, pay_hand, pay_nagashi, pay_noten
from scorer.result import Score
from scorer.ruleset import RuleSet
from scorer.table.hand_events import Win, Winner
from scorer.table.hand_worth import hand_worth
from scorer.table.liability import fed_yaku
from scorer.table.refusal import Refused
from scorer.table.rules import TableRules
from scorer.table.seats import SEATS, Four, Seat, add, at, four, seat_of, wind_at
from scorer.table.table import Table

_RIICHI = {"riichi", "double-riichi"}


def riichi_table(rules: RuleSet) -> TableRules:
    """What the table needs to know of a riichi rule set."""
    return TableRules(
        id=rules.id,
        version=rules.version,
        name=rules.name,
        start_points=rules.play.start_points,
        rounds=rules.play.rounds,
        points_to_finish=rules.play.points_to_finish,
        below_zero_ends=rules.play.below_zero_ends,
        dealer_may_stop=rules.play.early_end_by_dealer,
        riichi_stake=rules.play.riichi_stake,
        riichi_on_credit=rules.play.riichi_on_credit,
        winners_on_discard=rules.win.winners_on_discard,
        abortive=rules.draw.abortive,
        nagashi=rules.draw.nagashi != "none",
        nagashi_is_win=rules.draw.nagashi_takes_table,
        dealer=rules.dealer,
        counters=rules.counters,
        chombo=rules.chombo,
        end=rules.end,
        tournament=rules.tournament,
        settlement=RiichiSettlement(rules),
        sections=rules.sections,
    )


def winner_from_score(score: Score, dealer: Seat, hand: str = "") -> Winner:
    """A scored hand as a winner for the ledger, while ``dealer`` is East."""
    liable = score.context.liable
    return Winner(
        seat=seat_of(score.context.seat, dealer),
        han=score.han,
        fu=score.fu,
        yakuman=score.yakuman,
        points=score.points,
        yaku=score.yaku,
        liable=None if liable is None else seat_of(liable, dealer),
        hand=hand,
    )


@dataclass(frozen=True, slots=True)
class RiichiSettlement:
    rules: RuleSet

    def win(self, table: Table, event: Win) -> Four:
        """Every winner is paid in full, with counters as the rule set says (EMA 2016 §4.1).

        Winners in riichi take their own stick back; the others go to the winner whose turn
        comes first after the discarder, or to the one who drew the tile.
        """
        seats = [winner.seat for winner in event.winners]
        first = seats[0] if event.discarder is None else _next_of(seats, event.discarder)
        shared = self.rules.win.counters_to == "each"
        paid = self._sticks(table, seats, first)
        for winner in event.winners:
            counters = table.counters if shared or winner.seat is first else 0
            paid = add(paid, self._hand(table, event, winner, counters))
        if event.payments is not None and event.payments != paid:
            raise Refused(
                "payments-differ",
                "These payments are not what the hand brings: it makes {right}, not {given}.",
                right=_listed(paid),
                given=_listed(event.payments),
            )
        return paid

    def noten(self, table: Table, tenpai: tuple[Seat, ...]) -> Four:
        winds = [wind_at(seat, table.dealer) for seat in tenpai]
        return _by_seat(pay_noten(self.rules, winds), table.dealer)

    def nagashi(self, table: Table, seats: tuple[Seat, ...]) -> Four:
        """Each as a self-drawn mangan; of several, the first from East on takes the sticks."""
        takes = self.rules.draw.nagashi_takes_table
        first = min(seats, key=lambda seat: wind_at(seat, table.dealer))
        paid = self._sticks(table, list(seats), first) if takes else four([0] * 4)
        for seat in seats:
            wind = wind_at(seat, table.dealer)
            counters = table.counters if takes else 0
            paid = add(paid, _by_seat(pay_nagashi(self.rules, wind, counters), table.dealer))
        return paid

    def chombo(self, table: Table, offender: Seat) -> Four:
        wind = wind_at(offender, table.dealer)
        return _by_seat(pay_chombo(self.rules, wind), table.dealer)

    def _sticks(self, table: Table, winners: list[Seat], first: Seat) -> Four:
        stake = self.rules.play.riichi_stake
        paid = at(first, len(table.carried) * stake)
        for seat in table.riichi:
            paid = add(paid, at(seat if seat in winners else first, stake))
        return paid

    def _hand(self, table: Table, event: Win, winner: Winner, counters: int) -> Four:
        name, dealer = table.name(winner.seat), table.dealer
        tsumo = event.discarder is None
        value = hand_worth(winner, name, winner.seat is dealer, tsumo, self.rules)
        self._check_yaku(table, winner)
        yaku = fed_yaku(winner, value, name, self.rules)
        context = WinContext(
            WinBy.TSUMO if tsumo else WinBy.RON,
            seat=wind_at(winner.seat, dealer),
            discarder=None if event.discarder is None else wind_at(event.discarder, dealer),
            liable=None if winner.liable is None else wind_at(winner.liable, dealer),
        )
        fed = fed_yakuman(yaku, None, self.rules)
        return _by_seat(pay_hand(value, fed, context, self.rules, counters), dealer)

    def _check_yaku(self, table: Table, winner: Winner) -> None:
        """A hand that names its yaku names those that the table knows of."""
        if not winner.yaku or any(item.yakuman for item in winner.yaku):
            return
        name = table.name(winner.seat)
        han = sum(item.han for item in winner.yaku)
        if winner.han is not None and han != winner.han:
            raise Refused(
                "han-differ",
                "The yaku of {name}'s hand make {sum} han, not {han}.",
                name=name,
                sum=han,
                han=winner.han,
            )
        counted = any(item.id in _RIICHI for item in winner.yaku)
        if counted and winner.seat not in table.riichi:
            raise Refused(
                "riichi-not-declared",
                "The hand counts riichi, but {name} has no stick on the table for it.",
                name=name,
            )
        if not counted and winner.seat in table.riichi:
            raise Refused(
                "riichi-not-counted",
                "{name} is in riichi, but the hand does not count it: score it again.",
                name=name,
            )


def _next_of(seats: Iterable[Seat], discarder: Seat) -> Seat:
    return min(seats, key=lambda seat: (seat - discarder) % 4)


def _by_seat(payments: Mapping[Wind, int], dealer: Seat) -> Four:
    paid = [payments.get(wind, 0) for wind in WINDS]
    return paid[-dealer % 4], paid[(1 - dealer) % 4], paid[(2 - dealer) % 4], paid[(3 - dealer) % 4]


def _listed(payments: Four) -> str:
    return ", ".join(f"{seat.letter} {payments[seat]:+,}" for seat in SEATS)
