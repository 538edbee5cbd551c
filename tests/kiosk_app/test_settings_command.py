"""``tenbou settings``, and what other commands take from there."""

import json
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk_app.cli import main
from kiosk_app.settings import load_settings
from tests.kiosk_app.store.postgres import Postgres

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def tenbou(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Call:
    def call(*words: str, kiosk: str = "club") -> tuple[int, str, str]:
        code = main([*words, "--folder", str(tmp_path / kiosk)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_settings_are_shown_changed_and_kept(tenbou: Call, tmp_path: Path) -> None:
    assert json.loads(tenbou("settings", "--json")[1])["theme"] == "dark"
    assert tenbou("settings", "theme", "light") == (0, "theme  light\n", "")
    assert tenbou("settings", "motion", "off")[0] == 0
    assert tenbou("settings", "rotation", "180")[0] == 0
    settings = load_settings(tmp_path / "club").settings
    assert (settings.theme, settings.motion, settings.rotation) == ("light", False, 180)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("theme", "pink"),
            "theme: “Theme” must be one of dark, light, contrast or",
        ),
        (("motion", "maybe"), "motion: “Animations” must be on or off. Nothing was changed.\n"),
        (("rotation", "ninety"), "degrees"),
        (("colour",), "There is no setting “colour”. Use language, rules, camera,"),
    ],
)
def test_what_cannot_be_set_is_refused(
    tenbou: Call, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = tenbou("settings", *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert not (tmp_path / "club").exists()


def test_a_new_game_takes_the_rules_of_the_settings(tenbou: Call) -> None:
    tenbou("settings", "rules", "tenhou")
    out = tenbou("table", "new", "A", "B", "C", "D", "--json")[1]
    assert json.loads(out)["rules"] == "tenhou"
    assert tenbou("club", "night", "open")[0] == 0
    assert "no time limit" in tenbou("club", "timer", "start")[2]


def test_a_bad_value_is_said_and_the_command_goes_on(tenbou: Call, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "settings.toml").write_text("[game]\nrules = 'x'\n", "utf-8")
    code, out, err = tenbou("table", "new", "A", "B", "C", "D", "--json")
    assert code == 0
    assert json.loads(out)["rules"] == "ema-2016"
    assert "“Rule set” must be one of ema-2016, ema-2025, ema-2008," in err


def test_the_server_is_kept_once_it_has_answered(
    tenbou: Call, tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.new_database("kept-server")
    assert "Give the address of the club server: tenbou club sync" in tenbou("club", "sync")[2]
    nowhere = "postgresql://kim:geheim@127.0.0.1:1/club"
    code, _, err = tenbou("club", "sync", nowhere)
    assert code == 2
    assert "geheim" not in err
    assert load_settings(tmp_path / "club").settings.club_server == ""
    assert "is now the club server" in tenbou("club", "sync", address, "--prepare-server")[2]
    path = tmp_path / "club" / "settings.toml"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    tenbou("table", "new", "A", "B", "C", "D")
    code, _, err = tenbou("club", "sync")
    assert (code, err) == (0, "Sent 1 event to 127.0.0.1.\nReceived 0 games from other kiosks.\n")


def test_a_damaged_store_asks_the_server_of_the_settings(
    tenbou: Call, tmp_path: Path, postgres: Postgres
) -> None:
    tenbou("club", "sync", postgres.new_database("damaged-store"), "--prepare-server")
    tenbou("table", "new", "A", "B", "C", "D")
    tenbou("club", "sync")
    (tmp_path / "club" / "club.sqlite3").write_bytes(b"nonsense" * 1000)
    code, out, err = tenbou("table", "show", "--json")
    assert code == 0
    assert json.loads(out)["players"]["E"] == "A"
    assert "1 event from the club server" in err
