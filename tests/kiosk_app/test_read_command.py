"""``tenbou read``, ``score PHOTO`` and ``dora PHOTO`` as people and programs call them."""

import json
import os
import struct
import zlib
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from kiosk_app.cli import main
from tests.vision.photo.test_load import CMYK
from tests.vision.test_reading import HALF_FLUSH, SAMPLES
from vision.reading import PhotoReader, PhotoReading
from vision.training.measure_flowers import draw_table

PHOTO = str(SAMPLES / "half-flush.jpg")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def answers(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    assert main([*words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_read_gives_an_object_a_line_and_a_bad_photo_does_not_stop_the_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad, good = answers(capsys, "read", "missing.jpg", PHOTO)
    assert bad == {
        "photo": "missing.jpg",
        "error": "missing.jpg was not found. Choose another photo.",
    }
    assert good["photo"] == PHOTO
    assert good["hand"] == HALF_FLUSH
    assert list(good)[:6] == ["photo", "size", "ms", "tiles", "hand", "warnings"]


def test_flowers_and_seasons_beside_a_hand_of_nts_are_read_by_their_numbers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = draw_table(9126, None)
    lucky = [tile for tile in table.tiles if tile.role == "lucky"]
    cv2.imwrite("nts.png", table.image)
    nts, riichi = (
        answers(capsys, "read", "nts.png", "--game", game)[0]["hand"] for game in ("nts", "riichi")
    )
    assert sorted(nts["lucky"]) == sorted(str(tile.variant + 1) for tile in lucky) and lucky
    assert "lucky" not in riichi


def bad_files(folder: Path) -> dict[str, str]:
    """A path, and a word of the sentence it should get."""
    whole = (SAMPLES / "closed-hand.jpg").read_bytes()
    files = {
        "empty.jpg": (b"", "empty"),
        "short.jpg": (
            whole[:20_000],
            "short.jpg is incomplete. Copy it again, or retake the photo.",
        ),
        "dot.png": (cv2.imencode(".png", np.zeros((1, 1, 3), np.uint8))[1].tobytes(), "pixels"),
        "text.jpg": (b"no picture at all", "not a picture"),
        "huge.png": (huge_png(), "megapixels"),
    }
    for name, (data, _) in files.items():
        (folder / name).write_bytes(data)
    (folder / "folder.jpg").mkdir()
    os.mkfifo(folder / "pipe.jpg")
    return {str(folder / name): word for name, (_, word) in files.items()} | {
        str(folder / "folder.jpg"): "folder",
        str(folder / "pipe.jpg"): "not a file",
    }


def huge_png() -> bytes:
    """A header that promises 100 megapixels."""
    data = bytearray(cv2.imencode(".png", np.zeros((64, 64, 3), np.uint8))[1].tobytes())
    data[16:24] = struct.pack(">II", 10_000, 10_000)
    data[29:33] = struct.pack(">I", zlib.crc32(bytes(data[12:29])))
    return bytes(data)


def test_every_kind_of_bad_file_gets_its_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wanted = bad_files(tmp_path)
    records = answers(capsys, "read", *wanted)
    for record, (path, word) in zip(records, wanted.items(), strict=True):
        assert record["photo"] == path
        assert word in record["error"], record
        assert set(record) == {"photo", "error"}


def test_pictures_without_tiles_have_no_hand(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sixteen = tmp_path / "deep.png"
    noise = np.random.default_rng(1).integers(0, 65535, (120, 160, 3), dtype=np.uint16)
    sixteen.write_bytes(cv2.imencode(".png", noise)[1].tobytes())
    for record in answers(capsys, "read", str(sixteen), str(CMYK)):
        assert record["hand"] is None
        assert record["warnings"]


def test_several_photos_of_one_scene_give_one_answer(capsys: pytest.CaptureFixture[str]) -> None:
    (record,) = answers(capsys, "read", "--together", PHOTO, PHOTO)
    assert record["hand"] == HALF_FLUSH


def test_annotated_photos_of_the_same_name_do_not_overwrite_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "half-flush.png"
    picture = cv2.imread(PHOTO)
    assert picture is not None
    cv2.imwrite(str(other), picture[:, :900])
    marked = tmp_path / "marked"
    for _ in range(2):  # and a second run writes over its own pictures, not beside them
        records = answers(capsys, "read", PHOTO, str(other), "--annotate", str(marked))
        names = [Path(record["annotated"]).name for record in records]
        assert names == ["half-flush-read.jpg", "half-flush-2-read.jpg"]
        assert sorted(path.name for path in marked.iterdir()) == sorted(names)


def test_annotate_saves_the_marked_photo_and_says_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (record,) = answers(capsys, "read", PHOTO, "--annotate", str(tmp_path / "marked"))
    assert record["annotated"] == str(tmp_path / "marked" / "half-flush-read.jpg")
    assert Path(record["annotated"]).stat().st_size > 50_000
    (tmp_path / "file").write_text("")
    (record,) = answers(capsys, "read", PHOTO, "--annotate", str(tmp_path / "file"))
    assert "Choose another folder" in record["warnings"][-1]


def test_read_as_text_draws_the_hand_and_says_how_sure_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["read", PHOTO, "missing.jpg", "--text"]) == 1
    out = capsys.readouterr().out
    assert "筒" in out
    assert "╭─" in out
    assert "was not found" in out


def test_score_of_a_photo_takes_from_options_what_it_cannot_show(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("score", PHOTO, "--ron", "--seat", "S", "--discarder", "N")
    (record,) = answers(capsys, *words)
    assert record["valid"]
    assert record["points"] == 7700
    assert record["confidence"] > 0.9
    assert Path(record["annotated"]) == Path("out/half-flush-read.jpg")
    assert Path("out/half-flush-read.jpg").exists()
    assert main([*words, "--text"]) == 0
    assert "7 700" in capsys.readouterr().out


def test_score_of_a_photo_asks_how_it_was_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", PHOTO, "--json"]) == 2
    assert "--ron or --tsumo" in capsys.readouterr().err


def test_score_of_a_photo_counts_ura_only_after_riichi(capsys: pytest.CaptureFixture[str]) -> None:
    photo = str(SAMPLES / "ura-dora.jpg")
    (plain,) = answers(capsys, "score", photo, "--tsumo", "--seat", "W")
    assert plain["hand"]["ura_indicators"] == ""
    assert "--riichi" in plain["warnings"][-1]
    (riichi,) = answers(capsys, "score", photo, "--tsumo", "--seat", "W", "--riichi")
    assert riichi["hand"]["ura_indicators"] == "6s"
    assert riichi["han"] > plain["han"]


def test_another_winning_tile_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    (record,) = answers(capsys, "score", PHOTO, "--tsumo", "--seat", "S", "--win", "2p")
    assert record["hand"]["win"] == "2p"
    assert record["hand"]["concealed"] == "34p66z"
    assert main(["score", PHOTO, "--tsumo", "--win", "9s", "--json"]) == 1
    assert (
        "9 of bamboo is not among the tiles that were read."
        in json.loads(capsys.readouterr().out)["error"]
    )


@pytest.mark.parametrize(("rules", "kong_dora"), [("ema-2016", True), ("jpml-a", False)])
def test_the_eyes_are_told_whether_kongs_turn_indicators(
    monkeypatch: pytest.MonkeyPatch, rules: str, kong_dora: bool
) -> None:
    asked: list[bool] = []
    read = PhotoReader.read_frames

    def noting(reader: PhotoReader, photos: Any, **options: Any) -> PhotoReading:
        asked.append(options["known"].kong_dora)
        return read(reader, photos, **options)

    monkeypatch.setattr(PhotoReader, "read_frames", noting)
    assert main(["score", PHOTO, "--rules", rules, "--ron", "--seat", "S", "--json"]) == 0
    assert asked == [kong_dora]


def test_score_refuses_what_it_cannot_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "missing.jpg", "--ron"]) == 2
    assert "missing.jpg was not found. Choose another photo.\n" in capsys.readouterr().err
    assert main(["score", PHOTO, "--ron", "--rules", "nts-2009"]) == 2
    assert "four" in capsys.readouterr().err
    assert main(["score", PHOTO, "--ron", "--tile-set", "nobody's"]) == 2
    assert "tile set" in capsys.readouterr().err


def test_dora_of_a_photo_is_the_dora_of_its_indicator(capsys: pytest.CaptureFixture[str]) -> None:
    (record,) = answers(capsys, "dora", PHOTO)
    assert record["indicator"] == "1p"
    assert record["dora"] == "2p"
    assert main(["dora", "missing.jpg"]) == 2
    assert "missing.jpg was not found. Choose another photo.\n" in capsys.readouterr().err
    assert main(["dora", PHOTO, "--back"]) == 2
    assert main(["dora", str(CMYK)]) == 1
    assert "dead wall" in capsys.readouterr().err
