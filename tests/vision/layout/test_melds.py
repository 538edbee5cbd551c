"""Three or four tiles as a meld, whichever way the camera looks."""

from dataclasses import replace

import numpy as np
import pytest

from scorer.hand import Source as WonFrom
from tests.vision.layout.tables import loose, meld, photo, row
from vision.hand_reading import hand_from_tiles
from vision.layout.expectation import Expectation
from vision.layout.explain import as_one_player_lays_them
from vision.layout.melds import LaidMeld, find_meld_sets, shape_meld
from vision.layout.network import form_beliefs
from vision.layout.table import lay_on_table
from vision.resolve.read_table import read_table
from vision.training.layout.scenes import SIZE
from vision.training.render.arrange_table import moved
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


@pytest.mark.parametrize("source", ["left", "across", "right"])
def test_a_turned_circle_is_known_by_its_frame_where_its_face_hardly_shows_it(
    source: Source,
) -> None:
    """1p looks nearly the same on its side, and frames are squarer than the tiles in them."""
    own = meld("pon", "111p", source, 3.0)
    seen = photo([*BESIDE, *own])
    numbers = [n for n, tile in enumerate(seen) if tile.name == "1p"]
    for number in numbers:
        quad, tops = seen[number].quad, seen[number].top_side
        right, down = (quad[1] - quad[0]) * 0.05, (quad[3] - quad[0]) * -0.05
        squarer = quad + np.array([-right - down, right - down, right + down, -right + down])
        seen[number] = replace(seen[number], quad=squarer, top_side=0.6 * tops + 0.1)
    found = shape_meld(lay_on_table(seen, SIZE), [tile.is_back for tile in seen], numbers)
    assert found is not None and found.laid.source is not None
    assert found.laid.source.value == source


def test_one_pair_that_is_misjudged_does_not_hide_a_meld() -> None:
    bodies = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld("chi", "435m", "left", 13.5)]
    seen = photo(bodies)
    table = lay_on_table(seen, SIZE)
    beliefs = form_beliefs(seen, table, SIZE, Expectation())
    own = sorted(range(len(seen)), key=lambda n: -float(seen[n].centre[0]))[:3]
    odds = beliefs.one_meld.copy()
    odds[own[0], own[2]] = odds[own[2], own[0]] = -5.0
    best = find_meld_sets(seen, table, replace(beliefs, one_meld=odds))[0]
    assert best.tiles == frozenset(own)


def test_whose_tile_it_was_is_in_doubt_where_no_face_shows_which_way_up_the_meld_lies() -> None:
    """Round the corner, in tiles that look the same upside down."""
    hand = [*row("123m456p78s22z"), loose("9s", 11.2, 0)]
    clear = {}
    for text in ("888p", "777m"):
        corner = moved(meld("pon", text, "left", 0), 15.5, 2.0, 90)
        found = read_table(photo([*hand, *corner]), SIZE, Expectation(red_fives=1))[0]
        (laid,) = found.laid.melds
        clear[text] = laid.clear
    assert clear["888p"] < 1 < 3 < clear["777m"]


def test_who_turns_no_claimed_tile_turns_none() -> None:
    plain, hardly = LaidMeld("set", (0, 1, 2), None, 5.0), LaidMeld("set", (3, 4, 5), 1, 1.0)
    kong = LaidMeld("minkan", (6, 7, 8, 9), None, 5.0)
    assert [meld.claimed for meld in as_one_player_lays_them((plain, hardly, kong))] == [None] * 3
    assert as_one_player_lays_them((plain, hardly, kong))[2].shape == "minkan"
    turned = LaidMeld("set", (0, 1, 2), 0, 5.0)
    first, second, closed = as_one_player_lays_them((turned, hardly, kong))
    assert (first.claimed, second.claimed, closed.shape) == (0, 1, "ankan")


@pytest.mark.parametrize("turn", [90, -90])
def test_a_chow_shows_which_way_up_the_melds_round_the_corner_lie(turn: float) -> None:
    """All faces look the same upside down; a chow's turned tile is at its left."""
    hand = [*row("123m78s22z"), loose("9s", 8.2, 0)]
    block = [*meld("pon", "888p", "left", 0), *meld("chi", "324p", "left", 3.6)]
    found = hand_from_tiles(photo([*hand, *moved(block, 13.0, 2.0, turn)]), SIZE, red_fives=1)
    assert found.hand is not None
    assert {each.kind.value: each.source for each in found.hand.melds} == {
        "pon": WonFrom.LEFT,
        "chi": WonFrom.LEFT,
    }
