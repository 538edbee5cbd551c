"""A thread that goes on by itself and answers what it is asked in between."""

from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import Future
from threading import Condition, Thread, current_thread
from typing import Generic, Self, TypeVar

from vision.camera.frame import CameraError

Answer = TypeVar("Answer")


class AnsweringThread(ABC, Generic[Answer]):
    """Subclasses say in ``_run`` what goes on; ``_next_asked`` gives them the next question.

    Whoever asks gets a future at once. What is still asked when the thread ends is refused.
    """

    def __init__(self, name: str) -> None:
        self._change = Condition()
        self._asked: deque[Future[Answer]] = deque()
        self._closing = False
        # A daemon: a driver that hangs must not keep the program from ending.
        self._thread = Thread(target=self._run, name=name, daemon=True)

    def start(self) -> Self:
        self._thread.start()
        return self

    def close(self, timeout: float = 5.0) -> bool:
        """Stop; false where the thread still hangs after ``timeout`` seconds."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join(timeout)
        self._refuse(switched_off())
        return not self._thread.is_alive()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def _run(self) -> None: ...

    def _ask(self, refused: Exception | None) -> Future[Answer]:
        """A question for the thread, or a future that is refused already."""
        future: Future[Answer] = Future()
        if refused is not None:
            future.set_exception(refused)
        else:
            self._asked.append(future)
            self._change.notify_all()
        return future

    def _next_asked(self) -> Future[Answer] | None:
        with self._change:
            while self._asked:
                future = self._asked.popleft()
                if future.set_running_or_notify_cancel():
                    return future
        return None

    def _refuse(self, error: Exception) -> None:
        while (future := self._next_asked()) is not None:
            future.set_exception(error)


def switched_off() -> CameraError:
    return CameraError("switched-off")
