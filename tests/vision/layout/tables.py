"""Tables laid by hand: rows, melds and walls where a test wants them, and a photo of them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from scorer.tiles import parse_tile, parse_tiles
from vision.hand_reading import HandReading, hand_from_tiles
from vision.scene import SeenTile
from vision.training.layout.scenes import SIZE, photographed
from vision.training.layout.simulated_eyes import PERFECT, Eyes, look
from vision.training.render.arrange_hand import TileShape, arrange_meld
from vision.training.render.bodies import Role, Spot, TileBody, lying
from vision.training.render.camera import aim
from vision.training.render.compose import Scene
from vision.training.render.hands import DealtMeld, MeldKind, Source

SHAPE = TileShape(1.34, 0.7)
_SIDEWAYS: dict[Source, int] = {"left": 0, "across": 1, "right": 2}


def row(text: str, x: float = 0.0, y: float = 0.0, role: Role = "concealed") -> list[TileBody]:
    """Tiles side by side from ``x``; a ``-`` leaves a gap of half a tile, ``_`` is a back."""
    bodies = []
    suit = ""
    faces: list[str] = []
    for char in reversed(text):
        if char in "mpsz":
            suit = char
        else:
            faces.append(char if char in "-_" else char + suit)
    for face in reversed(faces):
        if face == "-":
            x += 0.5
            continue
        hidden = face == "_"
        tile = parse_tile("1m" if hidden else face)
        bodies.append(lying(tile, Spot(x, y), SHAPE.depth, role, face_up=not hidden))
        x += 1.01
    return bodies


def loose(face: str, x: float, y: float, *, sideways: bool = False, lift: float = 0.0) -> TileBody:
    """A winning tile somewhere."""
    spot = Spot(x, y, 0.0, lift)
    return lying(parse_tile(face), spot, SHAPE.depth, "win", sideways=sideways)


def meld(kind: MeldKind, text: str, source: Source | None, x: float, y: float = 0.0, seed: int = 0
         ) -> list[TileBody]:  # fmt: skip
    """A meld from its left edge on; the seed chooses which two of a concealed kong face down."""
    tiles = parse_tiles(text)
    claimed = -1 if source is None else _SIDEWAYS[source]
    if kind == "minkan" and source == "right":
        claimed = 3
    return arrange_meld(
        DealtMeld(kind, tiles, source, claimed), x, y, SHAPE, np.random.default_rng(seed)
    )


def photo(
    bodies: Sequence[TileBody],
    *,
    roll: float = 0.0,
    elevation: float = 60.0,
    eyes: Eyes = PERFECT,
    seed: int = 0,
) -> list[SeenTile]:
    focus = np.vstack([body.corners(SHAPE.height) for body in bodies])
    scene = Scene(tuple(bodies), focus, None)
    camera = aim(focus, SIZE, elevation=elevation, azimuth=5, roll=roll, focal=1.2, fill=0.9)
    return look(photographed(scene, SHAPE, camera), eyes, np.random.default_rng(seed))


def read(bodies: Sequence[TileBody], **options: Any) -> HandReading:
    return hand_from_tiles(photo(bodies, **options), SIZE, red_fives=1)
