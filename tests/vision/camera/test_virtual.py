"""The virtual camera: rendered hands, the same for the same seed, with their truth."""

import subprocess
import sys

import numpy as np

from vision.camera import LiveCamera
from vision.camera.virtual import VirtualCamera
from vision.photo.quality import find_flaws

SIZE = (960, 540)


def test_the_same_seed_shows_the_same_hand_with_its_truth() -> None:
    with VirtualCamera(seed=7, size=SIZE) as one, VirtualCamera("7", size=SIZE) as other:
        still = one.still()
        assert still.size == SIZE
        assert np.array_equal(still.image, other.still().image)
        assert np.array_equal(still.image, one.truth.image)
        assert one.truth.hand is not None
        assert len(one.truth.tiles) >= 14


def test_the_hands_in_view_are_clear() -> None:
    camera = VirtualCamera(size=SIZE)
    for seed in range(6):
        camera.show(seed)
        tiles = [tile.quad for tile in camera.truth.tiles if tile.role != "other"]
        assert find_flaws(camera.truth.image, tiles) == ()


def test_a_new_hand_is_laid_on_request() -> None:
    with VirtualCamera(size=(640, 360)) as camera:
        first, truth = camera.preview(), camera.truth
        assert np.array_equal(first.image, camera.preview().image)
        camera.next_scene()
        assert camera.seed == 1
        assert not np.array_equal(first.image, camera.preview().image)
        assert camera.truth.hand != truth.hand
        camera.show(0)
        assert np.array_equal(first.image, camera.preview().image)


def test_a_new_hand_comes_into_a_running_preview() -> None:
    camera = VirtualCamera(size=(640, 360))
    with LiveCamera(camera) as live:
        before = live.wait_for_frame(timeout=120)
        assert before is not None
        camera.next_scene()
        after = live.take_still().result(30)
        assert not np.array_equal(before.image, after.image)
        assert np.array_equal(after.image, camera.truth.image)


def test_looking_for_cameras_loads_neither_renderer_nor_networks() -> None:
    code = (
        "import sys; from vision.camera import find_cameras; find_cameras(); "
        "print([m for m in sys.modules if m.startswith(('vision.training', 'onnxruntime'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
