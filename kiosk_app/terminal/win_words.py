"""A win as a person types it: ``ron S 3/40 from E``, ``tsumo Kim mangan``, or with the tiles."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from kiosk_app.terminal.lines import CommandRefused, json_in
from kiosk_app.terminal.seat_words import points_by_seat, seat_in, seat_or_none
from scorer import NoWin, RuleSet
from scorer.book import book_of
from scorer.doubts import doubts_about
from scorer.json_fields import RecordError, flags_in, tiles_in
from scorer.json_form import hand_from
from scorer.messages import Choice
from scorer.no_win import why_no_win
from scorer.result import YakuItem
from scorer.table import Seat, Table, TableRules, Win, Winner, winner_from_score
from scorer.table.riichi import RiichiSettlement, score_at_table, win_context

_HAN_FU: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,3})")
_TILES: Final = re.compile(r"((?:[0-9]+[mpsz])*)\+([0-9][mpsz])")
_ALL_TILES: Final = re.compile(r"(?:[0-9]+[mpsz])+")
_YAKUMAN: Final = re.compile(r"([2-9])x?yakuman")
_MELDS: Final = {"chi": "chi", "pon": "pon", "kan": "minkan"} | {
    kind: kind for kind in ("minkan", "kakan", "ankan")
}
_FLAGS: Final = {
    name.replace("_", "-"): name
    for name in ("double_riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "first_turn")
}
_MOST_HAN: Final = 100
_LIMITS: Final = ("mangan", "haneman", "baiman", "sanbaiman")


@dataclass(slots=True)
class _Won:
    """One winner as far as the words have told."""

    seat: Seat
    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    points: int | None = None
    yaku: list[str] = field(default_factory=list)
    open: bool = False
    liable: Seat | None = None
    hand: dict[str, Any] = field(default_factory=dict)


def win_from_words(
    words: list[str], place: tuple[str, int], table: Table, rules: TableRules
) -> Win:
    """The win that was typed, with ``ron`` or ``tsumo`` as the first word."""
    verb, *rest = words
    payments, rest = points_by_seat(rest)
    winners: list[_Won] = []
    discarder: Seat | None = None
    annuls = False
    while rest:
        word = rest.pop(0)
        if word == "from":
            discarder = seat_in(_next(rest, "from"), table)
        elif word == "annuls":
            annuls = True
        elif not winners or not _tell(winners[-1], word, rest, table, rules):
            if _ALL_TILES.fullmatch(word):
                raise CommandRefused("winning-tile", text=word)
            winners.append(_Won(seat_in(word, table)))
    if verb == "ron" and discarder is None:
        raise CommandRefused("ron-from")
    if verb == "tsumo" and discarder is not None:
        raise CommandRefused("tsumo-from")
    seats = [won.seat for won in winners]
    made = [_winner(won, seats, table, rules, discarder) for won in winners]
    return Win(*place, tuple(made), discarder, annuls_riichi=annuls, payments=payments)


def _next(rest: list[str], before: str) -> str:
    if not rest:
        raise CommandRefused("seat-after", text=before)
    return rest.pop(0)


def _tell(won: _Won, word: str, rest: list[str], table: Table, rules: TableRules) -> bool:
    """Take one word about a winner; False where it is none, so it has to be the next winner."""
    if match := _HAN_FU.fullmatch(word):
        won.han, won.fu = int(match[1]), int(match[2])
    elif word.isdecimal():
        number = int(word)
        if won.han is not None and won.fu is None and won.points is None:
            won.fu = number
        elif number < _MOST_HAN:
            won.han = number
        else:
            won.points = number
    elif word in ("han", "fu") and _is_unit(won, word):
        pass
    elif word in _LIMITS:
        won.han = _han_of(word, rules)
    elif word == "yakuman":
        won.yakuman = 1
    elif match := _YAKUMAN.fullmatch(word):
        won.yakuman = int(match[1])
    elif word == "liable":
        won.liable = seat_in(_next(rest, "liable"), table)
    elif word.startswith("{"):
        hand = json_in(word, lambda why: CommandRefused("hand-not-json", error=why))
        if not isinstance(hand, dict):
            raise RecordError("not-an-object")
        won.hand |= hand
    elif match := _TILES.fullmatch(word):
        won.hand |= {"concealed": match[1], "win": match[2]}
    elif word == "open":
        won.open = True
    elif word.startswith("yaku:"):
        won.yaku += word.removeprefix("yaku:").split(",")
    elif word in _FLAGS:
        won.hand[_FLAGS[word]] = True
    elif ":" in word and seat_or_none(word, table) is None:
        _tell_tiles(won, *word.split(":", 1))
    else:
        return False
    return True


def _is_unit(won: _Won, unit: str) -> bool:
    """``3 han 40 fu``, or the fu first: the number before it is of this unit."""
    if unit == "han":
        return won.han is not None
    if won.fu is None and won.points is not None:
        won.fu, won.points = won.points, None
    elif won.fu is None:
        won.fu, won.han = won.han, None
    return won.fu is not None


def _tell_tiles(won: _Won, kind: str, tiles: str) -> None:
    if kind in _MELDS:
        won.hand.setdefault("melds", []).append({"kind": _MELDS[kind], "tiles": tiles})
    elif kind in ("dora", "ura"):
        won.hand[f"{kind}_indicators"] = tiles
    elif kind == "norths" and tiles.isdecimal():
        won.hand["norths"] = int(tiles)
    else:
        raise CommandRefused(
            "before-tiles", text=kind, known=Choice((*_MELDS, "dora", "ura", "norths"))
        )


def _han_of(limit: str, rules: TableRules) -> int:
    """The fewest han that make a limit under the rule set, whatever the fu."""
    book = book_of(_riichi_rules(rules))
    for han in range(5, _MOST_HAN):
        if book.worth(han, 0, False, False).limit == limit:
            return han
    raise CommandRefused("no-such-limit", limit=limit, rules=rules.name)


def _riichi_rules(rules: TableRules) -> RuleSet:
    if not isinstance(rules.settlement, RiichiSettlement):
        raise CommandRefused("every-hand-scores", rules=rules.name)
    return rules.settlement.rules


def _winner(
    won: _Won, seats: list[Seat], table: Table, rules: TableRules, discarder: Seat | None
) -> Winner:
    if not won.hand:
        yaku = _yaku(won, _riichi_rules(rules)) if won.yaku else ()
        return Winner(
            won.seat,
            han=sum(item.han for item in yaku) or won.han,
            fu=won.fu,
            yakuman=won.yakuman,
            points=won.points,
            yaku=yaku,
            liable=won.liable,
        )
    if won.yaku:
        raise CommandRefused("yaku-or-tiles")
    if "concealed" not in won.hand and (won.han is not None or won.points or won.yakuman):
        given = next(iter(won.hand))
        raise CommandRefused("needs-tiles", text=given.replace("_", "-"))

    book = _riichi_rules(rules)
    context = win_context(
        table,
        book,
        won.seat,
        seats,
        discarder,
        dora_indicators=tiles_in(won.hand, "dora_indicators"),
        ura_indicators=tiles_in(won.hand, "ura_indicators"),
        flags=flags_in(won.hand, _FLAGS.values()),
        liable=won.liable,
    )
    result = score_at_table(hand_from(won.hand), context, table, book)
    if isinstance(result, NoWin):
        raise CommandRefused("not-a-win", why=why_no_win(result))
    for doubt in doubts_about(result):
        raise CommandRefused("not-a-win", why=doubt.message)
    return winner_from_score(result, table.dealer)


def _yaku(won: _Won, rules: RuleSet) -> tuple[YakuItem, ...]:
    """The yaku that were named; what the han have more is dora."""
    items = []
    for id in won.yaku:
        rule = rules.yaku.get(id)
        han = 0 if rule is None else rule.open if won.open else rule.closed
        if rule is None or not han:
            known = [
                id for id, each in rules.yaku.items() if (each.open if won.open else each.closed)
            ]
            raise CommandRefused("no-such-yaku", text=id, known=Choice(tuple(known)))
        items.append(YakuItem(id, han, rule.section))
    named = sum(item.han for item in items)
    if won.han is not None and won.han < named:
        raise CommandRefused("yaku-above-han", sum=named, han=won.han)
    if won.han is not None and won.han > named:
        items.append(YakuItem("dora", won.han - named, rules.dora["dora"]))
    return tuple(items)
