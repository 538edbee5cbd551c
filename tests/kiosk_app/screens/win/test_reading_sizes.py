"""How large the tiles of a reading are: as large as the room allows, and never larger."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiosk_app.screens.win.reading_sizes import LARGEST, SMALLEST, SizedBand, tile_sizes
from kiosk_app.ui.widgets.tiles import RATIO

BANDS = st.lists(
    st.builds(
        lambda lengths, rows: SizedBand(tuple(lengths), (90.0,) * len(lengths), rows),
        st.lists(st.floats(1, 14), min_size=1, max_size=3),
        st.integers(1, 2),
    ),
    min_size=1,
    max_size=3,
)


@given(BANDS, st.tuples(st.floats(400, 1300), st.floats(200, 700)))
def test_all_bands_fit_unless_the_tiles_are_as_small_as_can_be(
    bands: list[SizedBand], room: tuple[float, float]
) -> None:
    sizes, crop = tile_sizes(bands, room)
    assert all(size <= LARGEST for size in sizes) and 0 < crop <= RATIO
    for band, size in zip(bands, sizes, strict=True):
        wide = sum(band.widths(size)) + 6 * (len(band.lengths) - 1)
        assert wide <= room[0] or size <= SMALLEST


def test_more_room_makes_no_tile_smaller() -> None:
    band = SizedBand((13.0, 1.0), (40.0, 100.0))
    small, _ = tile_sizes([band], (784, 300))
    large, _ = tile_sizes([band], (1264, 500))
    assert large[0] > small[0]


@pytest.mark.parametrize("height", [250, 350, 500])
def test_a_crop_is_as_large_as_its_tile_where_that_costs_little(height: float) -> None:
    sizes, crop = tile_sizes([SizedBand((13.0, 1.0), (40.0, 100.0))], (784, height))
    assert crop == RATIO and sizes[0] > 40
