"""A riichi book beside an NTS one: what can be set side by side, though the games differ."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kiosk_app.explain.book_lines import ruling_of
from kiosk_app.explain.naming import name_list, name_section
from kiosk_app.explain.nts.items import name_doublings, name_times
from kiosk_app.explain.rule_values import name_value
from kiosk_app.languages import Language
from scorer.nts.rule_values import Amount
from scorer.nts.ruleset import RuleSet as NtsRuleSet
from scorer.offences import offences_of
from scorer.ruleset import RuleSet

_YAKUMAN: Final = 8_000
_TILES: Final = {4: 136, 3: 108}
"""By how many play riichi; every book has four of each."""


class Cell(NamedTuple):
    value: str
    section: str = ""
    """Where the book says it; empty: nowhere in particular."""


class Beside(NamedTuple):
    what: str
    first: Cell
    second: Cell


def side_by_side(
    first: RuleSet | NtsRuleSet, second: RuleSet | NtsRuleSet, words: Language
) -> tuple[Beside, ...]:
    """One of them riichi, the other NTS."""
    if isinstance(first, RuleSet) and isinstance(second, NtsRuleSet):
        return tuple(_rows(first, second, words))
    if isinstance(first, NtsRuleSet) and isinstance(second, RuleSet):
        turned = _rows(second, first, words)
        return tuple(Beside(row.what, row.second, row.first) for row in turned)
    raise TypeError("two books of one game are compared field by field")


class _Beside(NamedTuple):
    """Both books, and how a line of each is written."""

    riichi: RuleSet
    nts: NtsRuleSet
    words: Language

    def row(self, what: str, first: Cell, second: Cell) -> Beside:
        return Beside(self.words(f"beside-{what}"), first, second)

    def here(self, field: str, value: str | None = None) -> Cell:
        """A field of the riichi book, as its value is called unless something else is said."""
        group, name = field.split(".")
        known = name_value(self.words, field, getattr(getattr(self.riichi, group), name))
        section = name_section(self.words, self.riichi.sections[field])
        return Cell(known if value is None else value, section)

    def there(self, section: str, value: str) -> Cell:
        return Cell(value, name_section(self.words, section))

    def amount_there(self, amount: Amount) -> Cell:
        return self.there(amount.section, self.words.number(amount.value))

    def yes_or_no(self, yes: bool) -> str:
        return self.words("values-true" if yes else "values-false")


def _rows(riichi: RuleSet, nts: NtsRuleSet, words: Language) -> Iterator[Beside]:
    books = _Beside(riichi, nts, words)
    yield from _on_the_table(books)
    yield from _on_a_win(books)
    yield from _after_a_hand(books)


def _on_the_table(books: _Beside) -> Iterator[Beside]:
    riichi, nts, words = books
    row, here = books.row, books.here
    yield row("players", here("play.seats"), _players(nts, words))
    yield row(
        "tiles", Cell(words.number(_TILES[riichi.play.seats])), books.amount_there(nts.table.tiles)
    )
    yield row("extra-tiles", *_extra_tiles(riichi, nts, words))
    yield row("start", here("play.start_points"), books.amount_there(nts.chips.at_start))
    yield row("rounds", here("play.rounds"), books.amount_there(nts.table.rounds))


def _on_a_win(books: _Beside) -> Iterator[Beside]:
    riichi, nts, words = books
    row, here, there = books.row, books.here, books.there
    needed = nts.going_out.minimum_doublings
    yield row(
        "needed",
        here("hand.yaku_needed", words("beside-yaku", count=riichi.hand.yaku_needed)),
        there(needed.section, name_doublings(words, needed.value)),
    )
    differences = nts.settlement.others_pay_differences
    who = words("beside-everyone" if differences.value else "beside-the-winner")
    yield row("who-scores", Cell(words("beside-the-winner")), there(differences.section, who))
    discarder = nts.settlement.discarder_factor
    yield row(
        "on-a-discard",
        Cell(words("beside-discarder-alone"), name_section(words, riichi.money["discard"])),
        there(
            discarder.section,
            words("beside-discarder-more", times=name_times(words, discarder.value)),
        ),
    )
    east = nts.settlement.east_factor
    doubled = there(east.section, books.yes_or_no(east.value > 1))
    yield row("dealer-double", here("play.dealer_extra"), doubled)
    one = there(nts.table.claim_order.section, words.number(1))
    yield row("winners", here("win.winners_on_discard"), one)
    yield row("most", _most_of_riichi(riichi, words), _most_of_nts(nts, words))


def _after_a_hand(books: _Beside) -> Iterator[Beside]:
    riichi, nts, words = books
    row, here, there = books.row, books.here, books.there
    on_win, on_draw = nts.table.winds_turn_when_east_wins, nts.table.winds_turn_on_draw
    yield row("on-a-draw", here("draw.noten_total"), there(on_draw.section, words.number(0)))
    for name, turns in (("win", on_win), ("draw", on_draw)):
        stays = there(turns.section, books.yes_or_no(not turns.value))
        yield row(f"stays-on-{name}", here(f"dealer.stays_on_{name}"), stays)
    for offence in ("false-win-shown", "wrong-number-of-tiles"):
        cells = (_ruling(book, offence, words) for book in (riichi, nts))
        yield Beside(words(f"offences-{offence}"), *cells)
    points = nts.ranking.points
    yield row(
        "places",
        here("end.uma_floating" if riichi.end.uma_floating else "end.uma"),
        there(points.section, " / ".join(map(words.number, points.value))),
    )


def _players(nts: NtsRuleSet, words: Language) -> Cell:
    also = {3: nts.three_players.allowed, 5: nts.five_players.allowed}
    seats = sorted([4, *(count for count, allowed in also.items() if allowed.value)])
    section = name_section(words, nts.three_players.allowed.section)
    return Cell(name_list(words, [words.number(count) for count in seats]), section)


def _extra_tiles(riichi: RuleSet, nts: NtsRuleSet, words: Language) -> tuple[Cell, Cell]:
    red, lucky = riichi.play.red_fives, nts.lucky.in_play
    return (
        Cell(
            words("beside-red-fives", count=red),
            name_section(words, riichi.sections["play.red_fives"]),
        ),
        Cell(
            words("beside-lucky", count=nts.lucky.tiles.value if lucky.value else 0),
            name_section(words, lucky.section),
        ),
    )


def _most_of_riichi(riichi: RuleSet, words: Language) -> Cell:
    dealer = 6 if riichi.play.dealer_extra else 4
    return Cell(
        words("beside-yakuman", points=4 * _YAKUMAN, dealer=dealer * _YAKUMAN),
        name_section(words, riichi.sections["limits.yakuman_add_up"]),
    )


def _most_of_nts(nts: NtsRuleSet, words: Language) -> Cell:
    limits = nts.limits
    return Cell(
        words("beside-limit", drawn=limits.self_drawn.value, discard=limits.discard.value),
        name_section(words, limits.discard.section),
    )


def _ruling(book: RuleSet | NtsRuleSet, offence: str, words: Language) -> Cell:
    for each in offences_of(book.id, book.extends):
        if each.id == offence:
            return Cell(ruling_of(each, words), name_section(words, each.section))
    return Cell(words("beside-not-said"))
