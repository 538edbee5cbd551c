"""The settings of a kiosk: read, changed and kept, whatever is wrong with the file."""

import os
import stat
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.setting_values import CAMERA_KINDS, FIELDS, THEMES, SettingRefused
from kiosk_app.settings import Settings, load_settings, save_settings, settings_file
from kiosk_app.ui.theme import THEMES as LOOKS
from tests.refusing import refuses
from vision.camera.find import KINDS


def _written(folder: Path, text: str) -> Path:
    path = settings_file(folder)
    path.write_text(text, "utf-8")
    return path


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), ())
    assert not settings_file(tmp_path).exists()


def test_every_setting_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    settings = Settings(
        language="nl",
        rules="/home/club/own.toml",
        camera="usb:/dev/video2",
        tile_set="Blue “set” \\ 2",
        theme="contrast",
        motion=False,
        sound=False,
        numerals=True,
        auto_photo=False,
        evidence_days=90,
        club_server="postgresql://kim:secret@host:5433/club",
        kiosk_name="Tafel één",
        rotation=270,
    )
    save_settings(settings, tmp_path)
    assert load_settings(tmp_path) == (settings, ())


def test_every_setting_has_its_place_in_the_file() -> None:
    assert {field.name for field in fields(Settings)} == set(FIELDS)
    places = {(field.section, field.key) for field in FIELDS.values()}
    assert len(places) == len(FIELDS)


def test_cameras_are_those_that_there_are() -> None:
    assert tuple(KINDS) == CAMERA_KINDS


def test_themes_are_those_that_there_are() -> None:
    assert tuple(LOOKS) == THEMES


def test_comments_and_unknown_values_stay_in_the_file(tmp_path: Path) -> None:
    path = _written(
        tmp_path,
        "# ours\n[kiosk]\ntheme = 'light' # bright room\nbell = 3\n[later]\nnew = [1, 2]\n",
    )
    save_settings(load_settings(tmp_path).settings.changed(theme="contrast"), tmp_path)
    text = path.read_text("utf-8")
    assert "# ours" in text
    assert "# bright room" in text
    assert "bell = 3" in text
    assert "[later]\nnew = [1, 2]" in text
    assert load_settings(tmp_path).settings.theme == "contrast"


@pytest.mark.parametrize("text", ["theme = ", "[kiosk\n", "\x00"])
def test_a_file_that_is_no_toml_is_said_and_put_aside(tmp_path: Path, text: str) -> None:
    path = _written(tmp_path, text)
    settings, sentences = load_settings(tmp_path)
    assert settings == Settings()
    (aside,) = tmp_path.glob("settings-*.bad.toml")
    assert aside.read_text("utf-8") == text
    assert not path.exists()
    assert len(sentences) == 1
    assert sentences[0].values == {"file": str(aside)}
    assert load_settings(tmp_path) == (Settings(), ())


def test_a_file_that_is_not_utf_8_is_put_aside_too(tmp_path: Path) -> None:
    settings_file(tmp_path).write_bytes(b"[kiosk]\nname = '\xff'\n")
    assert load_settings(tmp_path).settings == Settings()
    assert len(list(tmp_path.glob("*.bad.toml"))) == 1


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("[kiosk]\ntheme = 'pink'", "theme"),
        ("[kiosk]\nmotion = 1", "motion"),
        ("[kiosk]\nnumerals = 'yes'", "numerals"),
        ("[camera]\nauto_photo = 1", "auto_photo"),
        ("[club]\nevidence_days = -1", "evidence_days"),
        ("[club]\nevidence_days = 100000", "evidence_days"),
        ("[kiosk]\nrotation = 45", "rotation"),
        ("[kiosk]\nrotation = true", "rotation"),
        ("[kiosk]\nlanguage = 'xx'", "language"),
        ('[kiosk]\nname = "two\\nlines"', "kiosk_name"),
        ("[game]\nrules = 'ema-1899'", "rules"),
        ("[camera]\ncamera = 'folder'", "camera"),
        ("[club]\nserver = 'mysql://host/club'", "club_server"),
        ("[club]\nserver = 'postgresql://[/club'", "club_server"),
    ],
)
def test_one_bad_value_is_said_and_the_others_count(tmp_path: Path, line: str, name: str) -> None:
    path = _written(tmp_path, f"{line}\n[other]\nx = 1\n")
    settings, sentences = load_settings(tmp_path)
    assert settings == Settings()
    (sentence,) = sentences
    refused = sentence.values["refused"]
    assert isinstance(refused, SettingRefused)
    assert refused.values["setting"] == name
    assert path.exists()
    save_settings(settings, tmp_path)
    (copy,) = tmp_path.glob("*.bad.toml")
    assert copy.read_text("utf-8").startswith(line)
    assert load_settings(tmp_path) == (Settings(), ())


@pytest.mark.parametrize(
    "values",
    [{"theme": "pink"}, {"rotation": 1}, {"club_server": "ftp://x/y"}, {"sound": "yes"}],
)
def test_a_value_that_cannot_be_is_refused(values: dict[str, Any]) -> None:
    with refuses(SettingRefused, match="must be"):
        Settings().changed(**values)


def test_nobody_else_can_read_the_password(tmp_path: Path) -> None:
    path = _written(tmp_path, "")
    path.chmod(0o644)
    save_settings(Settings(club_server="postgresql://a:b@c/d"), tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_cut_while_saving_leaves_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(Settings(theme="light"), tmp_path)

    def cut(descriptor: int) -> None:
        raise OSError("the plug is out")

    monkeypatch.setattr(os, "fsync", cut)
    with pytest.raises(OSError, match="plug"):
        save_settings(Settings(theme="contrast"), tmp_path)
    assert load_settings(tmp_path).settings.theme == "light"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://kim:secret@host/club", "postgresql://kim:…@host/club"),
        ("postgresql://kim:se@c:ret@host/club", "postgresql://kim:…@host/club"),
        ("postgresql://kim@host/club", "postgresql://kim@host/club"),
        ("postgresql:///club?password=secret&x=1", "postgresql:///club?password=…&x=1"),
        ("", ""),
    ],
)
def test_a_password_is_not_shown(address: str, shown: str) -> None:
    assert FIELDS["club_server"].text(address) == shown


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 5000 + "]" * 5000,
        "[club]\nevidence_days = " + "9" * 5000,
        "[club]\nevidence_days = 0x" + "f" * 5000,
        "[kiosk]\nrotation = -" + "1" * 4299,
        ".".join("a" * 3000) + " = 1",
    ],
)
def test_settings_without_end_are_said_and_harm_nobody(text: str, tmp_path: Path) -> None:
    settings_file(tmp_path).write_text(text, "utf-8")
    loaded = load_settings(tmp_path)
    assert loaded.settings == Settings()
    save_settings(loaded.settings, tmp_path)
    assert load_settings(tmp_path) == (Settings(), ())
