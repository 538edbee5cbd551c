"""What is written down beside the screen's thread; the screens follow once it is on disk."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.session.desk import MakeEvent
from kiosk_app.ui.work import Job
from scorer.table import State
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


class Writing:
    """``app.busy`` while anything is being written."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._under_way = 0

    def record(self, make: MakeEvent, then: Callable[[State], None] | None) -> Job[State]:
        """An event at the table."""
        app = self._app

        def done(state: State) -> None:
            app.state = state
            if then is not None:
                then(state)

        return self.write(lambda: app.desk.record(make), done)

    def put_indicators(
        self, tiles: tuple[Tile, ...], then: Callable[[tuple[Tile, ...]], None] | None
    ) -> Job[Any]:
        """The dora indicators of this hand."""
        app = self._app

        def done(noted: tuple[Tile, ...]) -> None:
            app.indicators = noted
            if then is not None:
                then(noted)

        return self.write(lambda: app.desk.put_indicators(tiles), done)

    def write(self, work: Callable[[], Any], done: Callable[[Any], None] | None) -> Job[Any]:
        """Anything else that is stored."""
        self._under_way += 1
        self._app.busy = True
        return self._app.workers.storage(work, done, ended=self._ended)

    def _ended(self) -> None:
        self._under_way = max(0, self._under_way - 1)
        self._app.busy = self._under_way > 0
