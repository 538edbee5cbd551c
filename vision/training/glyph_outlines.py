"""Take the characters that tiles carry out of installed fonts, as plain outlines.

`python -m vision.training.glyph_outlines OUT FONT[#INDEX]…` in the training environment. The
artist then needs no font library: it fills the outlines itself.
"""

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

CHARACTERS: Final = "一二三四五伍六七八九萬万東南西北白發発中春夏秋冬梅蘭兰芸菊竹123456789ESWNPFCB"
NEEDED: Final = "一二三四五六七八九東南西北中"
"""What a font must have to letter a whole set."""
ROUGHNESS: Final = 6  # straight pieces for one curve: enough at the size of a tile
EM: Final = 1000


def glyphs_of(path: Path, index: int) -> dict[str, list[list[list[int]]]]:
    """Character → closed contours of whole-number points, y down, one em is 1000."""
    font = TTFont(path, fontNumber=index, lazy=True)
    found = {character: outline_of(font, character) for character in CHARACTERS}
    return {character: contours for character, contours in found.items() if contours}


def outline_of(font: TTFont, character: str) -> list[list[list[int]]]:
    """One character's contours; none if the font lacks it."""
    name, shapes = font.getBestCmap().get(ord(character)), font.getGlyphSet()
    if name is None:
        return []
    pen = DecomposingRecordingPen(shapes)
    shapes[name].draw(pen)
    return _flatten(pen.value, EM / font["head"].unitsPerEm)


def _flatten(commands: list[Any], scale: float) -> list[list[list[int]]]:
    contours: list[list[list[int]]] = []
    points: list[tuple[float, float]] = []
    for command, arguments in commands:
        if command == "moveTo":
            points = [arguments[0]]
        elif command == "lineTo":
            points.append(arguments[0])
        elif command == "curveTo":
            points += _bezier([points[-1], *arguments])
        elif command == "qCurveTo" and arguments[-1] is None:  # no point of it is on the curve
            first, last = arguments[0], arguments[-2]
            start = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
            points = [start, *_splines(start, [*arguments[:-1], start])]
        elif command == "qCurveTo":
            points += _splines(points[-1], list(arguments))
        elif command in ("closePath", "endPath") and len(points) > 2:
            contours.append([[round(x * scale), round(EM - y * scale)] for x, y in points])
    return contours


def _splines(start: tuple[float, float], controls: list[Any]) -> list[tuple[float, float]]:
    """TrueType leaves out the points halfway between two controls."""
    points = []
    for here, after in pairwise(controls[:-1]):
        middle = ((here[0] + after[0]) / 2, (here[1] + after[1]) / 2)
        points += _bezier([start, here, middle])
        start = middle
    return points + _bezier([start, controls[-2], controls[-1]])


def _bezier(controls: list[tuple[float, float]]) -> list[tuple[float, float]]:
    points = []
    for step in range(1, ROUGHNESS + 1):
        level = controls
        part = step / ROUGHNESS
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
                for a, b in pairwise(level)
            ]
        points.append(level[0])
    return points


def write_outlines(out: Path, fonts: list[str], needed: str = NEEDED) -> int:
    """One JSON line for each font that has what is needed; says how many."""
    lines = []
    for text in fonts:
        name, _, index = text.partition("#")
        path = Path(name)
        if not path.exists():
            continue
        glyphs = glyphs_of(path, int(index or 0))
        if all(character in glyphs for character in needed):
            lines.append(json.dumps({"font": f"{path.stem}{index}", "glyphs": glyphs}))
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines).replace(" ", "") + "\n")
    return len(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("fonts", nargs="+")
    parser.add_argument("--needed", default=NEEDED, help="characters that a font must have")
    options = parser.parse_args()
    count = write_outlines(options.out, options.fonts, options.needed)
    print(f"{count} fonts in {options.out}")


if __name__ == "__main__":
    main()
