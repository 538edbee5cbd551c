"""The kiosk: one window, one screen at a time, and the table behind it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.core.audio import SoundLoader
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kiosk_app.desk.desk import Desk, MakeEvent
from kiosk_app.desk.eyes import Eyes
from kiosk_app.desk.housekeeping import drop_old_photos
from kiosk_app.desk.learning import Learning
from kiosk_app.desk.win_draft import WinDraft
from kiosk_app.screens import make_screen
from kiosk_app.settings import Settings, load_settings, save_settings, settings_file
from kiosk_app.ui import assets
from kiosk_app.ui.deal_way import DealWay
from kiosk_app.ui.root import Root
from kiosk_app.ui.round_clock import RoundClock
from kiosk_app.ui.screen import KioskScreen
from kiosk_app.ui.server_line import ServerLine
from kiosk_app.ui.telling import all_in_words, sentence_of, setting_in_words
from kiosk_app.ui.theme import THEMES, unit
from kiosk_app.ui.tidying import Tidying
from kiosk_app.ui.win_way import WinWay
from kiosk_app.ui.work import Job, Workers
from kiosk_app.words import screen_words
from scorer.table import Seat, State
from scorer.tiles import Tile
from scorer.told import Phrase

_TOLD_AGAIN: Final = 5


class TenbouApp(App):
    """What every screen can reach. In kv files: ``app.words("…")``, ``app.theme.text``, ``app.u``.

    ``words``, ``theme``, ``settings``, ``state`` and ``u`` are replaced as a whole when they
    change; what a kv rule made of them follows at once, and the screen on show is refreshed.
    """

    words = ObjectProperty(screen_words("en"), rebind=True)
    theme = ObjectProperty(THEMES["dark"], rebind=True)
    settings = ObjectProperty(Settings(), rebind=True)
    state = ObjectProperty(None, allownone=True)
    """The game at this table, as it is on disk; None: no game."""
    indicators = ObjectProperty(())
    """The dora indicators of this hand."""
    timer = ObjectProperty(None, allownone=True)
    """The clock of the round; None: none is running."""
    clock_text = StringProperty("")
    """What remains of it for this kiosk's table, like 41:07."""
    server_status = ObjectProperty(None, allownone=True)
    """Of the line to the club's server; None: no server is set."""
    u = NumericProperty(1)
    """Pixels to a unit of the theme."""
    portrait = BooleanProperty(False)
    busy = BooleanProperty(False)
    """Something is being written."""
    ready = BooleanProperty(False)
    """The store is open and the first screen is on show."""

    def __init__(
        self,
        *,
        club_folder: Path | None = None,
        config_folder: Path | None = None,
        eyes: Eyes | None = None,
        **values: Any,
    ) -> None:
        super().__init__(**values)
        self.title = "Tenbou"
        self.icon = assets.APP_ICON
        self.desk: Final = Desk(club_folder)
        self.workers: Final = Workers(self.failed)
        self.eyes = eyes or Eyes()
        self.learning: Final = Learning()
        self.win: Final = WinWay(self)
        self.deal: Final = DealWay(self)
        self.round_clock: Final = RoundClock(self)
        self.server_line: Final = ServerLine(self)
        self.tidying: Final = Tidying()
        self.config_folder: Final = config_folder
        self._way: list[str] = []
        self._sounds: dict[str, Any] = {}
        self._writing = 0

    # Start and end

    def build(self) -> Root:
        loaded = load_settings(self.config_folder)
        self.first_start = not settings_file(self.config_folder).exists()
        self.tidying.start()
        self._measure()
        Window.bind(size=self._measure, rotation=self._measure)
        self.apply_settings(loaded.settings)
        root = Root()
        if loaded.sentences:
            said = [setting_in_words(sentence, self.words) for sentence in loaded.sentences]
            root.say(self.words("storage.after-sentence").join(said), "trouble")
        for name in ("words", "theme", "state", "portrait", "u", "indicators"):
            self.fbind(name, self._refresh)
        return root

    def on_start(self) -> None:
        self.workers.storage(self.desk.open, self._opened)

    def _opened(self, sentences: tuple[Phrase, ...]) -> None:
        self.state = self.desk.state
        self.learning.quiz.go_on_with(self.desk.quiz_record)
        if sentences:
            self.say(all_in_words(sentences, self.words), "trouble")
        self.show(self._first_screen())
        self.round_clock.start()
        self.server_line.follow()
        self.workers.storage(lambda: drop_old_photos(self.desk.store, self.settings.evidence_days))
        self.ready = True

    def _first_screen(self) -> str:
        if self.first_start:
            return "first-start"
        return "home" if self.state is None else "table"

    def on_stop(self) -> None:
        self.ready = False
        screen = self.screen
        if screen is not None:
            screen.closed()
        self.round_clock.stop()
        self.tidying.stop()
        self.server_line.stop()
        self.workers.storage(self.desk.close)
        self.workers.close()
        self.eyes.close()

    # The way through the screens

    @property
    def screen(self) -> Any:
        """The one on show, a ``KioskScreen`` of whatever class; None before the first."""
        root = self.root
        shown = root.screens.current_screen if isinstance(root, Root) else None
        return shown if isinstance(shown, KioskScreen) else None

    def screen_named(self, name: str) -> KioskScreen:
        """A screen, made if it has never been on show."""
        screens = self._root.screens
        if not screens.has_screen(name):
            screens.add_widget(make_screen(name))
        found: KioskScreen = screens.get_screen(name)
        return found

    def show(self, name: str, *, first: bool = False) -> None:
        """Go to a screen; going to one that is on the way goes back to it.

        ``first``: there is no way back to what was shown before.
        """
        if name in self._way:
            del self._way[self._way.index(name) :]
        elif first or name in ("home", "table"):
            self._way.clear()
        self._way.append(name)
        self.screen_named(name)
        screens = self._root.screens
        if screens.current == name:
            self._refresh()
        screens.current = name
        self._root.notice.go()

    def back(self) -> None:
        """To the screen before; from the first one to the table or the home screen."""
        if len(self._way) > 1:
            self.show(self._way[-2])
        else:
            self.show("home" if self.state is None else "table")

    # The table

    def record(self, make: MakeEvent, then: Callable[[State], None] | None = None) -> Job[State]:
        """Write an event down, beside this thread; the screens follow once it is on disk.

        A refusal or a full disk is said, and nothing has changed.
        """

        def done(state: State) -> None:
            self.state = state
            if then is not None:
                then(state)

        return self.write(lambda: self.desk.record(make), done)

    def on_state(self, *_: Any) -> None:
        self.indicators = self.desk.indicators

    def put_indicators(
        self, tiles: tuple[Tile, ...], then: Callable[[tuple[Tile, ...]], None] | None = None
    ) -> Job[Any]:
        """Note the dora indicators of this hand."""

        def done(noted: tuple[Tile, ...]) -> None:
            self.indicators = noted
            if then is not None:
                then(noted)

        return self.write(lambda: self.desk.put_indicators(tiles), done)

    def write(self, work: Callable[[], Any], done: Callable[[Any], None] | None = None) -> Job[Any]:
        """Anything else that is stored; ``busy`` while it lasts."""
        self._writing += 1
        self.busy = True
        return self.workers.storage(work, done, ended=self._written)

    def _written(self) -> None:
        self._writing = max(0, self._writing - 1)
        self.busy = self._writing > 0

    def start_win(self, seat: Seat | None = None) -> None:
        """Someone won: from the table, or without a game just a hand to score."""
        self.win.start(seat)

    def check_tenpai(self, done: Callable[[tuple[Tile, ...]], None] | None = None) -> None:
        """A photo of a hand that should wait shows its waits."""
        self.win.check_tenpai(done)

    @property
    def win_draft(self) -> WinDraft:
        """What is known of the win that is being told."""
        return self.win.draft

    # Settings

    def apply_settings(self, settings: Settings) -> None:
        """Take settings over at once, without saving them."""
        self._replace("settings", settings)
        self._replace("theme", THEMES[settings.theme])
        self._replace("words", screen_words(settings.language))
        if Window.rotation != settings.rotation:
            Window.rotation = settings.rotation

    def change_settings(self, **values: Any) -> None:
        """Take them over and keep them."""
        changed = self.settings.changed(**values)
        self.apply_settings(changed)
        self.write(lambda: save_settings(changed, self.config_folder))
        if "club_server" in values and self.ready:
            self.server_line.follow()

    # To the people

    def say(self, sentence: str, kind: str = "said") -> None:
        self._root.say(sentence, kind)

    def failed(self, error: Exception) -> None:
        """Something did not work: say it in a sentence; what no sentence fits is a defect."""
        sentence = sentence_of(error, self.words)
        if sentence is None:
            raise error
        self.say(sentence, "refused")

    def play(self, name: str) -> None:
        """A sound, where sounds are wanted and can be made."""
        if not self.settings.sound:
            return
        if name not in self._sounds:
            self._sounds[name] = SoundLoader.load(assets.sound(name))
        sound = self._sounds[name]
        if sound is not None:
            sound.stop()
            sound.play()

    # Within

    @property
    def _root(self) -> Root:
        if not isinstance(self.root, Root):
            raise RuntimeError("The window is not there yet.")
        return self.root

    def _measure(self, *_: Any) -> None:
        width, height = Window.size
        self._replace("u", unit(width, height))
        self._replace("portrait", height > width)

    def _replace(self, name: str, value: Any) -> None:
        """Set a property that many kv rules follow.

        They are told one after the other. One that builds its rows anew takes others with it that
        were still to be told, and Kivy stumbles over those; all who are left are told again, which
        may take yet others.
        """
        try:
            setattr(self, name, value)
        except ReferenceError:
            for _ in range(_TOLD_AGAIN):
                try:
                    self.property(name).dispatch(self)
                except ReferenceError:
                    continue
                return
            raise

    def _refresh(self, *_: Any) -> None:
        Clock.schedule_once(self._refresh_now, -1)

    def _refresh_now(self, _seconds: float) -> None:
        screen = self.screen
        if screen is not None and self.ready:
            screen.refresh()
