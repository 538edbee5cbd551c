"""Points for sets, pairs and lucky tiles: what every player of the table can earn."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from scorer.hand import Wind
from scorer.nts.deal import LuckyTile, Round
from scorer.nts.rule_values import SetPoints
from scorer.nts.ruleset import Points
from scorer.nts.sets import DRAGONS, Shape, TileSet
from scorer.tiles import Tile


@dataclass(frozen=True, slots=True)
class PointItem:
    """One line of a count. ``id`` is stable, so that words in any language can hang on it."""

    id: str
    points: int
    section: str
    tiles: tuple[Tile, ...] = ()
    lucky: LuckyTile | None = None


def set_items(
    sets: Sequence[TileSet], seat: Wind, round_: Round, points: Points
) -> Iterator[PointItem]:
    """NTS, Combinaties van stenen. A chow is worth nothing."""
    for tile_set in sets:
        if tile_set.shape is Shape.PAIR:
            yield from _pair_items(tile_set, seat, round_, points)
        elif tile_set.is_pung:
            yield _pung_item(tile_set, points)


def lucky_items(lucky: Iterable[LuckyTile], points: Points) -> Iterator[PointItem]:
    for tile in lucky:
        yield PointItem(
            "lucky-tile", points.lucky_tile.value, points.lucky_tile.section, lucky=tile
        )


def counted(items: Iterable[PointItem]) -> tuple[PointItem, ...]:
    """The lines that are worth something."""
    return tuple(item for item in items if item.points)


def _pung_item(tile_set: TileSet, points: Points) -> PointItem:
    rule, name = _set_rule(tile_set, points)
    return PointItem(
        f"{tile_set.shape}-{name}-{'concealed' if tile_set.concealed else 'open'}",
        rule.concealed if tile_set.concealed else rule.open,
        rule.section,
        tile_set.tiles,
    )


def _set_rule(tile_set: TileSet, points: Points) -> tuple[SetPoints, str]:
    kong = tile_set.shape is Shape.KONG
    if tile_set.tile.is_honour:
        return (points.kong_honour if kong else points.pung_honour), "honour"
    if tile_set.tile.is_terminal:
        return (points.kong_terminal if kong else points.pung_terminal), "terminal"
    return (points.kong_simple if kong else points.pung_simple), "simple"


def _pair_items(pair: TileSet, seat: Wind, round_: Round, points: Points) -> Iterator[PointItem]:
    # A wind can be own and round wind at once; the points then add up (NTS, Het berekenen).
    if pair.tile in DRAGONS:
        rule = points.pair_dragons
        yield PointItem("pair-dragons", rule.value, rule.section, pair.tiles)
    if pair.tile == seat.tile:
        rule = points.pair_own_wind
        yield PointItem("pair-own-wind", rule.value, rule.section, pair.tiles)
    if pair.tile == round_.wind_tile:
        rule = points.pair_round_wind
        yield PointItem("pair-round-wind", rule.value, rule.section, pair.tiles)
