"""A photo from disk or memory as pixels for the networks, with bounded memory."""

import errno
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image
from vision.photo.errors import PhotoError
from vision.photo.header import BrokenHeaderError, Header, UnsupportedKindError, read_header
from vision.photo.worker import DecodingTimeoutError, decode_apart

MOST_BYTES: Final = 100_000_000
MOST_PIXELS: Final = 25_000_000
"""What is decoded at full size: 75 MB of pixels, and while decoding at most four times that."""

MOST_PIXELS_IN_PASSES: Final = 50_000_000
"""A progressive JPEG takes up to six bytes a pixel while decoded, however small the result."""

MOST_PIXELS_OF_A_JPEG: Final = 250_000_000
"""The largest phone cameras have 200 million; more is no photo, and takes long to go through."""

MOST_PASSES_OVER_PIXELS: Final = 500_000_000
"""Pixels times passes that are decoded right here. A progressive photo of a phone has about ten
passes: 12 million pixels take 120 of these, about half a second on a Raspberry Pi. One with more
is decoded in a process that can be ended; a file of 485 kB was seen that takes 99 seconds."""

MOST_SECONDS: Final = 10.0
"""For a picture in that process."""

LEAST_SIDE: Final = 32
"""Below this not even one tile can be read."""

# With these flags the decoder takes the first picture of an animation, leaves out transparency,
# brings 16 bits, grey and CMYK to eight bits of colour, and turns the picture as its EXIF says.
_AT_FULL_SIZE: Final = cv2.IMREAD_COLOR
_REDUCED: Final = {
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    8: cv2.IMREAD_REDUCED_COLOR_8,
}


@dataclass(frozen=True)
class Photo:
    name: str
    image: Image
    """Blue, green, red; turned as its EXIF says."""
    reduction: int = 1
    """Pixels of the file to one of the image, along a side; places in the image times this are
    places in the photo as given."""
    stored_size: tuple[int, int] | None = None
    """Width and height in the file, before any EXIF rotation, where it was reduced."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the image."""
        height, width = self.image.shape[:2]
        return width, height

    @property
    def full_size(self) -> tuple[int, int]:
        """Width and height of the photo as given, after its EXIF rotation."""
        if self.stored_size is None:
            return self.size[0] * self.reduction, self.size[1] * self.reduction
        width, height = self.stored_size
        turned = (width > height) != (self.size[0] > self.size[1])
        return (height, width) if turned else (width, height)


def load_photo(path: Path) -> Photo:
    """The photo in a file; a ``PhotoError`` says why not."""
    return decode_photo(_bytes_of(path), path.name or str(path))


def decode_photo(data: bytes, name: str = "The photo") -> Photo:
    """The photo in these bytes of a file; an animation gives its first picture."""
    if not data:
        raise PhotoError("empty", name)
    if len(data) > MOST_BYTES:
        raise PhotoError("too-many-bytes", name, most=MOST_BYTES // 1_000_000)
    try:
        header = read_header(data)
    except UnsupportedKindError as error:
        raise PhotoError("unsupported", name, kind=str(error)) from None
    except BrokenHeaderError:
        raise PhotoError("damaged", name) from None
    if header is None:
        raise PhotoError("not-a-picture", name)
    if not header.is_whole:
        raise PhotoError("cut-short", name)
    if min(header.width, header.height) < LEAST_SIDE:
        raise PhotoError("too-small", name, width=header.width, height=header.height)
    reduction = _reduction(header, name)
    size = (header.width, header.height)
    is_slow = header.pixels * header.passes > MOST_PASSES_OVER_PIXELS
    image = _decode(data, reduction, name, apart=is_slow)
    return Photo(name, image, reduction, size if reduction > 1 else None)


def _reduction(header: Header, name: str) -> int:
    """How far to reduce the picture while decoding; only JPEG can be decoded small."""
    most = MOST_PIXELS
    if header.kind == "JPEG":
        most = MOST_PIXELS_IN_PASSES if header.in_passes else MOST_PIXELS_OF_A_JPEG
    if header.pixels > most:
        raise PhotoError(
            "too-large",
            name,
            megapixels=round(header.pixels / 1_000_000),
            most=MOST_PIXELS // 1_000_000,
        )
    return next(n for n in (1, 2, 4, 8) if header.pixels <= MOST_PIXELS * n * n)


def _decode(data: bytes, reduction: int, name: str, *, apart: bool) -> Image:
    flags = _REDUCED.get(reduction, _AT_FULL_SIZE)
    # What the decoder thinks of a damaged file is said in our words, not on the terminal in its.
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    image: NDArray[Any] | None
    try:
        if apart:
            image = decode_apart(data, flags, MOST_SECONDS)
        else:
            image = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error:
        image = None
    except DecodingTimeoutError:
        raise PhotoError("too-slow", name) from None
    if image is None:
        raise PhotoError("damaged", name)
    return image.astype(np.uint8, copy=False)


def _bytes_of(path: Path) -> bytes:
    name = path.name or str(path)
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise PhotoError("folder", name)
        if not stat.S_ISREG(mode):  # to open a pipe or a device may wait for ever
            raise PhotoError("not-a-file", name)
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except PermissionError:
        raise PhotoError("no-permission", name) from None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise PhotoError("missing", name) from None
    except OSError as error:
        reason = "missing" if error.errno in (errno.ENAMETOOLONG, errno.ELOOP) else "unreadable"
        raise PhotoError(reason, name) from None
