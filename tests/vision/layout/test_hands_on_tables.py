"""Where tiles lie says what they are: EMA 2016 §2.7, §3.3.5–§3.3.8, §3.3.12; Norway 2018 §8.1."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from scorer.tiles import parse_tile
from tests.vision.layout.tables import SHAPE, loose, meld, photo, read, row
from vision.hand_reading import hand_from_tiles, note
from vision.training.layout.scenes import SIZE
from vision.training.render.arrange_table import moved
from vision.training.render.bodies import TileBody
from vision.training.render.hands import MeldKind, Source

CLOSED = "123m456p77789s22z"


def hand_of(bodies: list[TileBody], **options: Any) -> dict[str, Any]:
    reading = read(bodies, **options)
    assert reading.hand is not None, reading.notes
    return reading.hand.as_json()


@pytest.mark.parametrize("roll", [0, 45, 90, 135, 180, 225, 270, 315])
@pytest.mark.parametrize("elevation", [35, 60, 85])
def test_a_winning_tile_beyond_a_gap_is_found_from_every_side(
    roll: float, elevation: float
) -> None:
    bodies = [*row(CLOSED), loose("7s", 14.2, 0)]
    hand = hand_of(bodies, roll=roll, elevation=elevation)
    assert (hand["concealed"], hand["win"], hand["melds"]) == (CLOSED, "7s", [])


WINS = {
    "across the end": (13.4, 0.0, True, 0.0),
    "above": (8.0, 2.0, False, 0.0),
    # Norway 2018, figure 6; the tiles under it can still be seen.
    "on top of the row": (6.0, 0.9, True, SHAPE.depth),
    "left of the row": (-1.5, 0.0, False, 0.0),
    "just below": (5.0, -2.0, False, 0.0),
}


@pytest.mark.parametrize("way", WINS)
@pytest.mark.parametrize("roll", [0, 90, 180, 270])
def test_the_winning_tile_may_lie(way: str, roll: float) -> None:
    x, y, sideways, lift = WINS[way]
    bodies = [*row(CLOSED), loose("7s", x, y, sideways=sideways, lift=lift)]
    reading = read(bodies, roll=roll, elevation=75)
    assert reading.hand is not None
    hand = reading.hand.as_json()
    assert (hand["concealed"], hand["win"]) == (CLOSED, "7s")
    assert {tile.sideways for tile in reading.tiles if tile.role == "win"} == {sideways}


def test_without_a_tile_apart_the_winning_tile_is_said_to_be_a_guess() -> None:
    reading = read(row("123m456p789s22444z"))
    assert reading.hand is not None
    assert str(reading.hand.win) == "4z"
    assert [str(tile) for tile in reading.win_candidates][:3] == ["1m", "2m", "3m"]
    assert "win-is-a-guess" in [note.code for note in reading.notes]
    assert reading.confidence <= 0.5


@pytest.mark.parametrize("source", ["left", "across", "right"])
@pytest.mark.parametrize("kind", ["pon", "minkan", "kakan"])
@pytest.mark.parametrize("roll", [0, 90, 200])
def test_the_claimed_tile_says_whose_it_was(kind: MeldKind, source: Source, roll: float) -> None:
    text = "555z" if kind == "pon" else "5555z"
    bodies = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld(kind, text, source, 13.5)]
    hand = hand_of(bodies, roll=roll)
    assert hand["melds"] == [{"kind": kind, "tiles": text, "from": source}]
    assert (hand["concealed"], hand["win"]) == ("123m456p78s22z", "9s")


@pytest.mark.parametrize("seed", range(4))
def test_a_concealed_kong_has_its_middle_or_its_outer_tiles_face_down(seed: int) -> None:
    kong = meld("ankan", "5555s", None, 13.5, seed=seed)
    hand = hand_of([*row("123m456p78s22z"), loose("9s", 11.2, 0), *kong])
    # One of the four fives is red, so a hidden one is.
    assert hand["melds"][0]["kind"] == "ankan"
    assert sorted(hand["melds"][0]["tiles"]) == sorted("0555s")


def test_both_layouts_of_a_concealed_kong_come_up() -> None:
    layouts = {
        tuple(tile.is_back for tile in sorted(photo(meld("ankan", "5555s", None, 0, seed=seed)),
                                              key=lambda tile: float(tile.centre[0])))
        for seed in range(4)
    }  # fmt: skip
    assert layouts == {(True, False, False, True), (False, True, True, False)}


def test_four_faces_of_which_none_is_turned_are_an_open_kong_as_clubs_lay_it() -> None:
    kong = row("6666z", 14.0, role="meld")
    hand = hand_of([*row("123m456p78s22z"), loose("9s", 11.2, 0), *kong])
    assert hand["melds"] == [{"kind": "minkan", "tiles": "6666z"}]


def test_beside_melds_with_a_turned_tile_they_are_a_closed_kong() -> None:
    melds = [*meld("pon", "555z", "left", 10.0), *row("6666z", 14.5, role="meld")]
    hand = hand_of([*row("123m78s22z"), loose("9s", 8.2, 0), *melds])
    assert [each["kind"] for each in hand["melds"]] == ["pon", "ankan"]


def test_a_chow_is_claimed_from_the_left() -> None:
    bodies = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld("chi", "435m", "left", 13.5)]
    assert hand_of(bodies)["melds"] == [{"kind": "chi", "tiles": "435m", "from": "left"}]


@pytest.mark.parametrize("roll", [0, 90, 180, 270])
def test_four_melds_leave_one_tile_and_the_winning_one(roll: float) -> None:
    bodies = [*row("2z"), loose("2z", 1.8, 0)]
    x = 4.0
    for text in ("111m", "999p", "5555z", "333s"):
        bodies += meld("minkan" if len(text) > 4 else "pon", text, "across", x)
        x += 5.2
    hand = hand_of(bodies, roll=roll)
    assert (hand["concealed"], hand["win"], len(hand["melds"])) == ("2z", "2z", 4)


@pytest.mark.parametrize("roll", [0, 90, 180, 270])
def test_above_four_melds_the_winning_tile_may_touch_the_last_one(roll: float) -> None:
    bodies = [*row("2z"), loose("2z", 0.1, 1.5)]
    x = 0.3
    for text in ("111m", "999p", "5555z", "333s"):
        bodies += meld("minkan" if len(text) > 4 else "pon", text, "across", x, -2.2)
        x += len(text) - 0.2
    hand = hand_of(bodies, roll=roll)
    assert (hand["concealed"], hand["win"], len(hand["melds"])) == ("2z", "2z", 4)


def test_of_two_likely_layouts_the_one_that_wins_is_meant() -> None:
    """Three tiles and one on its side: a kong, or the end of the hand and the winning tile."""
    kong = meld("minkan", "5555z", "right", 10.6)
    bodies = [*row("123m456p78s22z"), loose("9s", 7, 3.2), *kong]
    reading = read(bodies)
    assert reading.hand is not None and reading.complete
    assert reading.hand.as_json()["melds"] == [
        {"kind": "minkan", "tiles": "5555z", "from": "right"}
    ]
    assert str(reading.hand.win) == "9s"


def test_melds_may_lie_below_the_hand() -> None:
    below = [*meld("pon", "555z", "left", 4, -2.4), *meld("pon", "777m", "right", 8, -2.4)]
    hand = hand_of([*row("123m78s22z"), loose("9s", 8.2, 0), *below])
    assert [meld["tiles"] for meld in hand["melds"]] == ["555z", "777m"]
    assert (hand["concealed"], hand["win"]) == ("123m78s22z", "9s")


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("roll", [0, 90, 250])
def test_indicators_are_faces_among_backs(turn: float, roll: float) -> None:
    wall = moved([*row("__47m___", role="dora")], 6 if turn < 180 else 10, 6, turn)
    hand = hand_of([*row(CLOSED), loose("7s", 14.2, 0), *wall], roll=roll)
    assert sorted(hand["dora_indicators"]) == sorted("47m")
    assert hand["ura_indicators"] == ""


def test_ura_lie_below_the_indicators() -> None:
    wall = [*row("__4m___", 3, 6, "dora"), *row("7z", 5.02, 4.5, "ura")]
    hand = hand_of([*row(CLOSED), loose("7s", 14.2, 0), *wall])
    assert (hand["dora_indicators"], hand["ura_indicators"]) == ("4m", "7z")


def test_a_die_below_the_indicators_is_no_ura() -> None:
    wall = [*row("__4m___", 3, 6, "dora"), *row("7z", 5.02, 4.5, "ura")]
    seen = photo([*row(CLOSED), loose("7s", 14.2, 0), *wall])
    faint = [replace(tile, score=0.33) if tile.name == "7z" else tile for tile in seen]
    reading = hand_from_tiles(faint, SIZE)
    assert reading.hand is not None and not reading.hand.ura_indicators


def test_a_tile_of_the_hand_framed_twice_is_no_ura() -> None:
    """Its upper half with the table above, below a wall that lies near."""
    hand = [*row(CLOSED), loose("7s", 14.2, 0)]
    reading = read([*hand, *row("__9_m", 3, 2.6, "dora"), loose("6p", 5.0, 0.8)])
    assert reading.hand is not None
    assert (reading.hand.dora_indicators, reading.hand.ura_indicators) == ((parse_tile("9m"),), ())


def test_discards_and_other_players_tiles_are_left_out() -> None:
    discards = [*row("13z95p8s2m", 3, 8, "other"), *row("4z6p1s7m2p9s", 3, 6.6, "other")]
    down = moved(row("_____________", role="other"), 0, 12, 0)
    reading = read([*row(CLOSED), loose("7s", 14.2, 0), *discards, *down])
    assert sum(tile.role == "other" for tile in reading.tiles) == 25
    assert reading.complete and reading.hand is not None
    assert reading.hand.as_json()["dora_indicators"] == ""


def test_of_several_hands_the_one_in_the_middle_is_read_and_the_others_are_offered() -> None:
    middle = [*row(CLOSED), loose("7s", 14.2, 0)]
    left = moved([*row("234567m345p3488s"), loose("5s", 14.2, 0)], -9, 7, 270)
    far = moved([*row("111222z777p9955m"), loose("9m", 14.2, 0)], 14, 9, 180)
    near = row("_____________", 0, -9, "other")  # keeps the first hand in the middle
    reading = read([*middle, *left, *far, *near])
    assert reading.hand is not None and str(reading.hand.win) == "7s"
    assert {str(hand.win) for hand in reading.other_hands} == {"5s", "9m"}
    assert note("other-hands", count=2) in reading.notes


@pytest.mark.parametrize("count", [9, 11, 12])
def test_a_hand_cut_off_says_how_many_tiles_are_in_view(count: int) -> None:
    reading = read([*row(CLOSED)[14 - count :], loose("7s", 14.2, 0)])
    assert note("too-few", count=count, wanted=14) in reading.notes
    assert not reading.complete and reading.confidence == 0


def test_a_missed_tile_costs_no_other_tile_its_place() -> None:
    whole = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld("pon", "555z", "left", 13.5)]
    for missing in range(len(whole)):
        reading = read(whole[:missing] + whole[missing + 1 :])
        roles = [tile.role for tile in reading.tiles]
        assert roles.count("other") <= 2, missing
        # Thirteen tiles that wait for one more may as well lack the winning one.
        codes = {note.code for note in reading.notes}
        assert codes & {"win-not-in-view", "too-few", "not-all-seen"}, missing


def test_a_wall_with_a_back_that_was_missed_still_shows_its_indicator() -> None:
    wall = row("__5s___", 3.0, 4.0, "other")
    hand = [*row(CLOSED), loose("7s", 14.2, 0)]
    for missing in (1, 3):
        seen = [*hand, *wall[:missing], *wall[missing + 1 :]]
        assert hand_of(seen)["dora_indicators"] == "5s", missing


def test_a_wall_whose_backs_are_framed_too_small_still_shows_its_indicator() -> None:
    hand = [*row(CLOSED), loose("7s", 14.2, 0)]
    wall = [*row("__9m", 3.0, 4.0, "other"), *row("___", 6.65, 4.0, "other")]
    discard = loose("2p", 0.6, 4.0, sideways=True)
    assert hand_of([*hand, discard, *wall])["dora_indicators"] == "9m"


def test_the_end_of_a_wall_that_looks_a_little_like_a_face_is_no_indicator() -> None:
    hand = [*row(CLOSED), loose("7s", 14.2, 0)]
    seen = photo([*hand, *row("__5s__2_s", 3.0, 4.0, "other")])
    faint = [replace(tile, score=0.31) if tile.name == "2s" else tile for tile in seen]
    reading = hand_from_tiles(faint, SIZE)
    assert reading.hand is not None
    assert reading.hand.as_json()["dora_indicators"] == "5s"


def test_a_back_beside_the_row_wins_no_hand() -> None:
    bodies = [*row("_", -1.5, 0.0, "other"), *row("123m456p77s22z"), loose("7s", 10.9, 0)]
    bodies += meld("pon", "555z", "left", 13.0)
    hand = hand_of(bodies)
    assert (hand["concealed"], hand["win"]) == ("123m456p77s22z", "7s")


def test_a_back_beyond_a_closed_kong_takes_nothing_from_it() -> None:
    bodies = [*row("123m456p77s22z"), loose("7s", 11.2, 0), *meld("ankan", "7777z", None, 13.5)]
    right = hand_of(bodies)
    assert right["melds"] == [{"kind": "ankan", "tiles": "7777z"}]
    assert hand_of([*bodies, *row("_", 18.1, 0.0, "other")]) == right


def test_what_is_hardly_a_tile_is_left_out_where_the_rest_makes_a_hand() -> None:
    bodies = [*row("123m456p77s22z"), loose("7s", 11.2, 0), *meld("pon", "555z", "left", 13.5)]
    phantom = photo([*bodies, loose("1m", 12.4, 0)])
    number = next(n for n, tile in enumerate(phantom) if tile.name == "1m" and n > 3)
    shares = np.full_like(phantom[number].probabilities, 0.01)
    phantom[number] = replace(phantom[number], score=0.35, probabilities=shares / shares.sum())
    reading = hand_from_tiles(phantom, SIZE, red_fives=1)
    assert reading.complete
    assert reading.hand is not None
    assert reading.hand.as_json() == hand_of(bodies)
    assert reading.tiles[number].role == "other"


def test_one_wrong_turn_changes_nothing() -> None:
    bodies = [*row("123m456p78s22z"), loose("9s", 11.2, 0), *meld("pon", "555z", "left", 13.5)]
    right = hand_of(bodies)
    seen = photo(bodies)
    for number, tile in enumerate(seen):
        turned = replace(
            tile, quad=np.roll(tile.quad, 1, axis=0), top_side=np.array([0.94, 0.02, 0.02, 0.02])
        )
        tiles = [*seen[:number], turned, *seen[number + 1 :]]
        reading = hand_from_tiles(tiles, SIZE, red_fives=1)
        assert reading.hand is not None and reading.hand.as_json() == right, number


def test_melds_that_touch_are_told_apart_by_their_faces() -> None:
    """By their places alone 213s 7m and 777m would do better."""
    bodies = [*row("3455888m"), loose("5m", 8.2, 0), *meld("chi", "213s", "left", 10.5)]
    first, *rest = meld("minkan", "7777m", "across", 13.9)
    bodies += [first, *moved(rest, 0.15, 0, 0)]
    melds = [(each["kind"], each["tiles"]) for each in hand_of(bodies)["melds"]]
    assert melds == [("chi", "213s"), ("minkan", "7777m")]


@pytest.mark.parametrize("down", [0.5, 0.8, 1.0])
def test_a_kong_whose_added_tile_is_in_line_with_the_hand_is_a_kong(down: float) -> None:
    bodies = [*row("3457779p"), loose("8p", 7.7, 0), *meld("kakan", "4444z", "left", 10.2, -down)]
    bodies += meld("pon", "111s", "left", 14.2, -down)
    hand = hand_of(bodies)
    assert (hand["concealed"], hand["win"]) == ("3457779p", "8p")
    assert [each["kind"] for each in hand["melds"]] == ["kakan", "pon"]


def test_a_row_of_things_a_little_like_backs_is_not_taken_for_the_wall() -> None:
    """The upper sides of tiles that stand in the light of the lamp."""
    hand = [*row(CLOSED), loose("7s", 14.2, 0)]
    wall = row("__9_p", 4, 5, "dora")
    edges = row("___5___z", 3, 2.4, "other")
    far_to_near = sorted(photo([*hand, *wall, *edges]), key=lambda tile: tile.centre[1])
    seen = [
        replace(tile, score=0.33) if len(wall) <= place < len(wall) + len(edges) else tile
        for place, tile in enumerate(far_to_near)
    ]
    reading = hand_from_tiles(seen, SIZE)
    assert reading.hand is not None
    assert reading.hand.as_json()["dora_indicators"] == "9p"


def test_a_back_within_the_row_is_left_out_where_the_rest_makes_a_hand() -> None:
    """A dark patch of the table, framed like a tile; only a concealed kong has backs."""
    bodies = [*row("123m456p77s22z"), loose("7s", 11.4, 0), *meld("pon", "555z", "left", 14.5)]
    assert hand_of([*bodies, *row("_", 10.2, 0.0, "other")]) == hand_of(bodies)


def test_a_die_is_not_a_wall() -> None:
    """Its upper side looks a little like a face, its front like a back."""
    hand = [*row(CLOSED), loose("7s", 14.2, 0)]
    seen = photo([*hand, *row("5_z", 4, 5, "other")])
    far = sorted(range(len(seen)), key=lambda n: seen[n].centre[1])[:2]
    faint = [replace(tile, score=0.5) if n in far else tile for n, tile in enumerate(seen)]
    reading = hand_from_tiles(faint, SIZE)
    assert reading.hand is not None and not reading.hand.dora_indicators
