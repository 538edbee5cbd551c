"""How long photos take to read: `python -m vision.training.measure_time PHOTO-OR-FOLDER…`.

Time of the processor, so that a busy machine gives the same figures: of a bare look with the
detector, of the first look (detect, read, lay out), and of the whole reading with all second looks.
"""

import argparse
from pathlib import Path
from time import process_time

import numpy as np

from vision.detect import Detector
from vision.looks import MOST_TIME, Looks
from vision.photo import Photo, PhotoError, load_photo
from vision.pipeline import read_hand
from vision.read import Reader

_SUFFIXES = {".jpg", ".jpeg", ".png", ".webp"}


def photos_in(paths: list[Path], limit: int | None) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        found += [file for file in inside if file.suffix.lower() in _SUFFIXES]
    step = 1 if limit is None else max(1, len(found) // limit)
    return found[::step]


def times(photo: Photo, detector: Detector, reader: Reader) -> tuple[float, float, float, int]:
    """Seconds of a bare look, of the first look and of the whole reading; second looks taken."""
    begin = process_time()
    detector.detect(photo.image)
    bare = process_time() - begin
    looks = Looks(detector, reader)
    begin = process_time()
    read_hand(photo.image, looks)
    return bare, looks.budget.first_seconds, process_time() - begin, len(looks.taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", nargs="+", type=Path)
    parser.add_argument("--limit", type=int, help="at most about so many photos")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    detector, reader = Detector(threads=options.threads), Reader(threads=options.threads)
    rows: list[tuple[float, float, float, int]] = []
    for path in photos_in(options.photos, options.limit):
        try:
            photo = load_photo(path)
        except PhotoError as error:
            print(error)
            continue
        if not rows:
            times(photo, detector, reader)  # so that nobody pays for the start
        rows.append(times(photo, detector, reader))
    if not rows:
        raise SystemExit("No photo is there.")
    table = np.array(rows)
    print(f"{len(rows)} photos, {options.threads} threads, milliseconds of the processor")
    for name, column in (("bare detector", 0), ("first look", 1), ("whole reading", 2)):
        median, late, worst = 1000 * np.percentile(table[:, column], [50, 95, 100])
        print(
            f"{name:14} median {median:6.0f}   95th percentile {late:6.0f}   longest {worst:6.0f}"
        )
    ratio = table[:, 2] / table[:, 1]
    print(
        f"whole reading over first look: median {np.median(ratio):.2f}, longest {ratio.max():.2f} "
        f"(limit {MOST_TIME:g}); second looks in {int((table[:, 3] > 0).sum())} photos"
    )


if __name__ == "__main__":
    main()
