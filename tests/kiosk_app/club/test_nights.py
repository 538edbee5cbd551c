from kiosk_app.club.nights import (
    all_nights,
    close_night,
    come,
    leave,
    open_night,
    present,
    the_night,
    tonight,
    visits,
)
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating import plan_rounds
from kiosk_app.club.seating_rows import current_round, keep_rounds, played, seated_rounds
from kiosk_app.store.store import Store
from tests.kiosk_app.club.people import EVENING, begin_round, eight, evening, later, play
from tests.refusing import refuses


def test_one_evening_is_open_at_a_time(store: Store) -> None:
    with refuses(NightRefused, match="No club night is open"):
        tonight(store)
    night = open_night(store, EVENING)
    assert (night.season, tonight(store)) == ("2026", night)
    with refuses(NightRefused, match="is still open"):
        open_night(store, later(1))
    close_night(store, night, later(2))
    second = open_night(store, later(3), name="Second")
    assert [each.name for each in all_nights(store)] == ["Second", night.name]
    assert the_night(store, None) == second
    assert the_night(store, "second").id == second.id
    with refuses(NightRefused, match="no club night “third”"):
        the_night(store, "third")


def test_who_came_and_left_is_on_the_list(store: Store) -> None:
    night = open_night(store, EVENING)
    players = eight(store, 4)
    come(store, night, players[:3], EVENING)
    leave(store, night, players[:1], later(30))
    assert present(store, night) == players[1:3]
    come(store, night, players[:1], later(60))
    assert present(store, night) == players[:3]
    assert visits(store, night)[0].came == EVENING


def test_a_list_with_one_wrong_name_changes_nothing(store: Store) -> None:
    night = open_night(store, EVENING)
    players = eight(store, 3)
    come(store, night, players[:1], EVENING)
    with refuses(NightRefused, match="already on tonight's list"):
        come(store, night, [players[1], players[0]], later(1))
    with refuses(NightRefused, match="not on tonight's list"):
        leave(store, night, [players[0], players[2]], later(1))
    assert present(store, night) == players[:1]


def test_a_night_with_a_running_game_stays_open(store: Store) -> None:
    night = evening(store)
    first, second = begin_round(store, night)
    play(first)
    with refuses(NightRefused, match=f"table {second.heading.table_name}"):
        close_night(store, night, later(10))
    play(second)
    close_night(store, night, later(10))


def test_planned_rounds_are_replaced_and_begun_ones_stay(store: Store) -> None:
    night = evening(store)
    ids = [player.id for player in present(store, night)]
    with refuses(NightRefused, match=r"No seating yet tonight\. Make one first\."):
        current_round(seated_rounds(store, night))
    begin_round(store, night)
    first = seated_rounds(store, night)
    for count in (3, 2):
        keep_rounds(store, night, plan_rounds(ids, [first[0].plain], count, 1), later(5))
        rounds = seated_rounds(store, night)
        assert [each.number for each in rounds] == list(range(1, count + 2))
        assert rounds[0] == first[0]
        assert played(rounds) == first
        assert current_round(rounds).number == 2


def test_who_waits_in_a_round_is_kept(store: Store) -> None:
    night = evening(store, 7)
    begin_round(store, night)
    (each,) = seated_rounds(store, night)
    assert (len(each.tables), len(each.waiting)) == (1, 3)
    assert each.plain.waiting == tuple(player.id for player in each.waiting)
