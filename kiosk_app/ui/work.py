"""Work beside the screen's thread: disk, eyes and network each have a thread of their own.

An answer comes back on the screen's thread, at its next frame. A job that nobody waits for any
more is cancelled: if it has begun, its answer is dropped.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

from kivy.clock import Clock

Answer = TypeVar("Answer")
Failed = Callable[[Exception], None]


class Job(Generic[Answer]):
    """Something that is being done, for as long as somebody wants its answer."""

    def __init__(
        self,
        done: Callable[[Answer], None] | None,
        failed: Failed,
        ended: Callable[[], None] | None = None,
    ) -> None:
        self._done: Final = done
        self._failed: Final = failed
        self._ended: Final = ended
        self._future: Future[Answer] | None = None
        self.cancelled = False
        self.finished = False

    def cancel(self) -> None:
        self.cancelled = True
        if self._future is not None:
            self._future.cancel()

    def follow(self, future: Future[Answer]) -> None:
        self._future = future
        future.add_done_callback(lambda _: Clock.schedule_once(self._tell, 0))

    def _tell(self, _seconds: float) -> None:
        self.finished = True
        if self._ended is not None:
            self._ended()
        future = self._future
        if self.cancelled or future is None or future.cancelled():
            return
        error = future.exception()
        if error is None:
            if self._done is not None:
                self._done(future.result())
        elif isinstance(error, Exception):
            self._failed(error)
        else:  # pragma: no cover  # the interpreter is going down
            raise error


class Workers:
    """One thread for each kind of work, so that a slow network never holds up the disk."""

    def __init__(self, failed: Failed) -> None:
        self._failed: Final = failed
        self._threads: Final = {
            name: ThreadPoolExecutor(1, thread_name_prefix=name)
            for name in ("storage", "eyes", "network")
        }
        self._pending: list[Job[Any]] = []
        self._closed = False

    def storage(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None] | None = None,
        failed: Failed | None = None,
        ended: Callable[[], None] | None = None,
    ) -> Job[Answer]:
        """In the order of the calls: what is written first is on disk first.

        ``ended`` is called in any case: also for a job that was cancelled.
        """
        return self._start("storage", work, done, failed, ended)

    def eyes(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None] | None = None,
        failed: Failed | None = None,
    ) -> Job[Answer]:
        return self._start("eyes", work, done, failed)

    def network(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None] | None = None,
        failed: Failed | None = None,
    ) -> Job[Answer]:
        return self._start("network", work, done, failed)

    @property
    def idle(self) -> bool:
        """Whether every answer has been given."""
        self._pending = [job for job in self._pending if not (job.finished or job.cancelled)]
        return not self._pending

    def close(self) -> None:
        """Finish what is being written; drop the rest, and tell nobody any more."""
        self._closed = True
        for job in self._pending:
            job.cancelled = True
        for name, thread in self._threads.items():
            thread.shutdown(wait=name == "storage", cancel_futures=name != "storage")

    def _start(
        self,
        thread: str,
        work: Callable[[], Answer],
        done: Callable[[Answer], None] | None,
        failed: Failed | None,
        ended: Callable[[], None] | None = None,
    ) -> Job[Answer]:
        job: Job[Answer] = Job(done, failed or self._failed, ended)
        if self._closed:
            job.cancel()  # a screen that came up while the kiosk was shut down
            return job
        job.follow(self._threads[thread].submit(work))
        self._pending.append(job)
        return job
