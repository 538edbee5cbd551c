"""Which crops a training run sees: real photos, and faces drawn by the artist."""

from pathlib import Path
from typing import Final

from vision.training.detector.corners import known_corners
from vision.training.draw import drawn_photos
from vision.training.hard_photos import HARD_TO_FIND, HARD_TO_READ
from vision.training.laid import LAID
from vision.training.photos import labelled_photos
from vision.training.reader.crops import CropSource, MixedCrops, PhotoCrops
from vision.training.reader.drawn import DrawnCrops
from vision.training.reader.fresh import FreshCrops
from vision.training.reader.no_faces import NoFaceCrops
from vision.training.reader.phantoms import PhantomCrops, known_phantoms

_FRESH: Final = 0.6
"""Of the drawn crops, how many are of a style never used before; the others are from photos."""
_OF_DRAWN: Final = {HARD_TO_READ: 0.35, LAID: 0.35}
"""Of those from photos, how many are from photos that are hard to read, and from tables as people
lay them, where there are any."""
_NO_FACES: Final = 0.05
"""Book spines, paper, hands and cups, beside each drawn crop."""
_PHANTOMS: Final = 0.03
"""Crops of things that are no faces, beside each drawn one."""


def crop_source(
    photos: Path, cache: Path, groups: tuple[str, ...], drawn_share: float
) -> CropSource:
    """Real crops from these groups mixed with drawn ones; drawn ones alone without photos."""
    sources: list[tuple[CropSource, float]] = []
    real = labelled_photos(photos, groups)
    if real and drawn_share < 1:
        sources.append((PhotoCrops(real, known_corners(cache)), 1 - drawn_share))
    drawn = drawn_photos(cache / "drawn") + drawn_photos(cache / HARD_TO_FIND)
    if drawn and (drawn_share > 0 or not real):
        share, rest = drawn_share or 1.0, 1.0
        for folder, part in _OF_DRAWN.items():
            if found := drawn_photos(cache / folder):
                sources.append((DrawnCrops(found), share * (1 - _FRESH) * part))
                rest -= part
        sources.append((DrawnCrops(drawn), share * (1 - _FRESH) * rest))
        if phantoms := known_phantoms(cache):
            sources.append((PhantomCrops(phantoms), share * _PHANTOMS))
        sources.append((NoFaceCrops(cache / "glyphs.jsonl"), share * _NO_FACES))
        sources.append((FreshCrops(cache / "glyphs.jsonl", cache / "artwork"), share * _FRESH))
    if not sources:
        raise FileNotFoundError(
            f"No labelled photos in {photos} and no drawn ones in {cache}/drawn."
        )
    return MixedCrops(sources)
