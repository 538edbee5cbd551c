"""The live picture for the dora: the indicators in it are marked, and nothing else."""

from typing import TYPE_CHECKING

from kiosk_app.screens.camera_view import CameraView
from kiosk_app.ui.widgets.tiles import tile_texture

if TYPE_CHECKING:
    from vision.hand_reading import ReadTile
    from vision.live_reading import LiveReading


def indicators_seen(reading: "LiveReading") -> "tuple[ReadTile, ...]":
    """From left to right; up to as many as a dead wall shows."""
    from vision.indicators import indicators_in

    return indicators_in(reading.reading.hand_reading)[:5]


class IndicatorView(CameraView):
    def _mark(self, reading: "LiveReading | None") -> None:
        self.canvas.after.clear()
        if reading is None:
            return
        left, bottom, wide, high = self.picture
        width, height = reading.reading.size
        # Looked up before anything is drawn: what loads a picture draws, too.
        seen = [(tile, tile_texture(tile.name, False, True)) for tile in indicators_seen(reading)]
        with self.canvas.after:
            for tile, face in seen:
                corners = [
                    (left + x / width * wide, bottom + (1 - y / height) * high)
                    for x, y in tile.quad.tolist()
                ]
                self._mark_tile(tile, corners, face)
