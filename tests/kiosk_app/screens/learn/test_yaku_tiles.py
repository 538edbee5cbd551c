"""The tiles that are marked in the example of each yaku."""

import pytest

from kiosk_app.screens.learn.yaku_examples import example_for, yaku_examples
from kiosk_app.screens.learn.yaku_tiles import tiles_of_yaku
from kiosk_app.session.drawn_hand import drawn
from kiosk_app.session.hand_draft import HandDraft
from scorer import Score, load_rules, score
from scorer.result import NoWin
from scorer.tiles import Tile

RULES = load_rules("ema-2016")


def marked(yaku: str) -> tuple[list[str], HandDraft, Score]:
    example = example_for(yaku, RULES)
    assert example is not None
    result = score(*example, RULES)
    assert not isinstance(result, NoWin)
    draft = drawn(example.hand)
    tiles = dict(draft.places())
    places = tiles_of_yaku(yaku, result, draft)
    names = [tiles[place].tile for place in sorted(places)]
    return sorted(str(name) for name in names), draft, result


@pytest.mark.parametrize(
    ("yaku", "count"),
    [
        ("iipeikou", 6),
        ("ryanpeikou", 12),
        ("sanshoku-doujun", 9),
        ("ittsuu", 9),
        ("sanshoku-doukou", 9),
        ("sanankou", 9),
        ("shousangen", 8),
        ("daisangen", 9),
        ("yakuhai-white", 3),
        ("yakuhai-seat", 3),
        ("yakuhai-round", 3),
        ("toitoi", 12),
        ("suuankou", 12),
        ("riichi", 0),
        ("ippatsu", 1),
        ("haitei", 1),
        ("tanyao", 14),
        ("chiitoitsu", 14),
        ("kokushi", 14),
    ],
)
def test_as_many_tiles_are_marked_as_make_it(yaku: str, count: int) -> None:
    tiles, _, _ = marked(yaku)
    kongs = 1 if len(tiles) == count + 1 else 0
    assert len(tiles) == count + kongs, tiles


def test_three_chows_are_the_same_in_three_suits() -> None:
    tiles, _, _ = marked("sanshoku-doujun")
    suits: dict[str, list[str]] = {}
    for tile in tiles:
        suits.setdefault(tile[1], []).append(tile[0])
    assert len(suits) == 3 and len({tuple(numbers) for numbers in suits.values()}) == 1


def test_a_straight_is_one_to_nine_of_a_suit() -> None:
    tiles, _, _ = marked("ittsuu")
    assert [tile[0] for tile in tiles] == list("123456789") and len(
        {tile[1] for tile in tiles}
    ) == 1


def test_chanta_marks_terminals_and_honours_only() -> None:
    for yaku in ("chanta", "junchan"):
        tiles, _, _ = marked(yaku)
        assert tiles and all(tile[1] == "z" or tile[0] in "19" for tile in tiles)


@pytest.mark.parametrize("yaku", sorted({*yaku_examples()} - {"riichi", "double-riichi", "north"}))
def test_every_example_but_riichis_has_a_marked_tile_under_some_rule_set(yaku: str) -> None:
    for book in ("ema-2016", "tenhou", "sanma"):
        rules = load_rules(book)
        example = example_for(yaku, rules)
        if example is None:
            continue
        result = score(*example, rules)
        assert isinstance(result, Score)
        assert tiles_of_yaku(yaku, result, drawn(example.hand)), yaku


def test_what_is_marked_is_in_the_hand() -> None:
    for yaku in yaku_examples():
        if example_for(yaku, RULES) is not None:
            tiles, draft, _ = marked(yaku)
            held: list[Tile] = [tile.tile for _, tile in draft.places() if tile.tile is not None]
            assert all(tiles.count(str(tile)) <= held.count(tile) for tile in held)
