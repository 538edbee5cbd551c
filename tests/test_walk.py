"""How many files whoever follows a photo to the points has to open."""

from tests.walk import CHECKOUT, walked

MOST_FILES = 40


def test_the_way_of_a_photo_to_the_points_is_short() -> None:
    files = [str(path.relative_to(CHECKOUT)) for path in walked()]
    assert "vision/pipeline.py" in files and "kiosk_app/store/open_game.py" in files
    assert len(files) <= MOST_FILES, files
