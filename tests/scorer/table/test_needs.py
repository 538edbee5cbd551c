"""What each player needs for each place: checked by really applying the win."""

from random import Random

import pytest

from scorer.ruleset import RuleSet
from scorer.table import SEATS, Seat, Table, Winner, final_scores, needs
from scorer.table.hand_events import Win
from scorer.table.ledger import apply
from scorer.table.needs import Need, places, values
from scorer.table.riichi import RiichiSettlement
from tests.scorer.table.playing import E, Game, N, S, W, house_rules
from tests.scorer.table.random_games import printed_seed

BOOKS = ("ema-2016", "ema-2025", "norway-2018", "tenhou", "m-league", "jpml-a", "wrc-2025")


def place_after(game: Game, need: Need, value: object) -> int:
    points = values(_rules(game), game.table.dealer is need.seat, need.discarder is None)
    chosen = next(each for each in points if each == value)
    winner = Winner(
        need.seat,
        han=None if chosen.yakuman else chosen.han,
        fu=None if chosen.yakuman else chosen.fu,
        yakuman=chosen.yakuman,
    )
    event = Win("need", game.state.sequence + 1, (winner,), need.discarder)
    table = apply(game.state, event).table
    assert table is not None
    return places(final_scores(table, game.rules))[need.seat]


def _rules(game: Game) -> RuleSet:
    settlement = game.rules.settlement
    assert isinstance(settlement, RiichiSettlement)
    return settlement.rules


def need(game: Game, seat: Seat, place: int, discarder: Seat | None) -> Need | None:
    found = [
        each
        for each in needs(game.table, game.rules)
        if (each.seat, each.place, each.discarder) == (seat, place, discarder)
    ]
    return found[0] if found else None


def test_five_thousand_two_hundred_from_the_leader_or_a_mangan_by_self_draw() -> None:
    game = Game(house_rules("[counters]\nadded_on = []"))
    game.to_last_hand()
    game.set_points(37300, 28000, 27900, 26800)
    direct = need(game, S, 1, E)
    assert direct is not None
    assert (direct.value.points, direct.value.han, direct.value.fu) == (5200, 3, 40)
    other = need(game, S, 1, W)
    assert other is not None and (other.value.points, other.value.limit) == (12000, "haneman")


def test_counters_and_sticks_on_the_table_make_it_cheaper() -> None:
    game = Game(house_rules("[counters]\nadded_on = []"))
    game.to_last_hand()
    game.set_points(33000, 30000, 29000, 28000)
    plain = need(game, S, 1, E)
    game.riichi(W, N)
    with_sticks = need(game, S, 1, E)
    assert plain is not None and with_sticks is not None
    assert with_sticks.value.points < plain.value.points


def test_a_tie_is_a_place_shared_and_says_so() -> None:
    game = Game(house_rules("[counters]\nadded_on = []"))
    game.to_last_hand()
    game.set_points(32000, 30000, 29000, 29000)
    found = need(game, S, 1, E)
    assert found is not None and (found.value.points, found.tied) == (1000, True)
    tenhou = Game(house_rules("[counters]\nadded_on = []", "tenhou"))
    tenhou.to_last_hand()
    tenhou.set_points(27000, 25000, 24000, 24000)
    found = need(tenhou, S, 1, E)
    # East goes first on a tie under tenhou, so South needs more than the same points.
    assert found is not None and (found.value.points, found.tied) == (1300, False)


def test_who_leads_and_who_cannot_win_need_nothing() -> None:
    game = Game()
    game.set_points(60000, 30000, 20000, 10000)
    assert not [each for each in needs(game.table, game.rules) if each.seat is E]
    game.do_rest()
    assert needs(game.table, game.rules) == ()
    assert needs(Game("nts-2009").table, Game("nts-2009").rules) == ()


@pytest.mark.parametrize("book", BOOKS)
def test_each_need_reaches_its_place_and_anything_less_does_not(book: str) -> None:
    random = Random(f"{printed_seed()} {book}")
    for _ in range(6):
        game = Game(book)
        for _ in range(random.randint(0, 5)):
            winner, payer = random.sample(SEATS, 2)
            if game.table.over is None:
                game.ron(winner, payer, random.randint(1, 4), 40)
        if game.table.over is not None:
            continue
        for seat in random.sample(SEATS, 2):
            if game.table.points[seat] >= 1000:
                game.riichi(seat)
        _check(game)


def _check(game: Game) -> None:
    table: Table = game.table
    found = needs(table, game.rules)
    now = places(final_scores(table, game.rules))
    for each in found:
        assert each.place < now[each.seat]
        assert place_after(game, each, each.value) <= each.place
        ladder = values(_rules(game), table.dealer is each.seat, each.discarder is None)
        at = ladder.index(each.value)
        if at:
            assert place_after(game, each, ladder[at - 1]) > each.place
    for seat in SEATS:
        for discarder in (None, *(other for other in SEATS if other is not seat)):
            reached = [n.place for n in found if (n.seat, n.discarder) == (seat, discarder)]
            assert reached == sorted(reached, reverse=True)
            top = values(_rules(game), table.dealer is seat, discarder is None)[-1]
            best = place_after(game, Need(seat, 1, discarder, top, False), top)
            assert min(reached, default=now[seat]) == min(best, now[seat])


def test_three_players_have_needs_of_three() -> None:
    game = Game("sanma", players=("Kim", "Jan", "Maja", ""))
    game.set_points(40000, 35000, 30000, 0)
    assert {each.seat for each in needs(game.table, game.rules)} == {S, W}
    assert all(each.discarder is not N for each in needs(game.table, game.rules))
