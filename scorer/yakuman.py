"""The yakuman of a hand under one book; few hands are near one."""

from scorer.book import Book
from scorer.context import FIRST_TURN, TSUMO, WinContext
from scorer.hand import Hand
from scorer.result import YakuItem
from scorer.tiles import KIND_OF
from scorer.yaku import nine_gates_spare, yakuman_by_sets, yakuman_by_tiles


def yakuman_of(
    hand: Hand, context: WinContext, book: Book, honour_pungs: int, pair: int
) -> list[YakuItem]:
    """Those that do not hang on what the winning tile completed."""
    ids = yakuman_by_tiles(hand.mask) + yakuman_by_sets(honour_pungs, pair)
    if hand.kongs == 4:
        ids.append("suukantsu")
    if "ryuuiisou" in ids and book.rules.hand.all_green_needs_dragon and not hand.mask >> 32 & 1:
        ids.remove("ryuuiisou")
    items = [item for id in ids if (item := book.yakuman.get((id, False)))]
    if not hand.melds and (spare := nine_gates_spare(hand.counts)) is not None:
        number = KIND_OF[hand.win] % 9
        nine_sided = book.rules.hand.chuuren_extra == "nine-sided"
        special = spare == number if nine_sided else 0 < number < 8
        item = yakuman_by_wait("chuuren", special, context, book)
        if item is not None:
            items.append(item)
    if context.flags & FIRST_TURN and (item := _first_turn(context, book)):
        items.append(item)
    return items


def yakuman_of_seven_pairs(hand: Hand, context: WinContext, book: Book) -> list[YakuItem]:
    found = yakuman_of(hand, context, book, 0, -1)
    stars = book.yakuman.get(("daichisei", False))
    if stars is None:
        return found
    # Seven pairs of honours are paid as this in place of all honours, not as both.
    return [stars if item.id == "tsuuiisou" else item for item in found]


def yakuman_of_orphans(
    thirteen_sided: bool, hand: Hand, context: WinContext, book: Book
) -> list[YakuItem]:
    item = yakuman_by_wait("kokushi", thirteen_sided, context, book)
    found = yakuman_of(hand, context, book, 0, -1)
    return found if item is None else [item, *found]


def yakuman_by_wait(id: str, special: bool, context: WinContext, book: Book) -> YakuItem | None:
    """One that some books pay double for its wait, though not under tenho in all."""
    if special and context.seat == 0 and context.flags & FIRST_TURN and context.flags & TSUMO:
        special = book.rules.hand.waits_under_tenho
    return book.yakuman.get((id, special))


def _first_turn(context: WinContext, book: Book) -> YakuItem | None:
    dealer = context.seat == 0
    if context.flags & TSUMO:
        return book.yakuman.get(("tenho" if dealer else "chiho", False))
    renho = book.renho
    return renho if renho and renho.yakuman else None
