"""A riichi rulebook as data: one named field for every point on which the books differ."""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple


class Between(NamedTuple):
    """What a number in a rule file may be."""

    least: int
    most: int


Points = Annotated[int, Between(0, 1_000_000)]
SignedPoints = Annotated[int, Between(-1_000_000, 1_000_000)]
Fu = Annotated[int, Between(0, 100)]
Few = Annotated[int, Between(0, 20)]

AbortiveDraw = Literal["nine-orphans", "four-winds", "four-kongs", "four-riichi", "three-ron"]
LiableYakuman = Literal["daisangen", "daisuushii", "suukantsu"]


class PlayRules(NamedTuple):
    start_points: Points
    rounds: Annotated[int, Between(1, 4)]
    red_fives: Annotated[int, Between(0, 4)]
    """How many fives of each suit are red."""
    riichi_stake: Points
    riichi_tiles_left: Annotated[int, Between(0, 70)]
    """How many tiles the wall must still have for riichi."""
    riichi_on_credit: bool
    """Whether a player with less than the stake may declare riichi."""
    swap_calling: Literal["forbidden", "same-chow-tile", "allowed"]
    below_zero_ends: bool
    early_end_by_dealer: bool
    points_to_finish: Points
    """Until someone has so many, one more round is played after the last; 0: never."""


class HandRules(NamedTuple):
    shapes: tuple[Literal["four-sets-and-a-pair", "seven-pairs", "thirteen-orphans"], ...]
    yaku_needed: Annotated[int, Between(1, 13)]
    two_yaku_from_counters: Few
    """From so many counters on a win needs two yaku; 0: never."""
    renho: Literal["none", "mangan", "yakuman"]
    """As a mangan it stands alone: no other yaku and no dora beside it."""
    haitei_with_rinshan: bool
    waits_under_tenho: bool
    """Whether tenho and a yakuman's special wait are both paid."""
    tenpai: Literal["not-on-own-four"]
    """Waiting only on a tile of which the player holds all four is not tenpai."""


class FuRules(NamedTuple):
    closed_ron: Fu
    otherwise: Fu
    """For an open hand, or a self-draw."""
    seven_pairs: Fu
    open_pung_simple: Fu
    open_pung_outside: Fu
    """Outside: terminals and honours."""
    concealed_pung_simple: Fu
    concealed_pung_outside: Fu
    open_kong_simple: Fu
    open_kong_outside: Fu
    concealed_kong_simple: Fu
    concealed_kong_outside: Fu
    pair_dragon: Fu
    pair_seat_wind: Fu
    pair_round_wind: Fu
    pair_double_wind: Fu
    """The pair of a wind that is both seat and round."""
    single_wait: Fu
    self_draw: Fu
    self_draw_with_pinfu: Fu
    open_pinfu: Fu
    rounding: Annotated[int, Between(1, 100)]
    """Fu are rounded up to a multiple of this."""


class LimitRules(NamedTuple):
    round_up_to_mangan: bool
    """Whether 4 han 30 fu and 3 han 60 fu are paid as a mangan."""
    counted_yakuman: Annotated[int, Between(0, 100)]
    """From so many han a hand without a yakuman is paid as one; 0: never."""
    yakuman_add_up: bool
    limit_table: Literal["standard"]
    """Mangan 5, haneman 6–7, baiman 8–10, sanbaiman 11 and up."""


class WinRules(NamedTuple):
    winners_on_discard: Annotated[int, Between(1, 3)]
    """How many may win on one discard; more of them abort the hand."""
    sticks_to: Literal["next-after-discarder"]
    """Who of several winners takes the stakes of those who did not win."""
    counters_to: Literal["each", "next-after-discarder"]
    counter_on_discard: Points
    counter_on_self_draw: Points


class LiabilityRules(NamedTuple):
    yakuman: tuple[LiableYakuman, ...]
    covers: Literal["hand", "yakuman"]
    """Whether the liable player pays the whole hand or only the yakuman that was fed."""
    share_on_discard: Literal["half", "none"]
    counters_by: Literal["discarder", "liable"]
    """Who pays the counters when the hand is won on another player's discard."""


class DrawRules(NamedTuple):
    noten_total: Points
    abortive: tuple[AbortiveDraw, ...]
    nagashi: Literal["none", "closed", "any"]
    """Nagashi mangan: not played, with a closed hand only, or with any hand."""
    nagashi_takes_table: bool
    """Whether nagashi mangan is paid like a win, with counters and sticks."""


class DealerRules(NamedTuple):
    stays_on_win: bool
    stays_on_draw: Literal["tenpai", "never", "always"]
    stays_on_abort: bool
    stays_on_chombo: bool


class CounterRules(NamedTuple):
    added_on: tuple[Literal["dealer-win", "draw", "abort"], ...]
    cleared_by: Literal["win-without-dealer", "any-win"]


class ChomboRules(NamedTuple):
    payment: Literal["reverse-mangan"]
    tournament_points: Points
    """Taken after uma in a tournament, in place of the payment; 0: the same payment."""
    stakes_returned: bool
    replayed: bool


class EndRules(NamedTuple):
    uma: tuple[SignedPoints, SignedPoints, SignedPoints, SignedPoints]
    uma_ties: Literal["share", "seat-order"]
    return_points: Points
    """What the final points are counted from; above the start it makes the oka."""
    final_score: Literal["points", "thousands-rounded-down", "thousands"]
    oka_to_winner: bool
    leftover_sticks: Literal["winner", "winner-shared", "stay"]
    yakitori: Points
    """What a player without a win pays each player with one, where it is played; 0: nothing."""


class TournamentRules(NamedTuple):
    minutes: Points
    warning_minute: Points
    late_points_a_minute: Points
    late_minutes: Points
    substitute_points: SignedPoints
    substitute_uma: SignedPoints
    penalties: Literal["after-uma", "none"]


class YakuRule(NamedTuple):
    """What a yaku is worth in a closed and in an open hand; 0: it is not there."""

    closed: int
    open: int
    section: str


class YakumanRule(NamedTuple):
    times: int
    """How many yakuman it is; 0: it is not played."""
    special_wait: int
    """How many with its special wait: thirteen-sided, nine-sided, or on the pair."""
    section: str


class _RuleSetFields(NamedTuple):
    id: str
    version: int
    name: str
    play: PlayRules
    hand: HandRules
    fu: FuRules
    limits: LimitRules
    win: WinRules
    liability: LiabilityRules
    draw: DrawRules
    dealer: DealerRules
    counters: CounterRules
    chombo: ChomboRules
    end: EndRules
    tournament: TournamentRules
    yaku: Mapping[str, YakuRule]
    yakuman: Mapping[str, YakumanRule]
    dora: Mapping[str, str]
    """The sections of dora, ura-dora and red-five."""
    sections: Mapping[str, str]


class RuleSet(_RuleSetFields):
    """One rulebook. ``sections`` names the source of every field by its dotted name.

    Two are the same when they are the same object; what scoring works out of one is kept with it.
    """

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def section(self, field: str) -> str:
        """Where a field such as ``fu.single_wait`` comes from."""
        return self.sections[field]
