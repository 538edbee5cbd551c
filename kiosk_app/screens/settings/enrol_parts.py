"""Parts of the screen that learns a tile set."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea

if TYPE_CHECKING:
    from kiosk_app.screens.settings.enrolment import Enrolment

load_kv(__file__)


class EnrolTile(TapArea):
    """A tile as it was seen, and under it the one it is taken for."""

    tile = StringProperty("unknown")
    texture: Any = ObjectProperty(None, allownone=True)
    doubtful = BooleanProperty(False)


class EnrolRow(BoxLayout):
    """A row of the photo."""


def rows_of(found: "Enrolment", most: int, correct: Callable[[int], None]) -> Iterator[EnrolRow]:
    """The rows of the photo, at most so many tiles wide; a tap on a tile corrects it."""
    for numbers in found.rows:
        for at in range(0, len(numbers), most):
            row = EnrolRow()
            for number in numbers[at : at + most]:
                tile = EnrolTile(
                    tile=found.name(number),
                    texture=picture_texture(found.crop(number)),
                    doubtful=number in found.doubtful,
                )
                tile.bind(on_release=lambda _, number=number: correct(number))
                row.add_widget(tile)
            yield row
