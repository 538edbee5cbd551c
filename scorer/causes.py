"""Which field of the rule sets makes a change: the first of its likely fields that differs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from scorer.liability import is_liability_paid
from scorer.result import Score
from scorer.rule_differences import Difference
from scorer.worth import LIMITS

Differing = Mapping[str, Difference]
"""The fields on which two rule sets differ, by name."""

_FU_FIELDS: Final = {
    "closed-hand-won-on-a-discard": ("fu.closed_ron",),
    "open-hand": ("fu.otherwise",),
    "self-drawn-hand": ("fu.otherwise",),
    "seven-pairs": ("fu.seven_pairs",),
    "self-draw": ("fu.self_draw", "fu.self_draw_with_pinfu"),
    "open-pinfu": ("fu.open_pinfu",),
    "edge-wait": ("fu.single_wait",),
    "closed-wait": ("fu.single_wait",),
    "pair-wait": ("fu.single_wait",),
    "pair-of-dragons": ("fu.pair_dragon",),
    "pair-of-a-wind": ("fu.pair_double_wind", "fu.pair_seat_wind", "fu.pair_round_wind"),
}
_PAYMENT_FIELDS: Final = (
    "liability.yakuman",
    "liability.covers",
    "liability.share_on_discard",
    "liability.counters_by",
)
_LEAST_LIMIT_HAN: Final = LIMITS[-1][0]
_SPECIAL_WAITS: Final = ("kokushi", "chuuren", "suuankou")


def first_of(candidates: Iterable[str], differing: Differing) -> Difference | None:
    return next((differing[field] for field in candidates if field in differing), None)


def yaku_cause(id: str, scores: Sequence[Score], differing: Differing) -> Difference | None:
    """``scores`` are those of the two that win."""
    candidates = []
    for score in scores:
        candidates.append(f"yaku.{id}.{'closed' if score.hand.is_closed else 'open'}")
        if any(item.id == "renho" for item in score.yaku):
            candidates.append("hand.renho")  # as a mangan it lets nothing else count
    candidates += {
        "renho": ["hand.renho"],
        "red-five": ["play.red_fives"],
        "haitei": ["hand.haitei_with_rinshan"],
        # Seven pairs of honours are seven stars where a book has them.
        "tsuuiisou": ["yakuman.tsuuiisou.times", "yakuman.daichisei.times"],
    }.get(id, [f"yakuman.{id}.times", f"yakuman.{id}.special_wait"])
    if id in _SPECIAL_WAITS and any(_is_tenho(score) for score in scores):
        candidates.insert(0, "hand.waits_under_tenho")
    return first_of(candidates, differing)


def fu_cause(id: str, differing: Differing) -> Difference | None:
    fields = _FU_FIELDS.get(id)
    if fields is None:
        how, what, _, of = id.split("-")
        fields = (f"fu.{how}_{what}_{'simple' if of == 'simples' else 'outside'}",)
    return first_of(fields, differing)


def limit_cause(first: Score, second: Score, differing: Differing) -> Difference | None:
    candidates = []
    if any(item.id == "renho" for item in (*first.yaku, *second.yaku)):
        candidates.append("hand.renho")
    if first.han == second.han and first.fu == second.fu:
        candidates += ["limits.counted_yakuman", "limits.round_up_to_mangan"]
    return first_of(candidates, differing)


def yakuman_cause(first: Score, second: Score, differing: Differing) -> Difference | None:
    items = [item.id for item in (*first.yaku, *second.yaku) if item.yakuman]
    if not items:
        return first_of(["limits.counted_yakuman"], differing)
    counts = [sum(1 for item in score.yaku if item.yakuman) for score in (first, second)]
    candidates = ["limits.yakuman_add_up"] if max(counts) > 1 else []
    for id in items:
        candidates += [f"yakuman.{id}.times", f"yakuman.{id}.special_wait"]
        candidates += {"tenho": ["hand.waits_under_tenho"], "renho": ["hand.renho"]}.get(id, [])
    return first_of(candidates, differing)


def payment_cause(first: Score, second: Score, differing: Differing) -> Difference | None:
    candidates: list[str] = []
    if is_liability_paid(first) or is_liability_paid(second):
        candidates += _PAYMENT_FIELDS
    if first.context.counters:
        on = "discard" if first.context.discarder is not None else "self_draw"
        candidates += [f"win.counter_on_{on}", "win.counter_on_discard"]
    if first.context.sticks:
        candidates.append("play.riichi_stake")
    return first_of(candidates, differing)


def _is_tenho(score: Score) -> bool:
    return any(item.id == "tenho" for item in score.yaku)


def is_limit_by_han(score: Score) -> bool:
    """Whether the han alone, or a yakuman, decide: the fu play no part then."""
    return bool(score.yakuman) or score.han >= _LEAST_LIMIT_HAN
