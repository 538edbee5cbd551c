"""One person written down twice: every figure counts both entries as one."""

from pathlib import Path

from kiosk_app.club.finished_games import result_lines
from kiosk_app.club.merging import (
    merge_players,
    merge_same_names,
    merged_players,
    same_name,
    separate_player,
)
from kiosk_app.club.nights import come, leave, open_night, present, visits
from kiosk_app.club.players import (
    PlayerCard,
    PlayerDetails,
    add_player,
    all_players,
    the_player,
)
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.standings import Scope, Standing, standings
from kiosk_app.store.journal import start_game
from kiosk_app.store.opening import open_store
from kiosk_app.store.receiving import read_back
from kiosk_app.store.sending import send_documents, send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from scorer.table import Seat
from tests.kiosk_app.club.people import EVENING, later
from tests.kiosk_app.store.evening import now as the_time
from tests.kiosk_app.store.evening import ron, started
from tests.refusing import refuses


def finished(store: Store, *names: str) -> None:
    east, south, west, north = names
    game = start_game(
        store, started(players=(east, south, west, north)), the_time(), table_name="1"
    )
    ron(game, Seat.EAST, Seat.SOUTH)
    game.finish(the_time(), "agreed")


def table(store: Store) -> dict[str, Standing]:
    with store.reading() as connection:
        return {line.name: line for line in standings(connection, Scope())}


def player(store: Store, name: str) -> PlayerCard:
    return the_player(all_players(store), name)


def test_merged_entries_make_one_line_of_the_standings(store: Store) -> None:
    finished(store, "Kim", "A", "B", "C")
    finished(store, "A", "Kim Jansen", "B", "C")
    before = table(store)
    kept = merge_players(store, player(store, "kim"), player(store, "jansen"), EVENING)
    after = table(store)
    assert kept.name == "Kim Jansen"
    assert set(after) == set(before) - {"Kim"}
    both = after["Kim Jansen"]
    assert both.games == 2
    assert both.score == before["Kim"].score + before["Kim Jansen"].score
    assert both.places == (1, 0, 0, 1)
    assert both.best_points == before["Kim"].best_points
    assert len(after) == 4
    with store.reading() as connection:
        names = [line.name for line in result_lines(connection, Scope())]
    assert names.count("Kim Jansen") == 2
    assert "Kim" not in names
    assert "Kim" not in [each.name for each in all_players(store)]


def test_a_later_game_under_the_old_name_counts_too(store: Store) -> None:
    finished(store, "Kim", "A", "B", "C")
    into = add_player(store, PlayerDetails("Kim Jansen"), EVENING)
    merge_players(store, player(store, "Kim"), into, EVENING)
    finished(store, "Kim", "A", "B", "C")
    assert table(store)["Kim Jansen"].games == 2


def test_merging_twice_is_the_same_and_it_can_be_taken_back(store: Store) -> None:
    kim = add_player(store, PlayerDetails("Kim"), EVENING)
    full = add_player(store, PlayerDetails("Kim Jansen"), EVENING)
    for minute in (1, 2):
        merge_players(store, kim, full, later(minute))
        assert merged_players(store) == [(kim, full)]
        assert all_players(store) == [full]
    assert separate_player(store, kim.id, later(3)) == kim
    assert all_players(store) == [kim, full]
    assert merged_players(store) == []


def test_the_entry_that_stands_takes_what_it_lacks(store: Store) -> None:
    full = add_player(store, PlayerDetails("Kim J", guest=True), EVENING)
    member = add_player(store, PlayerDetails("Kim", ema_number="0801", country="NL"), EVENING)
    kept = merge_players(store, member, full, EVENING)
    assert (kept.name, kept.ema_number, kept.country, kept.guest) == (
        "Kim J",
        "0801",
        "NL",
        False,
    )


def test_two_people_are_not_merged(store: Store) -> None:
    kim = add_player(store, PlayerDetails("Kim", ema_number="1"), EVENING)
    jan = add_player(store, PlayerDetails("Jan", ema_number="2"), EVENING)
    with refuses(NightRefused, match="different EMA numbers"):
        merge_players(store, kim, jan, EVENING)
    with refuses(NightRefused, match=r"Kim is already a single entry\."):
        merge_players(store, kim, kim, EVENING)
    finished(store, "A", "B", "C", "D")
    with refuses(NightRefused, match=r"A and B have played each other, so they are two people\."):
        merge_players(store, player(store, "A"), player(store, "B"), EVENING)
    assert merged_players(store) == []


def test_on_tonights_list_both_entries_are_one_visit(store: Store) -> None:
    night = open_night(store, EVENING)
    kim = add_player(store, PlayerDetails("Kim"), EVENING)
    full = add_player(store, PlayerDetails("Kim Jansen"), EVENING)
    come(store, night, [kim], later(1))
    come(store, night, [full], later(2))
    merge_players(store, kim, full, later(3))
    (visit,) = visits(store, night)
    assert (visit.player, visit.came) == (full, later(1))
    leave(store, night, [full], later(4))
    assert present(store, night) == []
    come(store, night, [full], later(5))
    assert present(store, night) == [full]


def test_the_same_guest_of_two_kiosks_is_one_on_both_after_they_met(
    store: Store, server: Server, tmp_path: Path
) -> None:
    def exchange(kiosk: Store) -> None:
        send_documents(kiosk, server)
        send_games(kiosk, server)
        read_back(kiosk, server)

    with open_store(tmp_path / "other", daily_copy=False).store as other:
        for kiosk in (store, other):
            add_player(kiosk, PlayerDetails("Jan de Vries", guest=True), the_time())
            finished(kiosk, "Jan de Vries", f"A{kiosk.kiosk_id}", "B", "C")
            exchange(kiosk)
        exchange(store)
        with refuses(
            NightRefused, match=r"There are 2 players called Jan de Vries\. Merge them with"
        ):
            player(store, "jan")
        kept = merge_same_names(store, same_name(store, "Jan de Vries"), the_time())
        merge_same_names(other, same_name(other, "Jan de Vries"), the_time())
        for kiosk in (store, other, store, other):
            exchange(kiosk)
        assert player(store, "jan") == player(other, "jan") == kept
        for kiosk in (store, other):
            assert table(kiosk)["Jan de Vries"].games == 2
        with server.reading() as connection:
            lines = {line.name: line for line in standings(connection, Scope())}
        assert lines["Jan de Vries"].games == 2
