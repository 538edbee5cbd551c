"""Photos as people bring them: every kind of file gets pixels or one clear sentence."""

import os
import pickle
import struct
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from kiosk_app.languages import in_english
from tests.refusing import refuses
from vision.geometry import Image
from vision.photo import PhotoError, decode_photo, load_photo
from vision.photo.load import MOST_BYTES

CMYK = Path(__file__).with_name("cmyk.jpg")
RED, GREEN = (40, 30, 200), (60, 160, 20)


def picture(width: int = 64, height: int = 48) -> Image:
    """Red on the left, green on the right."""
    image = np.full((height, width, 3), RED, np.uint8)
    image[:, width // 2 :] = GREEN
    return image


def packed(extension: str, image: NDArray[Any] | None = None, *options: int) -> bytes:
    done, data = cv2.imencode(extension, picture() if image is None else image, options)
    assert done
    return data.tobytes()


def shows(image: Image, at: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    return bool(np.abs(image[at].astype(int) - colour).max() < 12)


def reason(data: bytes) -> str:
    with pytest.raises(PhotoError) as caught:
        decode_photo(data, "x.jpg")
    assert in_english(caught.value).startswith("x.jpg ")
    return caught.value.code


def with_orientation(data: bytes, orientation: int) -> bytes:
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    tiff = b"MM\0*" + struct.pack(">IH", 8, 1) + entry + bytes(4)
    segment = b"Exif\0\0" + tiff
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(segment) + 2) + segment + data[2:]


def png_chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


@pytest.mark.parametrize("extension", [".jpg", ".png", ".webp", ".bmp"])
def test_the_usual_kinds_come_as_blue_green_red(extension: str, tmp_path: Path) -> None:
    path = tmp_path / f"hand{extension}"
    path.write_bytes(packed(extension))
    photo = load_photo(path)
    assert (photo.name, photo.size, photo.reduction) == (path.name, (64, 48), 1)
    assert shows(photo.image, (20, 8), RED)
    assert shows(photo.image, (20, 56), GREEN)


@pytest.mark.parametrize(
    ("orientation", "red_at"),
    [
        (1, "left"), (2, "right"), (3, "right"), (4, "left"),
        (5, "top"), (6, "top"), (7, "bottom"), (8, "bottom"),
    ],
)  # fmt: skip
def test_a_photo_is_turned_as_its_exif_says(orientation: int, red_at: str) -> None:
    image = decode_photo(with_orientation(packed(".jpg"), orientation)).image
    height, width = image.shape[:2]
    assert (width, height) == ((64, 48) if orientation < 5 else (48, 64))
    spots = {"left": (height // 2, 6), "right": (height // 2, width - 6)}
    spots |= {"top": (6, width // 2), "bottom": (height - 6, width // 2)}
    assert shows(image, spots[red_at], RED)


def test_cmyk_16_bit_grey_and_transparent_pictures_become_colour() -> None:
    assert shows(load_photo(CMYK).image, (20, 8), RED)
    deep = packed(".png", picture().astype(np.uint16) * 257)
    clear = packed(".png", np.dstack([picture(), np.zeros((48, 64), np.uint8)]))
    for data in (deep, clear):
        image = decode_photo(data).image
        assert image.dtype == np.uint8
        assert shows(image, (20, 8), RED)
    for extension in (".jpg", ".png"):
        grey = decode_photo(packed(extension, np.full((40, 40), 90, np.uint8))).image
        assert grey.shape == (40, 40, 3)
        assert shows(grey, (9, 9), (90, 90, 90))


@pytest.mark.parametrize("extension", [".gif", ".webp", ".png"])
def test_an_animation_gives_its_first_picture(extension: str) -> None:
    animation = cv2.Animation()
    animation.frames = [picture(), 255 - picture()]
    animation.durations = [100, 100]
    done, data = cv2.imencodeanimation(extension, animation)
    assert done
    image = decode_photo(data.tobytes()).image
    assert image.shape == (48, 64, 3)
    assert np.abs(image[20, 8].astype(int) - RED).max() < 45  # GIF has few colours


@pytest.mark.parametrize("extension", [".jpg", ".png", ".webp", ".gif", ".bmp"])
def test_a_file_cut_anywhere_is_never_a_photo(extension: str) -> None:
    data = packed(extension)
    whole = decode_photo(data)
    assert whole.size == (64, 48)
    steps = sorted({*range(1, 40), *np.linspace(40, len(data) - 3, 40).astype(int).tolist()})
    assert {reason(data[:length]) for length in steps} <= {"cut-short", "damaged", "not-a-picture"}
    assert reason(data[: len(data) // 2]) == "cut-short"


@pytest.mark.parametrize("extension", [".jpg", ".png", ".webp", ".gif", ".bmp"])
def test_flipped_bytes_give_a_picture_or_a_sentence(extension: str, seed: int) -> None:
    random = np.random.default_rng(seed)
    data = packed(extension)
    for _ in range(120):
        broken = bytearray(data)
        for at in random.integers(0, len(broken), 3):
            broken[at] = random.integers(256)
        try:
            assert decode_photo(bytes(broken)).image.ndim == 3
        except PhotoError as error:
            assert in_english(error).endswith(".")


def test_a_damaged_png_says_so_without_a_word_from_the_decoder(
    capfd: pytest.CaptureFixture[str],
) -> None:
    data = bytearray(packed(".png"))
    data[60] ^= 0xFF
    assert reason(bytes(data)) == "damaged"
    assert reason(packed(".gif")[:40] + b";") == "damaged"
    assert capfd.readouterr().err == ""


def test_an_error_finds_its_way_from_one_process_to_another() -> None:
    error = pickle.loads(pickle.dumps(PhotoError("too-small", name="x.png", width=1, height=2)))  # noqa: S301
    assert (error.code, in_english(error)) == (
        "too-small",
        "x.png has only 1 × 2 pixels. Take the photo at full size.",
    )


def test_what_is_no_picture_is_named() -> None:
    assert reason(b"") == "empty"
    assert reason(b"Dear club, here are the rules.") == "not-a-picture"
    assert reason(bytes(1000)) == "not-a-picture"
    assert reason(b"\0\0\0\x18ftypheic" + bytes(90)) == "unsupported"
    with refuses(PhotoError, match=r"IMG_1\.HEIC is HEIC, which .* Save it as JPEG"):
        decode_photo(b"\0\0\0\x18ftypmif1" + bytes(90), "IMG_1.HEIC")
    with refuses(PhotoError, match="is a film"):
        decode_photo(b"\0\0\0\x18ftypisom" + bytes(90))
    with refuses(PhotoError, match="is AVIF"):
        decode_photo(packed(".avif"))


@pytest.mark.parametrize("extension", [".jpg", ".png", ".webp", ".gif", ".bmp"])
def test_one_pixel_is_too_small_to_hold_a_tile(extension: str) -> None:
    assert reason(packed(extension, picture(1, 1))) == "too-small"
    assert reason(packed(extension, picture(400, 3))) == "too-small"


def test_files_that_cannot_be_opened_say_why(tmp_path: Path) -> None:
    def why(path: Path) -> str:
        with pytest.raises(PhotoError) as caught:
            load_photo(path)
        return caught.value.code

    pipe = tmp_path / "pipe.jpg"
    os.mkfifo(pipe)
    file = tmp_path / "hand.jpg"
    file.write_bytes(packed(".jpg"))
    loop = tmp_path / "loop.jpg"
    loop.symlink_to(loop)
    assert why(tmp_path) == "folder"
    assert why(Path("/")) == "folder"
    assert why(tmp_path / "none.jpg") == "missing"
    assert why(file / "inside.jpg") == "missing"
    assert why(tmp_path / ("long" * 100)) == "missing"
    assert why(tmp_path / "nul\0.jpg") == "missing"
    assert why(loop) == "missing"
    assert why(pipe) == "not-a-file"


def test_a_file_without_permission_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    path = tmp_path / "hand.jpg"
    path.write_bytes(packed(".jpg"))
    monkeypatch.setattr(Path, "open", refuse)  # root, who may run the tests, may open anything
    with refuses(PhotoError, match=r"No permission to open hand\.jpg\."):
        load_photo(path)


def test_a_failing_disk_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    path = tmp_path / "hand.jpg"
    path.write_bytes(packed(".jpg"))
    monkeypatch.setattr(Path, "open", fail)
    with refuses(PhotoError, match="can't be read from its disk"):
        load_photo(path)


def test_a_huge_file_is_read_no_further_than_needed(tmp_path: Path) -> None:
    path = tmp_path / "huge.jpg"
    with path.open("wb") as file:
        file.truncate(50 * MOST_BYTES)
    with refuses(PhotoError, match="larger than 100 MB"):
        load_photo(path)


def test_pictures_that_claim_too_many_pixels_are_refused_before_decoding() -> None:
    header = struct.pack(">IIBBBBB", 10_000, 10_000, 8, 2, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + png_chunk(b"IEND", b"")
    with refuses(PhotoError, match=r"100 megapixels, .* at most 25"):
        decode_photo(png)
    assert reason(b"GIF89a" + struct.pack("<HH", 65535, 65535) + b"\0\0\0;") == "too-large"
    webp = b"WEBPVP8X" + struct.pack("<I", 10) + bytes(4) + b"\xff\xff\0" * 2
    assert reason(b"RIFF" + struct.pack("<I", len(webp)) + webp) == "too-large"
    progressive = bytearray(packed(".jpg", None, cv2.IMWRITE_JPEG_PROGRESSIVE, 1))
    frame = progressive.index(b"\xff\xc2")
    progressive[frame + 5 : frame + 9] = struct.pack(">HH", 10_000, 10_000)
    assert reason(bytes(progressive)) == "too-large"


_WITH_LITTLE_MEMORY = """
import resource, sys
from pathlib import Path
from vision.photo import PhotoError, load_photo
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
limit = used + 300_000_000
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
photo = load_photo(Path(sys.argv[1]))
print(photo.size, photo.reduction)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs Linux's memory limits")
def test_a_photo_of_100_megapixels_opens_in_300_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "huge.jpg"
    path.write_bytes(packed(".jpg", np.full((10_000, 10_000), 130, np.uint8)))
    command = [sys.executable, "-c", _WITH_LITTLE_MEMORY, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (done.stdout, done.stderr) == ("(5000, 5000) 2\n", "")
