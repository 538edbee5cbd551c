"""Fu, item by item: what a rule set gives for a set, a pair, a wait and the way of winning."""

from typing import Final

from scorer.context import TSUMO, WinContext
from scorer.hand import WINDS, Hand, MeldKind
from scorer.result import FuItem
from scorer.ruleset import RuleSet
from scorer.shapes import Split
from scorer.tiles import KINDS, TILES

_CHI, _PON, _ANKAN = MeldKind.CHI, MeldKind.PON, MeldKind.ANKAN


class FuBook:
    """Every fu item of a rule set by the tile it is for."""

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
