"""Where a camera goes: what it sees of a table from there, and how large tiles are in its picture.

    python -m vision.camera.placement

prints the table of the build guide (docs/build-guide.md). The camera looks at the middle of the
table; ``tilt`` is the angle between its view and straight down.

>>> view = look(LENSES["Camera Module 3"], height=0.75, tilt=0.0)
>>> view.covers, round(view.smallest_tile), round(view.largest_tile)
(False, 92, 92)
>>> lowest_height(LENSES["Camera Module 3"], tilt=0.0)
0.96
>>> view = look(LENSES["Camera Module 3"], height=0.81, tilt=35.0)
>>> view.covers, round(view.smallest_tile), round(view.largest_tile)
(True, 58, 88)
"""

from dataclasses import dataclass
from math import cos, hypot, radians, sin, tan
from typing import Final

TABLE: Final = 0.70
"""Metres to a side of an automatic table, inside its frame; a folding one has as much."""
TILE: Final = 0.0195
"""Metres across the face of a Japanese tile (26 mm tall). Larger ones only look larger."""
_STEP: Final = 0.01  # metres: nobody mounts a camera more exactly
_HIGHEST: Final = 3.0


@dataclass(frozen=True)
class Lens:
    """A camera's whole picture: how wide its view is, and how many pixels that makes."""

    across: float
    """Degrees, horizontally."""
    width: int
    height: int

    @property
    def focal(self) -> float:
        """Pixels from the lens to the picture."""
        return self.width / 2 / tan(radians(self.across) / 2)


LENSES: Final = {
    "Camera Module 3": Lens(66.0, 4608, 2592),
    "Camera Module 3 Wide": Lens(102.0, 4608, 2592),
    "HQ Camera, 6 mm lens": Lens(55.0, 4056, 3040),
    "USB camera, 1080p": Lens(70.0, 1920, 1080),
}
"""As their makers give them; of USB cameras most are between 60° and 80°."""


@dataclass(frozen=True)
class View:
    covers: bool
    """Whether all four corners of the table are in the picture."""
    smallest_tile: float
    """Pixels across a tile in the corner farthest from the camera."""
    largest_tile: float
    squashed: float
    """Height of a tile in the picture in the middle of the table, of what it is from above."""


def look(lens: Lens, *, height: float, tilt: float, side: float = TABLE) -> View:
    """The table seen from ``height`` metres above its middle's level, ``tilt`` degrees aslant."""
    angle = radians(tilt)
    back = behind_the_middle(height, tilt)
    places = []
    for x in (-side / 2, side / 2):
        for y in (-side / 2, side / 2):
            # The table's point in the camera's own directions: right, up, forward.
            forward = height * cos(angle) + (y + back) * sin(angle)
            up = (y + back) * cos(angle) - height * sin(angle)
            places.append((x, up, forward))
    covers = all(
        forward > 0
        and abs(lens.focal * x / forward) <= lens.width / 2
        and abs(lens.focal * up / forward) <= lens.height / 2
        for x, up, forward in places
    )
    sizes = [lens.focal * TILE / max(forward, 1e-6) for _, _, forward in places]
    # In the middle the table is seen under the tilt itself.
    sizes.append(lens.focal * TILE / hypot(height, back))
    return View(covers, min(sizes), max(sizes), cos(angle))


def behind_the_middle(height: float, tilt: float) -> float:
    """Metres from above the table's middle to the camera; half the table's side is its edge."""
    return height * tan(radians(tilt))


def lowest_height(lens: Lens, *, tilt: float, side: float = TABLE) -> float | None:
    """The lowest mount, in metres, from which the whole table is in the picture."""
    steps = range(1, round(_HIGHEST / _STEP) + 1)
    heights = (round(step * _STEP, 2) for step in steps)
    return next((h for h in heights if look(lens, height=h, tilt=tilt, side=side).covers), None)


def main() -> None:
    headings = (
        "camera", "angle from straight down", "lowest height, cm", "behind the middle, cm",
        "tile, pixels", "squashed to",
    )  # fmt: skip
    print(f"| {' | '.join(headings)} |\n|{' --- |' * len(headings)}")
    for name, lens in LENSES.items():
        for tilt in (0.0, 20.0, 35.0):
            height = lowest_height(lens, tilt=tilt)
            if height is None:
                print(f"| {name} | {tilt:.0f}° | – | – | – | – |")
                continue
            view = look(lens, height=height, tilt=tilt)
            back = behind_the_middle(height, tilt)
            cells = (
                name, f"{tilt:.0f}°", f"{height * 100:.0f}", f"{back * 100:.0f}",
                f"{view.smallest_tile:.0f} to {view.largest_tile:.0f}", f"{view.squashed:.0%}",
            )  # fmt: skip
            print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
