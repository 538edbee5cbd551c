"""From a picture to a hand: the stages in their order.

1. The detector finds faces and backs, faint ones too (``vision.detect``).
2. Repairs of what it is known to get wrong (``vision.repair``).
3. The reader names every face, all in one batch (``vision.read``).
4. Repairs of what both together get wrong.
5. The layout says what each tile is there for, the resolver which hand that is.

One ``Scene`` goes through, with what each step changed and why. ``Looks`` (``vision.looks``) takes
every look and decides what is looked at again.
"""

from dataclasses import dataclass, replace
from typing import Final

from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import HandReading
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.looks import Looks
from vision.repair import REPAIRS, When
from vision.scene import Scene, as_read, found_tile


@dataclass(frozen=True)
class Question:
    """What is asked of a photo."""

    red_fives: int | None = None
    """The rule set's ``play.red_fives``, if the rules are known."""
    won: bool = True
    """Whether somebody won with the hand; else it has 13 tiles, and no winning one."""
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
    """The likeliest hand in a picture."""
    return hand_in(see(picture, looks, question), looks, question)


def hand_in(scene: Scene, looks: Looks, question: Question = A_WON_HAND) -> Sight:
    """The hand among the tiles of a scene."""
    hand = looks.lay_out(
        len(scene.tiles),
        lambda: hand_from_tiles(scene.tiles, scene.size, expected=question.expected),
    )
    return Sight(scene, hand)


def _repaired(scene: Scene, when: When, looks: Looks, question: Question) -> Scene:
    for repair in REPAIRS:
        if repair.when == when and repair.name not in question.without:
            before, scene = scene, repair.do(scene)
            if scene is not before:
                looks.repaired.add(repair.name)
    return scene
