"""The kiosk's own faces: ink on every one, and none cut off by the edge."""

import numpy as np
import pytest

from scorer.tiles import TILES
from vision.training.artist.house_faces import FLOWER, draw_corner_figure, draw_house_face
from vision.training.artist.house_style import HOUSE

NAMES = [*(str(tile) for tile in TILES), FLOWER]


@pytest.mark.parametrize("name", NAMES)
def test_a_face_has_ink_and_keeps_it_off_the_edge(name: str) -> None:
    face = draw_house_face(name, 112)
    bare = (face == HOUSE.ivory).all(axis=2)
    assert 0.04 < 1 - bare.mean() < 0.6
    assert bare[[0, -1]].all()
    assert bare[:, [0, -1]].all()


@pytest.mark.parametrize("name", ["2p", "4p", "5p", "8p", "9p", "2s", "4s", "5s", "6s", "8s", "9s"])
def test_pips_and_sticks_lie_about_the_middle(name: str) -> None:
    bare = (draw_house_face(name, 112) == HOUSE.ivory).all(axis=2)
    rows, columns = np.nonzero(~bare)
    assert rows.mean() == pytest.approx((bare.shape[0] - 1) / 2, abs=0.8)
    assert columns.mean() == pytest.approx((bare.shape[1] - 1) / 2, abs=0.8)


def test_a_red_five_has_no_ink_but_red() -> None:
    for name in ("0m", "0p", "0s"):
        face = draw_house_face(name, 112).astype(int)
        # Between ivory and red, blue falls at least as far as green does.
        inked = np.abs(face - HOUSE.ivory).max(axis=2) > 60
        assert (face[inked][:, 2] > face[inked][:, 0] + 20).all()


def test_only_the_flower_has_no_figure_in_its_corner() -> None:
    for name in NAMES:
        bare = (draw_corner_figure(name, 112) == HOUSE.ivory).all(axis=2)
        assert bare.all() == (name == FLOWER)
        assert bare[:, 40:].all()
        assert bare[50:].all()
