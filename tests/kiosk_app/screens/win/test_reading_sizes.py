"""How large the tiles of a reading are: as large as the room allows, and never larger."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kiosk_app.screens.win.reading_sizes import LARGEST, SMALLEST, SizedBand, tile_sizes
from kiosk_app.ui.widgets.tiles import RATIO

BANDS = st.lists(
    st.builds(
        lambda lengths, rows, doubts: SizedBand(
            tuple(lengths),
            (90.0,) * len(lengths),
            rows,
            tuple(min(doubts, int(length)) for length in lengths),  # no more than it has tiles
        ),
        st.lists(st.floats(1, 14), min_size=1, max_size=3),
        st.integers(1, 2),
        st.integers(0, 3),
    ),
    min_size=1,
    max_size=3,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(BANDS, st.tuples(st.floats(400, 1300), st.floats(200, 700)))
def test_all_bands_fit_unless_the_tiles_are_as_small_as_can_be(
    bands: list[SizedBand], room: tuple[float, float]
) -> None:
    sizes = tile_sizes(bands, room)
    assert all(size <= LARGEST for size in sizes.tiles) and 0 < sizes.crop <= RATIO
    for band, size in zip(bands, sizes.tiles, strict=True):
        wide = sum(band.widths(size, sizes.beside)) + 6 * (len(band.lengths) - 1)
        assert wide <= room[0] or size <= SMALLEST


def test_more_room_makes_no_tile_smaller() -> None:
    band = SizedBand((13.0, 1.0), (40.0, 100.0))
    small = tile_sizes([band], (784, 300)).tiles
    large = tile_sizes([band], (1264, 500)).tiles
    assert large[0] > small[0]


@pytest.mark.parametrize("height", [250, 350, 500])
def test_a_crop_is_as_large_as_its_tile_where_that_costs_little(height: float) -> None:
    sizes = tile_sizes([SizedBand((13.0, 1.0), (40.0, 100.0))], (784, height))
    assert sizes.crop == RATIO and sizes.tiles[0] > 40


def test_alternatives_are_beside_each_other_where_the_tiles_are_larger_for_it() -> None:
    names = (40.0, 100.0)
    melds = SizedBand((8.0, 1.0), (60.0, 120.0))
    few = tile_sizes([SizedBand((7.0, 1.0), names, doubts=(2, 0)), melds], (784, 350))
    assert few.beside and few.tiles[0] >= 60  # under each other they left it 47
    many = tile_sizes([SizedBand((13.0, 1.0), names, doubts=(4, 0))], (784, 350))
    assert not many.beside and many.tiles[0] >= 48
