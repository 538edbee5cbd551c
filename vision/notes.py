"""What a reading says beside the hand: each note a sentence, and what a translation needs."""

from dataclasses import dataclass
from typing import Final

SENTENCES: Final = {
    "no-tiles": "No tiles are in view. Point the camera at the hand.",
    "no-hand": "No hand is in view. Lay its tiles face up in a row.",
    "too-few": "Only {count} of {wanted} tiles are in view. Move the camera back a little.",
    "not-all-seen": "Only {count} of {wanted} tiles can be seen. Lay them side by side, faces up.",
    "standing": "The tiles stand and are seen from above. Lay them down, faces up.",
    "covered": "A tile lies on others. Lay it beside them.",
    "too-many": "{count} tiles lie in the hand, and it should have {wanted}. "
    "Take away what does not belong to it.",
    "no-win": "These tiles are no winning hand. Look for one that was read wrong.",
    "broken-meld": "{tiles} lie like a meld and are none. Look for one that was read wrong.",
    "win-not-in-view": "The winning tile is not in view. Tap the tile that won.",
    "win-is-a-guess": "No tile lies apart, so the winning tile is a guess. Tap the right one.",
    "five-alike": "A tile is there five times. Look for one that was read wrong.",
    "unreadable": "A tile of the hand cannot be read. Take the photo again, from nearer.",
    "unreadable-tiles": "{count} tiles of the hand cannot be read. "
    "Take the photo again, from nearer.",
    "hard-to-read": "This was hard to read. Look at each tile before you go on.",
    "other-hand": "Another hand is in view. The one nearest the middle was read.",
    "other-hands": "{count} other hands are in view. The one nearest the middle was read.",
}
"""A screen in another language translates by id and fills in the same values."""


@dataclass(frozen=True)
class Note:
    id: str
    values: tuple[tuple[str, str], ...] = ()

    @property
    def sentence(self) -> str:
        return SENTENCES[self.id].format(**dict(self.values))


def note(name: str, **values: object) -> Note:
    return Note(name, tuple((key, str(value)) for key, value in values.items()))
