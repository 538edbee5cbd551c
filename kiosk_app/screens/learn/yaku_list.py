"""Every yaku of a riichi rule set, grouped by what it is worth."""

from collections.abc import Iterator

from kiosk_app.explain.items import name_meaning
from kiosk_app.explain.naming import name_section, name_yaku
from kiosk_app.languages import Language
from kiosk_app.screens.learn.listed import Listed, ListedGroup
from kiosk_app.screens.learn.yaku_examples import example_for
from kiosk_app.screens.learn.yaku_tiles import tiles_of_yaku
from kiosk_app.session.drawn_hand import drawn
from scorer.engine import score
from scorer.result import Score
from scorer.ruleset import RuleSet

_TABLE_OF_TABS = ((1, 1), (2, 2), (3, 13))
"""Least and most han of a closed hand behind each tab."""


def yaku_groups(rules: RuleSet, words: Language) -> tuple[ListedGroup, ...]:
    """From the cheapest to the yakuman, then what is worth han without being a yaku."""
    if rules.play.counted == "wins":
        return ()  # a newcomers' game without points has no yaku either
    groups = []
    for least, most in _TABLE_OF_TABS:
        entries = tuple(_of_han(rules, words, least, most))
        key = "yaku-list-han" if least == most else "yaku-list-han-and-more"
        groups.append(ListedGroup(words(key, count=least), entries))
    groups.append(ListedGroup(words("yaku-list-yakuman"), tuple(_yakuman(rules, words))))
    groups.append(ListedGroup(words("yaku-list-dora"), tuple(_bonuses(rules, words))))
    return tuple(group for group in groups if group.entries)


def _of_han(rules: RuleSet, words: Language, least: int, most: int) -> Iterator[Listed]:
    listed = sorted(rules.yaku.items(), key=lambda entry: max(entry[1].closed, entry[1].open))
    for id, rule in listed:
        if least <= max(rule.closed, rule.open) <= most:
            worth = words("yaku-worth-han", count=rule.closed or rule.open)
            more = _when_open(rule.closed, rule.open, words)
            yield from _entry(id, rule.section, worth, more, words, rules)
    if rules.hand.renho == "mangan" and least <= 5 <= most:
        worth, section = words("limits-mangan"), rules.section("hand.renho")
        yield from _entry("renho", section, worth, words("yaku-list-alone"), words, rules)


def _when_open(closed: int, open: int, words: Language) -> str:
    if not open:
        return words("yaku-list-closed-only")
    if closed == open:
        return words("yaku-list-open-too")
    return words("yaku-list-open", han=words("yaku-worth-han", count=open))


def _yakuman(rules: RuleSet, words: Language) -> Iterator[Listed]:
    for id, rule in rules.yakuman.items():
        if not rule.times:
            continue
        more = ""
        if rule.special_wait > rule.times:
            worth = words("yaku-worth-yakuman", count=rule.special_wait)
            more = words("yaku-list-special-wait", worth=worth)
        worth = words("yaku-worth-yakuman", count=rule.times)
        yield from _entry(id, rule.section, worth, more, words, rules)
    if rules.hand.renho == "yakuman":
        worth, section = words("yaku-worth-yakuman", count=1), rules.section("hand.renho")
        yield from _entry("renho", section, worth, "", words, rules)


def _bonuses(rules: RuleSet, words: Language) -> Iterator[Listed]:
    for id, section in rules.dora.items():
        if _is_played(id, rules):
            worth = words("yaku-worth-han", count=1)
            yield from _entry(id, section, worth, words("yaku-list-each"), words, rules)


def _is_played(bonus: str, rules: RuleSet) -> bool:
    """Whether the tiles that bring it are in the game at all."""
    if bonus == "north":
        return rules.play.north != "tile"
    return bonus != "red-five" or bool(rules.play.red_fives)


def _entry(
    id: str, section: str, worth: str, more: str, words: Language, rules: RuleSet
) -> Iterator[Listed]:
    """With a hand that has it; what no hand of the rule set can have is not listed."""
    catalogue = words
    example = example_for(id, rules)
    if example is None:
        return
    context = example.context
    draft = drawn(example.hand).with_indicators(context.dora_indicators, context.ura_indicators)
    text = f"{name_meaning(words, id, rules)} ({name_section(catalogue, section)})"
    if draft.dora:
        text += " " + words("yaku-list-indicators")
    made = score(example.hand, context, rules)
    marks = tiles_of_yaku(id, made, draft) if isinstance(made, Score) else frozenset()
    yield Listed(id, name_yaku(catalogue, id), worth, more, text, draft, marks)
