"""Tables as people lay them: the truth that comes with each."""

from collections import Counter

import numpy as np
import pytest

from scorer.tiles import parse_tiles
from vision.training.arrange import ARRANGEMENTS, compose_arrangement, plan_arrangement
from vision.training.arrange.compose import ArrangedScene
from vision.training.layout.scenes import arranged_scene
from vision.training.render.arrange_hand import TileShape

SHAPE = TileShape(1.34, 0.7)


def scene_of(name: str, seed: int = 0) -> ArrangedScene:
    random = np.random.default_rng(seed)
    return compose_arrangement(plan_arrangement(name, random), SHAPE, random)


@pytest.mark.parametrize("name", ARRANGEMENTS)
def test_what_lies_there_is_what_the_truth_says(name: str) -> None:
    for seed in range(3):
        scene = scene_of(name, seed)
        assert scene.hand is not None and scene.arrangement == name
        lying = {
            role: Counter(body.face for body in scene.bodies if body.role == role)
            for role in ("concealed", "win", "meld", "dora", "ura")
        }
        truth = scene.hand
        assert lying["concealed"] == Counter(map(int, truth.concealed))
        assert lying["win"] == Counter([] if truth.win is None else [int(truth.win)])
        assert lying["meld"] == Counter(int(tile) for meld in truth.melds for tile in meld.tiles)
        assert lying["dora"] == Counter(map(int, truth.dora_indicators))
        assert lying["ura"] == Counter(map(int, truth.ura_indicators))
        tiles = 13 if truth.win is None else 14
        assert len(truth.own) + 3 * len(truth.melds) == tiles


@pytest.mark.parametrize("name", ARRANGEMENTS)
def test_no_two_tiles_of_the_hand_lie_in_each_other(name: str) -> None:
    scene = scene_of(name)
    places = np.array([body.centre for body in scene.bodies if body.role != "other"])
    away = np.abs(places[:, None] - places[None])
    inside = (np.hypot(away[..., 0], away[..., 1]) < 0.8) & (away[..., 2] < 0.4)
    assert inside.sum() == len(places)


def test_a_name_fixes_what_it_says() -> None:
    for seed in range(20):
        assert not any(
            body.sideways for body in scene_of("plain-sets", seed).bodies if body.role == "meld"
        )
        kongs = [meld for meld in scene_of("nts", seed).hand.melds if meld.kind == "ankan"]  # type: ignore[union-attr]
        assert all(kong.all_down for kong in kongs)
        assert scene_of("low-ura", seed).hand.ura_indicators  # type: ignore[union-attr]
        assert any(meld.kind == "kakan" for meld in scene_of("added-kong", seed).hand.melds)  # type: ignore[union-attr]


def test_the_same_seed_is_the_same_table() -> None:
    first, second = arranged_scene("groups", 3), arranged_scene("groups", 3)
    assert first.hand == second.hand
    for one, other in zip(first.tiles, second.tiles, strict=True):
        assert (one.quad == other.quad).all()


def test_every_tile_of_a_hand_is_one_of_the_set() -> None:
    for seed in range(10):
        scene = arranged_scene("other-hands", seed)
        assert scene.hand is not None
        faces = Counter(tile.face for tile in scene.tiles if not tile.is_back and tile.face < 34)
        assert max(faces.values()) <= 4
        assert all(parse_tiles(meld["tiles"]) for meld in scene.hand["melds"] if meld["tiles"])
