"""What follows a hand: who is East, the counters, the next round, or the end of the game."""

from scorer.table.rules import TableRules
from scorer.table.seats import Four, Seat
from scorer.table.table import Over, Table


def close_hand(
    table: Table,
    rules: TableRules,
    *,
    points: Four,
    carried: tuple[Seat | None, ...],
    counters: int,
    stays: bool,
    winners: tuple[Seat, ...] = (),
    aborted: bool = False,
) -> Table:
    """The table after a hand that counts as played; a new round begins as EMA 2016 §3.5 says."""
    last_of_green = bool(winners) and _is_last_of_green(table, rules)
    if last_of_green:
        stays = False
    dealer = table.dealer if stays else table.after(table.dealer)
    round_number = table.round_number + (not stays and dealer is Seat.EAST)
    if last_of_green:
        round_number = rounds_of(table, rules)
    hands_left = None if table.hands_left is None else table.hands_left - 1
    over = _over(table, points, round_number, hands_left, rules)
    if over is not None:
        # The last hand stays in view: who was East in it, and in which round.
        dealer, round_number = table.dealer, table.round_number
    last_round = table.round_number == rounds_of(table, rules) - 1
    last_hand = last_round and table.dealer is table.seats[-1]
    return table._replace(
        points=points,
        dealer=dealer,
        round_number=round_number,
        hand=table.hand + (over is None),
        counters=counters,
        carried=carried,
        riichi=(),
        dead=(),
        won=table.won + tuple(seat for seat in winners if seat not in table.won),
        hands_left=hands_left,
        dealer_kept_last=last_hand and stays and not aborted,
        over=over,
    )


def rounds_of(table: Table, rules: TableRules) -> int:
    """How many rounds the game has, with one that the green dragon rules."""
    return rules.rounds + (table.green_from is not None)


def _is_last_of_green(table: Table, rules: TableRules) -> bool:
    """NTS, Drie spelers: their green dragon's round is the one hand that somebody wins."""
    if not table.green_round:
        return False
    green = rules.green_rules()
    return green is not None and green.green_hands == 1


def counters_after_win(table: Table, rules: TableRules, dealer_won: bool) -> int:
    """EMA 2016 §3.4.10: one more when East won, none left when only others did."""
    cleared = rules.counters.cleared_by == "any-win" or not dealer_won
    added = dealer_won and "dealer-win" in rules.counters.added_on
    return (0 if cleared else table.counters) + added


def _over(
    table: Table, points: Four, round_number: int, hands_left: int | None, rules: TableRules
) -> Over | None:
    if rules.below_zero_ends and min(points) < 0:
        return "below-zero"
    rounds = rounds_of(table, rules)
    if round_number >= rounds:
        if max(points[: table.seat_count]) >= rules.points_to_finish:
            return "points-reached" if table.round_number >= rounds else "rounds"
        if round_number > rounds:
            return "rounds"
    return "time" if hands_left == 0 else None
