"""A deal of NTS as it looks in a terminal."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

from kiosk_app.commands.score import explain_lines
from kiosk_app.languages import LANGUAGES
from kiosk_app.terminal.nts import print_deal
from tests.scorer.nts.table import RULES
from tests.scorer.nts.test_worked_example import EXAMPLE


def printed(record: dict[str, Any], language: str = "en", width: int = 160) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    print_deal(console, record, RULES, language)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_printed_in_every_language(language: str) -> None:
    text = printed(EXAMPLE, language)
    assert "34 × 2³ = 272" in text
    assert "╭" in text


def test_the_hands_are_drawn_as_tiles_with_the_winning_tile_apart() -> None:
    lines = printed(EXAMPLE).splitlines()
    row = next(at for at, line in enumerate(lines) if "South, mahjong" in line) + 1
    assert lines[row].split()[1:6] == ["四", "六", "七", "八", "四"]
    assert "東   東   東     萬" in lines[row + 1]


def test_a_number_is_not_broken_at_its_thousands() -> None:
    for width in range(60, 90):
        assert "1088" in printed(EXAMPLE, width=width)


def test_lucky_tiles_are_drawn() -> None:
    players = {**EXAMPLE["players"], "E": {**EXAMPLE["players"]["E"], "lucky": "18"}}
    assert "春   竹" in printed({**EXAMPLE, "players": players})


def test_a_hand_that_may_not_go_out_is_drawn_with_its_reason() -> None:
    players = {**EXAMPLE["players"], "S": {"concealed": "111z678m4m55m1239p"}}
    text = printed({**EXAMPLE, "players": players, "win": "9s"})
    assert "South can't go out with this hand." in text
    assert "東   東   東" in text


def test_a_record_that_is_no_deal_gets_its_sentence() -> None:
    assert printed({"winner": "[/red]"}).startswith("“players” must be")
    assert "no flag “[/x]”" in printed({**EXAMPLE, "[/x]": True})


def test_a_draw_is_printed() -> None:
    assert "A draw: nobody scores and nobody pays" in printed({"winner": None})


def test_the_command_prints_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain_lines([json.dumps(EXAMPLE).encode(), b"\n", b"{}"], "nts-2009", "nl") == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "Zuid, mahjong: 272 punten" in text
    assert "“winner” is missing" in text
