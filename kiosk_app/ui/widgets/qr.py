"""A QR code, as large as it gets with whole pixels to a module."""

from typing import Any

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

_QUIET = 4  # the margin that a reader needs around it


class QrCode(Widget):
    text = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for name in ("text", "pos", "size"):
            self.fbind(name, self._draw)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        if not self.text:
            return
        rows = [bytes(255 * (1 - each) for each in row) for row in _matrix(self.text)]
        side = len(rows)
        texture = Texture.create(size=(side, side), colorfmt="luminance")
        texture.mag_filter = "nearest"
        texture.blit_buffer(b"".join(reversed(rows)), colorfmt="luminance", bufferfmt="ubyte")
        whole = max(1, int(min(self.size) // side)) * side
        with self.canvas:
            Color(1, 1, 1, 1)
            Rectangle(
                texture=texture,
                size=(whole, whole),
                pos=(self.center_x - whole / 2, self.center_y - whole / 2),
            )


def _matrix(text: str) -> list[list[int]]:
    import segno  # not before a code is shown

    code = segno.make(text, error="m", micro=False)
    return [[int(dark) for dark in row] for row in code.matrix_iter(border=_QUIET)]
