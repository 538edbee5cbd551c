"""Why a hand may not go out, and what it lacks."""

from collections.abc import Iterator

from kiosk_app.explain.explanation import Miss
from kiosk_app.explain.naming import name_choice, name_section
from kiosk_app.explain.nts.explanation import WhyNot
from kiosk_app.explain.nts.misses import misses_of
from kiosk_app.explain.nts.nearest import nearest_lines
from kiosk_app.languages import Language
from scorer.nts.deal import Deal, Win
from scorer.nts.doublings import LUCKY_NAMES
from scorer.nts.hand_score import HandScore
from scorer.nts.regular_limits import first_tile_hands, regular_limit_hands
from scorer.nts.rows import Facts
from scorer.nts.ruleset import RuleSet
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import not_out_words


def explain_why_not(
    verdict: NotOut, deal: Deal, win: Win, rules: RuleSet, words: Language
) -> WhyNot:
    hand = deal.hands[win.winner]
    lines: tuple[str, ...] = ()
    misses: tuple[Miss, ...] = ()
    if verdict.best is not None:
        lines = tuple(_on_doublings(verdict.best, win, rules, words))
        misses = misses_of(verdict.best, hand, win, deal.round, rules, words)
    elif verdict.reason == "not-complete":
        lines = nearest_lines(hand, win, words)
    why = not_out_words(words, verdict, rules.going_out.minimum_doublings.value)
    text = words("nts-not-out-line", why=why, section=name_section(words, verdict.section))
    return WhyNot(verdict.reason, verdict.section, text, lines, misses)


def _on_doublings(best: HandScore, win: Win, rules: RuleSet, words: Language) -> Iterator[str]:
    going_out = rules.going_out
    if not going_out.lucky_tiles_help.value and any(one.name in LUCKY_NAMES for one in best.earned):
        section = name_section(words, going_out.lucky_tiles_help.section)
        yield words("nts-not-out-lucky-tiles", section=section)
    sets = best.layout.sets
    tiles = [tile for tile_set in sets for tile in tile_set.tiles]
    limits = (*regular_limit_hands(Facts(sets, tiles, rules)), *first_tile_hands(win))
    if limits:
        names = [words(f"nts-limits-{name.replace('_', '-')}") for name in limits]
        yield words(
            "nts-not-out-limit-hand",
            limit=name_choice(words, names),
            section=name_section(words, going_out.regular_limit_hands_exempt.section),
        )
