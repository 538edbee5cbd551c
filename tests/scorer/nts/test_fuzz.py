"""Any JSON at all gives an answer or an error, never a traceback."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk_app.languages import load_language
from scorer.nts.json_form import answer
from tests.scorer.nts.table import RULES
from tests.scorer.nts.test_worked_example import EXAMPLE

ENGLISH = load_language("en")

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=4,
)
TILE_TEXT = st.text("0123456789mpszx 🀀", max_size=20)
MELD = st.fixed_dictionaries(
    {"kind": st.sampled_from(["chi", "pon", "minkan", "kakan", "ankan", "pung"]) | ANY_JSON},
    optional={
        "tiles": st.sampled_from(["111m", "555z", "123s", "9999p"]) | TILE_TEXT,
        "from": ANY_JSON,
    },
)
PLAYER = st.fixed_dictionaries(
    {},
    optional={
        "concealed": TILE_TEXT | st.sampled_from(["123456789m1122z", "19m19p19s1234567z"]),
        "melds": st.lists(MELD, max_size=5) | ANY_JSON,
        "dead": st.booleans() | ANY_JSON,
        "lucky": st.text("12345678", max_size=3) | ANY_JSON,
    },
)
SEAT = st.sampled_from("ESWN")
RECORD = st.fixed_dictionaries(
    {},
    optional={
        "id": ANY_JSON,
        "players": st.fixed_dictionaries(dict.fromkeys("ESWN", PLAYER))
        | st.dictionaries(SEAT, PLAYER)
        | ANY_JSON,
        "winner": SEAT | ANY_JSON,
        "win": st.sampled_from(["1m", "0p", "7z"]) | ANY_JSON,
        "by": st.sampled_from(["ron", "tsumo"]) | ANY_JSON,
        "discarder": SEAT | ANY_JSON,
        "round": st.sampled_from("ESWNG") | ANY_JSON,
        "ruling": SEAT | ANY_JSON,
        "dreamer": st.booleans(),
        "haitei": st.booleans() | ANY_JSON,
        "first_turn": st.booleans(),
        "chips": st.booleans(),
    },
)


def check_form(result: dict[str, object]) -> None:
    if "error" in result:
        assert isinstance(result["error"], str)
        assert result["error"].endswith((".", "”"))
    elif result["valid"]:
        assert {"rules", "players", "payments", "settlement"} <= set(result)
    else:
        assert {"rules", "why", "section"} <= set(result)


@settings(max_examples=200, deadline=None)
@given(RECORD | ANY_JSON)
def test_any_json_gives_an_answer_or_an_error(record: object) -> None:
    check_form(answer(record, RULES, ENGLISH))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_the_example_with_any_change_gives_an_answer_or_an_error(data: st.DataObject) -> None:
    record = json.loads(json.dumps(EXAMPLE))
    key = data.draw(st.sampled_from([*record, "players.E", "players.S"]))
    if key.startswith("players."):
        record["players"][key[-1]] = data.draw(PLAYER | ANY_JSON)
    else:
        record[key] = data.draw(RECORD.map(lambda some: some.get(key)) | ANY_JSON)
    check_form(answer(record, RULES, ENGLISH))
