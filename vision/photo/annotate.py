"""A photo with what was read drawn on it: a frame, a name and a role for every tile."""

from collections.abc import Collection, Iterator
from itertools import count
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image
from vision.hand_reading import DOUBTFUL, ReadTile, Role
from vision.photo import Photo
from vision.reading import PhotoReading

_AMBER: Final = (0, 176, 255)
_COLOURS: Final[dict[Role, tuple[int, int, int]]] = {
    "concealed": (90, 200, 90),
    "win": (80, 80, 230),
    "meld": (220, 160, 60),
    "dora": (210, 90, 200),
    "ura": (210, 90, 140),
    "other": (150, 150, 150),
}
_FONT: Final = cv2.FONT_HERSHEY_SIMPLEX
_LONGEST: Final = 2400  # pixels: enough to see every tile, and a file that is quickly opened


def annotated(photo: Photo, reading: PhotoReading) -> Image:
    """A copy of the photo with its tiles framed, doubtful ones in amber with a question mark."""
    height, width = photo.image.shape[:2]
    scale = min(1.0, _LONGEST / max(height, width))
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    interpolation = cv2.INTER_AREA if scale < 1 else cv2.INTER_NEAREST
    picture = cv2.resize(photo.image, size, interpolation=interpolation).astype(np.uint8)
    factor = np.array(size, np.float32) / np.array(reading.size, np.float32)
    for tile in reading.hand_reading.tiles:
        _frame(picture, tile, factor)
    for tile in reading.hand_reading.tiles:  # after all frames, so that none crosses a name
        _name(picture, tile, factor)
    return picture


def save_annotated(
    photo: Photo, reading: PhotoReading, folder: Path, taken: Collection[Path] = ()
) -> Path:
    """Save the drawn-on photo as ``NAME-read.jpg``: never over the photo itself.

    Where that is among those ``taken`` by other photos of the same name, as ``NAME-2-read.jpg``.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = next(path for path in _paths(photo.name, folder) if path not in taken)
    data = cv2.imencode(".jpg", annotated(photo, reading), [cv2.IMWRITE_JPEG_QUALITY, 90])[1]
    path.write_bytes(data.tobytes())
    return path


def annotated_name(photo: str) -> str:
    return f"{Path(photo).stem}-read.jpg"


def _paths(photo: str, folder: Path) -> Iterator[Path]:
    yield folder / annotated_name(photo)
    yield from (folder / f"{Path(photo).stem}-{number}-read.jpg" for number in count(2))


def _is_doubtful(tile: ReadTile) -> bool:
    return tile.role != "other" and tile.confidence < DOUBTFUL


def _frame(picture: Image, tile: ReadTile, factor: np.ndarray) -> None:
    corners = np.round(tile.quad * factor).astype(np.int32)
    doubtful = _is_doubtful(tile)
    colour = _AMBER if doubtful else _COLOURS[tile.role]
    thin = max(1, round(max(picture.shape[:2]) / 900))
    cv2.polylines(picture, [corners], True, colour, thin * (3 if doubtful else 2), cv2.LINE_AA)
    if tile.is_face:  # the face's own top, by which melds are told
        top = corners[:2].mean(axis=0)
        tip = top + (corners.mean(axis=0) - top) * 0.12
        cv2.circle(picture, [int(x) for x in tip], 2 * thin, colour, -1, cv2.LINE_AA)


def _name(picture: Image, tile: ReadTile, factor: np.ndarray) -> None:
    """The tile's name below it, its role in short below that, on a dark strip."""
    corners = tile.quad * factor
    doubtful = _is_doubtful(tile)
    if tile.role == "other" and not tile.is_face:
        return
    width = float(np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).min())
    letters = float(np.clip(width / 60, 0.4, 1.6))
    lines = [tile.name + ("?" if doubtful else "")]
    if tile.role not in ("concealed", "other"):
        lines.append(tile.role)
    colour = _AMBER if doubtful else _COLOURS[tile.role]
    sizes = [letters * (1.0 if number == 0 else 0.7) for number in range(len(lines))]
    tall = sum(_extent(line, size)[1] for line, size in zip(lines, sizes, strict=True))
    # At the picture's lower edge both lines move up onto the tile, and not one onto the other.
    x = float(corners[:, 0].mean())
    y = min(float(corners[:, 1].max()), picture.shape[0] - 2 - tall)
    for line, size in zip(lines, sizes, strict=True):
        y = _line(picture, line, (x, y), size, colour)


def _extent(text: str, size: float) -> tuple[int, int, int]:
    """Width of a line, its height with a little room, and how much of that lies under the base."""
    (width, height), baseline = cv2.getTextSize(text, _FONT, size, _thickness(size))
    return width, height + baseline + 3, baseline


def _thickness(size: float) -> int:
    return max(1, round(size * 1.6))


def _line(
    picture: Image, text: str, below: tuple[float, float], size: float, colour: tuple[int, int, int]
) -> float:
    """Write a line in the middle under a place; gives the place under it."""
    width, tall, baseline = _extent(text, size)
    x, y = below
    left = int(np.clip(x - width / 2, 2, max(2, picture.shape[1] - width - 2)))
    bottom = int(min(y + tall, picture.shape[0] - 2))
    strip = picture[max(bottom - tall + 1, 0) : bottom, max(left - 2, 0) :]
    strip = strip[:, : width + 4]
    strip[:] = (strip * 0.35).astype(np.uint8)
    place = (left, bottom - baseline)
    cv2.putText(picture, text, place, _FONT, size, colour, _thickness(size), cv2.LINE_AA)
    return float(bottom)
