"""A line of the table that `make measure` prints."""

from dataclasses import dataclass
from typing import Final

HEADINGS: Final = (
    "", "photos", "tiles", "found", "right", "photos right", "hands", "right before", "after",
    "enrolled",
)  # fmt: skip


@dataclass
class Row:
    name: str
    photos: int = 0
    tiles: int = 0
    found: int = 0
    right: int = 0
    """Named right by the reader, before any of the game's rules."""
    photos_right: int = 0
    hands: int = 0
    """Photos of one hand that anyone could read."""
    hands_before: int = 0
    hands_after: int = 0
    hands_enrolled: int | None = None
    """Wholly right with the set enrolled; none where that was not tried."""
    won: int = 0
    won_before: int = 0
    won_after: int = 0
    spoiled: int = 0
    """Right before the resolver and wrong after it."""
    enrolled_tiles: int = 0
    unenrolled_right: int = 0
    enrolled_right: int = 0

    def cells(self) -> tuple[str, ...]:
        enrolled = "–"
        if self.hands_enrolled is not None:
            enrolled = f"{share(self.hands_enrolled, self.hands)} of hands"
        elif self.enrolled_tiles:
            before = share(self.unenrolled_right, self.enrolled_tiles)
            enrolled = f"{before} → {share(self.enrolled_right, self.enrolled_tiles)} of tiles"
        return (
            self.name, f"{self.photos:,}", f"{self.tiles:,}", share(self.found, self.tiles),
            share(self.right, self.tiles), share(self.photos_right, self.photos),
            f"{self.hands:,}", share(self.hands_before, self.hands),
            share(self.hands_after, self.hands), enrolled,
        )  # fmt: skip


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%" if whole else "–"
