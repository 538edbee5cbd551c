"""From a picture to a hand: the stages in their order.

1. The detector finds faces and backs, faint ones too (``vision.detect``).
2. Repairs of what it is known to get wrong (``vision.repair``).
3. The reader names every face, all in one batch (``vision.read``).
4. Repairs of what both together get wrong. Where flowers are played, a network of their own names
   them one by one (``vision.name_flowers``).
5. The layout says what each tile is there for, the resolver which hand that is.
6. A hand in doubt is looked at again, closer where its tiles are small, from above, and in other
   sizes. The surest hand is the answer, of one look or of all together (``vision.fuse``).

One ``Scene`` goes through, with what each step changed and why. ``Looks`` (``vision.looks``) takes
every look and decides what is looked at again.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from vision.detect import Detection
from vision.fuse import fuse
from vision.geometry import Image, Quad
from vision.hand_reading import DOUBTFUL, HandReading, hand_from_tiles
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.looks import Looks
from vision.name_flowers import name_flowers
from vision.repair import REPAIRS, When
from vision.scene import Scene, SeenTile, as_read, found_tile

_NO_HAND: Final = 0.01
"""Certainty of what is hardly a hand: too few tiles, or a broken set."""
_SURE_AT_ONCE: Final = 0.96
"""Certainty of a hand that needs no second look, where its winning tile is in view."""
_SURE_AFTER_DOUBT: Final = 0.97
"""The same of a hand that was in doubt before. Of 11 on development tables that further looks had
made surer than 90%, but not than 98%, 5 were wrong; since a hand may lack a tile (``read_table``),
of 25 readings between this and 98% none was."""
_SURE_TOGETHER: Final = 0.93
"""The same where three looks or more show it, none another, and none has room for a tile: of 26
such hands of development tables below 97% none was wrong."""
_MANY: Final = 3
"""So many looks: of these one may have room for a tile that it missed, where the others see that
nothing lies there. Of 29 such hands none was wrong."""
_AS_LIKELY: Final = 0.5
"""Certainty of a look whose other hand makes one that two looks show doubtful after all."""
_IN_DOUBT: Final = 0.89
"""Confidence at most of a hand that only one of several looks shows: one that misses a tile of a
kong shows a whole hand, too, and is as sure of it."""


def read_hand(
    picture: Image, looks: Looks, expected: Expectation = NOTHING_KNOWN
) -> tuple[Scene, HandReading]:
    """The tiles in a picture and the likeliest hand among them."""
    scene = see(picture, looks, expected)
    hand = hand_in(scene, expected)
    if _is_plain(hand, expected):
        return scene, hand
    seen = [(scene, hand)]
    why = f"the hand is {hand.certainty:.0%} sure"
    closer = looks.find_closer(scene.picture, _place_of(hand), why)
    if closer is not None:
        scene, hand = _look(scene.picture, closer, looks, expected)
        if _is_plain(hand, expected):
            return scene, hand
        seen.insert(0, (scene, hand))  # it shows more than the first one, whatever it shows
    best = max(seen, key=_surety)
    for found in looks.find_again(scene, why):
        seen.append(_look(scene.picture, found, looks, expected))
        seen.sort(key=_surety, reverse=True)
        together = fuse([each for each, _ in seen])
        fused = together, hand_in(together, expected)
        best = max(*seen, fused, key=_surety)
        if is_confirmed(best[1], seen, fused[1]):
            return best
    scene, hand = best
    return scene, replace(hand, confidence=min(hand.confidence, _IN_DOUBT))


def _is_plain(hand: HandReading, expected: Expectation) -> bool:
    """Nothing needs a second look: neither the hand, nor where its winning tile may be."""
    lacks_the_win = expected.won and hand.hand is not None and hand.hand.win is None
    return hand.certainty >= _SURE_AT_ONCE and not lacks_the_win


def _look(
    picture: Image, found: Sequence[Detection], looks: Looks, expected: Expectation
) -> tuple[Scene, HandReading]:
    scene = _named(_found(picture, found, looks), looks, expected)
    return scene, hand_in(scene, expected)


def _place_of(hand: HandReading) -> list[Quad]:
    """Its tiles; where there is no hand, every face."""
    own = [tile.quad for tile in hand.tiles if tile.role in ("concealed", "win", "meld")]
    return own or [tile.quad for tile in hand.tiles if tile.name != "back"]


def _surety(look: tuple[Scene, HandReading]) -> float:
    # Not the likeliest win: a hand that is none would be looked at until it is one.
    return max(look[1].certainty, _NO_HAND)


def is_confirmed(
    hand: HandReading, seen: Sequence[tuple[Scene, HandReading]], fused: HandReading
) -> bool:
    """Surer than a hand must be that nobody doubted, and seen twice: by two looks, however sure, or
    by one and by all of them together, which then must be sure. None shows another as likely, and
    few of them have room for a tile that they missed."""
    witnesses = [other for _, other in seen if other.certainty > 0]
    witnesses += [fused] if fused.certainty >= DOUBTFUL else []
    same = [other for other in witnesses if _shows_the_same(other, hand)]
    others = [other for other in witnesses if not _shows_the_same(other, hand)]
    lacking = sum(other.may_lack_one for other in same)
    agree = len(same) >= _MANY and not others and not lacking
    if hand.certainty < (_SURE_TOGETHER if agree else _SURE_AFTER_DOUBT):
        return False
    if _MANY * lacking > len(same):
        return False
    return len(same) > 1 and all(other.certainty < _AS_LIKELY for other in others)


def _shows_the_same(one: HandReading, other: HandReading) -> bool:
    if one.hand is None or other.hand is None:
        return False
    return one.hand.content == other.hand.content


def see(picture: Image, looks: Looks, expected: Expectation = NOTHING_KNOWN) -> Scene:
    """The tiles in a picture, each with what it may be, before any of the game's rules."""
    return _named(find_tiles(picture, looks), looks, expected)


def find_tiles(picture: Image, looks: Looks) -> Scene:
    """The tiles in a picture, before any of them is read."""
    return _found(*looks.find(picture), looks)


def _found(picture: Image, found: Sequence[Detection], looks: Looks) -> Scene:
    scene = Scene(picture).with_added(map(found_tile, found), "find", "found by the detector")
    return _repaired(scene, "found", looks)


def _named(scene: Scene, looks: Looks, expected: Expectation) -> Scene:
    scene = _repaired(read_faces(scene, looks), "read", looks)
    if scene.proposals:
        scene = read_proposals(scene, looks)
    scene = _repaired(scene, "asked", looks)
    return name_flowers(scene, looks) if expected.game == "nts" else scene


def read_faces(scene: Scene, looks: Looks) -> Scene:
    """Faces and proposed faces in one batch; a back needs no reading."""
    faces, proposed = scene.faces, [proposal.tile for proposal in scene.proposals]
    named = _read(scene, (*faces, *proposed), looks)
    read = {tile.id: tile for tile in named[: len(faces)]}
    scene = _with_answers(scene, named[len(faces) :])
    return scene.with_changed(read, "read", "named by the reader")


def read_proposals(scene: Scene, looks: Looks) -> Scene:
    return _with_answers(scene, _read(scene, [each.tile for each in scene.proposals], looks))


def _read(scene: Scene, tiles: Sequence[SeenTile], looks: Looks) -> list[SeenTile]:
    readings = looks.read(scene.picture, [tile.quad for tile in tiles])
    return list(map(as_read, tiles, readings))


def _with_answers(scene: Scene, answers: Sequence[SeenTile]) -> Scene:
    """Each proposal with what the reader says about it."""
    proposals = tuple(
        replace(proposal, tile=tile)
        for proposal, tile in zip(scene.proposals, answers, strict=True)
    )
    return replace(scene, proposals=proposals)


def hand_in(scene: Scene, expected: Expectation = NOTHING_KNOWN) -> HandReading:
    """The likeliest hand among the tiles of a scene; in doubt where more lies there than was
    read."""
    hand = hand_from_tiles(scene.tiles, scene.size, expected=expected)
    return hand.lacking_one() if scene.unread else hand


def _repaired(scene: Scene, when: When, looks: Looks) -> Scene:
    for repair in REPAIRS:
        if repair.when == when and repair.name not in looks.without:
            before, scene = scene, repair.do(scene)
            if scene.steps is not before.steps:
                looks.repaired.add(repair.name)
    return scene
