"""What is committed is what the commands draw."""

import wave
from pathlib import Path

import numpy as np
import pytest
from fontTools.ttLib import TTFont
from numpy.typing import NDArray

from kiosk_app.ui import assets
from kiosk_app.ui.draw.app_icon import draw_app_icon
from kiosk_app.ui.draw.font import EUROPEAN, JAPANESE, SOURCE, cut
from kiosk_app.ui.draw.icons import draw_icon
from kiosk_app.ui.draw.laying import draw_laying
from kiosk_app.ui.draw.picture import Picture, read, shrunk
from kiosk_app.ui.draw.sounds import write_sounds
from kiosk_app.ui.draw.sticks import draw_stick
from kiosk_app.ui.draw.tile_atlas import SIZES, tiles_of_sheet
from kiosk_app.ui.draw.tiles import draw_tile

_ROUNDING = 1.5 / 255


def _same(drawn: Picture, committed: Picture) -> bool:
    """Equal where anything is to be seen, but for rounding."""
    seen = committed[..., 3] > 0.01
    alike = np.abs(drawn[..., 3] - committed[..., 3]).max() <= _ROUNDING
    return bool(alike and np.abs(drawn - committed)[seen].max() <= _ROUNDING)


@pytest.mark.parametrize("name", ["1m", "0p", "1s", "8s", "5z", "x", "back", "unknown", "empty"])
@pytest.mark.parametrize("numerals", [False, True])
def test_a_tile_is_drawn_again_as_it_is(name: str, numerals: bool) -> None:
    tile = draw_tile(name, numerals)
    for size, (width, height) in SIZES.items():
        sheet = f"tiles{'-numerals' if numerals else ''}{size}"
        assert _same(shrunk(tile, width, height), tiles_of_sheet(sheet)[name]), sheet


def test_a_tile_with_a_figure_is_not_the_tile_without() -> None:
    assert not _same(draw_tile("3p"), draw_tile("3p", numerals=True))
    assert _same(draw_tile("x"), draw_tile("x", numerals=True))


@pytest.mark.parametrize("name", ["undo", "camera", "settings", "wind-east", "letter-west"])
def test_an_icon_is_drawn_again_as_it_is(name: str) -> None:
    assert _same(draw_icon(name), read(Path(assets.icon(name))))


@pytest.mark.parametrize("points", assets.STICKS)
def test_a_stick_is_drawn_again_as_it_is(points: int) -> None:
    assert _same(draw_stick(points), read(Path(assets.stick(points))))


def test_the_picture_for_enrolment_and_the_icon_are_drawn_again_as_they_are() -> None:
    assert _same(draw_laying(), read(Path(assets.ENROLMENT)))
    assert _same(draw_app_icon(48), read(assets.FOLDER / "tenbou-48.png"))


def test_the_sounds_are_made_again_as_they_are(tmp_path: Path) -> None:
    write_sounds(tmp_path)
    for name in assets.SOUND_NAMES:
        fresh, kept = _samples(tmp_path / "sounds" / f"{name}.wav"), _samples(assets.sound(name))
        assert np.abs(fresh - kept).max() <= 1


def _samples(path: Path | str) -> NDArray[np.int32]:
    with wave.open(str(path)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.int32)


@pytest.mark.skipif(
    not all((SOURCE / name.format(weight="Bold")).exists() for name in (EUROPEAN, JAPANESE)),
    reason="BIZ UDPGothic and Noto Sans are not both installed here",
)
def test_the_font_is_cut_again_with_the_same_characters_and_widths() -> None:
    fresh, kept = cut(SOURCE, "Bold"), TTFont(assets.FONT_BOLD)
    assert fresh.getBestCmap().keys() == kept.getBestCmap().keys()
    for point, name in fresh.getBestCmap().items():
        assert fresh["hmtx"][name][0] == kept["hmtx"][kept.getBestCmap()[point]][0]
