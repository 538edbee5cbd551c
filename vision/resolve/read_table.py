"""Names and places in one search: the likeliest hand on a table, the next likeliest, how sure.

Every explanation of how the tiles lie (`vision.layout.explain`) is read by its faces, too. Where
the tiles before a player make a winning hand, that is the explanation: tiles put together by
mistake hardly ever do.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp, log
from typing import Final

import numpy as np

from scorer.hand import COUNT_OF, MeldKind
from scorer.tiles import KIND_OF, parse_tile
from vision.layout.expectation import Expectation
from vision.layout.explain import Explanation, Explanations, Sketch
from vision.layout.melds import CLEAR, LaidHand
from vision.layout.network import ROLES, Beliefs, form_beliefs, load_confidence
from vision.layout.table import (
    Array,
    Flags,
    Table,
    have_gap,
    lay_on_table,
    misfits,
    nearest_of,
    without_doubles,
)
from vision.read.faces import WHITE_DRAGON
from vision.resolve.resolve import Resolution, resolve
from vision.resolve.winning import is_waiting_in, is_winning_in
from vision.scene import SeenTile

WINNING: Final = 6.0
"""Worth of a winning shape, as the logarithm of the odds it outweighs: about 400 to 1."""
WAITING: Final = 2.5
"""Worth of thirteen tiles that wait for one more, where the winning tile is not in view."""
_UNEXPECTED: Final = 4.0
"""What a name costs that is another than the table knows it to be."""
_OTHER_KONGS: Final = 2.5
"""What another number of indicators costs than the hand's kongs turn: another player's kong turns
one as well, and one may be out of view."""
_WRONG_SIDE: Final = 6.0
"""What a hand costs that lies for a player at another side than the winner's."""
_LIKELIER: Final = 3.0
"""How much likelier, as a logarithm, another tile of a row must be to have won than its last."""
_LOOKED_AT: Final = 10
_READ_IN_FULL: Final = 6
"""Explanations whose faces are weighed one by one; the others by what each was read as."""
_MOST_TILES: Final = 160
_MOST_SURE: Final = 0.999
_LIKE_A_TILE: Final = 0.18
"""How unlike a tile's the size of a frame may be, as a logarithm: of right hands in development
photos one in fifty has a frame that is more so."""
_PLAINLY_IN_DOUBT: Final = 1.0
"""Log odds of whose tile was claimed, below which every bit counts."""
LACKING: Final = 0.85
"""What is left of the confidence where a tile of the hand may lie there that was not seen as one.
"""
_MAY_BE_ONE: Final = -5.0
"""Logarithm of the chance that a face outside the hand is an indicator: of those that were left out
of sure hands on development tables nearly all had less, and those that were indicators more."""
_ONE_BETWEEN: Final = (1.65, 2.4)
"""Tile widths between the middles of two with one between them: walls are not seen exactly."""
_SOME_BETWEEN: Final = (1.65, 4.4)
"""The same with up to three between them: after a kong, indicators lie side by side."""
_BESIDE: Final = 1.7
"""Tile widths between the middles of two tiles of one meld at most: one of them may be turned."""
_FEW_ALONE: Final = 2
"""Faces that lie by themselves: more are no indicators, but a river that nobody put in rows."""
_PLAINLY_A_TILE: Final = 0.6
"""Score, and how sure the reader is: of a page of a book it is not."""
_TWO_IN_ONE: Final = 0.35
"""How unlike a tile's the size of a frame of two is, as a logarithm."""
_IN_A_ROW: Final = 1.15
"""Tile widths between the middles of neighbours in a row, at most."""
_OUT_OF_A_ROW: Final = 1.3
"""And of one that stands apart from it, at least."""
_READ_ALONE: Final = 0.8
"""How sure the reader must be, by itself, of each name in a hand: of 945 sure hands of development
tables six had a name of which it was less so."""
_SIDES: Final = {"near": (0.0, -1.0), "right": (-1.0, 0.0), "far": (0.0, 1.0), "left": (1.0, 0.0)}
"""Up for a player at each side, in the picture."""


@dataclass(frozen=True, eq=False)
class TableHand:
    """One explanation of a table with the names of its tiles."""

    laid: LaidHand
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    lucky: tuple[int, ...]
    win_in_row: bool
    resolution: Resolution
    share: float
    """Of all explanations, those that give this very hand."""
    evidence: tuple[float, ...]
    """What the confidence is worked out from."""
    misfit: float
    """How unlike a tile's the size of its worst frame is, on the table: it may hold a part of a
    tile, or two."""
    may_lack_one: bool
    """Whether an indicator, the winning tile, or a tile of a kong, may lie there and was overlooked
    or taken for something else."""

    @property
    def tiles(self) -> frozenset[int]:
        return frozenset((*self.laid.tiles, *self.dora, *self.ura, *self.lucky))

    @property
    def confidence(self) -> float:
        """How likely places and names are all right: fitted on tables that no network was trained
        on (`vision.training.layout.calibrate`)."""
        weights = load_confidence()
        odds = float(weights[-1]) + float(np.dot(weights[:-1], self.evidence))
        sure = min(_MOST_SURE, 1 / (1 + exp(-min(max(odds, -30.0), 30.0))))
        sure *= min(1.0, _LIKE_A_TILE / max(self.misfit, 1e-6))
        return sure * (LACKING if self.may_lack_one else 1.0)


@dataclass(frozen=True, eq=False)
class _View:
    """The tiles that count, as they lie, and what is believed of them."""

    tiles: Sequence[SeenTile]
    table: Table
    beliefs: Beliefs
    expected: Expectation
    chances: Array
    """Logarithm of how likely each tile has each role, where it may be no tile at all."""
    counts: list[int]
    """Each tile as it was read alone: four bits a kind, to be added up."""

    @cached_property
    def are_alone(self) -> Flags:
        """Which of them are plainly tiles, and lie by themselves: each explanation asks for it."""
        sure = np.array([min(tile.score, tile.confidence) for tile in self.tiles])
        whole = misfits(self.table.wide, self.table.tall) < _TWO_IN_ONE
        apart = nearest_of(self.table.centres) > _BESIDE
        return np.asarray((sure > _PLAINLY_A_TILE) & whole & apart, np.bool_)


def read_table(
    tiles: Sequence[SeenTile], size: tuple[int, int], expected: Expectation
) -> list[TableHand]:
    """The likeliest hand, and the others that the same tiles may be, the likelier first."""
    numbers = without_doubles(tiles)
    if len(numbers) > _MOST_TILES:
        numbers = sorted(sorted(numbers, key=lambda n: -tiles[n].score)[:_MOST_TILES])
    own = [tiles[number] for number in numbers]
    if not own:
        return []
    table = lay_on_table(own, size)
    counts = [COUNT_OF[int(kind)] for kind in table.kinds.argmax(axis=1)]
    beliefs = form_beliefs(own, table, size, expected)
    search = Explanations(own, table, beliefs, expected)
    view = _View(own, table, beliefs, expected, search.chances, counts)
    scored = [(_quick_score(view, sketch), sketch) for sketch in search.sketches()]
    if not scored:
        return []
    scored.sort(key=lambda pair: -pair[0])
    explanations = [
        (each.weight - sketch.weight + score, each)
        for score, sketch in scored[:_LOOKED_AT]
        for each in search.complete(sketch)
    ]
    explanations.sort(key=lambda pair: -pair[0])
    read: list[tuple[float, Explanation, Resolution]] = []
    for _, each in explanations[:_READ_IN_FULL]:
        laid = _with_win(view, each)
        resolution = resolve(
            own, laid, each.dora, each.ura, red_fives=expected.red_fives, game=expected.game
        )
        score = each.weight + resolution.evidence + _by_shape(view, each, laid, resolution)
        score += _as_expected(view, each, resolution)
        read.append((score, replace(each, hand=laid), resolution))
    read.sort(key=lambda item: -item[0])
    rest = [score for score, _ in explanations[_READ_IN_FULL:]]
    rest += [score for score, _ in scored[_LOOKED_AT:]]
    return [_numbered(hand, numbers) for hand in _merged(view, read, rest)]


def _quick_score(view: _View, sketch: Sketch) -> float:
    """By what each tile was read as alone."""
    score = sketch.weight - sketch.names_cost
    count = len(sketch.concealed) + (sketch.win is not None) + 3 * len(sketch.melds)
    if not view.expected.won or count not in (13, 14):
        return score
    counts = sum(view.counts[n] for n in sketch.concealed)
    game, closed = view.expected.game, not sketch.melds
    if count == 13:
        waits = sketch.win is None and is_waiting_in(counts, game, closed)
        return score + (WAITING if waits else 0.0)
    counts += 0 if sketch.win is None else view.counts[sketch.win]
    return score + (WINNING if is_winning_in(counts, game, closed) else 0.0)


def _lacks_only_the_win(each: Explanation) -> bool:
    hand = each.hand
    return hand.win is None and len(hand.concealed) == 13 - 3 * len(hand.melds)


def _with_win(view: _View, each: Explanation) -> LaidHand:
    hand = each.hand
    if each.sketch.win_in_row:
        # The last tile drawn is put at the right; which it was, only the player knows. But a tile
        # that hardly lies apart is likelier than one that does not at all.
        last = hand.concealed[-1]
        chances = view.beliefs.of("win")
        apart = max(hand.concealed, key=lambda n: float(chances[n]))
        win = apart if chances[apart] - chances[last] > _LIKELIER else last
        return replace(hand, concealed=tuple(n for n in hand.concealed if n != win), win=win)
    if _lacks_only_the_win(each):
        return replace(hand, won=False)
    return hand


def _by_shape(view: _View, each: Explanation, laid: LaidHand, resolution: Resolution) -> float:
    """What the shape adds to what the resolver has counted already."""
    if not _lacks_only_the_win(each):
        return WINNING - resolution.shape_gain if resolution.shape_gain > 0 else 0.0
    counts = sum(COUNT_OF[tile] for tile in resolution.hand.concealed)
    waiting = is_waiting_in(counts, view.expected.game, not laid.melds)
    return WAITING if waiting else 0.0


def _as_expected(view: _View, each: Explanation, resolution: Resolution) -> float:
    """What the table already knows."""
    expected, hand = view.expected, resolution.hand
    score = 0.0
    if expected.win is not None and hand.win is not None and hand.win.kind != expected.win.kind:
        score -= _UNEXPECTED
    known = expected.dora_indicators
    if known is not None and Counter(known) - Counter(hand.dora_indicators):
        score -= _UNEXPECTED
    if each.dora and expected.kong_dora and len(each.dora) != 1 + _kongs(each.hand):
        score -= _OTHER_KONGS
    if expected.side is not None and each.hand.concealed:
        cosines = view.table.seen_up[list(each.hand.concealed)].mean(axis=0)
        # ``seen_up`` has the picture's up first and its right second.
        right, down = _SIDES[expected.side]
        score -= _WRONG_SIDE * (1 - float(-down * cosines[0] + right * cosines[1])) / 2
    return score


def _merged(
    view: _View, read: Sequence[tuple[float, Explanation, Resolution]], rest: Sequence[float]
) -> list[TableHand]:
    """One for each hand that is read; explanations that give the same one are added up."""
    top = read[0][0]
    total = sum(exp(score - top) for score, _, _ in read) + sum(exp(s - top) for s in rest)
    shares: dict[str, float] = {}
    first: dict[str, tuple[float, Explanation, Resolution]] = {}
    for item in read:
        key = str(item[2].hand.as_json())
        shares[key] = shares.get(key, 0.0) + exp(item[0] - top) / total
        first.setdefault(key, item)
    found = []
    unlike = misfits(view.table.wide, view.table.tall)
    for key, (_, each, resolution) in first.items():
        laid = replace(each.hand, certainty=shares[key])
        evidence = _evidence(view, each, resolution, shares[key])
        faces = [n for n in (*laid.tiles, *each.dora, *each.ura) if not view.tiles[n].is_back]
        found.append(
            TableHand(
                laid,
                each.dora,
                each.ura,
                each.lucky,
                each.win_in_row,
                resolution,
                shares[key],
                evidence,
                float(unlike[faces].max(initial=0.0)),
                _may_lack_an_indicator(view, each)
                or _may_lack_the_win(view, each, resolution)
                or _may_lack_a_kong(view, each, resolution)
                or another_stands_apart(view.table.centres, laid)
                or _shows_other_than_two_faces(view, laid)
                or _may_be_a_discard(view, each)
                or _names_one_by_its_shape(view, laid, resolution),
            )
        )
    return sorted(found, key=lambda hand: -hand.share)


def _may_lack_an_indicator(view: _View, each: Explanation) -> bool:
    """Whether a wall has room for one that was not seen; or, where none was, a face that was left
    out may be one."""
    if view.expected.game == "nts":
        return False
    backs = [n for n, tile in enumerate(view.tiles) if tile.is_back]
    if each.dora:
        if _too_few_indicators(view, each):
            return True
        wall = [*backs, *each.dora, *each.ura]
        return have_gap(view.table, each.dora, wall, _ONE_BETWEEN)
    used = {*each.hand.tiles, *each.lucky}
    chances = view.chances[:, ROLES.index("dora")]
    faces = [n for n, tile in enumerate(view.tiles) if not tile.is_back and n not in used]
    if any(chances[n] > _MAY_BE_ONE for n in faces):
        return True
    if 0 < np.count_nonzero(view.are_alone[faces]) <= _FEW_ALONE:
        return True
    wall = [n for n in backs if n not in used]
    return have_gap(view.table, wall, wall, _SOME_BETWEEN)


def _too_few_indicators(view: _View, each: Explanation) -> bool:
    """One lies there, and one more for each kong (EMA 2016 §3.3.5); below each is its ura."""
    dora, ura = len(each.dora), len(each.ura)
    return 0 < ura != dora or (view.expected.kong_dora and dora <= _kongs(each.hand))


def _may_lack_a_kong(view: _View, each: Explanation, resolution: Resolution) -> bool:
    """Whether more indicators are turned than for this hand's kongs: where it has a pung, its added
    tile may have been overlooked. Else they are another player's."""
    if not view.expected.kong_dora or len(each.dora) <= 1 + _kongs(each.hand):
        return False
    return any(meld.kind is MeldKind.PON for meld in resolution.hand.melds)


def _kongs(hand: LaidHand) -> int:
    return sum(meld.shape != "set" for meld in hand.melds)


def _may_lack_the_win(view: _View, each: Explanation, resolution: Resolution) -> bool:
    """Whether a blank tile would win where no winning one was seen: white dragons are taken for
    backs, or overlooked."""
    hand = resolution.hand
    if hand.win is not None or not view.expected.won:
        return False
    counts = sum(COUNT_OF[tile.kind] for tile in hand.concealed) + COUNT_OF[WHITE_DRAGON]
    return is_winning_in(counts, view.expected.game, not each.hand.melds)


def another_stands_apart(centres: Array, laid: LaidHand) -> bool:
    """Whether the winning tile lies in the row, and another of the hand does not."""
    if laid.win is None:
        return False
    row = [laid.win, *laid.concealed]
    away = nearest_of(centres[row])
    return bool(away[0] < _IN_A_ROW and np.count_nonzero(away > _OUT_OF_A_ROW) == 1)


def _shows_other_than_two_faces(view: _View, laid: LaidHand) -> bool:
    """A closed kong of which other than two faces are seen: two are shown in riichi (EMA 2016
    §3.3.7). Blank ones were taken for backs, or it is an open one whose turned tile was not seen as
    turned; else the hand cannot be scored."""
    if view.expected.game == "nts":
        return False
    closed = [meld.tiles for meld in laid.melds if meld.shape == "ankan"]
    return any(sum(view.tiles[n].is_back for n in tiles) != 2 for tiles in closed)


def _may_be_a_discard(view: _View, each: Explanation) -> bool:
    """Whether an indicator lies beside a face that is none of this hand, and beside no back: the
    first tile of a river's last row lies so."""
    indicators = [*each.dora, *each.ura]
    used = {*each.hand.tiles, *indicators, *each.lucky}
    others = [n for n in range(len(view.tiles)) if n not in used]
    backs = [n for n in others if view.tiles[n].is_back]
    faces = [n for n in others if not view.tiles[n].is_back]
    return any(
        _nearest(view, number, faces) < _BESIDE < _nearest(view, number, backs)
        for number in indicators
    )


def _names_one_by_its_shape(view: _View, laid: LaidHand, resolution: Resolution) -> bool:
    """Whether a tile of the hand was named by what would win, and not by the reader: nobody may be
    sure of a win that was found by looking for one."""
    faces = [n for n in laid.tiles if n in resolution.names and not view.tiles[n].is_back]
    kinds = [KIND_OF[parse_tile(resolution.names[n])] for n in faces]
    return bool((view.table.kinds[faces, kinds] < _READ_ALONE).any())


def _nearest(view: _View, number: int, others: Sequence[int]) -> float:
    """Tile widths to the middle of the nearest of these."""
    centres = view.table.centres
    away = np.linalg.norm(centres[list(others)] - centres[number], axis=1)
    return float(away.min(initial=np.inf))


def _evidence(
    view: _View, each: Explanation, resolution: Resolution, share: float
) -> tuple[float, ...]:
    roles = view.beliefs.roles
    melded = [n for meld in each.hand.melds for n in meld.tiles]
    believed = [
        *(float(roles[n, ROLES.index("concealed")]) for n in each.hand.concealed),
        *(float(roles[n, ROLES.index("meld")]) for n in melded),
        *(float(roles[n, ROLES.index("dora")]) for n in each.dora),
        *(float(roles[n, ROLES.index("ura")]) for n in each.ura),
    ]
    if each.hand.win is not None:
        believed.append(float(roles[each.hand.win, ROLES.index("win")]))
    used = {*each.hand.tiles, *each.dora, *each.ura, *each.lucky}
    clear = min([CLEAR, *(meld.clear for meld in each.hand.melds)])
    left = _left_out(view, [n for n in range(len(roles)) if n not in used])
    return (
        _log_odds(share),
        _log_odds(resolution.confidence),
        1.0 if resolution.complete else 0.0,
        max(-8.0, min(believed, default=-8.0)),
        max(-8.0, min(left, default=0.0)),
        max(-20.0, float(np.sum(believed) + np.sum(left))),
        min(0.5, view.table.plane.residual),
        1.0 if each.hand.win is None else 0.0,
        clear,
        min(clear, _PLAINLY_IN_DOUBT),
    )


def _left_out(view: _View, left: Sequence[int]) -> list[float]:
    """How likely each of the tiles that are left is none of this hand. A back that no other of them
    lies beside is: the tiles of a closed kong lie together, and a cup or a box is taken for one."""
    away = nearest_of(view.table.centres[list(left)])
    return [
        0.0
        if view.tiles[n].is_back and away[place] > _BESIDE
        else float(view.chances[n, ROLES.index("other")])
        for place, n in enumerate(left)
    ]


def _log_odds(share: float) -> float:
    share = min(max(share, 1e-4), 1 - 1e-4)
    return log(share / (1 - share))


def _numbered(hand: TableHand, numbers: Sequence[int]) -> TableHand:
    """The same with the numbers of the tiles as given."""
    laid, resolution = hand.laid, hand.resolution

    def given(own: Sequence[int]) -> tuple[int, ...]:
        return tuple(numbers[n] for n in own)

    melds = tuple(replace(meld, tiles=given(meld.tiles)) for meld in laid.melds)
    renamed = replace(
        resolution,
        names={numbers[n]: name for n, name in resolution.names.items()},
        certainty={numbers[n]: share for n, share in resolution.certainty.items()},
        changed=tuple(replace(each, tile=numbers[each.tile]) for each in resolution.changed),
    )
    return replace(
        hand,
        laid=replace(
            laid,
            concealed=given(laid.concealed),
            win=None if laid.win is None else numbers[laid.win],
            melds=melds,
            sideways=frozenset(given(sorted(laid.sideways))),
        ),
        dora=given(hand.dora),
        ura=given(hand.ura),
        lucky=given(hand.lucky),
        resolution=renamed,
    )
