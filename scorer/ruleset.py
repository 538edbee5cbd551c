"""A riichi rulebook as data: one named field for every point on which the books differ."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple


class Between(NamedTuple):
    """What a number in a rule file may be."""

    least: int
    most: int


Points = Annotated[int, Between(0, 1_000_000)]
SignedPoints = Annotated[int, Between(-1_000_000, 1_000_000)]
Fu = Annotated[int, Between(0, 100)]
Few = Annotated[int, Between(0, 20)]

AbortiveDraw = Literal[
    "nine-orphans", "four-winds", "four-discards", "four-kongs", "four-riichi", "three-ron"
]
"""Four identical first discards are any tile, or winds only."""
Uma = tuple[SignedPoints, ...]
"""Points for each place."""
LiableYakuman = Literal["daisangen", "daisuushii", "suukantsu"]


RuleValue = bool | int | str | tuple[Any, ...]


class PlayRules(NamedTuple):
    seats: Annotated[int, Between(3, 4)]
    counted: Literal["points", "wins"]
    """A newcomers' game may go without points: then only who won is written down."""
    dealer_extra: bool
    """Whether the dealer gets and pays double."""
    start_points: Points
    rounds: Annotated[int, Between(1, 4)]
    red_fives: Annotated[int, Between(0, 4)]
    """How many fives of each suit are red."""
    ura_dora: bool
    """Whether a riichi hand turns the tiles under the indicators."""
    kan_dora: bool
    """Whether a kong turns a further indicator."""
    north: Literal["tile", "bonus"]
    """As a bonus (three players) a north is set aside for a han and another tile."""
    riichi_stake: Points
    riichi_tiles_left: Annotated[int, Between(0, 70)]
    """How many tiles the wall must still have for riichi; a note for the players."""
    riichi_on_credit: bool
    """Whether a player with less than the stake may declare riichi."""
    swap_calling: Literal["forbidden", "same-chow-tile", "other-end", "allowed"]
    """A note for the players: tiles on the table do not show it."""
    below_zero_ends: bool
    early_end_by_dealer: bool
    points_to_finish: Points
    """Until someone has this many, one more round is played after the last; 0: never."""


class HandRules(NamedTuple):
    shapes: tuple[Literal["four-sets-and-a-pair", "seven-pairs", "thirteen-orphans"], ...]
    yaku_needed: Annotated[int, Between(0, 13)]
    """0: a complete hand wins, with or without a yaku."""
    two_yaku_from_counters: Few
    """From this many honba a win needs two yaku; 0: never."""
    renho: Literal["none", "mangan", "yakuman"]
    """As a mangan it stands alone: no other yaku and no dora beside it."""
    renho_for_east: bool
    """Whether East, whose first turn opens the hand, can still have renho."""
    first_turn_until: Literal["claim-or-kong", "claim"]
    """What ends the first go-round for renho, tenho and chiho; a note for the players."""
    furiten_until: Literal["own-draw", "own-draw-or-call", "own-draw-or-any-call"]
    """How long it lasts that a winning discard was let pass; a note for the players."""
    haitei_with_rinshan: bool
    ippatsu_until: Literal["own-draw", "before-own-turn"]
    """Whether the next own draw still counts for ippatsu."""
    ryanpeikou: Literal["any-two", "same-numbers"]
    """Same numbers: the second pair of chows has the numbers of the first in another suit."""
    all_green_needs_dragon: bool
    waits_under_tenho: bool
    """Whether tenho and a yakuman's special wait are both paid."""
    chuuren_extra: Literal["nine-sided", "not-on-terminals"]
    """What the special wait of nine gates is."""
    suuankou_extra: Literal["pair-wait", "self-draw"]
    """What the special wait of four concealed pungs is."""


class FuRules(NamedTuple):
    closed_ron: Fu
    otherwise: Fu
    """For an open hand, or a self-draw."""
    closed_ron_alone: Fu
    """More for a closed hand won on a discard that has no other fu."""
    seven_pairs: Fu
    """0: counted as any other hand is."""
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
    """From this many han a hand without a yakuman is paid as one; 0: never."""
    yakuman_add_up: bool


class WinRules(NamedTuple):
    by: Literal["any", "self-draw"]
    """Newcomers may begin without claims: then nobody wins on a discard."""
    winners_on_discard: Annotated[int, Between(1, 3)]
    """How many may win on one discard; 1 is the head bump: the next in turn wins alone.

    Of two or more allowed, a further one aborts the hand where the book says so.
    """
    riichi_annulled: bool
    """Whether a win on the discard that declares riichi gives the stake back."""
    self_draw_of_three: Literal["loss", "shared"]
    """With three players: what the absent one would pay is lost, or the two share it."""
    counters_to: Literal["each", "next-after-discarder"]
    stakes_to: Literal["next-after-discarder", "next-after-staker"]
    """Of several winners, who takes the stake of somebody who did not win."""
    counter_on_discard: Points
    counter_on_self_draw: Points


class LiabilityRules(NamedTuple):
    yakuman: tuple[LiableYakuman, ...]
    covers: Literal["hand", "yakuman"]
    """Whether the liable player pays the whole hand or only the yakuman that was fed."""
    share_on_discard: Literal["half", "none"]
    counters_by: Literal["discarder", "liable"]
    """Who pays the counters when the hand is won on another player's discard."""
    after_claimed_kong: bool
    """Whether who gave the tile of a claimed kong pays alone for a win on the tile after it."""


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
    payment: Literal["reverse-mangan", "after-uma"]
    """A payment to the others, or at every table the points that a tournament takes."""
    tournament_points: Points
    """Taken after uma in a tournament, in place of the payment; 0: the same payment."""
    stakes_returned: bool
    replayed: bool


class EndRules(NamedTuple):
    uma: Uma
    uma_floating: tuple[Uma, ...]
    """In place of ``uma``: for one, two and three players with the return points or more.

    Where nobody or everybody has them there is no uma.
    """
    uma_ties: Literal["share", "seat-order"]
    return_points: Points
    """What the final points are counted from; above the start it makes the oka."""
    return_moves_with_start: bool
    """Whether a game with other points at the start is counted from others, too."""
    final_score: Literal["points", "thousands-rounded-down", "thousands"]
    balance: Literal["to-zero", "one-point"]
    """Rounded scores: the winner makes the sum 0, or gains or loses one point at most."""
    oka_to_winner: bool
    leftover_sticks: Literal["winner", "winner-shared", "stay"]
    yakitori: Points
    """What a player without a win pays each player with one; 0: no points."""
    yakitori_played: bool
    """Whether players may agree on yakitori; without points it is a marker to keep or lose."""


class TournamentRules(NamedTuple):
    minutes: Points
    warning_minute: Points
    late_points_a_minute: Points
    late_minutes: Points
    substitute_points: SignedPoints
    substitute_uma: SignedPoints


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
    extends: str
    """The rule set that it is laid over, by its id; empty: the base."""
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
    """The sections of dora, ura-dora, red-five and north."""
    money: Mapping[str, str]
    """The sections of what is paid: discard, self-draw, liability, counters, sticks."""
    sections: Mapping[str, str]
    printed: Mapping[str, RuleValue]
    """What the book prints where our reading differs, by the field's dotted name."""
    lenient: bool
    """An earlier version: what it took then is taken now, checks that came later or not."""


class RuleSet(_RuleSetFields):
    """One rulebook. ``sections`` names the source of every field by its dotted name.

    Two are the same when they are the same object; what scoring works out of one is kept with it.
    """

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def section(self, field: str) -> str:
        """Where a field such as ``fu.single_wait`` comes from."""
        return self.sections[field]
