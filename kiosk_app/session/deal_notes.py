"""The hands of a deal while they are entered, on disk: four hands take a while, and so a power cut
in between costs only the photos. They are no part of the ledger.
"""

import json
from pathlib import Path
from typing import Any, Final

from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.win_draft import WinDraft, WinnerDraft
from kiosk_app.store.disk import disk_problems, write_whole
from scorer.json_fields import melds_in
from scorer.table import Seat, State
from scorer.table.ledger import hand_key
from scorer.table.table import SEAT_OF_LETTER
from scorer.tiles import format_tiles, sort_tiles

_NAME: Final = "deal.json"
Record = dict[str, Any]


class DealNotes:
    """Of the hand that is played now; those of any other hand are nobody's."""

    def __init__(self, folder: Path) -> None:
        self._path: Final = folder / _NAME
        self._kept: Record = {}

    def load(self) -> None:
        """What the disk has; a file that cannot be read counts as none: it can be entered anew."""
        try:
            kept = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            kept = None
        self._kept = kept if isinstance(kept, dict) else {}

    def of(self, game_id: str, state: State) -> WinDraft | None:
        """It does not touch the disk."""
        if (self._kept.get("game"), self._kept.get("hand")) != (game_id, hand_key(state)):
            return None
        try:
            return _draft(self._kept["deal"])
        except (KeyError, TypeError, ValueError, AttributeError):
            return None

    def put(self, game_id: str, state: State, draft: WinDraft) -> None:
        """On disk when this returns."""
        self._write({"game": game_id, "hand": hand_key(state), "deal": _record(draft)})

    def forget(self) -> None:
        """The deal is accepted."""
        if self._kept:
            self._write({})

    def _write(self, kept: Record) -> None:
        with disk_problems(self._path):
            write_whole(self._path, json.dumps(kept).encode())
        self._kept = kept


def _record(draft: WinDraft) -> Record:
    return {
        "winners": "".join(seat.letter for seat in draft.seats),
        "discarder": None if draft.discarder is None else draft.discarder.letter,
        "self_drawn": draft.self_drawn,
        "playing": "".join(seat.letter for seat in draft.playing),
        "ruling": None if draft.ruling is None else draft.ruling.letter,
        "hands": {one.seat.letter: _hand_record(one) for one in draft.hands if one.known},
    }


def _hand_record(one: WinnerDraft) -> Record:
    """What a person can tell of it; a meld that is none yet is loose tiles."""
    melds = [(meld, meld.or_none()) for meld in one.hand.melds]
    loose = [tile.tile for tile in one.hand.concealed if tile.tile is not None]
    loose += [tile for draft, meld in melds if meld is None for tile in draft.faces()]
    win = one.hand.win.tile if one.hand.win is not None else None
    return {
        "concealed": format_tiles(sort_tiles(loose)),
        "win": "" if win is None else str(win),
        "melds": [
            {
                "kind": str(meld.kind),
                "tiles": format_tiles(meld.tiles),
                "from": None if meld.source is None else str(meld.source),
            }
            for _, meld in melds
            if meld is not None
        ],
        "points": None if one.plain is None else one.plain.points,
        "dead": one.dead,
        "lucky": "".join(one.lucky),
        "flags": sorted(one.flags),
    }


def _draft(record: Record) -> WinDraft:
    playing = tuple(SEAT_OF_LETTER[letter] for letter in record["playing"])
    hands = tuple(_hand(seat, record["hands"].get(seat.letter)) for seat in playing)
    ruling = None if record["ruling"] is None else SEAT_OF_LETTER[record["ruling"]]
    draft = WinDraft(every_hand=True, others=hands, playing=playing, ruling=ruling)
    draft = draft.won_by(SEAT_OF_LETTER[letter] for letter in record["winners"])
    discarder = record["discarder"]
    if discarder is not None:
        return draft.with_payer(SEAT_OF_LETTER[discarder])
    return draft.with_payer(None) if record["self_drawn"] else draft


def _hand(seat: Seat, record: Record | None) -> WinnerDraft:
    if record is None:
        return WinnerDraft(seat)
    from scorer.nts.deal import LuckyTile

    points = record["points"]
    return WinnerDraft(
        seat,
        _tiles(record),
        frozenset(map(str, record["flags"])),
        plain=None if points is None else PlainWorth(points=int(points)),
        dead=bool(record["dead"]),
        lucky=tuple(map(LuckyTile, record["lucky"])),
    )


def _tiles(record: Record) -> HandDraft:
    return drawn_part(record["concealed"], record["win"], melds_in(record))
