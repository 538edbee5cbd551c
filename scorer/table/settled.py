"""The table of a game in which every hand scores and the settlement comes from outside (NTS)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scorer.messages import Signed
from scorer.ruleset import CounterRules, DealerRules, EndRules, TournamentRules
from scorer.table.event import Refused
from scorer.table.hand_events import Win
from scorer.table.rules import SeatRules, TableRules
from scorer.table.table import NOTHING, SEATS, Four, Seat, Table

if TYPE_CHECKING:
    from scorer.nts.rule_values import Switch
    from scorer.nts.ruleset import RuleSet


def nts_table(rules: "RuleSet") -> TableRules:
    """A table of four by an NTS rule set; of three and of five where it lets them play.

    No riichi, counters, sticks or uma: winds that turn, rounds, and payments that are given.
    """
    table, start_points = rules.table, rules.chips.at_start.value
    return TableRules(
        id=rules.id,
        version=rules.version,
        name=rules.name,
        extends=rules.extends,
        seats=4,
        start_points=start_points,
        rounds=table.rounds.value,
        points_to_finish=0,
        below_zero_ends=False,
        dealer_may_stop=False,
        riichi_stake=0,
        riichi_on_credit=False,
        won_by="any",
        riichi_annulled=False,
        winners_on_discard=1,
        abortive=(),
        nagashi=False,
        nagashi_is_win=False,
        dealer=_dealer(table.winds_turn_when_east_wins, table.winds_turn_on_draw),
        counters=CounterRules(added_on=(), cleared_by="any-win"),
        chombo=None,
        end=EndRules(
            uma=(0, 0, 0, 0),
            uma_floating=(),
            uma_ties="share",
            return_points=start_points,
            return_moves_with_start=True,
            final_score="points",
            balance="to-zero",
            oka_to_winner=False,
            leftover_sticks="stay",
            yakitori=0,
            yakitori_played=False,
        ),
        tournament=TournamentRules(0, 0, 0, 0, 0, 0),
        settlement=GivenSettlement(rules),
        lenient=False,
        sections={"play.rounds": table.rounds.section},
        other_seats=tuple(_other_seats(rules)),
        ranking=rules.ranking.points.value,
    )


def _other_seats(rules: "RuleSet") -> Iterator[SeatRules]:
    table, three, five = rules.table, rules.three_players, rules.five_players
    if three.allowed.value:
        yield SeatRules(
            3,
            _dealer(table.winds_turn_when_east_wins, table.winds_turn_on_draw),
            three.wind_rounds.value,
            "always" if three.green_dragon_round.value else "never",
            green_hands=1,
        )
    if five.allowed.value:
        yield SeatRules(
            5,
            _dealer(five.winds_turn_when_east_wins, five.winds_turn_on_draw),
            table.rounds.value,
            "chosen" if five.green_dragon_round.value else "never",
            green_hands=0,
        )


def _dealer(turn_when_east_wins: "Switch", turn_on_draw: "Switch") -> DealerRules:
    return DealerRules(
        stays_on_win=not turn_when_east_wins.value,
        stays_on_draw="never" if turn_on_draw.value else "always",
        stays_on_abort=True,
        stays_on_chombo=True,
    )


@dataclass(frozen=True, slots=True)
class GivenSettlement:
    """A win brings its settlement along; nothing else moves points."""

    rules: "RuleSet"
    """What the hands are scored by, for whoever makes the settlement from them."""

    def win(self, table: Table, event: Win) -> Four:
        if event.payments is None:
            raise Refused("no-settlement")
        if sum(event.payments):
            raise Refused("settlement-does-not-sum", sum=Signed(sum(event.payments)))
        winner = event.winners[0].seat
        self._check_limits(table, event.payments, winner)
        if event.payments[winner] < 0:
            raise Refused("winner-pays", name=table.name(winner))
        return event.payments

    def _check_limits(self, table: Table, payments: Four, winner: Seat) -> None:
        """A dead hand gains nothing, and nobody gains more than the limit lets a hand bring."""
        if any(payments[table.seat_count :]):
            raise Refused("nobody-at-north")
        for seat, points in zip(table.seats, payments, strict=False):
            name = table.name(seat)
            if points and seat is table.dreamer:
                raise Refused("dreams", name=name)
            if points > 0 and seat in table.dead:
                raise Refused("dead-gains", name=name)
            from scorer.nts.score import most_received  # only NTS needs it

            most = most_received(
                self.rules,
                winner=seat is winner,
                players=len(table.playing),
                ruled=table.green_round and table.seat_count < len(SEATS),
            )
            if points > most:
                raise Refused("settlement-limit", name=name, points=points, most=most)

    def noten(self, table: Table, tenpai: tuple[Seat, ...]) -> Four:
        return NOTHING  # nobody scores on a draw

    def nagashi(self, table: Table, seats: tuple[Seat, ...]) -> Four:
        raise Refused("no-nagashi")

    def chombo(self, table: Table, offender: Seat) -> Four:
        raise Refused("no-chombo")
