"""What all cameras have in common: pictures, states, and letting go."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import numpy as np
import pytest

from kiosk_app.languages import in_english
from tests.refusing import refuses
from tests.vision.camera.fake_camera import FakeCamera, shade
from vision.camera import CameraError, CameraState, Frame
from vision.camera.frame import shrunk
from vision.geometry import Image


def test_frames_are_counted_and_know_their_size() -> None:
    with FakeCamera() as camera:
        first, second, third = camera.preview(), camera.still(), camera.preview()
    assert [first.number, second.number, third.number] == [1, 2, 3]
    assert (first.size, second.size) == ((64, 48), (640, 480))


def test_nobody_can_write_into_a_frame_that_others_see() -> None:
    mine = shade(10)
    frame = Frame(mine, 1)
    with pytest.raises(ValueError, match="read-only"):
        frame.image[0, 0] = 5
    mine[0, 0] = 7
    assert frame.image.base is not None


def test_a_camera_is_starting_then_ready_then_closed() -> None:
    camera = FakeCamera()
    states = [camera.state]
    with camera:
        states.append(camera.state)
        camera.open()
        assert camera.opened == 1
    states.append(camera.state)
    camera.close()
    assert states == [CameraState.STARTING, CameraState.READY, CameraState.STARTING]
    assert camera.closed == 1


@pytest.mark.parametrize("state", [CameraState.BUSY, CameraState.NONE, CameraState.UNPLUGGED])
def test_a_camera_that_does_not_open_says_why_and_can_be_tried_again(state: CameraState) -> None:
    camera = FakeCamera(opens=[state])
    with refuses(CameraError, match=in_english(state.message)) as caught:
        camera.open()
    assert caught.value.state == camera.state == state
    assert camera.closed == 1
    with camera:
        assert camera.preview().number == 1


def test_whatever_a_driver_throws_becomes_a_state() -> None:
    camera = FakeCamera(opens=[None, ZeroDivisionError()], previews=[None, ValueError("driver")])
    camera.open()
    camera.preview()
    with pytest.raises(CameraError):
        camera.preview()
    assert (camera.state, camera.closed) == (CameraState.UNPLUGGED, 1)
    with refuses(CameraError, match="Check its cable"):
        camera.still()
    with pytest.raises(CameraError):
        camera.open()
    assert camera.state == CameraState.NONE


def test_closing_from_another_thread_waits_for_the_picture_in_hand() -> None:
    camera = FakeCamera()
    camera.block = Event()
    camera.open()
    with ThreadPoolExecutor(2) as others:
        picture = others.submit(camera.preview)
        assert camera.looking.wait(10)
        closing = others.submit(camera.close)
        camera.block.set()
        assert picture.result(10).number == 1
        closing.result(10)
    assert camera.closed == 1
    with pytest.raises(CameraError):
        camera.preview()


def test_every_state_has_one_sentence_and_one_thing_to_do() -> None:
    for state in CameraState:
        assert in_english(state.message).endswith(".")
        assert CameraError(state.value).state is state


@pytest.mark.parametrize(("width", "height"), [(4000, 3000), (3000, 4000), (5000, 1), (960, 540)])
def test_a_preview_keeps_the_shape_of_the_picture(width: int, height: int) -> None:
    small = shrunk(np.zeros((height, width, 3), np.uint8))
    assert max(small.shape[:2]) == 960
    expected = max(1, round(960 * min(width, height) / max(width, height)))
    assert abs(min(small.shape[:2]) - expected) <= 1


@pytest.mark.parametrize("shape", [(48, 64), (48, 64, 1), (48, 64, 4)])
def test_grey_and_four_channel_pictures_become_colours(shape: tuple[int, ...]) -> None:
    class Odd(FakeCamera):
        def _preview(self) -> Image:
            return np.full(shape, 90, np.uint8)

    with Odd() as camera:
        image = camera.preview().image
    assert image.shape == (48, 64, 3)
    assert (image == 90).all()


@pytest.mark.parametrize(
    "picture",
    [
        np.zeros((48, 64, 2), np.uint8),
        np.zeros(64, np.uint8),
        np.zeros((0, 64, 3), np.uint8),
        np.zeros((48, 64, 3), np.uint16),
        None,
    ],
)
def test_what_is_no_picture_is_a_sentence(picture: Image) -> None:
    class Odd(FakeCamera):
        def _preview(self) -> Image:
            return picture

    with Odd() as camera, refuses(CameraError, match="can't be read here"):
        camera.preview()
