"""What a file says of its picture before it is decoded; JPEG, as photos are, is in ``load``."""

import struct
import zlib
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["JPEG", "PNG", "WebP", "GIF", "BMP"]
_PNG: Final = b"\x89PNG\r\n\x1a\n"


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


class UnsupportedKindError(Exception):
    """A picture or film of a kind that is not read here; as text, its name."""


class BrokenHeaderError(Exception):
    """It starts like a picture, and then does not go on like one."""


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


def other_header(data: bytes) -> Header | None:
    """The header of a picture that is no JPEG, or none where this is no picture at all."""
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
