"""The camera over the table and the networks that read its pictures, as long as somebody looks.

Opening and reading wait, and are called on the camera's thread; the rest answers at once. Nothing
of the networks or of OpenCV is loaded before the first look, or before a kiosk gets ready for it.
"""

import logging
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final

from scorer.messages import CodedError

if TYPE_CHECKING:
    from kiosk_app.session.photo_hand import SeenHand
    from kiosk_app.session.win_draft import WinnerDraft
    from vision.camera import Camera, Frame, LiveCamera
    from vision.camera.live_reader import LiveReader, ReadsFrames
    from vision.camera.live_reading import LiveReading, TakenPhoto
    from vision.camera.trial import Trial
    from vision.layout.expectation import Game

_log: Final = logging.getLogger(__name__)
_TRIAL_SECONDS: Final = 0.3
"""How long a camera is looked through that somebody may choose."""
MakeReader = Callable[[str], "ReadsFrames"]
"""A reader for the tile set of this name; empty: for any."""
FindCamera = Callable[[str], "Camera"]
"""The camera that the settings name."""


def photo_reader(tile_set: str) -> "ReadsFrames":
    """The networks, which load their files with the first picture."""
    from vision.enrol.store import load_tile_set, was_put_aside
    from vision.reading import PhotoReader

    if not tile_set or was_put_aside(tile_set):
        # A damaged set was said when it was found; from then on the tiles are read without it.
        return PhotoReader()
    return PhotoReader(tile_set=load_tile_set(tile_set))


def found_cameras() -> list[tuple[str, str]]:
    """Those that are plugged in: as the settings write them, and their names."""
    from vision.camera import find_cameras

    return [(f"{found.kind}:{found.source}", found.name) for found in find_cameras()]


def chosen_camera(setting: str, fallback: str = "") -> "Camera":
    """The camera of the settings, else the first that is found, else the fallback.

    A ``CameraError`` says that there is none.
    """
    from vision.camera import CameraError, FoundCamera, find_cameras, make_camera
    from vision.camera.find import DEFAULTS

    wanted = setting
    if not wanted:
        found = find_cameras()
        if found:
            return make_camera(found[0])
        wanted = fallback
    if not wanted:
        raise CameraError("none")
    kind, _, source = wanted.partition(":")
    if not source and kind in DEFAULTS:
        return make_camera(DEFAULTS[kind])
    return make_camera(FoundCamera(kind, source, source or kind))


class TableCamera:
    """One camera and one reader for all screens that look."""

    def __init__(
        self,
        make_reader: MakeReader = photo_reader,
        find_camera: FindCamera | None = None,
        fallback: str = "",
    ) -> None:
        """``fallback`` is the camera where none is set and none is found."""
        self._find_camera: Final = find_camera or partial(chosen_camera, fallback=fallback)
        self._make_reader: Final = make_reader
        self._reader: _OneAtATime | None = None
        self._making: Final = Lock()
        self._tile_set = ""
        self._camera: LiveCamera | None = None
        self._live: LiveReader | None = None
        self._setting: str | None = None
        self._logged: Exception | None = None
        """The last trouble that was logged."""
        self._set_trouble: Exception | None = None
        """Why the tile set could not be had, until it is said."""
        self.trouble: CodedError | None = None
        """Why there is no camera at all."""

    # At once

    @property
    def live_camera(self) -> "LiveCamera | None":
        return self._camera

    @property
    def live_reader(self) -> "LiveReader | None":
        return self._live

    def frame(self) -> "Frame | None":
        return None if self._camera is None else self._camera.latest()

    def reading(self) -> "LiveReading | None":
        return None if self._live is None else self._live.latest()

    def why_not(self) -> CodedError | None:
        """Why nothing is seen or read; None while all is well."""
        why = self._why_not()
        if type(why) is not type(self._logged):
            _log.warning("Camera: %s", "seeing again" if why is None else why)
        self._logged = why
        return why

    def _why_not(self) -> CodedError | None:
        if self.trouble is not None:
            return self.trouble
        failure = None if self._live is None else self._live.failure
        if failure is None:
            return None if self._camera is None else self._camera.trouble
        if isinstance(failure, CodedError):
            return failure
        from vision.camera import CameraError

        return CameraError("not-read")  # a defect, in the log: the next picture may do better

    def new_tile_set_trouble(self) -> Exception | None:
        """Why the tiles are read without the tile set of the settings; said once for each reader.

        A set that was made with another network is only known once the networks are loaded.
        """
        trouble, self._set_trouble = self._set_trouble, None
        reader = self._reader
        if trouble is None and reader is not None and not reader.trouble_said:
            trouble = getattr(reader.reader, "tile_set_trouble", None)
            reader.trouble_said = trouble is not None
        return trouble

    @property
    def is_opening(self) -> bool:
        """Nothing is seen yet, and nothing is wrong: there is no photo to take."""
        return self._live is None and self.trouble is None

    def take(self) -> "Future[TakenPhoto]":
        if self._live is None:
            raise self.trouble or RuntimeError("The camera is not open.")
        return self._live.take_photo()

    def pause(self) -> None:
        if self._live is not None:
            self._live.pause()

    def resume(self) -> None:
        if self._live is not None:
            self._live.resume()

    # On the camera's thread

    def open(
        self,
        setting: str,
        tile_set: str,
        red_fives: int | None,
        won: bool = True,
        game: "Game" = "riichi",
        kong_dora: bool = True,
    ) -> None:
        """Open the camera, or go on with the one that is open; trouble is kept, not raised."""
        from vision.camera import CameraError, LiveCamera
        from vision.camera.live_reader import LiveReader
        from vision.layout.expectation import Expectation

        if self._camera is not None and self._setting == setting and self._tile_set == tile_set:
            if self._live is not None:
                self._live.red_fives, self._live.won = red_fives, won
                self._live.known = Expectation(game=game, kong_dora=kong_dora)
                self._live.resume()
            return
        self.close()
        try:
            camera = self._find_camera(setting)
            reader = self.reader(tile_set)
        except CameraError as error:
            self.trouble = error
            _log.warning("No camera: %s", error)
            return
        self.trouble = None
        _log.info("Camera %s opened", camera.name)
        self._setting = setting
        live, known = LiveCamera(camera).start(), Expectation(game=game, kong_dora=kong_dora)
        self._live = LiveReader(live, reader, red_fives=red_fives, won=won, known=known).start()
        self._camera = live  # last: whoever sees a picture may take it

    def get_ready(self, tile_set: str) -> Thread:
        """The networks are loaded before anybody looks; the first look says what is wrong.

        On a thread of its own: the camera can be opened meanwhile.
        """
        thread = Thread(target=self._load, args=(tile_set,), name="networks")
        thread.start()
        return thread

    def _load(self, tile_set: str) -> None:
        from vision.giving_way import give_way

        with suppress(CodedError):
            self.reader(tile_set).load()
        give_way()  # the networks, from now on

    def find(self, setting: str) -> "Camera":
        """The camera that would be opened, not opened yet; a ``CameraError`` says there is none."""
        return self._find_camera(setting)

    def look_through(self, setting: str) -> "Trial":
        """Look through a camera for a moment; the one that is open is let go first."""
        from vision.camera import FoundCamera
        from vision.camera.trial import look_through

        self.close()
        camera = self.find(setting)
        return look_through(camera, FoundCamera(camera.kind, setting, camera.name), _TRIAL_SECONDS)

    def reader(self, tile_set: str) -> "_OneAtATime":
        """For this tile set; where the set cannot be used, the tiles are read without it."""
        with self._making:
            if self._reader is None or self._tile_set != tile_set:
                try:
                    made = self._make_reader(tile_set)
                except _tile_set_error() as error:
                    _log.warning("Tile set: %s", error)
                    self._set_trouble = error
                    made = self._make_reader("")
                self._reader, self._tile_set = _OneAtATime(made), tile_set
            return self._reader

    def read_file(
        self,
        path: Path,
        tile_set: str,
        red_fives: int | None,
        won: bool = True,
        game: "Game" = "riichi",
        kong_dora: bool = True,
    ) -> "SeenHand":
        """A photo from a file; a ``PhotoError`` says why not."""
        from kiosk_app.session.photo_hand import seen_hand
        from vision.layout.expectation import Expectation
        from vision.photo import load_photo

        photo = load_photo(path)
        reader = self.reader(tile_set)
        known = Expectation(game=game, kong_dora=kong_dora)
        return seen_hand(
            photo, reader.read_frames([photo], red_fives=red_fives, won=won, known=known)
        )

    def learn(self, tile_set: str, winners: "Iterable[WinnerDraft]") -> int:
        """How many tiles the set has learned from what people put right."""
        from kiosk_app.session.corrections import learn_tiles

        learned = learn_tiles(tile_set, winners)
        self.renew()
        return learned

    def renew(self) -> None:
        """The tile set has changed on disk: the next look reads it anew."""
        self.close()
        self._reader = None

    def close(self) -> None:
        """Let go of the camera; the networks stay loaded."""
        live, camera = self._live, self._camera
        self._live = self._camera = self._setting = None
        if camera is not None:
            _log.info("Camera closed")
        if live is not None:
            live.close(timeout=2.0)
        if camera is not None:
            camera.close(timeout=2.0)


class _OneAtATime:
    """The preview and a photo from a file are never read by the same networks at once."""

    def __init__(self, reader: "ReadsFrames") -> None:
        self.reader: Final = reader
        self.trouble_said = False
        self._turn: Final = Lock()

    def load(self) -> None:
        """A look that comes meanwhile waits, and does not load them once more."""
        with self._turn:
            getattr(self.reader, "load", lambda: None)()

    def read_frames(self, *arguments: Any, **values: Any) -> Any:
        with self._turn:
            return self.reader.read_frames(*arguments, **values)


def _tile_set_error() -> type[Exception]:
    from vision.enrol.store import TileSetError

    return TileSetError
