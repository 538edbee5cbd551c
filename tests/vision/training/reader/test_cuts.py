import numpy as np
import pytest

from vision.geometry import box_quad
from vision.read.reader import CROP_SIDE
from vision.training.reader.cuts import certainty, cut_face, part_of

WHOLE = box_quad(100, 100, 160, 180)


def test_the_less_is_seen_the_less_sure_anyone_is() -> None:
    shares = np.linspace(0, 1, 50)
    sure = [certainty(float(share)) for share in shares]
    assert sure == sorted(sure)
    assert certainty(0.5) == 0.0
    assert 0.2 < certainty(2 / 3) < 0.6  # two rows of a nine
    assert certainty(0.95) == 1.0


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("visible", [0.3, 0.5, 0.8])
def test_the_part_in_view_and_the_rest_are_the_whole(visible: float, side: int) -> None:
    seen, rest = part_of(WHOLE, visible, side)

    def area(quad: np.ndarray) -> float:
        across, along = quad[1] - quad[0], quad[3] - quad[0]
        return abs(float(across[0] * along[1] - across[1] * along[0]))

    assert area(seen) == pytest.approx(visible * area(WHOLE), rel=1e-4)
    assert area(seen) + area(rest) == pytest.approx(area(WHOLE), rel=1e-4)
    corners = {tuple(np.round(corner, 2)) for corner in np.concatenate([seen, rest])}
    assert {tuple(corner) for corner in np.round(WHOLE, 2)} <= corners


@pytest.mark.parametrize("seed", range(25))
def test_cut_faces_are_crops(seed: int) -> None:
    random = np.random.default_rng(seed)
    image = random.integers(0, 255, (260, 240, 3)).astype(np.uint8)
    before = image.copy()
    cover = random.integers(0, 255, (64, 64, 3)).astype(np.uint8) if seed % 2 else None
    crop, sure = cut_face(image, WHOLE, cover, random)
    assert crop.shape == (CROP_SIDE, CROP_SIDE, 3)
    assert 0 <= sure < 1
    assert (image == before).all()


def test_a_tile_at_the_photos_edge_can_be_cut() -> None:
    random = np.random.default_rng(1)
    image = np.zeros((60, 60, 3), np.uint8)
    for corner in (0, 30):
        quad = box_quad(corner, corner, corner + 30, corner + 30)
        assert cut_face(image, quad, np.zeros((64, 64, 3), np.uint8), random)[0].shape[0] > 0
