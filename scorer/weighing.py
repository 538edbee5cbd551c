"""One hand being weighed: every reading that may be declared, with its worth."""

from typing import Final, NamedTuple

from scorer.book import Book
from scorer.context import FIRST_TURN, TSUMO, WinContext
from scorer.dora import count_dora
from scorer.hand import Hand, MeldKind
from scorer.payments import pay_win
from scorer.result import (
    HAN_OF_A_YAKUMAN,
    NoWin,
    NoWinReason,
    Reading,
    Score,
    Shape,
    Wait,
    YakuItem,
)
from scorer.shapes import Split, is_seven_pairs, is_thirteen_orphans, splits
from scorer.worth import MANGAN_BASE, YAKUMAN_BASE, Worth, worth
from scorer.yaku import (
    by_sets,
    by_tiles,
    is_nine_gates,
    is_nine_sided,
    yakuman_by_sets,
    yakuman_by_tiles,
)


class Candidate(NamedTuple):
    """One reading with its worth; compared by points, then han, then fu."""

    points: int
    han: int
    fu: int
    worth: Worth
    yaku: tuple[YakuItem, ...]
    yakuman: int
    shape: Shape
    split: Split | None
    wait: Wait
    completed: int


class _Sets(NamedTuple):
    """What the melds bring to every reading of the concealed tiles."""

    chow_mask: int
    pung_mask: int
    concealed_pungs: int
    kongs: int
    fu: int


_NO_MELDS: Final = _Sets(0, 0, 0, 0, 0)


class Weighing:
    """One hand being weighed under one book."""

    __slots__ = (
        "_book",
        "_closed",
        "_complete",
        "_context",
        "_dealer",
        "_dora",
        "_found",
        "_hand",
        "_melds",
        "_most_yaku",
        "_situation",
        "_tsumo",
        "_win",
    )

    def __init__(self, hand: Hand, context: WinContext, book: Book) -> None:
        self._hand, self._context, self._book = hand, context, book
        self._closed = hand.is_closed
        self._tsumo = bool(context.flags & TSUMO)
        self._dealer = context.seat == 0
        self._win = int(hand.win.kind)
        self._situation = book.situation(context.flags, self._closed)
        self._melds = _melds(hand, book) if hand.melds else _NO_MELDS
        self._dora = count_dora(hand, context, book.rules)
        self._found: list[Candidate] = []
        self._complete = False
        self._most_yaku = 0

    def candidates(self) -> list[Candidate]:
        hand = self._hand
        found = splits(hand.counts)
        if found:
            self._complete = True
            tiles = by_tiles(hand.mask)
            for split in found:
                self._weigh_split(split, tiles)
        if not hand.melds:
            if is_seven_pairs(hand.counts):
                self._complete = True
                self._weigh_seven_pairs()
            elif is_thirteen_orphans(hand.counts, hand.mask):
                self._complete = True
                self._weigh_orphans()
        return self._found

    # ------------------------------------------------------------------ the shapes

    def _weigh_split(self, split: Split, tiles: list[str]) -> None:
        hand, book, context = self._hand, self._book, self._context
        melds = self._melds
        chow_mask = split.chow_mask | melds.chow_mask
        pung_mask = split.pung_mask | melds.pung_mask
        yaku = self._yaku(
            tiles + by_sets(split, chow_mask, pung_mask, hand, context.seat, context.round)
        )
        if melds.kongs == 3 and (item := book.yaku[self._closed].get("sankantsu")):
            yaku.append(item)
        yakuman = self._yakuman(pung_mask, split.pair)
        concealed = len(split.pungs) + melds.concealed_pungs
        win, tsumo = self._win, self._tsumo
        fu_book = book.fu
        pair_fu = 0
        if split.pair >= 27:
            for item_fu in fu_book.pairs[context.seat, context.round][split.pair]:
                pair_fu += item_fu.fu
        fu = melds.fu + pair_fu
        for pung in split.pungs:
            fu += fu_book.concealed_pung[pung].fu
        if tsumo or not self._closed:
            fu += book.rules.fu.otherwise
        else:
            fu += book.rules.fu.closed_ron
        if split.pair == win:
            extra = book.rules.fu.single_wait
            self._weigh(split, Wait.PAIR, win, yaku, yakuman, concealed, fu + extra)
        if split.pung_mask >> win & 1:
            if tsumo:
                self._weigh(split, Wait.PUNG, win, yaku, yakuman, concealed, fu)
            else:
                # A pung won on a discard counts as open (EMA 2016 §4.1.1).
                less = fu_book.concealed_pung[win].fu - fu_book.open_pung[win].fu
                self._weigh(split, Wait.PUNG, win, yaku, yakuman, concealed - 1, fu - less)
        if win < 27:
            number = win % 9
            chows = split.chow_mask
            if number >= 1 and number <= 7 and chows >> win - 1 & 1:
                extra = book.rules.fu.single_wait
                self._weigh(split, Wait.CLOSED, win - 1, yaku, yakuman, concealed, fu + extra)
            if number <= 6 and chows >> win & 1:
                self._weigh_side(split, win, number == 6, yaku, yakuman, concealed, fu, pair_fu)
            if number >= 2 and chows >> win - 2 & 1:
                self._weigh_side(split, win - 2, number == 2, yaku, yakuman, concealed, fu, pair_fu)

    def _weigh_side(
        self,
        split: Split,
        chow: int,
        edge: bool,
        yaku: list[YakuItem],
        yakuman: list[YakuItem],
        concealed: int,
        fu: int,
        pair_fu: int,
    ) -> None:
        """The winning tile at the end of a chow: an edge wait, or a two-sided one and pinfu."""
        if edge:
            extra = self._book.rules.fu.single_wait
            self._weigh(split, Wait.EDGE, chow, yaku, yakuman, concealed, fu + extra)
            return
        if self._closed and len(split.chows) == 4 and not pair_fu:
            pinfu = self._book.yaku[True].get("pinfu")
            if pinfu is not None:
                self._weigh(split, Wait.TWO_SIDED, chow, [*yaku, pinfu], yakuman, 0, fu, True)
                return
        self._weigh(split, Wait.TWO_SIDED, chow, yaku, yakuman, concealed, fu)

    def _weigh(
        self,
        split: Split,
        wait: Wait,
        completed: int,
        yaku: list[YakuItem],
        yakuman: list[YakuItem],
        concealed: int,
        fu: int,
        pinfu: bool = False,
    ) -> None:
        book = self._book
        if concealed >= 3:
            if concealed == 4 and (item := self._special("suuankou", wait is Wait.PAIR)):
                yakuman = [*yakuman, item]
            elif concealed == 3 and (item := book.yaku[self._closed].get("sanankou")):
                yaku = [*yaku, item]
        rule = book.rules.fu
        if self._tsumo:
            fu += rule.self_draw_with_pinfu if pinfu else rule.self_draw
        elif fu == rule.otherwise and not self._closed:
            fu += rule.open_pinfu
        rounding = rule.rounding
        fu = -(-fu // rounding) * rounding
        self._add(Shape.SETS, split, wait, completed, yaku, yakuman, fu)

    def _weigh_seven_pairs(self) -> None:
        book, hand = self._book, self._hand
        item = book.yaku[True].get("chiitoitsu")
        yaku = self._yaku(by_tiles(hand.mask))
        if item is not None:
            yaku.append(item)
        yakuman = self._yakuman(0, -1)
        stars = book.yakuman.get(("daichisei", False))
        if stars is not None:
            # Seven pairs of honours are this in place of all honours, not both.
            yakuman = [stars if one.id == "tsuuiisou" else one for one in yakuman]
        fu = book.rules.fu.seven_pairs
        self._add(Shape.SEVEN_PAIRS, None, Wait.PAIR, self._win, yaku, yakuman, fu)

    def _weigh_orphans(self) -> None:
        """Thirteen orphans: thirteen-sided when the winning tile made the pair."""
        thirteen_sided = self._hand.counts >> 4 * self._win & 15 == 2
        item = self._special("kokushi", thirteen_sided)
        yakuman = self._yakuman(0, -1)
        if item is not None:
            yakuman = [item, *yakuman]
        wait = Wait.PAIR if thirteen_sided else Wait.ORPHAN
        self._add(Shape.THIRTEEN_ORPHANS, None, wait, self._win, [], yakuman, 0)

    def _add(
        self,
        shape: Shape,
        split: Split | None,
        wait: Wait,
        completed: int,
        yaku: list[YakuItem],
        yakuman: list[YakuItem],
        fu: int,
    ) -> None:
        """Keep the reading if it may be declared."""
        book = self._book
        if yakuman:
            times = [item.yakuman for item in yakuman]
            count = sum(times) if book.rules.limits.yakuman_add_up else max(times)
            value = worth(YAKUMAN_BASE * count, self._dealer, self._tsumo, "yakuman")
            self._found.append(
                Candidate(
                    value.points,
                    HAN_OF_A_YAKUMAN * count,
                    fu,
                    value,
                    tuple(yakuman),
                    count,
                    shape,
                    split,
                    wait,
                    completed,
                )
            )
            return
        if self._context.flags & FIRST_TURN:
            self._add_renho(shape, split, wait, completed, fu)
        han = 0
        for item in yaku:
            han += item.han
        for item in self._situation:
            han += item.han
        if han > self._most_yaku:
            self._most_yaku = han
        if han < self._yaku_needed():
            return
        for item in self._dora:
            han += item.han
        value = book.worth(han, fu, self._dealer, self._tsumo)
        everything = (*self._situation, *yaku, *self._dora)
        self._found.append(
            Candidate(value.points, han, fu, value, everything, 0, shape, split, wait, completed)
        )

    def _add_renho(
        self, shape: Shape, split: Split | None, wait: Wait, completed: int, fu: int
    ) -> None:
        """Renho as a mangan of its own: neither other yaku nor dora beside it."""
        item = self._book.renho
        if item is None or item.yakuman or self._tsumo or self._dealer:
            return
        value = worth(MANGAN_BASE, dealer=False, tsumo=False, limit="mangan")
        self._found.append(
            Candidate(value.points, item.han, fu, value, (item,), 0, shape, split, wait, completed)
        )

    # ------------------------------------------------------------------ the yaku

    def _yaku(self, ids: list[str]) -> list[YakuItem]:
        """The items of those yaku that the rule set knows for this hand, open or closed."""
        items = self._book.yaku[self._closed]
        return [items[id] for id in ids if id in items]

    def _yakuman(self, pung_mask: int, pair: int) -> list[YakuItem]:
        """Yakuman that do not hang on what the winning tile completed."""
        hand, context = self._hand, self._context
        ids = yakuman_by_tiles(hand.mask)
        if pung_mask >> 27:
            ids += yakuman_by_sets(pung_mask, pair)
        if self._melds.kongs == 4:
            ids.append("suukantsu")
        items = [item for id in ids if (item := self._book.yakuman.get((id, False)))]
        if is_nine_gates(hand) and (item := self._special("chuuren", is_nine_sided(hand))):
            items.append(item)
        if context.flags & FIRST_TURN:
            if self._tsumo:
                first = self._book.yakuman.get(("tenho" if self._dealer else "chiho", False))
            else:
                renho = self._book.renho
                first = renho if renho and renho.yakuman and not self._dealer else None
            if first is not None:
                items.append(first)
        return items

    def _special(self, id: str, special: bool) -> YakuItem | None:
        """A yakuman that some books pay double for its wait, though not under tenho in all."""
        if special and self._context.flags & FIRST_TURN and self._tsumo and self._dealer:
            special = self._book.rules.hand.waits_under_tenho
        return self._book.yakuman.get((id, special))

    def _yaku_needed(self) -> int:
        rules = self._book.rules.hand
        from_counters = rules.two_yaku_from_counters
        if from_counters and self._context.counters >= from_counters:
            return max(2, rules.yaku_needed)
        return rules.yaku_needed

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
        reading = Reading(best.shape, best.split, best.wait, best.completed)
        pinfu = self._tsumo and any(item.id == "pinfu" for item in best.yaku)
        return Score(
            self._book.rules,
            self._hand,
            self._context,
            reading,
            best.han,
            best.fu,
            best.yakuman or int(best.worth.limit == "yakuman"),
            best.yaku,
            self._book.fu.items(reading, self._hand, self._context, pinfu),
            best.worth,
            pay_win(best.worth, best.yaku, self._context, self._book.rules),
        )


def _melds(hand: Hand, book: Book) -> _Sets:
    chow_mask = pung_mask = concealed = kongs = fu = 0
    for meld in hand.melds:
        if meld.kind is MeldKind.CHI:
            chow_mask |= 1 << meld.first
            continue
        pung_mask |= 1 << meld.first
        fu += book.fu.of_meld(meld.kind)[meld.first].fu
        if meld.kind is not MeldKind.PON:
            kongs += 1
            if meld.kind is MeldKind.ANKAN:
                concealed += 1
    return _Sets(chow_mask, pung_mask, concealed, kongs, fu)
