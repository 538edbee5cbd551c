"""A camera on a thread of its own: the newest picture for whoever looks, and nobody waits."""

import time
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from scorer.messages import Coded
from vision.camera.answering import AnsweringThread, switched_off
from vision.camera.camera import Camera
from vision.camera.frame import CameraError, CameraState, Frame

_SHORTEST_PAUSE: Final = 1 / 60  # a source that never waits must not keep a core busy


@dataclass(frozen=True)
class Retry:
    """Seconds until a camera in trouble is tried again: twice as long each time, up to the longest.

    A cable is back in its socket within a few seconds; a table without a camera should not spend
    its evening looking for one.
    """

    first: float = 0.5
    longest: float = 8.0

    def after(self, wait: float) -> float:
        return min(wait * 2, self.longest)


class LiveCamera(AnsweringThread[Frame]):
    """Reads a camera until it is closed, and comes back by itself when the camera does."""

    def __init__(self, camera: Camera, retry: Retry | None = None) -> None:
        super().__init__(f"camera {camera.name}")
        self.camera: Final = camera
        self._retry = retry or Retry()
        self._state = CameraState.STARTING
        self._trouble: CameraError | None = None
        self._latest: Frame | None = None

    @property
    def state(self) -> CameraState:
        return self._state

    @property
    def message(self) -> Coded:
        """How the camera is doing and what to do."""
        with self._change:
            return self._state.message if self._trouble is None else self._trouble

    @property
    def trouble(self) -> CameraError | None:
        """Why there is no picture, with what a translation needs; none while all is well."""
        return self._trouble

    def latest(self) -> Frame | None:
        """The newest preview, at once; none while the camera gives nothing."""
        with self._change:
            return self._latest

    def wait_for_frame(self, after: int = 0, timeout: float | None = None) -> Frame | None:
        """The newest preview once there is one with a number above ``after``; none in vain."""
        with self._change:
            self._change.wait_for(
                lambda: self._closing or (self._latest and self._latest.number > after), timeout
            )
            newer = self._latest is not None and self._latest.number > after
            return self._latest if newer else None

    def wait_for_state(self, *states: CameraState, timeout: float | None = None) -> bool:
        with self._change:
            return self._change.wait_for(lambda: self._state in states, timeout)

    def take_still(self) -> Future[Frame]:
        """Ask for a picture at full resolution; the answer is a ``CameraError`` in trouble."""
        with self._change:
            return self._ask(switched_off() if self._closing else self._trouble)

    def _run(self) -> None:
        wait = self._retry.first
        while not self._closing:
            try:
                self.camera.open()
                self._show(self.camera.preview())
                wait = self._retry.first
                self._serve()
            except Exception as error:
                # Whatever it was, this thread is the only one that can bring the camera back.
                self._report(_as_camera_error(error))
                with self._change:
                    self._change.wait_for(lambda: self._closing, wait)
                wait = self._retry.after(wait)
            finally:
                self.camera.close()

    def _serve(self) -> None:
        while not self._closing:
            began = time.monotonic()
            future = self._next_asked()
            if future is None:
                self._show(self.camera.preview())
            else:
                self._answer(future)
            left = max(self.camera.pause, _SHORTEST_PAUSE) - (time.monotonic() - began)
            with self._change:
                self._change.wait_for(lambda: self._closing or self._asked, max(left, 0))

    def _answer(self, future: Future[Frame]) -> None:
        try:
            future.set_result(self.camera.still())
        except Exception as error:
            future.set_exception(_as_camera_error(error))
            raise

    def _show(self, frame: Frame) -> None:
        with self._change:
            self._latest = frame
            self._state = CameraState.READY
            self._trouble = None
            self._change.notify_all()

    def _report(self, error: CameraError) -> None:
        with self._change:
            self._latest = None  # what was seen before the trouble may be gone by now
            self._state = error.state
            self._trouble = error
            self._change.notify_all()
        self._refuse(error)


def _as_camera_error(error: Exception) -> CameraError:
    return error if isinstance(error, CameraError) else CameraError("unplugged")
