"""What a camera and its lamp do to a picture: shade, glare, blur, tint, noise, JPEG."""

import cv2
import numpy as np

from vision.geometry import Image


def worn_photo(image: Image, random: np.random.Generator) -> Image:
    height, width = image.shape[:2]
    scale = max(height, width) / 640
    out: np.ndarray = image.astype(np.float32)
    out *= _lamp(height, width, random)[..., None]
    if random.random() < 0.3:
        out += _glare(height, width, random)[..., None]
    if random.random() < 0.55:
        out = cv2.GaussianBlur(out, (0, 0), random.uniform(0.3, 1.3) * scale).astype(np.float32)
    if random.random() < 0.15:
        out = moved(out, max(3, int(random.uniform(3, 8) * scale)), random)
    gain = random.normal(1, 0.08, 3) * random.uniform(0.45, 1.15)
    out = np.clip(out * gain.astype(np.float32), 0, 255)
    out = 255 * (out / 255) ** np.float32(random.uniform(0.8, 1.25))
    if random.random() < 0.7:
        coarse = random.normal(0, random.uniform(1, 9), (height // 2 + 1, width // 2 + 1, 3))
        grain = cv2.resize(coarse.astype(np.float32), (width, height))
        out += grain
    result = np.clip(out, 0, 255).astype(np.uint8)
    if random.random() < 0.6:
        result = as_jpeg(result, int(random.uniform(35, 92)))
    return result


def _lamp(height: int, width: int, random: np.random.Generator) -> np.ndarray:
    """Brighter on one side, darker in the corners."""
    coarse = random.uniform(0.8, 1.15, (3, 3)).astype(np.float32)
    return np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC))


def _glare(height: int, width: int, random: np.random.Generator) -> np.ndarray:
    small = np.zeros((height // 8 + 1, width // 8 + 1), np.float32)
    for _ in range(int(random.integers(1, 3))):
        centre = (random.uniform(0, 1, 2) * [width // 8, height // 8]).astype(int).tolist()
        axes = (random.uniform(0.03, 0.18, 2) * width / 8 + 1).astype(int).tolist()
        angle = float(random.uniform(0, 180))
        cv2.ellipse(small, centre, axes, angle, 0, 360, float(random.uniform(20, 110)), -1)
    soft = cv2.GaussianBlur(small, (0, 0), width / 200 + 1)
    return np.asarray(cv2.resize(soft, (width, height)))


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
