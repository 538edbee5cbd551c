"""A camera over a table, for both apps of the kiosk's bench: every picture is a new one."""

from typing import Final

from kiosk_app.commands.run import SAMPLES
from vision.camera.folder import FolderCamera
from vision.geometry import Image

PHOTOS: Final = SAMPLES.parent / "photos"
"""In view of both cameras: the bundled sample photos."""
_A_SECOND: Final = 30


class MovingPhoto(FolderCamera):
    """As many pictures a second as a camera gives, none of them known to be the one before.

    Of a folder the pixels stay the same, and a reader that sees so reads nothing.
    """

    pause = 1 / _A_SECOND

    def __init__(self) -> None:
        super().__init__(str(PHOTOS))

    def _preview(self) -> Image:
        return super()._preview().copy()
