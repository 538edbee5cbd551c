"""The whole way in a minute or two: draw, train a few steps, export, read. `make test-training`.

The networks come out untrained; what is shown is that every step works and fits the next.
"""

import tempfile
from pathlib import Path

from vision.detect import Detector
from vision.read import Reader
from vision.training.detector.export import export as export_detector
from vision.training.detector.hard import draw_hard
from vision.training.detector.train import DetectorRun
from vision.training.detector.train import train as train_detector
from vision.training.draw import draw, drawn_photos
from vision.training.reader.export import export as export_reader
from vision.training.reader.train import ReaderRun
from vision.training.reader.train import train as train_reader


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


def run(cache: Path) -> None:
    drawn = sum(draw(cache / "drawn", cache / "glyphs.jsonl", count=8, processes=1))
    photos = drawn_photos(cache / "drawn")
    if not (drawn == len(photos) == 8):
        raise SystemExit(f"8 photos were to be drawn, {len(photos)} are there.")
    train_reader(reader_run(cache, crops=128))
    checkpoint = train_reader(reader_run(cache, crops=256))  # goes on after the first 128
    export_reader([checkpoint], cache / "reader.onnx")
    checkpoint = train_detector(detector_run(cache, pictures=24))
    export_detector([checkpoint], cache / "detector.onnx")
    weights, hard = cache / "detector.onnx", cache / "hard"
    # Weights that know nothing get every photo wrong.
    if sum(draw_hard(hard, cache / "glyphs.jsonl", weights, count=8, processes=1)) != 8:
        raise SystemExit("Photos that the detector gets wrong were not kept.")
    checkpoint = train_detector(detector_run(cache, pictures=48))  # goes on with these
    export_detector([checkpoint], weights)
    image = photos[0].load()
    found = Detector(weights, side=320).detect(image, least_score=0.0)
    readings = Reader(cache / "reader.onnx").read(image, [tile.quad for tile in photos[0].tiles])
    sums = [float(reading.probabilities.sum()) for reading in readings]
    if not found or not all(abs(total - 1) < 1e-3 for total in sums):
        raise SystemExit("The exported networks do not answer as they should.")
    print(f"Drew {drawn} photos, trained and exported both networks, read {len(readings)} tiles.")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder))


if __name__ == "__main__":
    main()
