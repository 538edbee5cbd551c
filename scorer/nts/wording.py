"""The words of NTS for every id that a score can carry, in each language.

The catalogue of a language holds those of ``scorer.explain`` too: the names of tiles and seats.
The words of NTS itself have keys that begin with ``nts.``.
"""

from functools import cache
from pathlib import Path
from typing import Final

from scorer.explain.words import Words, words_of, words_with
from scorer.nts.deal import LuckyTile
from scorer.nts.hand_score import How
from scorer.nts.winning_hand import NotOut

_FOLDER: Final = Path(__file__).parent / "words"


@cache
def nts_words(language: str) -> Words:
    return words_with(words_of(language), _FOLDER, "nts.")


def point_words(words: Words, item_id: str, how: How | None) -> str:
    """A line of points; a limit hand says how it was reached."""
    if how is not None:
        return words.text(
            "nts.how.reached",
            limit=words.text(f"nts.limits.{item_id}"),
            how=words.text(f"nts.how.{how}"),
        )
    return words.text(f"nts.points.{item_id}")


def doubling_words(words: Words, item_id: str) -> str:
    return words.text(f"nts.doublings.{item_id}")


def doubling_aside(words: Words, item_id: str) -> str:
    """What a doubling says in a few words more, where its name does not speak for itself."""
    key = f"nts.asides.{item_id}"
    return words.text(key) if words.has(key) else ""


def lucky_words(words: Words, tile: LuckyTile) -> str:
    return words.text(f"nts.lucky.{tile.name.lower()}")


def dead_words(words: Words, dead_id: str) -> str:
    return words.text(f"nts.dead.{dead_id}")


def transfer_words(words: Words, transfer_id: str) -> str:
    return words.text(f"nts.transfers.{transfer_id}")


def not_out_words(words: Words, verdict: NotOut, needed: int) -> str:
    """Why the hand may not go out, without a full stop: a section may follow."""
    return words.text(f"nts.not-out.{verdict.reason}", count=verdict.count, needed=needed)
