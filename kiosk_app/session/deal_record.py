"""What is kept of a hand in which everybody scores: the event, and the four hands as evidence."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kiosk_app.session.deal_scoring import CountedDeal
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.win_scoring import Agreed
from scorer.hand import WINDS, HandError
from scorer.json_fields import SEATS, Record
from scorer.nts.deal import Hand, LuckyTile
from scorer.nts.json_hands import read_hand
from scorer.nts.score import DealScore
from scorer.table import Seat
from scorer.table import Win as WinEvent
from scorer.table.deal_event import deal_win
from scorer.table.table import seat_of
from scorer.tiles import format_tiles, parse_tile

DEAL: Final = "deal"
"""Where the four hands stand in what is kept with the event."""


def deal_event(place: tuple[str, int], counted: CountedDeal) -> WinEvent:
    """As the players saw it and agreed to it."""
    if counted.deal is None or not isinstance(counted.result, DealScore):
        raise HandError("no-worth")
    return deal_win(
        place,
        counted.deal,
        counted.result,
        counted.table,
        winner=counted.draft.winners[0].seat,
        discarder=counted.draft.discarder,
    )


def deal_as_record(counted: CountedDeal) -> Record:
    """The deal as ``tenbou score`` reads it, with what each hand counts."""
    deal = counted.deal
    if deal is None or deal.win is None or not isinstance(counted.result, DealScore):
        return {}
    players: Record = {}
    for seat, score in counted.result.hands.items():
        by_points = seat in deal.counted
        players[seat.letter] = {} if by_points else _hand_record(deal.hands[seat])
        players[seat.letter]["total"] = score.total
    win = deal.win
    record: Record = {"rules": counted.rules.id, "players": players, "winner": win.winner.letter}
    if win.winner not in deal.counted:
        record["win"] = str(win.tile)
    record["by"] = "tsumo" if win.discarder is None else "ron"
    record["discarder"] = None if win.discarder is None else win.discarder.letter
    record["round"] = str(deal.round)
    if deal.ruling is not None:
        record["ruling"] = deal.ruling.letter
    if deal.dreamer:
        record["dreamer"] = True
    return record | dict.fromkeys(sorted(counted.flags), True)


def deal_evidence(counted: CountedDeal) -> tuple[bytes | None, Record]:
    """The photos under each other, what was read in them, and the four hands."""
    seen = {one.seat: one.seen for one in counted.draft.hands if one.seen is not None}
    record: Record = {DEAL: deal_as_record(counted)}
    if not seen:
        return None, record
    from kiosk_app.session.photo_hand import one_record

    photo, reading = one_record(list(seen.values()))
    return photo, {**reading, "seats": [seat.letter for seat in seen], **record}


@dataclass(frozen=True, slots=True)
class KeptHand:
    """A hand of a deal as it was written down."""

    seat: Seat
    total: int
    hand: HandDraft | None
    """None where only the points were counted, or the hand was dead."""
    lucky: tuple[LuckyTile, ...] = ()
    dead: bool = False


def hands_kept(reading: Mapping[str, Any] | None, dealer: Seat, seats: int) -> tuple[KeptHand, ...]:
    """The hands by seat, out of what was kept with an event; none where there is nothing."""
    record = (reading or {}).get(DEAL)
    if not isinstance(record, dict):
        return ()
    try:
        found = [
            _kept(seat_of(wind, dealer, seats), wind.letter, record)
            for wind in WINDS
            if wind.letter in record["players"]
        ]
    except (KeyError, TypeError, ValueError):
        return ()  # damaged: as if it were not there
    return tuple(sorted(found, key=lambda kept: kept.seat))


def _kept(seat: Seat, letter: str, record: Record) -> KeptHand:
    data = record["players"][letter]
    total = int(data["total"])
    if "concealed" not in data:
        return KeptHand(seat, total, None)
    hand = read_hand({key: value for key, value in data.items() if key != "total"}, SEATS[letter])
    if hand.dead:
        return KeptHand(seat, total, None, dead=True)
    win = str(parse_tile(record["win"])) if record["winner"] == letter else ""
    drawn = drawn_part(format_tiles(hand.concealed), win, melds=hand.melds)
    return KeptHand(seat, total, drawn, hand.lucky)


def _hand_record(hand: Hand) -> Record:
    record: Record = {"concealed": format_tiles(hand.concealed)}
    if hand.melds:
        record["melds"] = [
            {"kind": str(meld.kind), "tiles": format_tiles(meld.tiles)}
            | ({} if meld.source is None else {"from": str(meld.source)})
            for meld in hand.melds
        ]
    if hand.lucky:
        record["lucky"] = "".join(hand.lucky)
    if hand.dead:
        record["dead"] = True
    return record


def agreed_deal(counted: CountedDeal) -> Agreed | None:
    """A deal in which every hand scored, with its hands and photos."""
    if counted.payments is None:
        return None
    hands = counted.draft.hands
    only_points = all(one.hand.empty or one.plain is not None for one in hands)
    return Agreed(
        lambda place: deal_event(place, counted),
        None if only_points else lambda: deal_evidence(counted),
    )
