"""The formula with its numbers: `30 fu · 3 han → 960 × 4 → 3 900`."""

from kiosk_app.explain.explanation import Formula, Share
from kiosk_app.explain.naming import as_sentence
from kiosk_app.languages import Language
from scorer.causes import is_limit_by_han
from scorer.hand import Wind
from scorer.result import Score
from scorer.worth import up_to_hundred


def explain_formula(score: Score, words: Language) -> Formula:
    context, worth = score.context, score.worth
    shares = _shares(score)
    sticks = context.sticks * score.rules.play.riichi_stake
    total = score.payments[context.seat]
    # What is left is the counters' part, whatever the book says they are worth.
    counters = total - worth.points - sticks
    raw = 0 if is_limit_by_han(score) else score.fu << score.han + 2
    terms = [_hand_term(score, raw, shares, words)]
    if counters:
        terms.append(words("formula-counters", count=context.counters, points=counters))
    if sticks:
        terms.append(words("formula-sticks", count=context.sticks, points=sticks))
    text = terms[0]
    if len(terms) > 1:
        text = words("formula-total", terms=" + ".join(terms), total=total)
    return Formula(
        score.fu,
        score.han,
        raw,
        worth.base,
        score.limit,
        score.yakuman,
        shares,
        worth.points,
        counters,
        sticks,
        total,
        as_sentence(text),
    )


def _shares(score: Score) -> tuple[Share, ...]:
    base, context = score.worth.base, score.context
    dealer = context.seat is Wind.EAST

    def share(payers: int, multiplier: int) -> Share:
        exact = base * multiplier
        return Share(payers, multiplier, exact, up_to_hundred(exact))

    if context.discarder is not None:
        return (share(1, 6 if dealer else 4),)
    return (share(3, 2),) if dealer else (share(1, 2), share(2, 1))


def _hand_term(score: Score, raw: int, shares: tuple[Share, ...], words: Language) -> str:
    start, worth = _start(score, raw, words), score.worth
    texts = [
        words("formula-share", base=worth.base, times=s.multiplier, points=s.rounded)
        for s in shares
    ]
    if len(shares) == 2:
        return words(
            "formula-self-drawn",
            start=start,
            dealer=texts[0],
            other=texts[1],
            from_dealer=shares[0].rounded,
            from_other=shares[1].rounded,
            points=worth.points,
        )
    if shares[0].payers == 3:
        return words(
            "formula-dealer-self-drawn",
            start=start,
            share=texts[0],
            each=shares[0].rounded,
            points=worth.points,
        )
    return words("formula-discard", start=start, share=texts[0])


def _start(score: Score, raw: int, words: Language) -> str:
    """What leads to the base number; the base itself opens the share that follows."""
    if any(item.yakuman for item in score.yaku):
        return words("formula-yakuman", count=score.yakuman)
    limit = words(f"limits-{score.limit}") if score.limit else ""
    if not raw:
        han = words("han", count=score.han)
        return words("formula-limit-by-han", han=han, limit=limit)
    fu, han = words("fu-count", count=score.fu), words("han", count=score.han)
    if score.limit:
        return words("formula-limit-by-base", fu=fu, han=han, raw=raw, limit=limit)
    return words("formula-plain", fu=fu, han=han)
