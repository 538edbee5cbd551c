"""The kiosk: one window, one screen at a time, and the table behind it."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kiosk_app.languages import load_screen_language
from kiosk_app.screens.settings.housekeeping import (
    copy_game_off_card,
    copy_off_card,
    drop_old_photos,
)
from kiosk_app.session.game_session import TableStore
from kiosk_app.session.question import SessionOptions
from kiosk_app.session.session_events import (
    ClockChanged,
    Failure,
    GameChanged,
    IndicatorsChanged,
    PhotoNotKept,
    RoundSignal,
    SessionEvent,
    StepChanged,
    TilesLearned,
    Writing,
)
from kiosk_app.session.session_log import log_session_event
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.session.table_session import TableSession
from kiosk_app.session.work import Workers
from kiosk_app.settings import Settings, load_settings, save_settings, settings_file
from kiosk_app.store.disk import disk_problems
from kiosk_app.store.forks import Fork, forks
from kiosk_app.ui import assets
from kiosk_app.ui.navigator import Navigator
from kiosk_app.ui.root import Root
from kiosk_app.ui.screen import KioskScreen
from kiosk_app.ui.server_line import ServerLine
from kiosk_app.ui.sounds import Sounds
from kiosk_app.ui.theme import THEMES, unit
from kiosk_app.ui.tidying import Tidying
from kiosk_app.voice.announcements import Announcer
from kiosk_app.voice.speaker import Speaker
from scorer.messages import CodedError, Message, Paragraph
from scorer.table import Event, GameEnded, RiichiDeclared, Win

if TYPE_CHECKING:
    from kiosk_app.screens.learn.learning import Learning

_WINDS: Final = ("east", "south", "west", "north")

_CLOCK_SECONDS: Final = 0.5
"""Twice as often as the figures change, so that none is left out."""


_VOICE_SECONDS: Final = 0.3
"""Between two looks whether the voice has ended."""


def next_frame(call: Callable[[], None]) -> None:
    """On the thread of the screens."""
    Clock.schedule_once(lambda _: call(), 0)


class TenbouApp(App):
    """What every screen can reach. In kv files: ``app.words("…")``, ``app.theme.text``, ``app.u``.

    ``words``, ``theme``, ``settings``, ``state`` and ``u`` are replaced as a whole when they
    change; what a kv rule made of them follows at once, and the screen on show is refreshed.
    """

    words = ObjectProperty(load_screen_language("en"), rebind=True)
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
    speaking = BooleanProperty(False)
    """The voice says something, and one tap mutes it."""
    ready = BooleanProperty(False)
    """The store is open and the first screen is on show."""

    def __init__(
        self,
        *,
        club_folder: Path | None = None,
        config_folder: Path | None = None,
        camera: TableCamera | None = None,
        speaker: Speaker | None = None,
        warm_up: bool = False,
        **values: Any,
    ) -> None:
        """``warm_up``: the eyes are loaded behind the first screen, and wait for the first win."""
        super().__init__(**values)
        self._warm_up: Final = warm_up
        self.title = "Tenbou"
        self.icon = assets.APP_ICON
        self.workers: Final = Workers(self.failed, next_frame)
        self.session: Final = TableSession(
            TableStore(club_folder, lambda: self.settings.club_server),
            camera or TableCamera(),
            self.workers,
        )
        self.session.follow(log_session_event)
        self.session.follow(self._heard)
        self.speaker: Final = speaker or Speaker()
        announcer = Announcer(lambda: self.words, self.say_aloud)
        self.session.follow(announcer.hear)
        self._ticking: Any = None
        self._listening: Any = None
        self.server_line: Final = ServerLine(self)
        self.tidying: Final = Tidying()
        self.config_folder: Final = config_folder
        self._navigator: Final = Navigator(self)
        self._sounds: Final = Sounds()

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
            said = Paragraph(loaded.sentences)
            root.say(self.words.sentence_for(said), "trouble")
        for name in ("words", "theme", "state", "portrait", "u", "indicators"):
            self.fbind(name, self._navigator.refresh)
        return root

    def on_start(self) -> None:
        self.workers.storage(self.session.table_store.open, self._opened)

    def brought_back(self) -> None:
        """All that is kept is that of a copy: it may have another game, or none."""
        self._take_over()
        self._navigator.lead_back_to(self._first_screen())
        self.session.clock.read()
        self.server_line.follow()  # of the store that is open now

    def _take_over(self) -> None:
        self.session.read_again()
        if "learning" in self.__dict__:
            self.learning.quiz.go_on_with(self.session.table_store.quiz_record)

    def _opened(self, sentences: tuple[Message, ...]) -> None:
        self._take_over()
        if sentences:
            self.say(self.words.sentence_for(Paragraph(sentences)), "trouble")
        self.show(self._first_screen())
        self.session.clock.read()
        self._ticking = Clock.schedule_interval(self._look, _CLOCK_SECONDS)
        self.server_line.follow()
        self.workers.storage(
            lambda: drop_old_photos(self.session.store, self.settings.evidence_days)
        )
        self.workers.storage(lambda: copy_off_card(self.session.store))
        if self._warm_up:
            # Once the first screen is drawn: nothing makes that wait.
            next_frame(self._load_eyes)
        if not sentences:
            self.workers.storage(lambda: forks(self.session.store), self._say_forks)
        self.ready = True

    def _load_eyes(self) -> None:
        self.camera.get_ready(self.settings.tile_set)

    def _look(self, _seconds: float) -> None:
        """Twice a second: the clock of the round, and whether the tile set turned out unusable."""
        self.session.clock.look()
        trouble = self.camera.new_tile_set_trouble()
        if trouble is not None:
            self.failed(trouble)

    def _say_forks(self, found: list[Fork]) -> None:
        """A game that went on twice waits until somebody says which course counts."""
        if found:
            said = Message("storage", "server-differs", table=found[0].table_name)
            self.say(self.words.sentence_for(said), "trouble")

    def _first_screen(self) -> str:
        if self.first_start:
            return "first-start"
        return "home" if self.state is None else "table"

    def on_stop(self) -> None:
        self.ready = False
        screen = self.screen
        if screen is not None:
            screen.closed()
        if self._ticking is not None:
            self._ticking.cancel()
        if self._listening is not None:
            self._listening.cancel()
        self.speaker.close()
        self.tidying.stop()
        self.server_line.stop()
        self.workers.storage(self.session.table_store.close)
        self.workers.close()
        self.camera.close()

    @cached_property
    def learning(self) -> "Learning":
        """Made when somebody first learns: few do before the first hand."""
        from kiosk_app.screens.learn.learning import Learning

        learning = Learning()
        learning.quiz.go_on_with(self.session.table_store.quiz_record)
        return learning

    # The screens

    @property
    def screen(self) -> Any:
        """The one on show, a ``KioskScreen`` of whatever class; None before the first."""
        return self._navigator.screen

    def screen_named(self, name: str) -> KioskScreen:
        """A screen, made if it has never been on show."""
        return self._navigator.screen_named(name)

    def show(self, name: str, *, first: bool = False) -> None:
        """Go to a screen; going to one that leads here goes back to it.

        ``first``: there is no going back to what was shown before.
        """
        self._navigator.show(name, first=first)

    def back(self) -> None:
        """To the screen before; from the first one to the table or the home screen."""
        self._navigator.back()

    # The table

    @property
    def camera(self) -> TableCamera:
        return self.session.camera

    @camera.setter
    def camera(self, camera: TableCamera) -> None:
        self.session.camera = camera

    def _heard(self, event: SessionEvent) -> None:
        """What the session says, as properties that screens follow and as sentences."""
        match event:
            case GameChanged(state, happened):
                self.state = state
                self._sound_of(happened)
                if isinstance(happened, GameEnded):
                    self.workers.storage(lambda: copy_game_off_card(self.session.store))
            case IndicatorsChanged(tiles):
                self.indicators = tiles
            case ClockChanged(timer, text):
                self.timer, self.clock_text = timer, text
            case RoundSignal(last_hands, table):
                self._signal(last_hands, table)
            case StepChanged():
                self._navigator.follow(event)
            case Writing(busy):
                self.busy = busy
            case PhotoNotKept(why):
                self.say(self.words.sentence_for(why), "trouble")
            case TilesLearned(name):
                self.say(self.words("reading-remembered", name=name))
            case Failure(error):
                self.failed(error)

    def _signal(self, last_hands: bool, table: str | None) -> None:
        self.play("bell" if last_hands else "time")
        sentence = self.words("timer-last-hands" if last_hands else "timer-time-over")
        if table is not None:
            sentence = self.words("timer-table-says", table=table, sentence=sentence)
        self.say(sentence)

    def _sound_of(self, happened: Event | None) -> None:
        if isinstance(happened, RiichiDeclared):
            self.play("riichi")
        elif isinstance(happened, Win):
            self.play("win")

    # Settings

    def apply_settings(self, settings: Settings) -> None:
        """Take settings over at once, without saving them."""
        self.settings = settings
        self.theme = THEMES[settings.theme]
        # The window is cleared in it: painting the ground once more costs a fifth of a frame.
        Window.clearcolor = self.theme.ground
        self.words = load_screen_language(settings.language)
        east, south, west, north = (self.words(f"seats-{wind}") for wind in _WINDS)
        self.session.options = SessionOptions(
            settings.camera, settings.tile_set, settings.rules, (east, south, west, north)
        )
        if Window.rotation != settings.rotation:
            Window.rotation = settings.rotation

    def change_settings(self, **values: Any) -> None:
        """Take them over and keep them."""
        changed = self.settings.changed(**values)
        self.apply_settings(changed)
        self.session.write(lambda: self._save(changed))
        if "club_server" in values and self.ready:
            self.server_line.follow()

    def _save(self, settings: Settings) -> None:
        with disk_problems(settings_file(self.config_folder).parent):
            save_settings(settings, self.config_folder)

    # To the people

    def say(self, sentence: str, kind: str = "said") -> None:
        self._navigator.root.say(sentence, kind)

    def failed(self, error: Exception) -> None:
        """Something did not work: say it in a sentence; what no sentence fits is a defect."""
        if not isinstance(error, CodedError):
            raise error
        self.say(self.words.sentence_for(error), "refused")

    def play(self, name: str) -> None:
        """A sound, where sounds are wanted and can be made."""
        if self.settings.sound:
            self._sounds.play(name)

    def say_aloud(self, sentence: str) -> None:
        """By the voice, where it is wanted; nobody waits for it."""
        if not self.settings.voice or not self.speaker.can_speak:
            return
        self.speaker.say(sentence, self.settings.language)
        self.speaking = True
        if self._listening is None:
            self._listening = Clock.schedule_interval(self._look_at_voice, _VOICE_SECONDS)

    def mute(self) -> None:
        """In the middle of the word, and from now on."""
        self.speaker.hush()
        self.change_settings(voice=False)
        self.say(self.words("voice-muted"))

    def _look_at_voice(self, _seconds: float) -> None:
        self.speaking = self.speaker.busy
        if not self.speaking and self._listening is not None:
            self._listening.cancel()
            self._listening = None

    # Within

    def _measure(self, *_: Any) -> None:
        width, height = Window.size
        self.u = unit(width, height)
        self.portrait = height > width
