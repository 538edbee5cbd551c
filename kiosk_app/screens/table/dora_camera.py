"""The live picture for the dora: the indicators in it are marked, and nothing else."""

from typing import TYPE_CHECKING

from kiosk_app.screens.camera.camera_view import CameraView

if TYPE_CHECKING:
    from vision.hand_reading import ReadTile
    from vision.live_reading import LiveReading


def indicators_seen(reading: "LiveReading") -> "tuple[ReadTile, ...]":
    """From left to right; up to as many as a dead wall shows."""
    from vision.indicators import indicators_in

    return indicators_in(reading.reading.hand_reading)[:5]


class IndicatorView(CameraView):
    def marked(self, reading: "LiveReading") -> "tuple[ReadTile, ...]":
        return indicators_seen(reading)
