"""Reading a running camera: the newest reading, when to take the photo, and what to say."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from threading import Event, get_native_id
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest

from kiosk_app.languages import in_english
from scorer.messages import Message
from tests.refusing import refuses
from tests.vision.camera.fake_camera import FakeCamera, shade
from vision.camera import CameraError, CameraState, LiveCamera, Retry
from vision.camera.live_reader import STEADY_AFTER, LiveReader
from vision.camera.live_reading import LiveReading, show_the_same
from vision.camera.virtual import VirtualCamera
from vision.geometry import Image, box_quad
from vision.giving_way import GENTLER
from vision.hand_reading import HandReading, ReadTile, note
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.photo import Photo
from vision.photo.quality import FLAWS
from vision.reading import MissingWeightsError, PhotoReader, PhotoReading, Timing

SOON = 60.0
AT_ONCE = Retry(first=0.001, longest=0.004)
PATIENT = Retry(first=60, longest=60)


def tile(name: str, x: float, confidence: float = 0.99) -> ReadTile:
    return ReadTile(name, box_quad(x, 40, x + 20, 68), confidence, "concealed", False, ())


def reading(
    names: Sequence[str] = ("1m", "2m", "3m"),
    *,
    shift: float = 0.0,
    confidence: float = 0.99,
    sure: float = 0.99,
    notes: tuple[Message, ...] = (),
    flaws: tuple[Message, ...] = (),
) -> PhotoReading:
    tiles = tuple(tile(name, 40 + 20 * k + shift, sure) for k, name in enumerate(names))
    hand = HandReading(tiles, None, confidence, True, (), (), None, 0.0, (), notes)
    return PhotoReading("photo", (640, 480), hand, flaws, Timing(0, 0, 0))


class ScriptedReader:
    """Gives the readings of its script, then the last one again and again."""

    def __init__(self, *script: PhotoReading | Exception) -> None:
        self._script = list(script)
        self.frames: list[int] = []
        self.scales: list[float] = []
        self.gate: Event | None = None
        self.at_gate = Event()

    def read_frames(
        self,
        photos: Sequence[Photo],
        *,
        red_fives: int | None = None,
        won: bool = True,
        still_scale: float = 1.0,
        known: Expectation = NOTHING_KNOWN,
    ) -> PhotoReading:
        if self.gate is not None:
            self.at_gate.set()
            self.gate.wait(SOON)
        self.frames.append(len(photos))
        self.scales.append(still_scale)
        step = self._script.pop(0) if len(self._script) > 1 else self._script[0]
        if isinstance(step, Exception):
            raise step
        return PhotoReading(photos[-1].name, step.size, step.hand_reading, step.flaws, step.timing)


def next_reading(reader: LiveReader, after: int = 0) -> LiveReading:
    end = monotonic() + SOON
    found = reader.latest()
    while found is None or found.number <= after:
        assert monotonic() < end
        sleep(0.002)
        found = reader.latest()
    return found


def wait_until_steady(reader: LiveReader) -> LiveReading:
    found = next_reading(reader)
    while not found.steady:
        found = next_reading(reader, after=found.number)
    return found


def test_a_hand_that_lies_still_is_steady_after_a_few_readings_and_ready() -> None:
    with (
        LiveCamera(FakeCamera(), AT_ONCE) as live,
        LiveReader(live, ScriptedReader(reading())) as reader,
    ):
        first = next_reading(reader)
        found = wait_until_steady(reader)
        assert found.same >= STEADY_AFTER
        assert found.number > first.number
        assert found.ready
        assert found.hint is None
        assert [t.name for t in found.tiles] == ["1m", "2m", "3m"]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a niceness of their own on Linux")
def test_the_first_reading_is_waited_for_and_only_the_next_ones_give_way() -> None:
    class Noting(ScriptedReader):
        def read_frames(self, *arguments: Any, **values: Any) -> PhotoReading:
            niceness.append(os.getpriority(os.PRIO_PROCESS, get_native_id()))
            return super().read_frames(*arguments, **values)

    niceness: list[int] = []
    usual = os.getpriority(os.PRIO_PROCESS, os.getpid())
    with (
        LiveCamera(FakeCamera(), AT_ONCE) as live,
        LiveReader(live, Noting(reading())) as reader,
    ):
        next_reading(reader, after=2)
    assert niceness[:3] == [usual, *[min(19, usual + GENTLER)] * 2]


@pytest.mark.parametrize(
    "other",
    [reading(("1m", "2m", "4m")), reading(shift=12.0), reading(("1m", "2m")), reading(())],
)
def test_another_tile_a_nudge_or_a_tile_less_is_another_scene(other: PhotoReading) -> None:
    assert show_the_same(reading(), reading(shift=1.0))
    assert not show_the_same(reading(), other)


def test_a_tile_in_doubt_may_change_its_name() -> None:
    assert show_the_same(reading(sure=0.6), reading(("1m", "2m", "4m"), sure=0.6))


def test_a_flaw_or_a_missing_tile_keeps_the_photo_from_being_taken_and_says_what_to_do() -> None:
    script = ScriptedReader(
        reading(flaws=(FLAWS["dark"],), notes=(note("no-win"),)),
        reading(flaws=(FLAWS["dark"],), notes=(note("no-win"),)),
        reading(flaws=(FLAWS["dark"],), notes=(note("no-win"),)),
        reading(notes=(note("too-few", count=13, wanted=14),)),
    )
    with LiveCamera(FakeCamera(), AT_ONCE) as live, LiveReader(live, script) as reader:
        dark = wait_until_steady(reader)
        while dark.hint is not None and dark.hint.code == "dark":
            assert not dark.ready
            dark = next_reading(reader, after=dark.number)
        assert dark.hint is not None
        assert dark.hint.code == "too-few"
        assert not dark.whole
        assert not dark.ready
        assert (
            in_english(dark.hint)
            == "Only 13 of 14 tiles are in view. Move the camera back a little."
        )


def test_the_photo_is_read_at_full_size_and_the_hand_is_not_taken_again() -> None:
    script = ScriptedReader(reading())
    with LiveCamera(FakeCamera(), AT_ONCE) as live, LiveReader(live, script) as reader:
        before = wait_until_steady(reader)
        taken = reader.take_photo().result(SOON)
        assert taken.photo.size == (640, 480)
        after = next_reading(reader, after=before.number + 1)
        assert after.taken
        assert after.steady
        assert not after.ready
        assert script.scales[-1] == 10.0  # of the still, by which small tiles are judged


def test_a_doubtful_photo_is_read_from_up_to_three_stills() -> None:
    doubtful = ScriptedReader(reading(confidence=0.5))
    camera = FakeCamera()
    with LiveCamera(camera, AT_ONCE) as live, LiveReader(live, doubtful) as reader:
        reader.pause()
        reader.take_photo().result(SOON)
        assert [n for n in doubtful.frames if n > 1] == [2, 3]


def test_the_same_pixels_are_not_read_twice() -> None:
    class Still(FakeCamera):
        shown = shade(90)

        def _preview(self) -> Image:
            return self.shown

    script = ScriptedReader(reading())
    with LiveCamera(Still(), AT_ONCE) as live, LiveReader(live, script) as reader:
        assert wait_until_steady(reader).ready
    assert len(script.frames) == 1


def test_nothing_is_read_while_paused() -> None:
    script = ScriptedReader(reading())
    with LiveCamera(FakeCamera(), AT_ONCE) as live, LiveReader(live, script) as reader:
        next_reading(reader)
        reader.pause()
        assert reader.latest() is None
        assert reader.take_photo().result(SOON).reading.name.startswith("photo")
        assert reader.latest() is None
        reader.resume()
        assert next_reading(reader).number > 1


def test_an_unplugged_camera_leaves_no_old_reading_and_says_so() -> None:
    camera = FakeCamera(previews=[None, None, None, OSError("gone")])
    with LiveCamera(camera, PATIENT) as live, LiveReader(live, ScriptedReader(reading())) as reader:
        assert live.wait_for_state(CameraState.UNPLUGGED, timeout=SOON)
        with refuses(CameraError, match="Check its cable"):
            reader.take_photo().result(SOON)
        end = monotonic() + SOON
        while reader.latest() is not None and monotonic() < end:
            sleep(0.01)
        assert reader.latest() is None


def test_reading_goes_on_when_the_camera_is_back() -> None:
    camera = FakeCamera(previews=[None, OSError("gone"), None])
    with LiveCamera(camera, AT_ONCE) as live, LiveReader(live, ScriptedReader(reading())) as reader:
        assert wait_until_steady(reader).ready
    assert camera.opened == 2


def test_missing_weights_are_said_once_and_nobody_waits_for_a_reading() -> None:
    missing = MissingWeightsError("missing", name="reader.onnx")
    with (
        LiveCamera(FakeCamera(), AT_ONCE) as live,
        LiveReader(live, ScriptedReader(missing)) as reader,
    ):
        # By what is missing, or, where the preview was quicker, by what that has led to.
        with pytest.raises((MissingWeightsError, CameraError)):
            reader.take_photo().result(SOON)
        while reader.failure is None:
            sleep(0.002)
        with refuses(CameraError, match="switched off"):
            reader.take_photo().result(SOON)
        assert reader.failure is missing
        assert reader.latest() is None


def test_one_picture_that_cannot_be_read_is_not_the_last() -> None:
    script = ScriptedReader(ValueError("an odd picture"), ValueError("another"), reading())
    with (
        LiveCamera(FakeCamera(), AT_ONCE) as live,
        LiveReader(live, script, retry=AT_ONCE) as reader,
    ):
        assert wait_until_steady(reader).ready
        assert reader.failure is None
        assert reader.take_photo().result(SOON).photo.size == (640, 480)


def test_a_photo_that_cannot_be_read_is_answered_and_the_next_one_taken() -> None:
    script = ScriptedReader(ValueError("an odd picture"), reading())
    with (
        LiveCamera(FakeCamera(), AT_ONCE) as live,
        LiveReader(live, script, retry=AT_ONCE) as reader,
    ):
        reader.pause()
        with suppress(ValueError):  # of the preview, where that was quicker
            reader.take_photo().result(SOON)
        assert reader.take_photo().result(SOON).photo.size == (640, 480)


def test_a_still_that_comes_too_late_leaves_the_reader_at_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vision.camera.live_reader._SECONDS_TO_A_STILL", 0.01)
    camera = FakeCamera()
    with LiveCamera(camera, AT_ONCE) as live, LiveReader(live, ScriptedReader(reading())) as reader:
        next_reading(reader)
        camera.block = Event()
        camera.looking.clear()
        assert camera.looking.wait(SOON)  # it hangs now
        with refuses(CameraError, match="Check its cable"):
            reader.take_photo().result(SOON)
        camera.block.set()
        monkeypatch.setattr("vision.camera.live_reader._SECONDS_TO_A_STILL", SOON)
        assert reader.take_photo().result(SOON).photo.size == (640, 480)


def test_closing_answers_those_who_wait_for_a_photo() -> None:
    script = ScriptedReader(reading())
    script.gate = Event()
    with LiveCamera(FakeCamera(), AT_ONCE) as live:
        reader = LiveReader(live, script).start()
        future = reader.take_photo()
        assert script.at_gate.wait(SOON)
        assert not reader.close(timeout=0.01)
        script.gate.set()
        assert reader.close(timeout=SOON)
        assert future.done()
        assert isinstance(reader.take_photo().exception(SOON), CameraError)


def test_the_virtual_camera_is_read_live_with_the_networks() -> None:
    camera = VirtualCamera(seed=4)
    with LiveCamera(camera) as live, LiveReader(live, PhotoReader()) as reader:
        found = wait_until_steady(reader)
        assert found.reading.size == found.frame.size
        assert np.asarray([t.quad.max(axis=0) for t in found.tiles]).max() <= max(found.frame.size)
        taken = reader.take_photo().result(SOON)
        assert taken.reading.size == (1920, 1080)
        assert taken.photo.image.shape[:2] == (1080, 1920)
        camera.next_scene()
        later = next_reading(reader, after=found.number)
        while later.taken:
            later = next_reading(reader, after=later.number)
        assert later.same >= 1
