"""From the score of a deal, or the lack of one, to its explanation."""

from dataclasses import replace

from kiosk_app.explain.naming import name_seat, name_section
from kiosk_app.explain.nts.explanation import DealExplanation, HandExplained
from kiosk_app.explain.nts.hands import explain_hand, worth_in_words
from kiosk_app.explain.nts.notes import notes_on, notes_on_hand
from kiosk_app.explain.nts.settling import explain_totals, explain_transfers
from kiosk_app.explain.nts.why_not import explain_why_not
from kiosk_app.languages import Language, load_language
from scorer.nts.deal import Deal, Win
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import DealScore
from scorer.nts.winning_hand import NotOut


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
