"""NTS, Combinaties van stenen and Winnende steen: one hand for every line of points."""

import pytest

from tests.scorer.nts.table import claim, club, held, points, refused, won


@pytest.mark.parametrize(
    ("concealed", "meld", "item", "worth"),
    [
        ("12m46p", "pon 555s", "pung-simple-open", 2),
        ("12m46p", "pon 999s", "pung-terminal-open", 4),
        ("12m46p", "pon 111p", "pung-terminal-open", 4),
        ("12m46p", "pon 333z", "pung-honour-open", 4),
        ("12m46p", "pon 555z", "pung-honour-open", 4),
        ("12m46p", "minkan 5555s", "kong-simple-open", 8),
        ("12m46p", "kakan 5555s", "kong-simple-open", 8),
        ("12m46p", "minkan 9999s", "kong-terminal-open", 16),
        ("12m46p", "kakan 3333z", "kong-honour-open", 16),
        ("12m46p", "minkan 7777z", "kong-honour-open", 16),
        ("12m46p", "ankan 5555s", "kong-simple-concealed", 16),
        ("12m46p", "ankan 1111s", "kong-terminal-concealed", 32),
        ("12m46p", "ankan 3333z", "kong-honour-concealed", 32),
        ("12m46p", "ankan 6666z", "kong-honour-concealed", 32),
    ],
)
def test_a_set_on_the_table_is_worth_its_line(
    concealed: str, meld: str, item: str, worth: int
) -> None:
    filler = concealed + "789m28s1z"
    assert points(held(filler, meld)) == {item: worth}


@pytest.mark.parametrize(
    ("pung", "item", "worth"),
    [
        ("555s", "pung-simple-concealed", 4),
        ("111s", "pung-terminal-concealed", 8),
        ("999m", "pung-terminal-concealed", 8),
        ("333z", "pung-honour-concealed", 8),
        ("666z", "pung-honour-concealed", 8),
    ],
)
def test_a_concealed_pung_is_worth_its_line(pung: str, item: str, worth: int) -> None:
    assert points(held(pung + "12m46p78s124m9p")) == {item: worth}


def test_a_chow_is_worth_nothing() -> None:
    assert held("123m456p789s1235m", seat="E").items == ()


@pytest.mark.parametrize(
    ("pair", "item"),
    [("55z", "pair-dragons"), ("22z", "pair-own-wind"), ("44z", "pair-round-wind")],
)
def test_pairs_of_dragons_own_and_round_wind_are_worth_two(pair: str, item: str) -> None:
    assert points(held(pair + "123m456p78s124m")) == {item: 2}


@pytest.mark.parametrize("pair", ["33z", "11z", "99s", "55p"])
def test_other_pairs_are_worth_nothing(pair: str) -> None:
    assert held(pair + "123m46p78s124m9p").items == ()


def test_a_pair_of_own_and_round_wind_at_once_adds_up() -> None:
    score = held("22z123m456p78s124m", seat="S", round_="S")
    assert points(score) == {"pair-own-wind": 2, "pair-round-wind": 2}


def test_every_pair_of_a_hand_that_did_not_go_out_counts() -> None:
    assert points(held("2255667z124m79p2s")) == {"pair-own-wind": 2, "pair-dragons": 4}


def test_mahjong_is_twenty_points() -> None:
    assert points(won("234m567p45s88p", "6s", "pon 222z", round_="S"))["mahjong"] == 20


def test_the_winning_tile_that_completes_the_pair_is_two_points() -> None:
    score = won("234m567p789s5s", "5s", "pon 222z", round_="S")
    assert points(score) == {
        "mahjong": 20,
        "pair-completed": 2,
        "only-possible-tile": 2,
        "pung-honour-open": 4,
    }


@pytest.mark.parametrize(("part", "tile"), [("46s", "5s"), ("12s", "3s"), ("89s", "7s")])
def test_a_gap_or_an_edge_is_the_only_possible_tile(part: str, tile: str) -> None:
    score = won(f"234m567p{part}88p", tile, "pon 222z", round_="S")
    assert points(score)["only-possible-tile"] == 2
    assert "pair-completed" not in points(score)


def test_two_possible_tiles_earn_nothing_for_the_only_possible_one() -> None:
    score = won("234m567p45s88p", "6s", "pon 222z", round_="S")
    assert points(score) == {"mahjong": 20, "pung-honour-open": 4}


def test_a_pair_out_of_a_row_of_four_is_not_the_only_possible_tile() -> None:
    score = won("234m567p4567s", "7s", "pon 222z", round_="S")
    assert points(score) == {"mahjong": 20, "pair-completed": 2, "pung-honour-open": 4}


def test_a_tile_that_lacks_the_two_doublings_is_still_a_possible_one() -> None:
    # The pung of green dragons goes out with three doublings, the other pung could not.
    concealed, melds = "66z11p", ("pon 777z", "chi 234m", "chi 567s")
    assert refused(concealed, "1p", *melds).reason == "too-few-doublings"
    assert points(won(concealed, "6z", *melds)) == {"mahjong": 20, "pung-honour-open": 8}


def test_a_tile_that_the_hand_holds_four_times_is_no_possibility() -> None:
    score = won("45s88p", "3s", "ankan 6666s", "pon 222z", "chi 234m", round_="S")
    assert points(score)["only-possible-tile"] == 2


def test_a_self_drawn_winning_tile_is_fifteen_points() -> None:
    assert points(won("234m567p45s88p", "6s", "pon 222z", by="tsumo", round_="S")) == {
        "mahjong": 20,
        "self-drawn": 15,
        "pung-honour-open": 4,
    }


def test_a_pung_completed_by_a_discard_is_open_and_by_a_draw_concealed() -> None:
    melds = ("chi 234m", "chi 567p", "pon 666z")
    assert points(won("77z88p", "7z", *melds))["pung-honour-open"] == 8
    drawn = points(won("77z88p", "7z", *melds, by="tsumo"))
    assert (drawn["pung-honour-open"], drawn["pung-honour-concealed"]) == (4, 8)


def test_a_club_can_let_the_winning_discard_complete_a_concealed_pung() -> None:
    rules = club("[going_out]\nwinning_discard_opens_set = false")
    score = won("77z88p", "7z", "chi 234m", "chi 567p", "pon 666z", rules=rules)
    assert points(score)["pung-honour-concealed"] == 8


def test_the_bird_eats_the_cake_for_ten_points() -> None:
    score = won("345s678s1s", "1p", "pon 999s", "pon 222z", round_="S")
    assert points(score) == {
        "mahjong": 20,
        "pair-completed": 2,
        "only-possible-tile": 2,
        "bird-eats-cake": 10,
        "pung-terminal-open": 4,
        "pung-honour-open": 4,
    }


def test_the_cake_counts_as_bamboo_so_a_clean_hand_stays_clean() -> None:
    score = won("234s678s1s", "1p", "pon 999s", "pon 222z")
    assert {item.id for item in score.doubling_items} == {"pung-own-wind", "clean"}


def test_the_cake_only_completes_the_pair_of_bamboo_one() -> None:
    rest = ("pon 999s", "pon 222z")
    assert refused("234m678s1p", "1s", *rest).reason == "not-complete"
    assert refused("234m11s88s", "1p", *rest).reason == "not-complete"
    assert refused("678s23s88s", "1p", *rest).reason == "not-complete"


def test_a_plain_pair_of_circles_one_is_no_cake() -> None:
    assert "bird-eats-cake" not in points(
        won("234m678s1p", "1p", "pon 999s", "pon 222z", round_="S")
    )


def test_a_club_without_the_cake_refuses_it() -> None:
    rules = club("[points]\nbird_eats_cake = 0")
    verdict = claim("234s678s1s", "1p", "pon 999s", "pon 222z", rules=rules)
    assert getattr(verdict, "reason", None) == "not-complete"


def test_the_document_s_own_comparison_of_a_discard_and_a_self_drawn_win() -> None:
    # NTS, Verschillen: 12 points and two doublings give 128 on a discard and 188 self-drawn.
    concealed, melds = "555z45s88p", ("pon 666z", "chi 234m")
    assert won(concealed, "6s", *melds).total * 4 == 512
    assert won(concealed, "6s", *melds, by="tsumo").total * 3 == 564


def test_red_fives_are_plain_fives() -> None:
    assert won("055s4p", "4p", "pon 222z", "pon 555z", "chi 067m") == won(
        "555s4p", "4p", "pon 222z", "pon 555z", "chi 567m"
    )
