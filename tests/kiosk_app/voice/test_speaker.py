"""The voice speaks in order, never makes anybody wait, and is silent where it cannot speak."""

import shutil
import sys
import time
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from kiosk_app.languages import LANGUAGES, load_language
from kiosk_app.voice.speaker import PROGRAM, Speaker

PATIENCE = 120.0


def program(folder: Path, body: str) -> str:
    """A program in espeak-ng's place; this machine may have no sound."""
    file, does = folder / "speaks", folder / "does.py"
    does.write_text(f"import pathlib, sys, time\n{body}\n", "utf-8")
    # Not Python's own path behind #!, which ends at a space.
    file.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{does}" "$@"\n', "utf-8")
    file.chmod(0o755)
    return str(file)


def noting(folder: Path) -> tuple[str, Path]:
    said = folder / "said.txt"
    body = (
        f"with pathlib.Path({str(said)!r}).open('a', encoding='utf-8') as file:\n"
        "    words = sys.stdin.buffer.read().decode()\n"
        "    file.write(sys.argv[2] + ' ' + words + '\\n')"
    )
    return program(folder, body), said


@contextmanager
def speaking(file: str) -> Iterator[Speaker]:
    speaker = Speaker(file)
    try:
        yield speaker
    finally:
        speaker.close()


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "nothing came of it"
        time.sleep(0.01)


def test_it_speaks_each_language_with_its_voice_in_order(tmp_path: Path) -> None:
    file, said = noting(tmp_path)
    with speaking(file) as speaker:
        speaker.say("Riichi, Bram.", "en")
        speaker.say("Ron. Åse.", "no")
        speaker.say("リーチ。", "ja")
        until(lambda: said.exists() and said.read_text("utf-8").count("\n") == 3)
    assert said.read_text("utf-8").splitlines() == [
        "en-gb reechee, Bram.",
        "nb rånn. Åse.",
        "ja リーチ。",
    ]


def test_a_name_is_never_an_option(tmp_path: Path) -> None:
    file, said = noting(tmp_path)
    with speaking(file) as speaker:
        speaker.say("--path=/etc/passwd", "en")
        until(lambda: said.exists() and "\n" in said.read_text("utf-8"))
    assert said.read_text("utf-8") == "en-gb --path=/etc/passwd\n"


def test_nobody_waits_for_it_and_old_news_gives_way(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    body = f"pathlib.Path({str(begun)!r}).touch()\ntime.sleep(600)"
    with speaking(program(tmp_path, body)) as speaker:
        speaker.say("first", "en")
        until(begun.exists)
        for number in range(1000):
            speaker.say(f"sentence {number}", "en")
        assert speaker._sentences.qsize() == 3
        assert speaker._sentences.queue[0][0] == "sentence 997"
        speaker.hush()
        until(lambda: speaker._speaking is None)
        assert speaker._sentences.empty()


def test_without_the_program_it_is_silent(tmp_path: Path) -> None:
    speaker = Speaker(str(tmp_path / "nothing"))
    assert not speaker.can_speak
    speaker.say("Riichi.", "en")
    speaker.hush()
    speaker.close()


def test_a_program_that_falls_does_not_end_it(tmp_path: Path) -> None:
    file, said = noting(tmp_path)
    with speaking(program(tmp_path, "sys.exit(3)")) as speaker:
        speaker.say("one", "en")
        until(lambda: not speaker.busy)
        noting(tmp_path)
        speaker.say("two", "en")
        until(lambda: said.exists() and "\n" in said.read_text("utf-8"))
    assert file


@pytest.mark.skipif(shutil.which(PROGRAM) is None, reason="espeak-ng is not installed here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_voice_speaks_every_language(tmp_path: Path, language: str) -> None:
    file = tmp_path / "said.wav"
    words = load_language(language)
    speaker = Speaker(options=("-w", str(file)))
    speaker.say(words("voice-riichi", name="Bram"), language)
    until(lambda: file.exists() and not speaker.busy)
    speaker.close()
    with wave.open(str(file)) as sound:
        seconds = sound.getnframes() / sound.getframerate()
        samples = np.frombuffer(sound.readframes(sound.getnframes()), "<i2")
    assert 0.4 < seconds < 10 and np.abs(samples).max() > 1_000
