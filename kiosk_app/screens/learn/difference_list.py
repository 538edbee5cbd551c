"""Two rule sets side by side: only where they differ, by what it is about."""

from dataclasses import dataclass
from typing import Final

from kiosk_app.explain.rule_values import in_words
from kiosk_app.languages import Language
from scorer.rule_differences import differences
from scorer.ruleset import RuleSet

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


def difference_groups(
    first: RuleSet, second: RuleSet, words: Language
) -> tuple[DifferenceGroup, ...]:
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
