"""Two rule sets side by side: only where they differ, by what it is about."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kiosk_app.explain.rule_values import in_words
from kiosk_app.languages import Language
from scorer.rule_differences import differences
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from kiosk_app.screens.learn.learning import AnyBook

_PARTS: Final = {
    "scoring": ("yaku", "yakuman", "fu", "limits", "hand"),
    "paying": ("win", "liability", "draw", "chombo", "counters"),
    "playing": ("play", "dealer"),
    "ending": ("end", "tournament"),
}
"""What people look for together, the most asked first."""


@dataclass(frozen=True, slots=True)
class ListedDifference:
    field: str
    first: str
    second: str
    first_section: str
    second_section: str


@dataclass(frozen=True, slots=True)
class DifferenceGroup:
    title: str
    entries: tuple[ListedDifference, ...]


def listed_side_by_side(
    first: "AnyBook", second: "AnyBook", words: Language
) -> tuple[ListedDifference, ...]:
    """A riichi book and an NTS one: what both say something about."""
    from kiosk_app.explain.two_games import side_by_side

    return tuple(
        ListedDifference(
            row.what, row.first.value, row.second.value, row.first.section, row.second.section
        )
        for row in side_by_side(first, second, words)
    )


def difference_groups(
    first: "AnyBook", second: "AnyBook", words: Language
) -> tuple[DifferenceGroup, ...]:
    """Of two books of one game."""
    if not (isinstance(first, RuleSet) and isinstance(second, RuleSet)):
        return _nts_groups(first, second, words)
    found = differences(first, second)
    groups = []
    for part, prefixes in _PARTS.items():
        # By the order of the names above: yaku before fu, whatever the file's order is.
        of_part = [one for name in prefixes for one in found if one.field.partition(".")[0] == name]
        entries = []
        for one in of_part:
            said = in_words(one, words)
            entries.append(
                ListedDifference(
                    said["field"],
                    said["first"],
                    said["second"],
                    said["first_section"],
                    said["second_section"],
                )
            )
        if entries:
            groups.append(DifferenceGroup(words(f"differences-{part}"), tuple(entries)))
    return tuple(groups)


def _nts_groups(
    first: "AnyBook", second: "AnyBook", words: Language
) -> tuple[DifferenceGroup, ...]:
    from kiosk_app.explain.naming import name_section
    from kiosk_app.explain.nts.rule_fields import name_field, name_value
    from scorer.nts.rule_choices import entries
    from scorer.nts.ruleset import RuleSet as NtsRuleSet

    assert isinstance(first, NtsRuleSet)  # noqa: S101  # of one game, as said above
    assert isinstance(second, NtsRuleSet)  # noqa: S101
    found = tuple(
        ListedDifference(
            name_field(words, mine.field),
            name_value(words, mine.field, mine.value),
            name_value(words, mine.field, other.value),
            name_section(words, mine.section),
            name_section(words, other.section),
        )
        for mine, other in zip(entries(first), entries(second), strict=True)
        if mine.value != other.value
    )
    return (DifferenceGroup(words("differences-scoring"), found),) if found else ()
