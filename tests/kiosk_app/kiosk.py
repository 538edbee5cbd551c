"""The real kiosk in an offscreen window, tapped as a person would.

>>> kiosk = Kiosk(folder).start()
>>> kiosk.tap("Win")
>>> kiosk.screenshot(folder / "win.png")
>>> kiosk.stop()

It never waits for seconds, only for frames and for what is to be seen.
"""

import gc
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from weakref import getweakrefs

from kiosk_app.ui.environment import prepare

# The offscreen driver has as many pixels as the window was opened with: the largest of all sizes.
prepare(offscreen=True, size=(1920, 1280))

from kivy.animation import Animation  # noqa: E402
from kivy.app import App  # noqa: E402
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.config import Config  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.graphics import Canvas  # noqa: E402  # loads the graphics before the first frame
from kivy.graphics.texture import Texture  # noqa: E402
from kivy.lang import Builder  # noqa: E402
from kivy.lang.builder import _handlers  # noqa: E402
from kivy.lang.parser import global_idmap  # noqa: E402
from kivy.uix.modalview import ModalView  # noqa: E402
from kivy.uix.textinput import TextInput  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

from kiosk_app.settings import Settings, save_settings  # noqa: E402
from kiosk_app.ui.app import TenbouApp  # noqa: E402
from kiosk_app.ui.tidying import keep_what_is_loaded  # noqa: E402
from kiosk_app.ui.widgets import buttons  # noqa: E402
from kiosk_app.ui.widgets.sheet import LiveSheet  # noqa: E402
from kiosk_app.ui.widgets.text import FitLabel  # noqa: E402

Config.set("graphics", "maxfps", "0")
Clock._max_fps = 0

SIZES: Final = ((800, 480), (1280, 800), (1920, 1080), (480, 800), (800, 1280))
MANY: Final = 200_000
"""New objects after which Python looks for those left over, where no kiosk runs."""
MOST_LEFT: Final = 30_000_000
"""Objects of stopped kiosks that a process keeps, if the machine has the memory: a third of the
suite leaves fewer."""
_OBJECT: Final = 110
"""Bytes that one of them takes, with what hangs on it."""
_SHARE: Final = 8
"""Of the machine's memory, for each of three processes."""
_LIMITS: Final = (
    Path("/sys/fs/cgroup/memory.max"),
    Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"),
)
"""Where a container says how much of the machine's memory it may have, new and old."""
_PATIENCE: Final = 120.0
"""Seconds; a machine may be busy with much else."""
_FRAMES: Final = 4
_NEVER: Final = 1e6
# On a busy machine a tap may last for seconds; only what is meant to be held is held.
buttons.LONG_PRESS = _NEVER
keep_what_is_loaded()


_draw: Final = Window.on_draw


def draw_always(always: bool) -> None:
    """Without a graphics card drawing takes most of the time: only looked-at frames are drawn."""
    Window.on_draw = _draw if always else lambda *_: None


draw_always(False)


def _memory() -> int:
    """Bytes: the machine's, or the container's."""
    limits = [path.read_text().strip() for path in _LIMITS if path.is_file()]
    machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min([machine, *(int(limit) for limit in limits if limit.isdecimal())])


def _list_of_all(one: Canvas | Texture) -> list[Any]:
    """Where Kivy lists all of a kind, to send them again to a graphics card that lost them.

    What is freed is searched for from the list's beginning, and a text has a new texture whenever
    it changes: with those of some hundred stopped kiosks in it, each text took ten times as long.
    """
    (listed,) = getweakrefs(one)
    return listed.__callback__.__self__


class _Stopped:
    """What stopped kiosks left: to free it takes as long as to build it.

    A process whose tests are over gives it all back at once, so it is only put aside, out of the
    collector's sight, until there is too much of it.
    """

    kivy_lists: Final = (_list_of_all(Canvas()), _list_of_all(Texture.create(size=(1, 1))))

    def __init__(self) -> None:
        self.most = min(MOST_LEFT, _memory() // (_SHARE * _OBJECT))
        self.any_new = False
        self.aside = 0

    def put_aside(self) -> None:
        """After a test: all that was made lately, the dead and what stays."""
        if not self.any_new:
            return
        self.any_new = False
        for listed in self.kivy_lists:
            listed.clear()
        new = gc.get_count()[0]
        if self.aside + new > self.most:
            if self.aside:
                gc.unfreeze()
            for _ in range(2):  # what a weak reference lets go of is left for a second round
                gc.collect()
            self.aside = 0
        else:
            self.aside += new
        gc.freeze()
        gc.set_threshold(MANY)


stopped: Final = _Stopped()


def _finger(x: float, y: float) -> Any:
    """Kivy's own finger for tests; loaded when it is needed, as it loads pytest with it."""
    from kivy.tests.common import UnitTestTouch

    return UnitTestTouch(x, y)


class Kiosk:
    """One kiosk with its own folders; the window is shared by all that a process starts."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (800, 480),
        settings: Settings | None = Settings(reveal=False),  # noqa: B008  # frozen
        **values: Any,
    ) -> None:
        """Without settings it is a first start. A score is there at once, unless a test asks."""
        self.folder: Final = folder
        self._size = size
        self._values = values
        if settings is not None:
            (folder / "config").mkdir(parents=True, exist_ok=True)
            save_settings(settings, folder / "config")
        self._app: TenbouApp | None = None
        self._heard: list[str] = []
        self._not_its_own: list[Any] = []
        """What the clock had to do before it was started."""

    # Start and end

    def start(self) -> "Kiosk":
        """Open the app and wait for its first screen."""
        EventLoop.ensure_window()
        self._not_its_own = Clock.get_events()
        gc.set_threshold(0)  # until it has ended: what lives is not looked through
        app = TenbouApp(
            club_folder=self.folder / "club", config_folder=self.folder / "config", **self._values
        )
        App._running_app = app
        self.resize(*self._size)
        app.root = app.build()
        Window.add_widget(app.root)
        app.root.notice.fbind("text", lambda _, text: self._heard.append(_plain(text)))
        app.dispatch("on_start")
        self._app = app
        self.wait(lambda: app.ready)
        return self

    def stop(self) -> None:
        """As when the kiosk is shut down."""
        self.app.dispatch("on_stop")
        self._forget()

    def pull_the_plug(self) -> None:
        """Forget the app without telling it: what is not on disk is lost."""
        self.app.session.table_store.store._folder_lock.release()  # as the system does
        self._forget()
        for generation in (0, 1):  # its files are closed, as the system does
            gc.collect(generation)

    def _forget(self) -> None:
        for child in list(Window.children):
            if isinstance(child, ModalView):
                child.dismiss()
            Window.remove_widget(child)
        Window.unbind(size=self.app._measure, rotation=self.app._measure)
        self.app.tidying.stop()  # the plug stops it, too
        # What kv rules still have to draw asks for the running app.
        self.frames()
        # What moves, waits or was last written in would be held, and all around it.
        Animation.cancel_all(None)
        for event in Clock.get_events():
            if event not in self._not_its_own:
                event.cancel()
        for uid in list(_handlers):
            Builder.unbind_widget(uid)  # what follows the window would follow it for good
        TextInput._adjust_viewport()
        TextInput._adjust_viewport.cancel()
        # What kv files call "app" is looked up once and kept.
        object.__setattr__(global_idmap["app"], "_obj", None)
        self._app = App._running_app = None
        stopped.any_new = True

    @property
    def app(self) -> TenbouApp:
        assert self._app is not None, "the kiosk is not running"
        return self._app

    # Time

    def frames(self, count: int = _FRAMES) -> None:
        for _ in range(count):
            EventLoop.idle()

    def wait(self, until: Callable[[], object], patience: float = _PATIENCE) -> None:
        """Draw frames until something is so; a kiosk that hangs fails the test in the end."""
        end = time.monotonic() + patience
        while not until():
            assert time.monotonic() < end, f"waited in vain; on show: {self.texts()}"
            EventLoop.idle()
            time.sleep(0.001)
        self.frames()

    def settle(self) -> None:
        """Until nothing is being written or worked out any more."""
        self.frames(2)  # what was just changed may only now ask for work
        self.wait(lambda: self.app.workers.idle and not self.app.busy)

    def resize(self, width: int, height: int) -> None:
        Window.size = (width, height)
        self.frames()

    # What is to be seen

    @property
    def screen(self) -> str:
        screen = self.app.screen
        return "" if screen is None else str(screen.name)

    @property
    def follows(self) -> bool:
        """Whether all on show follows another language and size: a plain sheet is gone by then."""
        sheets = [child for child in Window.children if isinstance(child, ModalView)]
        return all(isinstance(sheet, LiveSheet) for sheet in sheets)

    def widgets(self) -> Iterator[Widget]:
        """Everything on show, the uppermost last; where a sheet is open, only what is on it."""
        sheets = [child for child in Window.children if isinstance(child, ModalView)]
        roots = [sheets[0] if sheets else self.app.screen, self.app.root.notice]
        for root in roots:
            for widget in root.walk():
                if _visible(widget):
                    yield widget

    def texts(self) -> list[str]:
        """Every word on show."""
        return [
            widget.text for widget in self.widgets() if isinstance(widget, FitLabel) and widget.text
        ]

    def sees(self, text: str) -> bool:
        return any(text in _plain(shown) for shown in self.texts())

    def heard(self, text: str) -> bool:
        """Whether it was said, even if the notice has gone since."""
        return any(text in said for said in self._heard)

    def find(self, text: str) -> Widget:
        """What can be tapped and says this, or says it within; the shortest such text wins."""
        found = [
            widget
            for widget in self.widgets()
            if hasattr(widget, "on_release") and text in _plain(_words(widget))
        ]
        assert found, f"nothing to tap says “{text}”; on show: {self.texts()}"
        return min(found, key=lambda widget: (len(_words(widget)), -widget.width))

    def all_of(self, kind: type[Any]) -> list[Any]:
        return [widget for widget in self.widgets() if isinstance(widget, kind)]

    # Fingers

    def tap(self, what: str | Widget, *, settle: bool = True) -> None:
        """Tap a widget, or what says these words; it must be in view and not disabled."""
        widget = self.find(what) if isinstance(what, str) else what
        x, y = widget.to_window(*widget.center)
        assert 0 <= x < Window.width and 0 <= y < Window.height, f"{what} is not in view"
        assert not widget.disabled, f"{what} cannot be tapped now"
        self.touch(x, y)
        if settle:
            self.settle()

    def touch(self, x: float, y: float) -> None:
        touch = _finger(*_on_the_panel(x, y))
        touch.touch_down()
        EventLoop.idle()
        touch.touch_up()
        self.frames()

    def hold(self, what: str | Widget) -> None:
        """A long press."""
        widget = self.find(what) if isinstance(what, str) else what
        touch = _finger(*_on_the_panel(*widget.to_window(*widget.center)))
        buttons.LONG_PRESS = 0.0
        touch.touch_down()
        buttons.LONG_PRESS = _NEVER
        held: list[object] = []
        widget.fbind("on_hold", lambda *_: held.append(None))
        self.wait(lambda: held)
        touch.touch_up()
        self.frames()

    def type(self, text: str) -> None:
        """As on a keyboard that is plugged in; a line's end is Enter."""
        for letter in text:
            if letter == "\n":
                Window.dispatch("on_key_down", 13, 40, None, [])
                Window.dispatch("on_key_up", 13, 40)
            else:
                Window.dispatch("on_textinput", letter)
        self.frames()

    def close_sheet(self) -> None:
        """Send the uppermost sheet away."""
        next(child for child in Window.children if isinstance(child, ModalView)).dismiss()
        self.settle()

    def drag(self, start: Widget, end: Widget) -> None:
        from_x, from_y = start.to_window(*start.center)
        to_x, to_y = end.to_window(*end.center)
        touch = _finger(*_on_the_panel(from_x, from_y))
        touch.touch_down()
        for step in range(1, 6):
            share = step / 5
            x, y = from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share
            touch.touch_move(*_on_the_panel(x, y))
            EventLoop.idle()
        touch.touch_up()
        self.frames()

    # Pictures

    def screenshot(self, path: Path) -> Path:
        """What the window shows, exactly under this name."""
        draw_always(True)
        Window.canvas.ask_update()
        self.frames()
        path.parent.mkdir(parents=True, exist_ok=True)
        written = Path(Window.screenshot(str(path)))
        draw_always(False)
        return written.rename(path)


def _on_the_panel(x: float, y: float) -> tuple[float, float]:
    """Where a finger is on a panel whose picture is turned."""
    width, height = Window.size
    share_x, share_y = x / (width - 1), y / (height - 1)
    turned = {
        0: (share_x, share_y),
        90: (1 - share_y, share_x),
        180: (1 - share_x, 1 - share_y),
        270: (share_y, 1 - share_x),
    }
    across, up = turned[int(Window.rotation)]
    return across * (width - 1), up * (height - 1)


def _visible(widget: Widget) -> bool:
    at: Any = widget
    while at is not None and at is not Window:
        if at.opacity == 0:
            return False
        at = at.parent if at.parent is not at else None
    return bool(widget.width > 0 and widget.height > 0)


def _words(widget: Widget) -> str:
    own = getattr(widget, "text", "")
    if isinstance(own, str) and own:
        return own
    return " ".join(
        child.text for child in widget.walk(restrict=True) if isinstance(child, FitLabel)
    )


def _plain(text: str) -> str:
    """With plain spaces: those in numbers keep them in one line."""
    return text.replace("\u00a0", " ")
