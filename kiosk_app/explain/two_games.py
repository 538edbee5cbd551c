"""A riichi book beside an NTS one: what can be set side by side, though the games differ."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kiosk_app.explain.book_lines import ruling_of
from kiosk_app.explain.naming import name_list, name_section
from kiosk_app.explain.nts.items import name_doublings, name_times
from kiosk_app.explain.rule_values import name_value
from kiosk_app.languages import Language
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


def _rows(riichi: RuleSet, nts: NtsRuleSet, words: Language) -> Iterator[Beside]:
    def row(what: str, first: Cell, second: Cell) -> Beside:
        return Beside(words(f"beside-{what}"), first, second)

    def here(field: str, value: str | None = None) -> Cell:
        group, name = field.split(".")
        known = name_value(words, field, getattr(getattr(riichi, group), name))
        return Cell(known if value is None else value, name_section(words, riichi.sections[field]))

    def there(value: str, section: str) -> Cell:
        return Cell(value, name_section(words, section))

    number = words.number
    yes, no = words("values-true"), words("values-false")
    yield row("players", here("play.seats"), _players(nts, words))
    yield row(
        "tiles",
        Cell(number(_TILES[riichi.play.seats])),
        there(number(nts.table.tiles.value), nts.table.tiles.section),
    )
    yield row("extra-tiles", *_extra_tiles(riichi, nts, words))
    start = nts.chips.at_start
    yield row("start", here("play.start_points"), there(number(start.value), start.section))
    yield row(
        "rounds",
        here("play.rounds"),
        there(number(nts.table.rounds.value), nts.table.rounds.section),
    )
    needed = nts.going_out.minimum_doublings
    yield row(
        "needed",
        here("hand.yaku_needed", words("beside-yaku", count=riichi.hand.yaku_needed)),
        there(name_doublings(words, needed.value), needed.section),
    )
    differences = nts.settlement.others_pay_differences
    yield row(
        "who-scores",
        Cell(words("beside-the-winner")),
        there(
            words("beside-everyone" if differences.value else "beside-the-winner"),
            differences.section,
        ),
    )
    discarder = nts.settlement.discarder_factor
    yield row(
        "on-a-discard",
        Cell(words("beside-discarder-alone"), name_section(words, riichi.money["discard"])),
        there(
            words("beside-discarder-more", times=name_times(words, discarder.value)),
            discarder.section,
        ),
    )
    east = nts.settlement.east_factor
    yield row(
        "dealer-double",
        here("play.dealer_extra"),
        there(yes if east.value > 1 else no, east.section),
    )
    yield row(
        "winners",
        here("win.winners_on_discard"),
        there(number(1), nts.table.claim_order.section),
    )
    yield row("most", _most_of_riichi(riichi, words), _most_of_nts(nts, words))
    yield row(
        "on-a-draw",
        here("draw.noten_total"),
        there(number(0), nts.table.winds_turn_on_draw.section),
    )
    turns = nts.table.winds_turn_when_east_wins
    yield row(
        "stays-on-win",
        here("dealer.stays_on_win"),
        there(no if turns.value else yes, turns.section),
    )
    turns = nts.table.winds_turn_on_draw
    yield row(
        "stays-on-draw",
        here("dealer.stays_on_draw"),
        there(no if turns.value else yes, turns.section),
    )
    for offence in ("false-win-shown", "wrong-number-of-tiles"):
        cells = (_ruling(book, offence, words) for book in (riichi, nts))
        yield Beside(words(f"offences-{offence}"), *cells)
    floating = riichi.end.uma_floating
    yield row(
        "places",
        here("end.uma_floating" if floating else "end.uma"),
        there(" / ".join(map(number, nts.ranking.points.value)), nts.ranking.points.section),
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
