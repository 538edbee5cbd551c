"""An entry of a list to learn from, whichever game it is of."""

from dataclasses import dataclass

from kiosk_app.session.hand_draft import HandDraft, Place


@dataclass(frozen=True, slots=True)
class Listed:
    """A yaku, a doubling or an item of fu, in words of the screen's language."""

    id: str
    name: str
    worth: str
    """What it brings, in two or three words."""
    more: str = ""
    """What it brings otherwise: open, or with its special wait."""
    text: str = ""
    """What it means, with its section."""
    example: HandDraft | None = None
    marks: frozenset[Place] = frozenset()
    """Tiles of the example that make it."""


@dataclass(frozen=True, slots=True)
class ListedGroup:
    """Entries that stand together, under a heading or behind a tab."""

    title: str
    entries: tuple[Listed, ...]
