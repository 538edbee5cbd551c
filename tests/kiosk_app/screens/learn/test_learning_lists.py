"""The lists to learn from: every rule that a book has, said once, with what it brings."""

import pytest

from kiosk_app.languages import LANGUAGES, load_language, load_screen_language
from kiosk_app.screens.learn.difference_list import difference_groups, listed_side_by_side
from kiosk_app.screens.learn.doubling_list import doubling_groups
from kiosk_app.screens.learn.fu_list import fu_groups, fu_notes
from kiosk_app.screens.learn.learning import Learning, offered_books
from kiosk_app.screens.learn.listed import Listed, ListedGroup
from kiosk_app.screens.learn.nts_points import nts_point_groups, nts_total_rows
from kiosk_app.screens.learn.yaku_list import yaku_groups
from kiosk_app.screens.table.dora import dora_reason
from scorer import RIICHI_RULE_SETS, load_rules, parse_tile
from scorer.books import load_book
from scorer.compare import differences
from scorer.nts.rules_file import load_rules as load_nts_rules
from scorer.nts.rules_file import rules_from_text as nts_rules_from_text
from scorer.rule_text import BOOKS, RULE_SETS
from scorer.tiles import TILES

EN = load_screen_language("en")


def _by_id(groups: tuple[ListedGroup, ...]) -> dict[str, Listed]:
    return {entry.id: entry for group in groups for entry in group.entries}


@pytest.mark.parametrize("book", RIICHI_RULE_SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_yaku_that_a_book_plays_is_listed_once(book: str, language: str) -> None:
    rules = load_rules(book)
    groups = yaku_groups(rules, load_screen_language(language))
    listed = [entry.id for group in groups for entry in group.entries]
    wanted = {id for id, rule in rules.yaku.items() if rule.closed or rule.open}
    wanted |= {id for id, rule in rules.yakuman.items() if rule.times}
    wanted |= {id for id in rules.dora if id != "red-five" or rules.play.red_fives}
    if rules.play.north == "tile":
        wanted.discard("north")
    if rules.hand.renho != "none":
        wanted.add("renho")
    assert sorted(listed) == sorted(wanted)


def test_a_yaku_says_what_it_brings_open_and_closed() -> None:
    rules = _by_id(yaku_groups(load_rules("ema-2016"), EN))
    assert (rules["honitsu"].worth, rules["honitsu"].more) == ("3 han", "open: 2 han")
    assert (rules["pinfu"].worth, rules["pinfu"].more) == ("1 han", "closed only")
    assert (rules["toitoi"].worth, rules["toitoi"].more) == ("2 han", "open as well")
    assert rules["renho"].worth == "mangan"
    assert "§4.2.1" in rules["pinfu"].text
    norway = _by_id(yaku_groups(load_rules("norway-2018"), EN))
    assert norway["daichisei"].worth == "2 × yakuman"
    assert norway["kokushi"].more == "with its special wait: 2 × yakuman"


def test_all_simples_are_closed_only_where_a_book_says_so() -> None:
    assert _by_id(yaku_groups(load_rules("ema-2008"), EN))["tanyao"].more == "closed only"
    assert _by_id(yaku_groups(load_rules("ema-2016"), EN))["tanyao"].more == "open as well"


@pytest.mark.parametrize("book", RIICHI_RULE_SETS)
def test_every_fu_of_a_book_is_listed(book: str) -> None:
    rules = load_rules(book)
    listed = _by_id(fu_groups(rules, EN))
    for id, fu in (
        ("closed-hand-won-on-a-discard", rules.fu.closed_ron),
        ("concealed-kong-of-honours", rules.fu.concealed_kong_outside),
        ("open-pung-of-simples", rules.fu.open_pung_simple),
        ("pair-of-the-seat-and-round-wind", rules.fu.pair_double_wind),
        ("pair-wait", rules.fu.single_wait),
        ("seven-pairs", rules.fu.seven_pairs),
    ):
        assert listed[id].worth == f"{fu} fu"
    assert str(rules.fu.rounding) in fu_notes(rules, EN)[0]


def test_all_differences_of_two_books_are_listed() -> None:
    first, second = load_rules("ema-2016"), load_rules("norway-2018")
    groups = difference_groups(first, second, EN)
    listed = [entry for group in groups for entry in group.entries]
    assert len(listed) == len(differences(first, second))
    uma = next(entry for entry in listed if entry.field == "Uma")
    assert uma.first.startswith("15") and uma.first_section == "§3.6.1"


def test_a_book_does_not_differ_from_itself() -> None:
    rules = load_rules("tenhou")
    assert difference_groups(rules, rules, EN) == ()


def test_nts_lists_its_doublings_its_limit_hands_and_its_points() -> None:
    rules = load_nts_rules("nts-2009")
    listed = _by_id(doubling_groups(rules, EN))
    assert listed["very-clean"].worth == "3 doublings"
    assert (listed["nine-gates"].worth, listed["earth"].worth) == (EN.number(2000), EN.number(1000))
    points = _by_id(nts_point_groups(rules, EN))
    assert points["kong-honour-concealed"].worth == "32 points"
    # Twenty points with two doublings; a large count stops at the limit.
    rows = nts_total_rows(rules, EN)
    assert rows[1][:2] == ["20", "80"]
    assert all(int(cell.replace("\u00a0", "")) <= 2000 for row in rows[1:] for cell in row)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("indicator", TILES)
def test_every_indicator_has_a_reason_in_every_language(indicator: int, language: str) -> None:
    said = dora_reason(TILES[indicator], load_screen_language(language))
    assert said.indicator and said.dora and said.text


@pytest.mark.parametrize(
    ("indicator", "dora", "part"),
    [
        ("3p", "4 of circles", "next tile"),
        ("9m", "1 of characters", "After the 9"),
        ("4z", "East", "winds go round"),
        ("7z", "White dragon", "dragons go round"),
        ("0s", "6 of bamboo", "red five"),
    ],
)
def test_the_reason_names_the_dora(indicator: str, dora: str, part: str) -> None:
    said = dora_reason(parse_tile(indicator), EN)
    assert said.dora == dora
    assert part in said.text


def test_the_rules_are_those_chosen_else_those_of_the_settings() -> None:
    learning = Learning()
    assert learning.rules("norway-2018", None) == "norway-2018"
    learning.choose("tenhou")
    assert learning.rules("norway-2018", None) == "tenhou"


def test_a_book_is_never_compared_with_itself() -> None:
    learning = Learning()
    for book in BOOKS:
        learning.compare_with(book)
        assert learning.other(book) != book


def test_a_clubs_own_file_is_offered_first() -> None:
    offered = offered_books("tenhou")
    assert offered_books("club.toml") == ("club.toml", *offered)
    assert set(BOOKS) < set(offered) < set(RULE_SETS)
    assert "norway-2018-6" not in offered  # without points there is nothing to count


@pytest.mark.parametrize("name", [name for name, game in RULE_SETS.items() if game == "riichi"])
def test_every_yaku_that_a_rule_set_plays_has_a_hand_that_makes_it_there(name: str) -> None:
    rules = load_rules(name)
    listed = {entry.id for group in yaku_groups(rules, EN) for entry in group.entries}
    played = {id for id, rule in rules.yaku.items() if rule.closed or rule.open}
    played |= {id for id, rule in rules.yakuman.items() if rule.times}
    if rules.play.counted == "wins":
        assert not listed
    else:
        assert played <= listed


def test_riichi_and_nts_are_set_side_by_side_in_every_language() -> None:
    riichi = [load_book(name) for name, game in RULE_SETS.items() if game == "riichi"]
    nts = load_book("nts-2009")
    for language in LANGUAGES:
        words = load_language(language)
        for book in riichi:
            listed = listed_side_by_side(book, nts, words)
            assert len(listed) == 17
            assert all(each.field and each.first and each.second for each in listed)
    turned = listed_side_by_side(nts, riichi[0], words)
    assert "000" in turned[3].first and turned[3].second_section


def test_a_clubs_own_nts_differs_from_the_book_where_it_says_so() -> None:
    text = 'extends = "nts-2009"\n[settlement]\neast_factor = 2\n'
    own = nts_rules_from_text(text, "club.toml", own=True)
    (group,) = difference_groups(load_book("nts-2009"), own, load_language("en"))
    (entry,) = group.entries
    assert (entry.first, entry.second, entry.second_section) == ("1", "2", "house rule")
    assert difference_groups(own, own, load_language("en")) == ()
