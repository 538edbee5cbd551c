"""From seen tiles to a hand: lay out, resolve, and say what is missing or in doubt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from scorer.tiles import TILES, Tile, sort_tiles
from vision.hand_reading import DOUBTFUL, Alternative, HandReading, ReadTile, Role
from vision.hidden import covers_others, stands
from vision.layout import LaidHand, Layout, lay_out
from vision.layout.laid import tiles_wanted
from vision.notes import Note, note
from vision.read.faces import FLOWER
from vision.resolve import Resolution, resolve
from vision.scene import SeenTile

_SURELY_THERE: Final = 0.6
"""Tiles found with this score or more are there: below, the hand's confidence falls with it."""
_HARDLY_THERE: Final = 0.6
_MOST_DOUBTFUL: Final = 3
_CLEAR: Final = 0.5
"""A hand read with this confidence is not looked at in another layout."""
_READABLE: Final = 0.5
"""How likely one of the 37 faces must be in a tile of the hand."""
_LEAST_RUNNER_UP: Final = 0.001
_NO_WIN: Final = 0.3  # a hand that was shown as won and is none is mostly one read wrong
_ANY_WIN: Final = 0.5  # the confidence that is left when the winning tile is a guess


def hand_from_tiles(
    tiles: Sequence[SeenTile],
    size: tuple[int, int],
    *,
    red_fives: int | None = None,
    won: bool = True,
) -> HandReading:
    """Read the hand among the tiles of a photo of this width and height.

    ``red_fives`` is the rule set's ``play.red_fives``, if the rules are known. ``won`` tells
    whether somebody won with the hand; else it has 13 tiles, and no winning one.
    """
    layout = lay_out(tiles, size, won=won)
    if layout.hand is None:
        return _no_hand(tiles, layout)
    best = _resolved(tiles, layout, layout.hand, red_fives)
    if won and best.confidence < _CLEAR:
        # Where two layouts are nearly as likely, the one that makes a winning hand is meant.
        attempts = [
            _resolved(tiles, other, other.hand, red_fives)
            for other in (*layout.alternatives, *_without_doubtful(tiles, size, layout.hand))
            if other.hand is not None
        ]
        best = max([best, *(a for a in attempts if a.resolution.complete)], key=_likelihood)
    laid, resolution, apart = best.laid, best.resolution, best.apart
    layout = replace(best.layout, other_hands=layout.other_hands)
    hand = resolution.hand
    candidates: tuple[Tile, ...] = ()
    if hand.win is not None and not apart:
        candidates = sort_tiles({*hand.concealed, hand.win})
    faces = [tiles[t] for t in laid.tiles if not tiles[t].is_back]
    unreadable = sum(float(tile.probabilities[:FLOWER].sum()) < _READABLE for tile in faces)
    others = [resolve(tiles, other, red_fives=red_fives).hand for other in layout.other_hands]
    near = resolution.runner_up_confidence >= _LEAST_RUNNER_UP
    return HandReading(
        _read_tiles(tiles, replace(layout, hand=laid), resolution),
        hand,
        best.confidence,
        resolution.complete,
        candidates,
        resolution.changed,
        resolution.runner_up if near else None,
        resolution.runner_up_confidence if near else 0.0,
        tuple(others),
        tuple(_notes(tiles, size, best, unreadable, len(others))),
    )


@dataclass(frozen=True, eq=False)
class _Attempt:
    """One layout and how it reads."""

    layout: Layout
    laid: LaidHand
    """With its winning tile, if it has one to choose."""
    resolution: Resolution
    apart: bool
    """Whether the winning tile lies apart."""
    confidence: float


def _likelihood(attempt: _Attempt) -> tuple[bool, float]:
    return attempt.resolution.complete, attempt.confidence


def _resolved(
    tiles: Sequence[SeenTile], layout: Layout, laid: LaidHand, red_fives: int | None
) -> _Attempt:
    apart = laid.win is not None
    if laid.won and not apart and laid.count == laid.expected:
        # The last tile drawn is put at the right; which it was, only the player knows.
        laid = replace(laid, concealed=laid.concealed[:-1], win=laid.concealed[-1])
    resolution = resolve(tiles, laid, layout.dora, layout.ura, red_fives=red_fives)
    seen = (*laid.tiles, *layout.dora, *layout.ura)
    there = float(np.prod([min(1.0, tiles[t].score / _SURELY_THERE) for t in seen]))
    whole = laid.is_whole and not resolution.broken_melds
    confidence = resolution.confidence * there * laid.certainty if whole else 0.0
    if laid.won:
        confidence *= (1.0 if apart else _ANY_WIN) * (1.0 if resolution.complete else _NO_WIN)
    return _Attempt(layout, laid, resolution, apart, confidence)


def _without_doubtful(
    tiles: Sequence[SeenTile], size: tuple[int, int], laid: LaidHand
) -> tuple[Layout, ...]:
    """How the rest lies where what may be no tile at all is left out, if the hand has such."""
    doubtful = [number for number in laid.tiles if _belief(tiles[number]) < _HARDLY_THERE]
    # Only a concealed kong has backs.
    own = (*laid.concealed, laid.win)
    doubtful += [n for n in own if n is not None and tiles[n].is_back and n not in doubtful]
    doubtful = sorted(doubtful, key=lambda number: _belief(tiles[number]))[:_MOST_DOUBTFUL]
    choices = [[number] for number in doubtful] + ([doubtful] if len(doubtful) > 1 else [])
    rests = [lay_out(tiles, size, without=choice) for choice in choices]
    return tuple(layout for rest in rests for layout in (rest, *rest.alternatives))


def _belief(tile: SeenTile) -> float:
    """How likely there is a tile at all."""
    if tile.is_back:  # plain things look like backs: no reading speaks for them
        return tile.score
    return min(1.0, tile.score / _SURELY_THERE) * float(tile.probabilities[:FLOWER].sum())


def _no_hand(tiles: Sequence[SeenTile], layout: Layout) -> HandReading:
    read = _read_tiles(tiles, layout, None)
    why = note("no-hand" if tiles else "no-tiles")
    return HandReading(read, None, 0.0, False, (), (), None, 0.0, (), (why,))


def _notes(
    tiles: Sequence[SeenTile], size: tuple[int, int], best: _Attempt, unreadable: int, others: int
) -> list[Note]:
    laid, resolution, apart = best.laid, best.resolution, best.apart
    hidden = _hidden(tiles, laid)
    notes = []
    kongs = sum(meld.shape != "set" for meld in laid.melds)
    melded = sum(len(meld.tiles) for meld in laid.melds)
    count, wanted = laid.count + melded, tiles_wanted(laid.won) + kongs
    if count < wanted:
        at_edge = _at_the_edge(tiles, laid, size)
        few = note("too-few" if at_edge else "not-all-seen", count=count, wanted=wanted)
        notes.append(hidden or few)
    elif count > wanted:
        notes.append(note("too-many", count=count, wanted=wanted))
    elif laid.won and not resolution.complete and not resolution.broken_melds:
        notes.append(note("no-win"))
    if hidden and hidden not in notes and best.confidence < DOUBTFUL:
        notes.append(hidden)
    notes += [note("broken-meld", tiles=tiles) for tiles in resolution.broken_melds]
    if laid.won and count == wanted and not apart:
        notes.append(note("win-is-a-guess"))
    if resolution.breaks_four:
        notes.append(note("five-alike"))
    if unreadable:
        one = unreadable == 1
        notes.append(note("unreadable") if one else note("unreadable-tiles", count=unreadable))
    if others:
        notes.append(note("other-hand") if others == 1 else note("other-hands", count=others))
    return notes


def _at_the_edge(tiles: Sequence[SeenTile], laid: LaidHand, size: tuple[int, int]) -> bool:
    """Whether the hand comes so near the picture's edge that more of it may lie beyond."""
    quads = np.array([tiles[number].quad for number in laid.tiles])
    width = float(np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1).max())
    return bool((quads < width).any() or (quads > np.array(size) - width).any())


def _hidden(tiles: Sequence[SeenTile], laid: LaidHand) -> Note | None:
    if stands(tiles, laid):
        return note("standing")
    return note("covered") if covers_others(tiles, laid) else None


def _read_tiles(
    tiles: Sequence[SeenTile], layout: Layout, resolution: Resolution | None
) -> tuple[ReadTile, ...]:
    roles = _roles(layout)
    hand = layout.hand
    read = []
    for number, tile in enumerate(tiles):
        name, confidence = tile.name, tile.confidence
        if resolution is not None and number in resolution.names:
            name, confidence = resolution.names[number], resolution.certainty[number]
        sideways = hand is not None and number in hand.sideways
        role = roles.get(number, "other")
        read.append(
            ReadTile(
                name, tile.quad, confidence, role, sideways, _alternatives(tile, name), tile.id
            )
        )
    return tuple(read)


def _roles(layout: Layout) -> dict[int, Role]:
    roles: dict[int, Role] = {}
    hand = layout.hand
    if hand is not None:
        roles |= dict.fromkeys(hand.concealed, "concealed")
        for meld in hand.melds:
            roles |= dict.fromkeys(meld.tiles, "meld")
        if hand.win is not None:
            roles[hand.win] = "win"
    roles |= dict.fromkeys(layout.dora, "dora")
    roles |= dict.fromkeys(layout.ura, "ura")
    return roles


def _alternatives(tile: SeenTile, name: str) -> tuple[Alternative, ...]:
    if tile.is_back:
        return ()
    order = np.argsort(-tile.probabilities[:FLOWER], kind="stable")[:3]
    others = [TILES[int(face)] for face in order if str(TILES[int(face)]) != name]
    return tuple(Alternative(t, float(tile.probabilities[int(t)])) for t in others[:2])
