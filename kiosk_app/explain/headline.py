"""The whole answer in one line."""

from kiosk_app.explain.naming import name_seat
from kiosk_app.languages import Language
from scorer.result import NoWin, Score


def headline_of(result: Score | NoWin, words: Language) -> str:
    context = result.context
    seat = name_seat(words, context.seat)
    if isinstance(result, NoWin):
        return words("headline-no-win", seat=seat)
    if context.discarder is None:
        how = words("headline-self-draw")
    else:
        how = words("headline-discard", discarder=name_seat(words, context.discarder))
    points = words("points", count=result.points)
    return words(
        "headline-win", seat=seat, how=how, worth=worth_in_words(result, words), points=points
    )


def worth_in_words(score: Score, words: Language) -> str:
    """“3 han, 30 fu”, “6 han, haneman” or “2 yakuman”."""
    if any(item.yakuman for item in score.yaku):
        return words("yaku-worth-yakuman", count=score.yakuman)
    han = words("han", count=score.han)
    if score.limit is None:
        return words("headline-han-and-fu", han=han, fu=words("fu-count", count=score.fu))
    return words("headline-limit", han=han, limit=words(f"limits-{score.limit}"))
