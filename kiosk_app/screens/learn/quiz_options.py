"""Answers to choose from: the right one, and those that people get wrong, each with its reason."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, NamedTuple

from kiosk_app.explain import Explanation
from scorer.book import book_of
from scorer.engine import all_readings
from scorer.hand import Wind
from scorer.result import Score
from scorer.shapes import Shape
from scorer.worth import LIMITS, YAKUMAN_BASE, Worth, worth

WRONG: Final = 3
"""Beside the right one."""
YakuIds = tuple[str, ...]

_CONFUSED: Final = {
    "chanta": "junchan",
    "junchan": "chanta",
    "honitsu": "chinitsu",
    "chinitsu": "honitsu",
    "iipeikou": "ryanpeikou",
    "ryanpeikou": "chiitoitsu",
    "chiitoitsu": "iipeikou",
    "ittsuu": "sanshoku-doujun",
    "sanshoku-doujun": "ittsuu",
    "toitoi": "sanankou",
    "sanankou": "toitoi",
    "sanshoku-doukou": "sanankou",
    "honroutou": "chanta",
    "yakuhai-seat": "yakuhai-round",
    "yakuhai-round": "yakuhai-seat",
    "haitei": "rinshan",
    "houtei": "chankan",
}
"""What people take one yaku for."""
_USUAL: Final = ("pinfu", "tanyao", "iipeikou", "riichi", "menzen-tsumo", "sanankou", "toitoi")


class Option(NamedTuple):
    value: YakuIds | int | Worth
    why: str = ""
    """Why people choose it though it is wrong; empty: it is right."""
    subject: str = ""
    """The yaku that the reason is about."""


def yaku_options(score: Score, explanation: Explanation, random: Random) -> list[Option]:
    right = tuple(item.id for item in score.yaku)
    same = {
        frozenset(item.id for item in reading.yaku)
        for reading in all_readings(score.hand, score.context, score.rules)
        if reading.points == score.points
    }
    wrong = []
    seen = {frozenset(right), *same}
    for option in _wrong_yaku(score, right, explanation, random):
        ids = frozenset(map(str, option.value)) if isinstance(option.value, tuple) else frozenset()
        if ids and ids not in seen:
            seen.add(ids)
            wrong.append(option)
    return _mixed(Option(right), wrong, random)


def _wrong_yaku(
    score: Score, right: YakuIds, explanation: Explanation, random: Random
) -> Iterator[Option]:
    rules = score.rules
    played = [id for id, rule in rules.yaku.items() if rule.closed or rule.open]
    plain = [id for id in right if id not in rules.dora]
    missed = [miss.id for miss in explanation.misses if miss.id in played]
    confused = [(id, _CONFUSED[id]) for id in plain if _CONFUSED.get(id) in played]
    random.shuffle(confused)
    for id, other in confused:
        if other not in right:
            value = tuple(other if one == id else one for one in right)
            yield Option(value, "yaku-confused", other)
    for id in dict.fromkeys(missed):
        if id not in right:
            yield Option((*plain, id, *_bonuses(score, right)), "yaku-extra", id)
    for id in random.sample(right, len(right)):
        if len(right) > 1:
            why = "dora-missed" if id in rules.dora else "yaku-missed"
            yield Option(tuple(one for one in right if one != id), why, id)
    for id in random.sample(_USUAL, len(_USUAL)):
        if id not in right and id in played:
            yield Option((*plain, id, *_bonuses(score, right)), "yaku-extra", id)


def _bonuses(score: Score, right: YakuIds) -> YakuIds:
    return tuple(id for id in right if id in score.rules.dora)


def fu_options(score: Score, random: Random) -> list[Option]:
    wrong = list(_distinct({score.fu}, _wrong_fu(score)))
    return _mixed(Option(score.fu), wrong, random)


def _wrong_fu(score: Score) -> Iterator[Option]:
    fu, items = score.rules.fu, {item.id: item.fu for item in score.fu_items}
    total = sum(item.fu for item in score.fu_items)

    def rounded(sum_: int) -> int:
        return -(-sum_ // fu.rounding) * fu.rounding

    if score.reading.shape is Shape.SEVEN_PAIRS:
        yield Option(rounded(score.fu), "fu-seven-pairs")
    waits = sum(items.get(f"{wait}-wait", 0) for wait in ("edge", "closed", "pair"))
    if waits:
        yield Option(rounded(total - waits), "fu-wait")
    if "closed-hand-won-on-a-discard" in items:
        yield Option(rounded(total - fu.closed_ron + fu.otherwise), "fu-start")
    elif score.reading.shape is not Shape.SEVEN_PAIRS:
        yield Option(rounded(total - fu.otherwise + fu.closed_ron), "fu-start")
    sets = [(id, brought) for id, brought in items.items() if "-pung-" in id or "-kong-" in id]
    for id, brought in sets:
        other = brought // 2 if id.startswith("concealed") else brought * 2
        yield Option(rounded(total - brought + other), "fu-sets")
    if total % fu.rounding and score.reading.shape is not Shape.SEVEN_PAIRS:
        yield Option(total // fu.rounding * fu.rounding, "fu-rounding")
    for step in (10, -10, 20, 30, 40):
        if score.fu + step >= fu.otherwise:
            yield Option(rounded(score.fu + step), "fu-row")


def points_options(score: Score, random: Random) -> list[Option]:
    seen = {_shown(score.worth)}
    wrong = []
    for option in _wrong_points(score):
        if isinstance(option.value, Worth) and _shown(option.value) not in seen:
            seen.add(_shown(option.value))
            wrong.append(option)
    return _mixed(Option(score.worth), wrong, random)


def _shown(value: Worth) -> tuple[int, int]:
    """What people would see of it."""
    return value.from_dealer, value.from_other or value.points


def _wrong_points(score: Score) -> Iterator[Option]:
    dealer, tsumo = score.context.seat is Wind.EAST, score.context.discarder is None
    base = score.worth.base
    confusion = "dealer-missed" if dealer else "not-dealer"
    if not tsumo:
        yield Option(worth(base, not dealer, tsumo), confusion)
    elif dealer:
        share = worth(base, False, True).from_other
        yield Option(Worth(3 * share, None, 0, share, base), confusion)
    if score.yakuman:
        for times, why in ((2, "yakuman-more"), (3, "yakuman-more")):
            yield Option(worth(YAKUMAN_BASE * times * score.yakuman, dealer, tsumo), why)
        for less in (YAKUMAN_BASE * 3 // 4, YAKUMAN_BASE // 2):
            yield Option(worth(less, dealer, tsumo), "yakuman-less")
        return
    book = book_of(score.rules)

    def of(han: int, fu: int) -> Worth:
        return book.worth(han, fu, dealer, tsumo)

    bonuses = sum(item.han for item in score.yaku if item.id in score.rules.dora)
    if bonuses:
        yield Option(of(score.han - bonuses, score.fu), "dora-missed")
    if score.limit is None:
        for fu in (score.fu + 10, score.fu - 10):
            if fu >= score.rules.fu.otherwise:
                yield Option(of(score.han, fu), "fu-row")
    for step in (-1, 1, 2, -2, 3, 5, -3, -5, 8):
        if (han := score.han + step) > 0:
            yield Option(of(han, score.fu), "han-missed" if han < score.han else "han-extra")
    for _, _, other in LIMITS:
        yield Option(worth(other, dealer, tsumo), "han-missed" if other < base else "han-extra")


def _distinct(seen: set[int], options: Iterable[Option]) -> Iterator[Option]:
    for option in options:
        if isinstance(option.value, int) and option.value not in seen:
            seen.add(option.value)
            yield option


def _mixed(right: Option, wrong: list[Option], random: Random) -> list[Option]:
    """The likeliest mistakes first, then everything in any order."""
    options = [right, *wrong[:WRONG]]
    random.shuffle(options)
    return options
