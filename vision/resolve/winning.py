"""Whether tiles make a winning hand in the game that is played."""

from functools import lru_cache

from scorer.hand import COUNT_OF
from scorer.tiles import KINDS
from scorer.waits import is_complete
from vision.layout.expectation import Game


def is_winning(counts: int) -> bool:
    """Whether they make a winning shape in riichi; four bits a kind, melds left out."""
    return is_winning_in(counts, "riichi", closed=False)


@lru_cache(maxsize=4096)
def is_winning_in(counts: int, game: Game, closed: bool) -> bool:
    """``counts`` has four bits a kind, melds left out; ``closed`` where the hand has none."""
    kinds = [counts >> 4 * kind & 15 for kind in range(KINDS)]
    mask = sum(1 << kind for kind, count in enumerate(kinds) if count)
    if is_complete(counts, mask):
        return True
    if game != "nts" or not closed:
        return False
    from scorer.nts.irregular import irregular_shapes  # few play it: the others need not wait

    return any(True for _ in irregular_shapes(tuple(kinds)))


def is_waiting_in(counts: int, game: Game, closed: bool) -> bool:
    """Whether one more tile would win."""
    return any(
        counts >> 4 * kind & 15 < 4 and is_winning_in(counts + COUNT_OF[kind], game, closed)
        for kind in range(KINDS)
    )
