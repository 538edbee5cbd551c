"""Every rule set, and a club's own of either game, answers through one command."""

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk_app.languages import in_english, load_language
from scorer import RIICHI_RULE_SETS, RuleFileError, RuleSet
from scorer.__main__ import main
from scorer.books import RULE_SETS, line_answerer, load_book
from scorer.json_lines import answer_stream
from scorer.nts.ruleset import RuleSet as NtsRuleSet
from scorer.rule_text import VARIANTS
from tests.in_process import called
from tests.refusing import refuses
from tests.scorer.nts.test_worked_example import EXAMPLE

RIICHI_HAND = {"id": 7, "concealed": "234m456p67s11z555z", "win": "8s", "by": "ron", "riichi": True}

ENGLISH = load_language("en")


def run(rules: str, *lines: str) -> subprocess.CompletedProcess[str]:
    return called(main, "--rules", rules, lines="".join(line + "\n" for line in lines))


def replies(rules: str, *records: object) -> list[Any]:
    done = run(rules, *(json.dumps(record) for record in records))
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def own_file(folder: Path, text: str, name: str = "club.toml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


FOLDER = Path(__file__).parents[2] / "scorer" / "rules"


def test_ema_2016_is_the_first_and_the_variants_come_last() -> None:
    assert RULE_SETS[0] == "ema-2016"
    assert set(RULE_SETS) == {*RIICHI_RULE_SETS, "nts-2009", *VARIANTS}


def test_each_bundled_rule_file_is_a_rule_set_that_carries_its_own_id() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {*RULE_SETS, "base"}
    assert [load_book(name).id for name in RULE_SETS] == list(RULE_SETS)


def test_every_version_that_games_were_played_by_can_still_be_loaded() -> None:
    """A saved game pins id and version."""
    for name in RULE_SETS:
        newest = load_book(name).version
        for version in range(1, newest + 1):
            book = load_book(name, version)
            assert (book.id, book.version) == (name, version)
    earlier = {path.stem for path in (FOLDER / "earlier").glob("*.toml")}
    assert earlier == {
        f"{name}-{version}" for name in RULE_SETS for version in range(1, load_book(name).version)
    }
    with refuses(RuleFileError, match="no version 9 of ema-2016 here. The newest is 2"):
        load_book("ema-2016", 9)


def test_a_rule_set_is_of_its_own_game() -> None:
    assert all(isinstance(load_book(name), RuleSet) for name in RIICHI_RULE_SETS)
    assert isinstance(load_book("nts-2009"), NtsRuleSet)


@pytest.mark.parametrize("name", RIICHI_RULE_SETS)
def test_a_riichi_hand_is_answered_by_the_command(name: str) -> None:
    (reply,) = replies(name, RIICHI_HAND)
    assert (reply["id"], reply["rules"], reply["valid"]) == (7, name, True)
    assert [item["id"] for item in reply["yaku"]] == ["riichi", "yakuhai-white"]


def test_an_answer_is_the_line_that_the_command_writes() -> None:
    for name, record in (("ema-2016", RIICHI_HAND), ("nts-2009", EXAMPLE), ("tenhou", {})):
        answer = line_answerer(name, ENGLISH)(record)
        assert [json.loads(answer)] == replies(name, record)


def test_an_nts_deal_is_answered_by_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "scorer", "--rules", "nts-2009"],
        input=json.dumps(EXAMPLE),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    reply = json.loads(done.stdout)
    assert [reply] == replies("nts-2009", EXAMPLE)
    assert (reply["id"], reply["rules"], reply["valid"]) == ("example", "nts-2009", True)
    assert reply["payments"] == {"E": -56, "S": 1088, "W": -712, "N": -320}


def test_a_club_s_own_riichi_file_is_answered_by_the_command(tmp_path: Path) -> None:
    rules = own_file(tmp_path, 'extends = "ema-2025"\n[yaku]\nriichi = { closed = 2 }')
    (reply,) = replies(rules, RIICHI_HAND)
    assert (reply["rules"], reply["han"]) == ("club", 3)
    assert {"id": "riichi", "han": 2, "section": "house rule"} in reply["yaku"]


def test_a_club_s_own_nts_file_is_answered_by_the_command(tmp_path: Path) -> None:
    rules = own_file(tmp_path, 'extends = "nts-2009"\n[points]\nmahjong = 10')
    (reply,) = replies(rules, EXAMPLE)
    south = reply["players"]["S"]
    assert (reply["rules"], south["points"], south["total"]) == ("club", 24, 192)
    assert south["items"][0]["section"] == "house rule"


def test_a_whole_file_of_a_club_says_which_game_it_is(tmp_path: Path) -> None:
    for book in ("tenhou", "nts-2009"):
        whole = Path(__file__).parents[2] / "scorer" / "rules" / f"{book}.toml"
        text = whole.read_text("utf-8").replace(f'id = "{book}"', 'id = "ours"')
        rules = load_book(own_file(tmp_path, text))
        assert rules.id == "ours"
        assert type(rules) is type(load_book(book))


def test_a_file_that_a_windows_editor_saved_is_read_too(tmp_path: Path) -> None:
    rules = own_file(tmp_path, '\ufeffextends = "tenhou"\r\n[play]\r\nrounds = 1\r\n')
    assert load_book(rules).id == "club"


def test_a_change_to_a_club_s_file_is_seen_at_the_next_load(tmp_path: Path) -> None:
    for minimum in (1, 3):
        rules = load_book(
            own_file(tmp_path, f'extends = "nts-2009"\n[going_out]\nminimum_doublings = {minimum}')
        )
        assert isinstance(rules, NtsRuleSet)
        assert rules.going_out.minimum_doublings.value == minimum


def test_a_bad_line_of_either_game_does_not_stop_the_others() -> None:
    for name, good in (("ema-2016", RIICHI_HAND), ("nts-2009", EXAMPLE)):
        done = run(name, "{", json.dumps(good), "", "3", '"🀀"', json.dumps(good))
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert ["error" in reply for reply in answers] == [True, False, True, True, False]


@pytest.mark.parametrize("name", ["ema-2017", "", "nts", "EMA-2016", "../rules/ema-2016", "."])
def test_a_rule_set_that_is_not_there_is_refused_with_those_that_are(name: str) -> None:
    done = run(name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"There is no rule set “{name}”. Use {', '.join(RULE_SETS[:-1])} or {RULE_SETS[-1]}, "
        f"or the path of a .toml file.\n"
    )


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = run(str(tmp_path / "club.toml"))
    assert (done.returncode, done.stderr) == (
        2,
        f"{tmp_path / 'club.toml'} is not there. Is the USB stick still plugged in?\n",
    )


def test_a_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "club.toml").mkdir()
    with refuses(RuleFileError, match=r"club\.toml is a folder"):
        load_book(str(tmp_path / "club.toml"))


def test_a_file_that_is_no_text_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_bytes(b"\xff\xfe\x00id")
    with refuses(RuleFileError, match=r"club\.toml is not UTF-8 text\."):
        load_book(str(tmp_path / "club.toml"))


def test_a_path_that_no_file_can_have_is_refused_in_a_sentence() -> None:
    for name in ("a\0b.toml", "x" * 5000 + ".toml"):
        with refuses(RuleFileError, match="can't be read"):
            load_book(name)


def test_a_file_without_a_game_is_asked_for_one(tmp_path: Path) -> None:
    with pytest.raises(RuleFileError) as refusal:
        load_book(own_file(tmp_path, "[play]\nrounds = 1"))
    assert in_english(refusal.value) == (
        "club.toml: game is missing. Needed: riichi or nts, or the rule set it builds on."
    )


def test_a_file_named_after_a_book_needs_an_id(tmp_path: Path) -> None:
    with refuses(
        RuleFileError, match=r"ema-2016\.toml: id is “ema-2016”\. Allowed: an id not used by"
    ):
        load_book(own_file(tmp_path, 'extends = "nts-2009"', "ema-2016.toml"))


def test_nts_is_imported_only_when_it_is_asked_for() -> None:
    program = (
        "import sys, scorer.books as books\n"
        "def nts(): return any(name.startswith('scorer.nts') for name in sys.modules)\n"
        "books.line_answerer('ema-2016', print)\n"
        "before = nts()\n"
        "books.line_answerer('nts-2009', print)\n"
        "print(before, nts())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False True\n"


FIELDS = st.sampled_from(
    ["id", "concealed", "win", "by", "melds", "seat", "riichi", "counters", "players", "winner"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from("ESWN"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(FIELDS, inner, max_size=4),
    max_leaves=6,
)
CHANGED = st.tuples(st.sampled_from([RIICHI_HAND, EXAMPLE]), FIELDS, VALUES).map(
    lambda change: json.dumps({**change[0], change[1]: change[2]})
)
LINES = st.text(st.characters(exclude_characters="\r\n")) | VALUES.map(json.dumps) | CHANGED


@pytest.mark.parametrize("name", ["ema-2016", "nts-2009"])
@settings(max_examples=180, deadline=None)
@given(line=LINES)
def test_any_line_gives_an_object_with_an_answer_or_an_error(name: str, line: str) -> None:
    source, out = BytesIO(line.encode("utf-8", "surrogatepass")), BytesIO()
    answer_stream(line_answerer(name, ENGLISH), source, out)
    if not out.getvalue():
        assert not line or line.isspace()
        return
    (reply,) = map(json.loads, out.getvalue().splitlines())
    assert isinstance(reply, dict)
    assert isinstance(reply.get("error"), str) or isinstance(reply["valid"], bool)
