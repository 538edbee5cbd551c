"""``tenbou table`` as a person at a terminal or a program calls it."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.cli import main
from tests.kiosk_app.test_commands import tenbou

Call = Callable[..., tuple[int, str, str]]
HAND = '{"concealed": "234m406p67s22z", "win": "8s", "melds": [{"kind": "pon", "tiles": "555z"}]}'


@pytest.fixture
def table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Call:
    """The command in this process; a whole program is started where that is what is tested."""

    def call(*words: str) -> tuple[int, str, str]:
        folder = [] if words[0] == "replay" else ["--folder", str(tmp_path / "club")]
        code = main(["table", *words, *folder])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def added(table: Call, *words: str) -> dict[str, Any]:
    code, out, err = table("add", *words, "--json")
    assert code == 0, err
    state: dict[str, Any] = json.loads(out)
    return state


def new(table: Call, *options: str) -> dict[str, Any]:
    code, out, err = table("new", "Kim", "Jan", "Maja", "Ola", "--json", *options)
    assert code == 0, err
    state: dict[str, Any] = json.loads(out)
    return state


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("ron S 3/40 from E", [24_800, 35_200, 30_000, 30_000]),
        ("ron S 3 40 from E", [24_800, 35_200, 30_000, 30_000]),
        ("ron S from E 5200", [24_800, 35_200, 30_000, 30_000]),
        ("ron jan mangan from kim", [22_000, 38_000, 30_000, 30_000]),
        ("ron s 5 from e", [22_000, 38_000, 30_000, 30_000]),
        ("ron S 3/40 W 8000 from E", [16_800, 35_200, 38_000, 30_000]),
        ("tsumo E haneman", [48_000, 24_000, 24_000, 24_000]),
        ("tsumo N yakuman", [14_000, 22_000, 22_000, 62_000]),
        (f"ron S {HAND} from E", [29_000, 31_000, 30_000, 30_000]),
        ("ron S 234m406p67s22z+8s pon:555z from E", [29_000, 31_000, 30_000, 30_000]),
        ("ron S 234m406p67s22z+8s pon:555z dora:1z from E", [26_100, 33_900, 30_000, 30_000]),
        ("tsumo S 234m456p66778s33z+8s dora:2z", [26_000, 38_000, 28_000, 28_000]),
        ("ron S 3 han 40 fu from E", [24_800, 35_200, 30_000, 30_000]),
        ("ron S 40 fu 3 han from E", [24_800, 35_200, 30_000, 30_000]),
        ("ron S 2 han 110 fu from E", [22_900, 37_100, 30_000, 30_000]),
        ("ron S 110 fu 2 han from E", [22_900, 37_100, 30_000, 30_000]),
        ("ron S 3/40 yaku:toitoi open from E", [24_800, 35_200, 30_000, 30_000]),
        ("ron S 40 fu yaku:pinfu,tanyao from E", [27_400, 32_600, 30_000, 30_000]),
        ("draw", [30_000] * 4),
        ("draw S W", [28_500, 31_500, 31_500, 28_500]),
        ("draw all", [30_000] * 4),
        ("chombo E asleep", [18_000, 34_000, 34_000, 34_000]),
        ("redeal wall fell", [30_000] * 4),
        ("penalty S 2000 phone --now", [30_000, 28_000, 30_000, 30_000]),
        ("penalty S 3000 phone --now --zero-sum", [31_000, 27_000, 31_000, 31_000]),
        ("bonus S 2000 thanks --now", [30_000, 32_000, 30_000, 30_000]),
        (
            "correct E+1000 S-1000 counters=2 dealer=W because miscounted",
            [31_000, 29_000] + [30_000] * 2,
        ),
        ("late S 5", [30_000] * 4),
        ("substitute S Eva from-start", [30_000] * 4),
        ("players Jan Kim Maja Ola", [30_000] * 4),
        ("time running", [30_000] * 4),
        ("dead S discarded wrongly", [30_000] * 4),
        ("end agreed", [30_000] * 4),
    ],
)
def test_what_happened_is_written_down_in_few_words(
    table: Call, words: str, points: list[int]
) -> None:
    new(table)
    parts = words.split(" ") if "{" not in words else ["ron", "S", HAND, "from", "E"]
    state = added(table, *parts)
    assert list(state["points"].values()) == points
    assert state["sequence"] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "Type what happened"),
        ("dance S", "Type what happened"),
        ("ron S 3/40", "Ron needs “from”"),
        ("ron S 3/40 from S", "their own discard"),
        ("ron S from E", "Enter what Jan's hand is worth"),
        ("ron S 3/45 from E", "3 han and 45 fu can't be won by ron"),
        ("ron S 2/20 from E", "2 han and 20 fu can't be won by ron"),
        ("tsumo S 2/25", "2 han and 25 fu can't be won by tsumo"),
        ("ron S 3 from E", "needs fu"),
        ("undo", "an action of its own. Type tenbou table undo"),
        ("ron S 234m406p67s11z8s from E", "no tile is the winning one"),
        ("ron S 3/40 double-riichi from E", "“double-riichi” is counted from the tiles"),
        ("ron S 3/40 dora:4p from E", "“dora-indicators” is counted from the tiles"),
        ("substitute S", "Missing: the substitute's name"),
        ("substitute S from-start", "Missing: the substitute's name"),
        ("ron S 1234 from E", "No hand is worth exactly"),
        ("ron Piet 3/40 from E", "No player “Piet” here"),
        ("tsumo S 3/40 from E", "Tsumo has no “from”"),
        ("ron S 123m+1m from E", "14 tiles"),
        ("ron S 234m406p67s22z+8s chi:345m from E", "no yaku"),
        ("ron S {bad from E", "not valid JSON"),
        ("ron S kon:555z from E", "“kon:” can.t come before tiles"),
        ("ron S 40 han 3 fu from E", "40 han 3 fu is the wrong way round"),
        ("ron S 3 fu 40 han from E", "40 han 3 fu is the wrong way round"),
        ("ron S han 40 from E", "No player “han” here"),
        ("ron S 3/40 yaku:tea from E", "“tea” is no yaku"),
        ("ron S 3/40 yaku:pinfu open from E", "“pinfu” is no yaku of this hand"),
        ("ron S 1/40 yaku:toitoi from E", "The yaku add up to 2 han, more than 1"),
        ("ron S 2/40 yaku:riichi from E", "has no riichi stick on the table"),
        ("ron S yaku:toitoi 234m406p67s22z+8s from E", "the tiles or the yaku, not both"),
        ("nagashi W", "no nagashi mangan"),
        ("riichi", "Missing: who declares riichi"),
        ("riichi S now", "Unexpected: “now”"),
        ("abort nine-orphans", "nine-orphans|no such|abort"),
        ("abort tea", "is not an abortive draw"),
        ("late S 11", "substitute"),
        ("penalty S many phone", "is not a number of points"),
        ("correct E+1000 because dreams", "must be 0"),
        ("correct tea=3", "is not a correction"),
        ("time", "dice"),
        ("end", "isn.t finished"),
        ("end now", "Type end, end agreed"),
        ("cancel xyz why", "no penalty or bonus"),
    ],
)
def test_a_refusal_is_one_sentence_and_code_2_and_changes_nothing(
    table: Call, words: str, sentence: str
) -> None:
    new(table)
    code, out, err = table("add", *words.split())
    assert code == 2
    assert out == ""
    assert re.search(sentence, err), err
    assert "Traceback" not in err
    shown = json.loads(table("show", "--json")[1])
    assert shown["sequence"] == 1


def test_from_five_counters_on_the_yaku_are_asked_for_and_can_be_named(table: Call) -> None:
    """EMA 2008 §3.4.11: two yaku; dora are none."""
    new(table, "--rules", "ema-2008")
    for _ in range(5):
        added(table, "draw", "E")
    for words, sentence in (
        ("tsumo S 1/30", "needs two yaku (§3.4.11); Jan's has one"),
        ("tsumo S 2/30", "Give the tiles or the yaku of Jan's hand"),
        ("tsumo S 2/30 yaku:menzen-tsumo", "needs two yaku (§3.4.11); Jan's has one"),
    ):
        code, _, err = table("add", *words.split())
        assert code == 2 and sentence in err
    state = added(table, *["tsumo", "S", "2/30", "yaku:menzen-tsumo,iipeikou"])
    assert state["counters"] == 0


def test_riichi_is_known_from_the_table_when_the_tiles_are_given(table: Call) -> None:
    new(table)
    assert added(table, "riichi", "S")["points"]["S"] == 29_000
    state = added(table, "ron", "S", "234m456p66778s44z+8s", "ippatsu", "from", "E")
    assert state["points"]["S"] == 30_000 + 7_700  # riichi, ippatsu, pinfu, iipeikou


def test_undo_and_redo_go_back_and_on(table: Call) -> None:
    new(table)
    added(table, "ron", "S", "3/40", "from", "E")
    middle = added(table, "draw", "S")
    assert json.loads(table("undo", "--json")[1])["points"]["S"] == 35_200
    assert json.loads(table("redo", "--json")[1])["points"] == middle["points"]
    assert table("redo")[0] == 2
    table("undo")
    table("undo")
    code, _, err = table("undo")
    assert (code, err.strip()) == (2, "There is nothing to undo.")


def test_many_events_come_line_by_line(table: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    new(table)
    lines = "riichi E\nron E 3/40 from S  # a comment\n\nron S 3/40 from S\ndraw\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    code, _, err = table("add", "--lines")
    assert code == 2
    assert err.startswith("Line 4: Jan can't win on their own discard.")
    assert json.loads(table("show", "--json")[1])["sequence"] == 3


def test_an_event_may_come_as_json(table: Call) -> None:
    new(table)
    state = added(table, "--event", '{"kind": "exhaustive-draw", "tenpai": ["E"]}')
    assert state["points"]["E"] == 33_000
    assert table("add", "--event", '{"kind": "tea"}')[0] == 2
    assert table("add", "--event", "{")[0] == 2
    assert table("add", "draw", "--event", '{"kind": "redeal"}')[0] == 2


def test_an_nts_game_takes_the_settlement(table: Call) -> None:
    new(table, "--rules", "nts-2009")
    state = added(table, "tsumo", "E", "E+96", "S-32", "W-32", "N-32")
    assert [state["points"][seat] - state["points"]["S"] for seat in "ESWN"] == [128, 0, 0, 0]
    assert "Every hand scores" in table("add", "tsumo", "E", "mangan")[2]


def test_a_log_is_exported_and_replayed_to_the_same_state(table: Call, tmp_path: Path) -> None:
    new(table, "--tournament")
    added(table, "ron", "S", "3/40", "from", "E")
    added(table, "penalty", "W", "2000", "phone")
    table("undo")
    table("redo")
    last = added(table, "end", "agreed")
    log = tmp_path / "game.jsonl"
    assert table("export", "-o", str(log))[0] == 0
    assert table("export")[1] == log.read_text("utf-8")
    code, out, _ = table("replay", str(log), "--json")
    states = [json.loads(line) for line in out.splitlines()]
    assert (code, len(states)) == (0, 6)
    final = states[-1]
    assert {key: final[key] for key in last if key in final and key != "sequence"} == {
        key: last[key] for key in last if key in final and key != "sequence"
    }
    for name in ("points", "dealer", "round", "hand", "counters", "sticks"):
        assert all(name in state for state in states)
    first = final["final"]["scores"][0]
    assert (first["player"], first["uma"], first["score"]) == ("Jan", 15_000, 20_200)
    code, out, _ = table("replay", str(log))
    assert code == 0
    assert "Final scores" in out


def test_a_log_that_cannot_be_is_told_event_by_event(table: Call, tmp_path: Path) -> None:
    new(table)
    table("add", "draw")
    log = tmp_path / "game.jsonl"
    table("export", "-o", str(log))
    log.write_text(log.read_text("utf-8") + 'nonsense\n{"kind": "tea"}\n', "utf-8")
    code, out, _ = table("replay", str(log), "--json")
    states = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert ["refused" in state for state in states] == [False, False, True, True]
    assert states[3]["points"] == states[1]["points"]
    assert table("replay", str(tmp_path / "nothing"))[0] == 2
    log.write_text("", "utf-8")
    assert table("replay", str(log))[0] == 2


def test_a_clubs_own_rules_go_with_the_game(table: Call, tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    own.write_text('extends = "ema-2016"\n[play]\nstart_points = 25000\n', "utf-8")
    new(table, "--rules", str(own))
    own.unlink()
    assert added(table, "draw")["points"]["E"] == 25_000
    log = tmp_path / "game.jsonl"
    table("export", "-o", str(log))
    assert table("replay", str(log))[0] == 2
    assert table("replay", str(log), "--rules", str(own))[0] == 0


def test_with_several_games_the_table_is_named(table: Call) -> None:
    first = new(table)
    assert "is running at table 1" in table("new", "A", "B", "C", "D")[2]
    new(table, "--table", "2")
    assert (
        "Games are running at tables 1 and 2. Choose one with --table.\n" in table("add", "draw")[2]
    )
    assert added(table, "-t", "2", "draw")["table"] == "2"
    assert added(table, "-g", first["game"][:30], "draw", "E")["table"] == "1"
    listed = [json.loads(line) for line in table("list", "--json")[1].splitlines()]
    assert {game["table"] for game in listed} == {"1", "2"}
    assert "Kim 30 000" in table("list")[1]
    assert table("add", "-t", "3", "draw")[0] == 2
    assert table("show", "-g", "ffff")[0] == 2


def test_what_a_new_game_cannot_be_is_refused(table: Call) -> None:
    assert (
        "Give 4 names, East first. Put a name with a space in quotes.\n"
        in table("new", "Kim", "Jan")[2]
    )
    assert "two seats" in table("new", "Kim", "Kim", "Maja", "Ola")[2]
    assert "no rule set “x”" in table("new", "A", "B", "C", "D", "--rules", "x")[2]
    assert "No club night is open" in table("new")[2]
    assert "No game has been played" in table("show")[2]


def test_the_table_is_shown_for_people(table: Call) -> None:
    new(table)
    table("add", "riichi", "E")
    out = table("add", "ron", "W", "3/40", "from", "E")[1]
    assert "Kim: 29 000 → 23 800" in out
    assert "Maja: 30 000 → 36 200" in out
    shown = table("show", "--hands")[1]
    assert "East 2 · hand 2" in shown
    assert "E1" in shown


def test_the_whole_program_tells_a_refusal_with_its_exit_code(tmp_path: Path) -> None:
    done = tenbou("table", "add", "draw", "--folder", str(tmp_path / "club"))
    assert done.returncode == 2
    assert done.stderr == "No game is running. Start one with “tenbou table new”.\n"
    assert done.stdout == ""


def test_newcomers_begin_by_a_chapter_of_the_norwegian_book(table: Call) -> None:
    code, out, _ = table(
        "new", "Kim", "Jan", "Maja", "Ola", "--stage", "7", "--no-dealer-extra", "--json"
    )
    assert code == 0
    assert json.loads(out)["rules"] == "norway-2018-7-alike"
    before = json.loads(out)["points"]
    # East's hand of 2 han 30 fu brings 480 from each, and not twice that.
    after = added(table, "tsumo", "E", "2/30")["points"]
    assert {seat: after[seat] - before[seat] for seat in "ESWN"} == {
        "E": 1500,
        "S": -500,
        "W": -500,
        "N": -500,
    }


def test_stages_sanma_and_another_rule_set_are_not_asked_for_together(table: Call) -> None:
    assert table("new", "Kim", "Jan", "Maja", "--sanma", "--json")[0] == 0
    assert (
        table("new", "Kim", "Jan", "Maja", "Ola", "--table", "2", "--sanma", "--stage", "6")[0] == 2
    )
    assert (
        table(
            "new", "Kim", "Jan", "Maja", "Ola", "--table", "2", "--rules", "tenhou", "--stage", "6"
        )[0]
        == 2
    )


def test_the_end_in_thousands_says_what_is_our_reading(table: Call) -> None:
    new(table, "--rules", "norway-2018")
    out = " ".join(table("add", "end", "agreed")[1].split())
    assert "makes up what is missing to a sum of 0 (§13.1, our reading)." in out
