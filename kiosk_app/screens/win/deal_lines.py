"""One hand of a deal as lines for the screen: what it counts, every reason, then who pays whom."""

from kiosk_app.explain.nts import DealExplanation
from kiosk_app.explain.nts.explanation import HandExplained
from kiosk_app.languages import Language, load_language, unbroken
from kiosk_app.screens.win.score_lines import Lines, ScoreLine
from kiosk_app.ui.theme import HUGE
from scorer.hand import Wind


def lines_of_hand(explanation: DealExplanation, wind: Wind, wins: bool, words: Language) -> Lines:
    hand = next((one for one in explanation.hands if one.seat is wind), None)
    lines = _why_not(explanation, words) if wins and not explanation.valid else []
    if hand is not None:
        lines += _counted(hand, explanation, words)
    if not explanation.valid and not wins:
        lines += _why_not(explanation, words)
    for heading, texts in (
        ("settlement", [one.text for one in explanation.transfers]),
        ("notes", [one.text for one in explanation.notes]),
    ):
        lines += _group(heading, texts, words)
    return lines


def _counted(hand: HandExplained, explanation: DealExplanation, words: Language) -> Lines:
    lines: Lines = []
    if explanation.valid:
        total = 0 if hand.formula is None else hand.formula.total
        lines.append(ScoreLine("heading", words("points", count=total), size=HUGE * 3 // 4))
    if hand.dead is not None:
        lines.append(ScoreLine("text", unbroken(hand.dead.text)))
    if hand.formula is not None and explanation.valid:
        lines.append(ScoreLine("text", unbroken(hand.formula.text)))
    if hand.waits_text:
        lines.append(ScoreLine("text", hand.waits_text))
    if explanation.valid:
        lines += _group("points", [one.text for one in hand.points], words)
    lines += _group("doublings", [one.text for one in hand.doublings], words)
    return lines + _group("sets", [one.text for one in hand.sets], words)


def _why_not(explanation: DealExplanation, words: Language) -> Lines:
    """Why the winner may not go out, and what nearly did."""
    lines = [ScoreLine("heading", explanation.headline, size=24)]
    why = explanation.why_not
    if why is not None:
        lines.append(ScoreLine("text", unbroken(why.text), size=20))
        lines += [ScoreLine("text", unbroken(line)) for line in why.lines]
        lines += _group("misses", [miss.text for miss in why.misses], words)
    return lines


def _group(heading: str, texts: list[str], words: Language) -> Lines:
    if not texts:
        return []
    name = load_language(words.language)(f"nts-headings-{heading}")
    return [
        ScoreLine("heading", name, size=20),
        *(ScoreLine("text", unbroken(text)) for text in texts),
    ]
