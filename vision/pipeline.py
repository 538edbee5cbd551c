"""From a picture to a hand: the stages in their order.

1. The detector finds faces and backs, faint ones too (``vision.detect``).
2. Repairs of what it is known to get wrong (``vision.repair``).
3. The reader names every face, all in one batch (``vision.read``).
4. Repairs of what both together get wrong.
5. The layout says what each tile is there for, the resolver which hand that is.
6. Where that is no winning hand: repairs that would make it one, then other looks at the photo.

One ``Scene`` goes through, with what each step changed and why. ``Looks`` (``vision.looks``) takes
every look and decides what is looked at again; what is surest so far is always at hand.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from vision.budget import OutOfTimeError
from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import HandReading
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.looks import Looks
from vision.notes import note
from vision.repair import REPAIRS, When
from vision.scene import Scene, as_read, found_tile

_NOT_WON: Final = "what was seen is no winning hand"
_DOUBTED: Final = 0.5
"""A winning hand read with less is as likely wrong as right: worth another look."""
_BELIEVED: Final = 0.4
"""A hand of another look counts from here on: on rendered photos in training styles wrong ones had
less, so that a hand that truly is not complete is not talked into being one."""
_ENOUGH: Final = 0.9
"""A hand as sure ends the looking."""
_SECOND_SIGHT: Final = 0.85
"""What is left of the confidence: two looks did not agree, so that a person has to."""


@dataclass(frozen=True)
class Question:
    """What is asked of a photo."""

    red_fives: int | None = None
    """The rule set's ``play.red_fives``, if the rules are known."""
    won: bool = True
    """Whether somebody won with the hand; else it has 13 tiles, and no winning one."""
    one_look: bool = False
    """No other looks at the photo, however little it shows: more photos are about to come."""
    without: frozenset[str] = frozenset()
    """Names of repairs that are left out, to see what they are worth."""
    known: Expectation = NOTHING_KNOWN
    """What else the table knows: the game, the winner's side, tiles that were named before."""

    @property
    def expected(self) -> Expectation:
        return replace(self.known, won=self.won, red_fives=self.red_fives)


A_WON_HAND: Final = Question()


@dataclass(frozen=True, eq=False)
class Sight:
    """What a picture shows, and the hand in it."""

    scene: Scene
    hand: HandReading


def see(picture: Image, looks: Looks, question: Question = A_WON_HAND) -> Scene:
    """The tiles in a picture, each with what it may be, before any of the game's rules."""
    scene = read_faces(find_tiles(picture, looks, question), looks)
    return _repaired(scene, "read", looks, question)


def find_tiles(picture: Image, looks: Looks, question: Question = A_WON_HAND) -> Scene:
    """The tiles in a picture, before any of them is read."""
    picture, found = looks.find(picture)
    scene = Scene(picture).with_added(map(found_tile, found), "find", "found by the detector")
    return _repaired(scene, "found", looks, question)


def read_faces(scene: Scene, looks: Looks) -> Scene:
    """Faces and proposed faces in one batch; a back needs no reading."""
    faces, proposed = scene.faces, [proposal.tile for proposal in scene.proposals]
    readings = looks.read(scene.picture, [tile.quad for tile in (*faces, *proposed)])
    named = list(map(as_read, (*faces, *proposed), readings))
    proposals = tuple(
        replace(proposal, tile=tile)
        for proposal, tile in zip(scene.proposals, named[len(faces) :], strict=True)
    )
    read = {tile.id: tile for tile in named[: len(faces)]}
    return replace(scene, proposals=proposals).with_changed(read, "read", "named by the reader")


def read_hand(picture: Image, looks: Looks, question: Question = A_WON_HAND) -> Sight:
    """The likeliest hand in a picture, after as many looks as it takes and time allows."""
    return look_again(hand_in(see(picture, looks, question), looks, question), looks, question)


def hand_in(scene: Scene, looks: Looks, question: Question = A_WON_HAND) -> Sight:
    """The hand among the tiles of a scene; as it is, or as it must be to be won."""

    first = looks.lay_out(len(scene.tiles), lambda: _laid_out(scene, question))
    if first.hand.is_won or not question.won:
        return first
    for repair in REPAIRS:
        if repair.when != "not won" or repair.name in question.without:
            continue
        other = repair.do(scene)
        if other is not scene:
            looks.repaired.add(repair.name)
            lay_out = partial(_laid_out, other, question)
            again = looks.lay_out_again(repair.name, _NOT_WON, len(other.tiles), lay_out)
            if again is not None and again.hand.is_won:
                return again
    return first


def _laid_out(scene: Scene, question: Question) -> Sight:
    hand = hand_from_tiles(scene.tiles, scene.size, expected=question.expected)
    return Sight(scene, hand)


def look_again(first: Sight, looks: Looks, question: Question = A_WON_HAND) -> Sight:
    """The likeliest winning hand of other looks; the first look's where they have none.

    Somebody laid the hand open because it won. Where the tiles that were seen make none, or hardly,
    one of them is likelier missed or misread than laid wrong.
    """
    why = _why_again(first.hand)
    if why is None or not question.won or question.one_look:
        return first
    best, believed = first, max(_BELIEVED, first.hand.confidence if first.hand.is_won else 0.0)
    for other, picture in looks.at_other_pictures(first.scene.picture, why):
        try:
            sight = hand_in(see(picture, other, question), other, question)
        except OutOfTimeError:
            continue
        if sight.hand.complete and sight.hand.confidence > believed:
            best, believed = sight, sight.hand.confidence
        if believed > _ENOUGH:
            break
    return best if best is first else replace(best, hand=_with_doubt(best.hand))


def _why_again(hand: HandReading) -> str | None:
    if not hand.is_won:
        return _NOT_WON
    # A hand whose winning tile is a guess is never surer than that guess.
    least = _DOUBTED / 2 if hand.win_candidates else _DOUBTED
    return f"the hand is read with {hand.confidence:.0%}" if hand.confidence < least else None


def _with_doubt(hand: HandReading) -> HandReading:
    notes = (*hand.notes, note("hard-to-read"))
    return replace(hand, confidence=hand.confidence * _SECOND_SIGHT, notes=notes)


def _repaired(scene: Scene, when: When, looks: Looks, question: Question) -> Scene:
    for repair in REPAIRS:
        if repair.when == when and repair.name not in question.without:
            before, scene = scene, repair.do(scene)
            if scene is not before:
                looks.repaired.add(repair.name)
    return scene
