"""Work beside the thread of the screens: disk, camera and network each have a thread of their own.

An answer is handed back by ``deliver``: the kiosk gives it on the screen's thread at the next
frame, a test or a command at once. A job that nobody waits for any more is cancelled: if it has
begun, its answer is dropped.
"""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

Answer = TypeVar("Answer")
Failed = Callable[[Exception], None]
Deliver = Callable[[Callable[[], None]], None]
"""Calls back on the thread that asked."""
MakeThread = Callable[[str], Executor]


def at_once(call: Callable[[], None]) -> None:
    """Where everything is done on one thread."""
    call()


def one_thread(name: str) -> Executor:
    """In the order of the calls."""
    return ThreadPoolExecutor(1, thread_name_prefix=name)


class SameThread(Executor):
    """Does each piece of work when it is asked for, for tests and commands."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **values: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*arguments, **values))
        except Exception as error:
            done.set_exception(error)
        return done


class Job(Generic[Answer]):
    """Something that is being done, for as long as somebody wants its answer."""

    def __init__(
        self,
        done: Callable[[Answer], None] | None,
        failed: Failed,
        deliver: Deliver,
        ended: Callable[[], None] | None = None,
    ) -> None:
        self._done: Final = done
        self._failed: Final = failed
        self._deliver: Final = deliver
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
        if future.done():  # work of the same thread, whose errors are nobody else's to keep
            self._deliver(self._answer)
        else:
            future.add_done_callback(lambda _: self._deliver(self._answer))

    def _answer(self) -> None:
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


class Worker:
    """One thread, which does what it is asked for in the order of the calls."""

    def __init__(self, thread: Executor, failed: Failed, deliver: Deliver) -> None:
        self.thread = thread
        self._failed: Final = failed
        self._deliver: Final = deliver
        self._pending: list[Job[Any]] = []
        self._closed = False

    def __call__(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None] | None = None,
        failed: Failed | None = None,
        ended: Callable[[], None] | None = None,
    ) -> Job[Answer]:
        """``ended`` is called in any case: also for a job that was cancelled."""
        job: Job[Answer] = Job(done, failed or self._failed, self._deliver, ended)
        if self._closed:
            job.cancel()  # a screen that came up while the kiosk was shut down
            return job
        self._pending.append(job)
        job.follow(self.thread.submit(work))
        return job

    @property
    def idle(self) -> bool:
        """Whether every answer has been given."""
        self._pending = [job for job in self._pending if not (job.finished or job.cancelled)]
        return not self._pending

    def close(self, *, finish: bool) -> None:
        """Call nobody back any more; ``finish``: what was asked for is done all the same."""
        self._closed = True
        for job in self._pending:
            job.cancelled = True
        self.thread.shutdown(wait=finish, cancel_futures=not finish)


class Workers:
    """One thread for each kind of work, so that a slow network never holds up the disk."""

    def __init__(
        self, failed: Failed, deliver: Deliver = at_once, make_thread: MakeThread = one_thread
    ) -> None:
        self.storage, self.camera, self.network = (
            Worker(make_thread(name), failed, deliver) for name in ("storage", "camera", "network")
        )

    @property
    def idle(self) -> bool:
        return all([self.storage.idle, self.camera.idle, self.network.idle])

    def close(self) -> None:
        """Finish what is being written, and drop the rest."""
        self.camera.close(finish=False)
        self.network.close(finish=False)
        self.storage.close(finish=True)
