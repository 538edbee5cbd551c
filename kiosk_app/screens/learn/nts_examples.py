"""A real hand for every doubling and limit hand of NTS that tiles can show."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from scorer.hand import Hand, Wind
from scorer.json_form import hand_from
from scorer.nts.deal import CIRCUMSTANCES, Round, Win

FILE: Final = Path(__file__).with_name("nts_examples.toml")


class NtsExample(NamedTuple):
    hand: Hand
    win: Win
    round: Round


@cache
def nts_examples() -> dict[str, NtsExample]:
    """By the id of the doubling or the limit hand."""
    found = {}
    for id, record in tomllib.loads(FILE.read_text("utf-8")).items():
        hand = hand_from(record)
        # East goes out with the tiles as dealt, and its first discard is another's hand of earth.
        winner = Wind.EAST if record.get("heaven") else Wind.SOUTH
        discarder = None if record.get("self_drawn") else Wind.EAST
        flags = {flag: bool(record.get(flag)) for flag in CIRCUMSTANCES}
        win = Win(winner, hand.win, discarder, **flags)
        found[id] = NtsExample(hand, win, Round(record.get("round", "E")))
    return found
