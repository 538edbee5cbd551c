"""Which fives are red: as read, but never more than the set has."""

from collections.abc import Sequence

from scorer.tiles import TILES, Tile
from vision.resolve.slots import REDS, Slot

USUAL = 1
"""Red fives in each suit of most sets."""
_MAYBE_RED = 0.02


def with_reds(
    kinds: Sequence[int], slots: Sequence[Slot | None], red_fives: int | None
) -> tuple[tuple[Tile, ...], float]:
    """Faces for kinds, and how likely it is that the colours are right.

    ``red_fives`` is how many of each suit's fives are red under the rules; ``None`` where the rules
    are not known: then one a suit, as most sets have. Without red fives every five is plain.
    A face-down tile (no slot) is red where all four fives lie here and the others are not.
    """
    faces = [TILES[kind] for kind in kinds]
    sure = 1.0
    for five, red in REDS.items():
        places = [place for place, kind in enumerate(kinds) if kind == five]
        if not places or red_fives == 0:
            continue
        most = USUAL if red_fives is None else red_fives
        shares = {p: slot.red_share(five) for p in places if (slot := slots[p]) is not None}
        hidden = [p for p in places if slots[p] is None]
        # Where all four fives are in view, the red ones are among them.
        all_seen = red_fives is not None and len(shares) == 4
        least = _MAYBE_RED if all_seen else 0.5
        likely = sorted((p for p in shares if shares[p] > least), key=lambda p: -shares[p])[:most]
        for place, share in shares.items():
            if not all_seen:
                sure *= share if place in likely else 1 - share if len(likely) < most else 1.0
        if red_fives is not None and len(places) == 4:
            likely += hidden[: most - len(likely)]
        for place in likely:
            faces[place] = TILES[red]
    return tuple(faces), sure
