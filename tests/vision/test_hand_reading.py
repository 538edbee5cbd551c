"""The JSON that others rely on."""

import json

import numpy as np

from kiosk_app.languages import load_language
from vision.hand_reading import hand_from_tiles
from vision.training.layout.scenes import SIZE, hand_scene
from vision.training.layout.simulated_eyes import PERFECT, POOR, look

REQUIRED = {"tile", "quad", "confidence", "role", "sideways"}


def test_a_clear_hand_has_the_keys_of_the_interface_and_its_confidence() -> None:
    scene = hand_scene(0)
    reading = hand_from_tiles(look(scene, PERFECT, np.random.default_rng(0)), SIZE, red_fives=1)
    record = json.loads(json.dumps(reading.as_json(load_language("en"))))
    assert record.keys() - {"runner_up"} == {"tiles", "hand", "warnings", "confidence"}
    assert record["warnings"] == []
    for tile in record["tiles"]:
        assert tile.keys() == REQUIRED
        assert np.array(tile["quad"]).shape == (4, 2)
        assert tile["role"] in {"concealed", "win", "meld", "dora", "ura", "other"}
    assert any(tile["tile"] == "back" for tile in record["tiles"])


def test_sideways_tiles_are_marked() -> None:
    scene = next(s for s in map(hand_scene, range(50)) if s.hand and len(s.hand["melds"]) > 1)
    reading = hand_from_tiles(look(scene, PERFECT, np.random.default_rng(0)), SIZE, red_fives=1)
    melded = sum(tile.sideways for tile in scene.tiles if tile.role == "meld")
    assert sum(tile.sideways for tile in reading.tiles if tile.role == "meld") == melded


def test_doubt_is_shown_where_it_is() -> None:
    changed = alternatives = runner_up = 0
    for seed in range(40):
        scene = hand_scene(seed)
        reading = hand_from_tiles(look(scene, POOR, np.random.default_rng(seed)), SIZE)
        record = json.loads(json.dumps(reading.as_json(load_language("en"))))
        changed += "changed" in record
        runner_up += "runner_up" in record
        for tile, found in zip(record["tiles"], reading.tiles, strict=True):
            extra = tile.keys() - REQUIRED
            assert extra <= {"alternatives"}
            assert len(found.alternatives) == (0 if found.name == "back" else 2)
            if extra:
                alternatives += 1
                assert tile["confidence"] < 0.9 and len(tile["alternatives"]) == 2
        for change in record.get("changed", []):
            assert change.keys() == {"tile", "read", "now", "why"}
            assert record["tiles"][change["tile"]]["tile"] == change["now"]
    assert changed > 5 and runner_up > 5 and alternatives > 5
