"""What a camera, a lamp and a file do to a crop: the reader is trained on crops worn like this.

A face goes the way light goes: too few pixels, out of focus, moved; too much light or too little;
a shadow, a finger; noise, and JPEG. Most crops get a little of it, some a great deal: wrong names
come from the few photos that are blurred, dark or washed out.
"""

import cv2
import numpy as np

from vision.geometry import Image
from vision.training.render.wear import as_jpeg, moved


def worn(image: Image, random: np.random.Generator) -> Image:
    out: np.ndarray = image.astype(np.float32)
    if random.random() < 0.5:
        out = _few_pixels(out, random)
    if random.random() < 0.3:
        out = cv2.GaussianBlur(out, (0, 0), random.uniform(0.4, 1.8 if _mostly(random) else 4.5))
    if random.random() < 0.45:
        out = _smeared(out, random)
    out = _exposed(out, random)
    if random.random() < 0.3:
        out = _lit_from_one_side(out, random)
    out = 127.5 + (out - 127.5) * random.uniform(0.65, 1.25)
    if random.random() < 0.2:
        out = _covered(out, random)
    if random.random() < 0.5:
        out += random.normal(0, random.uniform(1, 10), out.shape)
    result = np.clip(out, 0, 255).astype(np.uint8)
    if random.random() < 0.3:
        result = as_jpeg(result, int(random.uniform(25, 85)))
    return result


def _mostly(random: np.random.Generator) -> bool:
    return bool(random.random() < 0.75)


def _few_pixels(out: np.ndarray, random: np.random.Generator) -> np.ndarray:
    side = out.shape[0]
    small = int(random.uniform(20, side))
    shrunk = cv2.resize(out, (small, small), interpolation=cv2.INTER_AREA)
    return cv2.resize(shrunk, (side, side), interpolation=cv2.INTER_LINEAR)


def _smeared(out: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """The camera moved: a hand that holds a phone in the evening moves far. Nearly all that is
    misread on arranged tables is smeared by an eighth of a tile or more; so is half of these."""
    far = random.random() < 0.55
    return moved(out, int(random.integers(9, 22) if far else random.integers(3, 9)), random)


def _exposed(out: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Brightness and tint; now and then far too dark, burnt out, or with a lamp's veil on it."""
    tint = random.normal(1, 0.07 if random.random() < 0.85 else 0.22, 3)  # some lamps are coloured
    if random.random() < 0.12:  # and many are warm
        tint = tint * (1 + random.uniform(0, 1) * np.array([-0.4, -0.12, 0.12]))
    kind = random.random()
    if kind < 0.08:
        return np.asarray(out * random.uniform(0.15, 0.5) * tint)
    if kind < 0.15:
        burnt = np.minimum(out * random.uniform(1.25, 2.5) * tint, 255)
        return np.asarray(burnt)
    out = out * random.uniform(0.5, 1.25) * tint
    if kind < 0.25:
        return _veiled(out, random)
    return np.asarray(out)


def _veiled(out: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """A lamp mirrored in the faces: ink turns pale, more so towards one side."""
    side = out.shape[0]
    angle = random.uniform(0, 2 * np.pi)
    along = np.linspace(-0.5, 0.5, side, dtype=np.float32)
    ramp = np.cos(angle) * along[None, :] + np.sin(angle) * along[:, None]
    most, slope = random.uniform(0.3, 0.9), random.uniform(0, 0.8)
    veil = np.clip(most - slope * (ramp + 0.5), 0, 0.92)[..., None]
    lamp = 255 * random.normal(1, 0.04, 3)
    return np.asarray(out + (lamp - out) * veil)


def _lit_from_one_side(out: np.ndarray, random: np.random.Generator) -> np.ndarray:
    ramp = np.linspace(random.uniform(0.5, 1), random.uniform(0.9, 1.4), out.shape[0])
    shade = ramp[:, None, None] if random.random() < 0.5 else ramp[None, :, None]
    return np.asarray(out * shade.astype(np.float32))


def _covered(out: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """A finger, a shadow or a patch of glare over part of the face."""
    side = out.shape[0]
    width, height = (random.uniform(0.1, 0.35, 2) * side).astype(int)
    left, top = (random.uniform(-0.1, 0.9, 2) * side).astype(int)
    patch = out[max(top, 0) : top + height, max(left, 0) : left + width]
    patch += (random.uniform(0, 255, 3) - patch) * random.uniform(0.4, 1)
    return out
