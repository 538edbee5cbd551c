"""The dora: tap the indicator, or point the camera at it, and see which tile counts and why."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.explain.naming import as_sentence, name_tile
from kiosk_app.languages import Language
from kiosk_app.screens.camera.camera_view import CameraView
from kiosk_app.screens.table.indicator_sheet import TileKeys, why_not_noted
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.tiles import TileView
from scorer.dora import dora_from
from scorer.rule_text import BOOKS
from scorer.tiles import Tile, parse_tile

if TYPE_CHECKING:
    from vision.camera.live_reading import LiveReading
    from vision.hand_reading import ReadTile


load_kv(__file__)

_FRAMES: Final = 15
__all__ = ["DoraScreen", "IndicatorView", "TileKeys"]


def indicators_seen(reading: "LiveReading") -> "tuple[ReadTile, ...]":
    """From left to right; up to as many as a dead wall shows."""
    from vision.indicators import indicators_in

    return indicators_in(reading.reading.hand_reading)[:5]


class IndicatorView(CameraView):
    def marked(self, reading: "LiveReading") -> "tuple[ReadTile, ...]":
        return indicators_seen(reading)


class DoraReason(NamedTuple):
    indicator: str
    dora: str
    """Their names."""
    text: str


def dora_reason(indicator: Tile, words: Language) -> DoraReason:
    catalogue = words
    sentences = [words(f"dora-reason-{_reason(indicator)}")]
    if indicator.is_red:
        sentences.append(words("dora-reason-red"))
    return DoraReason(
        as_sentence(name_tile(catalogue, indicator)),
        as_sentence(name_tile(catalogue, dora_from(indicator))),
        " ".join(sentences),
    )


def _reason(indicator: Tile) -> str:
    if indicator.is_honour:
        return "wind" if indicator.number <= 4 else "dragon"
    return "nine" if indicator.number == 9 else "next"


class DoraKeys(AnchorLayout):
    """Every tile, to tap the one that was turned over."""

    __events__ = ("on_tile",)

    def on_tile(self, tile: Tile) -> None:
        """The screen says what happens."""


class DoraResult(BoxLayout):
    """The indicator, the dora, and the reason."""

    indicator = StringProperty("empty")
    dora = StringProperty("empty")
    indicator_name = StringProperty("")
    dora_name = StringProperty("")
    reason = StringProperty("")


class CameraPage(BoxLayout):
    """The live picture, the indicators seen in it, and what the camera has to say."""

    sentence = StringProperty("")


class DoraScreen(KioskScreen):
    looking = BooleanProperty(False)
    """Whether the camera is on show."""
    chosen = StringProperty("")
    """The indicator; empty: none yet."""
    note = StringProperty("")
    in_game = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._ticking: Any = None
        self._keys = DoraKeys()
        self._keys.bind(on_tile=lambda _, tile: self.choose(tile))
        self._result = DoraResult()
        self._camera = CameraPage()
        self._seen: tuple[str, ...] = ()

    def refresh(self) -> None:
        app = self.app
        rules = app.learning.rules(app.settings.rules, app.state)
        self.note = app.words("dora-none-in-nts") if BOOKS.get(rules) == "nts" else ""
        table = None if app.state is None else app.state.table
        # Only a hand that is being played has indicators, and only where there is riichi.
        self.in_game = (
            table is not None and table.ended is None and bool(app.state.rules.riichi_stake)
        )
        if self.chosen:
            indicator = parse_tile(self.chosen)
            said = dora_reason(indicator, app.words)
            self._result.indicator = self.chosen
            self._result.dora = str(dora_from(indicator))
            self._result.indicator_name, self._result.dora_name = said.indicator, said.dora
            self._result.reason = said.text
        self._lay_out()

    def opened(self) -> None:
        if self.looking:
            self._open_camera()

    def closed(self) -> None:
        self._close_camera()

    # What can be tapped

    def choose(self, tile: Tile) -> None:
        self.chosen = str(tile)
        self.refresh()

    def another(self) -> None:
        self.chosen = ""
        self.refresh()

    def look(self, looking: bool) -> None:
        """Camera or keys."""
        self.looking, self.chosen, self._seen = looking, "", ()
        if looking:
            self._open_camera()
        else:
            self._close_camera()
        self.refresh()

    def put_on_table(self) -> None:
        """Note it for the hand that is being played."""
        tile, app = parse_tile(self.chosen), self.app
        why = why_not_noted(app.indicators, tile)
        if why is not None:
            app.say(app.words(f"dora-refused-{why}"), "refused")
            return

        def noted(_tiles: Any) -> None:
            said = dora_reason(tile, app.words)
            app.say(app.words("dora-noted", indicator=said.indicator, dora=said.dora))

        app.session.put_indicators((*app.indicators, tile), noted)

    # The pages

    def _lay_out(self) -> None:
        body = self.ids.body
        body.clear_widgets()
        body.orientation = "vertical" if self.app.portrait else "horizontal"
        if self.looking:
            body.add_widget(self._camera)
        if self.chosen:
            body.add_widget(self._result)
        elif not self.looking:
            body.add_widget(self._keys)

    # The camera

    def _open_camera(self) -> None:
        app, settings = self.app, self.app.settings
        self._camera.sentence = app.words("dora-starting")
        app.workers.camera(lambda: app.camera.open(settings.camera, settings.tile_set, None))
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 1 / _FRAMES)

    def _close_camera(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
            self.app.camera.pause()
            self._camera.ids.view.clear()

    def _tick(self, _seconds: float) -> None:
        table_camera, words = self.app.camera, self.app.words
        frame, reading = table_camera.frame(), table_camera.reading()
        self._camera.ids.view.show(frame, reading)
        trouble = table_camera.why_not()
        if trouble is not None:
            self._camera.sentence = words.sentence_for(trouble)
            return
        if frame is None:
            self._camera.sentence = words("dora-starting")
            return
        if reading is not None:
            self._take(indicators_seen(reading))
        self._camera.sentence = words("dora-several" if len(self._seen) > 1 else "dora-point")

    def _take(self, tiles: "tuple[ReadTile, ...]") -> None:
        """The tiles in view, small; the first one is shown large until another is tapped."""
        names = tuple(tile.name for tile in tiles)
        if names == self._seen or not names:
            return  # a hand that moves through the picture does not take the answer away
        self._seen = names
        row = self._camera.ids.seen
        row.clear_widgets()
        for tile in tiles:
            view = TileView(tile=tile.name, doubtful=tile.confidence < 0.9)
            view.tile_width = self.app.u * 50
            view.bind(on_release=lambda view: self.choose(parse_tile(view.tile)))
            row.add_widget(view)
        if self.chosen not in names:
            self.choose(parse_tile(names[0]))
