"""The whole way in a minute or two: draw, train a few steps, export, read. `make test-training`.

The networks come out untrained; what is shown is that every step works and fits the next.
"""

import tempfile
from pathlib import Path

import numpy as np

from vision.detect import Detector
from vision.read import FlowerReader, Reader
from vision.read.flowers import FLOWER_SIDE
from vision.training.detector.export import export as export_detector
from vision.training.detector.from_file import from_file as detector_from_file
from vision.training.detector.hard import hard_to_find
from vision.training.detector.train import DetectorRun
from vision.training.detector.train import train as train_detector
from vision.training.draw import draw, drawn_photos
from vision.training.flowers.draw import draw as draw_flowers
from vision.training.flowers.export import export as export_flowers
from vision.training.flowers.train import FlowerRun
from vision.training.flowers.train import train as train_flowers
from vision.training.from_exported import exported_layers
from vision.training.hard_photos import HARD_TO_FIND, HARD_TO_READ, Judge, draw_hard
from vision.training.reader.export import export as export_reader
from vision.training.reader.from_file import from_file
from vision.training.reader.hard import hard_to_read
from vision.training.reader.phantoms import find_phantoms
from vision.training.reader.train import ReaderRun
from vision.training.reader.train import train as train_reader

_HALF = 2e-3
"""What a number in 16 bits is off by, once more."""


def reader_run(cache: Path, crops: int) -> ReaderRun:
    return ReaderRun(
        name="tiny", photos=cache / "no-photos", cache=cache, groups=(), crops=crops,
        rate=1e-3, drawn_share=1.0, workers=0,
    )  # fmt: skip


def detector_run(cache: Path, pictures: int) -> DetectorRun:
    return DetectorRun(
        name="tiny", photos=cache / "no-photos", cache=cache, groups=(), pictures=pictures,
        rate=1e-3, drawn_share=1.0, side=160, hard_share=0.5, workers=0,
    )  # fmt: skip


def keep_hard(cache: Path, name: str, is_hard: Judge) -> None:
    """Weights that know nothing find every photo hard."""
    if sum(draw_hard(cache / name, cache / "glyphs.jsonl", is_hard, range(8), processes=1)) != 8:
        raise SystemExit("Photos that a network gets wrong were not kept.")


def go_on_from_the_file(cache: Path, weights: Path) -> None:
    """The exported reader becomes a checkpoint again, with the weights that the file keeps."""
    again = cache / "again" / "reader.onnx"
    export_reader([from_file(weights, cache, "again")], again, cache)
    kept, exported = exported_layers(weights), exported_layers(again)
    same = (np.allclose(kept[n][0], exported[n][0], _HALF, _HALF) for n in kept)
    if kept.keys() != exported.keys() or not all(same):
        raise SystemExit("The exported reader is another one after it was loaded back.")
    detector_from_file(cache / "detector.onnx", cache, "again")


def flowers(cache: Path) -> None:
    """The network for flowers, from nothing to an answer."""
    draw_flowers(cache, range(1))
    for patches in (256, 512):  # stopped, and gone on
        trained = train_flowers(FlowerRun(name="tiny", cache=cache, patches=patches))
    export_flowers([trained], cache / "flowers.onnx")
    crop = np.zeros((FLOWER_SIDE, FLOWER_SIDE, 3), np.uint8)
    chances = FlowerReader(cache / "flowers.onnx").read_crop(crop).lucky()
    if abs(float(chances.sum()) - 1) > 1e-3:
        raise SystemExit("The exported network for flowers does not answer as it should.")


def run(cache: Path) -> None:
    drawn = sum(draw(cache / "drawn", cache / "glyphs.jsonl", count=8, processes=1))
    photos = drawn_photos(cache / "drawn")
    if not (drawn == len(photos) == 8):
        raise SystemExit(f"8 photos were to be drawn, {len(photos)} are there.")
    reader, detector = cache / "reader.onnx", cache / "detector.onnx"
    export_reader([train_reader(reader_run(cache, crops=128))], reader, cache)
    export_detector([train_detector(detector_run(cache, pictures=24))], detector, cache)
    keep_hard(cache, HARD_TO_READ, hard_to_read(reader))
    keep_hard(cache, HARD_TO_FIND, hard_to_find(detector))
    find_phantoms(cache, detector)
    go_on_from_the_file(cache, reader)
    # Both go on where they were stopped.
    export_reader([train_reader(reader_run(cache, crops=256))], reader, cache)
    export_detector([train_detector(detector_run(cache, pictures=48))], detector, cache)
    image = photos[0].load()
    found = Detector(detector, side=320).detect(image, least_score=0.0)
    readings = Reader(reader).read(image, [tile.quad for tile in photos[0].tiles])
    sums = [float(reading.probabilities.sum()) for reading in readings]
    if not found or not all(abs(total - 1) < 1e-3 for total in sums):
        raise SystemExit("The exported networks do not answer as they should.")
    flowers(cache)
    print(f"Drew {drawn} photos, trained and exported all networks, read {len(readings)} tiles.")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder))


if __name__ == "__main__":
    main()
