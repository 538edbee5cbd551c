"""Every picture in every language and size: nothing cut off, too small or left in English."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from kiosk_app.languages import LANGUAGES
from kiosk_app.settings import Settings
from tests.kiosk_app.kiosk import SIZES, Kiosk
from tests.kiosk_app.looking import (
    english_texts,
    faults,
    moved,
    places,
    texts_by_place,
    untranslated,
)
from tests.kiosk_app.pictures import Bring, pictures
from tests.kiosk_app.shared_words import SHARED_WORDS

TIGHTEST = ((480, 800), (800, 480))
"""The other sizes have as many units or more, both ways. Lying after upright: what was stretched
there must be itself again."""


EVERY: Final = "every" in os.environ.get("TENBOU_LANGUAGES", "")
"""``make pictures`` looks at every picture in every language; the suite at some, each in one."""
ONE_IN: Final = 6
"""Pictures: each run of the suite takes another sixth of them, by its seed. All take four minutes
of processor time."""
KEPT: Final = os.environ.get("TENBOU_PICTURES", "")
"""The folder for the pictures that are looked at on the way; empty: they are not taken."""


@pytest.mark.skipif(EVERY, reason="the test below does more")
@pytest.mark.parametrize(("at", "name"), list(enumerate(pictures())), ids=list(pictures()))
def test_no_text_is_cut_off_or_untranslated(tmp_path: Path, at: int, name: str, seed: int) -> None:
    if (at + seed) % ONE_IN:
        pytest.skip("another run's turn")
    language = LANGUAGES[at % len(LANGUAGES)]
    kiosk = _brought(tmp_path, language, pictures()[name], size=TIGHTEST[0])
    left = sorted(english_texts(language) & set(texts_by_place(kiosk)))
    wrong = [f"in English “{text}”" for text in left] + _faults_in(kiosk, TIGHTEST)
    kiosk.stop()
    assert not wrong, f"{name} in {language}:\n" + "\n".join(wrong)


@pytest.mark.skipif(not EVERY, reason="make pictures: it takes ten minutes")
@pytest.mark.parametrize(("name", "bring"), pictures().items(), ids=list(pictures()))
def test_no_text_is_cut_off_or_untranslated_in_any_language_and_size(
    tmp_path: Path, name: str, bring: Bring
) -> None:
    kiosk = _brought(tmp_path, "en", bring)
    english = texts_by_place(kiosk)
    sizes = SIZES if kiosk.follows else TIGHTEST
    wrong = [f"en {fault}" for fault in _faults_in(kiosk, sizes, name)]
    for language in LANGUAGES[1:]:
        if kiosk.follows:
            kiosk.app.apply_settings(kiosk.app.settings.changed(language=language))
            kiosk.settle()
        else:
            kiosk.stop()
            kiosk = _brought(tmp_path, language, bring)
        left = untranslated(english, texts_by_place(kiosk), SHARED_WORDS)
        wrong += [f"{language}: in English “{text}”" for text in left]
        sizes = SIZES if kiosk.follows else TIGHTEST
        wrong += [f"{language} {fault}" for fault in _faults_in(kiosk, sizes, name)]
    kiosk.stop()
    assert not wrong, f"{name}:\n" + "\n".join(wrong)


def _brought(folder: Path, language: str, bring: Bring, size: tuple[int, int] = SIZES[0]) -> Kiosk:
    kiosk = Kiosk(folder / language, size, Settings(language=language, motion=False)).start()
    bring(kiosk)
    return kiosk


def _faults_in(kiosk: Kiosk, sizes: Sequence[tuple[int, int]], name: str = "") -> list[str]:
    """Of every size, and of the first again: turned there and back, everything stands as before."""
    found = []
    stood = []
    for at, (width, height) in enumerate((*sizes, sizes[0])):
        kiosk.resize(width, height)
        kiosk.settle()
        if KEPT and name and at < len(sizes):
            language = kiosk.app.words.language
            kiosk.screenshot(Path(KEPT) / language / f"{width}x{height}" / f"{name}.png")
        stood.append(places(kiosk))
        found += [f"{width}×{height}: {fault}" for fault in faults(kiosk)]
    found += [f"after a turn and back: {fault}" for fault in moved(stood[0], stood[-1])]
    kiosk.resize(*SIZES[0])
    return found
