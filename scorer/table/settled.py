"""The table of a game in which every hand scores and the settlement comes from outside (NTS)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scorer.nts.settlement import most_received
from scorer.ruleset import CounterRules, DealerRules, EndRules, TournamentRules
from scorer.table.hand_events import Win
from scorer.table.refusal import Refused
from scorer.table.rules import TableRules
from scorer.table.seats import NOTHING, SEATS, Four, Seat
from scorer.table.table import Table

if TYPE_CHECKING:
    from scorer.nts.ruleset import RuleSet


def settled_table(
    *,
    id: str,
    version: int,
    name: str,
    start_points: int,
    rounds: int,
    winds_turn_when_east_wins: bool,
    winds_turn_on_draw: bool,
    sections: Mapping[str, str],
    rules: "RuleSet | None" = None,
) -> TableRules:
    """No riichi, counters, sticks or uma: winds that turn, rounds, and payments that are given."""
    return TableRules(
        id=id,
        version=version,
        name=name,
        seats=4,
        start_points=start_points,
        rounds=rounds,
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
        dealer=DealerRules(
            stays_on_win=not winds_turn_when_east_wins,
            stays_on_draw="never" if winds_turn_on_draw else "always",
            stays_on_abort=True,
            stays_on_chombo=True,
        ),
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
        tournament=TournamentRules(
            minutes=0,
            warning_minute=0,
            late_points_a_minute=0,
            late_minutes=0,
            substitute_points=0,
            substitute_uma=0,
        ),
        settlement=GivenSettlement(rules),
        lenient=False,
        sections=sections,
    )


@dataclass(frozen=True, slots=True)
class GivenSettlement:
    """A win brings its settlement along; nothing else moves points."""

    rules: "RuleSet | None" = None
    """What the hands are scored by, for whoever makes the settlement from them."""

    def win(self, table: Table, event: Win) -> Four:
        if event.payments is None:
            raise Refused(
                "no-settlement", "Every hand scores here: give what each seat gains or pays."
            )
        if sum(event.payments):
            raise Refused(
                "settlement-does-not-sum",
                "The settlement sums to {sum:+,}; every point has a payer, so it sums to 0.",
                sum=sum(event.payments),
            )
        winner = event.winners[0].seat
        self._check_limits(table, event.payments, winner)
        if event.payments[winner] < 0:
            raise Refused("winner-pays", "{name} won and pays nobody.", name=table.name(winner))
        return event.payments

    def _check_limits(self, table: Table, payments: Four, winner: Seat) -> None:
        """A dead hand gains nothing, and nobody gains more than the limit lets a hand bring."""
        for seat, points in zip(SEATS, payments, strict=True):
            name = table.name(seat)
            if points > 0 and seat in table.dead:
                raise Refused("dead-gains", "{name}'s hand is dead and gains nothing.", name=name)
            if self.rules is None:
                continue
            most = most_received(self.rules, winner=seat is winner)
            if points > most:
                raise Refused(
                    "settlement-limit",
                    "{name} would receive {points:,}; a hand brings at most {most:,}.",
                    name=name,
                    points=points,
                    most=most,
                )

    def noten(self, table: Table, tenpai: tuple[Seat, ...]) -> Four:
        return NOTHING  # nobody scores on a draw

    def nagashi(self, table: Table, seats: tuple[Seat, ...]) -> Four:
        raise Refused("no-nagashi", "There is no nagashi mangan in this game.")

    def chombo(self, table: Table, offender: Seat) -> Four:
        raise Refused("no-chombo", "There is no chombo in this game: note a dead hand.")
