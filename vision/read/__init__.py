"""Name the faces in a photo."""

from vision.read.flowers import FLOWER_WEIGHTS, FlowerReader, FlowerReading
from vision.read.reader import READER_WEIGHTS, FaceReading, Reader

__all__ = [
    "FLOWER_WEIGHTS",
    "READER_WEIGHTS",
    "FaceReading",
    "FlowerReader",
    "FlowerReading",
    "Reader",
]
