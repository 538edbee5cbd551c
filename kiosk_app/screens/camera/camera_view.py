"""The live picture, with the tiles marked that were read in it."""

from typing import TYPE_CHECKING, Any, Final

from kivy.graphics import Color, Line, Rectangle, SmoothLine
from kivy.graphics.texture import Texture
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.tiles import RATIO, tile_texture

if TYPE_CHECKING:
    from vision.camera import Frame
    from vision.camera.live_reading import LiveReading
    from vision.geometry import Image
    from vision.hand_reading import ReadTile

load_kv(__file__)

_DOUBTFUL: Final = 0.9


def picture_texture(image: "Image", texture: Any = None) -> Any:
    """The picture on the card; a texture of the same size is written over."""
    height, width = image.shape[:2]
    if texture is None or tuple(texture.size) != (width, height):
        texture = Texture.create(size=(width, height), colorfmt="rgb")
        texture.flip_vertical()
    # One copy: a frame is shared and not to be written to, and Kivy asks for what is.
    texture.blit_buffer(image.tobytes(), colorfmt="bgr", bufferfmt="ubyte")
    return texture


class CameraView(ButtonBehavior, Widget):
    """The whole picture, as large as it gets; boxes and tiles over it follow the readings."""

    texture = ObjectProperty(None, allownone=True)
    picture = ListProperty([0, 0, 0, 0])
    """Where the picture is within the widget: left, bottom, width, height."""
    unit = NumericProperty(1)
    ink = ListProperty([1, 1, 1, 1])
    doubt = ListProperty([1, 1, 1, 1])
    shade = ListProperty([0, 0, 0, 1])

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._frame = -1
        self._reading = -1
        for name in ("pos", "size", "texture"):
            self.fbind(name, self._place)

    def show(self, frame: "Frame | None", reading: "LiveReading | None") -> None:
        """Called often: only what is new is drawn."""
        if frame is None:
            self.clear()
            return
        if frame.number != self._frame:
            self._frame = frame.number
            self.texture = picture_texture(frame.image, self.texture)
            self.canvas.ask_update()
        number = -1 if reading is None else reading.number
        if number != self._reading:
            self._reading = number
            for tile in reading.tiles if reading is not None else ():
                # Loaded before anything is marked: what loads a picture draws on the canvas, too.
                if tile.is_face:
                    tile_texture(tile.name, False, True)
            self._mark(reading)

    def clear(self) -> None:
        self._frame = self._reading = -1
        self.texture = None
        self.canvas.after.clear()

    def _place(self, *_: Any) -> None:
        if self.texture is None:
            return
        width, height = self.texture.size
        scale = min(self.width / width, self.height / height)
        wide, high = width * scale, height * scale
        self.picture = [self.center_x - wide / 2, self.center_y - high / 2, wide, high]
        self._reading = -1

    def marked(self, reading: "LiveReading") -> "tuple[ReadTile, ...]":
        """The tiles that get a box: those of the hand."""
        return tuple(tile for tile in reading.tiles if tile.role != "other")

    def _mark(self, reading: "LiveReading | None") -> None:
        self.canvas.after.clear()
        if reading is None:
            return
        left, bottom, wide, high = self.picture
        width, height = reading.reading.size
        tiles = self.marked(reading)
        with self.canvas.after:
            for tile in tiles:
                corners = [
                    (left + x / width * wide, bottom + (1 - y / height) * high)
                    for x, y in tile.quad.tolist()
                ]
                self._mark_tile(tile, corners)

    def _mark_tile(self, tile: "ReadTile", corners: list[tuple[float, float]]) -> None:
        doubtful = tile.confidence < _DOUBTFUL
        Color(*(self.doubt if doubtful else self.ink))
        points = [value for corner in corners for value in corner]
        width = 1.6 * self.unit
        if doubtful:
            # Dashes, so that it can be told apart without its colour.
            Line(points=points, close=True, width=width, dash_length=5, dash_offset=4)
        else:
            SmoothLine(points=points, close=True, width=width)
        if not tile.is_face:
            return
        xs, ys = zip(*corners, strict=True)
        wide = min(max(max(xs) - min(xs), 14 * self.unit), 34 * self.unit)
        Color(1, 1, 1, 1)
        Rectangle(
            texture=tile_texture(tile.name, False, True),
            pos=(sum(xs) / 4 - wide / 2, max(ys) + 3 * self.unit),
            size=(wide, wide * RATIO),
        )


class CountdownRing(Widget):
    share = NumericProperty(0)
    """How much of the wait is over; 0: nothing is waited for."""
