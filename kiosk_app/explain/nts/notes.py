"""What a newcomer would ask about a deal that its numbers do not say."""

from collections.abc import Iterator

from kiosk_app.explain.explanation import Note
from kiosk_app.explain.naming import (
    as_sentence,
    name_list,
    name_seat,
    name_section,
    name_set,
    name_tile,
)
from kiosk_app.explain.nts.items import name_doublings, name_times
from kiosk_app.explain.nts.sets import bird_eats_cake
from kiosk_app.languages import Language
from scorer.hand import Wind
from scorer.nts.checks import has_unplayed_lucky
from scorer.nts.deal import LUCKY_ROWS, Deal, Round
from scorer.nts.doublings import left_out_doublings
from scorer.nts.hand_score import HandScore
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore
from scorer.nts.sets import ONE_BAMBOO, ONE_CIRCLES, Shape, count_kinds
from scorer.nts.wording import doubling_words, lucky_words
from scorer.tiles import TILES


def notes_on(result: DealScore, deal: Deal, rules: RuleSet, words: Language) -> tuple[Note, ...]:
    found = [
        note
        for seat, score in result.hands.items()
        if not score.dead and deal.win is not None and seat not in deal.counted
        for note in notes_on_hand(seat, score, deal, rules, words)
    ]
    return (*found, *_on_table(deal, rules, words))


def notes_on_hand(
    seat: Wind, score: HandScore, deal: Deal, rules: RuleSet, words: Language
) -> Iterator[Note]:
    hand, win = deal.hands[seat], deal.win
    name = name_seat(words, seat)
    if bird_eats_cake(score, win if win and win.winner is seat else None):
        yield _note(
            words, "bird-eats-cake", rules.points.bird_eats_cake.section,
            seat=name, cake=name_tile(words, ONE_CIRCLES), bird=name_tile(words, ONE_BAMBOO),
        )  # fmt: skip
    if score.how is not None:
        yield _note(words, "limit-hand", rules.limits.discard.section, seat=name)
        return
    yield from _left_out(name, score, rules, words)
    ids = {item.id for item in score.doubling_items}
    if win is not None and win.winner is seat and not hand.is_closed:
        yield from _simple_chows_once(name, score, ids, rules, words)
    kongs = [one.concealed for one in score.layout.sets if one.shape is Shape.KONG]
    if "three-open-kongs" in ids and any(kongs):
        section = rules.going_out.concealed_kong_counts_as_open.section
        yield _note(words, "concealed-kong", section, seat=name)
    for kind, count in enumerate(count_kinds(hand.concealed)):
        if count == 4 and win is not None and win.winner is not seat:
            tiles = name_set(words, (TILES[kind],) * 4)
            section = rules.points.kong_simple.section
            yield _note(words, "undeclared-kong", section, seat=name, tiles=tiles)
    if hand.lucky:
        own = name_list(words, [lucky_words(words, row[seat]) for row in LUCKY_ROWS])
        section = rules.doublings.own_lucky_tile.section
        yield _note(words, "lucky-tiles", section, seat=name, tiles=own)


def _left_out(name: str, score: HandScore, rules: RuleSet, words: Language) -> Iterator[Note]:
    for one in left_out_doublings(score.earned, rules):
        left, best = (
            words(
                "nts-with-tiles",
                why=doubling_words(words, item.id),
                tiles=name_doublings(words, item.doublings),
            )
            for item in (one.item, one.best)
        )
        yield _note(words, "left-out", one.section, seat=name, left=left, best=best)


def _simple_chows_once(
    name: str, score: HandScore, ids: set[str], rules: RuleSet, words: Language
) -> Iterator[Note]:
    """Four chows of simples in an open hand bring one of the two doublings alone."""
    rule, worth = rules.going_out.open_simple_chows_count_once, rules.doublings
    tiles = [tile for one in score.layout.sets for tile in one.tiles]
    chows = not any(one.is_pung for one in score.layout.sets)
    left = {"four-chows", "pure-simples"} - ids
    if (
        rule.value
        and worth.four_chows.value
        and worth.pure_simples.value
        and chows
        and all(tile.is_simple for tile in tiles)
        and len(left) == 1
    ):
        named = doubling_words(words, left.pop())
        yield _note(words, "together", rule.section, seat=name, left=named)


def _on_table(deal: Deal, rules: RuleSet, words: Language) -> Iterator[Note]:
    if has_unplayed_lucky(deal, rules):
        yield _note(words, "lucky-not-in-play", rules.lucky.in_play.section)
    factor = rules.settlement.east_factor
    if factor.value > 1:
        yield _note(words, "east-factor", factor.section, times=name_times(words, factor.value))
    if deal.ruling is not None:
        factor = rules.three_players.ruling_player_factor
        seat = name_seat(words, deal.ruling)
        yield _note(
            words, "ruling", factor.section, seat=seat, times=name_times(words, factor.value)
        )
    dragon = rules.doublings.pung_round_dragon
    if deal.round is Round.GREEN_DRAGON and dragon.value:
        more = name_doublings(words, dragon.value)
        yield _note(words, "green-dragon-round", dragon.section, doublings=more)
    if deal.dreamer:
        yield _note(words, "dreamer", rules.five_players.allowed.section)
    if deal.chips or rules.chips.in_use.value:
        unit = rules.chips.unit
        yield _note(words, "chips", unit.section, unit=unit.value)


def _note(words: Language, id: str, section: str, **values: str | int) -> Note:
    text = words(f"nts-notes-{id}", section=name_section(words, section), **values)
    return Note(id, section, as_sentence(text))
