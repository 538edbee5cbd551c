"""Every picture in every language and size: nothing cut off, too small or left in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.words import LANGUAGES
from tests.kiosk_app.kiosk import SIZES, Kiosk
from tests.kiosk_app.looking import (
    cut_texts,
    small_targets,
    small_texts,
    texts_by_place,
    untranslated,
)
from tests.kiosk_app.pictures import Bring, pictures

NAMES = {
    # People, rule sets, and words of the game that every language has.
    *("Kim", "Jan", "Maja", "Ola", "Tenbou", "EMA", "NTS", "tenhou", "Dora", "dora", "riichi"),
}


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path).start()
    yield kiosk
    kiosk.stop()


@pytest.mark.parametrize(("name", "bring"), pictures().items(), ids=list(pictures()))
def test_no_text_is_cut_off_or_untranslated_in_any_language_and_size(
    kiosk: Kiosk, name: str, bring: Bring
) -> None:
    bring(kiosk)
    english = texts_by_place(kiosk)
    wrong = []
    for language in LANGUAGES:
        kiosk.app.apply_settings(kiosk.app.settings.changed(language=language))
        kiosk.settle()
        if language != "en":
            left = untranslated(english, texts_by_place(kiosk), NAMES)
            wrong += [f"{language}: in English “{text}”" for text in left]
        for size in SIZES:
            kiosk.resize(*size)
            where = f"{language} {size[0]}×{size[1]}"
            wrong += [f"{where}: cut off “{text}”" for text in cut_texts(kiosk)]
            wrong += [f"{where}: too small “{text}”" for text in small_texts(kiosk)]
            wrong += [f"{where}: too small to tap: {target}" for target in small_targets(kiosk)]
        kiosk.resize(*SIZES[0])
    assert not wrong, f"{name}:\n" + "\n".join(wrong)
