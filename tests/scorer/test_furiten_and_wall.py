"""Furiten against a river, and where the wall is broken."""

import pytest

from scorer import HandError, Meld, MeldKind, Tile, Wind, format_tiles, parse_tiles
from scorer.nts.rules_file import load_rules as load_nts_rules
from scorer.nts.rules_file import rules_from_text
from scorer.waits import furiten
from scorer.wall import DEAD_STACKS, STACKS, Stack, Walls, break_nts_wall, break_wall, nts_walls


def tiles(text: str) -> tuple[Tile, ...]:
    return parse_tiles(text) if text else ()


def test_any_tile_of_the_wait_among_the_own_discards_is_furiten() -> None:
    """EMA 2016 §3.4.5, example 1: waiting on 3, 6 and 9 of circles."""
    hand = tiles("45678p11s222m333z")
    for discarded, found in (("9p", "9p"), ("3p6p", "36p"), ("1p", None), ("", None)):
        answer = furiten(hand, discarded=tiles(discarded))
        assert (None if answer is None else format_tiles(answer.tiles)) == found
    answer = furiten(hand, discarded=tiles("9p"))
    assert answer is not None and answer.kind == "own-discard"


def test_a_red_five_is_a_five() -> None:
    assert furiten(tiles("46m123p456p789s11z"), discarded=tiles("0m")) is not None


def test_a_tile_that_was_passed_is_furiten_for_the_turn_or_after_riichi_for_good() -> None:
    hand = tiles("45678p11s222m333z")
    turn, riichi = furiten(hand, passed=tiles("6p")), furiten(hand, passed_after_riichi=tiles("6p"))
    assert turn is not None and turn.kind == "passed-this-turn"
    assert riichi is not None and riichi.kind == "passed-after-riichi"


def test_a_hand_that_does_not_wait_is_not_furiten() -> None:
    assert furiten(tiles("147m147p147s1234z"), discarded=tiles("1m9p")) is None


def test_melds_count_for_what_is_left_to_wait_on() -> None:
    pon = Meld(MeldKind.PON, tiles("555z"))
    assert furiten(tiles("45p11s222m333z"), (pon,), discarded=tiles("3p")) is not None


def test_twelve_breaks_the_wall_of_north() -> None:
    """EMA 2016 §2.5, the book's example."""
    broken = break_wall(12)
    assert broken.opened_by is Wind.NORTH
    assert broken.first_drawn == Stack(Wind.NORTH, 13)
    assert broken.indicator == Stack(Wind.NORTH, 10)


@pytest.mark.parametrize("dice", range(2, 13))
def test_the_dead_wall_is_seven_stacks_right_of_the_opening(dice: int) -> None:
    broken = break_wall(dice)
    assert len(set(broken.dead)) == DEAD_STACKS
    assert broken.dead[0] == Stack(broken.opened_by, dice)
    assert broken.indicator == broken.dead[2]
    assert broken.first_drawn not in broken.dead
    if dice < DEAD_STACKS:
        assert broken.dead[-1].wall is broken.opened_by.after()


@pytest.mark.parametrize("dice", [1, 13, 0, -2])
def test_two_dice_show_no_other_sum(dice: int) -> None:
    with pytest.raises(HandError):
        break_wall(dice)


NTS = load_nts_rules()


def test_nts_counts_both_throws_and_lays_the_two_tiles_on_the_dead_wall() -> None:
    """NTS, Verdelen van de stenen: East throws 3, so West opens and throws 7: ten stacks."""
    broken = break_nts_wall(3, 7, NTS, 4)
    assert broken.opened_by is Wind.WEST and broken.indicator is None
    assert broken.opening == Stack(Wind.WEST, 10)
    assert broken.first_drawn == Stack(Wind.WEST, 11)
    assert broken.dead[0] == broken.loose[0] == Stack(Wind.WEST, 9)
    assert 2 * len(broken.dead) + 2 == 14  # the loose tiles are of their number


def test_nts_counts_on_round_the_corner_to_the_left() -> None:
    broken = break_nts_wall(12, 12, NTS, 4)
    assert broken.opened_by is Wind.NORTH
    assert broken.opening == Stack(Wind.WEST, 24 - STACKS)
    assert broken.dead[-1] == Stack(Wind.WEST, 1)


def test_three_players_of_nts_build_three_walls_of_sixteen_and_a_dead_wall_of_ten() -> None:
    assert nts_walls(NTS, 3) == Walls(3, 16)
    broken = break_nts_wall(5, 2, NTS, 3)
    assert broken.opened_by is Wind.SOUTH  # the fifth, counted from East
    assert 2 * len(broken.dead) + 2 == 10


def test_lucky_tiles_make_each_wall_eighteen_long() -> None:
    own = rules_from_text('extends = "nts-2009"\n[lucky]\nin_play = true', "club.toml", own=True)
    assert nts_walls(own, 4) == nts_walls(own, 5) == Walls(4, 18)


@pytest.mark.parametrize(("first", "second"), [(1, 7), (7, 1), (13, 7), (7, 13)])
def test_nts_throws_two_dice_twice(first: int, second: int) -> None:
    with pytest.raises(HandError):
        break_nts_wall(first, second, NTS, 4)
