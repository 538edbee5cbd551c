"""What holds for every winning hand, whatever it is."""

from collections import Counter
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scorer import (
    Hand,
    NotationError,
    Score,
    Tile,
    WinBy,
    Wind,
    all_readings,
    dora_from,
    format_tiles,
    indicators_for,
    parse_tiles,
    score,
    waits,
)
from scorer.shapes import Shape
from scorer.tiles import TILES
from tests.scorer.strategies import KINDS, Win, held, wins

MANY = settings(max_examples=240, deadline=None)
SOME = settings(max_examples=120, deadline=None)


def scored(win: Win) -> Score:
    answer = score(*win)
    assume(isinstance(answer, Score))
    assert isinstance(answer, Score)
    return answer


def formula(answer: Score) -> int:
    """EMA 2016 §4.1.2 worked again from han and fu: what the winner receives for the hand."""
    limits, han = answer.rules.limits, answer.han
    if answer.yakuman:
        base = 8000 * answer.yakuman
    elif han >= 5:
        base = 2000 if han == 5 else 3000 if han < 8 else 4000 if han < 11 else 6000
    else:
        base = min(2000, answer.fu * 2 ** (han + 2))
        if limits.round_up_to_mangan and base == 1920:
            base = 2000

    def paid(times: int) -> int:
        return (base * times + 99) // 100 * 100

    east = answer.context.seat is Wind.EAST
    if answer.context.by is WinBy.RON:
        return paid(6 if east else 4)
    return 3 * paid(2) if east else paid(2) + 2 * paid(1)


@MANY
@given(wins())
def test_payments_balance_to_the_sticks(win: Win) -> None:
    answer = scored(win)
    assert sum(answer.payments.values()) == 1000 * win.context.sticks
    for seat, points in answer.payments.items():
        assert (points > 0) == (seat is win.context.seat)
        assert points % 100 == 0


@MANY
@given(wins())
def test_the_winner_receives_the_hand_the_counters_and_the_sticks(win: Win) -> None:
    answer = scored(win)
    extras = 300 * win.context.counters + 1000 * win.context.sticks
    assert answer.payments[win.context.seat] == answer.points + extras


@MANY
@given(wins())
def test_points_follow_from_han_and_fu(win: Win) -> None:
    answer = scored(win)
    assert answer.points == formula(answer)


@MANY
@given(wins())
def test_every_han_has_a_yaku_and_every_fu_an_item(win: Win) -> None:
    answer = scored(win)
    han = [item.han for item in answer.yaku]
    if any(item.yakuman for item in answer.yaku):
        assert all(item.yakuman for item in answer.yaku)
        assert answer.han == (sum(han) if answer.rules.limits.yakuman_add_up else max(han))
    else:
        assert answer.han == sum(han)
    fu = sum(item.fu for item in answer.fu_items)
    if answer.reading.shape is Shape.SETS:
        assert answer.fu == -(-fu // 10) * 10
    else:
        assert answer.fu == fu
    assert all(yaku.section for yaku in answer.yaku)
    assert all(item.section for item in answer.fu_items)


@MANY
@given(wins(), st.sampled_from(KINDS))
def test_one_more_dora_indicator_never_lowers_a_score(win: Win, indicator: Tile) -> None:
    before = scored(win)
    shown = (*win.context.dora_indicators, *win.context.ura_indicators, indicator)
    assume((held(win.hand) + Counter(shown))[indicator] <= 4)
    more = win.context._replace(dora_indicators=(*win.context.dora_indicators, indicator))
    after = score(win.hand, more, win.rules)
    assert isinstance(after, Score)
    assert after.points >= before.points
    extra = held(win.hand)[dora_from(indicator)]
    alone = {"renho"} & {item.id for item in (*before.yaku, *after.yaku)}
    if not (alone or any(item.yakuman for item in before.yaku)):
        assert after.han == before.han + extra


@SOME
@given(wins(), st.sampled_from(KINDS))
def test_dora_never_make_a_win(win: Win, indicator: Tile) -> None:
    shown = (*win.context.dora_indicators, *win.context.ura_indicators, indicator)
    assume((held(win.hand) + Counter(shown))[indicator] <= 4)
    more = win.context._replace(dora_indicators=(*win.context.dora_indicators, indicator))
    with_dora = isinstance(score(win.hand, more, win.rules), Score)
    assert with_dora == isinstance(score(*win), Score)


@MANY
@given(wins(), st.randoms(use_true_random=False))
def test_the_order_of_tiles_and_melds_does_not_matter(win: Win, random: Random) -> None:
    concealed, melds = list(win.hand.concealed), list(win.hand.melds)
    random.shuffle(concealed)
    random.shuffle(melds)
    other = Hand(tuple(concealed), win.hand.win, tuple(melds))
    one, two = score(*win), score(other, win.context, win.rules)
    assert isinstance(one, Score) == isinstance(two, Score)
    if isinstance(one, Score) and isinstance(two, Score):
        assert (one.points, one.han, one.fu, one.limit) == (two.points, two.han, two.fu, two.limit)
        assert one.payments == two.payments
        assert one.yaku == two.yaku
        assert one.reading == two.reading


@SOME
@given(wins())
def test_no_reading_is_higher_than_the_score(win: Win) -> None:
    answer = scored(win)
    for reading in all_readings(*win):
        rank = (reading.points, reading.han, reading.fu)
        assert rank <= (answer.points, answer.han, answer.fu)


@SOME
@given(wins())
def test_the_winning_tile_is_among_the_waits(win: Win) -> None:
    melded = [tile for meld in win.hand.melds for tile in meld.tiles]
    assert win.hand.win.kind in waits(win.hand.concealed, melded)


@SOME
@given(wins())
def test_a_red_five_scores_as_a_plain_one_and_a_han(win: Win) -> None:
    answer = scored(win)
    plain = Hand(tuple(tile.kind for tile in win.hand.concealed), win.hand.win.kind, win.hand.melds)
    without = score(plain, win.context, win.rules)
    assert isinstance(without, Score)
    reds = sum(item.han for item in answer.yaku if item.id == "red-five")
    assert reds in (0, win.hand.reds if win.rules.play.red_fives else 0)
    assert answer.points >= without.points
    if not win.rules.play.red_fives:
        assert answer.points == without.points


@MANY
@given(st.lists(st.sampled_from(TILES), max_size=40))
def test_notation_comes_back_as_it_was(tiles: list[Tile]) -> None:
    assert list(parse_tiles(format_tiles(tiles))) == tiles


@SOME
@given(st.lists(st.sampled_from(KINDS), max_size=20))
def test_unicode_comes_back_as_it_was(tiles: list[Tile]) -> None:
    assert list(parse_tiles("".join(tile.unicode for tile in tiles))) == tiles


@MANY
@given(st.text(max_size=30) | st.text(alphabet="0123456789mpsz ", max_size=30))
def test_any_text_is_tiles_or_a_notation_error(text: str) -> None:
    try:
        tiles = parse_tiles(text)
    except NotationError:
        return
    assert list(parse_tiles(format_tiles(tiles))) == list(tiles)


@given(st.sampled_from(KINDS))
def test_an_indicator_and_its_dora_find_each_other(tile: Tile) -> None:
    assert all(dora_from(indicator) == tile for indicator in indicators_for(tile))
    assert tile in indicators_for(dora_from(tile))
