"""A player's page beside the same figures counted by hand, and the hall of yakuman."""

from kiosk_app.club.merging import merge_players
from kiosk_app.club.player_page import player_page
from kiosk_app.club.players import all_players
from kiosk_app.club.standings import Scope
from kiosk_app.club.yakuman_hall import yakuman_hall
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.store import Store
from scorer.result import YakuItem
from scorer.table import SEATS, ExhaustiveDraw, Seat, Substitute, Win, Winner
from tests.kiosk_app.club.people import begin_round, evening, later

PINFU = YakuItem("pinfu", 1, "4.2.1")
TANYAO = YakuItem("tanyao", 1, "4.2.1")
KOKUSHI = YakuItem("kokushi", 13, "4.2.5", 1)


def win(game: OpenGame, minute: float, winner: Winner, discarder: Seat | None) -> None:
    game.append(Win(*game.next_place(later(minute)), (winner,), discarder), later(minute))


def play_two_wins(game: OpenGame) -> None:
    """West wins with pinfu and tanyao, then with tanyao; East paid for the first."""
    win(game, 2, Winner(Seat.WEST, han=2, fu=40, yaku=(PINFU, TANYAO)), Seat.EAST)
    win(game, 3, Winner(Seat.WEST, han=1, fu=40, yaku=(TANYAO,)), None)
    game.append(ExhaustiveDraw(*game.next_place(later(4)), ()), later(4))
    game.finish(later(5), "agreed")


def ids_of(store: Store, game: OpenGame) -> dict[str, str]:
    table = game.state.table
    assert table is not None
    by_name = {player.name: player.id for player in all_players(store)}
    return {seat.letter: by_name[table.name(seat)] for seat in SEATS}


def test_the_page_counts_games_places_yaku_and_who_was_ahead(store: Store) -> None:
    (game,) = begin_round(store, evening(store, 4))
    play_two_wins(game)
    who = ids_of(store, game)
    page = player_page(store, who["W"])
    assert page is not None
    assert [(each.place, each.score, each.total) for each in page.games] == [
        (1, page.standing.score, page.standing.score)
    ]
    assert page.yaku == (("tanyao", 2), ("pinfu", 1))
    assert {(one.games, one.ahead, one.behind) for one in page.opponents} == {(1, 1, 0)}
    loser = player_page(store, who["E"])
    assert loser is not None
    ahead = {one.player_id: (one.ahead, one.behind) for one in loser.opponents}
    assert ahead[who["W"]] == (0, 1)
    assert loser.yaku == ()


def test_who_missed_a_session_met_nobody_and_has_no_place(store: Store) -> None:
    """EMA 2016 §5.8: the result counts, but somebody else played."""
    (game,) = begin_round(store, evening(store, 4))
    who = ids_of(store, game)
    event = Substitute(*game.next_place(later(1)), Seat.WEST, "Stand In", from_start=True)
    game.append(event, later(1))
    play_two_wins(game)
    page = player_page(store, who["W"])
    assert page is not None
    assert page.opponents == () and page.standing.average_place is None
    assert page.standing.score == -30_000
    other = player_page(store, who["E"])
    assert other is not None
    assert who["W"] not in {one.player_id for one in other.opponents} and other.opponents


def test_the_course_adds_up_game_by_game(store: Store) -> None:
    night = evening(store, 4)
    for seed in (1, 2, 3):
        (game,) = begin_round(store, night, seed)
        play_two_wins(game)
    page = player_page(store, ids_of(store, game)["W"])
    assert page is not None
    assert len(page.games) == 3
    totals = [each.total for each in page.games]
    assert totals[-1] == sum(each.score for each in page.games) == page.standing.score
    assert sum(one.games for one in page.opponents) == 9


def test_two_entries_of_one_person_have_one_page(store: Store) -> None:
    first, second = begin_round(store, evening(store, 8))
    play_two_wins(first)
    play_two_wins(second)
    one, other = ids_of(store, first)["W"], ids_of(store, second)["W"]
    cards = {player.id: player for player in all_players(store)}
    merge_players(store, cards[other], cards[one], later(10))
    pages = player_page(store, one), player_page(store, other)
    assert pages[0] == pages[1]
    assert pages[0] is not None
    assert len(pages[0].games) == 2
    assert pages[0].yaku == (("tanyao", 4), ("pinfu", 2))


def test_who_has_not_finished_a_game_has_no_page(store: Store) -> None:
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    assert player_page(store, ids_of(store, game)["W"]) is None
    play_two_wins(game)
    assert player_page(store, ids_of(store, game)["W"], Scope(season="1999")) is None
    assert player_page(store, "nobody") is None


def test_a_yakuman_enters_the_hall(store: Store) -> None:
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    won = Winner(Seat.SOUTH, yakuman=1, yaku=(KOKUSHI,), hand="19m19p19s1234567z+1z")
    win(game, 2, won, None)
    game.finish(later(3), "agreed")
    with store.reading() as connection:
        (hand,) = yakuman_hall(connection)
        assert yakuman_hall(connection, Scope(night_id=night.id)) == (hand,)
        assert yakuman_hall(connection, Scope(season="1999")) == ()
    assert (hand.player_id, hand.yaku, hand.count) == (ids_of(store, game)["S"], ("kokushi",), 1)
    assert (hand.hand, hand.points, hand.self_drawn) == ("19m19p19s1234567z+1z", 32000, True)
    assert (hand.night, hand.event_id) == ("Test night", [*game.state.record][1].id)


def test_an_ordinary_evening_leaves_the_hall_empty(store: Store) -> None:
    (game,) = begin_round(store, evening(store, 4))
    play_two_wins(game)
    with store.reading() as connection:
        assert yakuman_hall(connection) == ()
