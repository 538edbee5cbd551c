"""A hand that nobody could read from the photo says why."""

from kiosk_app.languages import in_english
from scorer.tiles import parse_tiles
from tests.vision.layout.tables import SHAPE, loose, read, row
from vision.training.render.bodies import Spot, TileBody, standing

HAND = "123m456p77789s22z"


def standing_row(text: str) -> list[TileBody]:
    return [
        standing(tile, Spot(1.01 * place, 0), SHAPE.height, "concealed")
        for place, tile in enumerate(parse_tiles(text))
    ]


def test_tiles_that_stand_and_are_seen_from_above_are_to_be_laid_down() -> None:
    bodies = [*standing_row(HAND[:-4] + "s"), loose("7s", 13.2, 0)]
    steep = [note.code for note in read(bodies, elevation=68).notes]
    assert "standing" in steep
    low = [note.code for note in read(bodies, elevation=30).notes]
    assert "standing" not in low


def test_a_winning_tile_that_hides_others_is_to_be_laid_beside_them() -> None:
    seen = [*row(HAND)[:11], loose("7s", 9.6, 0.2, sideways=True, lift=SHAPE.depth)]
    assert "covered" in [note.code for note in read(seen).notes]
    beside = [*row(HAND)[:11], loose("7s", 13.0, 0.0)]
    assert "covered" not in [note.code for note in read(beside).notes]


def test_tiles_missing_from_the_middle_of_the_picture_are_not_beyond_its_edge() -> None:
    bodies = [*row(HAND)[:9], loose("7s", 10.5, 0)]
    far = [loose("1z", -7, 7), loose("2z", 20, 7), loose("3z", -7, -7), loose("4z", 20, -7)]
    (first, *_) = read([*bodies, *far]).notes
    assert first.code == "not-all-seen"
    assert in_english(first).endswith("of 14 tiles can be seen. Lay them side by side, face up.")
