"""Each yaku and each fu item in words, and the sum of the fu."""

from kiosk_app.explain.explanation import FuExplained, FuSum, YakuExplained
from kiosk_app.explain.naming import as_sentence, name_section, name_set, name_yaku
from kiosk_app.languages import Language
from scorer.result import FuItem, Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.shapes import Shape
from scorer.tiles import TILES, Tile

_WAITS = ("edge-wait", "closed-wait", "pair-wait")


def name_meaning(words: Language, yaku: str, rules: RuleSet) -> str:
    """What a yaku is, as the book has it."""
    if yaku == "renho" and rules.hand.first_turn_until == "claim":
        return words("yaku-renho-meaning-claim")
    return words(f"yaku-{yaku}-meaning")


def explain_yaku(item: YakuItem, words: Language, rules: RuleSet) -> YakuExplained:
    meaning = name_meaning(words, item.id, rules)
    if item.yakuman:
        worth = words("yaku-worth-yakuman", count=item.yakuman)
    else:
        worth = words("yaku-worth-han", count=item.han)
    text = words(
        "yaku-line",
        name=name_yaku(words, item.id),
        worth=worth,
        meaning=meaning,
        section=name_section(words, item.section),
    )
    name = words(f"yaku-{item.id}-name")
    return YakuExplained(
        item.id,
        name,
        words(f"romaji-{item.id}"),
        meaning,
        item.han,
        item.yakuman,
        item.section,
        text,
    )


def explain_fu(score: Score, words: Language) -> tuple[FuExplained, ...]:
    return tuple(_explain_fu(item, score, words) for item in score.fu_items)


def _explain_fu(item: FuItem, score: Score, words: Language) -> FuExplained:
    tiles = _tiles_of(item, score)
    why = words(f"fu-{item.id}")
    if tiles:
        why = words("fu-with-tiles", why=why, tiles=name_set(words, tiles))
    text = words("fu-line", why=why, count=item.fu, section=name_section(words, item.section))
    return FuExplained(item.id, item.fu, item.section, tiles, as_sentence(text))


def _tiles_of(item: FuItem, score: Score) -> tuple[Tile, ...]:
    if item.id in _WAITS:
        return (score.hand.win,)
    if item.kind is None:
        return ()
    size = 2 if item.id.startswith("pair") else 4 if "kong" in item.id else 3
    return (TILES[item.kind],) * size


def sum_fu(score: Score, words: Language) -> FuSum | None:
    """The items added up, and rounded as the book says; None where there are none."""
    parts = tuple(item.fu for item in score.fu_items)
    if not parts:
        return None
    total = sum(parts)
    # Seven pairs are never rounded (EMA 2016 §4.1).
    pairs = score.reading.shape is Shape.SEVEN_PAIRS and score.rules.fu.seven_pairs
    step = 1 if pairs else score.rules.fu.rounding
    fu = -(-total // step) * step
    items = " + ".join(words.number(part) for part in parts)
    if len(parts) > 1:
        items = words("fu-sum-sum", items=items, sum=total)
    if fu == total:
        text = words("fu-sum-exact", items=items, count=fu)
    else:
        text = words("fu-sum-rounded", items=items, count=fu, step=step)
    return FuSum(parts, total, fu, text)
