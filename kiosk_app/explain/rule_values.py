"""The names and values of rule fields in words."""

from typing import Final

from kiosk_app.explain.naming import name_list, name_section, name_yaku
from kiosk_app.languages import Language
from scorer.rule_differences import Difference
from scorer.ruleset import RuleValue

_PARTS: Final = {"yaku": ("closed", "open"), "yakuman": ("times", "special_wait")}
# Where 0 does not mean a number but that the thing is not there.
_ZERO_IS_NOTHING: Final = (
    "yaku.",
    "yakuman.",
    "tournament.",
    "play.red_fives",
    "hand.two_yaku_from_counters",
    "limits.counted_yakuman",
    "chombo.tournament_points",
    "end.yakitori",
    "fu.closed_ron_alone",
    "fu.seven_pairs",
)
# One value, but another word for it in this field.
_OWN_WORDS: Final = {
    "liability.covers": {"yakuman": "fed-yakuman"},
    "liability.share_on_discard": {"none": "no-share"},
    "play.counted": {"points": "counted-points"},
    "win.by": {"any": "on-any-tile", "self-draw": "only-self-draw"},
}


def difference_in_words(difference: Difference, words: Language) -> str:
    return words("compare-difference", **in_words(difference, words))


def in_words(difference: Difference, words: Language) -> dict[str, str]:
    """The values of a sentence about a difference."""
    return {
        "field": name_field(words, difference.field),
        "first": name_value(words, difference.field, difference.first),
        "second": name_value(words, difference.field, difference.second),
        "first_rules": difference.first_rules,
        "second_rules": difference.second_rules,
        "first_section": name_section(words, difference.first_section),
        "second_section": name_section(words, difference.second_section),
    }


def name_field(words: Language, field: str) -> str:
    group, name = field.split(".", 1)
    if group not in _PARTS:
        return words(f"fields-{field.replace('.', '-')}")
    yaku, part = name.split(".")
    return words(f"fields-{group}-{part}", yaku=name_yaku(words, yaku))


def name_value(words: Language, field: str, value: RuleValue) -> str:
    if isinstance(value, bool):
        return words("values-true" if value else "values-false")
    if isinstance(value, int):
        nothing = value == 0 and field.startswith(_ZERO_IS_NOTHING)
        return words("values-nothing") if nothing else words.number(value)
    if isinstance(value, tuple):
        if not value:
            return words("values-nothing")
        if isinstance(value[0], tuple):
            return name_list(words, [name_value(words, field, one) for one in value])
        if all(isinstance(one, int) for one in value):
            return " / ".join(name_value(words, field, one) for one in value)
        return name_list(words, [name_value(words, field, one) for one in value])
    if field == "liability.yakuman":
        return name_yaku(words, value)
    return words(f"values-{_OWN_WORDS.get(field, {}).get(value, value)}")
