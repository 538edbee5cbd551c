import numpy as np
import pytest

from vision.training.artist.faces import draw_face
from vision.training.artist.style import held_out_style
from vision.training.artist.unlike import UNLIKE

ONE_OF_CHARACTERS, EAST = 0, 27


@pytest.mark.parametrize("kind", [kind for kind in UNLIKE if kind != "any"])
def test_unlike_sets_look_unlike(kind: str) -> None:
    style = held_out_style(3)
    for face in (ONE_OF_CHARACTERS, EAST):
        usual = draw_face(style, face, 80).astype(float)
        unlike = draw_face(UNLIKE[kind](style), face, 80).astype(float)
        assert np.abs(usual - unlike).mean() > 4


def test_black_tiles_are_dark_with_pale_ink() -> None:
    face = draw_face(UNLIKE["black"](held_out_style(1)), EAST, 80)
    assert np.median(face) < 80
    assert np.percentile(face, 99) > 120


def test_worn_print_is_paler() -> None:
    style = held_out_style(2)
    usual, worn = (draw_face(s, EAST, 80).astype(float) for s in (style, UNLIKE["worn"](style)))
    assert np.ptp(worn) < 0.5 * np.ptp(usual)
