"""A win at a riichi table: its context, its score, what its event keeps; and what it, a draw and a
chombo pay.

>>> from scorer import load_rules
>>> from scorer.table import GameStarted, RiichiDeclared, Seat, fold, riichi_table
>>> rules = load_rules("ema-2016")
>>> players = ("Kim", "Jan", "Maja", "Ola")
>>> state = fold(
...     [GameStarted("a", 1, "ema-2016", 2, players), RiichiDeclared("b", 2, Seat.WEST)],
...     riichi_table(rules),
... )
>>> win_context(state.table, rules, Seat.WEST, (Seat.WEST,), Seat.EAST)
WinContext(by=ron, seat=2, riichi=True, sticks=1)
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from scorer.book import book_of
from scorer.engine import pay_hand, score
from scorer.hand import WINDS, Hand, Meld, MeldKind, Source, WinBy, WinContext, Wind
from scorer.messages import Choice, Message, Section, Signed
from scorer.payments import pay_chombo, pay_nagashi, pay_noten
from scorer.result import NoWin, Score
from scorer.ruleset import RuleSet
from scorer.table.event import Refused
from scorer.table.hand_events import Win, Winner
from scorer.table.liability import check_fed, pay_liable
from scorer.table.possible_worths import (
    MANGAN_HAN,
    most_yakuman,
    possible_fu,
    possible_han,
    worths_by_points,
)
from scorer.table.rules import TableRules
from scorer.table.table import NOTHING, Four, Seat, Table, add, at, four, seat_of
from scorer.tiles import Tile, format_tiles, parse_tile, parse_tiles
from scorer.worth import YAKUMAN_BASE, Worth

_NOBODY: Final = "-"
_INDICATORS: Final = ("dora", "ura")
_TWO_YAKU = 2
_RIICHI = {"riichi", "double-riichi"}


def win_context(
    table: Table,
    rules: RuleSet,
    winner: Seat,
    winners: Sequence[Seat],
    discarder: Seat | None,
    *,
    dora_indicators: tuple[Tile, ...] = (),
    ura_indicators: tuple[Tile, ...] = (),
    flags: Iterable[str] = (),
    liable: Seat | None = None,
) -> WinContext:
    """The context of one winner among ``winners``; ``discarder`` is None for a self-drawn tile.

    ``flags`` are what no table knows and people say: ``ippatsu``, ``rinshan`` …
    """
    said = tuple(flags)
    in_riichi = winner in table.riichi or "double_riichi" in said
    first = winners[0] if discarder is None else table.next_after(discarder, winners)
    counted = rules.win.counters_to == "each" or winner is first
    stakers = (*table.carried, *table.riichi)
    takers = [takes_stick(table, staker, winners, first, rules) for staker in stakers]
    return WinContext(
        WinBy.TSUMO if discarder is None else WinBy.RON,
        table.wind(winner),
        table.round,
        None if discarder is None else table.wind(discarder),
        dora_indicators,
        ura_indicators if in_riichi else (),
        counters=table.counters if counted else 0,
        sticks=takers.count(winner),
        liable=None if liable is None else table.wind(liable),
        **{"riichi": in_riichi, **dict.fromkeys(said, True)},
    )


def score_at_table(hand: Hand, context: WinContext, table: Table, rules: RuleSet) -> Score | NoWin:
    """The score; a second winner who gets no counters still needs two yaku where they say so."""
    if context.counters != table.counters:
        counted = score(hand, context._replace(counters=table.counters), rules)
        if isinstance(counted, NoWin):
            return counted
    return score(hand, context, rules)


def winner_from_score(score: Score, dealer: Seat) -> Winner:
    """A scored hand as a winner for the ledger, while ``dealer`` is East."""
    liable, play = score.context.liable, score.rules.play
    if liable is not None:
        check_fed(score)
    return Winner(
        seat=seat_of(score.context.seat, dealer, play.seats),
        han=score.han,
        fu=score.fu,
        yakuman=score.yakuman,
        points=score.worth.points,
        yaku=score.yaku,
        liable=None if liable is None else seat_of(liable, dealer, play.seats),
        hand=score.reading.text(score.hand, reds=play.red_fives > 0),
        tiles=format_won_tiles(
            WonTiles(score.hand, score.context.dora_indicators, score.context.ura_indicators)
        ),
    )


class WonTiles(NamedTuple):
    hand: Hand
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()


def format_won_tiles(won: WonTiles) -> str:
    """The tiles of a win as one line of its event, so that it can be opened and put right later.

    ``234m406p67s11z 8s pon 555z left dora 4p ura 3s``: the concealed tiles, the winning tile, each
    meld with its kind and where its tile came from (``-``: nobody said, or nobody), the indicators.
    """
    hand, dora, ura = won
    words = [format_tiles(hand.concealed), str(hand.win)]
    for meld in hand.melds:
        words += [meld.kind.value, format_tiles(meld.tiles), meld.source or _NOBODY]
    for name, tiles in zip(_INDICATORS, (dora, ura), strict=True):
        if tiles:
            words += [name, format_tiles(tiles)]
    return " ".join(words)


def parse_won_tiles(text: str) -> WonTiles | None:
    """None where nothing was kept, or not by us: the event counts all the same."""
    words = iter(text.split())
    melds: list[Meld] = []
    indicators: dict[str, tuple[Tile, ...]] = {}
    try:
        concealed, win = parse_tiles(next(words)), parse_tile(next(words))
        for word in words:
            tiles = parse_tiles(next(words))
            if word in _INDICATORS:
                indicators[word] = tiles
            else:
                source = next(words)
                came_from = None if source == _NOBODY else Source(source)
                melds.append(Meld(MeldKind(word), tiles, came_from))
        hand = Hand(concealed, win, tuple(melds))
    except (ValueError, StopIteration):  # tiles, kinds and hands that cannot be are ValueErrors
        return None
    dora, ura = (indicators.get(name, ()) for name in _INDICATORS)
    return WonTiles(hand, dora, ura)


def takes_stick(
    table: Table, staker: Seat | None, winners: Collection[Seat], first: Seat, rules: RuleSet
) -> Seat:
    """Who of the winners takes a stick; ``first`` is the next after the discarder.

    EMA 2016 §4.1: who won takes the own one back.
    """
    if staker is None:
        return first
    if staker in winners and staker in table.riichi:
        return staker
    after_staker = rules.win.stakes_to == "next-after-staker"
    return table.next_after(staker, winners) if after_staker else first


@dataclass(frozen=True, slots=True)
class RiichiSettlement:
    rules: RuleSet

    def win(self, table: Table, event: Win) -> Four:
        """Every winner is paid in full, with counters as the rule set says (EMA 2016 §4.1).

        Winners in riichi take their own stick back; the others go to the winner whose turn
        comes first after the discarder, or to the one who drew the tile.
        """
        if self.rules.play.counted == "wins":
            return NOTHING  # who won is all that is written down
        seats = [winner.seat for winner in event.winners]
        first = seats[0] if event.discarder is None else table.next_after(event.discarder, seats)
        shared = self.rules.win.counters_to == "each"
        paid = self._sticks(table, seats, first)
        for winner in event.winners:
            counters = table.counters if shared or winner.seat is first else 0
            paid = add(paid, self._hand(table, event, winner, counters))
        if event.payments is not None and event.payments != paid:
            raise Refused(
                "payments-differ", right=_listed(paid, table), given=_listed(event.payments, table)
            )
        return paid

    def noten(self, table: Table, tenpai: tuple[Seat, ...]) -> Four:
        winds = [table.wind(seat) for seat in tenpai]
        return _by_seat(pay_noten(self.rules, winds), table)

    def nagashi(self, table: Table, seats: tuple[Seat, ...]) -> Four:
        """Each as a self-drawn mangan; of several, the first from East on takes the sticks."""
        takes = self.rules.draw.nagashi_takes_table
        first = min(seats, key=table.wind)
        paid = self._sticks(table, list(seats), first) if takes else four([0] * 4)
        for seat in seats:
            counters = table.counters if takes else 0
            paid = add(paid, _by_seat(pay_nagashi(self.rules, table.wind(seat), counters), table))
        return paid

    def chombo(self, table: Table, offender: Seat) -> Four:
        if self.rules.play.counted == "wins":
            return NOTHING
        return _by_seat(pay_chombo(self.rules, table.wind(offender)), table)

    def _sticks(self, table: Table, winners: list[Seat], first: Seat) -> Four:
        stake = self.rules.play.riichi_stake
        paid = NOTHING
        for staker in (*table.carried, *table.riichi):
            taker = takes_stick(table, staker, winners, first, self.rules)
            paid = add(paid, at(taker, stake))
        return paid

    def _hand(self, table: Table, event: Win, winner: Winner, counters: int) -> Four:
        name, dealer = table.name(winner.seat), table.dealer
        tsumo = event.discarder is None
        value = hand_worth(winner, name, winner.seat is dealer, tsumo, self.rules)
        self._check_yaku(table, winner)
        if not self.rules.lenient:
            self._check_two_yaku(table, winner)
        seat = table.wind(winner.seat)
        discarder = None if event.discarder is None else table.wind(event.discarder)
        if winner.liable is None:
            paid = pay_hand(value, seat, discarder, self.rules, counters)
        else:
            paid = pay_liable(winner, value, table, event.discarder, self.rules, counters)
        return _by_seat(paid, table)

    def _check_two_yaku(self, table: Table, winner: Winner) -> None:
        """EMA 2008 §3.4.11: from five counters on a hand needs two yaku; dora are none."""
        least = self.rules.hand.two_yaku_from_counters
        if not least or table.counters < least or winner.yakuman:
            return
        yaku = sum(item.han for item in winner.yaku if item.id not in self.rules.dora)
        if winner.yaku and yaku >= _TWO_YAKU:
            return
        section = Section(self.rules.section("hand.two_yaku_from_counters"))
        name = table.name(winner.seat)
        if winner.yaku or winner.han == 1:
            raise Refused("needs-two-yaku", counters=table.counters, section=section, name=name)
        raise Refused("name-two-yaku", counters=table.counters, section=section, name=name)

    def _check_yaku(self, table: Table, winner: Winner) -> None:
        """A hand that names its yaku names those that the table knows of."""
        if not winner.yaku or any(item.yakuman for item in winner.yaku):
            return
        name = table.name(winner.seat)
        han = sum(item.han for item in winner.yaku)
        if winner.han is not None and han != winner.han:
            raise Refused("han-differ", name=name, sum=han, han=winner.han)
        counted = any(item.id in _RIICHI for item in winner.yaku)
        if counted and winner.seat not in table.riichi:
            raise Refused("riichi-not-declared", name=name)
        if not counted and winner.seat in table.riichi:
            raise Refused("riichi-not-counted", name=name)


def _by_seat(payments: Mapping[Wind, int], table: Table) -> Four:
    paid, dealer = [payments.get(wind, 0) for wind in WINDS], table.dealer
    if table.seat_count == 3:
        return paid[-dealer % 3], paid[(1 - dealer) % 3], paid[(2 - dealer) % 3], 0
    return paid[-dealer % 4], paid[(1 - dealer) % 4], paid[(2 - dealer) % 4], paid[(3 - dealer) % 4]


def _listed(payments: Four, table: Table) -> tuple[Message, ...]:
    return tuple(
        Message("refused", "payment", name=table.name(seat), points=Signed(payments[seat]))
        for seat in table.seats
    )


_SHOWN_FU = 4
"""So many are enough to show what is meant."""


def hand_worth(winner: Winner, name: str, dealer: bool, tsumo: bool, rules: RuleSet) -> Worth:
    """The worth of a hand that ``name`` won."""
    value = _stated(winner, name, dealer, tsumo, rules)
    if winner.points is not None and winner.points != value.points:
        raise Refused("points-differ", name=name, right=value.points, given=winner.points)
    return value


def _stated(winner: Winner, name: str, dealer: bool, tsumo: bool, rules: RuleSet) -> Worth:
    if winner.yakuman:
        if not 1 <= winner.yakuman <= most_yakuman(rules):
            raise Refused(
                "too-many-yakuman",
                most=most_yakuman(rules),
                rules=rules.name,
                name=name,
                given=winner.yakuman,
            )
        return book_of(rules).paid(YAKUMAN_BASE * winner.yakuman, dealer, tsumo, "yakuman")
    if winner.han is not None:
        return _from_han(winner, winner.han, name, dealer, tsumo, rules)
    if winner.points is None:
        raise Refused("no-value", name=name)
    found = worths_by_points(rules, dealer, tsumo).get(winner.points)
    if found is None:
        raise Refused("impossible-points", points=winner.points)
    return found


def _from_han(
    winner: Winner, han: int, name: str, dealer: bool, tsumo: bool, rules: RuleSet
) -> Worth:
    if han not in possible_han(rules):
        raise Refused("impossible-han", name=name, han=han)
    fu = winner.fu or 0
    if fu in range(1, MANGAN_HAN) and han in possible_fu(fu, tsumo, rules) and not rules.lenient:
        raise Refused("han-and-fu-swapped", han=han, fu=fu)
    if han < MANGAN_HAN and fu not in possible_fu(han, tsumo, rules):
        known = Choice(possible_fu(han, tsumo, rules)[:_SHOWN_FU])
        if not fu:
            raise Refused("impossible-fu", han=han, fu=known)
        if tsumo:
            raise Refused("no-such-fu-by-tsumo", han=han, given=fu, fu=known)
        raise Refused("no-such-fu-by-ron", han=han, given=fu, fu=known)
    return book_of(rules).worth(han, fu if han < MANGAN_HAN else 0, dealer, tsumo)


def riichi_table(rules: RuleSet) -> TableRules:
    """What the table needs to know of a riichi rule set."""
    return TableRules(
        id=rules.id,
        version=rules.version,
        name=rules.name,
        extends=rules.extends,
        seats=rules.play.seats,
        start_points=rules.play.start_points,
        rounds=rules.play.rounds,
        points_to_finish=rules.play.points_to_finish,
        below_zero_ends=rules.play.below_zero_ends,
        dealer_may_stop=rules.play.early_end_by_dealer,
        riichi_stake=rules.play.riichi_stake,
        riichi_on_credit=rules.play.riichi_on_credit,
        won_by=rules.win.by,
        riichi_annulled=rules.win.riichi_annulled,
        winners_on_discard=rules.win.winners_on_discard,
        abortive=rules.draw.abortive,
        nagashi=rules.draw.nagashi != "none",
        nagashi_is_win=rules.draw.nagashi_takes_table,
        dealer=rules.dealer,
        counters=rules.counters,
        chombo=rules.chombo,
        end=rules.end,
        tournament=rules.tournament,
        settlement=RiichiSettlement(rules),
        lenient=rules.lenient,
        sections=rules.sections,
    )
