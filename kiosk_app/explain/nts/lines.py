"""The explanation of a deal as plain lines of text."""

from collections.abc import Iterable

from kiosk_app.explain.nts.explanation import DealExplanation, HandExplained
from kiosk_app.languages import Language, load_language


def lines_of(explanation: DealExplanation) -> list[str]:
    lines = opening_lines(explanation)
    for hand in explanation.hands:
        lines += ["", *hand_lines(hand, explanation)]
    return lines + closing_lines(explanation)


def opening_lines(explanation: DealExplanation) -> list[str]:
    """The whole answer in one line, and why a hand may not go out."""
    words = load_language(explanation.language)
    lines = [words("headline-line", rules=explanation.rules, headline=explanation.headline)]
    if explanation.why_not is not None:
        lines += [explanation.why_not.text, *_indented(explanation.why_not.lines)]
    return lines


def hand_lines(hand: HandExplained, explanation: DealExplanation) -> list[str]:
    """One player's hand: a heading without, its parts with an indent."""
    words = load_language(explanation.language)
    inner = [hand.dead.text] if hand.dead else []
    inner += _group(words, "sets", [one.text for one in hand.sets])
    inner += [hand.waits_text] if hand.waits_text else []
    points = [one.text for one in hand.points]
    doublings = [one.text for one in hand.doublings]
    if not explanation.valid:
        # What it would have counted does not matter: its doublings are what it lacks.
        return [hand.headline, *_indented(inner + _group(words, "doublings", doublings))]
    if hand.formula is not None:
        inner += _group(words, "points", points) + _group(words, "doublings", doublings)
        inner += _group(words, "total", [hand.formula.text])
    return [hand.headline, *_indented(inner)]


def closing_lines(explanation: DealExplanation) -> list[str]:
    """Who pays whom, the result, and what is good to know."""
    words = load_language(explanation.language)
    misses = explanation.why_not.misses if explanation.why_not else ()
    lines = []
    for heading, texts in (
        ("misses", [one.text for one in misses]),
        ("settlement", [one.text for one in explanation.transfers]),
        ("totals", [one.text for one in explanation.totals]),
        ("notes", [one.text for one in explanation.notes]),
    ):
        if texts:
            lines += ["", *_group(words, heading, texts)]
    return lines


def _group(words: Language, heading: str, texts: list[str]) -> list[str]:
    return [words(f"nts-headings-{heading}"), *_indented(texts)] if texts else []


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]
