"""The hands that nobody wins: exhaustive draw, nagashi mangan, abortive draws."""

from scorer.table.declaring import annul_last_riichi
from scorer.table.event import Refused
from scorer.table.hand_events import AbortedHand, ExhaustiveDraw, NagashiMangan
from scorer.table.rules import TableRules
from scorer.table.table import (
    Four,
    Seat,
    Table,
    add,
    check_not_dead,
    check_not_four_riichi,
    check_once,
    check_playing,
    close_hand,
    counters_after_win,
)


def take_draw(table: Table, event: ExhaustiveDraw, rules: TableRules) -> Table:
    """Those who do not wait pay those who do; the sticks stay (EMA 2016 §3.4.2, §3.4.4)."""
    _check_draw(table, event.tenpai, rules)
    return _drawn(table, event.tenpai, rules.settlement.noten(table, event.tenpai), rules)


def take_nagashi(table: Table, event: NagashiMangan, rules: TableRules) -> Table:
    """A win in the books that give it counters and sticks, elsewhere a draw with a payment.

    In neither case is the noten penalty paid.
    """
    _check_draw(table, event.tenpai, rules)
    if not rules.nagashi:
        raise Refused("no-nagashi-rule", rules=rules.name, cite=rules.cite("draw.nagashi"))
    if not event.seats:
        raise Refused("no-nagashi-player")
    check_once(table, event.seats, "having-nagashi-mangan")
    for seat in event.seats:
        check_not_dead(table, seat, "have-nagashi-mangan")
    paid = rules.settlement.nagashi(table, event.seats)
    if not rules.nagashi_is_win:
        return _drawn(table, event.tenpai, paid, rules)
    dealer_won = table.dealer in event.seats
    return close_hand(
        table,
        rules,
        points=add(table.points, paid),
        carried=(),
        counters=counters_after_win(table, rules, dealer_won),
        stays=dealer_won and rules.dealer.stays_on_win,
        winners=event.seats,
    )


def abort_hand(table: Table, event: AbortedHand, rules: TableRules) -> Table:
    """No points move, sticks stay, and the hand is not finished (EMA 2008 §3.4.3, §3.4.4)."""
    check_playing(table)
    # Four winds are four identical discards, too.
    winds = event.reason == "four-winds" and "four-discards" in rules.abortive
    if event.reason not in rules.abortive and not winds:
        raise Refused("no-such-abort", rules=rules.name, cite=rules.cite("draw.abortive"))
    if event.annuls_riichi is not None:
        if event.reason != "three-ron":
            raise Refused("annulled-by-abort")
        table = annul_last_riichi(table, event.annuls_riichi, rules)
    if event.reason == "four-riichi" and len(table.riichi) < 4:
        raise Refused("not-four-riichi", count=len(table.riichi))
    return close_hand(
        table,
        rules,
        points=table.points,
        carried=table.carried + table.riichi,
        counters=table.counters + ("abort" in rules.counters.added_on),
        stays=rules.dealer.stays_on_abort,
        aborted=True,
    )


def _drawn(table: Table, tenpai: tuple[Seat, ...], paid: Four, rules: TableRules) -> Table:
    stays = {"tenpai": table.dealer in tenpai, "never": False, "always": True}
    return close_hand(
        table,
        rules,
        points=add(table.points, paid),
        carried=table.carried + table.riichi,
        counters=table.counters + ("draw" in rules.counters.added_on),
        stays=stays[rules.dealer.stays_on_draw],
    )


def _check_draw(table: Table, tenpai: tuple[Seat, ...], rules: TableRules) -> None:
    check_playing(table)
    check_not_four_riichi(table, rules)
    check_once(table, tenpai, "tenpai")
    for seat in tenpai:
        check_not_dead(table, seat, "be-tenpai")
    for seat in table.riichi:
        # A hand that died after its riichi pays the noten penalty only (EMA 2016 §3.4.7).
        if seat not in tenpai and seat not in table.dead:
            raise Refused(
                "riichi-not-tenpai", name=table.name(seat), cite=rules.cite("chombo.payment")
            )
