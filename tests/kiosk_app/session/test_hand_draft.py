"""A hand that is entered or corrected, tile by tile."""

from dataclasses import replace

from kiosk_app.session.entering import enter, keys
from kiosk_app.session.hand_draft import HandDraft, Place
from kiosk_app.session.photo_hand import draft_from_reading
from scorer.hand import Hand, Meld, MeldKind, Source
from scorer.tiles import parse_tile, parse_tiles
from tests.kiosk_app.laid_hands import laid

PON = Meld(MeldKind.PON, parse_tiles("555z"), Source.LEFT)
ANKAN = Meld(MeldKind.ANKAN, parse_tiles("2222p"))


def tapped(text: str, draft: HandDraft | None = None) -> HandDraft:
    found = draft or HandDraft()
    for tile in parse_tiles(text):
        entered = enter(found, "hand", tile)
        assert entered is not None, tile
        found = entered
    return found


def codes(draft: HandDraft) -> list[str]:
    return [problem.code for problem in draft.problems()]


def test_the_fourteenth_tile_that_is_tapped_is_the_winning_tile() -> None:
    draft = tapped("234m456p67s11z555z8s")
    assert draft.win is not None and str(draft.win.tile) == "8s"
    assert draft.hand() == Hand(parse_tiles("234m456p67s11z555z"), parse_tile("8s"))


def test_one_tap_lays_a_meld_and_the_hand_needs_three_tiles_fewer() -> None:
    draft = enter(HandDraft(), "chi", parse_tile("3p"))
    assert draft is not None
    draft = enter(draft, "ankan", parse_tile("5z"))
    assert draft is not None
    draft = tapped("234m67s11z8s", draft)
    assert not draft.problems()
    assert [meld.kind for meld in draft.hand().melds] == [MeldKind.CHI, MeldKind.ANKAN]


def test_what_cannot_be_is_not_entered() -> None:
    four = tapped("1111m")
    assert enter(four, "hand", parse_tile("1m")) is None
    assert enter(HandDraft(), "chi", parse_tile("8s")) is None
    assert enter(HandDraft(), "chi", parse_tile("1z")) is None
    assert enter(tapped("1m"), "kan", parse_tile("1m")) is None
    assert enter(tapped("234m456p67s11z555z8s"), "hand", parse_tile("9m")) is None
    assert enter(tapped("234m456p67s1z"), "pon", parse_tile("9m")) is not None
    assert enter(tapped("234m456p67s11z5z"), "pon", parse_tile("9m")) is None


def test_red_fives_have_keys_only_where_they_are_played() -> None:
    assert not any(tile.is_red for row in keys(0) for tile in row)
    assert sum(tile.is_red for row in keys(1) for tile in row) == 3


def test_a_problem_says_what_is_missing_first() -> None:
    assert codes(tapped("234m")) == ["too-few"]
    whole = tapped("234m456p67s11z555z8s")
    assert codes(whole) == []
    assert codes(whole.removed(Place("win"))) == ["too-few"]
    broken = tapped("2m3m", HandDraft()).moved(Place("concealed", 0), "meld")
    assert codes(broken)[0] == "broken-meld"
    too_many = whole.moved(Place("win"), "concealed")._laid(whole.concealed[0], "concealed")
    assert codes(too_many) == ["too-many"]


def test_a_fifth_copy_is_noticed_over_hand_and_indicators() -> None:
    draft = tapped("1111m").with_indicators(parse_tiles("1m"))
    assert "five-alike" in codes(draft)


def test_the_winning_tile_changes_places_with_the_one_that_takes_its_stead() -> None:
    draft = tapped("234m456p67s11z555z8s").moved(Place("concealed", 0), "win")
    assert draft.win is not None and str(draft.win.tile) == "2m"
    assert "8s" in [str(tile.tile) for tile in draft.concealed]
    assert draft.count == 14


def test_a_tile_is_dragged_into_a_meld_and_out_again() -> None:
    draft = draft_from_reading(laid("234m67s11z22p", "8s", [PON]).hand_reading)
    joined = draft.moved(Place("concealed", 0), "meld", 0)
    assert len(joined.melds[0].tiles) == 4
    back = joined.moved(Place("meld", 3, 0), "concealed")
    assert back.count == draft.count
    assert {tile.seen for tile in back.concealed} == {tile.seen for tile in draft.concealed}


def test_the_last_tile_that_leaves_a_meld_takes_the_meld_with_it() -> None:
    draft = tapped("2m3m").moved(Place("concealed", 0), "meld").moved(Place("concealed", 0), "meld")
    assert len(draft.melds) == 2
    joined = draft.moved(Place("meld", 0, 0), "meld", 1)
    assert [len(meld.tiles) for meld in joined.melds] == [2]


def test_a_reading_keeps_the_place_of_each_tile_in_the_photo() -> None:
    reading = laid("234m67s11z", "8s", [PON, ANKAN], dora="3p", doubts={1: ("4m", "2m")})
    draft = draft_from_reading(reading.hand_reading)
    seen = [tile.seen for _, tile in draft.places()]
    assert None not in seen and len(set(seen)) == len(seen)
    assert draft.doubtful == (Place("concealed", 1),)
    assert [str(tile) for tile in draft.at(Place("concealed", 1)).alternatives] == ["4m", "2m"]
    assert draft.hand() == Hand(parse_tiles("234m67s11z"), parse_tile("8s"), (PON, ANKAN))
    assert draft.dora_indicators == parse_tiles("3p")


def test_a_tile_that_a_person_named_is_no_longer_in_doubt_and_keeps_its_crop() -> None:
    draft = draft_from_reading(laid("234m456p67s11z555z", "8s", doubts={0: ("3m",)}).hand_reading)
    place = draft.doubtful[0]
    named = draft.replaced(place, parse_tile("2m"))
    assert not named.doubtful
    assert named.at(place).seen == draft.at(place).seen
    assert not draft.confirmed().doubtful


def test_a_kong_can_be_said_to_be_concealed_or_open() -> None:
    draft = draft_from_reading(laid("234m67s11z234p", "8s", [ANKAN]).hand_reading)
    assert draft.melds[0].meld().kind is MeldKind.ANKAN
    assert draft.with_kind(0, MeldKind.MINKAN).melds[0].meld().kind is MeldKind.MINKAN


def test_each_tile_keeps_its_id_from_the_photo_to_the_draft() -> None:
    """Of four alike, in the hand and in a meld, each is the one that it was in the photo."""
    pung = Meld(MeldKind.PON, parse_tiles("555z"), Source.LEFT)
    reading = laid("23m5z456p67s11z", "8s", [pung], doubts={2: ("6z",)}).hand_reading
    # As a reader finds them, and not in the order of the hand.
    mixed = replace(reading, tiles=reading.tiles[::-1])
    draft = draft_from_reading(mixed)
    by_id = {tile.id: tile for tile in reading.tiles}
    for place, tile in draft.places():
        assert tile.seen is not None and by_id[tile.seen].role == place.zone
        assert by_id[tile.seen].name == str(tile.tile)
    (doubtful,) = draft.doubtful
    assert draft.at(doubtful).seen == 2
    moved = draft.moved(doubtful, "win")
    assert moved.win is not None and moved.win.seen == 2
