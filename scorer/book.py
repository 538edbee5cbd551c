"""A rule set made ready for scoring: each yaku and item of fu, built once and shared."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from scorer.dora import DORA_OF, DORA_OF_THREE
from scorer.hand import FIRST_TURN, RIICHI, TSUMO, WINDS, Hand, MeldKind, WinContext
from scorer.result import HAN_OF_A_YAKUMAN, FuItem, YakuItem
from scorer.ruleset import RuleSet
from scorer.shapes import Split
from scorer.tiles import KINDS, TILES, Tile
from scorer.worth import LIMITS, MANGAN_BASE, YAKUMAN_BASE, Limit, Worth, worth_under
from scorer.yaku import YAKU
from scorer.yaku_rows import BY_WIN, IN_FIRST_TURN, Facts, Test
from scorer.yakuman import YAKUMAN

_CHI, _PON, _ANKAN = MeldKind.CHI, MeldKind.PON, MeldKind.ANKAN
_FIRST_DRAW: Final = FIRST_TURN | TSUMO
_NORTH: Final = 4 * 30
"""Where the norths are counted."""


class FuBook:
    """Every fu item of a rule set: for a set, a pair, a wait and the way of winning."""

    def __init__(self, rules: RuleSet) -> None:
        fu = rules.fu

        def item(id: str, field: str) -> FuItem:
            return FuItem(id, getattr(fu, field), rules.section(f"fu.{field}"))

        self.closed_ron: Final = item("closed-hand-won-on-a-discard", "closed_ron")
        self.open_hand: Final = item("open-hand", "otherwise")
        self.self_drawn: Final = item("self-drawn-hand", "otherwise")
        self.closed_ron_alone: Final = item("closed-ron-without-other-fu", "closed_ron_alone")
        self.seven_pairs: Final = item("seven-pairs", "seven_pairs")
        self.self_draw: Final = item("self-draw", "self_draw")
        self.self_draw_with_pinfu: Final = item("self-draw", "self_draw_with_pinfu")
        self.open_pinfu: Final = item("open-pinfu", "open_pinfu")
        self.edge_wait, self.closed_wait, self.pair_wait = (
            item(f"{wait}-wait", "single_wait") for wait in ("edge", "closed", "pair")
        )
        self.rounding: Final = fu.rounding
        self.some_are_nothing: Final = 0 in fu._replace(
            self_draw_with_pinfu=1, closed_ron_alone=1, seven_pairs=25
        )
        """Whether a club gives no fu where the books do, so that items must be sifted."""
        self.open_pung: Final = self._sets(rules, "open", "pung")
        self.concealed_pung: Final = self._sets(rules, "concealed", "pung")
        self.open_kong: Final = self._sets(rules, "open", "kong")
        self.concealed_kong: Final = self._sets(rules, "concealed", "kong")
        self.pairs: Final = [
            [self._pair(rules, seat, round_wind, kind) for kind in range(KINDS)]
            for seat in WINDS
            for round_wind in WINDS
        ]
        """By four times the seat plus the round, then by the pair's tile."""

    @staticmethod
    def _sets(rules: RuleSet, how: str, what: str) -> list[FuItem]:
        items = []
        for tile in TILES[:KINDS]:
            field = f"{how}_{what}_{'simple' if tile.is_simple else 'outside'}"
            of = "honours" if tile.is_honour else "terminals" if tile.is_terminal else "simples"
            items.append(
                FuItem(
                    f"{how}-{what}-of-{of}",
                    getattr(rules.fu, field),
                    rules.section(f"fu.{field}"),
                    int(tile),
                )
            )
        return items

    @staticmethod
    def _pair(rules: RuleSet, seat: int, round_wind: int, kind: int) -> tuple[FuItem, ...]:
        fu, section = rules.fu, rules.section
        if kind >= 31:
            return (FuItem("pair-of-dragons", fu.pair_dragon, section("fu.pair_dragon"), kind),)
        own = FuItem("pair-of-the-seat-wind", fu.pair_seat_wind, section("fu.pair_seat_wind"), kind)
        ours = FuItem(
            "pair-of-the-round-wind", fu.pair_round_wind, section("fu.pair_round_wind"), kind
        )
        is_seat, is_round = kind == 27 + seat, kind == 27 + round_wind
        if is_seat and is_round:
            if fu.pair_double_wind == own.fu + ours.fu:
                return (ours, own)
            name = "pair-of-the-seat-and-round-wind"
            return (FuItem(name, fu.pair_double_wind, section("fu.pair_double_wind"), kind),)
        return (own,) if is_seat else (ours,) if is_round else ()

    def of_seven_pairs(self, hand: Hand, context: WinContext) -> tuple[list[FuItem], int]:
        """The fu of their own, or pair by pair where a book gives them none."""
        if self.seven_pairs.fu:
            return [self.seven_pairs], self.seven_pairs.fu
        tsumo = context.flags & TSUMO
        items = [self.self_drawn if tsumo else self.closed_ron]
        for pair in range(27, KINDS):
            if hand.mask >> pair & 1:
                items += self.pairs[context.seat << 2 | context.round][pair]
        items.append(self.pair_wait)
        if tsumo:
            items.append(self.self_draw)
        fu = sum(item.fu for item in items)
        return items, -(-fu // self.rounding) * self.rounding

    def of_meld(self, kind: MeldKind) -> list[FuItem]:
        """The items for a pung or kong laid down, by its tile."""
        if kind is _PON:
            return self.open_pung
        return self.concealed_kong if kind is _ANKAN else self.open_kong

    def of_sets(self, split: Split, hand: Hand, context: WinContext) -> list[FuItem]:
        """The items that hold whatever the winning tile completed: win, sets and pair."""
        if not hand.is_closed:
            items = [self.open_hand]
        else:
            items = [self.self_drawn if context.flags & TSUMO else self.closed_ron]
        for pung in split.pungs:
            items.append(self.concealed_pung[pung])
        for meld in hand.melds:
            if meld.kind is not _CHI:
                items.append(self.of_meld(meld.kind)[meld.first])
        if split.pair >= 27:
            items += self.pairs[context.seat << 2 | context.round][split.pair]
        return items


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

    def dora_in(self, hand: Hand, context: WinContext) -> tuple[YakuItem, ...]:
        """The han that bonus tiles add to a hand that has a yaku."""
        items = []
        counts, dora_of = hand.all_counts, self.dora_of
        if context.norths:
            counts += context.norths << _NORTH
            items.append(self.bonus("north", context.norths))
        if dora := _count(counts, context.dora_indicators, dora_of):
            items.append(self.bonus("dora", dora))
        # Only a riichi hand turns the tiles under the indicators (EMA 2016 §3.3.14).
        in_riichi = context.flags & RIICHI and self.ura_dora
        if in_riichi and (ura := _count(counts, context.ura_indicators, dora_of)):
            items.append(self.bonus("ura-dora", ura))
        if hand.reds and self.rules.play.red_fives:
            items.append(self.bonus("red-five", hand.reds))
        return tuple(items)

    def situation(self, flags: int, closed: bool) -> tuple[tuple[YakuItem, ...], int]:
        """The yaku that the way of winning gives, whatever the tiles are, and their han."""
        key = flags << 1 | closed
        found = self._situations.get(key)
        if found is None:
            facts = Facts(self.rules.hand, flags, closed)
            items = tuple(item for holds, item in self.yaku[closed][BY_WIN] if holds(facts))
            found = self._situations[key] = items, sum(item.han for item in items)
        return found


def _count(counts: int, indicators: tuple[Tile, ...], dora_of: Sequence[int]) -> int:
    total = 0
    for indicator in indicators:
        total += counts >> 4 * dora_of[indicator] & 15
    return total


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
