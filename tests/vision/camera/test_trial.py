"""Looking through a camera for a moment, in good and bad times."""

from concurrent.futures import Future

import pytest

from tests.vision.camera.fake_camera import FakeCamera, Step
from vision.camera import CameraState, FoundCamera, Frame, LiveCamera, trial

FOUND = FoundCamera("fake", "", "fake")


def tried(camera: FakeCamera, monkeypatch: pytest.MonkeyPatch) -> trial.Trial:
    monkeypatch.setattr(trial, "make_camera", lambda found: camera)
    return trial.try_camera(FOUND, seconds=0.1)


def test_a_camera_shows_its_sizes_and_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    camera = FakeCamera()
    result = tried(camera, monkeypatch)
    assert result.state == CameraState.READY
    assert result.preview is not None
    assert result.still is not None
    assert (result.preview.size, result.still.size) == ((64, 48), (640, 480))
    assert 0 < result.frames_per_second < 70
    assert camera.closed == 1


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
    assert "cable" in result.sentence


def test_a_still_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(live: LiveCamera) -> Future[Frame]:
        return Future()

    monkeypatch.setattr(LiveCamera, "take_still", never)
    monkeypatch.setattr(trial, "_SECONDS_TO_A_STILL", 0.01)
    assert tried(FakeCamera(), monkeypatch).state == CameraState.UNPLUGGED
