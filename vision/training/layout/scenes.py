"""Rendered scenes without their pixels: where every tile lies in the photo, and the truth."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import cv2
import numpy as np

from scorer.tiles import TILES
from vision.geometry import Quad
from vision.read.faces import FLOWER
from vision.training.arrange import ArrangedScene, Plan, compose_arrangement, plan_arrangement
from vision.training.render import TrueTile
from vision.training.render.arrange_hand import TileShape
from vision.training.render.bodies import TileBody
from vision.training.render.camera import Camera, aim
from vision.training.render.compose import Scene, compose, compose_hand

SIZE = (1920, 1080)
_SIZES: Final = ((1920, 1080), (1920, 1080), (1600, 1200), (1200, 1600), (1280, 1280))
_SHRINK = 4  # hidden parts are measured on a smaller picture
_SQUEEZED: Final = 0.04  # share of photos that were given another shape on their way here


@dataclass(frozen=True)
class TrueScene:
    tiles: tuple[TrueTile, ...]
    hand: dict[str, Any] | None
    size: tuple[int, int] = SIZE
    plan: Plan | None = None

    @property
    def in_view(self) -> bool:
        """Whether every tile of the hand can be read: none is covered, cut off or a mere sliver."""
        return all(
            tile.visible > 0.6 and _slant(tile.quad) > 0.35
            for tile in self.tiles
            if tile.role != "other"
        )


def camera_for(
    scene: Scene, random: np.random.Generator, *, tidy: bool, roll: float | None = None
) -> Camera:
    """A photo taken with some care, or any photo: the renderer's own two ways."""
    if tidy:
        turn, elevation = random.normal(0, 4), random.uniform(45, 85)
        azimuth, fill = random.normal(0, 8), random.uniform(0.8, 0.95)
    else:
        turn, elevation = random.uniform(0, 360), random.uniform(28, 88)
        azimuth, fill = random.normal(0, 18), random.uniform(0.6, 1.0)
    return aim(
        scene.focus,
        SIZE,
        elevation=float(elevation),
        azimuth=float(azimuth),
        roll=float(turn if roll is None else roll),
        focal=float(random.uniform(0.8, 1.6)),
        fill=float(fill),
    )


@lru_cache(maxsize=256)
def hand_scene(seed: int, *, tidy: bool = True, roll: float | None = None) -> TrueScene:
    """A won hand with its wall and some of the table around it."""
    random = np.random.default_rng(seed)
    shape = random_shape(random)
    scene = compose_hand(shape, random)
    return photographed(scene, shape, camera_for(scene, random, tidy=tidy, roll=roll))


@lru_cache(maxsize=256)
def any_scene(seed: int) -> TrueScene:
    """Hands, trays and loose tiles, from anywhere."""
    random = np.random.default_rng(seed)
    shape = random_shape(random)
    scene = compose(shape, random)
    return photographed(scene, shape, camera_for(scene, random, tidy=False))


def arranged_scene(name: str, seed: int, *, careful: bool = True) -> TrueScene:
    """A table in one of the named arrangements, from the player's side or from anywhere."""
    random = np.random.default_rng((seed, crc32(name.encode())))
    shape = random_shape(random)
    plan = plan_arrangement(name, random)
    scene = compose_arrangement(plan, shape, random)
    size = _SIZES[int(random.integers(len(_SIZES)))]
    turned = not careful and random.random() < 0.5
    roll = random.uniform(0, 360) if turned else random.normal(0, 5)
    camera = aim(
        scene.focus,
        size,
        elevation=float(random.uniform(*plan.elevation)),
        azimuth=float(random.normal(0, 9 if careful else 18)),
        roll=float(roll),
        focal=float(random.uniform(0.8, 1.6)),
        fill=float(random.uniform(0.75, 0.96)),
    )
    photo = photographed(scene, shape, camera, size)
    if not careful and random.random() < _SQUEEZED:
        photo = _squeezed(photo, float(random.uniform(0.5, 1.0)))
    return photo


def _squeezed(photo: TrueScene, by: float) -> TrueScene:
    factor = np.array([by, 1.0], np.float32)
    tiles = tuple(replace(tile, quad=tile.quad * factor) for tile in photo.tiles)
    return replace(photo, tiles=tiles, size=(round(photo.size[0] * by), photo.size[1]))


def random_shape(random: np.random.Generator) -> TileShape:
    return TileShape(float(random.uniform(1.25, 1.45)), float(random.uniform(0.55, 0.85)))


def photographed(
    scene: Scene, shape: TileShape, camera: Camera, size: tuple[int, int] = SIZE
) -> TrueScene:
    hand = scene.hand.as_json() if scene.hand is not None else None
    plan = scene.plan if isinstance(scene, ArrangedScene) else None
    return TrueScene(tuple(_seen_tiles(scene.bodies, shape, camera, size)), hand, size, plan)


def _slant(quad: Quad) -> float:
    """The shorter of the tile's two extents in the picture over the longer."""
    middles = (quad + np.roll(quad, -1, axis=0)) / 2
    area = float(cv2.contourArea(quad))
    longest = max(float(np.hypot(*(middles[k] - middles[k + 2]))) for k in (0, 1))
    return area / max(longest**2, 1.0)


def _seen_tiles(
    bodies: tuple[TileBody, ...], shape: TileShape, camera: Camera, size: tuple[int, int]
) -> list[TrueTile]:
    width, height = size
    owner = np.full((height // _SHRINK, width // _SHRINK), -1, np.int16)
    order = np.argsort([-float(np.linalg.norm(b.centre - camera.position)) for b in bodies])
    quads: dict[int, tuple[Quad, bool]] = {}
    for number in map(int, order):
        body = bodies[number]
        face = body.corners(shape.height)
        back = face - body.normal * shape.depth
        is_back = float(body.normal @ (camera.position - body.centre)) <= 0
        quad = camera.project(back[[1, 0, 3, 2]] if is_back else face).astype(np.float32)
        hull = cv2.convexHull(camera.project(np.vstack([face, back])).astype(np.float32))
        cv2.fillConvexPoly(owner, np.round(hull / _SHRINK).astype(np.int32), -1)
        cv2.fillConvexPoly(owner, np.round(quad / _SHRINK).astype(np.int32), number)
        quads[number] = quad, is_back
    kept = np.bincount(owner[owner >= 0], minlength=len(bodies))
    tiles = []
    for number, body in enumerate(bodies):
        quad, is_back = quads[number]
        centre = quad.mean(axis=0)
        if not ((centre >= 0).all() and (centre < size).all()):
            continue
        area = max(float(cv2.contourArea(quad / _SHRINK)), 1.0)
        known = FLOWER if body.face >= len(TILES) else int(body.face)
        visible = min(1.0, float(kept[number]) / area)
        tiles.append(
            TrueTile(known, is_back, quad, body.role, body.sideways, visible, meld=body.meld)
        )
    return tiles
