"""Read a camera's preview over and over on a thread of its own, and take the photo when asked.

    with LiveCamera(camera) as live, LiveReader(live, PhotoReader()) as eyes:
        frame, seen = live.latest(), eyes.latest()   # at once, for the screen
        if seen is not None and seen.ready:
            taken = eyes.take_photo()                # a future of a ``TakenPhoto``

The camera's own state and recovery are the ``LiveCamera``'s; this one goes on with it.
"""

import logging
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final, Protocol

from vision.camera.answering import AnsweringThread, switched_off
from vision.camera.frame import CameraError, Frame
from vision.camera.live import LiveCamera, Retry
from vision.camera.live_reading import LiveReading, TakenPhoto, show_the_same
from vision.giving_way import give_way
from vision.hand_reading import DOUBTFUL
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.photo import Photo
from vision.reading import MissingWeightsError, PhotoReading

STEADY_AFTER: Final = 3
"""Readings in a row that show the same hand: on a Raspberry Pi about a second."""
_MOST_STILLS: Final = 3
_PATIENCE: Final = 0.25  # seconds to a look whether the camera or this reader was closed
_SECONDS_TO_A_STILL: Final = 10.0

_log: Final = logging.getLogger(__name__)


class ReadsFrames(Protocol):
    """What a ``PhotoReader`` does."""

    def read_frames(
        self,
        photos: Sequence[Photo],
        *,
        red_fives: int | None = None,
        won: bool = True,
        still_scale: float = 1.0,
        known: Expectation = NOTHING_KNOWN,
    ) -> PhotoReading: ...


class LiveReader(AnsweringThread[TakenPhoto]):
    """The newest reading of a running camera for whoever looks, and nobody waits."""

    def __init__(
        self,
        camera: LiveCamera,
        reader: ReadsFrames,
        *,
        red_fives: int | None = None,
        won: bool = True,
        known: Expectation = NOTHING_KNOWN,
        steady_after: int = STEADY_AFTER,
        retry: Retry | None = None,
    ) -> None:
        super().__init__(f"reader {camera.camera.name}")
        self.camera: Final = camera
        self.red_fives = red_fives
        self.won = won
        """Whether somebody won with the hand that is looked at; else it has 13 tiles."""
        self.known = known
        """What else the table knows: the game that is played."""
        self._read_as = (red_fives, won, known)
        self._reader = reader
        self._steady_after = steady_after
        self._retry = retry or Retry()
        self._latest: LiveReading | None = None
        self._failure: Exception | None = None
        self._count = 0
        self._paused = False
        self._still_width: int | None = None

    @property
    def failure(self) -> Exception | None:
        """Why nothing can be read at the moment, such as missing weights."""
        return self._failure

    def latest(self) -> LiveReading | None:
        """The newest reading, at once; none while the camera gives no picture, or when paused."""
        with self._change:
            return self._latest

    def take_photo(self) -> Future[TakenPhoto]:
        """Take a still and read it; up to two more vote where that leaves doubt.

        The answer is a ``CameraError`` where the camera is in trouble.
        """
        with self._change:
            return self._ask(switched_off() if self._over else None)

    def pause(self) -> None:
        """Read nothing until ``resume``, while another screen is shown; photos are still taken."""
        with self._change:
            self._paused, self._latest = True, None

    def resume(self) -> None:
        with self._change:
            self._paused = False
            self._change.notify_all()

    def close(self, timeout: float = 10.0) -> bool:
        """Stop reading; the camera stays open. False where a reading hangs after ``timeout``."""
        return super().close(timeout)

    @property
    def _over(self) -> bool:
        # Without its networks no other picture will do better.
        return self._closing or isinstance(self._failure, MissingWeightsError)

    def _run(self) -> None:
        wait, gives_way = self._retry.first, False
        while not self._over:
            try:
                self._do_next()
                if self._count and not gives_way:
                    gives_way = True
                    give_way()  # not before: until then somebody waits for the reading
                self._failure, wait = None, self._retry.first
            except Exception as error:
                with self._change:
                    self._failure, self._latest = error, None
                    self._change.notify_all()
                if self._over:
                    self._refuse(error)
                    return
                # One picture that cannot be read must not be the last one that is looked at.
                _log.exception("A picture could not be read; the next one is tried in %.1f s", wait)
                with self._change:
                    self._change.wait_for(lambda: self._over or self._asked, wait)
                wait = self._retry.after(wait)

    def _do_next(self) -> None:
        future = self._next_asked()
        if future is not None:
            self._answer(future)
        elif self._paused:
            self._wait_while_paused()
        else:
            self._look()

    def _wait_while_paused(self) -> None:
        with self._change:
            self._change.wait_for(lambda: self._closing or self._asked or not self._paused)

    def _look(self) -> None:
        before = self._latest
        after = 0 if before is None else before.frame.number
        frame = self.camera.wait_for_frame(after, timeout=_PATIENCE)
        if frame is None:
            if self.camera.latest() is None:
                self._show(None)  # what was read before the trouble may be gone by now
            return
        red_fives, won, known = asked = self.red_fives, self.won, self.known
        same_question = asked == self._read_as
        self._read_as = asked
        if before is not None and same_question and _one_picture(frame, before.frame):
            reading = before.reading
        else:
            reading = self._reader.read_frames(
                [Photo("preview", frame.image)],
                red_fives=red_fives,
                won=won,
                known=known,
                still_scale=self._scale(frame),
            )
        same = before is not None and show_the_same(before.reading, reading)
        count = before.same + 1 if before is not None and same else 1
        self._count += 1
        taken = before is not None and same and before.taken
        steady = count >= self._steady_after
        self._show(LiveReading(self._count, frame, reading, count, steady, taken))

    def _scale(self, frame: Frame) -> float:
        """Pixels of a still to one of the preview; as in the last still, before which none."""
        return 1.0 if self._still_width is None else self._still_width / max(frame.size[0], 1)

    def _answer(self, future: Future[TakenPhoto]) -> None:
        try:
            taken = self._taken()
        except CameraError as error:
            future.set_exception(error)
        except BaseException as error:
            future.set_exception(error)
            raise
        else:
            with self._change:
                latest = self._latest
                if latest is not None:
                    self._latest = LiveReading(
                        latest.number, latest.frame, latest.reading, latest.same, latest.steady,
                        taken=True,
                    )  # fmt: skip
            future.set_result(taken)

    def _taken(self) -> TakenPhoto:
        photos: list[Photo] = []
        frames: list[Frame] = []
        while True:
            try:
                still = self.camera.take_still().result(_SECONDS_TO_A_STILL)
            except TimeoutError as error:
                raise CameraError("unplugged") from error
            if frames and _one_picture(still, frames[-1]):
                break  # the same pixels again, as from a folder: nothing more to learn
            frames.append(still)
            photos.append(Photo(f"photo {still.number}", still.image))
            self._still_width = still.size[0]
            reading = self._read(photos)
            if len(photos) == _MOST_STILLS or reading.hand_reading.confidence >= DOUBTFUL:
                break
        shown = next(photo for photo in photos if photo.name == reading.name)
        return TakenPhoto(shown, reading)

    def _read(self, photos: Sequence[Photo]) -> PhotoReading:
        return self._reader.read_frames(
            photos, red_fives=self.red_fives, won=self.won, known=self.known
        )

    def _show(self, reading: LiveReading | None) -> None:
        with self._change:
            self._latest = None if self._paused else reading
            self._change.notify_all()


def _one_picture(first: Frame, second: Frame) -> bool:
    """Whether two frames are the same pixels in memory, as a virtual camera gives them."""
    return first.image.base is not None and first.image.base is second.image.base
