"""Each line of points and each doubling in words."""

from kiosk_app.explain.naming import as_sentence, name_section, name_set
from kiosk_app.explain.nts.explanation import DoublingExplained, PointExplained
from kiosk_app.languages import Language
from scorer.nts.doublings import DoublingItem
from scorer.nts.hand_score import HandScore
from scorer.nts.points import PointItem
from scorer.nts.wording import doubling_aside, doubling_words, lucky_words, point_words


def explain_points(score: HandScore, words: Language) -> tuple[PointExplained, ...]:
    return tuple(_explain_point(item, score, words) for item in score.items)


def explain_doublings(score: HandScore, words: Language) -> tuple[DoublingExplained, ...]:
    return tuple(_explain_doubling(item, words) for item in score.doubling_items)


def name_points(words: Language, points: int) -> str:
    return words("nts-count-points", count=points)


def name_doublings(words: Language, doublings: int) -> str:
    return words("nts-count-doublings", count=doublings)


def name_times(words: Language, factor: int) -> str:
    """“double”, or “3 times”."""
    if factor == 2:
        return words("nts-times-double")
    return words("nts-times-more", factor=factor)


def _explain_point(item: PointItem, score: HandScore, words: Language) -> PointExplained:
    why = _with_tiles(words, point_words(words, item.id, score.how), item)
    text = _line(words, item.id, why, name_points(words, item.points), item.section)
    return PointExplained(item.id, item.points, item.section, item.tiles, item.lucky, text)


def _explain_doubling(item: DoublingItem, words: Language) -> DoublingExplained:
    why = _with_tiles(words, doubling_words(words, item.id), item)
    text = _line(words, item.id, why, name_doublings(words, item.doublings), item.section)
    return DoublingExplained(item.id, item.doublings, item.section, item.tiles, item.lucky, text)


def _with_tiles(words: Language, why: str, item: PointItem | DoublingItem) -> str:
    """The words with the tiles that they are about, or with what else there is to say."""
    about = doubling_aside(words, item.id)
    if item.lucky is not None:
        about = lucky_words(words, item.lucky)
    elif item.tiles:
        about = name_set(words, item.tiles)
    return words("nts-with-tiles", why=why, tiles=about) if about else why


def _line(words: Language, item_id: str, why: str, worth: str, section: str) -> str:
    line = words("nts-item", why=why, worth=worth, section=name_section(words, section))
    meaning = f"nts-meanings-{item_id}"
    if words.has(meaning):
        line = words("nts-with-meaning", line=line, meaning=words(meaning))
    return as_sentence(line)
