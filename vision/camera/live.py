"""A camera on a thread of its own: the newest picture for whoever looks, and nobody waits."""

import time
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Condition, Thread, current_thread
from types import TracebackType
from typing import Final, Self

from vision.camera.camera import Camera
from vision.camera.frame import Frame
from vision.camera.state import CameraError, CameraState

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


class LiveCamera:
    """Reads a camera until it is closed, and comes back by itself when the camera does."""

    def __init__(self, camera: Camera, retry: Retry | None = None) -> None:
        self.camera: Final = camera
        self._retry = retry or Retry()
        self._change = Condition()
        self._state = CameraState.STARTING
        self._trouble: CameraError | None = None
        self._latest: Frame | None = None
        self._asked: deque[Future[Frame]] = deque()
        self._closing = False
        # A daemon: a driver that hangs must not keep the program from ending.
        self._thread = Thread(target=self._run, name=f"camera {camera.name}", daemon=True)

    @property
    def state(self) -> CameraState:
        return self._state

    @property
    def sentence(self) -> str:
        """How the camera is doing and what to do, for the screen."""
        with self._change:
            return str(self._trouble) if self._trouble is not None else self._state.sentence

    @property
    def trouble(self) -> CameraError | None:
        """Why there is no picture, with what a translation needs; none while all is well."""
        return self._trouble

    def start(self) -> Self:
        self._thread.start()
        return self

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
        future: Future[Frame] = Future()
        with self._change:
            if self._closing:
                future.set_exception(CameraError(CameraState.NONE, "switched-off"))
            elif self._trouble is not None:
                future.set_exception(self._trouble)
            else:
                self._asked.append(future)
                self._change.notify_all()
        return future

    def close(self, timeout: float = 5.0) -> bool:
        """Stop, and let go of the camera; false where it still hangs after ``timeout`` seconds."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join(timeout)
        self._refuse(CameraError(CameraState.NONE, "switched-off"))
        return not self._thread.is_alive()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _run(self) -> None:
        wait = self._retry.first
        while not self._closing:
            try:
                self.camera.open()
                self._show(self.camera.preview())
                wait = self._retry.first
                self._serve()
            except CameraError as error:
                self._report(error)
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

    def _next_asked(self) -> Future[Frame] | None:
        with self._change:
            while self._asked:
                future = self._asked.popleft()
                if future.set_running_or_notify_cancel():
                    return future
        return None

    def _answer(self, future: Future[Frame]) -> None:
        try:
            future.set_result(self.camera.still())
        except CameraError as error:
            future.set_exception(error)
            raise

    def _show(self, frame: Frame) -> None:
        with self._change:
            self._latest = frame
            self._state = CameraState.READY
            self._trouble = None
            self._change.notify_all()

    def _report(self, error: CameraError) -> None:
        with self._change:
            self._latest = None  # what was seen before the trouble is not what lies there now
            self._state = error.state
            self._trouble = error
            self._change.notify_all()
        self._refuse(error)

    def _refuse(self, error: CameraError) -> None:
        while (future := self._next_asked()) is not None:
            future.set_exception(error)
