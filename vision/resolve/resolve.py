"""The most probable legal reading of hand, melds and indicators together.

Rules of the weighing
- At most four of a kind over everything: always, where it can be.
- Melds are chi, pon or kan. Where that takes changing two tiles that are read with
  ``ShapeRule.kept`` or more, what lies there is no meld, and it is said so; in a hand that is not
  won, changing one is too much.
- A winning shape is worth ``ShapeRule.gain``, so it decides between readings that are near to each
  other. It never overturns a tile that the reader gives ``ShapeRule.kept`` or more: a reading that
  is complete only because such a tile was changed earns nothing for its shape.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from typing import Any, Final, Literal, NamedTuple

from scorer.hand import Meld, MeldKind, Source
from scorer.messages import Message, Sentences
from scorer.tiles import KIND_OF, KINDS, TILES, Tile, format_tiles, parse_tile, sort_tiles
from vision.layout.expectation import Game
from vision.layout.melds import LaidHand, LaidMeld
from vision.resolve.candidates import (
    REDS,
    Candidate,
    MeldOption,
    Parts,
    Slot,
    all_parts,
    find_candidates,
    read_melds,
)
from vision.resolve.winning import is_winning_in
from vision.scene import SeenTile


@dataclass(frozen=True)
class ShapeRule:
    """How much a winning shape may decide."""

    gain: float = 5.0
    """Worth of a winning shape: the logarithm of the odds it outweighs (5: about 150 to 1)."""
    kept: float = 0.97
    """A tile read with this probability is not changed for the sake of the shape.

    Both chosen with ``tests.vision.resolve_campaign``: on simulated eyes more gain and a higher
    limit repair no more winning hands, and complete more of those that are not.
    """


SHAPE_RULE: Final = ShapeRule()
_KEPT_IF_NOT_WON: Final = 0.9
_NEGLIGIBLE: Final = 1e-6
_USUAL_REDS: Final = 1
"""Red fives in each suit of most sets."""
_MAYBE_RED: Final = 0.02

Why = Literal["fifth", "meld", "shape", "red", "no-tile"]
"""Why a tile is taken for another than it was read as."""


@dataclass(frozen=True)
class HandIds:
    """The ids of a hand's tiles in the scene, each in the place that its tile has in the hand."""

    concealed: tuple[int, ...] = ()
    win: int | None = None
    melds: tuple[tuple[int, ...], ...] = ()
    dora_indicators: tuple[int, ...] = ()
    ura_indicators: tuple[int, ...] = ()


@dataclass(frozen=True)
class ReadHand:
    concealed: tuple[Tile, ...]
    win: Tile | None
    """None where no winning tile is in view."""
    melds: tuple[Meld, ...] = ()
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    ids: HandIds = field(default=HandIds(), compare=False)
    """Which tiles of the scene these are."""
    hidden_kongs: int = 0
    """Closed kongs of which no tile is shown: nobody but the player can name them."""
    lucky: tuple[str, ...] | None = None
    """Flowers and seasons by number, ``x`` where the set shows none; None in games without them."""

    @property
    def content(self) -> tuple[object, ...]:
        """What it is made of, in whatever order it lies and whoever gave the claimed tiles."""
        return (
            sort_tiles(self.concealed),
            self.win,
            sorted((meld.kind.value, sort_tiles(meld.tiles)) for meld in self.melds),
            sort_tiles(self.dora_indicators),
            sort_tiles(self.ura_indicators),
            self.hidden_kongs,
            self.lucky,
        )

    def as_json(self) -> dict[str, Any]:
        hidden = [{"kind": MeldKind.ANKAN.value, "tiles": ""}] * self.hidden_kongs
        lucky = {} if self.lucky is None else {"lucky": "".join(self.lucky)}
        return {
            "concealed": format_tiles(sort_tiles(self.concealed)),
            "win": None if self.win is None else str(self.win),
            "melds": [*(_meld_json(meld) for meld in self.melds), *hidden],
            "dora_indicators": format_tiles(self.dora_indicators),
            "ura_indicators": format_tiles(self.ura_indicators),
            **lucky,
        }


def _meld_json(meld: Meld) -> dict[str, Any]:
    record = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.source is not None:
        record["from"] = meld.source.value
    return record


@dataclass(frozen=True)
class Change:
    tile: int
    """Number of the tile among all seen."""
    read: Tile
    now: Tile
    why: Why

    @property
    def message(self) -> Message:
        why = Message("reading-because", self.why, read=self.read)
        return Message("reading", "changed", read=self.read, now=self.now, why=why)

    def as_json(self, words: Sentences) -> dict[str, Any]:
        return {
            "tile": self.tile,
            "read": str(self.read),
            "now": str(self.now),
            "why": words.sentence_for(self.message),
        }


@dataclass(frozen=True)
class Resolution:
    hand: ReadHand
    confidence: float
    """How likely every tile of the hand is right, given that these are its tiles."""
    complete: bool
    """Whether the tiles make a winning shape."""
    names: dict[int, str]
    """What each tile of the hand and the indicators was taken for."""
    certainty: dict[int, float]
    """How likely each of these is right, the other tiles being what they are."""
    breaks_four: bool = False
    """A fifth copy could not be avoided: too many tiles are read alike, and surely."""
    broken_melds: tuple[str, ...] = ()
    """Tiles that lie like a meld and are none."""
    changed: tuple[Change, ...] = ()
    runner_up: ReadHand | None = None
    runner_up_confidence: float = 0.0
    evidence: float = 0.0
    """Logarithm of how well the faces fit the places, with the worth of the shape in it."""
    shape_gain: float = 0.0
    """What of that the winning shape was worth."""


def resolve(
    tiles: Sequence[SeenTile],
    laid: LaidHand,
    dora: Sequence[int] = (),
    ura: Sequence[int] = (),
    *,
    red_fives: int | None = None,
    game: Game = "riichi",
    shape_rule: ShapeRule = SHAPE_RULE,
) -> Resolution:
    """Read a laid-out hand; ``red_fives`` as the rule set has them in each suit, if known."""
    melds, options, broken = read_melds(tiles, laid, kept=shape_rule.kept, changes=1)
    parts = all_parts(tiles, laid, dora, ura, red_fives, melds, game)
    found = _resolution(parts, options, broken, shape_rule)
    if found.complete or not laid.melds:
        return found
    # Nothing speaks for these melds but their places: then no tile is changed that was read surely.
    melds, options, broken = read_melds(tiles, laid, kept=_KEPT_IF_NOT_WON, changes=0)
    if len(melds) == len(parts.melds):
        return found
    parts = all_parts(tiles, laid, dora, ura, red_fives, melds, game)
    return _resolution(parts, options, broken, shape_rule)


def _resolution(
    parts: Parts,
    options: Sequence[Sequence[MeldOption]],
    broken: tuple[str, ...],
    shape_rule: ShapeRule,
) -> Resolution:
    candidates = find_candidates(parts.hand, parts.win, options, parts.indicators)
    ranked = _ranked(parts, candidates, shape_rule)
    weights = [each.weight for each in ranked]
    considered = sum(exp(-candidate.cost) for candidate in candidates)
    total = sum(weights) + max(0.0, 1 - considered)
    weight, gain, complete, best = ranked[0]
    hand, names, sure = _read(parts, best)
    runner_up = _read(parts, ranked[1].candidate)[0] if len(ranked) > 1 else None
    return Resolution(
        hand,
        0.0 if best.has_five else sure * weight / total,
        complete,
        names,
        _certainty(parts, names, ranked, total),
        best.has_five,
        broken,
        _changes(parts, best, names),
        runner_up,
        weights[1] / total if len(ranked) > 1 else 0.0,
        log(total),
        gain,
    )


class _Weighed(NamedTuple):
    weight: float
    gain: float
    """What of its logarithm the winning shape is worth."""
    complete: bool
    candidate: Candidate


def _ranked(parts: Parts, candidates: Sequence[Candidate], rule: ShapeRule) -> list[_Weighed]:
    """The weightiest first."""
    plain = candidates[0]
    certain = [float(slot.kinds.max()) >= rule.kept for slot in parts.hand]
    ranked = []
    for candidate in candidates:
        complete = parts.wins and not candidate.has_five
        complete = complete and is_winning_in(candidate.counts, parts.game, not parts.melds)
        earned = complete and not any(
            sure and kind != usual
            for sure, kind, usual in zip(certain, candidate.hand, plain.hand, strict=True)
        )
        gain = rule.gain if earned else 0.0
        ranked.append(_Weighed(exp(gain - candidate.cost), gain, complete, candidate))
    return sorted(ranked, key=lambda each: -each.weight)


def _read(parts: Parts, candidate: Candidate) -> tuple[ReadHand, dict[int, str], float]:
    """The candidate with its red fives."""
    slots = parts.slots
    kinds = [*candidate.hand, *candidate.indicators]
    kinds += [kind for option in candidate.melds for kind in option.tiles]
    faces, sure = _with_reds(kinds, slots, parts.red_fives)
    names = {
        slot.number: str(face) for slot, face in zip(slots, faces, strict=True) if slot is not None
    }
    own, rest = faces[: len(parts.hand)], faces[len(parts.hand) :]
    dora, rest = rest[: len(parts.dora)], rest[len(parts.dora) :]
    ura, rest = rest[: len(parts.ura)], rest[len(parts.ura) :]
    melds = []
    for option, meld in zip(candidate.melds, parts.melds, strict=True):
        size = len(option.tiles)
        melds.append(Meld(option.kind, rest[:size], _source(option, meld.laid)))
        rest = rest[size:]
    win = own[-1] if parts.win else None
    concealed = own[:-1] if parts.win else own
    return (
        ReadHand(concealed, win, tuple(melds), dora, ura, _ids(parts), parts.hidden_kongs),
        names,
        sure,
    )


def _with_reds(
    kinds: Sequence[int], slots: Sequence[Slot | None], red_fives: int | None
) -> tuple[tuple[Tile, ...], float]:
    """Faces for kinds, and how likely it is that the colours are right.

    ``red_fives`` is how many of each suit's fives are red under the rules; ``None`` where the rules
    are not known: then one a suit, as most sets have. Without red fives every five is plain.
    A face-down tile (no slot) is red where all four fives lie here and the others are not.
    """
    faces = [TILES[kind] for kind in kinds]
    sure = 1.0
    for five, red in REDS.items():
        places = [place for place, kind in enumerate(kinds) if kind == five]
        if not places or red_fives == 0:
            continue
        most = _USUAL_REDS if red_fives is None else red_fives
        shares = {p: slot.red_share(five) for p in places if (slot := slots[p]) is not None}
        hidden = [p for p in places if slots[p] is None]
        # Where all four fives are in view, the red ones are among them.
        all_seen = red_fives is not None and len(shares) == 4
        least = _MAYBE_RED if all_seen else 0.5
        likely = sorted((p for p in shares if shares[p] > least), key=lambda p: -shares[p])[:most]
        for place, share in shares.items():
            if not all_seen:
                sure *= share if place in likely else 1 - share if len(likely) < most else 1.0
        if red_fives is not None and len(places) == 4:
            likely += hidden[: most - len(likely)]
        for place in likely:
            faces[place] = TILES[red]
    return tuple(faces), sure


def _ids(parts: Parts) -> HandIds:
    own = tuple(slot.id for slot in parts.hand)
    return HandIds(
        own[:-1] if parts.win else own,
        own[-1] if parts.win else None,
        tuple(meld.ids for meld in parts.melds),
        tuple(slot.id for slot in parts.dora),
        tuple(slot.id for slot in parts.ura),
    )


def _certainty(
    parts: Parts,
    names: dict[int, str],
    ranked: Sequence[_Weighed],
    total: float,
) -> dict[int, float]:
    """The share of all readings in which a tile is what it was taken for.

    In the readings that were not looked at, one by one, a tile is what the reader says of it alone:
    doubt about one tile is no doubt about its neighbours.
    """
    slots = parts.slots
    wanted = {number: int(parse_tile(name)) for number, name in names.items()}
    rest = max(0.0, 1 - sum(each.weight for each in ranked) / total)
    shares = {
        slot.number: rest * float(slot.kinds[KIND_OF[wanted[slot.number]]])
        for slot in slots
        if slot is not None
    }
    for weight, _, _, candidate in ranked:
        if weight < _NEGLIGIBLE * total:
            break  # so are all that follow
        melded = [kind for option in candidate.melds for kind in option.tiles]
        for slot, kind in zip(
            slots, (*candidate.hand, *candidate.indicators, *melded), strict=True
        ):
            if slot is not None and KIND_OF[wanted[slot.number]] == kind:
                shares[slot.number] += weight / total
    for slot in slots:
        if slot is not None and (kind := KIND_OF[wanted[slot.number]]) in REDS:
            red = slot.red_share(kind) if parts.red_fives != 0 else 0.0
            shares[slot.number] *= red if wanted[slot.number] >= KINDS else 1 - red
    return {number: min(1.0, share) for number, share in shares.items()}


def _source(option: MeldOption, laid: LaidMeld) -> Source | None:
    # A chow is claimed from the left only (EMA 2016 §3.3.3), wherever its sideways tile lies.
    return Source.LEFT if option.kind is MeldKind.CHI else laid.source


def _changes(parts: Parts, best: Candidate, names: dict[int, str]) -> tuple[Change, ...]:
    """The tiles that are taken for another than the reader alone would say, and why."""
    copies = Counter(slot.read.kind for slot in parts.slots if slot is not None)
    in_hand = {slot.number for slot in parts.hand}
    broken: set[int] = set()
    for option, meld in zip(best.melds, parts.melds, strict=True):
        pairs = zip(meld.slots, option.tiles, strict=True)
        shown = [(slot, kind) for slot, kind in pairs if slot is not None]
        if any(slot.best != kind for slot, kind in shown):
            broken |= {slot.number for slot, _ in shown}
    changes = []
    for slot in parts.slots:
        if slot is None or (now := parse_tile(names[slot.number])) == slot.read:
            continue
        why: Why = "no-tile"
        if slot.read.kind == now.kind:
            why = "red"
        elif slot.number in broken:
            why = "meld"
        elif copies[slot.read.kind] > 4:
            why = "fifth"
        elif slot.number in in_hand:
            why = "shape"
        changes.append(Change(slot.number, slot.read, now, why))
    return tuple(changes)
