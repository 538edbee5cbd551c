"""What a session has on disk, what is being written, and who follows it.

Every call answers at once. What has to be written is written on the storage thread in the order of
the calls, and everybody who follows the session hears of it once it is on disk.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.session.session_events import (
    Failure,
    GameChanged,
    IndicatorsChanged,
    Listener,
    SessionEvent,
    Writing,
)
from kiosk_app.session.table_store import TableStore
from kiosk_app.session.work import Job, Workers
from kiosk_app.store.evidence import Written
from scorer.table import State, Undone

if TYPE_CHECKING:
    from kiosk_app.store.store import Store


class FollowedSession:
    """All calls come from one thread."""

    def __init__(self, table_store: TableStore, workers: Workers) -> None:
        self.table_store: Final = table_store
        """What waits for the disk: called on the storage thread."""
        self.workers: Final = workers
        self._listeners: Final[list[Listener]] = []
        self._state: State | None = None
        self._writing = 0

    def follow(self, listener: Listener) -> Callable[[], None]:
        """Hear every event from now on; what is answered ends it."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    @property
    def store(self) -> "Store":
        return self.table_store.store

    @property
    def state(self) -> State | None:
        """The game as it is on disk, as everybody has heard."""
        return self._state

    @property
    def busy(self) -> bool:
        """Whether anything is being written."""
        return self._writing > 0

    def write(self, work: Callable[[], Any], done: Callable[[Any], None] | None = None) -> Job[Any]:
        """Anything that is stored, after all that was asked for before it."""
        return self._write(work, done, self._failed, None)

    def _undone(self) -> None:
        """Something was taken back: whoever knows more of it brings that back."""

    def _write(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None,
        failed: Callable[[Exception], None],
        ended: Callable[[], None] | None,
    ) -> Job[Any]:
        def over() -> None:
            if ended is not None:
                ended()
            self._writing -= 1
            if self._writing == 0:
                self.tell(Writing(False))

        self._writing += 1
        if self._writing == 1:
            self.tell(Writing(True))
        return self.workers.storage(work, done, failed, over)

    def _took(self, written: Written, then: Callable[[State], None] | None = None) -> None:
        self._show(written.state, written)
        if isinstance(written.event, Undone):
            self._undone()
        if then is not None:
            then(written.state)

    def _show(self, state: State | None, written: Written | None = None) -> None:
        self._state = state
        self.tell(GameChanged(state, None if written is None else written.event))
        self.tell(IndicatorsChanged(self.table_store.indicators))

    def _failed(self, error: Exception) -> None:
        self.tell(Failure(error))

    def tell(self, event: SessionEvent) -> None:
        """To everybody who follows the session; one who fails keeps nobody from hearing it."""
        failed: Exception | None = None
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception as error:
                failed = failed or error
        if failed is not None:
            raise failed
