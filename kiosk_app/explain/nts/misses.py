"""The doublings that a complete hand just misses: what it lacks to go out."""

from collections.abc import Iterator, Sequence
from typing import Final

from kiosk_app.explain.explanation import Miss
from kiosk_app.explain.naming import as_sentence, name_list, name_section, name_set, name_tiles
from kiosk_app.languages import Language
from scorer.nts.deal import Hand, Round, Win
from scorer.nts.hand_score import HandScore
from scorer.nts.rule_values import Amount
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import DRAGONS, Shape, TileSet, set_of_meld
from scorer.nts.wording import doubling_words
from scorer.tiles import Tile, sort_tiles

_AT_MOST: Final = 3
"""Up to this many tiles, a whole set, may be in the way of a doubling in a near miss."""


def misses_of(
    score: HandScore, hand: Hand, win: Win, round_: Round, rules: RuleSet, words: Language
) -> tuple[Miss, ...]:
    """Each doubling at most one set away, in the order of the rule file."""
    has = {item.id for item in score.doubling_items}
    sets = score.layout.sets
    tiles = [tile for tile_set in sets for tile in tile_set.tiles]
    found = [
        *_pairs(sets, win, round_),
        *_concealed(score, hand, win),
        *_kinds_of_sets(sets),
        *_kinds_of_tiles(tiles, has),
    ]
    misses = [_miss(name, reason, which, rules, words) for name, reason, which in found]
    return tuple(miss for miss in misses if miss is not None and miss.id not in has)


Missed = tuple[str, str, tuple[TileSet, ...] | tuple[Tile, ...]]
"""The doubling by its field, the reason, and the sets or the tiles that it is about."""


def _pairs(sets: Sequence[TileSet], win: Win, round_: Round) -> Iterator[Missed]:
    pair = next(one for one in sets if one.shape is Shape.PAIR)
    if pair.tile in DRAGONS:
        yield "pung_dragons", "pair", (pair,)
    if pair.tile == win.winner.tile:
        yield "pung_own_wind", "pair", (pair,)
    if pair.tile == round_.wind_tile:
        yield "pung_round_wind", "pair", (pair,)


def _concealed(score: HandScore, hand: Hand, win: Win) -> Iterator[Missed]:
    pungs = [one for one in score.layout.sets if one.is_pung]
    opened = tuple(one for one in pungs if not one.concealed)
    if len(pungs) - len(opened) == 2 and opened:
        completed = score.layout.completed
        reason = "won-open" if opened == (completed,) else "open"
        yield "three_concealed_pungs", reason, opened
    melds = tuple(set_of_meld(meld) for meld in hand.melds if meld.is_open)
    if not melds and not win.self_drawn:
        yield "hidden_treasure", "not-self-drawn", ()
    elif len(melds) == 1 and win.self_drawn:
        yield "hidden_treasure", "open", melds


def _kinds_of_sets(sets: Sequence[TileSet]) -> Iterator[Missed]:
    chows = tuple(one for one in sets if one.shape is Shape.CHOW)
    pungs = tuple(one for one in sets if one.is_pung)
    if len(chows) == 1:
        yield "four_pungs", "in-the-way", chows
    if len(pungs) == 1:
        yield "four_chows", "in-the-way", pungs


def _kinds_of_tiles(tiles: Sequence[Tile], has: set[str]) -> Iterator[Missed]:
    outside = sort_tiles([tile for tile in tiles if not tile.is_simple])
    if 0 < len(outside) <= _AT_MOST:
        yield "pure_simples", "in-the-way", outside
    if has & {"clean", "very-clean", "pure"}:
        return
    suits = {tile.suit for tile in tiles if not tile.is_honour}
    in_the_way = [
        [tile for tile in tiles if not tile.is_honour and tile.suit != suit] for suit in suits
    ]
    fewest = min(in_the_way, key=lambda others: (len(others), others), default=[])
    if 0 < len(fewest) <= _AT_MOST:
        honours = any(tile.is_honour for tile in tiles)
        yield "clean" if honours else "pure", "in-the-way", sort_tiles(fewest)


def _miss(
    name: str,
    reason: str,
    which: tuple[TileSet, ...] | tuple[Tile, ...],
    rules: RuleSet,
    words: Language,
) -> Miss | None:
    rule: Amount = getattr(rules.doublings, name)
    if not rule.value:
        return None
    sets = [one for one in which if isinstance(one, TileSet)]
    tiles = tuple(tile for one in sets for tile in one.tiles)
    named = name_list(words, [name_set(words, one.tiles) for one in sets])
    if not sets:
        tiles = tuple(one for one in which if isinstance(one, Tile))
        named = name_tiles(words, tiles)
    id = name.replace("_", "-")
    text = words(
        f"nts-misses-{reason}",
        name=doubling_words(words, id),
        section=name_section(words, rule.section),
        **({"tiles": named} if tiles else {}),
    )
    return Miss(id, reason, tiles, rule.section, as_sentence(text))
