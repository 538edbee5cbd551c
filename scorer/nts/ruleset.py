"""An NTS rule set: every value that a club could change, by name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from scorer.nts.rule_values import (
    Amount,
    Doubling,
    Factor,
    IrregularHand,
    Limit,
    Names,
    Numbers,
    OneOf,
    RegularHand,
    SetPoints,
    Switch,
    Tiles,
)
from scorer.ruleset import Between


@dataclass(frozen=True, slots=True)
class Points:
    mahjong: Amount
    pung_simple: SetPoints
    pung_terminal: SetPoints
    pung_honour: SetPoints
    kong_simple: SetPoints
    kong_terminal: SetPoints
    kong_honour: SetPoints
    pair_dragons: Amount
    pair_own_wind: Amount
    pair_round_wind: Amount
    pair_completed: Amount
    only_possible_tile: Amount
    self_drawn: Amount
    bird_eats_cake: Amount
    lucky_tile: Amount


@dataclass(frozen=True, slots=True)
class Doublings:
    pung_dragons: Doubling
    pung_own_wind: Doubling
    pung_round_wind: Doubling
    pung_round_dragon: Doubling
    three_concealed_pungs: Doubling
    three_open_kongs: Doubling
    three_concealed_kongs: Doubling
    four_concealed_pungs: Doubling
    clean: Doubling
    very_clean: Doubling
    pure: Doubling
    own_lucky_tile: Doubling
    row_of_lucky_tiles: Doubling
    hidden_treasure: Doubling
    little_four_winds: Doubling
    little_three_dragons: Doubling
    four_chows: Doubling
    four_pungs: Doubling
    pure_simples: Doubling
    last_wall_tile: Doubling
    last_wall_tile_one_circles: Doubling
    last_discard: Doubling
    kong_bloom: Doubling
    kong_bloom_five_circles: Doubling
    kong_on_kong: Doubling
    robbed_kong: Doubling


DOUBLING_NAMES: Final = tuple(Doublings.__dataclass_fields__)


@dataclass(frozen=True, slots=True)
class Exclusive:
    """Groups of doublings of which only the highest counts."""

    pungs_and_kongs: Annotated[Names, OneOf(DOUBLING_NAMES)]
    clean_hands: Annotated[Names, OneOf(DOUBLING_NAMES)]
    last_tiles: Annotated[Names, OneOf(DOUBLING_NAMES)]
    kong_tiles: Annotated[Names, OneOf(DOUBLING_NAMES)]

    @property
    def groups(self) -> tuple[Names, ...]:
        return (self.pungs_and_kongs, self.clean_hands, self.last_tiles, self.kong_tiles)


@dataclass(frozen=True, slots=True)
class GoingOut:
    regular_limit_hands_exempt: Switch
    lucky_tiles_help: Switch
    open_simple_chows_count_once: Switch
    winning_discard_opens_set: Switch
    concealed_kong_counts_as_open: Switch
    bird_eats_cake_in_twins: Switch
    bird_eats_cake_in_wind_snake: Switch
    bird_eats_cake_in_dragon_snake: Switch
    kong_on_kong_beside_five_circles: Switch
    earth_is_fixed: Switch
    """Whether a win on East's first discard has its one value, whatever the hand is worth."""
    minimum_doublings: Doubling


@dataclass(frozen=True, slots=True)
class DeadHand:
    points: Amount
    wrong_number_of_tiles: Switch


@dataclass(frozen=True, slots=True)
class Limits:
    self_drawn: Limit
    discard: Limit
    others: Limit
    waiting_regular: Limit
    waiting_irregular: Limit


@dataclass(frozen=True, slots=True)
class Irregular:
    nine_gates: IrregularHand
    thirteen_orphans: IrregularHand
    twins_of_honours: IrregularHand
    twins_of_terminals: IrregularHand
    wind_snake: IrregularHand
    dragon_snake: IrregularHand
    court_of_peking: IrregularHand
    pure_twins: IrregularHand
    very_clean_twins: IrregularHand
    clean_twins: IrregularHand
    seven_twins: IrregularHand


@dataclass(frozen=True, slots=True)
class Regular:
    four_winds: RegularHand
    three_dragons: RegularHand
    jade: RegularHand
    four_kongs: RegularHand
    heads_and_tails: RegularHand
    wriggling_snake: RegularHand
    winds_and_dragons: RegularHand
    heaven: RegularHand
    earth: RegularHand


@dataclass(frozen=True, slots=True)
class Green:
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Settlement:
    others_pay_differences: Switch
    payer_factor: Factor
    discarder_factor: Factor
    east_factor: Factor


@dataclass(frozen=True, slots=True)
class Chips:
    in_use: Switch
    unit: Annotated[Amount, Between(1, 1000)]
    at_start: Amount


@dataclass(frozen=True, slots=True)
class Table:
    """What the ledger of a game asks: rounds, turning winds, walls, who goes first."""

    winds_turn_when_east_wins: Switch
    winds_turn_on_draw: Switch
    rounds: Annotated[Amount, Between(1, 4)]
    tiles: Annotated[Amount, Between(136, 144)]
    dead_wall: Annotated[Amount, Between(0, 136)]
    kongs_before_draw: Annotated[Amount, Between(0, 34)]
    claim_order: Annotated[Names, OneOf(("irregular", "pair", "pung", "chow"), all_of_them=True)]


@dataclass(frozen=True, slots=True)
class Lucky:
    allowed: Switch
    in_play: Switch
    """Whether the game is played with them as a matter of course."""
    dead_wall_refilled: Switch
    tiles: Annotated[Amount, Between(0, 8)]


@dataclass(frozen=True, slots=True)
class ThreePlayers:
    allowed: Switch
    tiles_in_play: Tiles
    open_chows: Switch
    green_dragon_round: Switch
    dead_wall: Annotated[Amount, Between(0, 136)]
    ruling_player_factor: Factor
    wind_rounds: Annotated[Amount, Between(1, 3)]
    """Rounds of three hands before the one that the green dragon rules."""


@dataclass(frozen=True, slots=True)
class FivePlayers:
    allowed: Switch
    winds_turn_when_east_wins: Switch
    winds_turn_on_draw: Switch
    green_dragon_round: Switch


@dataclass(frozen=True, slots=True)
class Ranking:
    points: Numbers


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A whole rule set; a saved game pins its ``id`` and ``version``."""

    id: str
    version: int
    name: str
    extends: str
    """The rule set that it is laid over, by its id; empty: none."""
    points: Points
    doublings: Doublings
    exclusive: Exclusive
    going_out: GoingOut
    dead_hand: DeadHand
    limits: Limits
    irregular: Irregular
    regular: Regular
    green: Green
    settlement: Settlement
    chips: Chips
    table: Table
    lucky: Lucky
    three_players: ThreePlayers
    five_players: FivePlayers
    ranking: Ranking
    printed: Mapping[str, object] = field(default_factory=dict, compare=False)
    """What the document prints where our reading differs, by the field's dotted name."""
