from collections import Counter

import numpy as np
import pytest
from mahjong.agari import Agari

from scorer.tiles import TILES, Tile, parse_tiles
from vision.training.render.hands import DealtHand, deal_hand, spoiled

HANDS = [deal_hand(np.random.default_rng(seed)) for seed in range(400)]


def seen(hand: DealtHand) -> list[Tile]:
    tiles = [*hand.own, *hand.dora_indicators, *hand.ura_indicators]
    return tiles + [tile for meld in hand.melds for tile in meld.tiles]


def test_a_hand_has_fourteen_tiles_and_one_more_for_each_kong() -> None:
    for hand in HANDS:
        kongs = sum(len(meld.tiles) == 4 for meld in hand.melds)
        melded = sum(len(meld.tiles) for meld in hand.melds)
        assert len(hand.concealed) + 1 + melded == 14 + kongs


def test_no_tile_is_there_more_often_than_the_set_has_it() -> None:
    for hand in HANDS:
        everything = Counter([*seen(hand), *hand.rest])
        assert sum(everything.values()) == 136
        assert all(everything[red] == 1 for red in TILES[34:])


def test_every_kind_of_meld_and_every_place_of_the_claimed_tile_comes_up() -> None:
    melds = Counter((m.kind, m.source, m.claimed) for hand in HANDS for m in hand.melds)
    assert {key[0] for key in melds} == {"chi", "pon", "minkan", "kakan", "ankan"}
    assert {key[2] for key in melds if key[0] == "pon"} == {0, 1, 2}
    assert {key[1:] for key in melds if key[0] == "chi"} == {("left", 0)}


@pytest.mark.parametrize("hand", HANDS[:20])
def test_the_json_names_the_same_tiles(hand: DealtHand) -> None:
    record = hand.as_json()
    texts = [record["concealed"], record["win"], *(meld["tiles"] for meld in record["melds"])]
    texts += [record["dora_indicators"], record["ura_indicators"]]
    assert Counter(tile for text in texts for tile in parse_tiles(text)) == Counter(seen(hand))
    assert all(("from" in meld) == (meld["kind"] != "ankan") for meld in record["melds"])


@pytest.mark.parametrize("seed", range(40))
def test_a_spoiled_hand_has_one_other_tile_and_is_not_won(seed: int) -> None:
    hand = HANDS[seed]
    other = spoiled(hand, np.random.default_rng(seed))
    assert sum((Counter(hand.concealed) - Counter(other.concealed)).values()) == 1
    assert Counter((*hand.concealed, *hand.rest)) == Counter((*other.concealed, *other.rest))
    assert (other.win, other.melds) == (hand.win, hand.melds)
    counts = [0] * 34
    for tile in other.own:
        counts[tile.kind] += 1
    free = [kind for kind in range(27, 34) if not counts[kind]]  # honours stand for the melds
    for kind in free[: len(hand.melds)]:
        counts[kind] = 3
    assert not Agari().is_agari(counts)
