"""The ``tenbou`` command as a person or a program calls it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kiosk_app.cli import COMMANDS, main
from kiosk_app.commands import run
from tests.in_process import called
from tests.scorer.nts.test_worked_example import EXAMPLE

HAND = {
    "id": "a1",
    "concealed": "234m406p67s11z",
    "win": "8s",
    "by": "ron",
    "melds": [{"kind": "pon", "tiles": "555z", "from": "left"}],
    "seat": "E",
    "round": "E",
    "discarder": "S",
    "dora_indicators": "4p",
}


def tenbou(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kiosk_app", *words],
        input=lines,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_ctrl_c_ends_a_command_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "run", interrupted)
    assert main(["run"]) == 130


def test_score_answers_the_example_of_the_interface_to_the_letter() -> None:
    done = tenbou("score", "--rules", "ema-2016", "--json", lines=json.dumps(HAND))
    assert json.loads(done.stdout) == {
        "id": "a1",
        "rules": "ema-2016",
        "valid": True,
        "han": 2,
        "fu": 30,
        "limit": None,
        "yakuman": 0,
        "yaku": [
            {"id": "yakuhai-white", "han": 1, "section": "4.2.1"},
            {"id": "dora", "han": 1, "section": "2.7"},
        ],
        "fu_items": [
            {"why": "open hand", "fu": 20, "section": "4.1.1"},
            {"why": "open pung of honours", "fu": 4, "section": "4.1.1"},
            {"why": "pair of the round wind", "fu": 2, "section": "4.1.1"},
            {"why": "pair of the seat wind", "fu": 2, "section": "4.1.1"},
        ],
        "reading": "234m 456p 678s 11z +555z",
        "points": 2900,
        "payments": {"S": -2900, "E": 2900},
    }


def test_score_into_a_pipe_is_json_without_being_asked() -> None:
    done = tenbou("score", lines=json.dumps(HAND))
    assert json.loads(done.stdout)["points"] == 2900


def test_a_bad_line_gives_an_error_and_the_next_is_still_answered() -> None:
    done = tenbou("score", "--json", lines="nonsense\n" + json.dumps(HAND) + "\n")
    bad, good = map(json.loads, done.stdout.splitlines())
    assert "error" in bad
    assert good["points"] == 2900
    assert done.returncode == 0


@pytest.mark.parametrize("language", ["en", "nl", "da", "no", "ja"])
def test_score_as_text_draws_the_hand_and_says_every_section(language: str) -> None:
    done = called(main, "score", "--text", "--language", language, lines=json.dumps(HAND))
    assert "萬" in done.stdout
    # Danish and Norwegian put a space behind the sign.
    sections = done.stdout.replace("§\N{NO-BREAK SPACE}", "§").replace("§ ", "§")
    assert "§4.1.1" in sections
    assert "§4.2.1" in sections
    assert done.stderr == ""


def test_an_unknown_rule_set_is_refused_with_those_there_are() -> None:
    for form in ("--json", "--text"):
        done = called(main, "score", form, "--rules", "ema-1999", lines=json.dumps(HAND))
        assert done.returncode == 2
        assert "ema-2016" in done.stderr + done.stdout


def test_nts_is_answered_by_the_same_command() -> None:
    deal = {
        "players": {seat: {"concealed": "", "dead": True} for seat in "ESWN"},
        "winner": None,
    }
    done = called(main, "score", "--rules", "nts-2009", "--json", lines=json.dumps(deal))
    assert set(json.loads(done.stdout)["payments"].values()) == {0}


def test_dora_names_the_tile_after_the_indicator(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dora", "9p", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"indicator": "9p", "dora": "1p"}


def test_dora_goes_back_to_the_indicator(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dora", "5z", "--back"]) == 0
    assert capsys.readouterr().out == "🀄 7z → 🀆 5z\n"


def test_dora_of_no_tile_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dora", "8z"]) == 2
    assert "no tile 8z" in capsys.readouterr().err


def test_compare_names_the_rule_that_makes_the_difference() -> None:
    done = called(main, "compare", "ema-2016", "tenhou", lines=json.dumps(HAND))
    assert "2 900" in done.stdout
    assert "5 800" in done.stdout
    assert "§1.3" in done.stdout


@pytest.mark.parametrize("turned", [False, True])
def test_compare_sets_riichi_and_nts_side_by_side(
    turned: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    books = ["ema-2016", "nts-2009"]
    assert main(["compare", *(reversed(books) if turned else books)]) == 0
    out = capsys.readouterr().out
    line = next(line for line in out.splitlines() if "Win declared wrongly" in line)
    assert (line.index("chombo (§3.4.6)") > line.index("dead hand (“Dood spel”)")) is turned
    assert "3, 4 and 5" in out and "1 yaku (§3.2)" in out and "2 doublings" in out
    assert "The rest has no counterpart" in out


def test_rules_lists_every_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    for name in ("ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou", "nts-2009"):
        assert name in out


def test_rules_looks_over_a_clubs_own_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "club.toml"
    own.write_text('extends = "ema-2016"\n[play]\nred_fives = 1\n', "utf-8")
    assert main(["rules", str(own)]) == 0
    assert "house rule" in capsys.readouterr().out
    own.write_text('extends = "ema-2016"\n[play]\nred_fives = 9\n', "utf-8")
    assert main(["rules", str(own)]) == 2
    assert "play.red_fives" in capsys.readouterr().out


def test_run_reads_and_scores_the_bundled_samples(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", "--samples", "--annotate", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert len(list(tmp_path.glob("*-read.jpg"))) == 5
    assert "18 000" in out  # the three kongs, read from their photo
    assert "Big Three Dragons" in out
    assert "Pinfu" in out


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        with pytest.raises(SystemExit) as end:
            main([name, "--help"])
        assert end.value.code == 0
    assert "--rules" in capsys.readouterr().out


def test_score_takes_a_file_of_json_over_several_lines(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(EXAMPLE, indent=2), "utf-8")
    done = called(main, "score", "--rules", "nts-2009", str(file))
    assert json.loads(done.stdout)["payments"]["S"] == 1088
    missing = called(main, "score", str(tmp_path / "none.json"))
    assert missing.returncode == 2 and "can't be opened" in missing.stderr
