"""A question of the quiz and its answers in words."""

from typing import Final

from kiosk_app.explain import Explanation
from kiosk_app.explain.naming import name_section, name_tile, name_yaku, short_yaku
from kiosk_app.languages import Language
from kiosk_app.screens.learn.listed import Listed
from kiosk_app.screens.learn.points_table import worth_text
from kiosk_app.screens.learn.quiz_options import Option
from kiosk_app.screens.learn.quiz_run import Question
from scorer.hand import Wind
from scorer.result import Score
from scorer.worth import Worth

_WINDS: Final = ("east", "south", "west", "north")
_FLAGS: Final = {
    "double_riichi": "double-riichi",
    "riichi": "riichi",
    "ippatsu": "ippatsu",
    "haitei": "haitei",
    "houtei": "houtei",
}
_SHOWN_MISSES: Final = 3


def situation_text(score: Score, words: Language) -> str:
    """Seat, round, how it was won, and what was declared."""
    context = score.context
    parts = [
        words("quiz-seat", wind=name_tile(words, context.seat.tile)),
        words("quiz-round", wind=name_tile(words, context.round.tile)),
    ]
    if context.discarder is None:
        parts.append(words("quiz-self-drawn"))
    else:
        parts.append(words("quiz-ron", wind=_wind(context.discarder, words)))
    parts += [short_yaku(words, yaku) for flag, yaku in _FLAGS.items() if getattr(context, flag)]
    return " · ".join(parts)


def question_text(question: Question, words: Language) -> str:
    if question.kind != "points":
        return words(f"quiz-ask-{question.kind}")
    context = question.score.context
    if context.discarder is not None:
        return words("quiz-ask-points", wind=_wind(context.discarder, words))
    dealer = context.seat is Wind.EAST
    return words("quiz-ask-points-from-each" if dealer else "quiz-ask-points-others-and-east")


def option_text(option: Option, score: Score, words: Language) -> str:
    value = option.value
    if isinstance(value, Worth):
        return worth_text(value, words)
    if isinstance(value, int):
        return words("fu-count", count=value)
    han = {item.id: item.han for item in score.yaku if item.id in score.rules.dora}
    names = [
        f"{short_yaku(words, id)}{f' {han[id]}' if han.get(id, 1) > 1 else ''}" for id in value
    ]
    return words("lists-between").join(names)


def verdict_text(question: Question, chosen: int, words: Language) -> str:
    """Whether it was right, and what it is where it was not."""
    if chosen == question.right:
        return words("quiz-right")
    answer = option_text(question.options[question.right], question.score, words)
    return words("quiz-wrong", answer=answer)


def mistake_text(question: Question, chosen: int, explanation: Explanation, words: Language) -> str:
    """What was wrong about it; empty where it was right."""
    option, score = question.options[chosen], question.score
    if chosen == question.right:
        return ""
    for miss in explanation.misses:
        # The scorer knows best why a yaku is not there.
        if option.why in ("yaku-extra", "yaku-confused") and miss.id == option.subject:
            return miss.text
    values: dict[str, str | int] = {}
    if option.why in ("yaku-missed", "yaku-extra", "yaku-confused"):
        values["yaku"] = name_yaku(words, option.subject)
    fu = score.rules.fu
    if option.why == "fu-start":
        values |= {"closed": fu.closed_ron, "other": fu.otherwise}
    elif option.why == "fu-seven-pairs":
        values["fu"] = fu.seven_pairs
    return words(f"quiz-why-{option.why}", **values)


def answer_entries(
    question: Question, explanation: Explanation, words: Language
) -> list[Listed | str]:
    """Every reason for the answer: rows with what each brings, and sentences."""
    catalogue = words
    yaku: list[Listed | str] = [
        Listed(
            item.id,
            name_yaku(catalogue, item.id),
            words("yaku-worth-yakuman", count=item.yakuman)
            if item.yakuman
            else words("yaku-worth-han", count=item.han),
            text=f"{item.meaning} ({name_section(catalogue, item.section)})",
        )
        for item in explanation.yaku
    ]
    fu: list[Listed | str] = [item.text for item in explanation.fu_items]
    if explanation.fu_sum is not None:
        fu.append(explanation.fu_sum.text)
    notes: list[Listed | str] = [note.text for note in explanation.notes]
    if question.kind == "yaku":
        misses = [miss.text for miss in explanation.misses[:_SHOWN_MISSES]]
        return [*yaku, *notes, *misses]
    if question.kind == "fu":
        return [*fu, *(note.text for note in explanation.notes if note.id == "pinfu-self-drawn")]
    formula: list[Listed | str] = [] if explanation.formula is None else [explanation.formula.text]
    payments = [payment.text for payment in explanation.payments]
    counts = explanation.formula is not None and explanation.formula.raw_base
    return [*formula, *yaku, *(fu if counts else ()), *payments, *notes]


def _wind(wind: Wind, words: Language) -> str:
    return words(f"seats-{_WINDS[wind]}")
