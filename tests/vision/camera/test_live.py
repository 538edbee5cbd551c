"""A camera on its thread: the newest picture, recovery by itself, and a clean end."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from kiosk_app.languages import in_english
from tests.refusing import refuses
from tests.vision.camera.fake_camera import FakeCamera
from vision.camera import CameraError, CameraState, Frame, LiveCamera, Retry
from vision.geometry import Image

SOON = 60.0
AT_ONCE = Retry(first=0.001, longest=0.004)
PATIENT = Retry(first=60, longest=60)


def next_frame(live: LiveCamera, after: int = 0) -> Frame:
    frame = live.wait_for_frame(after, timeout=SOON)
    assert frame is not None
    return frame


def test_only_the_newest_frame_is_kept() -> None:
    with LiveCamera(FakeCamera(), AT_ONCE) as live:
        third = next_frame(live, after=2)
        assert third.number >= 3
        latest = live.latest()
        assert latest is not None
        assert latest.number >= third.number
        assert live.state == CameraState.READY


def test_nobody_waits_for_a_camera_that_hangs() -> None:
    camera = FakeCamera()
    camera.block = Event()
    live = LiveCamera(camera, AT_ONCE).start()
    assert camera.looking.wait(SOON)
    assert live.latest() is None
    assert live.wait_for_frame(timeout=0.01) is None
    assert live.state == CameraState.STARTING
    assert not live.close(timeout=0.01)
    camera.block.set()
    assert live.close(timeout=SOON)
    assert camera.closed == 1


def test_a_still_comes_at_full_size_between_previews() -> None:
    with LiveCamera(FakeCamera(), AT_ONCE) as live:
        still = live.take_still().result(SOON)
        assert still.size == (640, 480)
        assert next_frame(live, after=still.number).size == (64, 48)


@pytest.mark.parametrize("state", [CameraState.BUSY, CameraState.NONE])
def test_a_camera_that_is_busy_or_missing_is_tried_until_it_is_there(state: CameraState) -> None:
    camera = FakeCamera(opens=[state] * 5)
    with LiveCamera(camera, AT_ONCE) as live:
        assert next_frame(live).number >= 1
        assert live.state == CameraState.READY
    assert camera.opened == 6


def test_trouble_is_shown_while_it_lasts() -> None:
    camera = FakeCamera(opens=[CameraState.BUSY])
    with LiveCamera(camera, PATIENT) as live:
        assert live.wait_for_state(CameraState.BUSY, timeout=SOON)
        assert in_english(live.message) == in_english(CameraState.BUSY.message)
        assert live.latest() is None
        assert live.trouble is not None
        assert live.trouble.code == "busy"
        with refuses(CameraError, match="Another program"):
            live.take_still().result(SOON)
    assert camera.opened == 1  # and no busy loop in between


def test_an_unplugged_camera_comes_back_by_itself() -> None:
    camera = FakeCamera(previews=[None, None, CameraState.UNPLUGGED])
    with LiveCamera(camera, AT_ONCE) as live:
        assert next_frame(live, after=2).size == (64, 48)
    assert (camera.opened, camera.closed) == (2, 2)


def test_an_unplugged_camera_shows_no_old_picture() -> None:
    with LiveCamera(FakeCamera(previews=[None, OSError("gone")]), PATIENT) as live:
        assert live.wait_for_state(CameraState.UNPLUGGED, timeout=SOON)
        assert live.latest() is None
        assert in_english(live.message) == "The camera has stopped responding. Check its cable."


def test_a_still_that_fails_says_so_and_the_preview_goes_on() -> None:
    camera = FakeCamera()
    camera.stills = iter([CameraState.UNPLUGGED])
    with LiveCamera(camera, AT_ONCE) as live:
        next_frame(live)
        with refuses(CameraError, match="Check its cable"):
            live.take_still().result(SOON)
        assert live.wait_for_state(CameraState.READY, timeout=SOON)
        assert live.take_still().result(SOON).size == (640, 480)


def test_a_still_asked_for_while_starting_waits_for_the_camera() -> None:
    camera = FakeCamera()
    camera.block = Event()
    with LiveCamera(camera, AT_ONCE) as live:
        future = live.take_still()
        cancelled = live.take_still()
        assert cancelled.cancel()
        camera.block.set()
        assert future.result(SOON).size == (640, 480)


def test_closing_answers_everyone_who_waits() -> None:
    camera = FakeCamera()
    camera.block = Event()
    live = LiveCamera(camera, AT_ONCE).start()
    assert camera.looking.wait(SOON)
    still = live.take_still()
    with ThreadPoolExecutor(3) as others:
        waiting = others.submit(live.wait_for_frame, 10**6, SOON)
        closing = [others.submit(live.close, SOON) for _ in range(2)]
        camera.block.set()
        assert all(done.result(SOON) for done in closing)
        assert waiting.result(SOON) is None
    assert isinstance(still.exception(SOON), CameraError) or still.result(SOON)
    with refuses(CameraError, match="switched off"):
        live.take_still().result(SOON)
    assert camera.closed == 1


def test_waits_grow_up_to_the_longest() -> None:
    retry = Retry()
    waits = [retry.first]
    for _ in range(6):
        waits.append(retry.after(waits[-1]))
    assert waits == [0.5, 1, 2, 4, 8, 8, 8]


def test_an_odd_frame_is_trouble_that_the_camera_comes_back_from() -> None:
    class Odd(FakeCamera):
        def _preview(self) -> Image:
            shown = super()._preview()
            return shown[0, 0] if self.looked == 2 else shown

    camera = Odd()
    with LiveCamera(camera, AT_ONCE) as live:
        assert next_frame(live, after=2).image.shape == (48, 64, 3)
    assert camera.opened == 2


def test_whatever_a_camera_raises_its_thread_lives_on() -> None:
    class Raising(FakeCamera):
        def preview(self) -> Frame:
            if self.opened == 1:
                raise KeyError("a bug of ours, not of the driver")
            return super().preview()

        def still(self) -> Frame:
            if self.opened == 2:
                raise KeyError("another")
            return super().still()

    with LiveCamera(Raising(), AT_ONCE) as live:
        next_frame(live)
        with refuses(CameraError, match="Check its cable"):
            live.take_still().result(SOON)
        next_frame(live, after=1)
        assert live.take_still().result(SOON).size == (640, 480)
