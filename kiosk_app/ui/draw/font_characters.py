"""Which characters the kiosk's font has: what Europe and Japan write names with, and our signs."""

from typing import Final

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
