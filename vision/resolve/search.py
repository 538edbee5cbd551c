"""The likeliest joint readings: a beam over the tiles in which equal hands are merged.

The tiles nobody doubts have one option, so the beam is narrow; as long as no more hands than its
width lie within the limit of the best one, the search is exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from scorer.hand import COUNT_OF, has_fifth
from vision.resolve.slots import MeldOption, Slot

WIDTH: Final = 300
"""On simulated eyes that doubt every tile, five times as many find no better hand."""
LIMIT: Final = 14.0
"""How much less likely than the best a hand may be to be looked at, as a logarithm."""


@dataclass(frozen=True)
class Candidate:
    """One reading of all tiles by kind."""

    cost: float
    """Negative logarithm of its probability."""
    hand: tuple[int, ...]
    """Concealed tiles in their order, the winning tile last where there is one."""
    melds: tuple[MeldOption, ...]
    indicators: tuple[int, ...]
    counts: int
    """Of the hand without its melds, four bits a kind."""
    has_five: bool = False
    """A fifth copy of a tile could not be avoided."""


class _Step(NamedTuple):
    """One tile or one meld: what it may be, and where it goes."""

    place: int
    in_hand: bool
    merges: bool
    """Two ways to the same hand are one: the cheaper stays."""
    counts: list[int]
    costs: list[float]


_Key = tuple[int, int, tuple[int, ...]]
"""Counts of the hand without melds, counts of everything, and the options taken where the place
matters: the winning tile, melds, indicators."""
_State = tuple[float, tuple[int, ...]]
"""The cost, and the option taken at each step."""


def find_candidates(
    hand: Sequence[Slot],
    win: bool,
    melds: Sequence[Sequence[MeldOption]],
    indicators: Sequence[Slot],
) -> list[Candidate]:
    """Readings with at most four of each tile, the likeliest first."""
    steps = []
    for place, slot in enumerate([*hand, *indicators]):
        in_hand = place < len(hand)
        merges = in_hand and not (win and place == len(hand) - 1)
        counts = [COUNT_OF[kind] for kind, _ in slot.options]
        steps.append(_Step(place, in_hand, merges, counts, [-log for _, log in slot.options]))
    for place, options in enumerate(melds, len(steps)):
        counts, costs = [o.counts for o in options], [o.cost for o in options]
        steps.append(_Step(place, False, False, counts, costs))
    # The certain ones first: doubt multiplies what comes after it.
    steps.sort(key=lambda step: -_lead(step.costs))
    states, has_five = _beam(steps, four=True), False
    if not states:
        states, has_five = _beam(steps, four=False), True
    found = []
    places = [step.place for step in steps]
    for (own_counts, _, _), (cost, picks) in sorted(states.items(), key=lambda item: item[1][0]):
        taken = dict(zip(places, picks, strict=True))
        kinds = [slot.options[taken[p]][0] for p, slot in enumerate([*hand, *indicators])]
        chosen = [ways[taken[p]] for p, ways in enumerate(melds, len(kinds))]
        own, rest = tuple(kinds[: len(hand)]), tuple(kinds[len(hand) :])
        found.append(Candidate(cost, own, tuple(chosen), rest, own_counts, has_five))
    return found


def _lead(costs: Sequence[float]) -> float:
    return costs[1] - costs[0] if len(costs) > 1 else LIMIT


def _beam(steps: Sequence[_Step], *, four: bool) -> dict[_Key, _State]:
    states: dict[_Key, _State] = {(0, 0, ()): (0.0, ())}
    for _, in_hand, merges, counts, costs in steps:
        following: dict[_Key, _State] = {}
        ways = list(enumerate(zip(counts, costs, strict=True)))
        for (own, everything, marks), (cost, taken) in states.items():
            for option, (more, extra) in ways:
                total = everything + more
                if four and has_fifth(total):
                    continue
                key = own + more if in_hand else own, total, marks if merges else (*marks, option)
                whole = cost + extra
                known = following.get(key)
                if known is None or whole < known[0]:
                    following[key] = whole, (*taken, option)
        states = _narrowed(following)
    return states


def _narrowed(states: dict[_Key, _State]) -> dict[_Key, _State]:
    if len(states) < 2:
        return states
    most = min(state[0] for state in states.values()) + LIMIT
    kept = [item for item in states.items() if item[1][0] <= most]
    if len(kept) > WIDTH:
        kept.sort(key=lambda item: item[1][0])
        kept = kept[:WIDTH]
    return dict(kept)
