"""A photo from disk or memory as pixels for the networks, with bounded memory."""

import errno
import stat
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from scorer.messages import CodedError
from vision.geometry import Image, size_of
from vision.photo.header import BrokenHeaderError, Header, UnsupportedKindError, other_header
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


class PhotoError(CodedError):
    """A photo that cannot be read; its values have the photo's name."""

    section = "camera-photo"


_STANDALONE: Final = frozenset((0x01, *range(0xD0, 0xD8)))  # JPEG markers without a length
_START_OF_SCAN: Final = 0xDA
_END_OF_IMAGE: Final = 0xD9
_NOT_A_FRAME: Final = frozenset((0xC4, 0xC8, 0xCC))
_PROGRESSIVE: Final = frozenset((0xC2, 0xC6, 0xCA, 0xCE))


def read_header(data: bytes) -> Header | None:
    """The header of a picture, or none where this is no picture at all."""
    try:
        return _jpeg(data) if data.startswith(b"\xff\xd8\xff") else other_header(data)
    except (struct.error, IndexError) as error:
        raise BrokenHeaderError from error


def _jpeg(data: bytes) -> Header:
    width = height = components = 0
    progressive = False
    at = 2
    while at < len(data):
        if data[at] != 0xFF:
            raise BrokenHeaderError
        marker = data[at + 1]
        if marker == 0xFF:  # padding
            at += 1
            continue
        at += 2
        if marker in _STANDALONE:
            continue
        if marker == _END_OF_IMAGE:
            break
        (length,) = struct.unpack_from(">H", data, at)
        if 0xC0 <= marker <= 0xCF and marker not in _NOT_A_FRAME:
            height, width, components = struct.unpack_from(">3xHHB", data, at)
            progressive = marker in _PROGRESSIVE
        elif marker == _START_OF_SCAN:
            # Within the picture's data 0xFF is always followed by 0: an end found here is one,
            # and not that of a thumbnail in the header.
            whole = data.find(b"\xff\xd9", at + length) >= 0
            in_passes = progressive or data[at + 2] < components
            # What looks like a scan within a table counts too: that is harmless, and rare.
            passes = data.count(b"\xff\xda", at - 2) if in_passes else 1
            return Header("JPEG", width, height, whole, in_passes, passes)
        at += length
    return Header("JPEG", width, height, is_whole=False)


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
        return size_of(self.image)

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
        raise PhotoError("empty", name=name)
    if len(data) > MOST_BYTES:
        raise PhotoError("too-many-bytes", name=name, most=MOST_BYTES // 1_000_000)
    try:
        header = read_header(data)
    except UnsupportedKindError as error:
        raise PhotoError("unsupported", name=name, kind=str(error)) from None
    except BrokenHeaderError:
        raise PhotoError("damaged", name=name) from None
    if header is None:
        raise PhotoError("not-a-picture", name=name)
    if not header.is_whole:
        raise PhotoError("cut-short", name=name)
    if min(header.width, header.height) < LEAST_SIDE:
        raise PhotoError("too-small", name=name, width=header.width, height=header.height)
    size = (header.width, header.height)
    pixels = header.width * header.height
    reduction = _reduction(header, pixels, name)
    is_slow = pixels * header.passes > MOST_PASSES_OVER_PIXELS
    image = _decode(data, reduction, name, apart=is_slow)
    return Photo(name, image, reduction, size if reduction > 1 else None)


def _reduction(header: Header, pixels: int, name: str) -> int:
    """How far to reduce the picture while decoding; only JPEG can be decoded small."""
    most = MOST_PIXELS
    if header.kind == "JPEG":
        most = MOST_PIXELS_IN_PASSES if header.in_passes else MOST_PIXELS_OF_A_JPEG
    if pixels > most:
        raise PhotoError(
            "too-large",
            name=name,
            megapixels=round(pixels / 1_000_000),
            most=MOST_PIXELS // 1_000_000,
        )
    return next(n for n in (1, 2, 4, 8) if pixels <= MOST_PIXELS * n * n)


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
        raise PhotoError("too-slow", name=name) from None
    if image is None:
        raise PhotoError("damaged", name=name)
    return image.astype(np.uint8, copy=False)


def _bytes_of(path: Path) -> bytes:
    name = path.name or str(path)
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise PhotoError("folder", name=name)
        if not stat.S_ISREG(mode):  # to open a pipe or a device may wait for ever
            raise PhotoError("not-a-file", name=name)
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except PermissionError:
        raise PhotoError("no-permission", name=name) from None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise PhotoError("missing", name=name) from None
    except OSError as error:
        if error.errno in (errno.ENAMETOOLONG, errno.ELOOP):
            raise PhotoError("missing", name=name) from None
        raise PhotoError("unreadable", name=name) from None
