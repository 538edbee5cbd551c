"""Every doubling and every limit hand of an NTS rule set, with a hand where tiles can show it."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import NamedTuple

from kiosk_app.explain.naming import as_sentence, name_section
from kiosk_app.explain.nts.items import name_doublings
from kiosk_app.languages import Language, load_language
from kiosk_app.screens.learn.listed import Listed, ListedGroup
from kiosk_app.session.drawn_hand import drawn
from scorer.hand import Hand, Wind
from scorer.json_form import hand_from
from scorer.nts.combinations import FOR_ALL, FOR_LUCKY_TILES, FOR_THE_WINNER
from scorer.nts.deal import CIRCUMSTANCES, Round, Win
from scorer.nts.irregular import IRREGULAR
from scorer.nts.regular_limits import FIRST_TILE, REGULAR
from scorer.nts.rule_values import Amount, IrregularHand, RegularHand
from scorer.nts.ruleset import RuleSet
from scorer.nts.wording import doubling_aside, doubling_words


class NtsExample(NamedTuple):
    hand: Hand
    win: Win
    round: Round


@cache
def nts_examples() -> dict[str, NtsExample]:
    """By the id of the doubling or the limit hand."""
    found = {}
    rows = (*FOR_ALL, *FOR_THE_WINNER, *FOR_LUCKY_TILES, *IRREGULAR, *REGULAR, *FIRST_TILE)
    for id, _, record in rows:
        if record is None:
            continue
        hand = hand_from(record)
        # East goes out with the tiles as dealt, and its first discard is another's hand of earth.
        winner = Wind.EAST if record.get("heaven") else Wind.SOUTH
        discarder = None if record.get("self_drawn") else Wind.EAST
        flags = {flag: bool(record.get(flag)) for flag in CIRCUMSTANCES}
        win = Win(winner, hand.win, discarder, **flags)
        found[id] = NtsExample(hand, win, Round(record.get("round", "E")))
    return found


def doubling_groups(rules: RuleSet, words: Language) -> tuple[ListedGroup, ...]:
    return (
        ListedGroup(words("yaku-list-doublings"), tuple(_doublings(rules, words))),
        ListedGroup(words("yaku-list-limit-hands"), tuple(_limit_hands(rules, words))),
    )


def _doublings(rules: RuleSet, words: Language) -> Iterator[Listed]:
    own = load_language(words.language)
    for field in fields(rules.doublings):
        rule: Amount = getattr(rules.doublings, field.name)
        if rule.value:
            id = field.name.replace("_", "-")
            name = as_sentence(doubling_words(own, id))
            worth = name_doublings(own, rule.value)
            yield _entry(id, name, worth, "", doubling_aside(own, id), rule.section, own)


def _limit_hands(rules: RuleSet, words: Language) -> Iterator[Listed]:
    own = load_language(words.language)
    for group in (rules.regular, rules.irregular):
        for field in fields(group):
            rule: RegularHand | IrregularHand = getattr(group, field.name)
            id = field.name.replace("_", "-")
            name = as_sentence(own(f"nts-limits-{id}"))
            worth = words.number(rule.self_drawn or rule.discard)
            if rule.self_drawn and rule.discard:
                more = words("yaku-list-limit-both", discard=rule.discard)
            elif rule.self_drawn:
                more = words("yaku-list-limit-self-drawn")
            else:
                more = words("yaku-list-limit-discard")
            if rule.self_drawn or rule.discard:
                yield _entry(id, name, worth, more, "", rule.section, own)


def _entry(
    id: str, name: str, worth: str, more: str, aside: str, section: str, own: Language
) -> Listed:
    meaning = f"nts-meanings-{id}"
    text = own(meaning) if own.has(meaning) else as_sentence(aside)
    example = nts_examples().get(id)
    return Listed(
        id,
        name,
        worth,
        more,
        f"{text} ({name_section(own, section)})" if text else name_section(own, section),
        None if example is None else drawn(example.hand),
    )
