from dataclasses import replace

import numpy as np

from scorer.tiles import parse_tile
from vision.geometry import Image
from vision.training.artist import draw_face, training_style
from vision.training.artist.style import Style

GREEN, RED = parse_tile("6z"), parse_tile("7z")
STYLE = replace(training_style(3), corner_numerals=False, fading=0.0)
RUNNING = replace(STYLE, running_green=True)


def ink(face: Image, style: Style) -> np.ndarray:
    """Where it is not ivory."""
    away = np.abs(face.astype(int) - np.array(style.ivory)).max(axis=2)
    return np.asarray(away > 60)


def test_a_running_hand_is_no_fonts() -> None:
    fonts, running = (ink(draw_face(style, GREEN), style) for style in (STYLE, RUNNING))
    assert (fonts & running).sum() < 0.7 * (fonts | running).sum()
    assert np.array_equal(draw_face(STYLE, RED), draw_face(RUNNING, RED))


def test_every_hand_is_another_and_stays_on_the_face() -> None:
    hands = []
    for seed in range(12):
        style = replace(RUNNING, seed=seed)
        drawn = ink(draw_face(style, GREEN), style)
        assert 0.04 < drawn.mean() < 0.4
        edges = (drawn[:4], drawn[-4:], drawn[:, :4], drawn[:, -4:])
        assert not any(edge.any() for edge in edges)
        hands.append(drawn)
    for number, hand in enumerate(hands):
        assert all((hand ^ other).sum() > 0.2 * hand.sum() for other in hands[:number])


def test_lush_flowers_have_more_ink_and_the_same_marks() -> None:
    flower = 37
    for variant in range(8):
        plain, lush = (
            ink(draw_face(style, flower, variant=variant), style)
            for style in (STYLE, replace(STYLE, lush=True))
        )
        assert lush.sum() > plain.sum()
