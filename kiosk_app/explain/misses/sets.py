"""Yaku of the sets: runs across suits and along one, all pungs, concealed pungs, honours."""

from collections.abc import Iterator

from kiosk_app.explain.misses.sight import Found, Sight
from kiosk_app.explain.readings import Group
from scorer.hand import WinBy
from scorer.shapes import Wait
from scorer.tiles import TILES, Tile

_DRAGONS = ("yakuhai-white", "yakuhai-green", "yakuhai-red")


def find(sight: Sight) -> Iterator[Found]:
    if not sight.has_sets:
        return
    yield from _two_same_chows(sight)
    yield from _three_suits(sight)
    yield from _straight(sight)
    if len(sight.chows) == 1 and sight.counts("toitoi"):
        yield Found("toitoi", "toitoi-chow", sight.chows[0].tiles)
    yield from _concealed_pungs(sight)
    if not sight.wins:
        yield from _honours(sight)


def _two_same_chows(sight: Sight) -> Iterator[Found]:
    if not sight.lost_by_opening("iipeikou"):
        return
    firsts = [chow.first for chow in sight.chows]
    twice = next((chow for chow in sight.chows if firsts.count(chow.first) > 1), None)
    if twice is not None:
        yield Found("iipeikou", "iipeikou-open", twice.tiles)


def _three_suits(sight: Sight) -> Iterator[Found]:
    if not sight.counts("sanshoku-doujun"):
        return
    for number in range(7):
        suits = {chow.first // 9 for chow in sight.chows if chow.first % 9 == number}
        if len(suits) == 2:
            (missing,) = {0, 1, 2} - suits
            if found := _one_tile(sight, "sanshoku-doujun", 9 * missing + number):
                yield found
                return


def _straight(sight: Sight) -> Iterator[Found]:
    if not sight.counts("ittsuu"):
        return
    firsts = {int(chow.first) for chow in sight.chows}
    for suit in (0, 9, 18):
        missing = [suit + start for start in (0, 3, 6) if suit + start not in firsts]
        if len(missing) == 1 and (found := _one_tile(sight, "ittsuu", missing[0])):
            yield found
            return


def _one_tile(sight: Sight, yaku: str, wanted: int) -> Found | None:
    """A chow one step beside the wanted one: one tile at its end would make it that."""
    for chow in sight.chows:
        step = chow.first - wanted
        if chow.first // 9 == wanted // 9 and abs(step) == 1:
            wrong = TILES[wanted + 3] if step == 1 else TILES[wanted - 1]
            needed = TILES[wanted] if step == 1 else TILES[wanted + 2]
            if _copies(sight, needed) < 4:
                return Found(yaku, "one-tile", (wrong,), (needed,))
    return None


def _copies(sight: Sight, tile: Tile) -> int:
    return sight.hand.all_counts >> 4 * tile & 15


def _concealed_pungs(sight: Sight) -> Iterator[Found]:
    """A pung won on a discard counts as open (EMA 2016 §4.1.1)."""
    if sight.reading.wait is not Wait.PUNG or sight.context.by is not WinBy.RON:
        return
    concealed = [pung for pung in sight.pungs if not pung.is_open]
    won = next(pung for pung in concealed if pung.completed)
    if len(concealed) == 4 and sight.rules.yakuman["suuankou"].times:
        yield Found("suuankou", "pung-on-discard", won.tiles)
    elif len(concealed) == 3 and sight.counts("sanankou"):
        yield Found("sanankou", "pung-on-discard", won.tiles)


def _honours(sight: Sight) -> Iterator[Found]:
    """Only for a hand without a yaku: honours that look like one."""
    for pung in sight.pungs:
        if 27 <= pung.first < 31 and _yakuhai(sight, pung) is None:
            yield Found("yakuhai-seat", "guest-wind", pung.tiles)
    yaku = _yakuhai(sight, sight.pair)
    if yaku is not None and sight.counts(yaku):
        yield Found(yaku, "yakuhai-pair", sight.pair.tiles)


def _yakuhai(sight: Sight, group: Group) -> str | None:
    kind = group.first
    if kind >= 31:
        return _DRAGONS[kind - 31]
    if kind == sight.context.seat.tile:
        return "yakuhai-seat"
    return "yakuhai-round" if kind == sight.context.round.tile else None
