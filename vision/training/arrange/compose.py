"""A whole table in one of the named arrangements."""

from dataclasses import dataclass

import numpy as np

from scorer.tiles import Tile
from vision.training.arrange.deal import deal_for
from vision.training.arrange.melds import lay_melds
from vision.training.arrange.plan import Plan
from vision.training.arrange.rows import lay_row
from vision.training.arrange.sets import sorted_into_groups
from vision.training.arrange.surroundings import (
    lay_indicators,
    lay_lucky_tiles,
    lay_others,
    lay_river,
)
from vision.training.arrange.wins import lay_winning_tile
from vision.training.render.arrange_hand import TileShape
from vision.training.render.bodies import TileBody
from vision.training.render.compose import Scene, points_of, without_overlaps


@dataclass(frozen=True, kw_only=True)
class ArrangedScene(Scene):
    plan: Plan
    lucky: int = 0
    """Flowers and seasons of this hand."""


def compose_arrangement(plan: Plan, shape: TileShape, random: np.random.Generator) -> ArrangedScene:
    for _ in range(50):
        scene = _compose(plan, shape, random)
        if not _collides(scene.bodies, shape):
            return scene
    return scene


def _compose(plan: Plan, shape: TileShape, random: np.random.Generator) -> ArrangedScene:
    hand = deal_for(plan, random)
    rest: list[Tile] = list(hand.rest[20:])
    groups = sorted_into_groups(hand.own, hand.win, random)
    if plan.row != "groups":
        groups = [list(hand.concealed)]
    bodies = lay_row(groups, plan.row, shape, random)
    if hand.win is not None and plan.win != "river":
        bodies = lay_winning_tile(bodies, hand.win, plan.win, shape, random)
    bodies += lay_melds(hand.melds, bodies, plan, shape, random)
    width, bottom, top = _extent(bodies, shape)
    count = int(random.integers(1, 5)) if plan.game == "nts" and random.random() < 0.6 else 0
    bodies += lay_lucky_tiles(count, width, bottom, top, shape, random)
    width, bottom, top = _extent(bodies, shape)
    indicators = lay_indicators(hand, plan, width, top, shape, random)
    bodies += indicators
    edge = max([top, *(float(body.centre[1]) + shape.height for body in indicators)])
    others: list[TileBody] = []
    if plan.win == "river" and hand.win is not None:
        # Beside the indicators there is no room for it two to five tiles from the hand.
        y = top + float(random.uniform(1.6, 4.0)) if not indicators else edge + 0.6
        river = lay_river(rest, hand.win, y, width, shape, random)
        bodies += [body for body in river if body.role == "win"]
        others += [body for body in river if body.role != "win"]
        edge = max(float(body.centre[1]) for body in river) + shape.height
    elif random.random() < plan.surroundings * 0.6:
        others += lay_river(rest, None, edge + float(random.uniform(1.2, 4)), width, shape, random)
    others += lay_others(rest, width, edge, bottom, plan.surroundings, shape, random)
    placed = without_overlaps([*bodies, *others], len(bodies))
    return ArrangedScene(
        placed, points_of(bodies, shape), hand, plan.elevation, plan.name, plan=plan, lucky=count
    )


def _extent(bodies: list[TileBody], shape: TileShape) -> tuple[float, float, float]:
    """Right, lower and upper edge of what was laid so far."""
    points = points_of(bodies, shape)
    return float(points[:, 0].max()), float(points[:, 1].min()), float(points[:, 1].max())


def _collides(bodies: tuple[TileBody, ...], shape: TileShape) -> bool:
    """Whether two tiles of the hand lie in each other."""
    own = [body for body in bodies if body.role != "other"]
    corners = np.array([body.corners(shape.height)[:, :2] for body in own])
    heights = np.array([body.centre[2] for body in own])
    middles = corners.mean(axis=1)
    axes = np.stack([corners[:, 1] - corners[:, 0], corners[:, 3] - corners[:, 0]], axis=1)
    lengths = np.array([1.0, shape.height])
    units = axes / lengths[None, :, None]
    inner = middles[:, None] + (corners - middles[:, None]) * 0.9
    # A corner of one within the other, both a little smaller than they are.
    away = np.einsum("ijkc,iac->ijka", inner[None] - middles[:, None, None], units)
    inside = (np.abs(away) < 0.45 * lengths).all(axis=3).any(axis=2)
    np.fill_diagonal(inside, False)
    return bool((inside & (np.abs(heights[:, None] - heights[None]) < 0.4)).any())
