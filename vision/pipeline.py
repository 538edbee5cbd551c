"""From a picture to a hand: the stages in their order.

1. The detector finds faces and backs, faint ones too (``vision.detect``).
2. Repairs of what it is known to get wrong (``vision.repair``).
3. The reader names every face, all in one batch (``vision.read``).
4. Repairs of what both together get wrong.
5. The layout says what each tile is there for, the resolver which hand that is.

One ``Scene`` goes through, with what each step changed and why. ``Looks`` (``vision.looks``) takes
every look and decides what is looked at again.
"""

from dataclasses import replace

from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import HandReading
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.looks import Looks
from vision.repair import REPAIRS, When
from vision.scene import Scene, as_read, found_tile


def see(picture: Image, looks: Looks) -> Scene:
    """The tiles in a picture, each with what it may be, before any of the game's rules."""
    return _repaired(read_faces(find_tiles(picture, looks), looks), "read", looks)


def find_tiles(picture: Image, looks: Looks) -> Scene:
    """The tiles in a picture, before any of them is read."""
    picture, found = looks.find(picture)
    scene = Scene(picture).with_added(map(found_tile, found), "find", "found by the detector")
    return _repaired(scene, "found", looks)


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


def hand_in(scene: Scene, expected: Expectation = NOTHING_KNOWN) -> HandReading:
    """The likeliest hand among the tiles of a scene."""
    return hand_from_tiles(scene.tiles, scene.size, expected=expected)


def _repaired(scene: Scene, when: When, looks: Looks) -> Scene:
    for repair in REPAIRS:
        if repair.when == when and repair.name not in looks.without:
            before, scene = scene, repair.do(scene)
            if scene is not before:
                looks.repaired.add(repair.name)
    return scene
