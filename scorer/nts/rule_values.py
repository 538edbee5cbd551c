"""The kinds of field that a rule file can hold: values with the section they come from."""

from dataclasses import dataclass
from typing import Annotated

from scorer.ruleset import Between


@dataclass(frozen=True, slots=True)
class OneOf:
    """Which names a list may hold, and whether it must hold them all."""

    names: tuple[str, ...]
    all_of_them: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    value: int
    section: str


@dataclass(frozen=True, slots=True)
class Switch:
    value: bool
    section: str


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles in mpsz notation."""

    value: str
    section: str


@dataclass(frozen=True, slots=True)
class Names:
    """A list of names, in an order or as a group."""

    value: tuple[str, ...]
    section: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A number for each place."""

    value: tuple[int, ...]
    section: str


@dataclass(frozen=True, slots=True)
class SetPoints:
    open: int
    concealed: int
    section: str


@dataclass(frozen=True, slots=True)
class RegularHand:
    """A limit hand of sets and a pair: its fixed value. 0 means that it cannot be won this way."""

    self_drawn: int
    discard: int
    section: str


@dataclass(frozen=True, slots=True)
class IrregularHand:
    """A limit hand without sets, which is also worth something when it waits for its last tile."""

    self_drawn: int
    discard: int
    waiting: int
    section: str


Doubling = Annotated[Amount, Between(0, 20)]
Limit = Annotated[Amount, Between(1, 1_000_000)]
Factor = Annotated[Amount, Between(1, 10)]
