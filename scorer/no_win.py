"""Why a hand may not be declared, as a message."""

from scorer.engine import score
from scorer.messages import Choice, Message, Section, YakuId
from scorer.result import NoWin, Score


def why_no_win(result: NoWin) -> Message:
    rules, section = result.rules, Section(result.section)
    if result.reason == "no-shape":
        shapes = tuple(Message("values", shape) for shape in rules.hand.shapes)
        return Message("no-win", "no-shape", shapes=Choice(shapes), section=section)
    if result.reason == "needs-two-yaku":
        return Message(
            "no-win",
            "needs-two-yaku",
            count=rules.hand.two_yaku_from_counters,
            yaku=_yaku_without_counters(result),
            section=section,
        )
    if rules.hand.yaku_needed > 1:
        return Message("no-win", "too-few-yaku", count=rules.hand.yaku_needed, section=section)
    if result.reason == "only-dora":
        return Message("no-win", "only-dora", section=section)
    return Message("no-win", "no-yaku", section=section)


def _yaku_without_counters(result: NoWin) -> tuple[YakuId, ...]:
    """The yaku of the same hand with nothing on the table, where it may be declared."""
    bare = score(result.hand, result.context._replace(counters=0), result.rules)
    items = bare.yaku if isinstance(bare, Score) else ()
    return tuple(YakuId(item.id) for item in items if item.id not in result.rules.dora)
