"""Fields that decide nothing in a rule set, because of what its other fields say."""

from collections.abc import Callable
from typing import Final

from scorer.ruleset import RuleSet

Test = Callable[[RuleSet], bool]


def is_idle(rules: RuleSet, field: str) -> bool:
    """Whether the field could say anything else and nothing would change."""
    test = _IDLE.get(field)
    return test is not None and test(rules)


def _four_play(rules: RuleSet) -> bool:
    return rules.play.seats == 4


def _head_bump(rules: RuleSet) -> bool:
    return rules.win.winners_on_discard == 1


def _nobody_is_liable(rules: RuleSet) -> bool:
    return not rules.liability.yakuman and not rules.liability.after_claimed_kong


def _no_wait_pays_more(rules: RuleSet) -> bool:
    return all(each.special_wait == each.times for each in rules.yakuman.values())


def _wait_pays_nothing(yakuman: str) -> Test:
    def test(rules: RuleSet) -> bool:
        each = rules.yakuman[yakuman]
        return each.special_wait == each.times

    return test


_IDLE: Final[dict[str, Test]] = {
    "play.north": _four_play,
    "hand.renho_for_east": lambda rules: rules.hand.renho == "none",
    "hand.ippatsu_until": lambda rules: rules.yaku["ippatsu"].closed == 0,
    "hand.waits_under_tenho": _no_wait_pays_more,
    "hand.chuuren_extra": _wait_pays_nothing("chuuren"),
    "hand.suuankou_extra": _wait_pays_nothing("suuankou"),
    "win.self_draw_of_three": _four_play,
    "win.counters_to": _head_bump,
    "win.stakes_to": _head_bump,
    "liability.covers": _nobody_is_liable,
    "liability.share_on_discard": _nobody_is_liable,
    "liability.counters_by": _nobody_is_liable,
    "draw.nagashi_takes_table": lambda rules: rules.draw.nagashi == "none",
    "dealer.stays_on_abort": lambda rules: not rules.draw.abortive,
    "end.uma": lambda rules: bool(rules.end.uma_floating),
    "end.balance": lambda rules: rules.end.final_score != "thousands-rounded-down",
    "end.yakitori": lambda rules: not rules.end.yakitori_played,
    "tournament.warning_minute": lambda rules: not rules.tournament.minutes,
    "tournament.late_minutes": lambda rules: not rules.tournament.late_points_a_minute,
}
