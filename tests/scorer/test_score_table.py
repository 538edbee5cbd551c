"""Every cell of the score tables, and every limit."""

import pytest

from scorer import RIICHI_RULE_SETS, load_rules
from scorer.book import book_of
from tests.scorer.score_table import LIMITS, NORWAY_BASE, TABLE, Cell

BOOKS_THAT_ROUND_UP = ("ema-2025", "wrc-2025", "m-league")


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
@pytest.mark.parametrize("cell", TABLE.values(), ids=lambda cell: f"{cell.han}han{cell.fu}fu")
def test_a_cell_of_the_table_is_paid_as_printed(cell: Cell, rules: str) -> None:
    if rules in BOOKS_THAT_ROUND_UP and (cell.han, cell.fu) in ((4, 30), (3, 60)):
        cell = TABLE[4, 40]._replace(han=cell.han, fu=cell.fu)
    book = book_of(load_rules(rules))
    assert book.worth(cell.han, cell.fu, dealer=False, tsumo=False).points == cell.ron
    assert book.worth(cell.han, cell.fu, dealer=True, tsumo=False).points == cell.east_ron
    drawn = book.worth(cell.han, cell.fu, dealer=False, tsumo=True)
    assert (drawn.from_other, drawn.from_dealer) == (cell.from_other, cell.from_east)
    assert drawn.points == 2 * cell.from_other + cell.from_east
    east = book.worth(cell.han, cell.fu, dealer=True, tsumo=True)
    assert east.from_other == cell.east_from_each
    assert east.points == 3 * cell.east_from_each


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
@pytest.mark.parametrize(("han", "fu"), TABLE)
def test_a_cell_is_named_mangan_where_the_table_stops_growing(
    han: int, fu: int, rules: str
) -> None:
    at_limit = TABLE[han, fu].ron == 8000
    if rules in BOOKS_THAT_ROUND_UP:
        at_limit = TABLE[han, fu].ron >= 7700
    expected = "mangan" if at_limit else None
    assert book_of(load_rules(rules)).worth(han, fu, dealer=False, tsumo=False).limit == expected


@pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("fu", [20, 25, 30, 110])
def test_a_limit_is_paid_as_printed_whatever_the_fu(limit: str, fu: int, rules: str) -> None:
    every_han, other, east = LIMITS[limit]
    book = book_of(load_rules(rules))
    for han in every_han:
        drawn = book.worth(han, fu, dealer=False, tsumo=True)
        assert (drawn.limit, drawn.from_other, drawn.from_dealer) == (limit, other, east)
        assert book.worth(han, fu, dealer=True, tsumo=True).from_other == east
        # §4.1.3: on a discard one player pays for all; a haneman is 18,000 to East, else 12,000.
        assert book.worth(han, fu, dealer=False, tsumo=False).points == 2 * other + east
        assert book.worth(han, fu, dealer=True, tsumo=False).points == 3 * east


def test_a_haneman_on_a_discard_is_18000_for_east_and_12000_for_others() -> None:
    """The worked sentence of EMA 2016 §4.1.3 and EMA 2008 §4.1.3."""
    book = book_of(load_rules("ema-2016"))
    assert book.worth(6, 30, dealer=True, tsumo=False).points == 18000
    assert book.worth(7, 30, dealer=False, tsumo=False).points == 12000


@pytest.mark.parametrize("han", [13, 14, 20, 26])
def test_thirteen_han_and_more_are_a_sanbaiman_under_ema_2016(han: int) -> None:
    worth = book_of(load_rules("ema-2016")).worth(han, 30, dealer=False, tsumo=False)
    assert (worth.limit, worth.points) == ("sanbaiman", 24000)


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
@pytest.mark.parametrize("han", [13, 14, 26])
def test_thirteen_han_and_more_are_one_yakuman_elsewhere(han: int, rules: str) -> None:
    book = book_of(load_rules(rules))
    worth = book.worth(han, 30, dealer=False, tsumo=False)
    assert (worth.limit, worth.points) == ("yakuman", 32000)
    assert book.worth(han, 30, dealer=True, tsumo=True).from_other == 16000


@pytest.mark.parametrize("fu", NORWAY_BASE)
def test_norwegian_base_points_are_those_of_table_4(fu: int) -> None:
    book = book_of(load_rules("norway-2018"))
    assert tuple(book.base(han, fu)[0] for han in (1, 2, 3, 4)) == NORWAY_BASE[fu]


@pytest.mark.parametrize(
    ("han", "base"),
    [(5, 2000), (6, 3000), (7, 3000), (8, 4000), (10, 4000), (11, 6000), (12, 6000), (13, 8000)],
)
def test_norwegian_limits_are_those_of_table_5(han: int, base: int) -> None:
    assert book_of(load_rules("norway-2018")).base(han, 30)[0] == base
