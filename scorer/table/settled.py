"""The table of a game in which every hand scores and the settlement comes from outside (NTS)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scorer.messages import Signed
from scorer.ruleset import CounterRules, DealerRules, EndRules, TournamentRules
from scorer.table.event import Refused
from scorer.table.hand_events import Win
from scorer.table.rules import SeatRules, TableRules
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
    other_seats: tuple[SeatRules, ...] = (),
    ranking: tuple[int, ...] = (),
) -> TableRules:
    """No riichi, counters, sticks or uma: winds that turn, rounds, and payments that are given."""
    return TableRules(
        id=id,
        version=version,
        name=name,
        extends="" if rules is None else rules.extends,
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
        dealer=_dealer(winds_turn_when_east_wins, winds_turn_on_draw),
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
        other_seats=other_seats,
        ranking=ranking,
    )


def nts_table(rules: "RuleSet") -> TableRules:
    """A table of four by an NTS rule set; of three and of five where it lets them play."""
    table = rules.table
    others = []
    if rules.three_players.allowed.value:
        others.append(
            SeatRules(
                3,
                _dealer(table.winds_turn_when_east_wins.value, table.winds_turn_on_draw.value),
                rules.three_players.wind_rounds.value,
                "always" if rules.three_players.green_dragon_round.value else "never",
                green_hands=1,
            )
        )
    if rules.five_players.allowed.value:
        five = rules.five_players
        others.append(
            SeatRules(
                5,
                _dealer(five.winds_turn_when_east_wins.value, five.winds_turn_on_draw.value),
                table.rounds.value,
                "chosen" if five.green_dragon_round.value else "never",
                green_hands=0,
            )
        )
    return settled_table(
        id=rules.id,
        version=rules.version,
        name=rules.name,
        start_points=rules.chips.at_start.value,
        rounds=table.rounds.value,
        winds_turn_when_east_wins=table.winds_turn_when_east_wins.value,
        winds_turn_on_draw=table.winds_turn_on_draw.value,
        sections={"play.rounds": table.rounds.section},
        rules=rules,
        other_seats=tuple(others),
        ranking=rules.ranking.points.value,
    )


def _dealer(turn_when_east_wins: bool, turn_on_draw: bool) -> DealerRules:
    return DealerRules(
        stays_on_win=not turn_when_east_wins,
        stays_on_draw="never" if turn_on_draw else "always",
        stays_on_abort=True,
        stays_on_chombo=True,
    )


@dataclass(frozen=True, slots=True)
class GivenSettlement:
    """A win brings its settlement along; nothing else moves points."""

    rules: "RuleSet | None" = None
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
            if self.rules is None:
                continue
            from scorer.nts.settlement import most_received  # only NTS needs it

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
