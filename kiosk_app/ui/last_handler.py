"""What no screen caught: it is logged and said, and the table stays usable.

Whatever is on disk is safe by then. Nobody at a club can do anything with a dark screen.
"""

from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.core.window import Window

from kiosk_app.session.session_log import log_error
from kiosk_app.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

MOST_ERRORS: Final = 20
"""So many within the time below, and going on is no use: the service starts the kiosk again."""
WITHIN_SECONDS: Final = 10.0


class LastHandler(ExceptionHandler):
    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._times: deque[float] = deque(maxlen=MOST_ERRORS)

    def handle_exception(self, exception: BaseException) -> Any:
        if not isinstance(exception, Exception) or not self._app.ready:
            return ExceptionManager.RAISE  # the end of the program, or a kiosk that cannot start
        log_error("A screen failed", exception)
        self._times.append(monotonic())
        if len(self._times) == MOST_ERRORS and self._times[-1] - self._times[0] < WITHIN_SECONDS:
            return ExceptionManager.RAISE
        try:
            self._recover()
        except Exception as again:
            log_error("The table could not be shown", again)
        return ExceptionManager.PASS

    def _recover(self) -> None:
        """Back to the table, with nothing open over it."""
        for sheet in [child for child in Window.children if isinstance(child, Sheet)]:
            sheet.dismiss()
        app = self._app
        app.show("home" if app.state is None else "table")
        app.say(app.words("common-went-wrong"), "trouble")


def keep_usable(app: "TenbouApp") -> LastHandler:
    """From now on no error of a screen ends the evening."""
    handler = LastHandler(app)
    ExceptionManager.add_handler(handler)
    return handler
