"""Find the tiles in a photo."""

from vision.detect.detector import DETECTOR_WEIGHTS, Detection, Detector, Kind

__all__ = ["DETECTOR_WEIGHTS", "Detection", "Detector", "Kind"]
