"""After a loss: what the server has of this kiosk's own games."""

from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy import select

from kiosk_app.store.incoming import BadRow, checked, put_aside, raw_select
from kiosk_app.store.models import GAME_PLAYERS, GAMES
from kiosk_app.store.problems import StoreDamaged
from kiosk_app.store.receiving import read_back
from kiosk_app.store.result_rows import note_player
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from kiosk_app.store.taking_over import adopt_game, rows_of


def fetch_own_games(store: Store, server: Server) -> int:
    """Take over every event that the server has of this kiosk's games; how many were new."""
    server.check()
    read_back(store, server)  # the players and nights that the games speak of
    with server.reading() as remote:
        ours = raw_select(GAMES).where(GAMES.c.kiosk_id == store.kiosk_id)
        headings = [dict(row) for row in remote.execute(ours).mappings()]
    count = 0
    for raw in headings:
        try:
            heading = checked(GAMES, raw)
            with server.reading() as remote:
                rows = rows_of(remote, heading["id"])
                mine = GAME_PLAYERS.c.game_id == heading["id"]
                names = remote.execute(select(GAME_PLAYERS).where(mine)).all()
        except (BadRow, StoreDamaged) as bad:
            with store.writing() as local:
                put_aside(local, GAMES, raw, bad, datetime.now(UTC))
            continue
        with store.writing() as local:
            added = adopt_game(local, heading | {"arrival": None}, rows)
            if added:
                for row in names:
                    note_player(local, row.game_id, row.name, row.player_id)
        count += added
    return count


def fetch_what_is_missing(store: Store, server: Server) -> int:
    """Once after each rebuild, whenever the server answers; how many events came."""
    if not store.folder.to_fetch.exists():
        return 0
    count = fetch_own_games(store, server)
    store.folder.to_fetch.unlink(missing_ok=True)
    return count


def fetcher(address: str) -> Callable[[Store], int]:
    """For :func:`~kiosk_app.store.opening.open_store`: asks the server only if it is needed."""

    def fetch(store: Store) -> int:
        with Server(address, store.folder) as server:
            return fetch_own_games(store, server)

    return fetch
