"""Which sentence says each id that a score of NTS can carry."""

from scorer.messages import Sentences
from scorer.nts.deal import LuckyTile
from scorer.nts.hand_score import How
from scorer.nts.winning_hand import NotOut


def point_words(words: Sentences, item_id: str, how: How | None) -> str:
    """A line of points; a limit hand says how it was reached."""
    if how is not None:
        return words(
            "nts-how-reached",
            limit=words(f"nts-limits-{item_id}"),
            how=words(f"nts-how-{how}"),
        )
    return words(f"nts-points-{item_id}")


def doubling_words(words: Sentences, item_id: str) -> str:
    return words(f"nts-doublings-{item_id}")


def doubling_aside(words: Sentences, item_id: str) -> str:
    """What a doubling says in a few words more, where its name does not speak for itself."""
    key = f"nts-asides-{item_id}"
    return words(key) if words.has(key) else ""


def lucky_words(words: Sentences, tile: LuckyTile) -> str:
    return words(f"nts-lucky-{tile.name.lower()}")


def dead_words(words: Sentences, dead_id: str) -> str:
    return words(f"nts-dead-{dead_id}")


def transfer_words(words: Sentences, transfer_id: str) -> str:
    return words(f"nts-transfers-{transfer_id}")


def not_out_words(words: Sentences, verdict: NotOut, needed: int) -> str:
    """Why the hand may not go out, without a full stop: a section may follow."""
    return words(f"nts-not-out-{verdict.reason}", count=verdict.count, needed=needed)
