"""Looking through a camera for a moment, in good and bad times."""

from concurrent.futures import Future
from itertools import count
from types import SimpleNamespace

import pytest

from kiosk_app.languages import in_english
from tests.vision.camera.fake_camera import FakeCamera, Step, shade
from vision.camera import CameraState, FoundCamera, Frame, LiveCamera, trial

FOUND = FoundCamera("fake", "", "fake")


def tried(camera: FakeCamera, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.1) -> trial.Trial:
    monkeypatch.setattr(trial, "make_camera", lambda found: camera)
    return trial.try_camera(FOUND, seconds)


def test_a_camera_shows_its_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    camera = FakeCamera()
    result = tried(camera, monkeypatch)
    assert result.state == CameraState.READY
    assert result.preview is not None
    assert result.still is not None
    assert (result.preview.size, result.still.size) == ((64, 48), (640, 480))
    assert camera.closed == 1


def test_speed_is_counted_over_a_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock finds a twentieth of a second gone, and each frame takes two looks."""
    clock = count()
    monkeypatch.setattr(trial, "time", SimpleNamespace(monotonic=lambda: next(clock) / 20))

    def frame(live: LiveCamera, after: int, timeout: float) -> Frame:
        return Frame(shade(0), after + 1)

    monkeypatch.setattr(LiveCamera, "wait_for_frame", frame)
    assert tried(FakeCamera(), monkeypatch, seconds=2).frames_per_second == pytest.approx(10)
    assert next(clock) == 42


def test_a_camera_in_trouble_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    result = tried(FakeCamera(opens=[CameraState.BUSY] * 99), monkeypatch)
    assert (result.state, result.preview, result.still) == (CameraState.BUSY, None, None)


@pytest.mark.parametrize("step", [CameraState.UNPLUGGED, OSError("gone")])
def test_a_camera_that_fails_at_the_still_says_so(
    step: Step, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera = FakeCamera()
    camera.stills = iter([step])
    result = tried(camera, monkeypatch)
    assert (result.state, result.still) == (CameraState.UNPLUGGED, None)
    assert "cable" in in_english(result.message)


def test_a_still_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(live: LiveCamera) -> Future[Frame]:
        return Future()

    monkeypatch.setattr(LiveCamera, "take_still", never)
    monkeypatch.setattr(trial, "_SECONDS_TO_A_STILL", 0.01)
    assert tried(FakeCamera(), monkeypatch).state == CameraState.UNPLUGGED
