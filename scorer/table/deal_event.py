"""A scored deal of NTS as the event that the log keeps: who pays whom, and every hand."""

from typing import NamedTuple

from scorer.hand import WINDS, Meld, MeldKind, Wind
from scorer.nts.deal import CIRCUMSTANCES, Deal, Hand, LuckyTile
from scorer.nts.score import DealScore
from scorer.table.hand_events import Win, Winner
from scorer.table.table import CHAIRS, Seat, Table, by_chair
from scorer.tiles import Tile, format_tiles, parse_tile, parse_tiles, sort_tiles


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
    """A hand's tiles for the history; empty where only its points were counted.

    The winner's says what was special about the winning tile, and who ruled.
    """
    hand, win = deal.hands[wind], deal.win
    if wind in deal.counted:
        return ""
    wins = win is not None and win.winner is wind
    won = f"+{win.tile}" if win is not None and wins else ""
    parts = [f"{format_tiles(sort_tiles(hand.concealed))}{won}", *_melds(hand)]
    if hand.lucky:
        parts.append(f"lucky:{''.join(hand.lucky)}")
    if hand.dead:
        parts.append("dead")
    if wins:
        parts += [flag for flag in CIRCUMSTANCES if getattr(win, flag)]
        parts += [] if deal.ruling is None else [f"ruling:{deal.ruling.letter}"]
    return " ".join(part for part in parts if part)


def _melds(hand: Hand) -> list[str]:
    return [f"{meld.kind}:{format_tiles(meld.tiles)}" for meld in hand.melds]


class KeptHand(NamedTuple):
    """A hand out of the log, to be opened again."""

    hand: Hand
    win: Tile | None = None
    flags: frozenset[str] = frozenset()
    ruling: Wind | None = None


def parse_hand_text(text: str) -> KeptHand | None:
    """None where nothing was kept, or not by us: the event counts all the same."""
    tiles, *words = text.split() or [""]
    if not tiles:
        return None
    if tiles == "dead":
        return KeptHand(Hand((), dead=True))
    concealed, _, win = tiles.partition("+")
    parts = dict.fromkeys(("lucky", "ruling"), "")
    melds: list[Meld] = []
    try:
        for word in words:
            name, _, value = word.partition(":")
            if name in parts:
                parts[name] = value
            elif value:
                melds.append(Meld(MeldKind(name), parse_tiles(value)))
        ruling = next((wind for wind in WINDS if wind.letter == parts["ruling"]), None)
        lucky = tuple(map(LuckyTile, parts["lucky"]))
        hand = Hand(parse_tiles(concealed), tuple(melds), lucky, "dead" in words)
        flags = frozenset(CIRCUMSTANCES) & frozenset(words)
        return KeptHand(hand, parse_tile(win) if win else None, flags, ruling)
    except ValueError:  # tiles, kinds and melds that cannot be are ValueErrors
        return None
