"""What every camera can do: a small picture at once, a full one when asked."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from threading import RLock
from typing import ClassVar, Self, TypeVar

from vision.camera.frame import CameraError, CameraState, Frame
from vision.camera.pixels import colours_of
from vision.geometry import Image

Answer = TypeVar("Answer")


class Camera(ABC):
    """A source of pictures. All methods may be called from any thread; each waits for its turn.

    A camera that fails is closed and says why in its state; it can be opened again.
    """

    kind: ClassVar[str]

    pause: float = 0.0
    """Seconds from one preview to the next, where the source itself would not wait."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._turn = RLock()
        self._numbers = count(1)
        self._is_open = False
        self._state = CameraState.STARTING

    @property
    def state(self) -> CameraState:
        return self._state

    def open(self) -> None:
        """Start the camera; a ``CameraError`` says why not."""
        with self._turn:
            if self._is_open:
                return
            self._state = CameraState.STARTING
            # What was half opened must be let go, or the next try finds the camera busy.
            self._is_open = True
            self._try(self._open, CameraState.NONE)
            self._state = CameraState.READY

    def preview(self) -> Frame:
        """A small picture of what the camera sees now."""
        return self._picture(self._preview)

    def still(self) -> Frame:
        """A picture at full resolution."""
        return self._picture(self._still)

    def close(self) -> None:
        """Let go of the camera, after the picture that is being taken, if any."""
        with self._turn:
            if self._is_open:
                self._let_go()
                self._state = CameraState.STARTING

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _picture(self, take: Callable[[], Image]) -> Frame:
        with self._turn:
            if not self._is_open:
                raise CameraError(self._state.value)
            image = self._try(lambda: colours_of(take()), CameraState.UNPLUGGED)
            return Frame(image, next(self._numbers))

    def _try(self, action: Callable[[], Answer], otherwise: CameraState) -> Answer:
        """Drivers fail in ways of their own: whatever comes becomes a state, and no crash."""
        try:
            return action()
        except CameraError as error:
            self._state = error.state
            self._let_go()
            raise
        except Exception as error:
            self._state = otherwise
            self._let_go()
            raise CameraError(otherwise.value) from error

    def _let_go(self) -> None:
        self._is_open = False
        with suppress(Exception):  # the device is gone, and so is what it held
            self._close()

    @abstractmethod
    def _open(self) -> None: ...

    @abstractmethod
    def _preview(self) -> Image: ...

    @abstractmethod
    def _still(self) -> Image: ...

    @abstractmethod
    def _close(self) -> None: ...
