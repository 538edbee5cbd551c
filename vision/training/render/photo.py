"""A rendered photo and its truth, the same for the same seed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from scorer.tiles import TILES
from vision.geometry import Image, Quad
from vision.read.faces import CLASS_NAMES, FLOWER
from vision.training.artist.style import Style
from vision.training.render.arrange_hand import TileShape
from vision.training.render.artwork_faces import Artwork
from vision.training.render.bodies import Role
from vision.training.render.camera import Camera, aim
from vision.training.render.clutter import (
    draw_cup,
    draw_die,
    draw_fingers,
    draw_rack,
    draw_stick,
)
from vision.training.render.compose import Scene, compose, compose_hand
from vision.training.render.paint import Light, PaintedTile, Painter
from vision.training.render.tables import SIDE, table_texture
from vision.training.render.textures import TileSet, TileSets
from vision.training.render.wear import worn_photo

_SETS = TileSets()


@dataclass(frozen=True)
class TrueTile:
    face: int
    """The reader's class; meaningless for a back."""
    is_back: bool
    quad: Quad
    """Clockwise from the face's own upright top left."""
    role: Role
    sideways: bool
    visible: float
    """Share of the face or back that nothing covers and the picture holds."""
    facing: float = 1.0
    """Cosine of the angle at which the camera sees it: 1 from straight above, 0 edge-on."""
    meld: int | None = None
    """Which of the hand's melds it belongs to."""
    variant: int = 0
    """Of a flower or season: which of the eight, from 0."""

    def as_json(self) -> dict[str, Any]:
        return {
            "tile": "back" if self.is_back else CLASS_NAMES[self.face],
            "quad": [[round(float(x), 1), round(float(y), 1)] for x, y in self.quad],
            "role": self.role,
            "sideways": self.sideways,
        }


@dataclass(frozen=True)
class RenderedPhoto:
    image: Image
    tiles: tuple[TrueTile, ...]
    hand: dict[str, Any] | None
    """As `tenbou read` should give it; none where the picture shows no won hand."""
    arrangement: str | None = None
    """What is special about how its tiles lie."""

    def as_json(self) -> dict[str, Any]:
        height, width = self.image.shape[:2]
        tiles = [tile.as_json() for tile in self.tiles]
        record = {"size": [width, height], "tiles": tiles, "hand": self.hand}
        return record if self.arrangement is None else {**record, "arrangement": self.arrangement}


def render_photo(
    seed: int,
    size: tuple[int, int],
    style: Style,
    *,
    hand_only: bool = False,
    tidy: bool = False,
    artwork: Artwork | None = None,
    composed: Callable[[TileShape], Scene] | None = None,
    cloth: Image | None = None,
    tile_set: TileSet | None = None,
) -> RenderedPhoto:
    """Width and height of ``size``; ``hand_only`` leaves out trays and loose tiles.

    ``composed`` puts a scene of one's own in place of a random one, ``cloth`` a table top: a square
    that is laid side by side, ``tile_set`` other faces than the style's.

    ``tidy`` is a photo taken with some care: near to upright, in good light, nothing in the way.
    """
    random = np.random.default_rng(seed)
    shape = TileShape(height=1 / style.aspect, depth=float(random.uniform(0.55, 0.85)))
    if composed is not None:
        scene = composed(shape)
    else:
        scene = compose_hand(shape, random) if hand_only else compose(shape, random)
    camera = _camera(scene, size, random, tidy)
    lamp = random.normal((0, 0, 1.2), 0.45)
    light = Light(lamp / np.linalg.norm(lamp), float(random.uniform(0.45, 0.75)))
    image = _table(camera, size, random, cloth)
    _cast_shadows(image, scene, shape, camera, light, random)
    painter = Painter(image, camera, light)
    _clutter(painter, scene, random)
    painted = painter.tiles(scene.bodies, shape, tile_set or _SETS.of(style, artwork))
    if not tidy and random.random() < 0.12:
        draw_fingers(painter, random)
        painted = _after_fingers(painter, painted)
    tiles = tuple(tile for tile in map(_truth, painted) if _inside(tile.quad, size))
    hand = scene.hand.as_json() if scene.hand is not None else None
    return RenderedPhoto(worn_photo(image, random), tiles, hand, scene.arrangement)


def _camera(scene: Scene, size: tuple[int, int], random: np.random.Generator, tidy: bool) -> Camera:
    if tidy:
        roll = float(random.normal(0, 4))
        elevation = float(random.uniform(45, 85))
        azimuth = float(random.normal(0, 8))
        fill = float(random.uniform(0.8, 0.95))
    else:
        roll = float(random.normal(0, 6) + random.choice([0, 90, 180, 270], p=[0.7, 0.1, 0.1, 0.1]))
        if random.random() < 0.2:
            roll = float(random.uniform(0, 360))
        elevation = float(random.uniform(28, 88))
        azimuth = float(random.normal(0, 18))
        fill = float(random.uniform(0.6, 1.08))
    if scene.elevation is not None:
        elevation = float(random.uniform(*scene.elevation))
    focal = float(random.uniform(0.8, 1.6))
    return aim(
        scene.focus, size, elevation=elevation, azimuth=azimuth, roll=roll, focal=focal, fill=fill
    )


def _table(
    camera: Camera, size: tuple[int, int], random: np.random.Generator, cloth: Image | None
) -> Image:
    number = int(random.integers(400))
    texture = table_texture(number) if cloth is None else cv2.resize(cloth, (SIDE, SIDE))
    span = float(random.uniform(5, 14))  # tiles to one repeat of the pattern
    shift = random.uniform(0, span, 2)
    plane = camera.matrix[:, [0, 1, 3]]
    to_world = np.array([[span / SIDE, 0, shift[0]], [0, span / SIDE, shift[1]], [0, 0, 1]])
    matrix = plane @ to_world
    picture = cv2.warpPerspective(
        texture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP
    )
    return picture.astype(np.uint8)


def _cast_shadows(
    image: Image, scene: Scene, shape: TileShape, camera: Camera, light: Light,
    random: np.random.Generator,
) -> None:  # fmt: skip
    height, width = image.shape[:2]
    mask = np.zeros((height // 4 + 1, width // 4 + 1), np.float32)
    slide = light.direction[:2] / max(float(light.direction[2]), 0.3)
    for body in scene.bodies:
        face = body.corners(shape.height)
        corners = np.vstack([face, face - body.normal * shape.depth])
        ground = corners * [1, 1, 0]
        ground[:, :2] -= slide * corners[:, 2:3]
        outline = np.vstack([ground, corners * [1, 1, 0]])
        points = cv2.convexHull((camera.project(outline) / 4).astype(np.float32))
        cv2.fillConvexPoly(mask, np.round(points).astype(np.int32), 1.0)
    soft = cv2.GaussianBlur(mask, (0, 0), float(random.uniform(0.6, 3.0)) * width / 640)
    shade = cv2.resize(soft, (width, height)) * float(random.uniform(0.2, 0.65))
    image[:] = (image * (1 - shade[..., None])).astype(np.uint8)


def _clutter(painter: Painter, scene: Scene, random: np.random.Generator) -> None:
    low, high = scene.focus.min(axis=0), scene.focus.max(axis=0)

    def beside() -> tuple[float, float]:
        angle = random.uniform(0, 2 * np.pi)
        reach = (high - low)[:2] / 2 + random.uniform(1.5, 4, 2)
        middle = (high + low)[:2] / 2
        return (
            float(middle[0] + np.cos(angle) * reach[0]),
            float(middle[1] + np.sin(angle) * reach[1]),
        )

    if random.random() < 0.25:
        colour = tuple(int(c) for c in random.uniform(30, 200, 3))
        y = float(low[1]) - 0.9
        draw_rack(
            painter, float(low[0]) - 3, float(high[0]) + 3, y, (colour[0], colour[1], colour[2])
        )
    for _ in range(int(random.integers(0, 4)) if random.random() < 0.4 else 0):
        draw_stick(painter, *beside(), float(random.uniform(0, 180)), int(random.choice([1, 5, 8])))
    for _ in range(int(random.integers(1, 4)) if random.random() < 0.25 else 0):
        draw_die(painter, *beside(), float(random.uniform(0, 90)), int(random.integers(1, 7)))
    if random.random() < 0.1:
        cup = tuple(int(c) for c in random.uniform(60, 240, 3))
        x, y = beside()
        draw_cup(painter, x, float(high[1]) + 3 + abs(y) * 0.2, (cup[0], cup[1], cup[2]))


def _after_fingers(painter: Painter, painted: list[PaintedTile]) -> list[PaintedTile]:
    kept = np.bincount(painter.owner[painter.owner >= 0], minlength=len(painted))
    return [
        PaintedTile(
            tile.body,
            tile.quad,
            tile.is_back,
            min(1.0, float(kept[number]) / max(float(cv2.contourArea(tile.quad)), 1.0)),
            tile.facing,
        )
        for number, tile in enumerate(painted)
    ]


def _truth(tile: PaintedTile) -> TrueTile:
    body = tile.body
    face = FLOWER if body.face >= len(TILES) else int(body.face)
    return TrueTile(
        face, tile.is_back, tile.quad, body.role, body.sideways, tile.visible, tile.facing,
        body.meld, body.variant % 8,
    )  # fmt: skip


def _inside(quad: Quad, size: tuple[int, int]) -> bool:
    centre = quad.mean(axis=0)
    return bool((centre >= 0).all() and (centre < size).all())
