"""A rule set made ready for scoring: every item it can hand out, built once and shared."""

from typing import Final

from scorer.context import (
    CHANKAN,
    DOUBLE_RIICHI,
    HAITEI,
    HOUTEI,
    IPPATSU,
    RIICHI,
    RINSHAN,
    TSUMO,
)
from scorer.fu import FuBook
from scorer.result import HAN_OF_A_YAKUMAN, YakuItem
from scorer.ruleset import RuleSet
from scorer.tiles import DORA_OF, DORA_OF_THREE
from scorer.worth import LIMITS, MANGAN_BASE, YAKUMAN_BASE, Limit, Worth, worth_under


class Book:
    """The look-ups that scoring needs, all of them from one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.yaku: Final = {
            True: {
                id: YakuItem(id, rule.closed, rule.section)
                for id, rule in rules.yaku.items()
                if rule.closed
            },
            False: {
                id: YakuItem(id, rule.open, rule.section)
                for id, rule in rules.yaku.items()
                if rule.open
            },
        }
        self.yakuman: Final = {
            (id, special): YakuItem(id, HAN_OF_A_YAKUMAN * times, rule.section, times)
            for id, rule in rules.yakuman.items()
            for special, times in ((False, rule.times), (True, rule.special_wait))
            if times
        }
        self.renho: Final = _renho(rules)
        self.fu: Final = FuBook(rules)
        self.shapes: Final = frozenset(rules.hand.shapes)
        self.yaku_needed: Final = rules.hand.yaku_needed
        self.two_yaku_from: Final = rules.hand.two_yaku_from_counters or None
        self.dora_of: Final = DORA_OF if rules.play.seats == 4 else DORA_OF_THREE
        self.peikou_as_printed: Final = (
            rules.hand.ryanpeikou == "same-numbers" or "iipeikou" in self.yaku[False]
        )
        """Whether pairs of chows need a closer look than most books ask for."""
        self._bonuses: Final[dict[tuple[str, int], YakuItem]] = {}
        self._worths: Final[dict[int, Worth]] = {}
        self._situations: Final[dict[int, tuple[tuple[YakuItem, ...], int]]] = {}

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
            items = self._situation(flags, closed)
            found = self._situations[key] = items, sum(item.han for item in items)
        return found

    def _situation(self, flags: int, closed: bool) -> tuple[YakuItem, ...]:
        before_own_turn = self.rules.hand.ippatsu_until == "before-own-turn"
        ippatsu = flags & IPPATSU and not (before_own_turn and flags & TSUMO)
        haitei = flags & HAITEI and (not flags & RINSHAN or self.rules.hand.haitei_with_rinshan)
        ids = (
            ("double-riichi", flags & DOUBLE_RIICHI),
            ("riichi", flags & RIICHI and not flags & DOUBLE_RIICHI),
            ("ippatsu", ippatsu),
            ("menzen-tsumo", flags & TSUMO and closed),
            ("rinshan", flags & RINSHAN),
            ("chankan", flags & CHANKAN),
            ("haitei", haitei),
            ("houtei", flags & HOUTEI),
        )
        items = self.yaku[closed]
        return tuple(items[id] for id, holds in ids if holds and id in items)


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
