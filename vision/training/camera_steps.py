"""What happens to a whole photo and to a single crop alike."""

import cv2
import numpy as np

from vision.geometry import Image


def moved(out: np.ndarray, length: int, random: np.random.Generator) -> np.ndarray:
    """The camera moved by so many pixels while it looked."""
    kernel = np.zeros((length, length), np.float32)
    angle = random.uniform(0, np.pi)
    reach = np.array([np.cos(angle), np.sin(angle)]) * length / 2
    start, end = length / 2 - reach, length / 2 + reach
    cv2.line(kernel, start.astype(int).tolist(), end.astype(int).tolist(), 1.0)
    return np.asarray(cv2.filter2D(out, -1, kernel / max(float(kernel.sum()), 1.0)))


def as_jpeg(image: Image, quality: int) -> Image:
    """Packed and unpacked again."""
    packed = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
