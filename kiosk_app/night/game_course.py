"""The course of a game: its points after each hand, and how it ended or would end now."""

from dataclasses import dataclass

from scorer.table import FinalScore, Four, FourNames, State, final_scores, hands


@dataclass(frozen=True, slots=True)
class Course:
    names: FourNames
    points: tuple[Four, ...]
    """At the start, and after each hand."""
    labels: tuple[str, ...]
    """Of each: the round and the deal, like E1, with its counters; the first is the start."""
    final: tuple[FinalScore, ...]
    """The winner first."""


def course_of(state: State) -> Course:
    table = state.table
    if table is None:
        raise ValueError("A game that has not started has no course.")
    played = [hand for hand in hands(state) if hand.end is not None]
    start = next(iter(state.steps)).after.points
    points = [start, *(hand.after for hand in played)]
    labels = [
        "start",
        *(_label(hand.round.letter, hand.dealer + 1, hand.counters) for hand in played),
    ]
    if points[-1] != table.points:
        points.append(table.points)
        labels.append("now")
    final = final_scores(table, state.rules).scores
    return Course(table.players, tuple(points), tuple(labels), final)


def _label(wind: str, deal: int, counters: int) -> str:
    return f"{wind}{deal}" + (f"·{counters}" if counters else "")
