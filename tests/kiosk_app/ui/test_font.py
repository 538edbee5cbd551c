"""One font for every label: nothing that the kiosk writes may be missing in it."""

from functools import cache
from math import ceil
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from kiosk_app.languages import FOLDER
from kiosk_app.ui.assets import FONT, FONT_BOLD
from kiosk_app.ui.draw.font import wanted_characters

BOTH = pytest.mark.parametrize("path", [FONT, FONT_BOLD])
_SENTENCES = sorted(FOLDER.rglob("*.ftl"))


@cache
def _characters(path: str) -> frozenset[str]:
    return frozenset(chr(point) for point in TTFont(path).getBestCmap())


def _missing(text: str, path: str) -> str:
    return "".join(sorted(set(text) - _characters(path) - set("\n\t")))


@BOTH
def test_every_sentence_can_be_written(path: str) -> None:
    assert len(_SENTENCES) > 5
    for file in _SENTENCES:
        assert not _missing(file.read_text("utf-8"), path), file


@BOTH
@pytest.mark.parametrize(
    "names",
    [
        "Łukasz Žiga Şule Őri Ærø Åse Øyvind Þór Ñuño Ğül Ĳsbrand Ťažký Ș ț",
        "Αθηνά Ωρίων Привет Ёлка Ђорђе Їжак",
        "佐藤 髙﨑 澤田 渡邊 齋藤 さくら リュウ 々〆",
        "→ ← ↑ ↓ ↶ ↷ × · – — “ ” ‘ ’ … ✓ ✗ § ± ▲ ▼ ★ ☆ ⚠ ≥ ≤ − € ½ ° •",
        "\u00a0\u2007\u2009\u202f\u2011",
    ],
)
def test_names_and_signs_can_be_written(path: str, names: str) -> None:
    assert not _missing(names, path)


@BOTH
def test_every_wanted_character_that_print_knows_is_there(path: str) -> None:
    wanted = {character for character in wanted_characters() if character.isprintable()}
    kanji = {character for character in wanted if "一" <= character <= "鿿"}
    assert len(kanji) > 2_965
    assert not _missing("".join(kanji), path)


@BOTH
def test_figures_are_of_one_width_and_a_figure_space_too(path: str) -> None:
    font = TTFont(path)
    names = font.getBestCmap()
    assert len({font["hmtx"][names[ord(figure)]][0] for figure in "0123456789\u2007"}) == 1


@BOTH
def test_no_letter_is_higher_or_deeper_than_the_line(path: str) -> None:
    font = TTFont(path)
    names = font.getBestCmap()
    for letter in "ÅŐŽĞgjqpyŞÇЙц東":
        glyph = font["glyf"][names[ord(letter)]]
        assert glyph.yMax <= font["hhea"].ascent
        assert glyph.yMin >= font["hhea"].descent


@BOTH
def test_letters_with_tails_go_as_deep_as_in_a_latin_font(path: str) -> None:
    """The Japanese font has them in the square of a kanji, which looks cut off."""
    font = TTFont(path)
    names, em = font.getBestCmap(), font["head"].unitsPerEm
    height = font["glyf"][names[ord("x")]].yMax
    for letter in "gjpqy":
        deep = -font["glyf"][names[ord(letter)]].yMin
        assert deep > 0.2 * em and deep > 0.4 * height


@BOTH
def test_two_lines_of_the_smallest_size_fit_a_button(path: str) -> None:
    font = TTFont(path)
    em = font["head"].unitsPerEm
    line = ceil(18 * font["hhea"].ascent / em) + ceil(-18 * font["hhea"].descent / em)
    assert 2 * line <= 52 - 8


@BOTH
def test_at_least_and_at_most_point_the_right_way(path: str) -> None:
    """The original font has them swapped in one weight."""
    font = TTFont(path)
    names = font.getBestCmap()
    for sign, side in (("≤", -1), ("≥", 1)):
        glyph = font["glyf"][names[ord(sign)]]
        coordinates = list(glyph.getCoordinates(font["glyf"])[0])
        middle = (glyph.xMin + glyph.xMax) / 2
        # The upper arm ends on the side away from the tip.
        highest = max(coordinates, key=lambda point: point[1])
        assert (highest[0] - middle) * side < 0


def test_both_weights_are_small_and_their_licence_lies_beside_them() -> None:
    assert sum(Path(path).stat().st_size for path in (FONT, FONT_BOLD)) < 2_500_000
    assert "SIL OPEN FONT LICENSE" in Path(FONT).with_name("OFL.txt").read_text()
