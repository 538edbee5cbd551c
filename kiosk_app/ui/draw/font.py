"""Cut the kiosk's font out of two others: `python -m kiosk_app.ui.draw.font [FOLDER]`.

Kivy draws a label with one font and looks for a missing character in no other, so this one has
to have them all. Kanji, kana and signs are those of BIZ UDPGothic, which was made to be read by
everybody. Its Latin letters are squeezed into the square of a kanji: g, p and y go 0.12 em below
the line where a Latin font goes 0.24, which looks cut off. So the letters, figures and marks of
Europe are those of Noto Sans. Both are under the SIL Open Font License 1.1 without a reserved
name; Debian has them as `fonts-morisawa-bizud-gothic` and `fonts-noto-core`. FOLDER is where
fonts are installed.

Changed are: the figures, a little larger than the letters, as points are what people look for;
the height of a line, so that no accent and no tail is cut off; ≤ and ≥, swapped in the regular
weight of BIZ UDPGothic; the ✓, as bold as the rest. Added
are the characters of `_SAME_SHAPE`, the spaces of `_SPACES` and the signs of `font_signs`.
"""

import argparse
from pathlib import Path
from typing import Any, Final

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.font_signs import ADDED_SIGNS

SOURCE: Final = Path("/usr/share/fonts/truetype")
JAPANESE: Final = "bizud-gothic/BIZUDPGothic-{weight}.ttf"
EUROPEAN: Final = "noto/NotoSans-{weight}.ttf"
PACKAGES: Final = "fonts-morisawa-bizud-gothic and fonts-noto-core"
FAMILY: Final = "Tenbou Gothic"
WEIGHTS: Final = ("Regular", "Bold")

# Romanian letters with a comma, and signs near enough to one that the font has.
_SAME_SHAPE: Final = {
    "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ", "✔": "✓", "✗": "×", "‑": "-", "Ѐ": "È", "ѐ": "è",
}  # fmt: skip
# Width in parts of a figure's: non-breaking, figure, thin and narrow non-breaking space.
_SPACES: Final = {"\u2007": 1.0, "\u2009": 0.35, "\u202f": 0.35}
_FIGURES: Final = 1.06
"""Larger than the letters by this, as in BIZ UDPGothic."""
_CAPITALS: Final = 0.73
_HIGHEST: Final = 0.9
"""In em: where accents begin, and how high they may go. Two lines of the smallest size fit a button
of 52 units only if no line is higher than 22; accents that need more are made flatter."""
_KEPT_NAMES: Final = [0, 1, 2, 3, 4, 5, 6, 13, 14]


def cut(source: Path, weight: str) -> TTFont:
    """One weight, with the characters we want and our changes."""
    font = TTFont(source / JAPANESE.format(weight=weight), recalcTimestamp=False)
    european = TTFont(source / EUROPEAN.format(weight=weight))
    taken = [each for each in of_europe() if ord(each) in european.getBestCmap()]
    options = subset.Options(
        hinting=False, layout_features=[], name_IDs=_KEPT_NAMES, glyph_names=False,
        drop_tables=["meta", "DSIG", "vhea", "vmtx", "GSUB", "gasp"], notdef_outline=True,
    )  # fmt: skip
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted({*wanted_characters()} - {*taken})))
    cutter.subset(font)
    for character in taken:
        _take_over(font, european, character)
    if weight == "Regular" and "≤" not in taken:
        _swap(font, "≤", "≥")
    figure = font["hmtx"][font.getBestCmap()[ord("0")]][0]
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


def _swap(font: TTFont, one: str, other: str) -> None:
    names = font.getBestCmap()
    first, second = names[ord(one)], names[ord(other)]
    _map(font, one, second)
    _map(font, other, first)


def _take_over(font: TTFont, other: TTFont, character: str) -> None:
    """A character of another font, in the units of this one."""
    name = other.getBestCmap()[ord(character)]
    scale = font["head"].unitsPerEm / other["head"].unitsPerEm
    if character.isdecimal():
        scale *= _FIGURES
    shape = DecomposingRecordingPen(other.getGlyphSet())  # an ä is an a and two dots there
    other.getGlyphSet()[name].draw(shape)
    pen = TTGlyphPen(None)
    shape.replay(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
    glyph = pen.glyph()
    _flatten_accents(glyph, font)
    _add(font, character, glyph, round(other["hmtx"][name][0] * scale))


def _flatten_accents(glyph: Any, font: TTFont) -> None:
    em = font["head"].unitsPerEm
    glyph.recalcBounds(font["glyf"])
    top = getattr(glyph, "yMax", 0)
    low, high = em * _CAPITALS, em * _HIGHEST
    if top <= high:
        return
    share = (high - low) / (top - low)
    for at, (x, y) in enumerate(glyph.coordinates):
        if y > low:
            glyph.coordinates[at] = (x, round(low + (y - low) * share))


def _fit_line(font: TTFont) -> None:
    """As high and as deep as the letters of names go, accents and all."""
    names = font.getBestCmap()
    letters = [
        names[point] for point in (*range(0x20, 0x180), *range(0x400, 0x460)) if point in names
    ]
    boxes = [glyph for name in letters if hasattr(glyph := font["glyf"][name], "yMax")]
    room = font["head"].unitsPerEm // 100  # what drawing on whole pixels may add
    top = max(box.yMax for box in boxes) + room
    bottom = min(box.yMin for box in boxes) - room
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
    fonts = [JAPANESE.format(weight=WEIGHTS[0]), EUROPEAN.format(weight=WEIGHTS[0])]
    missing = [font for font in fonts if not (options.folder / font).exists()]
    if missing:
        message = f"{options.folder} has no {' and no '.join(missing)}: install {PACKAGES}."
        if options.if_installed:
            print(f"{message} The font stays as it is.")
            return
        raise SystemExit(message)
    for weight in WEIGHTS:
        path = FOLDER / "fonts" / f"TenbouGothic-{weight}.ttf"
        path.parent.mkdir(parents=True, exist_ok=True)
        cut(options.folder, weight).save(path)
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


_LATIN: Final = (range(0x20, 0x7F), range(0xA0, 0x180))
_GREEK_AND_CYRILLIC: Final = (range(0x370, 0x3D0), range(0x400, 0x460))
_SPACES_OF_OUR_OWN: Final = frozenset((0x2007, 0x2009, 0x202F, 0x2011))
"""Made in parts of a figure's width, or the shape of another."""
_KANA: Final = (range(0x3041, 0x3097), range(0x3099, 0x3100))

# In the catalogues, beyond level 1: old words of the game.
GAME_KANJI: Final = "么嵌嶺幢搶撈槓發碰筒聽萬麼"
SIGNS: Final = "←↑→↓⇄⇒✓★☆●○◎◆◇■□▲△▼▽▶◀–—‘’“”„‚…‹›•†‰€™−≤≥≠≈∞√─│"

# Not in level 1 of JIS X 0208, but in the family names and given names people carry.
NAME_KANJI: Final = (
    "來俐俠凉凛凜剋勁圓堯奎妍實寳寶將嶌巖巫已廣彌彗德惠愼應昊晄晏晟晨暉會栞梛椥榮槇檜櫂洵洸渕滉"
    "澁澤濱瀨炯煌煕燎燿珀珈琥瑤瑶璋甦皓眞眸祿禮穰穹笙簞粲綸綺繡翔脩茉莉菫萊萠蔣藏蘆蟬襄覺諄讓赳"
    "迪逞遙邉邊釉頌頰顚颯驍髙鶯鷗麒黎黑齊齋龜﨑栁"
)


def wanted_characters() -> list[str]:
    """In the order of their code points, each once."""
    blocks = [*_LATIN, *_GREEK_AND_CYRILLIC, *_KANA]
    characters = {chr(point) for block in blocks for point in block}
    # JIS X 0208: punctuation, signs and full-width letters in rows 1–8, level 1 from row 16.
    characters.update(_jis_rows(1, 8), _jis_rows(16, 47), SIGNS, NAME_KANJI, GAME_KANJI)
    return sorted(characters)


def of_europe() -> list[str]:
    """What is taken from a Latin font: letters, figures, and the marks of running text."""
    blocks = [*_LATIN, *_GREEK_AND_CYRILLIC, range(0x2010, 0x203B)]
    points = {point for block in blocks for point in block} | set(map(ord, "€™−≤≥≠≈"))
    return [chr(point) for point in sorted(points) if point not in _SPACES_OF_OUR_OWN]


def _jis_rows(first: int, last: int) -> list[str]:
    cells = [
        bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp", "ignore")
        for row in range(first, last + 1)
        for cell in range(1, 95)
    ]
    return [cell for cell in cells if cell]


if __name__ == "__main__":
    main()
