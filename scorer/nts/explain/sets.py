"""The reading of a hand set by set, in words."""

from collections.abc import Iterator
from itertools import groupby

from scorer.explain.naming import as_sentence, name_set, name_tile, name_tiles
from scorer.explain.words import Words
from scorer.nts.deal import Win
from scorer.nts.explain.explanation import SetExplained
from scorer.nts.hand_score import HandScore
from scorer.nts.sets import Shape, TileSet
from scorer.nts.winner_doublings import ONE_CIRCLES
from scorer.nts.winning_hand import ONE_BAMBOO
from scorer.tiles import Tile


def explain_sets(score: HandScore, win: Win | None, words: Words) -> tuple[SetExplained, ...]:
    """``win`` is there for the winner's hand alone."""
    layout = score.layout
    found = []
    completed = layout.completed
    for tile_set in layout.ordered_sets:
        is_completed = win is not None and tile_set == completed
        found.append(_explain(tile_set, win if is_completed else None, words))
        if is_completed:
            completed = None  # of two equal sets it is one
    found += _explain_rest(score, win, words)
    return tuple(found)


def bird_eats_cake(score: HandScore, win: Win | None) -> bool:
    """Whether the 1 circles that won the hand stands for a 1 bamboo (NTS, Pe-ling eet cake)."""
    if win is None or win.tile.kind != ONE_CIRCLES:
        return False
    if score.layout.completed is not None:
        return score.layout.completed.tile == ONE_BAMBOO
    # In twins: the cake has no twin of its own.
    return is_twins(score) and score.layout.rest.count(ONE_CIRCLES) % 2 == 1


def is_twins(score: HandScore) -> bool:
    return score.limit is not None and "twins" in score.limit


def _explain(tile_set: TileSet, win: Win | None, words: Words) -> SetExplained:
    """``win`` is there for the set that the winning tile completed."""
    tiles = tile_set.tiles
    if win is not None and win.tile.kind not in tiles:
        tiles = (tile_set.tile, win.tile.kind)
    name = name_set if len({tile.suit for tile in tiles}) == 1 else name_tiles
    text = words.text("nts.sets.line", tiles=name(words, tiles), what=_what(tile_set, win, words))
    return SetExplained(
        tile_set.shape, tiles, tile_set.concealed, win is not None, as_sentence(text)
    )


def _what(tile_set: TileSet, win: Win | None, words: Words) -> str:
    kind = tile_set.shape.value
    if tile_set.shape is not Shape.PAIR:
        kind += "-concealed" if tile_set.concealed else "-open"
    if win is None:
        return words.text(f"nts.sets.{kind}")
    tile = name_tile(words, win.tile.kind)
    if not tile_set.concealed:
        return words.text("nts.sets.pung-won", tile=tile)
    if win.tile.kind not in tile_set.tiles:
        kind = "bird"
    return words.text("nts.sets.completed", what=words.text(f"nts.sets.{kind}"), tile=tile)


def _explain_rest(score: HandScore, win: Win | None, words: Words) -> Iterator[SetExplained]:
    """The tiles of no set; those of an irregular hand in pairs, or all together."""
    rest = score.layout.rest
    loose: list[Tile] = []
    for tile, equal in groupby(rest):
        count = len(list(equal))
        if is_twins(score):
            for _ in range(count // 2):
                yield _explain(TileSet(Shape.PAIR, tile), None, words)
            count %= 2
        loose += [tile] * count
    if not loose:
        return
    if bird_eats_cake(score, win) and is_twins(score):
        yield _explain(TileSet(Shape.PAIR, ONE_BAMBOO), win, words)
        return
    what = words.text(
        "nts.sets.tiles" if len(loose) == len(rest) and score.how else "nts.sets.rest"
    )
    text = words.text("nts.sets.line", tiles=name_tiles(words, loose), what=what)
    yield SetExplained(None, tuple(loose), True, False, as_sentence(text))
