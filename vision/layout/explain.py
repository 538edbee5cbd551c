"""Every plausible explanation of a table: hand, winning tile, melds, indicators.

Each is weighed by what the network believes of its tiles, and by what must be: 14 tiles, 13 where
nobody won, one more for each kong. What the faces say comes in with the names
(`vision.resolve.read_table`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from scorer.hand import Source
from vision.layout.expectation import Expectation
from vision.layout.melds import LaidHand, LaidMeld, MeldSet, find_meld_sets, tiles_wanted
from vision.layout.network import ROLES, Beliefs
from vision.layout.table import Array, Flags, Table, misfits
from vision.read.faces import FLOWER
from vision.scene import SeenTile

_MOST_WINS: Final = 6
_MOST_SKETCHES: Final = 80
_WITHIN: Final = 11.0
"""How much less likely than the best a winning tile, or an explanation, may be."""
_SWAPPED: Final = 3
"""So many tiles at the edge of the hand are exchanged for so many just outside it."""
_MISSING: Final = 4.0
"""A tile that the hand should have and nobody saw."""
_EXTRA: Final = 5.0
_NOT_IN_VIEW: Final = 1.0
"""A won hand whose winning tile is not in the picture."""
_NOT_APART: Final = 2.0
"""A won hand of which no tile is set apart."""
_SUREST: Final = 12.0
"""Log odds: no network knows a table better than that, however sure it says it is."""
_BACK: Final = 8.0
"""A tile of the hand, or the winning one, that lies face down."""
_UNSURE: Final = 8.0
"""Logarithm of the odds below which an indicator may as well be something else."""
_NO_URA: Final = 4.0
"""What seems to be an ura beside an open hand is something else."""
_BEAM: Final = 48
_MOST_WAYS: Final = 4
"""So many ways to take the tiles outside a hand are kept."""
_MOST_INDICATORS: Final = 5
_ODD_INDICATORS: Final = 4.0
"""More indicators than a wall has, or ura under some of them only."""
_HARDLY_THERE, _SURELY_THERE = 0.45, 0.6
"""Scores of the detector. Tiles that are there were found with 0.58 or more, on rendered photos in
training styles; dice and the ends of walls with less."""
_LIKE_A_TILE, _UNLIKE_A_TILE = 0.25, 0.4
"""Mean difference of a frame's lengths from a tile's, as a logarithm: part of a wall or a page of a
book is as wide as two tiles."""
_WELL_READ: Final = 0.9
"""Confidence of a name: what was found faintly and is read with less is hardly a tile."""
_FLOWER_IN_A_HAND: Final = 8.0
_FAINT_IN_A_ROW: Final = 1.5
_FAINT_ALONE: Final = 20.0
_APART: Final = 0.75  # of a tile, between the middles of two that do not lie over each other
_TURNED: Final = 0.6
"""Cosine between a tile's direction and its row's, below which it lies on its side."""
_SIDE_BY_SIDE, _IN_LINE = 1.25, 0.36
"""Tile widths and heights between the middles of two tiles that lie in one row."""
_PLAINLY_APART: Final = -0.1
"""Logarithm of the chance that a tile is the winning one, from which on it is told by its place: in
a tight row a fifth of a tile sets it apart."""
_PARALLEL: Final = 0.9
_SHOWN: Final = 0.5
"""How much likelier up than down a face must lie to show which way up its meld does."""
_BY_A_FACE, _BY_A_CHOW, _AS_THE_HAND = 4.0, 3.0, 3.0
"""Log odds that a meld lies the same way up as another in its direction whose face shows it, or
whose turned tile does, and as the hand."""
_HARDLY_TURNED: Final = 2.5
"""Log odds below which a tile that seems turned is not, where those of other melds are not."""
_OF_THE_HAND: Final = ("concealed", "win", "meld")


@dataclass(frozen=True, eq=False)
class Sketch:
    """Which tiles are the hand: without the indicators, and before their order is looked at."""

    weight: float
    """Logarithm: by how the tiles lie, apart from their faces."""
    names_cost: float
    """What the melds cost since their faces, as read, make none."""
    melds: tuple[LaidMeld, ...]
    melded: frozenset[int]
    win: int | None
    concealed: frozenset[int]
    win_in_row: bool
    """No tile lies apart: the winning one is among the concealed tiles, and any may be it."""


@dataclass(frozen=True, eq=False)
class Explanation:
    """What each tile is there for."""

    weight: float
    sketch: Sketch
    hand: LaidHand
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    lucky: tuple[int, ...]
    win_in_row: bool
    """Nothing sets the winning tile apart from the others: it is a guess."""


class Explanations:
    """The search for the explanations of one table."""

    def __init__(
        self, tiles: Sequence[SeenTile], table: Table, beliefs: Beliefs, expected: Expectation
    ) -> None:
        self._tiles, self._table, self._expected = tiles, table, expected
        self._meld_sets = find_meld_sets(tiles, table, beliefs)
        roles = np.maximum(beliefs.roles, -_SUREST)
        backs = np.array([tile.is_back for tile in tiles], bool)
        for role in ("concealed", "win", "dora", "ura", "lucky"):
            roles[backs, ROLES.index(role)] -= _BACK
        # What is hardly a tile may lie anywhere; it is not looked for in the hand or the wall.
        scores = np.array([tile.score for tile in tiles])
        faint = np.clip((_SURELY_THERE - scores) / (_SURELY_THERE - _HARDLY_THERE), 0.0, 1.0)
        roles[:, ROLES.index("concealed")] -= _FAINT_IN_A_ROW * faint
        unlike = misfits(table.wide, table.tall)
        unlike = np.clip((unlike - _LIKE_A_TILE) / (_UNLIKE_A_TILE - _LIKE_A_TILE), 0.0, 1.0)
        self.chances = _chances(beliefs, np.maximum(unlike, faint * _is_unread(tiles)))
        """Logarithm of how likely each tile has each role, where it may be no tile at all."""
        faint = np.maximum(faint, unlike)
        roles[:, ROLES.index("win")] -= _FAINT_ALONE / 2 * faint
        over = _covers_a_face(table, backs)
        for role in ("dora", "ura"):
            roles[:, ROLES.index(role)] -= _FAINT_ALONE * np.maximum(faint, over)
        flowers = np.array([tile.probabilities[FLOWER] for tile in tiles]) * ~backs
        for role in ("concealed", "win", "dora", "ura"):
            roles[:, ROLES.index(role)] -= _FLOWER_IN_A_HAND * flowers
        if expected.game == "nts":
            roles[:, [ROLES.index("dora"), ROLES.index("ura")]] -= _BACK
        else:
            roles[:, ROLES.index("lucky")] -= _BACK
        self._roles = roles
        self._aside = [n for n, role in enumerate(ROLES) if role not in _OF_THE_HAND]
        self._not_ura = [n for n in self._aside if ROLES[n] != "ura"]
        outside = roles[:, self._aside].max(axis=1)
        inside = roles[:, ROLES.index("concealed")]
        base = np.maximum(outside, inside)
        self._margin: list[float] = (inside - outside).tolist()
        self._as_win: list[float] = (roles[:, ROLES.index("win")] - base).tolist()
        # A meld's gain is counted from the best other role, the winning tile's among them.
        best = np.delete(roles, ROLES.index("meld"), axis=1).max(axis=1)
        self._correction: list[float] = (best - base).tolist()

    def sketches(self) -> list[Sketch]:
        """The likeliest hands first."""
        found = [sketch for melds in self._meld_sets for sketch in self._with_melds(melds)]
        found.sort(key=lambda each: -each.weight)
        least = found[0].weight - _WITHIN if found else 0.0
        return [each for each in found[:_MOST_SKETCHES] if each.weight > least]

    def _with_melds(self, melds: MeldSet) -> Iterator[Sketch]:
        free = [n for n in range(len(self._tiles)) if n not in melds.tiles]
        start = melds.gain + melds.names_cost + sum(self._correction[n] for n in melds.tiles)
        surplus = sum(max(self._margin[n], 0.0) for n in free)
        for win, cost in self._wins(free):
            rest = [n for n in free if n != win]
            over = surplus if win is None else surplus - max(self._margin[win], 0.0)
            for chosen, in_row, by_count in self._rows(rest, len(melds.melds), win):
                # Each tile inside costs what speaks against it, each outside what speaks for it.
                inside = sum(self._margin[n] for n in chosen)
                weight = start - cost - by_count + inside - over
                yield Sketch(
                    weight, melds.names_cost, melds.melds, melds.tiles, win, chosen, in_row
                )

    def _wins(self, free: Sequence[int]) -> list[tuple[int | None, float]]:
        """Which tile may have won, and what that costs."""
        nobody: list[tuple[int | None, float]] = [(None, 0.0)]
        if not self._expected.won:
            return nobody
        order = sorted(free, key=lambda n: -self._as_win[n])[:_MOST_WINS]
        if not order:
            return nobody
        best = max(0.0, float(self._as_win[order[0]]))
        wins = [(n, -float(self._as_win[n])) for n in order if self._as_win[n] > best - _WITHIN]
        return [*wins, *nobody]

    def _rows(
        self, rest: Sequence[int], melds: int, win: int | None
    ) -> Iterator[tuple[frozenset[int], bool, float]]:
        """Tiles of the concealed hand, whether the winning one is among them, and a cost."""
        won = self._expected.won
        order = sorted(rest, key=lambda n: -self._margin[n])
        whole = tiles_wanted(won) - 3 * melds - (win is not None)
        wanted = [(whole, False, 0.0)]
        if won and win is None:
            wanted = [(whole - 1, False, _NOT_IN_VIEW), (whole, True, _NOT_APART)]
        for count, in_row, cost in wanted:
            if 0 < count <= len(order):
                for chosen in self._around(order, count):
                    yield chosen, in_row, cost
        count, in_row, cost = wanted[0]
        natural = sum(self._margin[n] > 0 for n in order)
        if natural < count:  # better an unlikely tile than one that nobody saw
            natural = sum(self._margin[n] > -_MISSING for n in order[:count])
        if natural not in (0, count, wanted[-1][0]):
            by_count = _MISSING * max(0, count - natural) + _EXTRA * max(0, natural - count)
            yield frozenset(order[:natural]), False, cost + by_count

    def _around(self, order: Sequence[int], count: int) -> Iterator[frozenset[int]]:
        """The likeliest so many tiles, and others with one exchanged at the edge."""
        chosen = frozenset(order[:count])
        yield chosen
        inner, outer = order[max(0, count - _SWAPPED) : count], order[count : count + _SWAPPED]
        for inside in inner:
            for outside in outer:
                if self._margin[inside] - self._margin[outside] < _WITHIN:
                    yield chosen - {inside} | {outside}

    def complete(self, sketch: Sketch) -> Iterator[Explanation]:
        """The sketch in order, with the indicators that it leaves; the likeliest first."""
        used = sketch.melded | sketch.concealed | {sketch.win}
        left = [n for n in range(len(self._tiles)) if n not in used]
        # Only a closed hand can have declared riichi and turn the ura (EMA 2016 §3.3.14).
        closed = all(meld.shape == "ankan" for meld in sketch.melds)
        hand = self._laid(sketch)
        in_row = sketch.win_in_row or self._is_in_row(sketch)
        for roles, cost in self._indicators(left, closed):
            dora, ura, lucky = (
                self._from_left([n for n, own in roles.items() if own == ROLES.index(role)])
                for role in ("dora", "ura", "lucky")
            )
            yield Explanation(sketch.weight - cost, sketch, hand, dora, ura, lucky, in_row)

    def _indicators(self, left: Sequence[int], closed: bool) -> list[tuple[dict[int, int], float]]:
        """What the tiles outside the hand may be, all together, and what that costs: there are at
        most five indicators, and under each of them an ura or under none."""
        dora, ura = ROLES.index("dora"), ROLES.index("ura")
        beam: list[tuple[float, tuple[tuple[int, int], ...]]] = [(0.0, ())]
        for n in left:
            best = float(self._roles[n, self._aside].max())
            options = [
                (best - float(self._roles[n, role]), role)
                for role in self._aside
                if self._roles[n, role] > best - _UNSURE and (closed or role != ura)
            ] or [(_NO_URA, max(self._not_ura, key=lambda role: self._roles[n, role]))]
            beam = [
                (cost + more, (*roles, (n, role))) for cost, roles in beam for more, role in options
            ]
            beam = sorted(beam, key=lambda each: each[0])[:_BEAM]
        found = []
        for cost, chosen in beam:
            roles = dict(chosen)
            doras, uras = (list(roles.values()).count(role) for role in (dora, ura))
            odd = doras > _MOST_INDICATORS or uras not in (0, doras)
            found.append((roles, cost + (_ODD_INDICATORS if odd else 0.0)))
        return sorted(found, key=lambda each: each[1])[:_MOST_WAYS]

    def _laid(self, sketch: Sketch) -> LaidHand:
        ordered, win = self._from_left(sorted(sketch.concealed)), sketch.win
        up = self._direction(ordered)
        melds = self._for_player(as_one_player_lays_them(sketch.melds), up)
        melds = tuple(sorted(melds, key=lambda meld: self._place(meld.tiles[0], up)))
        sideways = {n for n in (*ordered, win) if n is not None and self._is_turned(n, up)}
        for meld in melds:
            if meld.claimed is not None:
                sideways.add(meld.tiles[meld.claimed])
                sideways |= set(meld.tiles[3:]) if meld.shape == "kakan" else set()
        return LaidHand(ordered, win, melds, frozenset(sideways), 1.0, self._expected.won)

    def _is_in_row(self, sketch: Sketch) -> bool:
        """Whether the winning tile lies side by side with the others, as any of them does."""
        if sketch.win is None or not sketch.concealed:
            return False
        if self._roles[sketch.win, ROLES.index("win")] > _PLAINLY_APART:
            return False
        others = sorted(sketch.concealed)
        away = self._table.centres[others] - self._table.centres[sketch.win]
        frame = self._table.frames[sketch.win].T + 1e-6 * np.eye(2)
        x, y = np.abs(np.linalg.solve(frame, away.T))
        same_way = np.abs(self._table.up[others] @ self._table.up[sketch.win]) > _PARALLEL
        return bool(((x < _SIDE_BY_SIDE) & (y < _IN_LINE) & same_way).any())

    def _for_player(self, melds: tuple[LaidMeld, ...], up: Array) -> tuple[LaidMeld, ...]:
        """Where the faces of a meld do not show which way up it lies: as the other melds in its
        direction do, and as the hand does."""
        ways = np.array([self._up_of(meld) for meld in melds]).reshape(-1, 2)
        shown = [self._is_shown(meld) for meld in melds]
        by_itself = [
            _BY_A_FACE if is_shown else _BY_A_CHOW * self._claimed_as_a_chow(meld)
            for meld, is_shown in zip(melds, shown, strict=True)
        ]
        cosines, along = ways @ ways.T, ways @ up
        votes = np.where(np.abs(cosines) > _PARALLEL, np.sign(cosines), 0.0) @ by_itself
        votes += np.where(np.abs(along) > _TURNED, _AS_THE_HAND * along, 0.0)
        laid = []
        for meld, is_shown, vote in zip(melds, shown, votes.tolist(), strict=True):
            at_an_end = meld.source in (Source.LEFT, Source.RIGHT) and self._are_alike(meld.tiles)
            clear = meld.clear if is_shown or not at_an_end else min(meld.clear, abs(vote))
            turned = meld.turned_around() if vote < 0 and not is_shown else meld
            laid.append(replace(turned, clear=clear))
        return tuple(laid)

    def _up_of(self, meld: LaidMeld) -> Array:
        own = list(meld.tiles)
        upright = [n for place, n in enumerate(own) if place not in (meld.claimed, 3)]
        up = self._table.up[upright or own].sum(axis=0)
        return np.asarray(up / max(float(np.hypot(*up)), 1e-9))

    def _is_shown(self, meld: LaidMeld) -> bool:
        """Whether a face of it shows which way up it lies."""
        tops = self._table.top_side[list(meld.tiles)]
        return bool(np.abs(tops[:, 0] - tops[:, 2]).max() >= _SHOWN)

    def _claimed_as_a_chow(self, meld: LaidMeld) -> int:
        """1 where the turned tile of three unlike ones is at the left, as a chow has it (EMA 2016
        §3.3.3), -1 where it is at the right: then they are seen from the other side."""
        unlike = len(meld.tiles) == 3 and not self._are_alike(meld.tiles)
        return {0: 1, 2: -1}.get(meld.claimed or 0, 0) if unlike and meld.claimed is not None else 0

    def _are_alike(self, numbers: Sequence[int]) -> bool:
        """Whether they are read as one kind, so that a turned tile at an end says whose it was."""
        return len(set(self._table.kinds[list(numbers)].argmax(axis=1).tolist())) == 1

    def _direction(self, numbers: Sequence[int]) -> Array:
        """Up, for the player whose row this is."""
        if not numbers:
            return np.array([0.0, -1.0])
        sure = self._table.top_side[list(numbers)]
        weights = 0.05 + sure[:, 0] - sure[:, 2]
        up = (self._table.up[list(numbers)] * weights[:, None]).sum(axis=0)
        return np.asarray(up / max(float(np.hypot(*up)), 1e-9))

    def _place(self, number: int, up: Array) -> float:
        return float(self._table.centres[number] @ np.array([-up[1], up[0]]))

    def _from_left(self, numbers: Sequence[int]) -> tuple[int, ...]:
        up = self._direction(numbers)
        return tuple(sorted(numbers, key=lambda n: self._place(n, up)))

    def _is_turned(self, number: int, up: Array) -> bool:
        return abs(float(self._table.up[number] @ up)) < _TURNED


def _is_unread(tiles: Sequence[SeenTile]) -> Flags:
    return np.array([tile.confidence < _WELL_READ for tile in tiles], bool)


def _chances(beliefs: Beliefs, no_tile: Array) -> Array:
    """What is hardly a tile is neither a winning one nor an indicator, wherever it lies."""
    roles = beliefs.roles.copy()
    alone = [n for n, role in enumerate(ROLES) if role not in ("concealed", "meld", "other")]
    roles[:, alone] -= _FAINT_ALONE * no_tile[:, None]
    return np.asarray(roles - np.logaddexp.reduce(roles, axis=1, keepdims=True))


def _covers_a_face(table: Table, backs: Flags) -> Array:
    """1 for what lies over a face beside it: a tile framed once more, with a piece of the table."""
    away = table.centres[:, None] - table.centres[None]
    frames = np.swapaxes(table.frames, 1, 2) + 1e-6 * np.eye(2)
    own = np.abs(np.linalg.solve(frames[None], away[..., None])[..., 0])
    over = (own < _APART).all(axis=2) & ~backs[None]
    np.fill_diagonal(over, False)
    return np.asarray(over.any(axis=1), np.float64)


def as_one_player_lays_them(melds: tuple[LaidMeld, ...]) -> tuple[LaidMeld, ...]:
    """Who turns the claimed tile does so in every meld, and who does not, in none.

    Where the others have a turned tile, four faces of which none is turned are a closed kong.
    """
    sets = [meld for meld in melds if meld.shape == "set" or meld.claimed is not None]
    turns = sum(meld.clear if meld.claimed is not None else -meld.clear for meld in sets) > 0

    def as_laid(meld: LaidMeld) -> LaidMeld:
        if turns and meld.shape == "minkan" and meld.claimed is None:
            return replace(meld, shape="ankan")
        hardly = not turns and meld.shape != "kakan" and meld.clear < _HARDLY_TURNED
        return replace(meld, claimed=None) if hardly else meld

    return tuple(map(as_laid, melds))
