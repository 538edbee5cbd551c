"""What a photo says about a hand: every tile with its role, the hand, and where doubt is left."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from scorer.messages import Message, Sentences
from scorer.tiles import Tile
from vision.geometry import Quad
from vision.resolve.read_hand import Change, ReadHand
from vision.scene import NO_ID

Role = Literal["concealed", "win", "meld", "dora", "ura", "other"]
DOUBTFUL: Final = 0.9
"""Below this confidence a tile is marked, with its alternatives under it."""
_HARDLY: Final = 0.1


@dataclass(frozen=True)
class Alternative:
    tile: Tile
    probability: float


@dataclass(frozen=True, eq=False)
class ReadTile:
    name: str
    """As in ``mpsz`` notation; ``back`` for a face-down tile, ``unknown`` where nothing fits."""
    quad: Quad
    """Clockwise from the face's own top left."""
    confidence: float
    role: Role
    sideways: bool
    alternatives: tuple[Alternative, ...]
    """The two likeliest other tiles; none for a face-down tile."""
    id: int = NO_ID
    """The tile's own in the scene."""

    def as_json(self) -> dict[str, Any]:
        record: dict[str, Any] = {
            "tile": self.name,
            "quad": [[round(float(x), 1), round(float(y), 1)] for x, y in self.quad],
            "confidence": round(self.confidence, 4),
            "role": self.role,
            "sideways": self.sideways,
        }
        if self.alternatives and self.confidence < DOUBTFUL:
            record["alternatives"] = [
                {"tile": str(other.tile), "confidence": round(other.probability, 4)}
                for other in self.alternatives
            ]
        return record


@dataclass(frozen=True, eq=False)
class HandReading:
    tiles: tuple[ReadTile, ...]
    """In the order in which they were found."""
    hand: ReadHand | None
    confidence: float
    """How likely the hand is wholly right; 0 where there is none."""
    complete: bool
    """Whether the hand has its number of tiles and a winning shape."""
    win_candidates: tuple[Tile, ...]
    """Where no tile lies apart: every tile that may be the winning one."""
    changed: tuple[Change, ...]
    runner_up: ReadHand | None
    runner_up_confidence: float
    other_hands: tuple[ReadHand, ...]
    notes: tuple[Message, ...]
    """What is missing or in doubt, the gravest first."""
    certainty: float = 0.0
    """How sure the tiles and their places are, whatever hand they make: ``confidence`` is lower
    where a hand that was shown as won is none."""

    @property
    def is_won(self) -> bool:
        """Whether the tiles that were seen make a winning hand, and not against all odds."""
        return self.complete and self.confidence >= _HARDLY

    def as_json(self, words: Sentences) -> dict[str, Any]:
        """The keys of the interface, and others only where they hold something."""
        record: dict[str, Any] = {
            "tiles": [tile.as_json() for tile in self.tiles],
            "hand": None if self.hand is None else self.hand.as_json(),
            "warnings": [words.sentence_for(note) for note in self.notes],
            "confidence": round(self.confidence, 4),
        }
        if self.win_candidates:
            record["win_candidates"] = [str(tile) for tile in self.win_candidates]
        if self.changed:
            record["changed"] = [change.as_json(words) for change in self.changed]
        if self.runner_up is not None:
            confidence = round(self.runner_up_confidence, 4)
            record["runner_up"] = {"hand": self.runner_up.as_json(), "confidence": confidence}
        if self.other_hands:
            record["other_hands"] = [hand.as_json() for hand in self.other_hands]
        return record
