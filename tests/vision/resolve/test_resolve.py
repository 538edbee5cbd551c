"""The most probable legal reading: changed where it must be, never for a wish."""

from collections import Counter

import numpy as np
import pytest

from scorer.hand import Hand, Source
from scorer.tiles import TILES, parse_tile, parse_tiles
from tests.vision.resolve.simulated_hands import SimulatedHand, face_tile, show, spoiled
from tests.vision.resolve_campaign import rates
from vision.detect import Detection
from vision.layout import LaidHand, LaidMeld
from vision.resolve.resolve import SHAPE_RULE, ShapeRule
from vision.scene import SeenTile, seen_tile
from vision.training.layout.simulated_eyes import GOOD, PERFECT, POOR
from vision.training.render.hands import deal_hand
from vision.training.same_hand import same_hand

SURE = 0.999


def tiles_of(text: str) -> list[SeenTile]:
    return [face_tile({tile: SURE}) for tile in parse_tiles(text)]


def doubt(first: str, share: float, second: str) -> SeenTile:
    return face_tile({parse_tile(first): share, parse_tile(second): 1 - share})


def closed(tiles: list[SeenTile], dora: list[SeenTile] | None = None) -> SimulatedHand:
    """A hand without melds, its last tile the winning one."""
    last = len(tiles) - 1
    laid = LaidHand(tuple(range(last)), last, (), frozenset(), 1.0)
    indicators = tuple(range(len(tiles), len(tiles) + len(dora or [])))
    return SimulatedHand([*tiles, *(dora or [])], laid, indicators, ())


def melded(concealed: str, win: str, meld: list[SeenTile], laid: LaidMeld) -> SimulatedHand:
    tiles = [*meld, *tiles_of(concealed + win)]
    own = tuple(range(len(meld), len(tiles)))
    return SimulatedHand(tiles, LaidHand(own[:-1], own[-1], (laid,), frozenset(), 1.0), (), ())


def test_a_hand_read_surely_is_left_alone() -> None:
    resolution = closed(tiles_of("123m456p77789s22z7s")).resolve()
    assert resolution.complete and not resolution.changed
    assert resolution.confidence > 0.95
    assert resolution.hand.as_json()["concealed"] == "123m456p77789s22z"


def test_a_doubtful_tile_is_read_so_that_the_hand_is_complete() -> None:
    tiles = [*tiles_of("123m456p7778s22z"), doubt("8s", 0.7, "9s"), *tiles_of("7s")]
    resolution = closed(tiles).resolve()
    assert resolution.complete
    assert [(str(c.read), str(c.now), c.why) for c in resolution.changed] == [("8s", "9s", "shape")]
    assert resolution.runner_up is not None


def test_a_tile_read_surely_is_not_changed_for_the_shape() -> None:
    for share in (0.97, 0.98, 0.99, 0.999):
        tiles = [*tiles_of("123m456p7778s22z"), doubt("8s", share + 0.001, "9s"), *tiles_of("7s")]
        resolution = closed(tiles).resolve()
        assert not resolution.complete and not resolution.changed, share


def test_a_hand_that_is_not_complete_stays_so() -> None:
    resolution = closed(tiles_of("1379m258p146s12z57z")).resolve()
    assert not resolution.complete and not resolution.changed


def test_only_a_winning_shape_is_worth_anything() -> None:
    """Not even the last digit of a sum: what counts here moves a whole explanation."""
    for seed in range(40):
        random = np.random.default_rng(seed)
        resolution = show(spoiled(deal_hand(random), random), GOOD, random).resolve()
        assert resolution.complete or resolution.shape_gain == 0.0, seed


def test_a_fifth_copy_is_read_as_what_it_may_be_instead() -> None:
    tiles = [*tiles_of("7777s123m456p22z8s"), doubt("7s", 0.9, "9s")]
    resolution = closed(tiles).resolve()
    assert [(str(c.read), str(c.now), c.why) for c in resolution.changed] == [("7s", "9s", "fifth")]


def test_a_fifth_copy_is_counted_over_the_indicators_too() -> None:
    hand = closed(tiles_of("123m456p777s22444z"), [doubt("7s", 0.8, "1s"), *tiles_of("7s")])
    resolution = hand.resolve()
    assert resolution.hand.as_json()["dora_indicators"] == "17s"
    assert [change.why for change in resolution.changed] == ["fifth"]


def test_five_sure_copies_are_kept_and_said() -> None:
    def sure(text: str) -> SeenTile:
        values = np.zeros(39, np.float32)
        values[int(parse_tile(text))] = 1
        return SeenTile(np.zeros((4, 2), np.float32), "face", 0.9, values, np.ones(4, np.float32))

    tiles = [*(sure("7s") for _ in range(5)), *tiles_of("123m456p222z")]
    resolution = closed(tiles).resolve()
    assert resolution.breaks_four and not resolution.complete and not resolution.changed
    assert resolution.confidence == 0


@pytest.mark.parametrize(
    ("texts", "kind", "tiles"),
    [
        (("5z", "5z", "5z"), "pon", "555z"),
        (("3m", "1m", "2m"), "chi", "312m"),
    ],
)
def test_a_meld_is_a_chi_or_a_pon(texts: tuple[str, ...], kind: str, tiles: str) -> None:
    meld = [face_tile({parse_tile(text): SURE}) for text in texts]
    hand = melded("456p77789s2z", "2z", meld, LaidMeld("set", (0, 1, 2), 0))
    resolution = hand.resolve()
    assert resolution.hand.as_json()["melds"] == [{"kind": kind, "tiles": tiles, "from": "left"}]


def test_one_misread_tile_of_a_meld_follows_the_others() -> None:
    meld = [*tiles_of("77s"), doubt("8s", 0.95, "7s")]
    hand = melded("456p123m9s22z9s", "9s", meld, LaidMeld("set", (0, 1, 2), 1))
    resolution = hand.resolve()
    assert str(resolution.hand.melds[0].tiles[2]) == "7s"
    assert resolution.hand.melds[0].source is Source.ACROSS
    assert [(str(c.read), str(c.now), c.why) for c in resolution.changed] == [("8s", "7s", "meld")]


def test_tiles_that_can_be_no_meld_are_not_made_one() -> None:
    hand = melded("456p77789s2z", "2z", tiles_of("1m5p9s"), LaidMeld("set", (0, 1, 2), 0))
    resolution = hand.resolve()
    assert resolution.broken_melds == ("1m5p9s",)
    assert not resolution.hand.melds and not resolution.complete and not resolution.changed


def test_a_sure_tile_is_changed_for_a_meld_only_where_the_hand_is_won() -> None:
    laid = LaidMeld("set", (0, 1, 2), 0)
    meld = [*tiles_of("44p"), doubt("6p", 0.975, "4p")]
    won = melded("123m77789s22z", "7s", meld, laid).resolve()
    assert won.complete
    assert [str(meld.kind.value) for meld in won.hand.melds] == ["pon"]
    other = melded("123m77146s22z", "7s", meld, laid).resolve()
    assert not other.complete
    assert other.broken_melds == ("446p",)
    assert 2 not in other.names  # so that it stays what it was read as


def test_at_most_one_red_five_a_suit() -> None:
    tiles = [*tiles_of("0m"), doubt("0m", 0.8, "5m"), *tiles_of("5m123p789s22244z")]
    resolution = closed(tiles).resolve(red_fives=1)
    assert resolution.hand.as_json()["concealed"].startswith("055m")
    assert [change.why for change in resolution.changed] == ["red"]
    two = closed(tiles).resolve(red_fives=2)
    assert two.hand.as_json()["concealed"].startswith("005m")


def test_of_four_fives_in_view_one_is_red() -> None:
    tiles = [doubt("5m", 0.8, "0m"), *tiles_of("555m67m123p789s44z")]
    assert closed(tiles).resolve(red_fives=1).hand.as_json()["concealed"].startswith("055567m")
    assert closed(tiles).resolve(red_fives=None).hand.as_json()["concealed"].startswith("555567m")


def test_without_red_fives_in_the_rules_every_five_is_plain() -> None:
    resolution = closed(tiles_of("055m123p789s22244z")).resolve(red_fives=0)
    assert resolution.hand.as_json()["concealed"].startswith("555m")


def test_the_red_five_of_a_concealed_kong_may_be_face_down() -> None:
    back = seen_tile(Detection(np.zeros((4, 2), np.float32), 0.9, "back"), None)
    laid = LaidMeld("ankan", (0, 1, 2, 3), None)
    meld = [back, *tiles_of("55p"), back]
    hand = melded("456p77789s2z".replace("456p", "123m"), "2z", meld, laid)
    assert Counter(map(str, hand.resolve(red_fives=1).hand.melds[0].tiles)) == {"5p": 3, "0p": 1}
    assert Counter(map(str, hand.resolve(red_fives=None).hand.melds[0].tiles)) == {"5p": 4}


@pytest.mark.parametrize("text", ["1199m11p1133668s8s", "19m19p19s1234567z1m"])
def test_seven_pairs_and_thirteen_orphans_are_winning_hands(text: str) -> None:
    assert closed(tiles_of(text)).resolve().complete


@pytest.mark.parametrize("seed", range(150))
def test_what_comes_out_is_legal_whatever_is_read(seed: int) -> None:
    random = np.random.default_rng((31, seed))
    hand = deal_hand(random)
    hand = spoiled(hand, random) if seed % 2 else hand
    shown = show(hand, POOR, random)
    resolution = shown.resolve()
    read = resolution.hand
    everything = [*read.concealed, *read.dora_indicators, *read.ura_indicators]
    everything += [tile for meld in read.melds for tile in meld.tiles]
    everything += [] if read.win is None else [read.win]
    copies = Counter(tile.kind for tile in everything)
    assert resolution.breaks_four or max(copies.values()) <= 4
    assert all(everything.count(red) <= 1 for red in TILES[34:])
    assert 0 <= resolution.confidence <= 1
    if resolution.complete:
        assert read.win is not None
        Hand(read.concealed, read.win, read.melds)
    for number, name in resolution.names.items():
        assert 0 <= resolution.certainty[number] <= 1
        assert name == str(parse_tile(name))


@pytest.mark.parametrize("seed", range(60))
def test_a_dealt_hand_read_rightly_comes_out_as_it_was(seed: int) -> None:
    random = np.random.default_rng((32, seed))
    hand = deal_hand(random)
    resolution = show(hand, PERFECT, random).resolve()
    assert same_hand(resolution.hand.as_json(), hand.as_json())
    assert resolution.complete and not resolution.changed and resolution.confidence > 0.9


def test_the_shape_repairs_winning_hands_and_completes_few_others() -> None:
    right, invented = rates(GOOD, SHAPE_RULE, 70)
    without, _ = rates(GOOD, ShapeRule(gain=0.0), 70)
    assert right > without + 0.05
    assert invented < 0.12
