import numpy as np
import pytest

from vision.camera.vote import vote
from vision.hand_reading import hand_from_tiles
from vision.scene import SeenTile
from vision.training.layout.scenes import SIZE, hand_scene
from vision.training.layout.simulated_eyes import PERFECT, POOR, Eyes, look
from vision.training.same_hand import same_hand

WAVERING = Eyes(0.03, doubtful=0.25, wrong_turn=0.05, missed=0.02, false_boxes=0.3)


def shifted(tiles: list[SeenTile], x: float, y: float) -> list[SeenTile]:
    step = np.array([x, y], np.float32)
    return [SeenTile(t.quad + step, t.kind, t.score, t.probabilities, t.top_side) for t in tiles]


def test_one_frame_is_as_it_was() -> None:
    seen = look(hand_scene(1), PERFECT, np.random.default_rng(0))
    voted = vote([seen])
    assert [tile.name for tile in voted] == [tile.name for tile in seen]
    assert vote([]) == [] and vote([[], []]) == []


@pytest.mark.parametrize("step", [(0, 0), (25, -14), (150, 90)])
def test_a_camera_that_moved_shows_the_same_tiles(step: tuple[float, float]) -> None:
    random = np.random.default_rng(2)
    frames = [look(hand_scene(2), PERFECT, random) for _ in range(3)]
    frames[1] = shifted(frames[1], *step)
    voted = vote(frames)
    assert len(voted) == len(frames[0])
    assert sorted(tile.name for tile in voted) == sorted(tile.name for tile in frames[0])


def test_a_tile_that_few_frames_show_is_dropped_and_a_missed_one_comes_back() -> None:
    random = np.random.default_rng(3)
    seen = look(hand_scene(4), PERFECT, random)
    stray = shifted(seen[:1], 900, 10)
    frames = [seen, seen[1:], [*seen, *stray], seen[:-1]]
    assert len(vote(frames)) == len(seen)


def test_five_frames_read_more_hands_right_than_one() -> None:
    one = five = count = 0
    for seed in range(30):
        scene = hand_scene(seed)
        if not scene.in_view:
            continue
        random = np.random.default_rng((5, seed))
        frames = [look(scene, WAVERING, random) for _ in range(5)]
        count += 1
        for number, tiles in enumerate((frames[0], vote(frames))):
            hand = hand_from_tiles(tiles, SIZE, red_fives=1).hand
            right = hand is not None and same_hand(hand.as_json(), scene.hand)
            one, five = (one + right, five) if number == 0 else (one, five + right)
    assert five >= one + 0.2 * count
    assert five >= 0.85 * count


def test_frames_of_poor_eyes_get_an_answer() -> None:
    random = np.random.default_rng(6)
    for seed in range(8):
        scene = hand_scene(seed, tidy=False)
        frames = [shifted(look(scene, POOR, random), *random.normal(0, 40, 2)) for _ in range(4)]
        hand_from_tiles(vote(frames), SIZE)
