"""NTS, Voorbeeld punten berekening: the worked example of the document, from real tiles."""

from typing import Any

from kiosk_app.languages import load_language
from scorer.nts.json_form import answer
from tests.scorer.nts.table import RULES

ENGLISH = load_language("en")

# The document describes the four hands in words; these tiles are what it describes.
EXAMPLE: dict[str, Any] = {
    "id": "example",
    "players": {
        "E": {"concealed": "222m555p777z1s3s8m9p"},
        "S": {
            "concealed": "111z678m4m",
            "melds": [
                {"kind": "pon", "tiles": "555m", "from": "left"},
                {"kind": "chi", "tiles": "123m", "from": "left"},
            ],
        },
        "W": {"concealed": "19p123456s1258p", "dead": True},
        "N": {
            "concealed": "333z1356899s",
            "melds": [{"kind": "pon", "tiles": "222s", "from": "across"}],
        },
    },
    "winner": "S",
    "win": "4m",
    "by": "ron",
    "discarder": "W",
    "round": "E",
}


def test_the_worked_example_of_the_document() -> None:
    result: Any = answer(EXAMPLE, RULES, ENGLISH)
    assert {seat: hand["total"] for seat, hand in result["players"].items()} == {
        "E": 128,
        "S": 272,
        "W": 0,
        "N": 40,
    }
    assert result["payments"] == {"E": -56, "S": 1088, "W": -712, "N": -320}


def test_the_lines_of_the_worked_example() -> None:
    players: Any = answer(EXAMPLE, RULES, ENGLISH)["players"]
    lines = {
        seat: (
            sorted(item["points"] for item in hand["items"]),
            {item["id"]: item["doublings"] for item in hand["doubling_items"]},
        )
        for seat, hand in players.items()
    }
    assert lines == {
        "E": ([4, 4, 8], {"pung-dragons": 1, "three-concealed-pungs": 2}),
        "S": ([2, 2, 2, 8, 20], {"pung-round-wind": 1, "clean": 2}),
        "W": ([], {}),
        "N": ([2, 8], {"clean": 2}),
    }
    assert players["W"]["dead"]["section"] == "Dood spel"


def test_who_pays_whom_in_the_worked_example() -> None:
    settlement: Any = answer(EXAMPLE, RULES, ENGLISH)["settlement"]
    assert {(one["from"], one["to"]): one["points"] for one in settlement} == {
        ("E", "S"): 272,
        ("W", "S"): 544,
        ("N", "S"): 272,
        ("W", "E"): 128,
        ("N", "E"): 88,
        ("W", "N"): 40,
    }
