"""A new store made of rows from other files: of a damaged one, of copies, of a backup.

Always into a fresh schema. An event counts only where its chain of digests reaches it from the
start of its game; the results of this kiosk's games are worked out from the events again.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, date, datetime
from json import loads
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, insert
from sqlalchemy.exc import IntegrityError

from kiosk_app.store.disk import sync_file
from kiosk_app.store.event_chains import Chain, chains
from kiosk_app.store.file_rows import TABLES, FileRows, row_key
from kiosk_app.store.models import (
    EVENTS,
    EVENTS_ASIDE,
    GAMES,
    SETTINGS,
)
from kiosk_app.store.records import EventRow, moment_from_text
from kiosk_app.store.result_rows import write_results
from kiosk_app.store.row_digests import DIGESTED, row_digest, seal
from kiosk_app.store.schema import make_schema
from kiosk_app.store.store import local_engine
from kiosk_app.store.taking_over import event_values, folded_state

KIOSK_ID: Final = "kiosk-id"
_LONG_AGO: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The change of what had to be guessed: any other kiosk's word is later."""
_OF_NIGHTS: Final = ("attendances", "seatings")
_OF_RESULTS: Final = ("game_results", "game_penalties", "score_sheets")
_AFTER_GAMES: Final = ("game_players", "player_merges")

Rows = dict[tuple[Any, ...], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Made:
    """What a new store holds, and what it could not take."""

    events: int = 0
    repaired: int = 0
    """Events in which a changed bit was put right."""
    behind_gap: int = 0
    """Events that were kept aside, as some before them are lost."""
    other_course: int = 0
    """Events of another course of a game, kept aside."""
    digests: frozenset[str] = frozenset()


def make_store(target: Path, sources: Sequence[FileRows], kiosk_id: str, moment: datetime) -> Made:
    """Earlier sources go before later ones. The file is on disk when this returns."""
    for end in ("", "-wal", "-shm", "-journal"):
        Path(f"{target}{end}").unlink(missing_ok=True)
    engine = local_engine(target)
    try:
        with engine.begin() as connection:
            make_schema(connection)
            made = _Making(connection, sources, kiosk_id, moment).fill()
    finally:
        engine.dispose()
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # one file to put into place
    sync_file(target)
    return made


class _Making:
    def __init__(
        self,
        connection: Connection,
        sources: Sequence[FileRows],
        kiosk_id: str,
        moment: datetime,
    ) -> None:
        self._connection = connection
        self._sources = sources
        self._kiosk_id = kiosk_id
        self._moment = moment
        self._games: Rows = {}
        self._rows: dict[str, Rows] = {}

    def fill(self) -> Made:
        self._games = self._first("games")
        found = (event for source in self._sources for event in source.events)
        by_game = chains(found, [heading["id"] for heading in self._games.values()])
        self._patch_headings(by_game)
        self._rows = {name: self._first(name) for name in (*_OF_RESULTS, *_AFTER_GAMES)}
        self._rows |= {"players": self._latest("players"), "nights": self._latest("nights")}
        self._rows |= {name: self._of_nights(name) for name in _OF_NIGHTS}
        self._fill_references()
        self._put("nights", self._rows["nights"].values())
        self._put("players", self._rows["players"].values())
        self._put("games", self._games.values())
        for name in (*_AFTER_GAMES, *_OF_NIGHTS, "events_aside", "rows_aside"):
            self._put(name, self._rows.get(name, self._first(name)).values())
        self._put_settings()
        for chain in by_game.values():
            self._put_events(chain)
        self._put_results(by_game)
        seal(self._connection)  # names that the results have brought
        return Made(
            events=sum(len(chain.rows) for chain in by_game.values()),
            repaired=sum(chain.repaired for chain in by_game.values()),
            behind_gap=sum(len(chain.behind_gap) for chain in by_game.values()),
            other_course=sum(len(chain.other_course) for chain in by_game.values()),
            digests=frozenset(row.digest for chain in by_game.values() for row in chain.rows),
        )

    def _first(self, name: str) -> Rows:
        """Each row from the first source that has it; a doubtful one where no other is."""
        table, found = TABLES[name], Rows()
        for rows in (*(each.rows for each in self._sources), *self._doubtful()):
            for row in rows.get(name, ()):
                found.setdefault(row_key(table, row), row)
        return found

    def _doubtful(self) -> Iterable[Mapping[str, list[dict[str, Any]]]]:
        return [each.doubtful for each in self._sources]

    def _latest(self, name: str) -> Rows:
        """The later change wins, as between kiosks."""
        table, found = TABLES[name], Rows()
        for source in self._sources:
            for row in source.rows.get(name, ()):
                key = row_key(table, row)
                if key not in found or found[key]["changed"] < row["changed"]:
                    found[key] = row
        for doubtful in self._doubtful():
            for row in doubtful.get(name, ()):
                found.setdefault(row_key(table, row), row | {"changed": _LONG_AGO})
        return found

    def _of_nights(self, name: str) -> Rows:
        """A night's rows are from one source: an older one may have what was taken away since."""
        table, found = TABLES[name], Rows()
        has_some: dict[str, bool] = {}
        for source in self._sources:
            nights = {row["night_id"] for row in source.rows.get(name, ())}
            for row in source.rows.get(name, ()):
                if not has_some.get(row["night_id"], False):
                    found.setdefault(row_key(table, row), row)
            has_some |= {night: has_some.get(night, False) or source.whole for night in nights}
        return found

    def _patch_headings(self, by_game: Mapping[str, Chain]) -> None:
        """A heading that is lost or damaged is made again from the game's first event."""
        intact = {key for each in self._sources for key in self._keys(each.rows.get("games", ()))}
        for game_id, chain in by_game.items():
            if not chain.rows or (game_id,) in intact:
                continue
            start = folded_start(chain.rows[0])
            heading = {
                "id": game_id,
                "kiosk_id": self._kiosk_id,
                "table_name": "?",
                "rules_text": None,
                **self._games.get((game_id,), {}),
                "rules_id": start["rules"],
                "rules_version": start["version"],
                "started": moment_from_text(chain.rows[0].moment),
            }
            self._games[(game_id,)] = heading

    def _keys(self, rows: Iterable[dict[str, Any]]) -> Iterable[tuple[Any, ...]]:
        return [row_key(GAMES, row) for row in rows]

    def _fill_references(self) -> None:
        """Who or what is named and lost gets an entry that any other kiosk's word replaces."""
        people, nights = self._rows["players"], self._rows["nights"]
        games = {key[0] for key in self._games}
        for name in (*_OF_RESULTS, "game_players"):
            rows = self._rows[name]
            self._rows[name] = {key: row for key, row in rows.items() if row["game_id"] in games}
        named = {row["player_id"]: row["name"] for row in self._rows["game_players"].values()}
        wanted = [row.get("player_id") for rows in self._rows.values() for row in rows.values()]
        wanted += [row["into_id"] for row in self._rows["player_merges"].values()]
        for id in {id for id in wanted if id is not None and (id,) not in people}:
            people[(id,)] = {
                "id": id,
                "name": named.get(id, "?"),
                "guest": True,
                "kiosk_id": self._kiosk_id,
                "changed": _LONG_AGO,
            }
        every = (self._games, *(self._rows[name] for name in _OF_NIGHTS))
        used = {row.get("night_id") for rows in every for row in rows.values()}
        started = {row.get("night_id"): row["started"] for row in self._games.values()}
        for id in {id for id in used if id is not None and (id,) not in nights}:
            begun = started.get(id, _LONG_AGO)
            nights[(id,)] = {
                "id": id,
                "name": "?",
                "day": begun.date() if id in started else date(2000, 1, 1),
                "kiosk_id": self._kiosk_id,
                "started": begun,
                "changed": _LONG_AGO,
            }

    def _put(self, name: str, rows: Iterable[Mapping[str, Any]]) -> None:
        table = TABLES[name]
        for row in rows:
            values = dict(row)
            if "arrival" in table.c:
                values["arrival"] = None  # so that all of it is asked for again
            if table in DIGESTED:
                values["digest"] = row_digest(table, values)
            self._put_one(table, values)

    def _put_one(self, table: Table, values: Mapping[str, Any]) -> None:
        try:
            with self._connection.begin_nested():
                self._connection.execute(insert(table).values(**values))
        except IntegrityError:
            return  # what it belongs to is lost, or it cannot be: the old file is kept

    def _put_settings(self) -> None:
        values = {key[0]: row["value"] for key, row in self._first("settings").items()}
        for name, value in {**values, KIOSK_ID: self._kiosk_id}.items():
            self._put_one(SETTINGS, {"name": name, "value": value})

    def _put_events(self, chain: Chain) -> None:
        rows = [event_values(row) for row in chain.rows]
        if rows:
            self._connection.execute(insert(EVENTS), rows)
        for reason, found in (("gap", chain.behind_gap), ("fork", chain.other_course)):
            for row in found:
                values = event_values(row) | {"reason": reason, "found": self._moment}
                self._put_one(EVENTS_ASIDE, values)

    def _put_results(self, by_game: Mapping[str, Chain]) -> None:
        worked_out = set()
        for game_id, chain in by_game.items():
            heading = self._games.get((game_id,))
            if not chain.rows or heading is None:
                continue
            state = folded_state({"rules_text": None, **heading}, chain.rows)
            if state is not None:
                ended = moment_from_text(chain.rows[-1].moment)
                write_results(self._connection, game_id, state, ended)
                worked_out.add(game_id)
        for name in _OF_RESULTS:
            rows = self._rows[name].values()
            self._put(name, [row for row in rows if row["game_id"] not in worked_out])


def folded_start(row: EventRow) -> Mapping[str, Any]:
    """What a game's first event says of its rules."""
    start = loads(row.body)
    return {"rules": str(start.get("rules", "")), "version": int(start.get("version", 1))}
