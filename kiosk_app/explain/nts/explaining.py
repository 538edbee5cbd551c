"""From the score of a deal, or the lack of one, to its explanation."""

from collections.abc import Iterator
from dataclasses import replace

from kiosk_app.explain.explanation import Miss
from kiosk_app.explain.naming import name_choice, name_seat, name_section
from kiosk_app.explain.nts.explanation import DealExplanation, HandExplained, WhyNot
from kiosk_app.explain.nts.hands import explain_hand, worth_in_words
from kiosk_app.explain.nts.misses import misses_of
from kiosk_app.explain.nts.nearest import nearest_lines
from kiosk_app.explain.nts.notes import notes_on, notes_on_hand
from kiosk_app.explain.nts.settling import explain_totals, explain_transfers
from kiosk_app.languages import Language, load_language
from scorer.nts.deal import Deal, Win
from scorer.nts.doublings import LUCKY_NAMES
from scorer.nts.hand_score import HandScore
from scorer.nts.regular_limits import first_tile_hands, regular_limit_hands
from scorer.nts.rows import Facts
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import not_out_words


def explain_deal(
    result: DealScore | NotOut, deal: Deal, rules: RuleSet, language: str = "en"
) -> DealExplanation:
    """Why each hand counts what it does and who pays whom, or why the winner may not go out."""
    words = load_language(language)
    if isinstance(result, NotOut):
        return _explain_not_out(result, deal, rules, words)
    return DealExplanation(
        language=language,
        rules=rules.name,
        valid=True,
        headline=_headline(result, deal, rules, words),
        hands=_hands(result, deal, rules, words),
        transfers=explain_transfers(result, deal, rules, words),
        totals=() if deal.win is None else explain_totals(result, words),
        notes=notes_on(result, deal, rules, words),
        why_not=None,
    )


def _explain_not_out(
    verdict: NotOut, deal: Deal, rules: RuleSet, words: Language
) -> DealExplanation:
    win, best = deal.win, verdict.best
    if win is None:
        raise ValueError("Nobody went out in this deal, so there is no hand that may not.")
    seat = win.winner
    hands = [explain_hand(seat, best, best.total, deal, rules, words)] if best else []
    return DealExplanation(
        language=words.language,
        rules=rules.name,
        valid=False,
        headline=words("nts-headline-not-out", seat=name_seat(words, seat)),
        # What the hand would count is no score: its name is heading enough.
        hands=tuple(replace(hand, headline=name_seat(words, seat)) for hand in hands),
        transfers=(),
        totals=(),
        notes=tuple(notes_on_hand(seat, best, deal, rules, words)) if best else (),
        why_not=explain_why_not(verdict, deal, win, rules, words),
    )


def _hands(
    result: DealScore, deal: Deal, rules: RuleSet, words: Language
) -> tuple[HandExplained, ...]:
    """The winner's first; after a draw no hand counts."""
    if deal.win is None:
        return ()
    winner = deal.win.winner
    seats = sorted(result.hands, key=lambda seat: (seat is not winner, seat))
    return tuple(
        explain_hand(seat, result.hands[seat], result.settled[seat], deal, rules, words)
        for seat in seats
    )


def _headline(result: DealScore, deal: Deal, rules: RuleSet, words: Language) -> str:
    win = deal.win
    if win is None:
        # NTS, Remise.
        section = name_section(words, rules.table.winds_turn_on_draw.section)
        return words("nts-headline-draw", section=section)
    seat, worth = name_seat(words, win.winner), worth_in_words(result.hands[win.winner], words)
    if win.discarder is None:
        return words("nts-headline-self-drawn", seat=seat, worth=worth)
    return words(
        f"nts-headline-{_how(win)}",
        seat=seat,
        discarder=name_seat(words, win.discarder),
        worth=worth,
    )


def _how(win: Win) -> str:
    return "robbed" if win.robbed_kong else "discard"


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
