"""The game at this table: begun, taken up, put away; its indicators; undo and redo; who follows it.

Every call answers at once. What has to be written is written on the storage thread in the order of
the calls, and everybody who follows the session hears of it once it is on disk. What a tap meant is
settled when it is made: one that no longer fits by the time it is written changes nothing.
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
from kiosk_app.session.table_store import MakeEvent, TableStore
from kiosk_app.session.work import Failed, Job, Workers
from kiosk_app.store.open_game import Written
from scorer.table import Event, Redone, Refused, State, Undone
from scorer.table.ledger import hand_key
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.store.open_game import OpenGame
    from kiosk_app.store.store import Store


class GameSession:
    """All calls come from one thread."""

    def __init__(self, table_store: TableStore, workers: Workers) -> None:
        self.table_store: Final = table_store
        """What waits for the disk: called on the storage thread."""
        self.workers: Final = workers
        self._listeners: Final[list[Listener]] = []
        self._state: State | None = None
        self._writing = 0
        self._taken_back: set[str] = set()
        """Events whose undo or redo is on its way to the disk."""

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

    def write(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None = None,
        failed: Failed | None = None,
        ended: Callable[[], None] | None = None,
    ) -> Job[Any]:
        """Anything that is stored, after all that was asked for before it."""

        def over() -> None:
            if ended is not None:
                ended()
            self._writing -= 1
            if self._writing == 0:
                self.tell(Writing(False))

        self._writing += 1
        if self._writing == 1:
            self.tell(Writing(True))
        return self.workers.storage(work, done, failed or self._failed, over)

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

    def record(self, make: MakeEvent, then: Callable[[State], None] | None = None) -> Job[Written]:
        """An event at the table; a refusal or a full disk is said, and nothing has changed.

        It belongs to the hand that is on show: where that has ended, or was taken back, by the
        time it is written, it is refused.
        """
        seen = _hand(self._state)

        def work() -> Written:
            if _hand(self.table_store.state) != seen:
                raise Refused("table-changed")
            return self.table_store.record(make)

        return self.write(work, lambda done: self.took(done, then))

    def begin(
        self, work: Callable[[], State], then: Callable[[State], None] | None = None
    ) -> Job[State]:
        """A game is begun or taken up by ``work``, which waits for the disk."""

        def done(state: State) -> None:
            self._show(state)
            if then is not None:
                then(state)

        return self.write(work, done)

    def take_up(self, game: "OpenGame") -> State:
        """A game that was begun elsewhere is played here from now on."""
        state = self.table_store.take_up(game)
        self._show(state)
        return state

    def read_again(self) -> None:
        """Another store was opened: what it has is what is played."""
        self._show(self.table_store.state)

    def put_away(self) -> None:
        """The game has ended, or goes on another time: the table is free."""
        self.table_store.put_away()
        self._show(None)

    def put_indicators(
        self, tiles: tuple[Tile, ...], then: Callable[[tuple[Tile, ...]], None] | None = None
    ) -> Job[Any]:
        """The dora indicators of this hand."""

        def done(noted: tuple[Tile, ...]) -> None:
            self.tell(IndicatorsChanged(noted))
            if then is not None:
                then(noted)

        return self.write(lambda: self.table_store.put_indicators(tiles), done)

    def undo(self, then: Callable[[State], None] | None = None) -> bool:
        """Take back what is last on show; a second tap on the same event does nothing.

        A win that is taken back is still known: who paid, the winner or a flag can be changed
        and it can be accepted again, without a new photo.
        """
        return self._once(lambda state: state.undoes, lambda place: Undone(*place), then)

    def redo(self, then: Callable[[State], None] | None = None) -> bool:
        """Bring back what was taken back last; a second tap does nothing."""
        return self._once(lambda state: state.redoes, lambda place: Redone(*place), then)

    def took(self, written: Written, then: Callable[[State], None] | None = None) -> None:
        """What was written is what everybody sees."""
        self._show(written.state, written)
        if isinstance(written.event, Undone):
            self._undone()
        if then is not None:
            then(written.state)

    def _once(
        self,
        target_in: Callable[[State], Event | None],
        make: MakeEvent,
        then: Callable[[State], None] | None,
    ) -> bool:
        """Write that an event is taken back, or brought back, if it still is the one to be."""
        shown = None if self._state is None else target_in(self._state)
        if shown is None or shown.id in self._taken_back:
            return False
        target = shown.id

        def work() -> Written | None:
            state = self.table_store.state
            now = None if state is None else target_in(state)
            if now is None or now.id != target:
                return None  # something else was written since the tap
            return self.table_store.record(make)

        def done(written: Written | None) -> None:
            if written is not None:
                self.took(written, then)

        self._taken_back.add(target)
        self.write(work, done, ended=lambda: self._taken_back.discard(target))
        return True

    def _undone(self) -> None:
        """Something was taken back: whoever knows more of it brings that back."""

    def _show(self, state: State | None, written: Written | None = None) -> None:
        self._state = state
        self.tell(GameChanged(state, None if written is None else written.event))
        self.tell(IndicatorsChanged(self.table_store.indicators))

    def _failed(self, error: Exception) -> None:
        self.tell(Failure(error))


def _hand(state: State | None) -> str | None:
    """What the hand began with, by which it is known from every other one."""
    return None if state is None or state.table is None else hand_key(state)
