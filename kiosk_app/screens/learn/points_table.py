"""The table of points: han across, fu down, as the rule set pays them."""

from dataclasses import dataclass
from typing import Final

from kiosk_app.languages import Language
from scorer.book import book_of
from scorer.ruleset import RuleSet
from scorer.worth import LIMITS, YAKUMAN_BASE, Worth, worth

HAN: Final = (1, 2, 3, 4)
_SEVEN_PAIRS_HAN: Final = 2
_MOST_FU: Final = 110


@dataclass(frozen=True, slots=True)
class PointsRow:
    fu: int
    cells: tuple[Worth | None, ...]
    """For 1 to 4 han; None where no hand is so."""


@dataclass(frozen=True, slots=True)
class LimitRow:
    name: str
    least: int
    most: int | None
    """Han; None: and more."""
    worth: Worth


def points_rows(rules: RuleSet, *, dealer: bool, tsumo: bool) -> tuple[PointsRow, ...]:
    """Row by row; seven pairs stand between the others where they have fu of their own."""
    usual = range(rules.fu.otherwise, _MOST_FU + 1, 10)
    rows = sorted({*usual, rules.fu.seven_pairs})
    book = book_of(rules)
    return tuple(
        PointsRow(
            fu,
            tuple(
                book.worth(han, fu, dealer, tsumo) if _can_be(rules, fu, han, tsumo) else None
                for han in HAN
            ),
        )
        for fu in rows
        if any(_can_be(rules, fu, han, tsumo) for han in HAN)
    )


def limit_rows(rules: RuleSet, *, dealer: bool, tsumo: bool) -> tuple[LimitRow, ...]:
    rows = []
    most: int | None = None
    counted = rules.limits.counted_yakuman
    if counted:
        most = counted - 1
    for least, name, base in LIMITS:
        if not counted or least < counted:
            rows.append(LimitRow(name, least, most, worth(base, dealer, tsumo)))
            most = least - 1
    rows.reverse()
    rows.append(LimitRow("yakuman", counted, None, worth(YAKUMAN_BASE, dealer, tsumo)))
    return tuple(rows)


def worth_text(value: Worth, words: Language, between: str = " / ") -> str:
    """``3 900``; ``1 000 / 2 000`` for a self-draw: what the others pay, and what East pays."""
    if value.from_dealer:
        return f"{words.number(value.from_other)}{between}{words.number(value.from_dealer)}"
    return words.number(value.from_other or value.points)


def _can_be(rules: RuleSet, fu: int, han: int, tsumo: bool) -> bool:
    """Whether a hand can have this many fu and han (EMA 2016 §4.1.1)."""
    values = rules.fu
    if fu == values.seven_pairs and fu % values.rounding:
        return han >= _SEVEN_PAIRS_HAN + tsumo
    if fu == values.otherwise:
        # Only pinfu stays there: closed and self-drawn, so two yaku; else fu are added.
        if tsumo:
            return values.self_draw_with_pinfu == 0 and han >= 2
        return values.open_pinfu == 0
    return True
