"""Sentences said aloud by espeak-ng, on a thread of their own: nobody ever waits for them."""

import shutil
import subprocess
from collections.abc import Sequence
from logging import getLogger
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import Final

from kiosk_app.voice.pronunciation import as_spoken

_LOG: Final = getLogger(__name__)

PROGRAM: Final = "espeak-ng"
VOICES: Final = {"en": "en-gb", "nl": "nl", "da": "da", "no": "nb", "ja": "ja"}
"""espeak-ng's voice for a language; any other language is asked for by its own code."""
_WORDS_A_MINUTE: Final = 150
"""A little slower than espeak-ng speaks by itself: there is talk around a table."""
_WAITING: Final = 3
"""Sentences that may wait. What is older than that is no news any more."""
_LONGEST_SECONDS: Final = 20.0
"""A sentence takes five; a sound card that hangs must not hold the thread for good."""


class Speaker:
    """Says one sentence after another. On a machine without the program it is silent."""

    def __init__(self, program: str = PROGRAM, options: Sequence[str] = ()) -> None:
        """``options`` are espeak-ng's own, such as those that write a file."""
        self._options: Final = tuple(options)
        self._program: Final = shutil.which(program)
        self._sentences: Final[Queue[tuple[str, str]]] = Queue(_WAITING)
        self._ended: Final = Event()
        self._thread: Thread | None = None
        self._speaking: subprocess.Popen[bytes] | None = None

    @property
    def can_speak(self) -> bool:
        return self._program is not None

    @property
    def busy(self) -> bool:
        """Whether anything is being said, or waits to be."""
        return self._sentences.unfinished_tasks > 0

    def say(self, sentence: str, language: str) -> None:
        """As soon as what is being said is over; the oldest that waits gives way to it."""
        if self._program is None or self._ended.is_set() or not sentence:
            return
        while True:
            try:
                self._sentences.put_nowait((sentence, language))
                break
            except Full:
                self._drop_oldest()
        if self._thread is None:
            self._thread = Thread(target=self._speak, name="voice", daemon=True)
            self._thread.start()

    def hush(self) -> None:
        """Stop in the middle of the word, and forget what was waiting."""
        while not self._sentences.empty():
            self._drop_oldest()
        speaking = self._speaking
        if speaking is not None:
            speaking.terminate()

    def close(self) -> None:
        self._ended.set()
        self.hush()

    def _drop_oldest(self) -> None:
        try:
            self._sentences.get_nowait()
        except Empty:
            return
        self._sentences.task_done()

    def _speak(self) -> None:
        while not self._ended.is_set():
            sentence, language = self._sentences.get()
            try:
                self._run(sentence, language)
            except OSError as error:
                _LOG.warning("The voice does not work: %s", error)
            finally:
                self._sentences.task_done()

    def _run(self, sentence: str, language: str) -> None:
        voice, spoken = VOICES.get(language, language), as_spoken(sentence, language)
        # The sentence goes in by the pipe: a name that begins with a dash is no option.
        command = [str(self._program), "-v", voice, "-s", str(_WORDS_A_MINUTE), "--stdin"]
        command += self._options
        self._speaking = subprocess.Popen(  # noqa: S603  # the program that was found, no shell
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self._speaking.communicate(spoken.encode(), timeout=_LONGEST_SECONDS)
        except subprocess.TimeoutExpired:
            self._speaking.kill()
            self._speaking.communicate()
        finally:
            self._speaking = None
