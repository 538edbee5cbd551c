"""Which tile is it? The likely ones first and large, then all of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kivy.core.window import Window
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from kiosk_app.session.entering import keys
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.hand_view import TileKey
from kiosk_app.ui.widgets.sheet import Sheet
from scorer.tiles import Tile, parse_tile

load_kv(__file__)


class TileSheet(Sheet):
    """Answers with ``chosen``; further buttons, such as to take the tile away, can be added."""

    has_likely = BooleanProperty(False)

    def __init__(
        self,
        chosen: Callable[[Tile], None],
        *,
        likely: Sequence[Tile] = (),
        red_fives: int = 0,
        picture: Any = None,
        actions: Sequence[tuple[str, Callable[[], None]]] = (),
        **values: Any,
    ) -> None:
        super().__init__(**values)
        self._chosen: Final = chosen
        self.has_likely = bool(likely) or picture is not None
        if picture is not None:
            self.ids.likely.add_widget(Image(texture=picture, fit_mode="contain"))
        for tile in likely:
            self.ids.likely.add_widget(self._key(str(tile)))
        wide = Window.width > Window.height
        columns = 10 if red_fives and wide else 9
        for row in keys(red_fives, wide):
            self.ids.rows.add_widget(self._row(row, columns))
        for text, action in actions:
            button = PlainButton(text=text, wanted=20)
            button.bind(on_release=lambda _, action=action: self._act(action))
            self.ids.actions.add_widget(button)

    def _row(self, tiles: Sequence[Tile], columns: int) -> BoxLayout:
        row = BoxLayout()
        for tile in tiles:
            row.add_widget(self._key(str(tile)))
        for _ in range(columns - len(tiles)):
            row.add_widget(Widget())
        return row

    def _key(self, name: str) -> TileKey:
        key = TileKey(tile=name)
        key.bind(on_release=lambda _: self._act(lambda: self._chosen(parse_tile(name))))
        return key

    def _act(self, action: Callable[[], None]) -> None:
        self.dismiss()
        action()
