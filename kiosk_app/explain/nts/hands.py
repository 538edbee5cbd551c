"""One player's hand in words: its sets, its points and doublings, and what it counts for."""

from kiosk_app.explain.naming import as_sentence, name_choice, name_seat, name_section, name_tile
from kiosk_app.explain.nts.explanation import DeadExplained, Formula, HandExplained
from kiosk_app.explain.nts.formula import counted_formula, explain_formula
from kiosk_app.explain.nts.items import explain_doublings, explain_points, name_points
from kiosk_app.explain.nts.sets import explain_sets
from kiosk_app.languages import Language
from scorer.hand import Wind
from scorer.nts.deal import Deal, Hand, Win
from scorer.nts.hand_score import DeadReason, HandScore, How
from scorer.nts.ruleset import RuleSet
from scorer.nts.waits import irregular_waits
from scorer.nts.wording import dead_words
from scorer.tiles import Tile, sort_tiles


def explain_hand(
    seat: Wind, score: HandScore, settled: int, deal: Deal, rules: RuleSet, words: Language
) -> HandExplained:
    hand = deal.hands[seat]
    win = deal.win if deal.win is not None and deal.win.winner is seat else None
    waits = _waits(score, hand)
    named = name_choice(words, [name_tile(words, tile) for tile in waits])
    return HandExplained(
        seat=seat,
        is_winner=win is not None,
        headline=_headline(seat, score, win, words),
        sets=explain_sets(score, win, words),
        points=explain_points(score, words),
        doublings=explain_doublings(score, words),
        waits=waits,
        waits_text=words("nts-sets-waiting", tiles=named) if waits else "",
        formula=_formula(seat, score, settled, deal, rules, words),
        dead=_explain_dead(score.dead, score.total, hand, words) if score.dead else None,
    )


def _formula(
    seat: Wind, score: HandScore, settled: int, deal: Deal, rules: RuleSet, words: Language
) -> Formula | None:
    if score.dead:
        return None
    if seat in deal.counted:
        return counted_formula(score.total, settled, rules, words)
    win = deal.win if deal.win is not None and deal.win.winner is seat else None
    return explain_formula(score, settled, win, rules, words)


def _headline(seat: Wind, score: HandScore, win: Win | None, words: Language) -> str:
    key = "other" if win is None else "winner"
    worth = worth_in_words(score, words)
    return words(f"nts-headline-{key}", seat=name_seat(words, seat), worth=worth)


def worth_in_words(score: HandScore, words: Language) -> str:
    """“272 points”, or “nine gates, 1 500 points”."""
    points = name_points(words, score.total)
    if score.limit is None:
        return points
    key = "waiting-worth" if score.how is How.WAITING else "limit-worth"
    limit = words(f"nts-limits-{score.limit}")
    return words(f"nts-headline-{key}", limit=limit, points=points)


def _waits(score: HandScore, hand: Hand) -> tuple[Tile, ...]:
    if score.how is not How.WAITING or score.limit is None:
        return ()
    name = score.limit.replace("-", "_")
    return sort_tiles([tile for tile, names in irregular_waits(hand).items() if name in names])


def _explain_dead(dead: DeadReason, points: int, hand: Hand, words: Language) -> DeadExplained:
    why = dead_words(words, dead.id)
    if dead.id == "tile-count":
        held = words("nts-count-tiles", count=hand.size)
        why = words("nts-with-tiles", why=why, tiles=held)
    text = words(
        "nts-dead-line",
        why=why,
        points=name_points(words, points),
        section=name_section(words, dead.section),
    )
    return DeadExplained(dead.id, dead.section, as_sentence(text))
