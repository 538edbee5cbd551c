"""A real hand for every doubling and limit hand of NTS that tiles can show."""

from functools import cache
from typing import NamedTuple

from scorer.hand import Hand, Wind
from scorer.json_form import hand_from
from scorer.nts.combinations import FOR_ALL, FOR_LUCKY_TILES, FOR_THE_WINNER
from scorer.nts.deal import CIRCUMSTANCES, Round, Win
from scorer.nts.irregular import IRREGULAR
from scorer.nts.regular_limits import FIRST_TILE, REGULAR


class NtsExample(NamedTuple):
    hand: Hand
    win: Win
    round: Round


@cache
def nts_examples() -> dict[str, NtsExample]:
    """By the id of the doubling or the limit hand."""
    found = {}
    rows = (*FOR_ALL, *FOR_THE_WINNER, *FOR_LUCKY_TILES, *IRREGULAR, *REGULAR, *FIRST_TILE)
    for id, _, record in rows:
        if record is None:
            continue
        hand = hand_from(record)
        # East goes out with the tiles as dealt, and its first discard is another's hand of earth.
        winner = Wind.EAST if record.get("heaven") else Wind.SOUTH
        discarder = None if record.get("self_drawn") else Wind.EAST
        flags = {flag: bool(record.get(flag)) for flag in CIRCUMSTANCES}
        win = Win(winner, hand.win, discarder, **flags)
        found[id] = NtsExample(hand, win, Round(record.get("round", "E")))
    return found
