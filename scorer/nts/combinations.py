"""Every combination of NTS that earns doublings, one row each."""

from collections.abc import Iterator
from typing import Final

from scorer.nts.deal import LUCKY_ROWS, Round, Win
from scorer.nts.doublings import Earned
from scorer.nts.rows import (
    Doubling,
    Facts,
    Found,
    WinnerDoubling,
    concealed_kong,
    field_of,
    kong,
    pung,
    shown,
)
from scorer.nts.sets import DRAGONS, FIVE_CIRCLES, GREEN_DRAGON, ONE_CIRCLES, WINDS, Shape
from scorer.tiles import Tile


def earned_doublings(facts: Facts, win: Win | None = None) -> Iterator[Earned]:
    """All that a hand earns; ``win`` is how it went out, None for a hand that did not."""
    for row in FOR_ALL:
        yield from _earned(row.id, row.test(facts))
    if win is not None:
        for own in FOR_THE_WINNER:
            yield from _earned(own.id, own.test(facts, win))
    for row in FOR_LUCKY_TILES:
        yield from _earned(row.id, row.test(facts))


def _earned(id: str, found: Found) -> Iterator[Earned]:
    if isinstance(found, bool):
        found = [()] if found else []
    for shown_by in found:
        if isinstance(shown_by, tuple):
            yield Earned(field_of(id), shown_by)
        else:
            yield Earned(field_of(id), lucky=shown_by)


def _pungs_of(facts: Facts, tile: Tile | None) -> Found:
    return [pung.tiles for pung in facts.pungs if pung.tile == tile]


def _concealed_pungs(facts: Facts) -> int:
    """A concealed kong is a concealed pung too; an open kong never is."""
    return sum(pung.concealed for pung in facts.pungs)


def _kongs(facts: Facts, *, concealed: bool) -> int:
    kongs = [pung.concealed for pung in facts.pungs if pung.shape is Shape.KONG]
    mixed = facts.rules.going_out.concealed_kong_counts_as_open.value
    return len(kongs) if mixed and not concealed else kongs.count(concealed)


def _cleanness(facts: Facts) -> str | None:
    """Which of the clean hands it is, by all its tiles."""
    suited = [tile for tile in facts.tiles if not tile.is_honour]
    suits = {tile.suit for tile in suited}
    honours = len(suited) < len(facts.tiles)
    no_simples = all(tile.is_terminal for tile in suited)
    if len(suits) == 1 and honours:
        return "very-clean" if no_simples else "clean"
    if len(suits) > 1 and no_simples:
        return "clean"
    return "pure" if len(suits) == 1 or (honours and not suits) else None


def _little(facts: Facts, honours: range) -> bool:
    """All of these honours as pungs but one, which is the pair."""
    pair = next(one.tile for one in facts.sets if one.shape is Shape.PAIR)
    pungs = sum(pung.tile in honours for pung in facts.pungs)
    return pungs == len(honours) - 1 and pair in honours


def _chows_or_simples(facts: Facts, asked: str) -> bool:
    """Together they must be played concealed but for the winning tile; else only one counts."""
    has = {"four_chows": not facts.pungs, "pure_simples": all(t.is_simple for t in facts.tiles)}
    once = facts.rules.going_out.open_simple_chows_count_once.value and not facts.closed
    if once and all(has.values()):
        return asked == max(has, key=lambda name: getattr(facts.rules.doublings, name).value)
    return has[asked]


def _on(win: Win, said: bool, tile: Tile | None = None) -> Found:
    """The winning tile, where that was said of it and it is this one: also as the cake."""
    fits = said and (tile is None or win.tile.kind == tile)
    return [(win.tile.kind,)] if fits else []


# fmt: off
FOR_ALL: Final = (
    Doubling("pung-dragons", lambda it: [one.tiles for one in it.pungs if one.tile in DRAGONS],
        shown("123m456p7s", "7s", pung("555z"), pung("666z"))),
    Doubling("pung-own-wind", lambda it: _pungs_of(it, it.seat.tile),
        shown("123m456p7s", "7s", pung("222z"), pung("555z"))),
    Doubling("pung-round-wind", lambda it: _pungs_of(it, it.round.wind_tile),
        shown("123m456p7s", "7s", pung("111z"), pung("555z"))),
    Doubling("pung-round-dragon",
        lambda it: it.round is Round.GREEN_DRAGON and _pungs_of(it, GREEN_DRAGON),
        shown("123m456p789p7s", "7s", pung("666z"), round="G")),
    Doubling("three-concealed-pungs", lambda it: _concealed_pungs(it) >= 3,
        shown("222m444p888s12s33z", "3s")),
    Doubling("four-concealed-pungs", lambda it: _concealed_pungs(it) >= 4,
        shown("222m444p88s99s333z", "8s", self_drawn=True)),
    Doubling("three-concealed-kongs", lambda it: _kongs(it, concealed=True) >= 3,
        shown("12s33z", "3s", concealed_kong("2222m"), concealed_kong("4444p"),
              concealed_kong("8888s"))),
    Doubling("three-open-kongs", lambda it: _kongs(it, concealed=False) >= 3,
        shown("12s33z", "3s", kong("2222m"), kong("4444p"), kong("8888s"))),
    Doubling("clean", lambda it: _cleanness(it) == "clean",
        shown("123456m777m33z99m", "9m")),
    Doubling("very-clean", lambda it: _cleanness(it) == "very-clean",
        shown("999s11s33z", "1s", pung("444z"), pung("111z"))),
    Doubling("pure", lambda it: _cleanness(it) == "pure",
        shown("123456p789p12p55p", "3p")),
)
"""NTS, Bijzondere combinaties (voor alle spelers)."""

FOR_THE_WINNER: Final = (
    WinnerDoubling("hidden-treasure", lambda it, win: win.self_drawn and it.closed,
        shown("123m456p33s555z12s", "3s", self_drawn=True)),
    WinnerDoubling("little-four-winds", lambda it, win: _little(it, WINDS),
        shown("123m4z", "4z", pung("111z"), pung("222z"), pung("333z"))),
    WinnerDoubling("little-three-dragons", lambda it, win: _little(it, DRAGONS),
        shown("123m456p7z", "7z", pung("555z"), pung("666z"))),
    WinnerDoubling("four-pungs", lambda it, win: len(it.pungs) == 4,
        shown("88s33z", "8s", pung("222m"), pung("444p"), pung("555z"))),
    WinnerDoubling("four-chows", lambda it, win: _chows_or_simples(it, "four_chows"),
        shown("234m345p678p23s55s", "4s")),
    WinnerDoubling("pure-simples", lambda it, win: _chows_or_simples(it, "pure_simples"),
        shown("234m345p678p23s55s", "4s")),
    WinnerDoubling("last-wall-tile", lambda it, win: _on(win, win.last_wall_tile),
        shown("123m456p22s789s12s", "3s", self_drawn=True, last_wall_tile=True)),
    WinnerDoubling("last-wall-tile-one-circles",
        lambda it, win: _on(win, win.last_wall_tile, ONE_CIRCLES),
        shown("123m23p22s789s456m", "1p", self_drawn=True, last_wall_tile=True)),
    WinnerDoubling("last-discard", lambda it, win: _on(win, win.last_discard),
        shown("123m456p7s", "7s", pung("555z"), pung("888m"), last_discard=True)),
    WinnerDoubling("kong-bloom", lambda it, win: _on(win, win.kong_bloom or win.kong_on_kong),
        shown("123m456p7s", "7s", kong("5555z"), pung("888m"), self_drawn=True, kong_bloom=True)),
    WinnerDoubling("kong-bloom-five-circles",
        lambda it, win: _on(win, win.kong_bloom or win.kong_on_kong, FIVE_CIRCLES),
        shown("123m46p77s", "5p", kong("8888m"), pung("888s"), self_drawn=True, kong_bloom=True)),
    WinnerDoubling("kong-on-kong", lambda it, win: _on(win, win.kong_on_kong),
        shown("123m67p77s", "8p", kong("8888m"), kong("8888s"), self_drawn=True,
              kong_on_kong=True)),
    WinnerDoubling("robbed-kong", lambda it, win: _on(win, win.robbed_kong),
        shown("123m46p77s", "5p", pung("555z"), pung("888s"), robbed_kong=True)),
)
"""NTS, Bijzondere combinaties (alleen voor speler met winnende steen), and Winnende steen."""

FOR_LUCKY_TILES: Final = (
    Doubling("own-lucky-tile", lambda it: [tile for tile in it.lucky if tile.owner is it.seat],
             None),
    Doubling("row-of-lucky-tiles", lambda it: [() for row in LUCKY_ROWS if set(row) <= {*it.lucky}],
             None),
)
# fmt: on
"""NTS, Spelen met gelukstenen: one for each own tile, one for each row of four."""
