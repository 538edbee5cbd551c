"""What a picture file says of itself before anything is decoded: kind, size, whether it is whole.

Only kinds that are read here are looked into; the decoder never sees anything else.
"""

import struct
import zlib
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["JPEG", "PNG", "WebP", "GIF", "BMP"]

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_STANDALONE: Final = frozenset((0x01, *range(0xD0, 0xD8)))  # JPEG markers without a length
_START_OF_SCAN: Final = 0xDA
_END_OF_IMAGE: Final = 0xD9
_NOT_A_FRAME: Final = frozenset((0xC4, 0xC8, 0xCC))
_PROGRESSIVE: Final = frozenset((0xC2, 0xC6, 0xCA, 0xCE))


@dataclass(frozen=True)
class Header:
    kind: Kind
    width: int
    height: int
    """As stored, before any EXIF rotation."""
    is_whole: bool
    """False where the file ends before its picture does."""
    in_passes: bool = False
    """A JPEG that is sent coarse first: decoding keeps all of it in memory at full size."""
    passes: int = 1
    """How often the decoder goes over the whole picture; in a file made to be slow, thousands."""

    @property
    def pixels(self) -> int:
        return self.width * self.height


class UnsupportedKindError(Exception):
    """A picture or film of a kind that is not read here; as text, its name."""


class BrokenHeaderError(Exception):
    """It starts like a picture, and then does not go on like one."""


def read_header(data: bytes) -> Header | None:
    """The header of a picture, or none where this is no picture at all."""
    try:
        return _read(data)
    except (struct.error, IndexError) as error:
        raise BrokenHeaderError from error


def _read(data: bytes) -> Header | None:
    if data.startswith(b"\xff\xd8\xff"):
        return _jpeg(data)
    if data.startswith(_PNG):
        return _png(data)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return _webp(data)
    if data.startswith((b"GIF87a", b"GIF89a")):
        width, height = struct.unpack_from("<HH", data, 6)
        return Header("GIF", width, height, data.rstrip(b"\0").endswith(b";"))
    if data.startswith(b"BM") and data[6:10] == bytes(4):
        length, width, height = struct.unpack_from("<2xI12xii", data)
        return Header("BMP", width, abs(height), len(data) >= length)
    kind = _unsupported_kind(data)
    if kind is not None:
        raise UnsupportedKindError(kind)
    return None


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


def _png(data: bytes) -> Header:
    if data[12:16] != b"IHDR":
        raise BrokenHeaderError
    width, height = struct.unpack_from(">II", data, 16)
    at = len(_PNG)
    while at + 12 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        end = at + 8 + length
        if end + 4 > len(data):
            break
        # libpng writes to the terminal about a wrong checksum, so it must not be the first to know.
        if zlib.crc32(memoryview(data)[at + 4 : end]) != struct.unpack_from(">I", data, end)[0]:
            raise BrokenHeaderError
        if kind == b"IEND":
            return Header("PNG", width, height, is_whole=True)
        at = end + 4
    return Header("PNG", width, height, is_whole=False)


def _webp(data: bytes) -> Header:
    whole = len(data) >= struct.unpack_from("<I", data, 4)[0] + 8
    match data[12:16]:
        case b"VP8 ":
            width, height = (size & 0x3FFF for size in struct.unpack_from("<HH", data, 26))
        case b"VP8L":
            (bits,) = struct.unpack_from("<I", data, 21)
            width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":
            width = int.from_bytes(data[24:27], "little") + 1
            height = int.from_bytes(data[27:30], "little") + 1
        case _:
            raise BrokenHeaderError
    return Header("WebP", width, height, whole)


def _unsupported_kind(data: bytes) -> str | None:
    if data[4:8] == b"ftyp":
        brand = data[8:12]
        if brand in (b"avif", b"avis"):
            return "AVIF"
        if brand[:3] in (b"hei", b"hev", b"mif", b"msf"):
            return "HEIC"
        return "a film"
    if data.startswith((b"II*\0", b"MM\0*")):
        return "TIFF or raw"
    if data.startswith(b"%PDF"):
        return "PDF"
    return None
