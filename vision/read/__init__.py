"""Name the faces in a photo."""

from vision.read.reader import READER_WEIGHTS, FaceReading, Reader

__all__ = ["READER_WEIGHTS", "FaceReading", "Reader"]
