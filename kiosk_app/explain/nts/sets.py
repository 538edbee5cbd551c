"""The reading of a hand set by set, in words."""

from collections.abc import Iterator

from kiosk_app.explain.naming import as_sentence, name_set, name_tile, name_tiles
from kiosk_app.explain.nts.explanation import SetExplained
from kiosk_app.languages import Language
from scorer.nts.deal import Win
from scorer.nts.hand_score import HandScore
from scorer.nts.sets import ONE_BAMBOO, ONE_CIRCLES, Shape, TileSet
from scorer.tiles import Tile


def explain_sets(score: HandScore, win: Win | None, words: Language) -> tuple[SetExplained, ...]:
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
    return _is_twins(score) and score.layout.rest.count(ONE_CIRCLES) % 2 == 1


def _is_twins(score: HandScore) -> bool:
    """Whether an irregular hand is one of pairs; heaven and earth may be either kind."""
    if score.limit in ("heaven", "earth"):
        rest = score.layout.rest
        return {tile for tile in rest if rest.count(tile) % 2} <= {ONE_CIRCLES, ONE_BAMBOO}
    return score.limit is not None and "twins" in score.limit


def _explain(tile_set: TileSet, win: Win | None, words: Language) -> SetExplained:
    """``win`` is there for the set that the winning tile completed."""
    tiles = tile_set.tiles
    if win is not None and win.tile.kind not in tiles:
        tiles = (tile_set.tile, win.tile.kind)
    name = name_set if len({tile.suit for tile in tiles}) == 1 else name_tiles
    text = words("nts-sets-line", tiles=name(words, tiles), what=_what(tile_set, win, words))
    return SetExplained(
        tile_set.shape, tiles, tile_set.concealed, win is not None, as_sentence(text)
    )


def _what(tile_set: TileSet, win: Win | None, words: Language) -> str:
    kind = tile_set.shape.value
    if tile_set.shape is not Shape.PAIR:
        kind += "-concealed" if tile_set.concealed else "-open"
    if win is None:
        return words(f"nts-sets-{kind}")
    tile = name_tile(words, win.tile.kind)
    if not tile_set.concealed:
        return words("nts-sets-pung-won", tile=tile)
    if win.tile.kind not in tile_set.tiles:
        kind = "bird"
    return words("nts-sets-completed", what=words(f"nts-sets-{kind}"), tile=tile)


def _explain_rest(score: HandScore, win: Win | None, words: Language) -> Iterator[SetExplained]:
    """The tiles of no set; those of an irregular hand in pairs, or all together."""
    loose = list(score.layout.rest)
    if _is_twins(score):
        bird = bird_eats_cake(score, win)
        for tile in dict.fromkeys(score.layout.rest):
            pairs = loose.count(tile) // 2
            completed = win is not None and not bird and tile == win.tile.kind
            for number in range(pairs):
                won = win if completed and number == pairs - 1 else None
                yield _explain(TileSet(Shape.PAIR, tile), won, words)
            for _ in range(2 * pairs):
                loose.remove(tile)
        if bird:
            yield _explain(TileSet(Shape.PAIR, ONE_BAMBOO), win, words)
            return
    if loose:
        yield _explain_loose(tuple(loose), score, win, words)


def _explain_loose(
    tiles: tuple[Tile, ...], score: HandScore, win: Win | None, words: Language
) -> SetExplained:
    whole = score.how is not None and tiles == score.layout.rest
    what = words("nts-sets-tiles" if whole else "nts-sets-rest")
    if win is not None:
        tile = name_tile(words, win.tile.kind)
        what = words("nts-sets-completed", what=what, tile=tile)
    text = words("nts-sets-line", tiles=name_tiles(words, tiles), what=what)
    return SetExplained(None, tiles, True, win is not None, as_sentence(text))
