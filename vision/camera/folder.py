"""A folder of photos as a camera: each is in view until the next is asked for."""

from pathlib import Path
from threading import Lock
from typing import ClassVar, Final

from vision.camera.camera import Camera
from vision.camera.frame import CameraError, shrunk
from vision.geometry import Image
from vision.photo import PhotoError, load_photo

_SUFFIXES: Final = frozenset((".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp"))


class FolderCamera(Camera):
    kind: ClassVar[str] = "folder"
    pause = 1 / 10

    def __init__(self, source: str, name: str = "") -> None:
        super().__init__(name or Path(source).name)
        self._folder = Path(source)
        self._wanted = 0
        self._wanted_lock = Lock()
        self._shown: tuple[int, Path, Image, Image] | None = None

    @property
    def shown(self) -> Path | None:
        """The file that is in view."""
        return self._shown[1] if self._shown is not None else None

    def next_scene(self) -> None:
        """Show the next photo from the next picture on; after the last, the first."""
        with self._wanted_lock:
            self._wanted += 1

    def _open(self) -> None:
        self._view()

    def _preview(self) -> Image:
        return self._view()[3]

    def _still(self) -> Image:
        return self._view()[2]

    def _close(self) -> None:
        self._shown = None

    def _view(self) -> tuple[int, Path, Image, Image]:
        wanted = self._wanted
        if self._shown is None or self._shown[0] != wanted or not self._shown[1].exists():
            # Listed anew each time: a phone may be putting photos into the folder right now.
            path, image = self._readable(wanted)
            self._shown = (wanted, path, image, shrunk(image))
        return self._shown

    def _readable(self, wanted: int) -> tuple[Path, Image]:
        """The wanted photo, or the next one after it that can be read."""
        name = self._folder.name
        if not self._folder.is_dir():
            raise CameraError("no-folder", name=name)
        paths = sorted(p for p in self._folder.iterdir() if p.suffix.lower() in _SUFFIXES)
        for offset in range(len(paths)):
            path = paths[(wanted + offset) % len(paths)]
            try:
                return path, load_photo(path).image
            except PhotoError:
                continue
        raise CameraError("no-photos", name=name)
