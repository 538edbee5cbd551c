"""Every picture in every language and size: nothing cut off, too small or left in English."""

from pathlib import Path

import pytest

from kiosk_app.settings import Settings
from kiosk_app.words import LANGUAGES
from tests.kiosk_app.kiosk import SIZES, Kiosk
from tests.kiosk_app.looking import faults, texts_by_place, untranslated
from tests.kiosk_app.pictures import Bring, pictures
from tests.kiosk_app.shared_words import SHARED_WORDS

TIGHTEST = ((800, 480), (480, 800))
"""The other sizes have as many units or more, both ways."""


@pytest.mark.parametrize(("name", "bring"), pictures().items(), ids=list(pictures()))
def test_no_text_is_cut_off_or_untranslated_in_any_language_and_size(
    tmp_path: Path, name: str, bring: Bring
) -> None:
    english: list[str] = []
    wrong: list[str] = []
    for language in LANGUAGES:
        kiosk = Kiosk(tmp_path / language, settings=Settings(language=language)).start()
        bring(kiosk)
        shown = texts_by_place(kiosk)
        english = english or shown
        if language != "en":
            left = untranslated(english, shown, SHARED_WORDS)
            wrong += [f"{language}: in English “{text}”" for text in left]
        for size in SIZES if language == "en" else TIGHTEST:
            kiosk.resize(*size)
            wrong += [f"{language} {size[0]}×{size[1]}: {what}" for what in faults(kiosk)]
        kiosk.stop()
    assert not wrong, f"{name}:\n" + "\n".join(wrong)
