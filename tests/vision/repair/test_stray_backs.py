"""A single back among faces is a piece of table."""

from tests.vision.layout.tables import loose, meld, photo, row
from tests.vision.repair.made_scenes import read
from vision.training.render.bodies import TileBody


def test_pieces_of_table_between_the_tiles_are_no_backs() -> None:
    bodies = [*row("2m"), loose("2m", 2.3, 0), *row("__9_m", 6.0, 4.0, "dora")]
    for number, text in enumerate(("678s", "567p", "678p", "567s")):
        bodies += meld("chi", text, "left", 4.7 + 3.7 * number)

    def hand_of(bodies: list[TileBody]) -> dict[str, object]:
        hand = read(photo(bodies)).hand
        assert hand is not None
        return hand.as_json()

    right = hand_of(bodies)
    assert (right["concealed"], right["win"], right["dora_indicators"]) == ("2m", "2m", "9m")
    table = [*row("_", 1.15, 0.0, "other"), *row("_", 3.45, 0.0, "other")]
    assert hand_of([*bodies, *table]) == right
