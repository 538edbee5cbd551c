"""What each player needs for a place, in the words of the screen."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kiosk_app.languages import Language
from kiosk_app.screens.table.short_names import short_names
from kiosk_app.session.win_scoring import riichi_rules
from scorer.book import book_of
from scorer.ruleset import RuleSet
from scorer.table import Need, Seat, Table, TableRules, final_scores, needs
from scorer.table.needs import Value, places

_NAME_LETTERS = 12
_HANDS_NEAR_THE_END = 2
"""Shown at the table from this many hands before the end."""


@lru_cache(4)
def needs_at(table: Table, rules: TableRules) -> tuple[Need, ...]:
    """Kept, as the screen asks again at every touch."""
    return needs(table, rules)


def near_the_end(table: Table, rules: TableRules) -> bool:
    """Whether this is one of the last hands, as far as anybody can know."""
    if table.over is not None or table.ended is not None or not can_need(rules):
        return False
    if table.hands_left is not None:
        return table.hands_left <= _HANDS_NEAR_THE_END
    hands_to_come = (rules.rounds - table.round_number) * table.seat_count - table.dealer
    return hands_to_come <= _HANDS_NEAR_THE_END


def can_need(rules: TableRules) -> bool:
    """Whether a win has a worth that can be worked out: not in NTS, nor where wins are counted."""
    book = riichi_rules(rules)
    return book is not None and book.play.counted == "points"


def place_of(table: Table, rules: TableRules) -> dict[Seat, int]:
    """Everybody's place if the game ended now, by the rule set's own ties and uma."""
    return places(final_scores(table, rules))


def needs_line(
    seat: Seat,
    place: int,
    table: Table,
    rules: TableRules,
    words: Language,
    *,
    short: bool = False,
) -> str | None:
    """``5 200 from Anna · 8 000 from others · mangan tsumo``; None: no single win does it."""
    book = riichi_rules(rules)
    found = needs_at(table, rules)
    mine = [need for need in found if need.seat is seat and need.place == place]
    if not mine or book is None:
        return None
    names = short_names(table.players, _NAME_LETTERS)
    texts = _by_ron(mine, names, words)[: 1 if short else None]
    drawn = [need for need in mine if need.discarder is None]
    texts += [_drawn(need, book, table.dealer is seat, words) for need in drawn]
    return words("needs-between").join(texts)


def _by_ron(mine: Iterable[Need], names: Sequence[str], words: Language) -> list[str]:
    """Discards first, the cheapest of them first; players from whom the same is needed together."""
    by_value: dict[tuple[Value, bool], list[Seat]] = {}
    for need in mine:
        if need.discarder is not None:
            by_value.setdefault((need.value, need.tied), []).append(need.discarder)
    found = []
    groups = sorted(by_value.items(), key=lambda group: group[0][0].points)
    for at, ((value, tied), seats) in enumerate(groups):
        if len(groups) == 1 and len(seats) > 1:
            found.append(_need_text("needs-ron-any", value, tied, words))
        elif at and len(seats) > 1:
            found.append(_need_text("needs-ron-others", value, tied, words))
        else:
            listed = words("lists-between").join(names[seat] for seat in seats)
            found.append(_need_text("needs-ron", value, tied, words, name=listed))
    return found


def _need_text(key: str, value: Value, tied: bool, words: Language, **values: str) -> str:
    worth = words(f"limits-{value.limit}") if value.limit else words.number(value.points)
    said = words(key, worth=worth, **values)
    return words("needs-tied", need=said) if tied else said


def _drawn(need: Need, rules: RuleSet, dealer: bool, words: Language) -> str:
    """Below a mangan as players say it: what each pays."""
    value = need.value
    if value.limit:
        return _need_text("needs-tsumo", value, need.tied, words)
    paid = book_of(rules).worth(value.han, value.fu, dealer, True)
    worth = words("points-from-all", each=paid.from_other)
    if not dealer:
        worth = words("needs-shares", other=paid.from_other, dealer=paid.from_dealer)
    said = words("needs-tsumo", worth=worth)
    return words("needs-tied", need=said) if need.tied else said
