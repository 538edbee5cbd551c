"""A camera that looks at rendered hands, for a desk without a table."""

from threading import Lock
from typing import TYPE_CHECKING, ClassVar, Final

from vision.camera.camera import Camera
from vision.camera.frame import shrunk
from vision.geometry import Image
from vision.photo.quality import find_flaws, measure_quality

if TYPE_CHECKING:
    from vision.training.artist.style import Style
    from vision.training.render import RenderedPhoto

# Some rendered photos are dim or blurred, for training. Whoever tries the kiosk at a desk gets the
# first that is clear, as from a camera that stands over a table.
_ATTEMPTS: Final = 6
_FAR_AWAY: Final = 1_000_003  # no other hand's seed
_SHARP_EDGE: Final = 0.1  # tile widths


class VirtualCamera(Camera):
    """The same seed shows the same hands, one after the other; what they are can be asked."""

    kind: ClassVar[str] = "virtual"
    pause = 1 / 15

    def __init__(
        self,
        source: str = "",
        name: str = "virtual camera",
        *,
        seed: int = 0,
        size: tuple[int, int] = (1920, 1080),
        style: "Style | None" = None,
    ) -> None:
        super().__init__(name)
        self._seed = int(source) if source.isdecimal() else seed
        self._size = size
        self._style = style
        self._seed_lock = Lock()
        self._render_lock = Lock()
        self._shown: tuple[int, RenderedPhoto, Image] | None = None

    @property
    def seed(self) -> int:
        """Of the hand in view."""
        return self._seed

    @property
    def truth(self) -> "RenderedPhoto":
        """The hand in view: the still, its tiles with their corners, and what they make."""
        return self._view()[1]

    def next_scene(self) -> None:
        """Lay another hand on the table; it is drawn with the next picture, not in this call."""
        with self._seed_lock:
            self._seed += 1

    def show(self, seed: int) -> None:
        """Lay the hand of this seed on the table."""
        with self._seed_lock:
            self._seed = seed

    def _open(self) -> None:
        self._view()

    def _preview(self) -> Image:
        return self._view()[2]

    def _still(self) -> Image:
        return self._view()[1].image

    def _close(self) -> None:
        """The hand stays on the table."""

    def _view(self) -> "tuple[int, RenderedPhoto, Image]":
        with self._render_lock:
            seed = self._seed
            if self._shown is None or self._shown[0] != seed:
                photo = self._rendered(seed)
                self._shown = (seed, photo, shrunk(photo.image))
            return self._shown

    def _rendered(self, seed: int) -> "RenderedPhoto":
        # The renderer is loaded only where it is used: a table with a camera never needs it.
        from vision.training.artist.style import training_style
        from vision.training.render import render_photo

        style = self._style or training_style(0)
        for attempt in range(_ATTEMPTS):
            photo = render_photo(
                seed + attempt * _FAR_AWAY, self._size, style, hand_only=True, tidy=True
            )
            if _is_clear(photo):
                break
        return photo


def _is_clear(photo: "RenderedPhoto") -> bool:
    tiles = [tile.quad for tile in photo.tiles if tile.role != "other" and not tile.is_back]
    sharp = measure_quality(photo.image, tiles).edge < _SHARP_EDGE
    return sharp and not find_flaws(photo.image, tiles)
