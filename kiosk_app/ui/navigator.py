"""Which screen is on show, and which ones lead back from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock
from kivy.core.window import Window

from kiosk_app.screens import make_screen
from kiosk_app.session.session_events import StepChanged
from kiosk_app.session.steps import Step
from kiosk_app.ui.root import Root
from kiosk_app.ui.screen import KioskScreen
from kiosk_app.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

SCREEN_OF_STEP: Final[Mapping[Step, str]] = {
    Step.NO_GAME: "home",
    Step.PLAY: "table",
    Step.SAY_WHO: "win",
    Step.TAKE_PHOTO: "camera",
    Step.CHECK_READING: "reading",
    Step.SAY_WINNING_TILE: "won-on",
    Step.ENTER_TILES: "tiles",
    Step.ENTER_WORTH: "points",
    Step.COUNT_HANDS: "settle",
    Step.EXPLAIN_HANDS: "deal",
    Step.SCORE: "score",
    Step.SHOW_WAITS: "waits",
    Step.RECORD_DRAW: "draw",
    Step.EDIT_PAST_HAND: "mend",
}
"""Where each step of the session is done: the only place that knows."""
_STEP_OF_SCREEN: Final = {screen: step for step, screen in SCREEN_OF_STEP.items()}
_ENDS: Final = (Step.NO_GAME, Step.PLAY, Step.RECORD_DRAW)
"""Nothing is being entered any more: whoever has gone elsewhere meanwhile stays there, and nobody
goes back to the hand that was."""
_WITH_THE_FLOW: Final = frozenset((*SCREEN_OF_STEP.values(), "photos"))
_OF_A_HAND: Final = _WITH_THE_FLOW - {"home", "table", "win", "draw", "mend"}
FIRST: Final = ("home", "table")
"""From these there is nothing to go back to."""


class Navigator:
    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._names: list[str] = []

    @property
    def root(self) -> Root:
        if not isinstance(self._app.root, Root):
            raise RuntimeError("The window is not there yet.")
        return self._app.root

    @property
    def screen(self) -> Any:
        """The one on show, a ``KioskScreen`` of whatever class; None before the first."""
        root = self._app.root
        shown = root.screens.current_screen if isinstance(root, Root) else None
        return shown if isinstance(shown, KioskScreen) else None

    def screen_named(self, name: str) -> KioskScreen:
        """A screen, made if it has never been on show."""
        screens = self.root.screens
        if not screens.has_screen(name):
            screens.add_widget(make_screen(name))
        found: KioskScreen = screens.get_screen(name)
        return found

    def follow(self, change: StepChanged) -> None:
        """To the screen of the step that is next; what was asked on the way is not any more."""
        screen = self.screen
        if change.step in _ENDS:
            self._names = [name for name in self._names if name not in _OF_A_HAND]
            if screen is not None and screen.name not in _WITH_THE_FLOW:
                return
        for sheet in [child for child in Window.children if isinstance(child, Sheet)]:
            sheet.dismiss()
        self.show(SCREEN_OF_STEP[change.step])

    def show(self, name: str, *, first: bool = False) -> None:
        """Go to a screen; going to one that leads here goes back to it."""
        if name in self._names:
            del self._names[self._names.index(name) :]
        elif first or name in FIRST:
            self._names.clear()
        self._names.append(name)
        step = _STEP_OF_SCREEN.get(name)
        if step is not None:
            self._app.session.came_to(step)
        self.screen_named(name)
        screens = self.root.screens
        if screens.current == name:
            self.refresh()
        screens.current = name
        self.root.notice.go()

    def lead_back_to(self, name: str) -> None:
        """From the screen on show; what was before it is nothing to go back to any more."""
        self._names = [name, *self._names[-1:]]

    def back(self) -> None:
        """To the screen before; from the first one to the table or the home screen."""
        before = [name for name in self._names[:-1] if self._leads_somewhere(name)]
        if before:
            self.show(before[-1])
        else:
            self.show("home" if self._app.state is None else "table")

    def _leads_somewhere(self, name: str) -> bool:
        """Not to a hand where the win that is entered has none yet."""
        return name not in _OF_A_HAND or bool(self._app.session.draft.hands)

    def refresh(self, *_: Any) -> None:
        """Before the next frame: what the screen on show is made of has changed."""
        Clock.schedule_once(self._refresh, -1)

    def _refresh(self, _seconds: float) -> None:
        screen = self.screen
        if screen is not None and self._app.ready:
            screen.refresh()
