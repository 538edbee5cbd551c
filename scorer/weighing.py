"""One hand being weighed: every reading that may be declared, with its worth."""

from typing import Final, NamedTuple

from scorer.book import Book
from scorer.context import FIRST_TURN, TSUMO, WinContext
from scorer.dora import count_dora
from scorer.hand import Hand
from scorer.payments import pay_win
from scorer.result import (
    HAN_OF_A_YAKUMAN,
    FuItem,
    NoWin,
    NoWinReason,
    Reading,
    Score,
    Shape,
    Wait,
    YakuItem,
)
from scorer.shapes import Split, is_seven_pairs, is_thirteen_orphans, splits
from scorer.tiles import KIND_OF
from scorer.worth import MANGAN_BASE, YAKUMAN_BASE, Worth, worth
from scorer.yaku import (
    NOT_GREEN,
    SIMPLES,
    by_sets,
    by_tiles,
    nine_gates_spare,
    yakuman_by_sets,
    yakuman_by_tiles,
)

# An enumeration's member is slow to look up, and these are asked for at every hand.
_PAIR, _PUNG, _CLOSED = Wait.PAIR, Wait.PUNG, Wait.CLOSED
_EDGE, _TWO_SIDED = Wait.EDGE, Wait.TWO_SIDED
_SETS, _ORPHANS = Shape.SETS, Shape.THIRTEEN_ORPHANS


_VALUE: Final = 1
"""Where an item has its han or fu; by its place it is reached sooner than by its name."""


class Candidate(NamedTuple):
    """One reading with its worth; the first three say which of two is higher."""

    points: int
    han: int
    fu: int
    worth: Worth
    yaku: list[YakuItem]
    yakuman: int
    stands_alone: bool
    """Neither the way of winning nor dora counts beside it: a yakuman, or renho as a mangan."""
    fu_items: list[FuItem]
    shape: Shape
    split: Split | None
    wait: Wait
    completed: int


_candidate = Candidate._make
_NONE: Final[list[YakuItem]] = []


class Weighing:
    """A hand and its situation under one book, and the candidates found so far."""

    __slots__ = (
        "_book",
        "_closed",
        "_complete",
        "_concealed_kongs",
        "_context",
        "_counts",
        "_dealer",
        "_dora",
        "_dora_han",
        "_found",
        "_hand",
        "_known",
        "_mask",
        "_meld_pungs",
        "_melds",
        "_most_yaku",
        "_near_yakuman",
        "_needed",
        "_situation",
        "_situation_han",
        "_tsumo",
        "_win",
    )

    def __init__(self, hand: Hand, context: WinContext, book: Book) -> None:
        _, win, melds, closed, counts, _, mask, _, _, pung_mask, kongs, concealed_kongs = hand
        flags = context.flags
        self._hand, self._context, self._book = hand, context, book
        self._closed, self._counts, self._mask, self._melds = closed, counts, mask, melds
        self._meld_pungs, self._concealed_kongs = pung_mask, concealed_kongs
        self._known = book.yaku[closed]
        self._tsumo = flags & TSUMO > 0
        self._dealer = context.seat == 0
        self._win = KIND_OF[win]
        self._situation, self._situation_han = book.situation(flags, closed)
        self._dora = count_dora(hand, context, book)
        self._dora_han = 0
        for item in self._dora:
            self._dora_han += item[_VALUE]
        self._needed = book.yaku_needed
        if book.two_yaku_from is not None and context.counters >= book.two_yaku_from:
            self._needed = max(2, self._needed)
        self._near_yakuman = (
            not mask & SIMPLES
            or not mask & NOT_GREEN
            or mask.bit_count() == 9  # nine gates are all nine of a suit
            or kongs == 4
            or flags & FIRST_TURN
        )
        self._found: list[Candidate] = []
        self._complete = False
        self._most_yaku = 0

    def candidates(self) -> list[Candidate]:
        shapes, counts, mask = self._book.shapes, self._counts, self._mask
        found = splits(counts)
        if found and _SETS in shapes:
            self._complete = True
            ids = by_tiles(mask)
            for split in found:
                self._weigh_split(split, ids)
        if not self._melds:
            if is_seven_pairs(counts) and Shape.SEVEN_PAIRS in shapes:
                self._complete = True
                self._weigh_seven_pairs()
            elif is_thirteen_orphans(counts, mask) and _ORPHANS in shapes:
                self._complete = True
                self._weigh_orphans()
        return self._found

    # ------------------------------------------------------------------ the shapes

    def _weigh_split(self, split: Split, tile_yaku: list[str]) -> None:
        """Every tile of the split that may have been the winning one."""
        hand, context, win, known = self._hand, self._context, self._win, self._known
        _, pungs, pair, chow_mask, pung_mask = split
        yaku = []
        for id in tile_yaku + by_sets(split, hand, context.seat, context.round):
            item = known.get(id)
            if item is not None:
                yaku.append(item)
        honour_pungs = (pung_mask | self._meld_pungs) >> 27
        if self._near_yakuman or honour_pungs.bit_count() >= 3:
            yakuman = self._yakuman(honour_pungs, pair)
        else:
            yakuman = _NONE
        fu = self._book.fu
        of_fu = fu.of_sets(split, hand, context)
        concealed = len(pungs) + self._concealed_kongs
        if pair == win:
            items = [*of_fu, fu.pair_wait]
            self._weigh(split, _PAIR, win, yaku, yakuman, concealed, items)
        if pung_mask >> win & 1:
            if self._tsumo:
                self._weigh(split, _PUNG, win, yaku, yakuman, concealed, of_fu)
            else:
                # A pung completed by a discard counts as open (EMA 2016 §4.1.1).
                at = 1 + pungs.index(win)
                items = [*of_fu[:at], fu.open_pung[win], *of_fu[at + 1 :]]
                self._weigh(split, _PUNG, win, yaku, yakuman, concealed - 1, items)
        # The chows that begin two tiles before the winning tile, one before, and with it.
        chows = chow_mask << 2 >> win & 0b111 if win < 27 else 0
        if not chows:
            return
        if chows & 0b010:
            items = [*of_fu, fu.closed_wait]
            self._weigh(split, _CLOSED, win - 1, yaku, yakuman, concealed, items)
        number = win % 9
        if chows & 0b100:
            wait, items = (_EDGE, [*of_fu, fu.edge_wait]) if number == 6 else (_TWO_SIDED, of_fu)
            self._weigh(split, wait, win, yaku, yakuman, concealed, items)
        if chows & 0b001:
            wait, items = (_EDGE, [*of_fu, fu.edge_wait]) if number == 2 else (_TWO_SIDED, of_fu)
            self._weigh(split, wait, win - 2, yaku, yakuman, concealed, items)

    def _weigh(
        self,
        split: Split,
        wait: Wait,
        completed: int,
        yaku: list[YakuItem],
        yakuman: list[YakuItem],
        concealed: int,
        items: list[FuItem],
    ) -> None:
        """One split with what its winning tile completed: pinfu, concealed pungs and fu."""
        fu_book = self._book.fu
        drawn = fu_book.self_draw
        if len(items) == 1 and self._closed:
            # All chows, a plain pair and a two-sided wait: nothing to give fu for.
            pinfu = self._known.get("pinfu")
            if pinfu is not None:
                drawn, yaku = fu_book.self_draw_with_pinfu, [*yaku, pinfu]
        elif concealed >= 3:
            four = self._special("suuankou", wait is _PAIR) if concealed == 4 else None
            if four is not None:
                yakuman = [*yakuman, four]
            elif "sanankou" in self._known:
                yaku = [*yaku, self._known["sanankou"]]
        fu = 0
        for item in items:
            fu += item[_VALUE]
        if self._tsumo:
            if drawn[_VALUE]:
                items = [*items, drawn]
                fu += drawn[_VALUE]
        elif fu == items[0][_VALUE] and not self._closed:
            items = [*items, fu_book.open_pinfu]
            fu += fu_book.open_pinfu[_VALUE]
        rounding = fu_book.rounding
        fu = -(-fu // rounding) * rounding
        self._keep(_SETS, split, wait, completed, yaku, yakuman, items, fu)

    def _weigh_seven_pairs(self) -> None:
        book, hand = self._book, self._hand
        known = book.yaku[True]
        ids = [*by_tiles(hand.mask), "chiitoitsu"]
        yaku = [known[id] for id in ids if id in known]
        yakuman = self._yakuman(0, -1)
        stars = book.yakuman.get(("daichisei", False))
        if stars is not None:
            # Seven pairs of honours are paid as this in place of all honours, not as both.
            yakuman = [stars if item.id == "tsuuiisou" else item for item in yakuman]
        item = book.fu.seven_pairs
        self._keep(Shape.SEVEN_PAIRS, None, Wait.PAIR, self._win, yaku, yakuman, [item], item.fu)

    def _weigh_orphans(self) -> None:
        """Thirteen orphans; thirteen-sided when the winning tile made the pair."""
        thirteen_sided = self._hand.counts >> 4 * self._win & 15 == 2
        yakuman = self._yakuman(0, -1)
        item = self._special("kokushi", thirteen_sided)
        if item is not None:
            yakuman = [item, *yakuman]
        wait = Wait.PAIR if thirteen_sided else Wait.ORPHAN
        self._keep(Shape.THIRTEEN_ORPHANS, None, wait, self._win, [], yakuman, [], 0)

    # ------------------------------------------------------------------ the yakuman

    def _yakuman(self, honour_pungs: int, pair: int) -> list[YakuItem]:
        """Yakuman that do not hang on what the winning tile completed."""
        hand, flags = self._hand, self._context.flags
        ids = yakuman_by_tiles(hand.mask) + yakuman_by_sets(honour_pungs, pair)
        if hand.kongs == 4:
            ids.append("suukantsu")
        items = [item for id in ids if (item := self._book.yakuman.get((id, False)))]
        if not hand.melds and (spare := nine_gates_spare(hand.counts)) is not None:
            item = self._special("chuuren", spare == self._win % 9)
            if item is not None:
                items.append(item)
        if flags & FIRST_TURN and (item := self._first_turn()):
            items.append(item)
        return items

    def _first_turn(self) -> YakuItem | None:
        if self._tsumo:
            return self._book.yakuman.get(("tenho" if self._dealer else "chiho", False))
        renho = self._book.renho
        return renho if renho and renho.yakuman and not self._dealer else None

    def _special(self, id: str, special: bool) -> YakuItem | None:
        """A yakuman that some books pay double for its wait, though not under tenho in all."""
        if special and self._context.flags & FIRST_TURN and self._tsumo and self._dealer:
            special = self._book.rules.hand.waits_under_tenho
        return self._book.yakuman.get((id, special))

    # ------------------------------------------------------------------ the worth

    def _keep(
        self,
        shape: Shape,
        split: Split | None,
        wait: Wait,
        completed: int,
        yaku: list[YakuItem],
        yakuman: list[YakuItem],
        fu_items: list[FuItem],
        fu: int,
    ) -> None:
        """Keep the reading if it may be declared."""
        rest = (fu_items, shape, split, wait, completed)
        if yakuman:
            times = [item.yakuman for item in yakuman]
            count = sum(times) if self._book.rules.limits.yakuman_add_up else max(times)
            value = worth(YAKUMAN_BASE * count, self._dealer, self._tsumo, "yakuman")
            han = HAN_OF_A_YAKUMAN * count
            self._found.append(
                _candidate((value.points, han, fu, value, yakuman, count, True, *rest))
            )
            return
        if self._context.flags & FIRST_TURN and not self._tsumo:
            self._keep_renho(fu, rest)
        han = self._situation_han
        for item in yaku:
            han += item[_VALUE]
        if han < self._needed:
            self._most_yaku = max(han, self._most_yaku)
            return
        han += self._dora_han
        value = self._book.worth(han, fu, self._dealer, self._tsumo)
        counted = 1 if value[1] == "yakuman" else 0
        self._found.append(_candidate((value[0], han, fu, value, yaku, counted, False, *rest)))

    def _keep_renho(
        self, fu: int, rest: tuple[list[FuItem], Shape, Split | None, Wait, int]
    ) -> None:
        """Renho as a mangan of its own: neither other yaku nor dora beside it."""
        item = self._book.renho
        if item is None or item.yakuman or self._dealer:
            return
        value = worth(MANGAN_BASE, dealer=False, tsumo=False, limit="mangan")
        self._found.append(Candidate(value.points, item.han, fu, value, [item], 0, True, *rest))

    # ------------------------------------------------------------------ the answer

    def no_win(self) -> NoWin:
        """Why there is no candidate."""
        rules = self._book.rules
        reason: NoWinReason = "no-yaku"
        field = "hand.yaku_needed"
        if not self._complete:
            reason, field = "no-shape", "hand.shapes"
        elif self._most_yaku >= rules.hand.yaku_needed:
            reason, field = "needs-two-yaku", "hand.two_yaku_from_counters"
        elif self._dora:
            reason = "only-dora"
        return NoWin(rules, self._hand, self._context, reason, rules.section(field))

    def score(self, best: Candidate) -> Score:
        _, han, fu, value, found, yakuman, alone, fu_items, shape, split, wait, completed = best
        rules, hand, context = self._book.rules, self._hand, self._context
        yaku = tuple(found) if alone else (*self._situation, *found, *self._dora)
        if self._book.fu.some_are_nothing:
            fu_items = [item for item in fu_items if item.fu]
        return Score(
            rules,
            hand,
            context,
            Reading(shape, split, wait, completed),
            han,
            fu,
            yakuman,
            yaku,
            tuple(fu_items),
            value,
            pay_win(value, yaku, hand, context, rules),
        )
