"""A mount for the camera, to saw from a batten and a piece of plywood: the plan as a drawing.

    python -m vision.camera.mount docs/camera-mount.svg --camera "Camera Module 3 Wide" --tilt 35

A post on the table's edge, a wedge on its top that gives the angle, and a plate that carries the
camera. Everything in millimetres; lengths follow from where the camera has to be. The same plate to
print is docs/camera-mount.scad.
"""

import argparse
import sys
from math import cos, radians, sin
from pathlib import Path
from typing import Final

from vision.camera.placement import LENSES, TABLE, behind_the_middle, lowest_height

POST: Final = 30.0
"""A batten of 30 × 30 mm: stiff enough for a metre, thin enough for any clamp."""
BELOW: Final = 120.0
"""Of the post, beside the table's edge: the length of two clamps."""
PLATE: Final = (60.0, 60.0)
HOLES: Final = (21.0, 12.5)
"""Between the holes of a Raspberry Pi camera module, for M2 screws; the lens is level with two."""
HOLE: Final = 2.2
WINDOW: Final = (12.0, 12.0)
"""For the lens and its focus drive."""
_MARGIN: Final = 25.0
_LINE: Final = 'fill="none" stroke="black" stroke-width="0.8"'
_TEXT: Final = 'font-family="sans-serif" font-size="6"'


def saw_plan(camera: str, tilt: float) -> str:
    """The drawing, as SVG at its true size; long parts are drawn short and marked."""
    height = lowest_height(LENSES[camera], tilt=tilt)
    if height is None:
        raise ValueError(f"{camera} never sees the whole table at {tilt:.0f}°.")
    back = behind_the_middle(height, tilt) - TABLE / 2
    length = height * 1_000 + BELOW
    parts = [
        _label(_MARGIN, 14, f"{camera}, {tilt:.0f}° from straight down"),
        _label(_MARGIN, 26, f"lens {height * 1_000:.0f} mm above the table, {_where(back)}"),
        *_post(_MARGIN, 55, length),
        *_plate(_MARGIN + 200, 55),
        *_wedge(_MARGIN, 140, tilt),
    ]
    drawn = "\n  ".join(parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="330mm" height="215mm" '
        f'viewBox="0 0 330 215">\n  {drawn}\n</svg>\n'
    )


def _post(x: float, y: float, length: float) -> list[str]:
    """Drawn broken: nobody prints a metre."""
    shown = 150.0
    return [
        _path(f"M{x} {y} h{shown / 2 - 4} l4 {POST / 2} l-4 {POST / 2} h-{shown / 2 - 4} z"),
        _path(
            f"M{x + shown} {y} h-{shown / 2 - 8} l4 {POST / 2} l-4 {POST / 2} h{shown / 2 - 8} z"
        ),
        _label(x, y + POST + 10, f"1  post, {POST:.0f} × {POST:.0f}: {length:.0f} long"),
        _label(x, y + POST + 19, f"the last {BELOW:.0f} beside the table, in two clamps"),
    ]


def _plate(x: float, y: float) -> list[str]:
    wide, tall = PLATE
    middle = (x + wide / 2, y + tall / 2)
    holes = [
        f'<circle cx="{middle[0] + a * HOLES[0] / 2}" cy="{middle[1] + (b - 1) * HOLES[1] / 2}" '
        f'r="{HOLE / 2}" {_LINE}/>'
        for a in (-1, 1)
        for b in (-1, 1)
    ]
    return [
        _path(f"M{x} {y} h{wide} v{tall} h-{wide} z"),
        _path(
            f"M{middle[0] - WINDOW[0] / 2} {middle[1] - WINDOW[1] / 2} "
            f"h{WINDOW[0]} v{WINDOW[1]} h-{WINDOW[0]} z"
        ),
        *holes,
        _label(x, y + tall + 10, f"2  plate, plywood 4: {wide:.0f} × {tall:.0f}"),
        _label(x, y + tall + 19, f"holes {HOLE} at {HOLES[0]} × {HOLES[1]}"),
    ]


def _wedge(x: float, y: float, tilt: float) -> list[str]:
    """At the post's top, its upright side against it: the plate lies below, and rises forward."""
    across, down = PLATE[0] * cos(radians(tilt)), PLATE[0] * sin(radians(tilt))
    return [
        _path(f"M{x} {y} h{across:.1f} l-{across:.1f} {down:.1f} z"),
        _label(x, y + down + 12, f"3  wedge, {POST:.0f} thick: {tilt:.0f}° below its level top"),
        _label(x, y + down + 21, f"{across:.0f} level, {down:.0f} upright, against the post"),
    ]


def _where(back: float) -> str:
    millimetres = back * 1_000
    if abs(millimetres) < POST:
        return "above the table's edge: the post alone will do"
    if millimetres > 0:
        return f"{millimetres:.0f} mm outside the table's edge"
    return f"{-millimetres:.0f} mm inside the table's edge: an arm of that length on the post"


def _path(path: str) -> str:
    return f'<path d="{path}" {_LINE}/>'


def _label(x: float, y: float, text: str) -> str:
    return f'<text x="{x}" y="{y}" {_TEXT}>{text}</text>'


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path, help="the drawing: a file like camera-mount.svg")
    parser.add_argument("--camera", choices=tuple(LENSES), default="Camera Module 3 Wide")
    parser.add_argument("--tilt", type=float, default=35.0, help="degrees from straight down")
    arguments = parser.parse_args()
    try:
        arguments.target.write_text(saw_plan(arguments.camera, arguments.tilt), "utf-8")
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
