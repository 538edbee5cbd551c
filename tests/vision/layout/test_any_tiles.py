"""Any set of boxes in any order gets an answer, and the answer holds together."""

from collections import Counter

import numpy as np
import pytest

from kiosk_app.languages import load_language
from scorer.hand import Hand, HandError
from scorer.tiles import parse_tiles
from vision.detect import Kind
from vision.hand_reading import HandReading, hand_from_tiles
from vision.read.faces import CLASS_COUNT
from vision.resolve.resolve import ReadHand
from vision.scene import SeenTile
from vision.training.layout.scenes import SIZE, any_scene, hand_scene
from vision.training.layout.simulated_eyes import PERFECT, POOR, Eyes, look, read_face

WILD = Eyes(
    0.15, missed=0.1, false_boxes=3, doubtful=0.6, mistaken=0.05, wrong_turn=0.3, least_visible=0.1
)


def check(reading: HandReading, seen: list[SeenTile]) -> None:
    assert len(reading.tiles) == len(seen)
    assert 0 <= reading.confidence <= 1
    record = reading.as_json(load_language("en"))
    assert {"tiles", "hand", "warnings"} <= record.keys()
    if record["hand"] is None:
        assert record["warnings"]
        return
    hand = record["hand"]
    assert hand.keys() == {"concealed", "win", "melds", "dora_indicators", "ura_indicators"}
    texts = [hand["concealed"], hand["win"] or "", hand["dora_indicators"], hand["ura_indicators"]]
    texts += [meld["tiles"] for meld in hand["melds"]]
    copies = Counter(tile.kind for text in texts for tile in parse_tiles(text))
    if max(copies.values()) > 4:
        assert "five-alike" in [note.code for note in reading.notes]
    for meld in hand["melds"]:
        size = 3 if meld["kind"] in ("chi", "pon") else 4
        assert len(parse_tiles(meld["tiles"])) == size
    shown = Counter(tile.role for tile in reading.tiles)
    assert shown["concealed"] == len(parse_tiles(hand["concealed"]))
    assert shown["dora"] == len(parse_tiles(hand["dora_indicators"]))
    assert shown["win"] == (hand["win"] is not None)
    if reading.complete:
        assert reading.hand is not None
        to_score(reading.hand)
    elif reading.hand is not None and not reading.notes:
        with pytest.raises(HandError):
            to_score(reading.hand)


def to_score(hand: ReadHand) -> Hand:
    if hand.win is None:
        raise HandError("no-winning-tile")
    return Hand(hand.concealed, hand.win, hand.melds)


@pytest.mark.parametrize("seed", range(60))
def test_a_wild_picture_gets_an_answer(seed: int) -> None:
    random = np.random.default_rng(seed)
    scene = any_scene(seed) if seed % 2 else hand_scene(seed, tidy=False)
    seen = look(scene, WILD if seed % 3 else POOR, random)
    check(hand_from_tiles(seen, SIZE), seen)


@pytest.mark.parametrize("seed", range(25))
def test_boxes_without_any_order_get_an_answer(seed: int) -> None:
    random = np.random.default_rng(seed)
    seen = []
    for _ in range(int(random.integers(0, 50))):
        quad = random.uniform(-100, 2000, 2) + random.uniform(-60, 60, (4, 2))
        if random.random() < 0.2:
            quad[1:] = quad[0]  # a box without an inside
        kind: Kind = "back" if random.random() < 0.3 else "face"
        read = read_face(int(random.integers(37)), WILD, random)
        top = np.full(4, 0.25, np.float32)
        seen.append(SeenTile(quad.astype(np.float32), kind, float(random.random()), read, top))
    check(hand_from_tiles(seen, SIZE), seen)


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_corners_that_are_no_numbers_are_left_out(value: float) -> None:
    seen = look(hand_scene(3), PERFECT, np.random.default_rng(0))
    quad = np.full((4, 2), value, np.float32)
    read = np.full(CLASS_COUNT, 1 / CLASS_COUNT, np.float32)
    odd = SeenTile(quad, "face", 0.9, read, np.full(4, 0.25, np.float32))
    assert hand_from_tiles([*seen, odd], SIZE).hand == hand_from_tiles(seen, SIZE).hand


def test_the_order_in_which_tiles_are_found_does_not_matter() -> None:
    for seed in range(12):
        random = np.random.default_rng(seed)
        seen = look(hand_scene(seed), PERFECT, random)
        first = hand_from_tiles(seen, SIZE, red_fives=1)
        mixed = [seen[int(n)] for n in random.permutation(len(seen))]
        second = hand_from_tiles(mixed, SIZE, red_fives=1)
        assert first.hand is not None and second.hand is not None
        assert first.hand.as_json() == second.hand.as_json()


def test_nothing_in_view_is_said() -> None:
    reading = hand_from_tiles([], SIZE)
    assert reading.as_json(load_language("en")) == {
        "tiles": [],
        "hand": None,
        "warnings": ["No tiles are in view. Point the camera at the hand."],
        "confidence": 0.0,
    }
