"""Cut the kiosk's font out of BIZ UDPGothic: `python -m kiosk_app.ui.draw.font [FOLDER]`.

Kivy draws a label with one font and looks for a missing character in no other, so this one has
to have them all. BIZ UDPGothic (SIL Open Font License 1.1, no reserved name) was made to be read
by everybody; Debian has it as `fonts-morisawa-bizud-gothic`. FOLDER holds its two weights.

Changed are: the 1, as wide as the other figures, so that points do not jump; the ellipsis, down
on the line as Europe writes it; ≤ and ≥, swapped in the regular weight; the height of a line, so
that no accent is cut off; the ✓, as bold as the rest. Added are the characters of
`_SAME_SHAPE`, the spaces of `_SPACES` and the signs of `font_signs`.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.font_characters import wanted_characters
from kiosk_app.ui.draw.font_signs import ADDED_SIGNS

SOURCE: Final = Path("/usr/share/fonts/truetype/bizud-gothic")
PACKAGE: Final = "fonts-morisawa-bizud-gothic"
FAMILY: Final = "Tenbou Gothic"
WEIGHTS: Final = ("Regular", "Bold")

# Romanian letters with a comma, and signs near enough to one that the font has.
_SAME_SHAPE: Final = {
    "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ", "✔": "✓", "✗": "×", "‑": "-", "Ѐ": "È", "ѐ": "è",
}  # fmt: skip
# Width in parts of a figure's: non-breaking, figure, thin and narrow non-breaking space.
_SPACES: Final = {"\u2007": 1.0, "\u2009": 0.35, "\u202f": 0.35}
_KEPT_NAMES: Final = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def cut(source: Path, weight: str) -> TTFont:
    """One weight, with the characters we want and our changes."""
    font = TTFont(source / f"BIZUDPGothic-{weight}.ttf", recalcTimestamp=False)
    options = subset.Options(
        hinting=False, layout_features=[], name_IDs=_KEPT_NAMES, glyph_names=False,
        drop_tables=["meta", "DSIG", "vhea", "vmtx", "GSUB", "gasp"], notdef_outline=True,
    )  # fmt: skip
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(wanted_characters()))
    cutter.subset(font)
    figure = _even_figures(font)
    if weight == "Regular":
        _swap(font, "≤", "≥")
    _lower_ellipsis(font)
    for space, part in _SPACES.items():
        _add(font, space, TTGlyphPen(None).glyph(), round(figure * part))
    for sign, draw in ADDED_SIGNS.items():
        pen = TTGlyphPen(None)
        advance = draw(pen, weight == "Bold")
        _add(font, sign, pen.glyph(), advance)
    for added, existing in _SAME_SHAPE.items():
        _map(font, added, font.getBestCmap()[ord(existing)])
    _fit_line(font)
    _rename(font, weight)
    return font


def _even_figures(font: TTFont) -> int:
    """Move a narrow figure (the 1) to the middle of the others' width; answers that width."""
    names = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    width = max(font["hmtx"][name][0] for name in names)
    for name in names:
        advance, _ = font["hmtx"][name]
        if advance < width:
            moved = (1, 0, 0, 1, (width - advance) // 2, 0)
            _redraw(font, name, [(name, moved)], width)
    return int(width)


def _swap(font: TTFont, one: str, other: str) -> None:
    names = font.getBestCmap()
    first, second = names[ord(one)], names[ord(other)]
    _map(font, one, second)
    _map(font, other, first)


def _lower_ellipsis(font: TTFont) -> None:
    names = font.getBestCmap()
    period, ellipsis = names[ord(".")], names[ord("…")]
    step = font["hmtx"][period][0]
    dots = [(period, (1, 0, 0, 1, step * place, 0)) for place in range(3)]
    _redraw(font, ellipsis, dots, step * 3)


Transform = tuple[float, float, float, float, float, float]


def _redraw(font: TTFont, name: str, parts: Sequence[tuple[str, Transform]], advance: int) -> None:
    """A glyph made of others, each moved."""
    pen = TTGlyphPen(None)
    shapes = font.getGlyphSet()
    for part, transform in parts:
        shapes[part].draw(TransformPen(pen, transform))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (advance, glyph.xMin)


def _fit_line(font: TTFont) -> None:
    """As high and as deep as the letters of names go, accents and all."""
    names = font.getBestCmap()
    letters = [
        names[point] for point in (*range(0x20, 0x180), *range(0x400, 0x460)) if point in names
    ]
    boxes = [glyph for name in letters if hasattr(glyph := font["glyf"][name], "yMax")]
    top, bottom = max(box.yMax for box in boxes), min(box.yMin for box in boxes)
    font["hhea"].ascent = font["OS/2"].sTypoAscender = font["OS/2"].usWinAscent = top
    font["hhea"].descent = font["OS/2"].sTypoDescender = bottom
    font["OS/2"].usWinDescent = -bottom


def _add(font: TTFont, character: str, glyph: Any, advance: int) -> None:
    name = f"tenbou{ord(character):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    _map(font, character, name)


def _map(font: TTFont, character: str, name: str) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name


def _rename(font: TTFont, weight: str) -> None:
    """A changed font goes by another name, so that nobody takes it for the original."""
    names = {1: FAMILY, 2: weight, 3: f"{FAMILY} {weight}", 4: f"{FAMILY} {weight}"}
    names[6] = f"{FAMILY}-{weight}".replace(" ", "")
    for record in list(font["name"].names):
        if record.nameID in names:
            font["name"].removeNames(record.nameID, *_place(record))
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def _place(record: Any) -> tuple[int, int, int]:
    return record.platformID, record.platEncID, record.langID


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, default=SOURCE)
    parser.add_argument("--if-installed", action="store_true", help="else leave what is there")
    options = parser.parse_args()
    if not (options.folder / f"BIZUDPGothic-{WEIGHTS[0]}.ttf").exists():
        message = f"BIZ UDPGothic is not in {options.folder}: install {PACKAGE}."
        if options.if_installed:
            print(f"{message} The font stays as it is.")
            return
        raise SystemExit(message)
    for weight in WEIGHTS:
        path = FOLDER / "fonts" / f"TenbouGothic-{weight}.ttf"
        path.parent.mkdir(parents=True, exist_ok=True)
        cut(options.folder, weight).save(path)
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
