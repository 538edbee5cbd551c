"""What holds for every table of NTS, tried on random ones."""

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk_app.languages import load_language
from scorer.nts.json_form import answer
from scorer.tiles import KINDS, TILES, Tile, format_tiles
from tests.scorer.nts.table import RULES, club

ENGLISH = load_language("en")

EAST_DOUBLE = club("[settlement]\neast_factor = 2\n[chips]\nin_use = true")


def deal_table(chance: random.Random) -> dict[str, Any]:
    """A random table on which someone holds a whole hand, often of one suit or of pungs."""
    seats = list("ESWN")
    winner = chance.choice(seats)
    bag = dict.fromkeys(range(KINDS), 4)
    kinds = chance.choice([range(KINDS), range(9), range(18, KINDS), [0, 8, *range(27, 34)]])
    sets: list[list[Tile]] = []
    while len(sets) < 4:
        kind = chance.choice(list(kinds))
        chow = kind < 27 and kind % 9 < 7 and chance.random() < 0.5
        tiles = [TILES[kind + step] for step in range(3)] if chow else [TILES[kind]] * 3
        if all(bag[tile] >= tiles.count(tile) for tile in tiles):
            for tile in tiles:
                bag[tile] -= 1
            sets.append(tiles)
    pair = chance.choice([kind for kind in range(KINDS) if bag[kind] >= 2])
    bag[pair] -= 2
    melds = []
    for laid in [one for one in sets if chance.random() < 0.3]:
        sets.remove(laid)
        tiles = laid
        kind_of = "pon" if tiles[0] == tiles[1] else "chi"
        if kind_of == "pon" and bag[tiles[0]] and chance.random() < 0.5:
            bag[tiles[0]] -= 1
            tiles, kind_of = [*tiles, tiles[0]], chance.choice(["minkan", "kakan", "ankan"])
        melds.append({"kind": kind_of, "tiles": format_tiles(tiles)})
    concealed = [TILES[pair]] * 2 + [tile for tiles in sets for tile in tiles]
    chance.shuffle(concealed)
    win = concealed.pop()
    wall = [TILES[kind] for kind, left in bag.items() for _ in range(left)]
    if chance.random() < 0.5:
        chance.shuffle(wall)
    players: dict[str, Any] = {winner: {"concealed": format_tiles(concealed), "melds": melds}}
    for seat in seats:
        if seat != winner:
            tiles = [wall.pop() for _ in range(13)]
            players[seat] = {"concealed": format_tiles(tiles), "dead": chance.random() < 0.1}
    by = chance.choice(["ron", "tsumo"])
    discarder = chance.choice([seat for seat in seats if seat != winner])
    return {
        "players": players,
        "winner": winner,
        "win": str(win),
        "by": by,
        "discarder": discarder if by == "ron" else None,
        "round": chance.choice(seats),
    }


def check_table(result: Any) -> None:
    assert sum(result["payments"].values()) == 0
    moved = dict.fromkeys(result["payments"], 0)
    for one in result["settlement"]:
        assert one["points"] > 0
        moved[one["from"]] -= one["points"]
        moved[one["to"]] += one["points"]
    assert moved == result["payments"]
    for seat, hand in result["players"].items():
        top = 2000 if seat == result["winner"] else 1500
        assert 0 <= hand["total"] <= top
        counted = sum(item["points"] for item in hand["items"])
        doubled = sum(item["doublings"] for item in hand["doubling_items"])
        assert (hand["points"], hand["doublings"]) == (counted, doubled)
        if hand["limit"] is None and not hand["dead"]:
            assert hand["total"] == counted * 2**doubled


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_every_settlement_sums_to_zero_and_every_total_adds_up(seed: int) -> None:
    record = deal_table(random.Random(seed))
    for rules in (RULES, EAST_DOUBLE):
        result = answer(record, rules, ENGLISH)
        assert "error" not in result, (record, result)
        if result["valid"]:
            check_table(result)
        else:
            assert result["reason"] == "too-few-doublings"


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_the_order_of_tiles_and_melds_does_not_matter(seed: int) -> None:
    chance = random.Random(seed)
    record = deal_table(chance)
    first = answer(record, RULES, ENGLISH)
    shuffled = json.loads(json.dumps(record))
    for player in shuffled["players"].values():
        tiles = split_tiles(player["concealed"])
        chance.shuffle(tiles)
        player["concealed"] = "".join(tiles)
        chance.shuffle(player.get("melds", []))
    again = answer(shuffled, RULES, ENGLISH)
    assert first.get("payments") == again.get("payments")
    assert reading_free(first) == reading_free(again)


def split_tiles(text: str) -> list[str]:
    tiles, figures = [], ""
    for char in text:
        if char.isdigit():
            figures += char
        else:
            tiles += [figure + char for figure in figures]
            figures = ""
    return tiles


def reading_free(result: Any) -> Any:
    """The scores with their lines sorted: melds are listed in the order they were given."""
    return {
        seat: (
            hand["total"],
            hand["limit"],
            hand["reading"],
            sorted(map(str, hand["items"])),
            sorted(map(str, hand["doubling_items"])),
        )
        for seat, hand in result.get("players", {}).items()
    }


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_a_self_drawn_hand_is_worth_no_less_than_the_same_on_a_discard(seed: int) -> None:
    record = deal_table(random.Random(seed))
    thrown: Any = answer({**record, "by": "ron", "discarder": other(record)}, RULES, ENGLISH)
    drawn: Any = answer({**record, "by": "tsumo", "discarder": None}, RULES, ENGLISH)
    if thrown["valid"]:
        winner = record["winner"]
        assert drawn["players"][winner]["total"] >= thrown["players"][winner]["total"]


def other(record: dict[str, Any]) -> str:
    return next(seat for seat in "ESWN" if seat != record["winner"])
