"""Three or four tiles as a meld, whichever way the camera looks."""

import pytest

from tests.vision.layout.tables import meld, photo, row
from vision.layout.laid import LaidMeld
from vision.layout.meld_shapes import shape_meld
from vision.layout.table import lay_on_table
from vision.training.layout.scenes import SIZE
from vision.training.render.hands import MeldKind, Source

BESIDE = row("123m456m789m", 0, 4)


def shape_of(kind: MeldKind, text: str, source: Source | None, **options: float) -> LaidMeld | None:
    own = meld(kind, text, source, 3.0)
    seen = photo([*BESIDE, *own], **options)  # type: ignore[arg-type]
    numbers = [n for n, tile in enumerate(seen) if tile.is_back or tile.name[1] != "m"]
    found = shape_meld(lay_on_table(seen, SIZE), [tile.is_back for tile in seen], numbers)
    return None if found is None else found.laid


@pytest.mark.parametrize("roll", [0, 90, 135, 270])
@pytest.mark.parametrize("elevation", [40, 80])
@pytest.mark.parametrize("source", ["left", "across", "right"])
@pytest.mark.parametrize("kind", ["pon", "minkan", "kakan"])
def test_the_turned_tile_is_found(
    kind: MeldKind, source: Source, elevation: float, roll: float
) -> None:
    text = "777z" if kind == "pon" else "7777z"
    laid = shape_of(kind, text, source, elevation=elevation, roll=roll)
    assert laid is not None
    assert laid.shape == ("set" if kind == "pon" else kind)
    assert laid.source is not None and laid.source.value == source


def test_a_set_without_a_turned_tile_says_nobody() -> None:
    seen = photo([*BESIDE, *row("777z", 3)])
    numbers = [n for n, tile in enumerate(seen) if tile.name == "7z"]
    found = shape_meld(lay_on_table(seen, SIZE), [False] * len(seen), numbers)
    assert found is not None and found.laid.claimed is None and found.cost == 0


@pytest.mark.parametrize("backs", ["_66_z", "6__6z", "____"])
def test_a_closed_kong_has_two_backs_or_four(backs: str) -> None:
    seen = photo([*BESIDE, *row(backs, 3)])
    numbers = [n for n, tile in enumerate(seen) if tile.is_back or tile.name == "6z"]
    found = shape_meld(lay_on_table(seen, SIZE), [tile.is_back for tile in seen], numbers)
    assert found is not None and found.laid.shape == "ankan"


@pytest.mark.parametrize("backs", ["_666z", "__66z", "___6z"])
def test_other_backs_are_none(backs: str) -> None:
    seen = photo([*BESIDE, *row(backs, 3)])
    numbers = [n for n, tile in enumerate(seen) if tile.is_back or tile.name == "6z"]
    assert shape_meld(lay_on_table(seen, SIZE), [t.is_back for t in seen], numbers) is None


@pytest.mark.parametrize("shape", ["set", "minkan", "kakan"])
def test_turned_around_twice_it_is_the_same(shape: str) -> None:
    count = 3 if shape == "set" else 4
    melds = [LaidMeld(shape, tuple(range(count)), place) for place in range(3)]  # type: ignore[arg-type]
    for meld_ in melds:
        assert meld_.turned_around().turned_around() == meld_
        assert set(meld_.turned_around().tiles) == set(meld_.tiles)
