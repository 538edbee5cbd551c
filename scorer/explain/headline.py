"""The whole answer in one line."""

from scorer.explain.naming import name_seat
from scorer.explain.words import Words
from scorer.result import NoWin, Score


def headline_of(result: Score | NoWin, words: Words) -> str:
    context = result.context
    seat = name_seat(words, context.seat)
    if isinstance(result, NoWin):
        return words.text("headline.no-win", seat=seat)
    if context.discarder is None:
        how = words.text("headline.self-draw")
    else:
        how = words.text("headline.discard", discarder=name_seat(words, context.discarder))
    points = words.text("points", count=result.points)
    return words.text(
        "headline.win", seat=seat, how=how, worth=worth_in_words(result, words), points=points
    )


def worth_in_words(score: Score, words: Words) -> str:
    """“3 han, 30 fu”, “6 han, haneman” or “2 yakuman”."""
    if any(item.yakuman for item in score.yaku):
        return words.text("yaku-worth.yakuman", count=score.yakuman)
    han = words.text("han", count=score.han)
    if score.limit is None:
        return words.text("headline.han-and-fu", han=han, fu=words.text("fu-count", count=score.fu))
    return words.text("headline.limit", han=han, limit=words.text(f"limits.{score.limit}"))
