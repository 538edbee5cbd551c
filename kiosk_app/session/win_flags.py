"""How a hand was won, as people say it and no photo shows: which flags can be, and go together."""

from collections.abc import Collection, Iterable
from typing import Final

from scorer.hand import Hand, HandError, WinBy, WinContext, Wind, check_together
from scorer.result import YakuItem
from scorer.ruleset import RuleSet

FLAGS: Final = (
    "ippatsu",
    "double_riichi",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "first_turn",
)
"""In the order in which they are offered: the commonest first."""
_NEEDS_RIICHI: Final = frozenset(("ippatsu", "double_riichi"))
_YAKUMAN_OF_TURN: Final = {
    # How the first turn counts: by whether the tile was drawn, and whether East won.
    (True, True): "tenho",
    (True, False): "chiho",
}
_OF_THE_FIRST_TURN: Final = {*_YAKUMAN_OF_TURN.values(), "renho"}


def flags_of(yaku: Iterable[YakuItem]) -> frozenset[str]:
    """What people must have said of a hand that was scored with these yaku."""
    ids = {item.id for item in yaku}
    said = {flag for flag in FLAGS if flag.replace("_", "-") in ids}
    return frozenset(said | {"first_turn"} if ids & _OF_THE_FIRST_TURN else said)


def possible_flags(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[str, ...]:
    """Those that this hand can have, each taken alone; ``context`` has what the table knows."""
    return tuple(
        flag
        for flag in FLAGS
        if (flag not in _NEEDS_RIICHI or context.riichi)
        and _is_played(flag, context, rules)
        and _fits(hand, context, (flag,))
    )


def flags_with(
    flag: str, flags: Collection[str], hand: Hand, context: WinContext
) -> frozenset[str]:
    """The flags with one more; those that contradict it give way."""
    kept: list[str] = [flag]
    for other in FLAGS:
        if other in flags and other != flag and _fits(hand, context, (*kept, other)):
            kept.append(other)
    return frozenset(kept)


def flags_that_hold(
    flags: Collection[str], hand: Hand, context: WinContext, rules: RuleSet
) -> frozenset[str]:
    """The flags that still fit after the hand was corrected."""
    possible = possible_flags(hand, context, rules)
    kept: list[str] = []
    for flag in FLAGS:
        if flag in flags and flag in possible and _fits(hand, context, (*kept, flag)):
            kept.append(flag)
    return frozenset(kept)


def _fits(hand: Hand, context: WinContext, flags: Collection[str]) -> bool:
    try:
        check_together(hand, context._replace(**dict.fromkeys(flags, True)))
    except HandError:
        return False
    return True


def _is_played(flag: str, context: WinContext, rules: RuleSet) -> bool:
    """Whether the rule set counts it at all."""
    if flag == "first_turn":
        tsumo, east = context.by is WinBy.TSUMO, context.seat is Wind.EAST
        yakuman = _YAKUMAN_OF_TURN.get((tsumo, east))
        if yakuman is None:
            return rules.hand.renho != "none"
        return yakuman in rules.yakuman and rules.yakuman[yakuman].times > 0
    rule = rules.yaku.get(flag.replace("_", "-"))
    return rule is not None and max(rule.closed, rule.open) > 0
