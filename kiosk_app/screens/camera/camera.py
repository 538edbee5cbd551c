"""The camera, live: it takes the photo by itself when the hand lies still, or when tapped."""

from collections.abc import Iterable
from concurrent.futures import Future
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.screens.camera.camera_view import CameraView, CountdownRing
from kiosk_app.screens.win.hand_text import hand_heading, sign_of
from kiosk_app.session.several_winners import other_hand
from kiosk_app.session.steps import Step
from kiosk_app.session.waiting_hand import WAITING
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import PlainButton, TapArea
from scorer.hand import Meld
from scorer.table import Seat
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.session.work import Job
    from vision.camera.live_reading import LiveReading, TakenPhoto

load_kv(__file__)

__all__ = ["CameraScreen", "CameraView", "CountdownRing"]

_FRAMES: Final = 30


class ShutterButton(TapArea):
    """The big one."""


class CameraScreen(KioskScreen):
    heading = StringProperty("")
    sentence = StringProperty("")
    sign = StringProperty("")
    can_shoot = BooleanProperty(False)
    busy_reading = BooleanProperty(False)
    countdown = 0.9
    """Seconds from a steady reading to the photo: enough to lift a finger and stop it."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._ticking: Any = None
        self._since: float | None = None
        self._stopped = False
        self._taking: Future[TakenPhoto] | None = None
        self._judged: tuple[int, bool] | None = None
        """The last reading that was looked at for its winning tile, and whether only that lacks."""
        self._cutting: Job[Any] | None = None

    def refresh(self) -> None:
        if not self.app.session.draft.winners:
            return
        self.heading = hand_heading(self.app)
        self._since = None
        self._stopped = self._has_hand()
        self._offer_to_keep()
        self._say()

    def opened(self) -> None:
        self.app.session.open_camera()
        self._ticking = Clock.schedule_interval(self._tick, 1 / _FRAMES)

    def closed(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
        self.cancel_reading()
        self.app.camera.pause()
        self.ids.view.clear()
        self.ids.ring.share = 0

    # What can be tapped

    def shoot(self) -> None:
        """Take the photo now."""
        if self._taking is not None or self._cutting is not None or self.app.camera.is_opening:
            return
        try:
            self._taking = self.app.camera.take()
        except Exception as error:
            self.app.failed(error)
            return
        self.app.play("tick")
        self._wait(True)

    def cancel_countdown(self) -> None:
        """A tap on the picture: not this one."""
        if self._since is not None:
            self._since, self._stopped = None, True

    def cancel_reading(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None
        self._stopped = True
        self._wait(False)

    def tap_tiles(self) -> None:
        self.app.session.go(Step.ENTER_TILES)

    # Thirty times a second

    def _tick(self, _seconds: float) -> None:
        if not self.app.session.draft.hands:
            return  # on its way off show: who won is asked anew
        table_camera = self.app.camera
        frame, reading = table_camera.frame(), table_camera.reading()
        self.ids.view.show(frame, reading)
        self.can_shoot = frame is not None and self._taking is None and self._cutting is None
        self._say()
        self._count_down(reading)
        if self._taking is not None and self._taking.done():
            self._taken(self._taking)

    def _count_down(self, reading: "LiveReading | None") -> None:
        ready = reading is not None and self._is_ready(reading) and self.app.settings.auto_photo
        if not ready:
            self._since = None
            if reading is not None and not reading.taken:
                self._stopped = self._stopped and self._has_hand()
        elif self._since is None and not self._stopped and not self.busy_reading:
            self._since = monotonic()
        if self._since is None:
            self.ids.ring.share = 0
            return
        self.ids.ring.share = min(1.0, (monotonic() - self._since) / self.countdown)
        if self.ids.ring.share >= 1:
            self._since, self._stopped = None, True
            self.shoot()

    def _is_ready(self, reading: "LiveReading") -> bool:
        """A whole hand that is still; without a winner, or without the winning tile, one of 13."""
        hand = reading.reading.hand_reading.hand
        if hand is None or self._whose_is_shown(reading) is not None:
            return False
        steady = reading.steady and not reading.taken and not reading.reading.flaws
        if self.app.session.waiting:
            count = len(hand.concealed) + (hand.win is not None) + 3 * len(hand.melds)
            return steady and count == WAITING
        return reading.ready or (steady and self._lacks_winning_tile(reading))

    def _lacks_winning_tile(self, reading: "LiveReading") -> bool:
        """Whether all but the winning tile is in view, which can then be asked for."""
        from kiosk_app.session.photo_hand import draft_from_reading

        if self._judged is None or self._judged[0] != reading.number:
            hand = draft_from_reading(reading.reading.hand_reading)
            self._judged = reading.number, self.app.session.flow.lacks_winning_tile(hand)
        return self._judged[1]

    def _whose_is_shown(self, reading: "LiveReading") -> Seat | None:
        """The winner before whose hand has not been taken away yet."""
        draft = self.app.session.draft
        shown = reading.reading.hand_reading.hand
        if shown is None or len(draft.winners) < 2:
            return None
        tiles = _tiles_of(shown.concealed, shown.win, shown.melds)
        for at, other in enumerate(draft.winners):
            hand = None if at == draft.at else other.hand.or_none()
            if hand is not None and tiles in (
                _tiles_of(hand.concealed, hand.win, hand.melds),
                _tiles_of(hand.concealed, None, hand.melds),
            ):
                return other.seat
        return None

    def _taken(self, future: "Future[TakenPhoto]") -> None:
        self._taking = None
        if future.cancelled():
            self._wait(False)
            return
        error = future.exception()
        if error is not None:
            self._wait(False)
            self.app.failed(error if isinstance(error, Exception) else RuntimeError(str(error)))
            return
        from kiosk_app.session.photo_hand import seen_hand

        taken = future.result()
        self._cutting = self.app.workers.camera(
            lambda: seen_hand(taken.photo, taken.reading), self._seen
        )

    def _seen(self, seen: Any) -> None:
        self._cutting = None
        self._wait(False)
        if seen.hand_reading.hand is None:
            from vision.advice import advice

            hint = advice(seen.reading)
            if hint is not None:
                self.app.say(self.app.words.sentence_for(hint), "refused")
            self._stopped = False
            return
        self.app.session.take_reading(seen)

    # What is shown

    def _say(self) -> None:
        table_camera, words = self.app.camera, self.app.words
        trouble = table_camera.why_not()
        if trouble is not None:
            self.sentence = words.sentence_for(trouble)
            self.sign = "warning"
            return
        if table_camera.frame() is None:
            self.sentence, self.sign = words("camera-trouble-starting"), "camera"
            return
        if self.busy_reading:
            self.sentence, self.sign = words("camera-reading"), "camera"
            return
        reading = table_camera.reading()
        hint = None if reading is None or self._is_ready(reading) else reading.hint
        first = None if reading is None else self._whose_is_shown(reading)
        if first is not None:
            self._say_whose(first)
        elif hint is not None and not (reading and self._lacks_winning_tile(reading)):
            self.sentence, self.sign = words.sentence_for(hint), sign_of(hint)
        elif self._since is not None:
            self.sentence, self.sign = words("camera-taking"), "camera"
        elif reading is None:
            self.sentence, self.sign = words("camera-looking"), "camera"
        else:
            self.sentence, self.sign = "", ""

    def _say_whose(self, first: Seat) -> None:
        table = self.app.session.table
        name = table.name(self.app.session.draft.winner.seat)
        self.sentence = self.app.words("camera-same-hand", first=table.name(first), name=name)
        self.sign = "people"

    def _has_hand(self) -> bool:
        """A hand that is complete is not read over without a tap."""
        winner = self.app.session.draft.winner
        return winner.plain is not None or self.app.session.flow.is_complete(winner.hand)

    def _offer_to_keep(self) -> None:
        box = self.ids.keep
        box.clear_widgets()
        if self._has_hand():
            button = PlainButton(text=self.app.words("camera-keep"), wanted=20)
            button.bind(on_release=lambda _: self.app.session.go(self.app.session.flow.goal))
            box.add_widget(button)
        elif other_hand(self.app.session.flow) is not None:
            button = PlainButton(text=self.app.words("camera-other-hand"), wanted=20)
            button.bind(on_release=lambda _: self.app.session.take_other_hand())
            box.add_widget(button)

    def _wait(self, reading: bool) -> None:
        box = self.ids.waiting
        if reading == self.busy_reading:
            return
        self.busy_reading = reading
        box.clear_widgets()
        if reading:
            button = PlainButton(text=self.app.words("common-cancel"), wanted=20)
            button.bind(on_release=lambda _: self.cancel_reading())
            box.add_widget(button)


def _tiles_of(
    concealed: Iterable[Tile], win: Tile | None, melds: Iterable[Meld]
) -> tuple[list[Tile], list[list[Tile]]]:
    """A hand whatever its order, to know it again."""
    loose = [*concealed, win] if win is not None else [*concealed]
    return sorted(loose), sorted(sorted(meld.tiles) for meld in melds)
