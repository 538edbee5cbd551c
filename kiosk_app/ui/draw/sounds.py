"""The kiosk's sounds, made of sine waves: soft, and done in about a second."""

import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiosk_app.ui.assets import FOLDER

RATE: Final = 22_050
Samples = NDArray[np.float64]
Partial = tuple[float, float, float]
"""Pitch in hertz, loudness, and the seconds in which it falls to a third."""


def _struck(seconds: float, partials: Sequence[Partial]) -> Samples:
    """Something struck once: every partial fades at its own pace."""
    time = np.arange(round(seconds * RATE)) / RATE
    sound: Samples = np.sum(
        [loud * np.exp(-time / fall) * np.sin(2 * np.pi * hertz * time)
         for hertz, loud, fall in partials],
        axis=0,
    )  # fmt: skip
    # A soft start and end: no click.
    sound *= np.minimum(1, time / 0.002) * np.minimum(1, (seconds - time) / 0.03)
    return sound


def tick() -> Samples:
    """A tile put down: the photo is taken."""
    return _struck(0.09, [(1900, 0.5, 0.010), (2900, 0.25, 0.006), (640, 0.5, 0.018)])


def bell() -> Samples:
    """A temple bell's uneven partials: the time is up."""
    return _struck(1.0, _over(523.25, [
        (0.5, 0.25, 0.45), (1, 0.6, 0.4), (1.19, 0.3, 0.3), (2.0, 0.3, 0.25),
        (2.74, 0.15, 0.15), (4.1, 0.08, 0.08),
    ]))  # fmt: skip


def ding() -> Samples:
    """Two notes upward: points have moved."""
    low = _struck(0.7, [(659.25, 0.5, 0.16), (1318.5, 0.15, 0.08)])
    high = _struck(0.58, [(987.77, 0.5, 0.18), (1975.5, 0.12, 0.08)])
    low[len(low) - len(high) :] += high
    return low


def riichi() -> Samples:
    """A stick laid on the table, and the tap of its other end."""
    stick = [(1250, 0.6, 0.022), (2650, 0.3, 0.010), (410, 0.5, 0.035)]
    return _one_after_another([(0.0, _struck(0.3, stick)), (0.11, _struck(0.28, stick[::2]))])


def win() -> Samples:
    """Three notes upward, the last one left to ring."""
    notes = (523.25, 659.25, 783.99)
    return _one_after_another(
        [
            (at * 0.13, _struck(0.75, [(note, 0.5, 0.2), (note * 2, 0.14, 0.1)]))
            for at, note in enumerate(notes)
        ]
    )


def time() -> Samples:
    """A deep bell, struck once: the time is up."""
    return _struck(1.1, _over(261.63, [
        (0.5, 0.35, 0.5), (1, 0.6, 0.45), (1.19, 0.25, 0.3), (2.0, 0.25, 0.2),
        (2.74, 0.12, 0.12),
    ]))  # fmt: skip


def _over(first: float, partials: Sequence[Partial]) -> list[Partial]:
    """Partials whose pitch is given in times the first."""
    return [(first * ratio, loud, fall) for ratio, loud, fall in partials]


def _one_after_another(parts: Sequence[tuple[float, Samples]]) -> Samples:
    """Sounds laid over each other, each from its own second on."""
    starts = [round(start * RATE) for start, _ in parts]
    length = max(start + len(sound) for start, (_, sound) in zip(starts, parts, strict=True))
    whole: Samples = np.zeros(length)
    for start, (_, sound) in zip(starts, parts, strict=True):
        whole[start : start + len(sound)] += sound
    return whole


SOUNDS: Final = {
    "tick": tick,
    "bell": bell,
    "ding": ding,
    "riichi": riichi,
    "win": win,
    "time": time,
}
_PEAK: Final = 0.5


def write_sounds(folder: Path = FOLDER) -> None:
    for name, make in SOUNDS.items():
        samples = make()
        level = _PEAK * 32767 / np.max(np.abs(samples))
        path = folder / "sounds" / f"{name}.wav"
        path.parent.mkdir(parents=True, exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(np.round(samples * level).astype("<i2").tobytes())
