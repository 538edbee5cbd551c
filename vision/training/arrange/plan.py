"""What is chosen before the tiles are laid: one arrangement by name, the rest by chance.

Each named arrangement fixes what its name says and leaves everything else to the same chances, so
that it is measured among all the others and not beside an otherwise tidy hand.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar, get_args

import numpy as np

Option = TypeVar("Option")

Game = Literal["riichi", "nts"]
RowStyle = Literal["straight", "groups", "uneven", "curved", "step"]
WinPlace = Literal[
    "apart", "across", "above", "below", "left", "touching", "river", "raised", "absent"
]
MeldPlace = Literal["right", "below", "above", "far", "corner"]
WallStyle = Literal["wall", "lone", "none"]


@dataclass(frozen=True)
class Plan:
    name: str
    row: RowStyle
    win: WinPlace
    melds: MeldPlace
    turned: bool
    """Whether the claimed tile of an open set lies on its side."""
    in_a_block: bool
    """Melds without a gap between them."""
    all_down: bool
    """Closed kongs show no face."""
    wall: WallStyle
    with_ura: bool | None
    """Whether ura are turned; None leaves it to the deal."""
    elevation: tuple[float, float]
    """Of the camera over the table, in degrees."""
    surroundings: float
    """How much of the rest of the table is in view, from 0 to 1."""
    won: bool
    """Whether the tiles make a winning hand."""
    game: Game
    needs: Literal["any", "closed", "melds", "pungs", "kakan", "open", "ankan"]
    """What the dealt hand must have for this arrangement."""


_ANY_ELEVATION: Final = (45.0, 86.0)
_LOW: Final = (32.0, 55.0)


def _of_nts(plan: Plan) -> Plan:
    """No claimed tile is turned, closed kongs lie face down, and there are no indicators."""
    melds: MeldPlace = "below" if plan.melds == "above" else plan.melds
    return replace(plan, game="nts", turned=False, all_down=True, wall="none", melds=melds)


_NAMED: Final[dict[str, Callable[[Plan], Plan]]] = {
    "any": lambda plan: plan,
    "groups": lambda plan: replace(plan, row="groups"),
    "uneven": lambda plan: replace(plan, row="uneven"),
    "curved": lambda plan: replace(plan, row="curved"),
    "step": lambda plan: replace(plan, row="step"),
    "win-above": lambda plan: replace(plan, win="above"),
    "win-below": lambda plan: replace(plan, win="below"),
    "win-left": lambda plan: replace(plan, win="left"),
    "win-touching": lambda plan: replace(plan, win="touching"),
    "win-in-river": lambda plan: replace(plan, win="river"),
    "win-raised": lambda plan: replace(plan, win="raised", row="straight"),
    "win-absent": lambda plan: replace(plan, win="absent"),
    "melds-below": lambda plan: replace(plan, melds="below", needs="melds"),
    "melds-above": lambda plan: replace(plan, melds="above", needs="melds"),
    "melds-far": lambda plan: replace(plan, melds="far", needs="melds"),
    "melds-corner": lambda plan: replace(plan, melds="corner", needs="melds"),
    "pungs-in-a-block": lambda plan: replace(plan, in_a_block=True, needs="pungs"),
    "added-kong": lambda plan: replace(plan, needs="kakan", turned=True, game="riichi"),
    "plain-sets": lambda plan: replace(
        plan, turned=False, needs="open", melds="below" if plan.melds == "above" else plan.melds
    ),
    "closed-kong": lambda plan: replace(plan, needs="ankan"),
    "low-ura": lambda plan: replace(
        plan, elevation=_LOW, wall="wall", with_ura=True, needs="closed", game="riichi"
    ),
    "lone-indicator": lambda plan: replace(plan, wall="lone", game="riichi"),
    "no-wall": lambda plan: replace(plan, wall="none"),
    "other-hands": lambda plan: replace(plan, surroundings=1.0),
    "waiting": lambda plan: replace(plan, win="absent"),
    "nts": _of_nts,
    "not-won": lambda plan: replace(plan, won=False, win="apart"),
}
ARRANGEMENTS: Final = tuple(_NAMED)


def plan_arrangement(name: str, random: np.random.Generator) -> Plan:
    wins = [place for place in get_args(WinPlace) if place != "absent"]
    plan = Plan(
        name,
        row=_choice(random, get_args(RowStyle), (0.4, 0.25, 0.15, 0.1, 0.1)),
        win=_choice(random, wins, (0.36, 0.14, 0.1, 0.1, 0.08, 0.08, 0.08, 0.06)),
        melds=_choice(random, get_args(MeldPlace), (0.4, 0.2, 0.12, 0.13, 0.15)),
        turned=random.random() < 0.85,
        in_a_block=random.random() < 0.15,
        all_down=False,
        wall=_choice(random, get_args(WallStyle), (0.65, 0.15, 0.2)),
        with_ura=None,
        elevation=_LOW if random.random() < 0.15 else _ANY_ELEVATION,
        surroundings=float(random.uniform(0, 0.9)),
        won=True,
        game="riichi",
        needs="any",
    )
    if random.random() < 0.1:
        plan = _of_nts(plan)
    return _NAMED[name](plan)


def _choice(
    random: np.random.Generator, options: Sequence[Option], chances: Sequence[float]
) -> Option:
    return options[int(random.choice(len(options), p=chances))]
