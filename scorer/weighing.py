"""One hand being weighed: every reading that may be declared, with its worth."""

from typing import Final

from scorer.book import Book
from scorer.candidate import Candidate
from scorer.context import FIRST_TURN, TSUMO, WinContext
from scorer.dora import count_dora
from scorer.hand import Hand
from scorer.result import HAN_OF_A_YAKUMAN, FuItem, Shape, Wait, YakuItem
from scorer.shapes import Split, is_seven_pairs, is_thirteen_orphans, splits
from scorer.tiles import KIND_OF
from scorer.worth import MANGAN_BASE, YAKUMAN_BASE
from scorer.yaku import NOT_GREEN, SIMPLES, by_sets, by_tiles, peikou_as_printed
from scorer.yakuman import (
    yakuman_by_wait,
    yakuman_of,
    yakuman_of_orphans,
    yakuman_of_seven_pairs,
)

# An enumeration's member is slow to look up, and these are asked for at every hand.
_PAIR, _PUNG, _CLOSED = Wait.PAIR, Wait.PUNG, Wait.CLOSED
_EDGE, _TWO_SIDED = Wait.EDGE, Wait.TWO_SIDED
_SETS, _ORPHANS = Shape.SETS, Shape.THIRTEEN_ORPHANS
_VALUE: Final = 1
"""Where an item has its han or fu; by its place it is reached sooner than by its name."""
_candidate = Candidate._make
_NONE: Final[list[YakuItem]] = []


class Weighing:
    """A hand and its situation under one book, and the candidates found so far."""

    __slots__ = (
        "_closed",
        "_concealed_kongs",
        "_dealer",
        "_dora_han",
        "_found",
        "_known",
        "_meld_pungs",
        "_near_yakuman",
        "_needed",
        "_situation_han",
        "_tsumo",
        "_win",
        "book",
        "complete",
        "context",
        "dora",
        "hand",
        "most_yaku",
        "situation",
    )

    def __init__(self, hand: Hand, context: WinContext, book: Book) -> None:
        _, win, _, closed, _, _, mask, _, _, pung_mask, kongs, concealed_kongs = hand
        flags = context.flags
        self.hand, self.context, self.book = hand, context, book
        self._closed, self._meld_pungs, self._concealed_kongs = closed, pung_mask, concealed_kongs
        self._known = book.yaku[closed]
        self._tsumo = flags & TSUMO > 0
        self._dealer = context.seat == 0
        self._win = KIND_OF[win]
        self.situation, self._situation_han = book.situation(flags, closed)
        self.dora = count_dora(hand, context, book)
        self._dora_han = 0
        for item in self.dora:
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
        self.complete = False
        self.most_yaku = 0

    def candidates(self) -> list[Candidate]:
        shapes, hand = self.book.shapes, self.hand
        counts, mask = hand.counts, hand.mask
        found = splits(counts)
        if found and _SETS in shapes:
            self.complete = True
            ids = by_tiles(mask)
            for split in found:
                self._weigh_split(split, ids)
        if not hand.melds:
            if is_seven_pairs(counts) and Shape.SEVEN_PAIRS in shapes:
                self.complete = True
                self._weigh_seven_pairs()
            elif is_thirteen_orphans(counts, mask) and _ORPHANS in shapes:
                self.complete = True
                self._weigh_orphans()
        return self._found

    # ------------------------------------------------------------------ the shapes

    def _weigh_split(self, split: Split, tile_yaku: list[str]) -> None:
        """Every tile of the split that may have been the winning one."""
        hand, context, win, known = self.hand, self.context, self._win, self._known
        _, pungs, pair, chow_mask, pung_mask = split
        yaku = []
        ids = by_sets(split, hand, context.seat, context.round)
        if self.book.peikou_as_printed:
            ids = peikou_as_printed(ids, split, hand, self.book.rules.hand.ryanpeikou)
        for id in tile_yaku + ids:
            item = known.get(id)
            if item is not None:
                yaku.append(item)
        honour_pungs = (pung_mask | self._meld_pungs) >> 27
        if self._near_yakuman or honour_pungs.bit_count() >= 3:
            yakuman = yakuman_of(hand, context, self.book, honour_pungs, pair)
        else:
            yakuman = _NONE
        fu = self.book.fu
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
        fu_book = self.book.fu
        drawn = fu_book.self_draw
        if len(items) == 1 and self._closed:
            # All chows, a plain pair and a two-sided wait: nothing to give fu for.
            pinfu = self._known.get("pinfu")
            if pinfu is not None:
                drawn, yaku = fu_book.self_draw_with_pinfu, [*yaku, pinfu]
        elif concealed >= 3:
            four = None
            if concealed == 4:
                by_pair = self.book.rules.hand.suuankou_extra == "pair-wait"
                special = wait is _PAIR if by_pair else self._tsumo
                four = yakuman_by_wait("suuankou", special, self.context, self.book)
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
        elif fu == items[0][_VALUE]:
            alone = fu_book.closed_ron_alone if self._closed else fu_book.open_pinfu
            if alone[_VALUE] or not self._closed:
                items = [*items, alone]
                fu += alone[_VALUE]
        rounding = fu_book.rounding
        fu = -(-fu // rounding) * rounding
        self._keep(_SETS, split, wait, completed, yaku, yakuman, items, fu)

    def _weigh_seven_pairs(self) -> None:
        book, hand = self.book, self.hand
        known = book.yaku[True]
        ids = [*by_tiles(hand.mask), "chiitoitsu"]
        yaku = [known[id] for id in ids if id in known]
        yakuman = yakuman_of_seven_pairs(hand, self.context, book)
        items, fu = book.fu.of_seven_pairs(hand, self.context)
        self._keep(Shape.SEVEN_PAIRS, None, Wait.PAIR, self._win, yaku, yakuman, items, fu)

    def _weigh_orphans(self) -> None:
        """Thirteen orphans; thirteen-sided when the winning tile made the pair."""
        thirteen_sided = self.hand.counts >> 4 * self._win & 15 == 2
        yakuman = yakuman_of_orphans(thirteen_sided, self.hand, self.context, self.book)
        wait = Wait.PAIR if thirteen_sided else Wait.ORPHAN
        self._keep(Shape.THIRTEEN_ORPHANS, None, wait, self._win, [], yakuman, [], 0)

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
            count = sum(times) if self.book.rules.limits.yakuman_add_up else max(times)
            value = self.book.paid(YAKUMAN_BASE * count, self._dealer, self._tsumo, "yakuman")
            han = HAN_OF_A_YAKUMAN * count
            self._found.append(
                _candidate((value.points, han, fu, value, yakuman, count, True, *rest))
            )
            return
        if self.context.flags & FIRST_TURN and not self._tsumo:
            self._keep_renho(fu, rest)
        han = self._situation_han
        for item in yaku:
            han += item[_VALUE]
        if han < self._needed:
            self.most_yaku = max(han, self.most_yaku)
            return
        han += self._dora_han
        value = self.book.worth(han, fu, self._dealer, self._tsumo)
        counted = 1 if value[1] == "yakuman" else 0
        self._found.append(_candidate((value[0], han, fu, value, yaku, counted, False, *rest)))

    def _keep_renho(
        self, fu: int, rest: tuple[list[FuItem], Shape, Split | None, Wait, int]
    ) -> None:
        """Renho as a mangan of its own: neither other yaku nor dora beside it."""
        item = self.book.renho
        if item is None or item.yakuman:
            return
        value = self.book.paid(MANGAN_BASE, self._dealer, tsumo=False, limit="mangan")
        self._found.append(Candidate(value.points, item.han, fu, value, [item], 0, True, *rest))
