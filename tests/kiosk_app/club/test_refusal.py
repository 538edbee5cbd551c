"""A refusal of the club night can be said in every language of the screen."""

import re
from pathlib import Path

import pytest

import kiosk_app
from kiosk_app.club.players import PlayerDetails, completed
from kiosk_app.club.refusal import NightRefused
from kiosk_app.languages import LANGUAGES, load_screen_language
from kiosk_app.ui.telling import sentence_of

_CODED = re.compile(r'NightRefused\(\s*(?:f?"[^"]*"|"[^"]*"\.[^,]*),\s*"([a-z-]+)"')


def test_every_code_has_its_words() -> None:
    source = Path(kiosk_app.__file__).parent
    codes = {
        code
        for part in ("club", "session", "screens")
        for path in (source / part).rglob("*.py")
        for code in _CODED.findall(path.read_text("utf-8"))
    }
    assert len(codes) > 15
    assert not {
        code for code in codes if not load_screen_language("en").has(f"night-refused-{code}")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_language_of_the_screen(language: str) -> None:
    with pytest.raises(NightRefused) as refused:
        completed(PlayerDetails("Kim", ema_number="x1"))
    told = sentence_of(refused.value, load_screen_language(language))
    assert told is not None
    assert "x1" in told
    assert (told == str(refused.value)) == (language == "en")


def test_a_refusal_without_a_code_is_told_as_it_is() -> None:
    assert sentence_of(NightRefused("Not so."), load_screen_language("ja")) == "Not so."
