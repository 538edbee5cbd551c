"""Every language has words for every id that a score can carry."""

from dataclasses import fields
from typing import Any

import pytest

from kiosk_app.languages import LANGUAGES, load_language
from scorer.nts.deal import LuckyTile
from scorer.nts.hand_score import How
from scorer.nts.json_form import answer
from scorer.nts.ruleset import Doublings, Irregular, Points, Regular
from scorer.nts.wording import lucky_words, point_words
from tests.kiosk_app.messages import texts_of
from tests.scorer.nts.table import RULES

ENGLISH = load_language("en")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(table: type[Points] | type[Doublings] | type[Irregular] | type[Regular]) -> set[str]:
    return {field.name.replace("_", "-") for field in fields(table)}


def names(language: str, group: str) -> set[str]:
    prefix = f"nts-{group}-"
    return {
        key.removeprefix(prefix) for key in load_language(language).ids if key.startswith(prefix)
    }


@every_language
def test_no_two_words_of_a_group_are_the_same(language: str) -> None:
    words = load_language(language)
    for group in ("points", "doublings", "limits", "how", "lucky", "dead"):
        texts = [texts_of(words, f"nts-{group}-{name}") for name in names(language, group)]
        assert len(set(texts)) == len(texts), group


@every_language
def test_every_doubling_has_words_and_no_words_are_left_over(language: str) -> None:
    assert names(language, "doublings") == ids(Doublings)
    assert names(language, "asides") < ids(Doublings)


@every_language
def test_every_limit_hand_has_words_and_a_meaning(language: str) -> None:
    limits = ids(Irregular) | ids(Regular)
    assert names(language, "limits") == limits | {"limit"}
    assert limits < names(language, "meanings") < limits | ids(Doublings)
    words = load_language(language)
    for name in names(language, "meanings"):
        assert words(f"nts-meanings-{name}").endswith((".", "。"))


@every_language
def test_every_line_of_points_has_words(language: str) -> None:
    plain = {name for name in ids(Points) if not name.startswith(("pung", "kong"))}
    sets = {f"{name}-{way}" for name in ids(Points) - plain for way in ("open", "concealed")}
    assert names(language, "points") == plain | sets


@every_language
def test_every_way_to_reach_a_limit_hand_and_every_lucky_tile_has_words(language: str) -> None:
    words = load_language(language)
    assert names(language, "how") == {"reached", *How}
    assert len({lucky_words(words, tile) for tile in LuckyTile}) == 8


@every_language
def test_every_reason_has_words(language: str) -> None:
    assert names(language, "dead") == {"line", "declared", "tile-count"}
    assert names(language, "transfers") == {"winner", "discarder", "difference"}
    reasons = {"dead", "tile-count", "not-complete", "too-few-doublings"}
    assert reasons < names(language, "not-out")


def test_a_limit_hand_says_how_it_was_reached() -> None:
    words = load_language("en")
    assert point_words(words, "nine-gates", How.WAITING) == "nine gates, waiting on one tile"


def test_the_words_of_json_are_english_sentences_and_names() -> None:
    dead = {"concealed": "", "dead": True}
    record = {
        "players": {
            "E": dead,
            "S": {"concealed": "234567678p45s22m", "lucky": "1"},
            "W": dead,
            "N": dead,
        },
        "winner": "S",
        "win": "4m",
        "by": "tsumo",
    }
    reply: Any = answer(record, RULES, ENGLISH)
    assert reply["why"] == (
        "The tiles are neither four sets and a pair nor an irregular limit hand."
    )
    reply = answer({**record, "win": "6s"}, RULES, ENGLISH)
    hand = reply["players"]["S"]
    assert hand["items"][-1]["why"] == "lucky tile: spring"
    doublings = [item["why"] for item in hand["doubling_items"]]
    assert "hidden treasure: every tile self-drawn" in doublings
    assert "pure simples: only 2 to 8" in doublings
