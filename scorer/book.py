"""A rule set made ready for scoring: every item it can hand out, built once and shared."""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeVar

from scorer.context import FIRST_TURN, TSUMO
from scorer.dora import DORA_OF, DORA_OF_THREE
from scorer.fu import FuBook
from scorer.result import HAN_OF_A_YAKUMAN, YakuItem
from scorer.ruleset import RuleSet
from scorer.worth import LIMITS, MANGAN_BASE, YAKUMAN_BASE, Limit, Worth, worth_under
from scorer.yaku import YAKU
from scorer.yaku_rows import BY_WIN, IN_FIRST_TURN, Facts, Test
from scorer.yakuman import YAKUMAN

_FIRST_DRAW: Final = FIRST_TURN | TSUMO


class YakumanRow(NamedTuple):
    """A yakuman as a book pays it: None where it does not."""

    holds: Test
    special: Test | None
    instead_of: str
    item: YakuItem | None
    special_item: YakuItem | None


Row = TypeVar("Row")


class _ByParts(dict[int, tuple[Row, ...]]):
    """The rows that a hand with these parts is tested for, in the order of the parts."""

    def __init__(self, rows: Iterable[tuple[int, Row]]) -> None:
        self._rows: Final = sorted(rows, key=lambda row: row[0])

    def __missing__(self, parts: int) -> tuple[Row, ...]:
        rows = self[parts] = tuple(row for part, row in self._rows if part & parts)
        return rows


class Book:
    """The look-ups that scoring needs, all of them from one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules: Final = rules
        self.hand_rules: Final = rules.hand
        self.renho: Final = _renho(rules)
        self.yaku: Final = {True: self._yaku(True), False: self._yaku(False)}
        """In a closed hand and in an open one."""
        self.yakuman: Final = self._yakuman()
        self.fu: Final = FuBook(rules)
        self.shapes: Final = frozenset(rules.hand.shapes)
        self.yaku_needed: Final = rules.hand.yaku_needed
        self.two_yaku_from: Final = rules.hand.two_yaku_from_counters or None
        self.dora_of: Final = DORA_OF if rules.play.seats == 4 else DORA_OF_THREE
        self.peikou_as_printed: Final = (
            rules.hand.ryanpeikou == "same-numbers" or rules.yaku["iipeikou"].open > 0
        )
        """Whether pairs of chows need a closer look than most books ask for."""
        self.plays_few: Final = (
            rules.win.by == "self-draw" or rules.play.seats == 3 or rules.play.red_fives > 0
        )
        """Whether it does not play every hand that can be."""
        self.ura_dora: Final = rules.play.ura_dora
        self._bonuses: Final[dict[tuple[str, int], YakuItem]] = {}
        self._worths: Final[dict[int, Worth]] = {}
        self._situations: Final[dict[int, tuple[tuple[YakuItem, ...], int]]] = {}

    def _yaku(self, closed: bool) -> _ByParts[tuple[Test, YakuItem]]:
        played = ((row, self.rules.yaku[row.id]) for row in YAKU if row.id in self.rules.yaku)
        paid = ((row, rule.closed if closed else rule.open, rule.section) for row, rule in played)
        return _ByParts(
            (row.part, (row.holds, YakuItem(row.id, han, section)))
            for row, han, section in paid
            if han
        )

    def _yakuman(self) -> _ByParts[YakumanRow]:
        rows = []
        for row in YAKUMAN:
            if row.id in self.rules.yakuman:
                rule = self.rules.yakuman[row.id]
                plain, special = (
                    YakuItem(row.id, HAN_OF_A_YAKUMAN * times, rule.section, times)
                    if times
                    else None
                    for times in (rule.times, rule.special_wait)
                )
                if plain or special:
                    of_book = YakumanRow(row.holds, row.special, row.instead_of, plain, special)
                    rows.append((row.part, of_book))
        if self.renho is not None and self.renho.yakuman:
            on_discard = YakumanRow(
                lambda facts: not facts.flags & TSUMO, None, "", self.renho, None
            )
            rows.append((IN_FIRST_TURN, on_discard))
        return _ByParts(rows)

    def yakuman_of(self, facts: Facts, parts: int) -> list[YakuItem]:
        """Those that a hand with these parts has; few hands are near one."""
        found: list[YakuItem] = []
        for holds, special, instead_of, plain, double in self.yakuman[parts]:
            if not holds(facts):
                continue
            item = double if special and self._pays_wait(facts) and special(facts) else plain
            if item is None:
                continue
            ids = [one.id for one in found]
            if instead_of in ids:
                found[ids.index(instead_of)] = item
            else:
                found.append(item)
        return found

    def _pays_wait(self, facts: Facts) -> bool:
        """Some books pay double for a wait, though not under tenho in all."""
        under_tenho = facts.seat == 0 and facts.flags & _FIRST_DRAW == _FIRST_DRAW
        return not under_tenho or self.rules.hand.waits_under_tenho

    def worth(self, han: int, fu: int, dealer: bool, tsumo: bool) -> Worth:
        """The worth of a hand without a yakuman."""
        key = han << 10 | fu << 2 | dealer << 1 | tsumo
        found = self._worths.get(key)
        if found is None:
            base, limit = self.base(han, fu)
            found = self._worths[key] = self.paid(base, dealer, tsumo, limit)
        return found

    def paid(self, base: int, dealer: bool, tsumo: bool, limit: Limit | None = None) -> Worth:
        """What a base number brings at a table of this rule set."""
        return worth_under(self.rules, base, dealer, tsumo, limit)

    def base(self, han: int, fu: int) -> tuple[int, Limit | None]:
        """The number that is multiplied out to the payers, and the limit it reached."""
        limits = self.rules.limits
        if limits.counted_yakuman and han >= limits.counted_yakuman:
            return YAKUMAN_BASE, "yakuman"
        for least, name, base in LIMITS:
            if han >= least:
                return base, name
        base = fu << han + 2
        if base >= MANGAN_BASE or (limits.round_up_to_mangan and base == 1920):
            # 4 han 30 fu and 3 han 60 fu both make 1,920; nothing else does.
            return MANGAN_BASE, "mangan"
        return base, None

    def bonus(self, id: str, han: int) -> YakuItem:
        """So many han for dora, ura dora or red fives."""
        item = self._bonuses.get((id, han))
        if item is None:
            item = self._bonuses[id, han] = YakuItem(id, han, self.rules.dora[id])
        return item

    def situation(self, flags: int, closed: bool) -> tuple[tuple[YakuItem, ...], int]:
        """The yaku that the way of winning gives, whatever the tiles are, and their han."""
        key = flags << 1 | closed
        found = self._situations.get(key)
        if found is None:
            facts = Facts(self.rules.hand, flags, closed)
            items = tuple(item for holds, item in self.yaku[closed][BY_WIN] if holds(facts))
            found = self._situations[key] = items, sum(item.han for item in items)
        return found


def _renho(rules: RuleSet) -> YakuItem | None:
    worth, section = rules.hand.renho, rules.section("hand.renho")
    if worth == "yakuman":
        return YakuItem("renho", HAN_OF_A_YAKUMAN, section, 1)
    return YakuItem("renho", 5, section) if worth == "mangan" else None


def book_of(rules: RuleSet) -> Book:
    """The rule set's book, made when it is first asked for and kept with it."""
    kept = rules.__dict__
    book: Book | None = kept.get("_book")
    if book is None:
        book = kept["_book"] = Book(rules)
    return book
