"""The voice of the kiosk: wanted, muted with one tap, missing, and never waited for."""

from pathlib import Path

import pytest

from kiosk_app.settings import Settings
from kiosk_app.ui.sounds import Sounds
from kiosk_app.voice.speaker import Speaker
from scorer.table import RiichiDeclared, Seat, Win, Winner
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk


class NotedSpeaker(Speaker):
    """Takes every sentence and says none; it is busy until it is hushed."""

    def __init__(self, there: bool = True) -> None:
        super().__init__("no such program")
        self.there = there
        self.said: list[tuple[str, str]] = []
        self.speaks = False

    @property
    def can_speak(self) -> bool:
        return self.there

    @property
    def busy(self) -> bool:
        return self.speaks

    def say(self, sentence: str, language: str) -> None:
        self.said.append((sentence, language))
        self.speaks = True

    def hush(self) -> None:
        self.speaks = False


def started(folder: Path, speaker: Speaker, **settings: object) -> Kiosk:
    values = Settings(reveal=False).changed(**settings)
    kiosk = Kiosk(folder, settings=values, speaker=speaker).start()
    start_game(kiosk)
    return kiosk


def test_it_is_silent_until_somebody_wants_it(tmp_path: Path) -> None:
    speaker = NotedSpeaker()
    kiosk = started(tmp_path, speaker)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    assert speaker.said == [] and not kiosk.app.speaking
    kiosk.stop()


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Riichi, Jan."), ("ja", "リーチ、Janさん。")]
)
def test_it_speaks_the_language_of_the_kiosk(tmp_path: Path, language: str, sentence: str) -> None:
    speaker = NotedSpeaker()
    kiosk = started(tmp_path, speaker, voice=True, language=language)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    assert speaker.said == [(sentence, language)]
    kiosk.stop()


def test_one_tap_mutes_it_in_the_middle_of_a_word(tmp_path: Path) -> None:
    speaker = NotedSpeaker()
    kiosk = started(tmp_path, speaker, voice=True)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    assert kiosk.app.speaking
    kiosk.touch(770, 450)
    kiosk.settle()
    assert not speaker.speaks and not kiosk.app.settings.voice
    assert kiosk.heard("The voice is off")
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    assert len(speaker.said) == 1
    kiosk.stop()


def test_the_way_to_mute_it_is_gone_when_it_has_ended(tmp_path: Path) -> None:
    speaker = NotedSpeaker()
    kiosk = started(tmp_path, speaker, voice=True)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    speaker.speaks = False
    kiosk.wait(lambda: not kiosk.app.speaking)
    kiosk.stop()


def test_where_the_program_is_missing_the_setting_says_so(tmp_path: Path) -> None:
    kiosk = started(tmp_path, NotedSpeaker(there=False), voice=True)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    assert not kiosk.app.speaking
    kiosk.app.show("settings")
    kiosk.settle()
    assert kiosk.sees("Not installed")
    kiosk.tap("Voice")
    assert kiosk.heard("The voice needs the package espeak-ng")
    kiosk.stop()


def test_riichi_a_win_and_the_time_have_their_sounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk = started(tmp_path, NotedSpeaker())
    played: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda _, name: played.append(name))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH, han=5),), Seat.EAST))
    kiosk.app._signal(True, None)
    kiosk.app._signal(False, None)
    assert played == ["riichi", "win", "bell", "time"]
    kiosk.app.change_settings(sound=False)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    assert len(played) == 4
    kiosk.stop()
