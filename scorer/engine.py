"""From a hand and its situation to its score: every reading weighed, the highest one kept."""

from typing import Final, NamedTuple

from scorer.book import Book, book_of
from scorer.hand import FIRST_TURN, TSUMO, Hand, WinContext, Wind, check_together
from scorer.liability import fed_part, pay_fed
from scorer.payments import Payments, pay_self_drawn
from scorer.result import HAN_OF_A_YAKUMAN, FuItem, NoWin, NoWinReason, Score, YakuItem
from scorer.ruleset import RuleSet
from scorer.shapes import (
    Reading,
    Shape,
    Split,
    Wait,
    is_seven_pairs,
    is_thirteen_orphans,
    new_tuple,
    splits,
)
from scorer.tiles import KIND_OF
from scorer.unplayed_hands import check_played
from scorer.worth import MANGAN_BASE, YAKUMAN_BASE, Worth
from scorer.yaku import doubled_as_printed, doubled_chows
from scorer.yaku_rows import (
    ALL_GREEN,
    ALL_OUTSIDE,
    ALL_SIMPLES,
    ANY,
    CONCEALED,
    DOUBLED,
    DRAGON_TILES,
    DRAGONS,
    HONOUR_TILES,
    IN_FIRST_TURN,
    KONGS,
    NINE_KINDS,
    NO_CHOWS,
    NO_SIMPLES,
    NOT_GREEN_TILES,
    ONE_SUIT,
    OUTSIDE_TILES,
    PLAIN,
    SETS,
    SEVEN_PAIRS,
    SIMPLE_TILES,
    THIRTEEN_ORPHANS,
    THREE_CHOWS,
    THREE_HONOURS,
    THREE_PUNGS,
    WIND_TILES,
    WINDS,
    Facts,
)

# An enumeration's member is slow to look up, and these are asked for at every hand.
_PAIR, _PUNG, _CLOSED = Wait.PAIR, Wait.PUNG, Wait.CLOSED
_EDGE, _TWO_SIDED = Wait.EDGE, Wait.TWO_SIDED
_SETS, _ORPHANS = Shape.SETS, Shape.THIRTEEN_ORPHANS
_VALUE: Final = 1
"""Where an item has its han or fu; by its place it is reached sooner than by its name."""
_NONE: Final[list[YakuItem]] = []
_MANY: Final = 3
"""Sets of a kind from which on they may be a yaku or a yakuman."""


def score(hand: Hand, context: WinContext, rules: RuleSet) -> Score | NoWin:
    """The hand's highest score under the rule set, or the reason that it cannot win.

    Highest by points, then by han, then by fu. A hand and a situation that cannot both be
    true raise :class:`~scorer.hand.HandError`.
    """
    weighing = _weighing(hand, context, rules)
    candidates = weighing.candidates()
    if not candidates:
        return no_win(weighing)
    best = candidates[0]
    if len(candidates) > 1:
        for candidate in candidates:
            if candidate[:3] > best[:3]:
                best = candidate
    return score_of(best, weighing)


def all_readings(hand: Hand, context: WinContext, rules: RuleSet) -> tuple[Score, ...]:
    """Every reading that may be declared, the highest first."""
    weighing = _weighing(hand, context, rules)
    ranked = sorted(weighing.candidates(), key=lambda candidate: candidate[:3], reverse=True)
    return tuple(score_of(candidate, weighing) for candidate in ranked)


def _weighing(hand: Hand, context: WinContext, rules: RuleSet) -> "Weighing":
    check_together(hand, context)
    book = book_of(rules)
    if book.plays_few or context.flags & FIRST_TURN or context.norths:
        check_played(hand, context, rules)
    return Weighing(hand, context, book)


def no_win(weighed: "Weighing") -> NoWin:
    """Why there is no candidate."""
    rules = weighed.book.rules
    reason: NoWinReason = "no-yaku"
    field = "hand.yaku_needed"
    if not weighed.complete:
        reason, field = "no-shape", "hand.shapes"
    elif weighed.most_yaku >= rules.hand.yaku_needed:
        reason, field = "needs-two-yaku", "hand.two_yaku_from_counters"
    elif weighed.dora:
        reason = "only-dora"
    return NoWin(rules, weighed.hand, weighed.context, reason, rules.section(field))


def score_of(candidate: "Candidate", weighed: "Weighing") -> Score:
    """One of its candidates, with who pays what."""
    _, han, fu, value, found, yakuman, alone, fu_items, shape, split, wait, completed = candidate
    book, hand, context = weighed.book, weighed.hand, weighed.context
    rules = book.rules
    yaku = tuple(found) if alone else (*weighed.situation, *found, *weighed.dora)
    if book.fu.some_are_nothing:
        fu_items = [item for item in fu_items if item.fu]
    reading = new_tuple(Reading, (shape, split, wait, completed))
    payments = pay_win(value, yaku, hand, context, rules)
    worth = (han, fu, yakuman, yaku, tuple(fu_items), value, payments)
    return new_tuple(Score, (rules, hand, context, reading, *worth))


def pay_win(
    value: Worth, yaku: tuple[YakuItem, ...], hand: Hand, context: WinContext, rules: RuleSet
) -> Payments:
    """One win with its counters and all the sticks; it sums to the sticks."""
    seat, discarder, liable = context.seat, context.discarder, context.liable
    fed = 0
    if liable is not None:
        fed = fed_part(value, yaku, hand, rules, tsumo=discarder is None)
    payments = pay_hand(value, seat, discarder, rules, context.counters, liable, fed)
    if context.sticks:
        payments[seat] += context.sticks * rules.play.riichi_stake
    return payments


def pay_hand(
    value: Worth,
    seat: Wind,
    discarder: Wind | None,
    rules: RuleSet,
    counters: int,
    liable: Wind | None = None,
    fed: int = 0,
) -> Payments:
    """One win with its counters and no sticks; it sums to zero.

    ``liable`` answers for ``fed`` of its yakuman; who threw the winning tile pays for that anyway.
    """
    if fed and liable is not None and liable != discarder:
        return pay_fed(value, fed, seat, discarder, liable, rules, counters)
    if discarder is None:
        return pay_self_drawn(value, seat, counters * rules.win.counter_on_self_draw, rules)
    total = value.points
    if counters:
        total += counters * rules.win.counter_on_discard
    return {discarder: -total, seat: total}


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


class Weighing:
    """A hand and its situation under one book, and the candidates found so far."""

    __slots__ = (
        "_closed", "_concealed_kongs", "_dealer", "_dora_han", "_found", "_needed",
        "_situation_han", "_tile_parts", "_tsumo", "_win", "_yaku", "book", "complete", "context",
        "dora", "hand", "most_yaku", "situation",
    )  # fmt: skip

    def __init__(self, hand: Hand, context: WinContext, book: Book) -> None:
        _, win, _, closed, _, _, mask, _, _, _, kongs, concealed_kongs = hand
        flags = context.flags
        self.hand, self.context, self.book = hand, context, book
        self._closed, self._concealed_kongs = closed, concealed_kongs
        self._yaku = book.yaku[closed]
        self._tsumo = flags & TSUMO > 0
        self._dealer = context.seat == 0
        self._win = KIND_OF[win]
        self.situation, self._situation_han = book.situation(flags, closed)
        self.dora, self._dora_han = book.dora_in(hand, context), 0
        for item in self.dora:
            self._dora_han += item[_VALUE]
        self._tile_parts = _parts_of_tiles(mask, kongs, flags)
        self._needed = book.yaku_needed
        if book.two_yaku_from is not None and context.counters >= book.two_yaku_from:
            self._needed = max(2, self._needed)
        self._found: list[Candidate] = []
        self.complete = False
        self.most_yaku = 0

    def candidates(self) -> list[Candidate]:
        shapes, hand = self.book.shapes, self.hand
        counts, mask = hand.counts, hand.mask
        found = splits(counts)
        if found and _SETS in shapes:
            self.complete = True
            for split in found:
                self._weigh_split(split)
        if not hand.melds:
            if is_seven_pairs(counts) and Shape.SEVEN_PAIRS in shapes:
                self.complete = True
                self._weigh_seven_pairs()
            elif not found and is_thirteen_orphans(counts, mask) and _ORPHANS in shapes:
                self.complete = True
                self._weigh_orphans()
        return self._found

    # ------------------------------------------------------------------ the shapes

    def _weigh_split(self, split: Split) -> None:
        """Every tile of the split that may have been the winning one."""
        hand, win, book = self.hand, self._win, self.book
        _, pungs, pair, chow_mask, pung_mask = split
        facts, parts = self._facts(split)
        yaku = []
        for holds, item in self._yaku[parts]:
            if holds(facts):
                yaku.append(item)
        yakuman = book.yakuman_of(facts, parts) if book.yakuman[parts] else _NONE
        fu = book.fu
        of_fu = fu.of_sets(split, hand, self.context)
        concealed = len(pungs) + self._concealed_kongs
        if pair == win:
            items = [*of_fu, fu.pair_wait]
            self._weigh(facts, split, _PAIR, win, yaku, yakuman, concealed, items)
        if pung_mask >> win & 1:
            if self._tsumo:
                self._weigh(facts, split, _PUNG, win, yaku, yakuman, concealed, of_fu)
            else:
                # A pung completed by a discard counts as open (EMA 2016 §4.1.1).
                at = 1 + pungs.index(win)
                items = [*of_fu[:at], fu.open_pung[win], *of_fu[at + 1 :]]
                self._weigh(facts, split, _PUNG, win, yaku, yakuman, concealed - 1, items)
        # The chows that begin two tiles before the winning tile, one before, and with it.
        chows = chow_mask << 2 >> win & 0b111 if win < 27 else 0
        if not chows:
            return
        if chows & 0b010:
            items = [*of_fu, fu.closed_wait]
            self._weigh(facts, split, _CLOSED, win - 1, yaku, yakuman, concealed, items)
        number = win % 9
        if chows & 0b100:
            wait, items = (_EDGE, [*of_fu, fu.edge_wait]) if number == 6 else (_TWO_SIDED, of_fu)
            self._weigh(facts, split, wait, win, yaku, yakuman, concealed, items)
        if chows & 0b001:
            wait, items = (_EDGE, [*of_fu, fu.edge_wait]) if number == 2 else (_TWO_SIDED, of_fu)
            self._weigh(facts, split, wait, win - 2, yaku, yakuman, concealed, items)

    def _weigh(
        self,
        facts: Facts,
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
            plain = [item for holds, item in self._yaku[PLAIN] if holds(facts)]
            if plain:
                drawn, yaku = fu_book.self_draw_with_pinfu, yaku + plain
        elif concealed >= _MANY:
            facts = new_tuple(Facts, (*facts[:-2], concealed, wait is _PAIR))
            four = self.book.yakuman_of(facts, CONCEALED)
            if four:
                yakuman = yakuman + four
            else:
                yaku = yaku + [item for holds, item in self._yaku[CONCEALED] if holds(facts)]
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
        book = self.book
        facts, parts = self._facts(None)
        parts |= SEVEN_PAIRS
        yaku = [item for holds, item in self._yaku[parts] if holds(facts)]
        yakuman = book.yakuman_of(facts, parts)
        items, fu = book.fu.of_seven_pairs(self.hand, self.context)
        self._keep(Shape.SEVEN_PAIRS, None, Wait.PAIR, self._win, yaku, yakuman, items, fu)

    def _weigh_orphans(self) -> None:
        """Thirteen orphans; thirteen-sided when the winning tile made the pair."""
        facts, parts = self._facts(None)
        yakuman = self.book.yakuman_of(facts, parts & IN_FIRST_TURN | THIRTEEN_ORPHANS)
        thirteen_sided = self.hand.counts >> 4 * self._win & 15 == 2
        wait = Wait.PAIR if thirteen_sided else Wait.ORPHAN
        self._keep(Shape.THIRTEEN_ORPHANS, None, wait, self._win, [], yakuman, [], 0)

    def _facts(self, split: Split | None) -> tuple[Facts, int]:
        """What the rows of yaku may ask, and the parts that the hand has; not the wait."""
        _, _, melds, closed, counts, _, mask, _, chows, pungs, kongs, _ = self.hand
        pair, doubled, parts = -1, 0, self._tile_parts
        if split is not None:
            own_chows, _, pair, chow_mask, pung_mask = split
            chows |= chow_mask
            pungs |= pung_mask
            parts |= SETS
            if self.book.peikou_as_printed:
                doubled = doubled_as_printed(split, self.hand, self.book.hand_rules.ryanpeikou)
            elif closed and len(own_chows) > chow_mask.bit_count():
                doubled = doubled_chows(own_chows)
            if not chows:
                parts |= NO_CHOWS
            else:
                if not (chows & _INSIDE_CHOWS or (pungs | 1 << pair) & SIMPLE_TILES):
                    parts |= ALL_OUTSIDE
                if chows.bit_count() >= _MANY:
                    parts |= THREE_CHOWS
                if doubled:
                    parts |= DOUBLED
            if pungs.bit_count() >= _MANY:
                parts |= THREE_PUNGS
            if honours := pungs & HONOUR_TILES:
                if honours & DRAGON_TILES:
                    parts |= DRAGONS
                if honours & WIND_TILES:
                    parts |= WINDS
                if honours.bit_count() >= _MANY:
                    parts |= THREE_HONOURS
        context = self.context
        facts = new_tuple(Facts, (
            self.book.hand_rules, context.flags, closed, context.seat, context.round, mask, counts,
            self._win, len(melds), chows, pungs, pair, doubled, kongs, 0, False,
        ))  # fmt: skip
        return facts, parts

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
                new_tuple(Candidate, (value.points, han, fu, value, yakuman, count, True, *rest))
            )
            return
        if self._tile_parts & IN_FIRST_TURN and not self._tsumo:
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
        self._found.append(
            new_tuple(Candidate, (value[0], han, fu, value, yaku, counted, False, *rest))
        )

    def _keep_renho(
        self, fu: int, rest: tuple[list[FuItem], Shape, Split | None, Wait, int]
    ) -> None:
        """Renho as a mangan of its own: neither other yaku nor dora beside it."""
        item = self.book.renho
        if item is None or item.yakuman:
            return
        value = self.book.paid(MANGAN_BASE, self._dealer, tsumo=False, limit="mangan")
        self._found.append(Candidate(value.points, item.han, fu, value, [item], 0, True, *rest))


_KINDS_OF_A_SUIT: Final = 9
_CHARACTERS, _CIRCLES, _BAMBOO = (0b111111111 << 9 * suit for suit in range(3))
_INSIDE_CHOWS: Final = sum(0b0111110 << 9 * suit for suit in range(3))


def _parts_of_tiles(mask: int, kongs: int, flags: int) -> int:
    """The parts that a hand has whatever its sets are."""
    parts = ANY
    if not mask & SIMPLE_TILES:
        parts |= NO_SIMPLES
    elif not mask & OUTSIDE_TILES:
        parts |= ALL_SIMPLES
    characters, circles, bamboo = mask & _CHARACTERS, mask & _CIRCLES, mask & _BAMBOO
    if not ((characters and (circles or bamboo)) or (circles and bamboo)):
        parts |= ONE_SUIT
        if not mask & NOT_GREEN_TILES:
            parts |= ALL_GREEN
        if mask.bit_count() == _KINDS_OF_A_SUIT:
            parts |= NINE_KINDS
    if kongs >= _MANY:
        parts |= KONGS
    return parts | IN_FIRST_TURN if flags & FIRST_TURN else parts
