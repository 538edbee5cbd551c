"""Every picture, font and sound that a screen can ask for is there."""

import json
import wave
from itertools import combinations
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.ui import assets
from kiosk_app.ui.draw.icons import ICONS
from kiosk_app.ui.draw.tile_atlas import sheet_names, tiles_of_sheet
from scorer.tiles import TILES

_MOST_BYTES = 6_000_000


def _sheet_and_tile(source: str) -> tuple[Path, str]:
    path, _, tile = source.removeprefix("atlas://").rpartition("/")
    return Path(path), tile


@pytest.mark.parametrize("numerals", [False, True])
@pytest.mark.parametrize("small", [False, True])
def test_every_tile_has_its_place_within_its_sheet(numerals: bool, small: bool) -> None:
    sheet, _ = _sheet_and_tile(assets.tile_source("1m", numerals, small))
    [(picture, places)] = json.loads(sheet.with_suffix(".atlas").read_text()).items()
    pixels = cv2.imread(str(sheet.parent / picture), cv2.IMREAD_UNCHANGED)
    assert pixels is not None
    for name in [str(tile) for tile in TILES] + ["x", "back", "unknown", "empty"]:
        same_sheet, tile = _sheet_and_tile(assets.tile_source(name, numerals, small))
        assert same_sheet == sheet
        x, y, width, height = places[tile]
        assert tile == name
        assert 0 <= x < x + width <= pixels.shape[1]
        assert 0 <= y < y + height <= pixels.shape[0]
        assert height / width == pytest.approx(assets.TILE_PROPORTION)


@pytest.mark.parametrize("sheet", sheet_names())
def test_no_two_tiles_look_alike(sheet: str) -> None:
    tiles = tiles_of_sheet(sheet)
    assert set(tiles) == set(assets.TILE_NAMES)
    for one, other in combinations(tiles, 2):
        assert np.abs(tiles[one] - tiles[other]).mean() > 0.004, (one, other)


def test_a_red_five_differs_from_the_five_without_its_colour() -> None:
    tiles = tiles_of_sheet("tiles")
    for suit in "mps":
        red, plain = (tiles[f"{number}{suit}"][..., 1] for number in (0, 5))
        corner = np.s_[8:24, -24:-8]
        assert plain[corner].min() - red[corner].min() > 0.1


def test_a_tile_nobody_drew_is_refused() -> None:
    with pytest.raises(KeyError, match="no picture of a tile called 8z"):
        assets.tile_source("8z")


def test_the_icons_on_disk_are_those_that_are_drawn() -> None:
    assert assets.icon_names() == sorted(ICONS)


def test_an_icon_is_white_so_that_a_tint_shows_true() -> None:
    for name in assets.icon_names():
        pixels = cv2.imread(assets.icon(name), cv2.IMREAD_UNCHANGED)
        assert pixels is not None
        assert pixels.shape == (96, 96, 4)
        assert (pixels[..., :3] == 255).all()
        assert 0.02 < (pixels[..., 3] > 127).mean() < 0.9, name


def test_each_seat_has_its_wind_as_a_character_and_as_a_letter() -> None:
    for wind in assets.WINDS:
        assert Path(assets.icon(f"wind-{wind}")).exists()
        assert Path(assets.icon(f"letter-{wind}")).exists()


def test_an_unknown_icon_stick_or_sound_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no icon called unicorn"):
        assets.icon("unicorn")
    with pytest.raises(KeyError, match="no stick called 500"):
        assets.stick(500)
    with pytest.raises(KeyError, match="no sound called gong"):
        assets.sound("gong")


@pytest.mark.parametrize("points", assets.STICKS)
def test_every_stick_is_drawn(points: int) -> None:
    pixels = cv2.imread(assets.stick(points), cv2.IMREAD_UNCHANGED)
    assert pixels is not None
    assert pixels.shape == (32, 320, 4)


@pytest.mark.parametrize("name", assets.SOUND_NAMES)
def test_a_sound_is_short_soft_and_ends_in_silence(name: str) -> None:
    with wave.open(assets.sound(name)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    assert Path(assets.sound(name)).stat().st_size < 50_000
    assert 8_000 < np.abs(samples).max() < 17_000
    assert np.abs(samples[-20:]).max() < 300


def test_the_remaining_pictures_and_fonts_are_there() -> None:
    for path in (assets.FONT, assets.FONT_BOLD, assets.APP_ICON, assets.ENROLMENT):
        assert Path(path).is_file()


def test_all_of_it_is_small_enough_for_a_download() -> None:
    size = sum(path.stat().st_size for path in assets.FOLDER.rglob("*") if path.is_file())
    assert size < _MOST_BYTES
