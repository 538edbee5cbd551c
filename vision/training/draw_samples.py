"""Draw the sample photos that come with the program: `python -m vision.training.draw_samples`.

Won hands in styles that neither network was trained on, chosen among those that are read right:
they show what the program does, not how often.
"""

import argparse
from pathlib import Path
from typing import Final

import cv2

from vision.training.draw import draw_held_out_photo

SAMPLES: Final[dict[str, int]] = {
    "closed-hand": 12,
    "ura-dora": 37,
    "half-flush": 49,
    "two-kongs": 42,
    "three-kongs": 33,
}
"""Name and number of the held-out photo."""
FOLDER: Final = Path(__file__).parents[2] / "kiosk_app" / "samples" / "photos"
_JPEG_QUALITY: Final = 82


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name, number in SAMPLES.items():
        path = options.out / f"{name}.jpg"
        photo = draw_held_out_photo(number, None)
        cv2.imwrite(str(path), photo.image, [cv2.IMWRITE_JPEG_QUALITY, _JPEG_QUALITY])
        print(f"{path}: {path.stat().st_size // 1000} kB, {photo.hand}")


if __name__ == "__main__":
    main()
