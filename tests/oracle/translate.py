"""A case as the `mahjong` package takes it, and what that package answers."""

from dataclasses import dataclass

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as TheirMeld

from scorer import MeldKind, RuleSet, Tile, WinBy, Wind
from tests.random_hands import Case

_RED_COPY = 0  # the package's red fives are the first copy of the five: 16, 52 and 88
_MELDS = {
    MeldKind.CHI: (TheirMeld.CHI, True),
    MeldKind.PON: (TheirMeld.PON, True),
    MeldKind.MINKAN: (TheirMeld.KAN, True),
    MeldKind.KAKAN: (TheirMeld.SHOUMINKAN, True),
    MeldKind.ANKAN: (TheirMeld.KAN, False),
}


@dataclass(frozen=True)
class TheirHand:
    """The arguments of the package's calculator, so that a benchmark can build them beforehand."""

    tiles: list[int]
    win_tile: int
    melds: list[TheirMeld]
    dora_indicators: list[int]
    ura_indicators: list[int]


class _Copies:
    """Hands out each physical tile once: four copies a kind, the red five the first of them."""

    def __init__(self) -> None:
        self._used: dict[int, list[int]] = {}

    def take(self, tile: Tile) -> int:
        kind = tile.kind
        # Plain fives never take the red copy; other kinds may take any.
        five = kind < 27 and kind % 9 == 4
        order = [_RED_COPY] if tile.is_red else [1, 2, 3] if five else [0, 1, 2, 3]
        used = self._used.setdefault(int(kind), [])
        copy = next((copy for copy in order if copy not in used), _RED_COPY)
        used.append(copy)
        return 4 * kind + copy


def their_hand(case: Case, rules: RuleSet | None = None) -> TheirHand:
    """The hand; tiles under the indicators only where the rule set turns them."""
    copies = _Copies()
    hand, context = case.hand, case.context
    reds_first = sorted(hand.concealed, key=lambda tile: -tile)
    win = copies.take(hand.win)
    concealed = [copies.take(tile) for tile in reds_first]
    melds = []
    everything = [*concealed, win]
    for meld in hand.melds:
        kind, opened = _MELDS[meld.kind]
        tiles = [copies.take(tile) for tile in sorted(meld.tiles, key=lambda tile: -tile)]
        melds.append(TheirMeld(kind, sorted(tiles), opened))
        everything += tiles
    return TheirHand(
        sorted(everything),
        win,
        melds,
        [4 * tile.kind for tile in context.dora_indicators],
        [4 * tile.kind for tile in context.ura_indicators]
        if rules is None or rules.play.ura_dora
        else [],
    )


def their_options(rules: RuleSet) -> OptionalRules:
    """As much of a rule set as the package can express."""
    return OptionalRules(
        has_open_tanyao=bool(rules.yaku["tanyao"].open),
        has_aka_dora=bool(rules.play.red_fives),
        has_double_yakuman=rules.yakuman["daisuushii"].times == 2,
        kazoe_limit=HandConstants.KAZOE_LIMITED
        if rules.limits.counted_yakuman
        else HandConstants.KAZOE_SANBAIMAN,
        kiriage=rules.limits.round_up_to_mangan,
        renhou_as_yakuman=rules.hand.renho == "yakuman",
        has_daichisei=bool(rules.yakuman["daichisei"].times),
        limit_to_sextuple_yakuman=False,
    )


def their_config(case: Case, rules: RuleSet) -> HandConfig:
    context = case.context
    tsumo, dealer = context.by is WinBy.TSUMO, context.seat is Wind.EAST
    first = context.first_turn
    return HandConfig(
        is_tsumo=tsumo,
        is_riichi=context.riichi,
        is_ippatsu=context.ippatsu and rules.yaku["ippatsu"].closed > 0,
        is_rinshan=context.rinshan,
        is_chankan=context.chankan,
        is_haitei=context.haitei,
        is_houtei=context.houtei,
        is_daburu_riichi=context.double_riichi,
        is_tenhou=first and tsumo and dealer,
        is_chiihou=first and tsumo and not dealer,
        is_renhou=first and not tsumo and not dealer and rules.hand.renho != "none",
        player_wind=27 + context.seat,
        round_wind=27 + context.round,
        kyoutaku_number=context.sticks,
        tsumi_number=context.counters,
        options=their_options(rules),
    )


def their_score(hand: TheirHand, config: HandConfig) -> HandResponse:
    return HandCalculator.estimate_hand_value(
        hand.tiles,
        hand.win_tile,
        hand.melds,
        hand.dora_indicators,
        config,
        ura_dora_indicators=hand.ura_indicators,
    )
