"""What a photo says about a hand: every tile with its role, the hand, what was changed to make it
one, and where doubt is left."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from scorer.hand import Meld, MeldKind
from scorer.messages import Message, Sentences
from scorer.tiles import Tile, format_tiles, sort_tiles
from vision.geometry import Quad
from vision.scene import NO_ID

Role = Literal["concealed", "win", "meld", "dora", "ura", "other"]
DOUBTFUL: Final = 0.9
"""Below this confidence a tile is marked, with its alternatives under it."""
_HARDLY: Final = 0.1
Why = Literal["fifth", "meld", "shape", "red", "no-tile"]


@dataclass(frozen=True)
class HandIds:
    """The ids of a hand's tiles in the scene, each in the place that its tile has in the hand."""

    concealed: tuple[int, ...] = ()
    win: int | None = None
    melds: tuple[tuple[int, ...], ...] = ()
    dora_indicators: tuple[int, ...] = ()
    ura_indicators: tuple[int, ...] = ()


@dataclass(frozen=True)
class ReadHand:
    concealed: tuple[Tile, ...]
    win: Tile | None
    """None where no winning tile is in view."""
    melds: tuple[Meld, ...] = ()
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    ids: HandIds = field(default=HandIds(), compare=False)
    """Which tiles of the scene these are."""
    hidden_kongs: int = 0
    """Closed kongs of which no tile is shown: nobody but the player can name them."""
    lucky: tuple[str, ...] | None = None
    """Flowers and seasons by number, ``x`` where the set shows none; None in games without them."""

    @property
    def content(self) -> tuple[object, ...]:
        """What it is made of, in whatever order it lies and whoever gave the claimed tiles."""
        return (
            sort_tiles(self.concealed),
            self.win,
            sorted((meld.kind.value, sort_tiles(meld.tiles)) for meld in self.melds),
            sort_tiles(self.dora_indicators),
            sort_tiles(self.ura_indicators),
            self.hidden_kongs,
            self.lucky,
        )

    def as_json(self) -> dict[str, Any]:
        hidden = [{"kind": MeldKind.ANKAN.value, "tiles": ""}] * self.hidden_kongs
        lucky = {} if self.lucky is None else {"lucky": "".join(self.lucky)}
        return {
            "concealed": format_tiles(sort_tiles(self.concealed)),
            "win": None if self.win is None else str(self.win),
            "melds": [*(_meld_json(meld) for meld in self.melds), *hidden],
            "dora_indicators": format_tiles(self.dora_indicators),
            "ura_indicators": format_tiles(self.ura_indicators),
            **lucky,
        }


def _meld_json(meld: Meld) -> dict[str, Any]:
    record = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.source is not None:
        record["from"] = meld.source.value
    return record


@dataclass(frozen=True)
class Change:
    tile: int
    """Number of the tile among all seen."""
    read: Tile
    now: Tile
    why: Why

    @property
    def message(self) -> Message:
        why = Message("reading-because", self.why, read=self.read)
        return Message("reading", "changed", read=self.read, now=self.now, why=why)

    def as_json(self, words: Sentences) -> dict[str, Any]:
        return {
            "tile": self.tile,
            "read": str(self.read),
            "now": str(self.now),
            "why": words.sentence_for(self.message),
        }


@dataclass(frozen=True)
class Placed:
    """A tile before and after, and whether its meld could stand as read."""

    tile: int
    read: Tile
    now: Tile
    in_broken_meld: bool
    in_hand: bool


def find_changes(placed: Sequence[Placed]) -> tuple[Change, ...]:
    copies = Counter(tile.read.kind for tile in placed)
    changes = []
    for tile in placed:
        if tile.read == tile.now:
            continue
        why: Why = "no-tile"
        if tile.read.kind == tile.now.kind:
            why = "red"
        elif tile.in_broken_meld:
            why = "meld"
        elif copies[tile.read.kind] > 4:
            why = "fifth"
        elif tile.in_hand:
            why = "shape"
        changes.append(Change(tile.tile, tile.read, tile.now, why))
    return tuple(changes)


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

    @property
    def is_face(self) -> bool:
        """Whether it shows a face that was read as one of the tiles."""
        return self.name not in ("back", "unknown")

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


def note(code: str, **values: object) -> Message:
    """What a reading says beside the hand."""
    return Message("reading-note", code, **values)
