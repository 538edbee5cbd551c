"""What a photo says about a hand: every tile with its role, the hand, and where doubt is left; and
how that is put together from the tiles that were seen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import numpy as np

from scorer.messages import Message, Sentences
from scorer.tiles import TILES, Tile, parse_tiles, sort_tiles
from vision.geometry import Quad
from vision.hidden_tiles import reaches_the_edge, why_hidden
from vision.layout.expectation import Expectation
from vision.layout.melds import LaidHand, tiles_wanted
from vision.read.faces import FLOWER
from vision.resolve.read_table import LACKING, TableHand, read_table
from vision.resolve.resolve import Change, ReadHand
from vision.scene import NO_ID, SeenTile

Role = Literal["concealed", "win", "meld", "dora", "ura", "other"]
DOUBTFUL: Final = 0.9
"""Below this confidence a tile is marked, with its alternatives under it."""
_HARDLY: Final = 0.1
_SURELY_THERE: Final = 0.5
"""Tiles found with this score or more are there: below, the hand's confidence falls with it."""
_READABLE: Final = 0.5
"""How likely one of the 37 faces must be in a tile of the hand."""
_LEAST_RUNNER_UP: Final = 0.01
_NO_WIN: Final = 0.3  # a hand that was shown as won and is none is mostly one read wrong
_ANY_WIN: Final = 0.5  # the confidence that is left when the winning tile is a guess
_LEAST_OF_A_HAND: Final = 8
"""Tiles, a kong counting three: fewer are discards, or loose tiles."""
_MOST_OTHER_HANDS: Final = 3
_SURE_OF_ANOTHER: Final = 0.5


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
    may_lack_one: bool = False
    """Whether an indicator, the winning tile, or a face of a kong may lie there unseen; or one that
    was seen may be none of this hand, or another one."""

    @property
    def is_won(self) -> bool:
        """Whether the tiles that were seen make a winning hand, and not against all odds."""
        return self.complete and self.confidence >= _HARDLY

    def lacking_one(self) -> "HandReading":
        """The same where something lies there that was not read as a tile."""
        if self.may_lack_one:
            return self
        confidence, certainty = LACKING * self.confidence, LACKING * self.certainty
        return replace(self, confidence=confidence, certainty=certainty, may_lack_one=True)

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


def hand_from_tiles(
    tiles: Sequence[SeenTile],
    size: tuple[int, int],
    *,
    red_fives: int | None = None,
    won: bool = True,
    expected: Expectation | None = None,
) -> HandReading:
    """Read the hand among the tiles of a photo of this width and height.

    ``expected`` is what the table knows already; without it ``red_fives`` is the rule set's
    ``play.red_fives``, if the rules are known, and ``won`` whether somebody won with the hand.
    """
    known = expected or Expectation(won=won, red_fives=red_fives)
    found = read_table(tiles, size, known)
    if not found or _count(found[0].laid) < _LEAST_OF_A_HAND:
        return _no_hand(tiles, found[0] if found else None)
    best, *others = found
    hand = _with_lucky(tiles, best, known)
    certainty = _certainty(tiles, best)
    confidence = certainty * _chance_of_a_win(best, known)
    candidates: tuple[Tile, ...] = ()
    if hand.win is not None and best.win_in_row:
        candidates = sort_tiles({*hand.concealed, hand.win})
    beside = _other_hands(tiles, size, best, known)
    runner_up, runner_up_share = _runner_up(best, others)
    return HandReading(
        _read_tiles(tiles, best),
        hand,
        confidence,
        best.resolution.complete,
        candidates,
        best.resolution.changed,
        runner_up,
        runner_up_share,
        tuple(other.resolution.hand for other in beside),
        tuple(_notes(tiles, size, best, confidence, len(beside), known)),
        certainty,
        best.may_lack_one,
    )


def _count(laid: LaidHand) -> int:
    return laid.count + 3 * len(laid.melds)


def _certainty(tiles: Sequence[SeenTile], best: TableHand) -> float:
    if not best.laid.is_whole or best.resolution.broken_melds or best.resolution.breaks_four:
        return 0.0
    there = np.prod([min(1.0, tiles[n].score / _SURELY_THERE) for n in best.tiles])
    return best.confidence * float(there)


def _chance_of_a_win(best: TableHand, expected: Expectation) -> float:
    """What is left of the certainty for the hand as it was shown."""
    if not (expected.won and best.laid.won):
        return 1.0
    return (_ANY_WIN if best.win_in_row else 1.0) * (1.0 if best.resolution.complete else _NO_WIN)


def _runner_up(best: TableHand, others: Sequence[TableHand]) -> tuple[ReadHand | None, float]:
    """The next likeliest: the same places with another name, or other places."""
    named = best.resolution.runner_up, best.resolution.runner_up_confidence * best.share
    placed = (others[0].resolution.hand, others[0].share) if others else (None, 0.0)
    hand, share = max(named, placed, key=lambda each: each[1])
    return (hand, share) if hand is not None and share >= _LEAST_RUNNER_UP else (None, 0.0)


def _other_hands(
    tiles: Sequence[SeenTile], size: tuple[int, int], best: TableHand, expected: Expectation
) -> list[TableHand]:
    """Hands among the tiles that the first one leaves."""
    found: list[TableHand] = []
    left = [n for n in range(len(tiles)) if n not in best.tiles]
    plain = replace(expected, win=None, dora_indicators=None, side=None)
    while len(found) < _MOST_OTHER_HANDS:
        if sum(not tiles[n].is_back for n in left) < tiles_wanted(False) - 3:
            break
        others = read_table([tiles[n] for n in left], size, plain)
        if not others or not others[0].laid.is_whole or others[0].share < _SURE_OF_ANOTHER:
            break
        if others[0].laid.won and not others[0].resolution.complete:
            break
        found.append(others[0])
        left = [n for place, n in enumerate(left) if place not in others[0].tiles]
    return found


def _with_lucky(tiles: Sequence[SeenTile], best: TableHand, expected: Expectation) -> ReadHand:
    hand = best.resolution.hand
    if expected.game != "nts":
        return hand
    numbers = [tiles[n].lucky for n in best.lucky]
    return replace(hand, lucky=tuple("x" if n is None else str(n) for n in numbers))


def _no_hand(tiles: Sequence[SeenTile], found: TableHand | None) -> HandReading:
    without = None
    if found is not None:
        nothing = LaidHand((), None, (), frozenset(), 0.0)
        names = {n: tiles[n].name for n in (*found.dora, *found.ura)}
        sure = {n: tiles[n].confidence for n in names}
        without = replace(
            found,
            laid=nothing,
            lucky=(),
            resolution=replace(found.resolution, names=names, certainty=sure),
        )
    why = note("no-hand") if tiles else note("no-tiles")
    read = _read_tiles(tiles, without)
    return HandReading(read, None, 0.0, False, (), (), None, 0.0, (), (why,))


def _notes(
    tiles: Sequence[SeenTile],
    size: tuple[int, int],
    best: TableHand,
    confidence: float,
    others: int,
    expected: Expectation,
) -> list[Message]:
    laid, resolution = best.laid, best.resolution
    faces = [tiles[t] for t in laid.tiles if not tiles[t].is_back]
    unreadable = sum(float(tile.probabilities[:FLOWER].sum()) < _READABLE for tile in faces)
    notes = []
    kongs = sum(meld.shape != "set" for meld in laid.melds)
    melded = sum(len(meld.tiles) for meld in laid.melds)
    count, wanted = laid.count + melded, tiles_wanted(laid.won) + kongs
    hidden = why_hidden(tiles, laid) if count < wanted or confidence < DOUBTFUL else None
    if count < wanted:
        at_edge = reaches_the_edge(tiles, laid, size)
        seen = {"count": count, "wanted": wanted}
        few = note("too-few", **seen) if at_edge else note("not-all-seen", **seen)
        notes.append(hidden or few)
    elif count > wanted:
        notes.append(note("too-many", count=count, wanted=wanted))
    elif laid.won and not resolution.complete and not resolution.broken_melds:
        notes.append(note("no-win"))
    if hidden and hidden not in notes:
        notes.append(hidden)
    notes += [note("broken-meld", tiles=parse_tiles(tiles)) for tiles in resolution.broken_melds]
    if expected.won and laid.won is False and laid.is_whole:
        notes.append(note("win-not-in-view"))
    if best.win_in_row:
        notes.append(note("win-is-a-guess"))
    if resolution.breaks_four:
        notes.append(note("five-alike"))
    if unreadable:
        one = unreadable == 1
        notes.append(note("unreadable") if one else note("unreadable-tiles", count=unreadable))
    if others:
        notes.append(note("other-hand") if others == 1 else note("other-hands", count=others))
    return notes


def _read_tiles(tiles: Sequence[SeenTile], found: TableHand | None) -> tuple[ReadTile, ...]:
    roles = {} if found is None else _roles(found)
    read = []
    for number, tile in enumerate(tiles):
        name, confidence, sideways = tile.name, tile.confidence, False
        if found is not None:
            name = found.resolution.names.get(number, name)
            confidence = found.resolution.certainty.get(number, confidence)
            sideways = number in found.laid.sideways
        role = roles.get(number, "other")
        read.append(
            ReadTile(
                name, tile.quad, confidence, role, sideways, _alternatives(tile, name), tile.id
            )
        )
    return tuple(read)


def _roles(found: TableHand) -> dict[int, Role]:
    roles: dict[int, Role] = {}
    roles |= dict.fromkeys(found.laid.concealed, "concealed")
    for meld in found.laid.melds:
        roles |= dict.fromkeys(meld.tiles, "meld")
    if found.laid.win is not None:
        roles[found.laid.win] = "win"
    roles |= dict.fromkeys(found.dora, "dora")
    roles |= dict.fromkeys(found.ura, "ura")
    return roles


def _alternatives(tile: SeenTile, name: str) -> tuple[Alternative, ...]:
    if tile.is_back:
        return ()
    order = np.argsort(-tile.probabilities[:FLOWER], kind="stable")[:3]
    others = [TILES[int(face)] for face in order if str(TILES[int(face)]) != name]
    return tuple(Alternative(t, float(tile.probabilities[int(t)])) for t in others[:2])
