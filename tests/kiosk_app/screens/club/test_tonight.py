"""The evening at a glance, and its tables begun and gone back to."""

from pathlib import Path

import pytest

from kiosk_app.club.nights import come, tonight
from kiosk_app.club.refusal import NightRefused
from kiosk_app.screens.club.tonight import (
    begin_night,
    begin_table,
    end_night,
    go_to_table,
    read_tonight,
    seat_players,
)
from kiosk_app.session.game_session import TableStore
from tests.kiosk_app.club.people import EVENING, eight


@pytest.fixture
def table_store(tmp_path: Path) -> TableStore:
    table_store = TableStore(tmp_path)
    table_store.open()
    return table_store


def test_between_evenings_there_is_nothing(table_store: TableStore) -> None:
    assert read_tonight(table_store.store).night is None
    table_store.close()


def test_a_table_of_the_seating_is_played_and_put_away_and_gone_back_to(
    table_store: TableStore,
) -> None:
    store = table_store.store
    begin_night(store, "Tonight", "2026")
    come(store, tonight(store), eight(store), EVENING)
    assert seat_players(store, 0).here == 8
    begin_table(table_store, 1, "2", "ema-2016", tournament=True)
    seen = read_tonight(store)
    (line,) = seen.tables
    assert (line.table_name, line.round, line.ended, line.ours) == ("2", 1, False, True)
    assert seen.rounds[0].begun == ("2",)
    with pytest.raises(NightRefused) as refused:
        begin_table(table_store, 1, "1", "ema-2016", tournament=True)
    assert refused.value.code == "table-busy"
    table_store.put_away()
    assert go_to_table(table_store, line.game_id).table is not None
    table_store.close()


def test_an_evening_does_not_end_while_a_table_plays(table_store: TableStore) -> None:
    store = table_store.store
    begin_night(store, "Tonight", "2026")
    come(store, tonight(store), eight(store), EVENING)
    seat_players(store, 2)
    begin_table(table_store, 1, "1", "ema-2016", tournament=False)
    with pytest.raises(NightRefused) as refused:
        end_night(store)
    assert refused.value.code == "games-run"
    table_store.close()
