"""Whatever the hand, the explanation holds and its numbers add up."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from kiosk_app.explain import explain
from kiosk_app.explain.comparison_lines import compare_in_words
from kiosk_app.explain.rule_values import difference_in_words
from kiosk_app.languages import LANGUAGES, load_language
from scorer import (
    RIICHI_RULE_SETS,
    Hand,
    HandError,
    MeldKind,
    NoWin,
    RuleSet,
    Score,
    Tile,
    WinBy,
    WinContext,
    all_readings,
    load_rules,
    score,
)
from scorer.compare import compare, differences
from scorer.worth import up_to_hundred
from tests.kiosk_app.explain.hands import any_hands, complete_hands, contexts

quick = settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
rule_sets = st.sampled_from(RIICHI_RULE_SETS).map(load_rules)


def is_clean(text: str) -> bool:
    return "{" not in text and "}" not in text and "None" not in text


def scored(data: st.DataObject) -> Score | NoWin:
    hand = data.draw(complete_hands())
    context = data.draw(contexts(hand))
    try:
        return score(hand, context, data.draw(rule_sets))
    except HandError:
        assume(False)
        raise


@given(st.data())
@quick
def test_any_hand_is_explained_in_every_language(data: st.DataObject) -> None:
    result = scored(data)
    language = data.draw(st.sampled_from(LANGUAGES))
    assert is_clean(explain(result, language).text())


@given(st.data())
@quick
def test_the_numbers_of_an_explanation_add_up(data: st.DataObject) -> None:
    result = scored(data)
    if isinstance(result, NoWin):
        return
    explanation = explain(result)
    assert explanation.formula is not None
    formula = explanation.formula
    assert sum(share.payers * share.rounded for share in formula.shares) == result.points
    for share in formula.shares:
        assert share.exact == formula.base * share.multiplier
        assert share.rounded == up_to_hundred(share.exact)
    if formula.raw_base and not formula.limit:
        assert formula.raw_base == formula.base == result.fu * 2 ** (result.han + 2)
    assert formula.points + formula.counters + formula.sticks == formula.total
    assert explanation.points_by_seat == dict(result.payments)
    for payment in explanation.payments:
        assert payment.hand + payment.counters + payment.sticks == payment.points
    if not any(item.yakuman for item in result.yaku):
        assert sum(item.han for item in explanation.yaku) == result.han
        assert explanation.fu_sum is not None
        assert explanation.fu_sum.total == sum(item.fu for item in explanation.fu_items)
        assert explanation.fu_sum.fu == result.fu


@given(st.data())
@quick
def test_every_tile_of_the_hand_lies_in_one_set(data: st.DataObject) -> None:
    result = scored(data)
    explanation = explain(result)
    assert sorted(tile for one in explanation.sets for tile in one.tiles) == sorted(
        result.hand.tiles
    )
    (won,) = (one for one in explanation.sets if one.wait is not None)
    assert result.hand.win in won.tiles


@given(st.data())
@quick
def test_a_miss_is_never_a_yaku_that_the_hand_has_and_names_what_is_in_the_way(
    data: st.DataObject,
) -> None:
    result = scored(data)
    explanation = explain(result)
    had = {item.id for item in explanation.yaku}
    assert not had & {miss.id for miss in explanation.misses}
    assert len({miss.id for miss in explanation.misses}) == len(explanation.misses) <= 3
    for miss in explanation.misses:
        if miss.reason in ("tanyao-one", "tanyao-two"):
            outside = [tile for tile in result.hand.tiles if not tile.is_simple]
            assert list(miss.tiles) == outside


@given(any_hands(), rule_sets)
@settings(quick, max_examples=40)
def test_any_fourteen_tiles_are_explained(hand: Hand, rules: RuleSet) -> None:
    result = score(hand, WinContext(WinBy.TSUMO), rules)
    for language in LANGUAGES:
        explanation = explain(result, language)
        assert is_clean(explanation.text())
        if explanation.why_not and explanation.why_not.shortfall:
            shortfall = explanation.why_not.shortfall
            parts = [tile for one in shortfall.sets for tile in one]
            kinds = [tile.kind for tile in hand.tiles]
            assert sorted([*parts, *shortfall.left_over]) == sorted(kinds)
            assert shortfall.distance >= 1


@given(st.data(), rule_sets)
@quick
def test_any_hand_is_compared_in_every_language(data: st.DataObject, second: RuleSet) -> None:
    result = scored(data)
    comparison = compare(result.hand, result.context, result.rules, second)
    for language in LANGUAGES:
        assert is_clean(compare_in_words(comparison, load_language(language)))
    first, last = comparison.first, comparison.second
    if not comparison.changes:
        assert (first.points, first.payments) == (last.points, last.payments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_of_every_pair_of_books_has_words(language: str) -> None:
    for first in RIICHI_RULE_SETS:
        for second in RIICHI_RULE_SETS:
            for one in differences(load_rules(first), load_rules(second)):
                assert is_clean(difference_in_words(one, load_language(language)))


@given(st.data())
@quick
def test_the_tile_that_would_have_made_it_does_make_it(data: st.DataObject) -> None:
    result = scored(data)
    for miss in explain(result).misses:
        if miss.reason == "one-tile":
            swapped = list(swaps(result.hand, miss.tiles[0], miss.needed[0]))
            assert any(miss.id in yaku_of(hand, result) for hand in swapped)


def swaps(hand: Hand, old: Tile, new: Tile) -> Iterator[Hand]:
    """The hand with one tile changed, in each place where it lies."""

    def changed(tiles: tuple[Tile, ...], at: int) -> tuple[Tile, ...]:
        return (*tiles[:at], new, *tiles[at + 1 :])

    for at, tile in enumerate(hand.concealed):
        if tile.kind == old:
            yield hand._replace(concealed=changed(hand.concealed, at))
    if hand.win.kind == old:
        yield hand._replace(win=new)
    for number, meld in enumerate(hand.melds):
        place = next((i for i, tile in enumerate(meld.tiles) if tile.kind == old), None)
        if place is not None and meld.kind is MeldKind.CHI:
            with suppress(HandError):
                other = meld._replace(tiles=changed(meld.tiles, place))
                yield hand._replace(melds=(*hand.melds[:number], other, *hand.melds[number + 1 :]))


def yaku_of(hand: Hand, like: Score | NoWin) -> set[str]:
    """Every yaku that some reading has; without indicators, which the new tile may not fit."""
    context = like.context._replace(dora_indicators=(), ura_indicators=(), counters=0)
    readings = all_readings(hand, context, like.rules)
    return {item.id for reading in readings for item in reading.yaku}
