"""Every tile of a hand beside its place in the photo: a person compares them at a glance."""

from collections.abc import Callable, Mapping
from typing import Any

from kivy.properties import ObjectProperty

from kiosk_app.session.hand_draft import HandDraft, Place
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import Sheet


class LookedAtTile(TapArea):
    """What the photo shows, and what was read in it."""

    crop = ObjectProperty(None, allownone=True)
    drawn = ObjectProperty(None, allownone=True)
    """The tile alone."""


load_kv(__file__)


class LookSheet(Sheet):
    """``wrong`` gets the place of a misread tile; ``right`` is called where there is none."""

    def __init__(
        self,
        hand: HandDraft,
        crops: Mapping[int, Any],
        *,
        wrong: Callable[[Place], None],
        right: Callable[[], None],
        **values: Any,
    ) -> None:
        super().__init__(wide=0.98, **values)
        self._right = right
        places = [(place, tile) for place, tile in hand.places() if not tile.face_down]
        for place, tile in places:
            cell = LookedAtTile(
                crop=None if tile.seen is None else crops.get(tile.seen),
                drawn=HandDraft((tile,)),
            )
            cell.bind(on_release=lambda _, place=place: self._answer(lambda: wrong(place)))
            self.ids.tiles.add_widget(cell)

    def all_right(self) -> None:
        self._answer(self._right)

    def _answer(self, then: Callable[[], None]) -> None:
        self.dismiss()
        then()
