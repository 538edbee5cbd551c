"""A scored deal of NTS as the event that the log keeps: who pays whom, and every hand."""

from scorer.hand import Wind
from scorer.nts.deal import Deal, Hand
from scorer.nts.score import DealScore
from scorer.table.hand_events import Win, Winner
from scorer.table.seats import CHAIRS, Seat, by_chair
from scorer.table.table import Table
from scorer.tiles import format_tiles, sort_tiles


def deal_win(
    place: tuple[str, int],
    deal: Deal,
    result: DealScore,
    table: Table,
    *,
    winner: Seat,
    discarder: Seat | None,
) -> Win:
    """As the players saw it and agreed to it; the hands stay in the log for whoever asks later."""
    seat_of = {wind: table.seat_of(wind) for wind in deal.hands}
    # A number for everybody who sits there, a dreamer too.
    nothing = dict.fromkeys(table.seats, 0)
    paid = {seat_of[wind]: points for wind, points in result.payments.items()}
    totals = {seat_of[wind]: score.total for wind, score in result.hands.items()}
    texts = {seat_of[wind]: hand_text(wind, deal) for wind in deal.hands}
    payments = by_chair(nothing | paid)
    return Win(
        *place,
        (Winner(winner, points=totals[winner], hand=texts[winner]),),
        discarder,
        payments=payments,
        hands=tuple(texts.get(seat, "") for seat in CHAIRS[: len(payments)]),
        totals=by_chair(nothing | totals),
    )


def hand_text(wind: Wind, deal: Deal) -> str:
    """A hand's tiles for the history; empty where only its points were counted."""
    hand = deal.hands[wind]
    if wind in deal.counted:
        return ""
    won = f"+{deal.win.tile}" if deal.win is not None and deal.win.winner is wind else ""
    parts = [f"{format_tiles(sort_tiles(hand.concealed))}{won}", *_melds(hand)]
    if hand.lucky:
        parts.append(f"lucky:{''.join(hand.lucky)}")
    if hand.dead:
        parts.append("dead")
    return " ".join(part for part in parts if part)


def _melds(hand: Hand) -> list[str]:
    return [f"{meld.kind}:{format_tiles(meld.tiles)}" for meld in hand.melds]
