"""Paint boxes from far to near, and remember which pixels each face kept."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image
from vision.training.artist.canvas import Colour
from vision.training.render.arrange_hand import TileShape
from vision.training.render.bodies import TileBody, Vector
from vision.training.render.camera import Camera
from vision.training.render.textures import BACK, TileSet

_SHIFT = 4


@dataclass(frozen=True)
class PaintedTile:
    body: TileBody
    quad: NDArray[np.float32]
    is_back: bool
    visible: float
    """Share of the face or back that nothing covers and the picture holds."""
    facing: float
    """Cosine of the angle between the line of sight and straight onto it."""


@dataclass(frozen=True)
class Light:
    direction: Vector
    """Towards the lamp."""
    ambient: float

    def on(self, normal: Vector) -> float:
        return self.ambient + (1 - self.ambient) * max(0.0, float(normal @ self.direction))


class Painter:
    def __init__(self, image: Image, camera: Camera, light: Light) -> None:
        self.image, self.camera, self.light = image, camera, light
        self.owner: NDArray[np.int16] = np.full(image.shape[:2], -1, np.int16)

    def polygon(self, points: Vector, colour: Sequence[float], owner: int = -1) -> None:
        fixed = np.round(points * (1 << _SHIFT)).astype(np.int32)
        shade = [float(c) for c in colour]
        cv2.fillConvexPoly(self.image, fixed, shade, cv2.LINE_AA, _SHIFT)
        cv2.fillConvexPoly(self.owner, fixed, owner, cv2.LINE_8, _SHIFT)

    def solid(self, corners: Vector, colour: Colour) -> None:
        """A plain box: the four corners of its top, then the four of its bottom."""
        top, bottom = corners[:4], corners[4:]
        middle = corners.mean(axis=0)
        sides = [[top[i], top[(i + 1) % 4], bottom[(i + 1) % 4], bottom[i]] for i in range(4)]
        for quad in [np.array(side) for side in sides] + [top]:
            self._shaded(quad, middle, colour)

    def _shaded(self, quad: Vector, middle: Vector, colour: Colour) -> None:
        normal = np.cross(quad[1] - quad[0], quad[3] - quad[0])
        normal = normal / max(float(np.linalg.norm(normal)), 1e-9)
        centre = quad.mean(axis=0)
        if float(normal @ (centre - middle)) < 0:
            normal = -normal
        if float(normal @ (self.camera.position - centre)) > 0:
            shade = self.light.on(normal)
            self.polygon(self.camera.project(quad), [c * shade for c in colour])

    def tiles(
        self, bodies: Sequence[TileBody], shape: TileShape, tiles: TileSet
    ) -> list[PaintedTile]:
        """Every tile, the farthest first; what is seen of each comes back in the same order."""
        distances = [float(np.linalg.norm(b.centre - self.camera.position)) for b in bodies]
        order = np.argsort(distances)[::-1]
        quads = {int(n): self._tile(int(n), bodies[n], shape, tiles) for n in order}
        kept = np.bincount(self.owner[self.owner >= 0], minlength=len(bodies))
        painted = []
        for number, body in enumerate(bodies):
            quad, is_back = quads[number]
            area = max(float(cv2.contourArea(quad)), 1.0)
            visible = min(1.0, float(kept[number]) / area)
            sight = self.camera.position - body.centre
            facing = abs(float(body.normal @ sight)) / max(float(np.linalg.norm(sight)), 1e-9)
            painted.append(PaintedTile(body, quad, is_back, visible, facing))
        return painted

    def _tile(
        self, number: int, body: TileBody, shape: TileShape, tiles: TileSet
    ) -> tuple[NDArray[np.float32], bool]:
        face = body.corners(shape.height)
        normal = body.normal
        back = face - normal * shape.depth
        seam = face - normal * shape.depth * 0.62  # ivory in front, the coloured back behind
        middle = body.centre - normal * shape.depth / 2
        style = tiles.style
        hull = cv2.convexHull(self.camera.project(np.vstack([face, back])).astype(np.float32))
        is_back = float(normal @ (self.camera.position - body.centre)) <= 0
        edge = style.back if is_back else style.ivory
        self.polygon(hull[:, 0].astype(np.float64), [c * 0.8 * self.light.ambient for c in edge])
        for first in range(4):
            second = (first + 1) % 4
            for near, far, colour in ((face, seam, style.ivory), (seam, back, style.back)):
                side = np.array([near[first], near[second], far[second], far[first]])
                self._shaded(side, middle, colour)
        corners = back[[1, 0, 3, 2]] if is_back else face
        quad = self.camera.project(corners).astype(np.float32)
        towards = -normal if is_back else normal
        tall = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
        texture = tiles.texture(BACK if is_back else body.face, body.variant, tall)
        self._stick_on(texture, quad, self.light.on(towards))
        fixed = np.round(quad * (1 << _SHIFT)).astype(np.int32)
        cv2.fillConvexPoly(self.owner, fixed, number, cv2.LINE_8, _SHIFT)
        return quad, is_back

    def _stick_on(self, texture: Image, quad: NDArray[np.float32], shade: float) -> None:
        height, width = self.image.shape[:2]
        left, top = np.maximum(np.floor(quad.min(axis=0)).astype(int), 0)
        right, bottom = np.minimum(np.ceil(quad.max(axis=0)).astype(int) + 1, [width, height])
        if right - left < 2 or bottom - top < 2:
            return
        tall, wide = texture.shape[:2]
        source = np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], np.float32) - 0.5
        target = quad - np.array([left, top], np.float32) - 0.5
        matrix = cv2.getPerspectiveTransform(source, target)
        patch = cv2.warpPerspective(
            texture, matrix, (int(right - left), int(bottom - top)), flags=cv2.INTER_LINEAR
        ).astype(np.float32)
        opacity = patch[..., 3:] * np.float32(1 / 255)
        region = self.image[top:bottom, left:right]
        mixed = region * (1 - opacity) + patch[..., :3] * np.float32(shade) * opacity
        region[:] = np.minimum(mixed, 255)
