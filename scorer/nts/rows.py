"""What a row of NTS's combinations has: its id, its test, and a hand that has it.

The rows are in :mod:`scorer.nts.combinations`, :mod:`scorer.nts.regular_limits` and
:mod:`scorer.nts.irregular`. What a combination is worth is in the rule set, under its id.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from scorer.hand import Wind
from scorer.nts.deal import LuckyTile, Round, Win
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import TileSet
from scorer.tiles import Tile

Asked = TypeVar("Asked")
Example = dict[str, Any]
"""A winning hand, as ``tenbou score --json`` takes it, and what was special about its tile."""
Found = bool | Iterable[tuple[Tile, ...] | LuckyTile]
"""Whether it is there; or, where it may be so several times, the tiles of each."""


class Facts(NamedTuple):
    """All that a test of a hand in sets may ask."""

    sets: Sequence[TileSet]
    tiles: Sequence[Tile]
    rules: RuleSet
    seat: Wind = Wind.EAST
    round: Round = Round.EAST
    closed: bool = False
    lucky: Sequence[LuckyTile] = ()

    @property
    def pungs(self) -> list[TileSet]:
        return [tile_set for tile_set in self.sets if tile_set.is_pung]


class Doubling(NamedTuple):
    id: str
    test: Callable[[Facts], Found]
    example: Example | None
    """None where no tile of a riichi set can show it."""


class WinnerDoubling(NamedTuple):
    """One that only the winner earns."""

    id: str
    test: Callable[[Facts, Win], Found]
    example: Example


class LimitHand(NamedTuple, Generic[Asked]):
    id: str
    test: Callable[[Asked], bool]
    example: Example


def field_of(id: str) -> str:
    """Under which name the rule set has it."""
    return id.replace("-", "_")


def shown(concealed: str, win: str, *melds: Example, **said: object) -> Example:
    """An example: South, on East's discard in the East round, unless something else is said."""
    hand: Example = {"concealed": concealed, "win": win}
    return hand | ({"melds": list(melds)} if melds else {}) | said


def chow(tiles: str) -> Example:
    return {"kind": "chi", "tiles": tiles}


def pung(tiles: str) -> Example:
    return {"kind": "pon", "tiles": tiles}


def kong(tiles: str) -> Example:
    return {"kind": "minkan", "tiles": tiles}


def concealed_kong(tiles: str) -> Example:
    return {"kind": "ankan", "tiles": tiles}
