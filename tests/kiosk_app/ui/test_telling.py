"""Refusals in the language of the screen."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import kiosk_app.languages
import scorer.table
from kiosk_app.languages import LANGUAGES, load_screen_language
from kiosk_app.settings import load_settings
from kiosk_app.store.problems import SchemaNewer, SchemaOlder, StorageProblem, StoreDamaged
from kiosk_app.store.rebuilding import Rebuilt
from kiosk_app.store.schema import VERSION, refuse_newer, refuse_older_server
from kiosk_app.ui.telling import _key, sentence_of, setting_in_words, store_in_words
from scorer.context import WinContext
from scorer.hand import Hand, HandError, WinBy, Wind
from scorer.rule_files import rules_from_text
from scorer.rule_text import RuleFileError
from scorer.table import Refused
from scorer.table.checks import WHY_OVER
from scorer.tiles import parse_tile, parse_tiles
from scorer.told import Phrase
from tests.kiosk_app.messages import values_of

_PUT_TOGETHER = {
    "over-": list(WHY_OVER),
    "dead-hand-cannot-": ["win", "be-tenpai", "declare-riichi", "have-nagashi-mangan"],
    "twice-": ["winner", "tenpai", "having-nagashi-mangan"],
}


def refusals() -> Iterator[tuple[str, frozenset[str]]]:
    """Every code that the table refuses with, and the values that come along."""
    for path in Path(str(scorer.table.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                values = frozenset(each.arg for each in node.keywords if each.arg is not None)
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield str(code.value), values
                else:
                    yield from ((code, values) for code in _codes(code))


def _codes(code: ast.expr) -> list[str]:
    if not isinstance(code, ast.JoinedStr):
        return [f"twice-{rest}" for rest in _PUT_TOGETHER["twice-"]]
    start = code.values[0]
    assert isinstance(start, ast.Constant)
    return [str(start.value) + rest for rest in _PUT_TOGETHER[str(start.value)]]


@pytest.mark.parametrize(("code", "values"), sorted(set(refusals()), key=str))
def test_every_refusal_of_the_table_has_a_sentence_in_every_language(
    code: str, values: frozenset[str]
) -> None:
    for language in LANGUAGES:
        words = load_screen_language(language)
        assert words.has(f"refused-{code}")
        assert values_of(words, f"refused-{code}") <= values


def test_a_refusal_is_told_with_its_values() -> None:
    refused = Refused("riichi-twice", "{name} is already in riichi.", name="Kim")
    assert sentence_of(refused, load_screen_language("nl")) == "Kim staat al in riichi."
    assert sentence_of(Refused("new-code", "Not so."), load_screen_language("ja")) == "Not so."


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_problem_of_the_store_is_said_in_the_screens_language(language: str) -> None:
    words = load_screen_language(language)
    for problem in StorageProblem.__subclasses__():
        said = sentence_of(problem("The disk is full.", "", what="file"), words)
        assert said is not None and said != "The disk is full.", problem


_KIOSK = Path(kiosk_app.languages.__file__).parent.parent
_SCORER = Path(scorer.__file__).parent
_READS_JSON = ("json_fields.py", "json_form.py", "json_deal.py", "json_hands.py", "commands")
"""What reads the lines of other programs, and the commands of a terminal: never on a screen."""
_MADE_BY = {
    "HandError": "hand-refused-",
    "RuleFileError": "rules-refused-",
    "SettingRefused": "setting-refused-",
    "StorageProblem": "storage-",
    **{kind.__name__: "storage-" for kind in StorageProblem.__subclasses__()},
}
_KINDS_WITH_WORDS = {kind.__name__ for kind in StorageProblem.__subclasses__()}
"""Told by what they are, where no code says it closer."""
_CODE_OF_A_LOOP = {"code"}


_BETWEEN = {"storage-after-sentence", "storage-between"}
"""What stands between words that are put together."""


def told() -> Iterator[tuple[str, int, str, frozenset[str]]]:
    """Every error with words of its own, and every phrase within one: where, key and values."""
    for path in _sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", "")
            if name not in _MADE_BY and name != "Phrase":
                continue
            values = frozenset(each.arg for each in node.keywords if each.arg is not None)
            key = _key_of(path, name, node.args)
            if key is not None:
                yield path.name, node.lineno, key, values


def _sources() -> Iterable[Path]:
    vision = _SCORER.parent / "vision" / "resolve" / "read_hand.py"
    for path in (*_SCORER.rglob("*.py"), *_KIOSK.rglob("*.py"), vision):
        if not any(part in _READS_JSON for part in path.parts):
            yield path


def _key_of(path: Path, name: str, arguments: list[ast.expr]) -> str | None:
    code = arguments[1] if len(arguments) > 1 else None
    if code is None and name in _KINDS_WITH_WORDS:
        return f"storage-{_key(name)}"
    if isinstance(code, ast.Name) and code.id in _CODE_OF_A_LOOP:
        return None  # a table of them: see the test of its sentences
    assert isinstance(code, ast.Constant), f"{path}: {name} without a code"
    said = str(code.value)
    if name != "Phrase":
        return f"{_MADE_BY[name]}{said}"
    if path.parent.name == "store":
        return f"storage-{said}"
    if path.name == "settings.py":
        return f"setting-refused-{said}"
    area = "setting-refused" if path.name == "setting_values.py" else "rules-refused"
    return f"{area}-allowed-{said}"


@pytest.mark.parametrize(("where", "line", "key", "values"), sorted(set(told()), key=str))
def test_every_error_that_a_screen_can_show_has_words_in_every_language(
    where: str, line: int, key: str, values: frozenset[str]
) -> None:
    for language in LANGUAGES:
        words = load_screen_language(language)
        assert words.has(key), f"{where}:{line} in {language}"
        assert values_of(words, key) <= values, f"{where}:{line} in {language}"


@pytest.mark.parametrize("area", ["hand-refused", "rules-refused", "setting-refused", "storage"])
def test_no_words_are_kept_for_errors_that_nobody_raises(area: str) -> None:
    raised = {key for _, _, key, _ in told()} | {f"hand-refused-{code}" for code in FLAG_CODES}
    kept = {key for key in load_screen_language("en").ids if key.startswith(f"{area}-")}
    assert kept - _BETWEEN <= raised


FLAG_CODES = {
    "ippatsu-without-riichi": {"ippatsu": True},
    "rinshan-not-drawn": {"rinshan": True},
    "haitei-not-drawn": {"haitei": True},
    "chankan-drawn": {"by": WinBy.TSUMO, "chankan": True},
    "houtei-drawn": {"by": WinBy.TSUMO, "houtei": True},
    "ippatsu-after-kong": {
        "by": WinBy.TSUMO,
        "riichi": True,
        "ippatsu": True,
        "rinshan": True,
    },
    "first-turn-riichi": {"riichi": True, "first_turn": True},
    "first-turn-last-tile": {"houtei": True, "first_turn": True},
    "robbed-last-discard": {"chankan": True, "houtei": True},
}


@pytest.mark.parametrize(("code", "given"), FLAG_CODES.items())
def test_circumstances_that_contradict_each_other_are_told_in_every_language(
    code: str, given: dict[str, Any]
) -> None:
    with pytest.raises(HandError) as refused:
        WinContext(**{"by": WinBy.RON, "seat": Wind.SOUTH, **given})
    assert refused.value.code == code
    said = {sentence_of(refused.value, load_screen_language(language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_hand_error_names_its_tiles_on_a_screen_and_not_in_a_terminal() -> None:
    with pytest.raises(HandError) as refused:
        Hand(parse_tiles("11111m234p567s88z"[:-3] + "77z"), parse_tile("1m"))
    assert str(refused.value) == "1m is there 6 times; a set has four of each tile."
    said = sentence_of(refused.value, load_screen_language("nl"))
    assert said is not None and said.endswith("is er 6 keer; een spel heeft er vier van elk.")
    assert "1m" not in said


def test_a_wrong_rule_file_is_told_with_what_is_allowed_in_the_screens_language() -> None:
    with pytest.raises(RuleFileError) as refused:
        rules_from_text('extends = "ema-2016"\n[play]\nred_fives = 9\n', "ours.toml", own=True)
    assert str(refused.value).startswith("ours.toml: play.red_fives is 9; allowed: a whole number")
    said = sentence_of(refused.value, load_screen_language("nl"))
    assert said is not None and "Toegestaan: een geheel getal van 0 tot" in said


def test_a_setting_that_cannot_be_is_told_in_the_screens_language(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[kiosk]\ntheme = "pink"\n', "utf-8")
    (sentence,) = load_settings(tmp_path).sentences
    assert sentence.startswith("The setting theme has to be one of dark, light")
    said = setting_in_words(sentence, load_screen_language("nl"))
    assert said == (
        "De instelling “Thema” moet een van dark, light, contrast, colour-blind zijn. "
        "Tot dan is het dark."
    )


def test_what_is_said_of_a_rebuilt_store_is_whole_in_every_language() -> None:
    wrong = Phrase("is damaged (page 3)", "damaged")
    copy = Path("copies/club-2026.sqlite3")
    server = StorageProblem("The server refused it.", "server-refused")
    rebuilt = Rebuilt(
        wrong, Path("/club/damaged/old.sqlite3"), copy, 3, from_server=12, server_problem=server
    )
    assert rebuilt.sentence == (
        "The club's file is damaged (page 3). It was put aside as /club/damaged/old.sqlite3. The "
        "store was rebuilt from the copy club-2026.sqlite3, 3 later events that it still held, 12 "
        "events from the club's server. The server could not help: The server refused it. Look at "
        "the last hands of the running games before you go on."
    )
    assert store_in_words(rebuilt.sentence, load_screen_language("nl")) == (
        "Het bestand van de club is beschadigd. Het is opzijgezet als old.sqlite3. Er is "
        "een nieuw gemaakt van de kopie club-2026.sqlite3, 3 latere gebeurtenissen die er nog in "
        "stonden, 12 gebeurtenissen van de server van de club. De server kon niet helpen: De "
        "server van de club weigerde wat er werd verstuurd. Alles is hier bewaard; bekijk het "
        "logboek van de server. Bekijk de laatste handen van de lopende spellen voor je verdergaat."
    )
    assert "。バックアップ club-2026.sqlite3、残っていた" in store_in_words(
        rebuilt.sentence, load_screen_language("ja")
    )
    assert "{" not in "".join(
        store_in_words(rebuilt.sentence, load_screen_language(each)) for each in LANGUAGES
    )


def test_a_problem_with_a_code_is_told_closer_than_its_kind() -> None:
    wrong = Phrase("is not a club's store", "no-store")
    said = sentence_of(
        StoreDamaged("old.db is not …", "copy-damaged", name="old.db", wrong=wrong),
        load_screen_language("da"),
    )
    assert said == "old.db er ikke en klubs fil. Intet er ændret: vælg en anden fil."


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_whether_the_file_a_copy_or_the_server_is_from_another_tenbou(
    language: str,
) -> None:
    words = load_screen_language(language)
    file = Phrase("The club's file", "the-file")
    copy = Phrase("The copy old.sqlite3", "the-copy", name="old.sqlite3")
    server = Phrase("The club's server", "the-server")
    said = []
    for what in (file, copy, server):
        with pytest.raises(SchemaNewer) as refused:
            refuse_newer(VERSION + 1, what)
        said.append(str(sentence_of(refused.value, words)))
        assert said[-1].startswith(store_in_words(what, words))
    assert "old.sqlite3" in said[1]
    for version in (0, VERSION - 1):
        with pytest.raises(SchemaOlder) as older:
            refuse_older_server(version)
        said.append(str(sentence_of(older.value, words)))
        assert said[-1].startswith(words("storage-the-server"))
    assert len(set(said)) == 5


_CODE_AND_SENTENCE = {"Refused": (0, 1), "NightRefused": (1, 0), "HandError": (1, 0)} | {
    "RuleFileError": (1, 0)
}
"""Where a kind of error has its code, and where the sentence for a terminal."""


def test_each_code_has_one_meaning() -> None:
    meanings: dict[tuple[str, str], set[str]] = {}
    for folder in ("scorer", "kiosk_app", "vision"):
        for path in (_SCORER.parent / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                name = getattr(getattr(node, "func", None), "id", "")
                if name not in _CODE_AND_SENTENCE or not isinstance(node, ast.Call):
                    continue
                code, sentence = _CODE_AND_SENTENCE[name]
                if len(node.args) > 1 and isinstance(node.args[code], ast.Constant):
                    said = ast.unparse(node.args[sentence])
                    meanings.setdefault((name, ast.unparse(node.args[code])), set()).add(said)
    assert len(meanings) > 150
    assert {code: said for code, said in meanings.items() if len(said) > 1} == {}
