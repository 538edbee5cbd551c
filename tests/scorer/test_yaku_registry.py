"""A yaku is one row: what scores it, what the books and a club's own file pay, and its example."""

from functools import cache

import pytest

from kiosk_app.languages import load_language
from kiosk_app.screens.learn import yaku_examples as learn
from scorer import RuleSet, Score, book, load_rules, rule_files, rule_text, score
from scorer.json_form import context_from, hand_from
from scorer.json_lines import answer_text
from scorer.rule_files import rules_from_text
from scorer.yaku import YAKU
from scorer.yaku_rows import ANY, SETS, Yaku, Yakuman, won
from scorer.yakuman import YAKUMAN

MIRROR = Yaku(
    "made-up-mirror", 0, 0, SETS, lambda it: it.pair in (4, 13, 22), won("123m678p55s24s888m", "3s")
)
LADDER = Yakuman(
    "made-up-ladder", 0, ANY, lambda it: it.mask.bit_count() == 13, won("123456789m12p99s", "3p")
)
OWN = """extends = "ema-2016"
[yaku]
made-up-mirror = { closed = 4, open = 0 }
"""


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry with one row more of each kind, and nothing kept of the one without.

    What other tests keep of it stays: two rule sets are the same only as the same object.
    """
    for module in (rule_text, book, learn):
        monkeypatch.setattr(module, "YAKU", (*YAKU, MIRROR))
        monkeypatch.setattr(module, "YAKUMAN", (*YAKUMAN, LADDER))
    kept = ((rule_text, "_base"), (rule_text, "_book"), (rule_files, "_book"))
    for module, name in (*kept, (rule_files, "_bundled_ids"), (learn, "yaku_examples")):
        monkeypatch.setattr(module, name, cache(getattr(module, name).__wrapped__))


def _ids(rules: RuleSet, row: Yaku) -> list[tuple[str, int, str]]:
    result = score(hand_from(row.example), context_from(row.example), rules)
    return [item[:3] for item in result.yaku] if isinstance(result, Score) else []


@pytest.mark.usefixtures("registry")
def test_a_made_up_yaku_is_played_where_a_club_gives_it_a_value() -> None:
    own = rules_from_text(OWN, "club.toml", own=True)
    assert _ids(own, MIRROR) == [("made-up-mirror", 4, "house rule")]
    answer = answer_text({"id": "a", **MIRROR.example}, own, load_language("en"))
    assert '"made-up-mirror", "han": 4' in answer


@pytest.mark.usefixtures("registry")
def test_a_made_up_yaku_counts_in_no_book_that_does_not_name_it() -> None:
    rules = load_rules("ema-2016")
    assert rules.yaku["made-up-mirror"][:2] == (0, 0)
    assert _ids(rules, MIRROR) == []


@pytest.mark.usefixtures("registry")
def test_a_made_up_yaku_is_closed_only_where_its_open_value_is_nothing() -> None:
    own = rules_from_text(OWN, "club.toml", own=True)
    melded = won("123m678p55s24s", "3s") | {"melds": [{"kind": "pon", "tiles": "888m"}]}
    assert _ids(own, MIRROR._replace(example=melded)) == []


@pytest.mark.usefixtures("registry")
def test_a_made_up_yakuman_is_paid_as_often_as_a_club_says() -> None:
    text = 'extends = "ema-2025"\n[yakuman]\nmade-up-ladder = { times = 2, special_wait = 2 }\n'
    own = rules_from_text(text, "club.toml", own=True)
    example = LADDER.example
    result = score(hand_from(example), context_from(example), own)
    assert isinstance(result, Score)
    assert result.yakuman == 2
    assert [item.id for item in result.yaku] == ["made-up-ladder"]


@pytest.mark.usefixtures("registry")
def test_the_example_of_a_made_up_yaku_is_there_to_learn_from() -> None:
    own = rules_from_text(OWN, "club.toml", own=True)
    example = learn.example_for("made-up-mirror", own)
    assert example is not None and example.hand == hand_from(MIRROR.example)


def test_every_id_is_there_once() -> None:
    ids = [*(row.id for row in YAKU), *(row.id for row in YAKUMAN)]
    assert len(ids) == len(set(ids))
