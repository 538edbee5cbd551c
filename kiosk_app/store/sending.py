"""A kiosk's own players, nights and games go to the server, as often as one likes."""

from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, String, Table, delete, func, insert, select, text, type_coerce
from sqlalchemy.dialects import postgresql

from kiosk_app.store.forks import differs, keep_both
from kiosk_app.store.incoming import BadRow, forget, put_aside
from kiosk_app.store.models import (
    ATTENDANCES,
    EVENTS,
    GAME_PLAYERS,
    GAMES,
    NIGHTS,
    PLAYER_MERGES,
    PLAYERS,
    SEATINGS,
)
from kiosk_app.store.problems import ServerAway, ServerDiffers, ServerRefusesKiosk, StorageProblem
from kiosk_app.store.records import EventRow, moment_to_text
from kiosk_app.store.result_models import PENALTIES, RESULTS, SCORE_SHEETS
from kiosk_app.store.score_sheet import sheet_of, sheet_to_text
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from kiosk_app.store.taking_over import adopt_game, event_values, folded_state, rows_of

_CLOCK: Final = text("SELECT extract(epoch FROM clock_timestamp()) * 1000000")
_OF_GAMES: Final = (GAME_PLAYERS, RESULTS, PENALTIES)
_DOCUMENTS: Final[tuple[tuple[Table, tuple[Table, ...]], ...]] = (
    (PLAYERS, ()),
    (NIGHTS, (ATTENDANCES, SEATINGS)),
)
"""What goes as a whole where it changed later here than there, with the rows that belong to it."""


def send_documents(store: Store, server: Server) -> None:
    """Players and nights that are new or changed here; the later change wins."""
    for table, parts in _DOCUMENTS:
        with store.reading() as local:
            here = {row.id: row for row in local.execute(select(table))}
        with server.reading() as remote:
            changed = select(table.c.id, type_coerce(table.c.changed, String))
            there = {row[0]: row[1] for row in remote.execute(changed)}
        for id, row in here.items():
            if id not in there or there[id] < moment_to_text(row.changed):
                with store.reading() as local:
                    belongs = {part: _rows(local, part, row.id) for part in parts}
                _send_document(store, server, table, row._asdict(), belongs)
    _send_merges(store, server)


def _send_document(
    store: Store,
    server: Server,
    table: Table,
    values: dict[str, Any],
    belongs: dict[Table, list[dict[str, Any]]],
) -> None:
    """One that the server does not take keeps nobody else's from going there."""
    wrong = too_long(table, values)
    if wrong is None:
        try:
            with server.writing() as remote:
                _put_document(remote, table, values, belongs)
        except StorageProblem as problem:
            _raise_where_none_can_be_sent(problem)
            wrong = BadRow("server-refused")
    with store.writing() as local:
        if wrong is None:
            forget(local, table, values)
        else:
            put_aside(local, table, values, wrong, datetime.now(UTC))


def _raise_where_none_can_be_sent(problem: StorageProblem) -> None:
    if isinstance(problem, (ServerAway, ServerRefusesKiosk)) or problem.code != "server-refused":
        raise problem


def too_long(table: Table, values: dict[str, Any]) -> BadRow | None:
    """What the server would not take: PostgreSQL counts letters, SQLite does not."""
    for column in table.c:
        value = values.get(column.key)
        length = getattr(column.type, "length", None)
        if isinstance(value, str) and length is not None and len(value) > length:
            return BadRow("too-long", name=column.key, count=len(value), most=length)
        if isinstance(value, str) and "\0" in value:
            return BadRow("character", name=column.key)
    return None


def _send_merges(store: Store, server: Server) -> None:
    """Decisions only come; who has one already keeps it."""
    with store.reading() as local:
        here = [dict(row) for row in local.execute(select(PLAYER_MERGES)).mappings()]
    with server.reading() as remote:
        there = set(remote.execute(select(PLAYER_MERGES.c.id)).scalars())
    for row in here:
        if row["id"] in there:
            continue
        try:
            with server.writing() as remote:
                put = postgresql.insert(PLAYER_MERGES).values(
                    **row | {"arrival": _next_arrival(remote, PLAYER_MERGES)}
                )
                remote.execute(put.on_conflict_do_nothing(index_elements=[PLAYER_MERGES.c.id]))
        except StorageProblem as problem:
            _raise_where_none_can_be_sent(problem)
            with store.writing() as local:
                put_aside(local, PLAYER_MERGES, row, BadRow("server-refused"), datetime.now(UTC))


def _put_document(
    remote: Connection,
    table: Table,
    values: dict[str, Any],
    belongs: dict[Table, list[dict[str, Any]]],
) -> None:
    values = values | {"arrival": _next_arrival(remote, table)}
    put = postgresql.insert(table).values(**values)
    # Another kiosk may have been here since we looked: the later change stays.
    put = put.on_conflict_do_update(
        index_elements=[table.c.id], set_=values, where=table.c.changed < values["changed"]
    )
    if not remote.execute(put).rowcount:
        return
    for part, rows in belongs.items():
        remote.execute(delete(part).where(part.c.night_id == values["id"]))
        if rows:
            remote.execute(insert(part), rows)


def send_games(
    store: Store,
    server: Server,
    game_ids: Collection[str] | None = None,
    *,
    thorough: bool = True,
) -> int:
    """Bring the server up to what is here, game by game; how many events were new there.

    ``None`` means all of this kiosk's games. A game that cannot be sent does not keep the
    others; it is told at the end. ``thorough`` counts the events that the server has, and
    compares the last digest; otherwise a look at the last event's number has to do.
    """
    sent, problem = 0, None
    for game_id in _to_send(store, server, game_ids, thorough):
        try:
            sent += _send_game(store, server, game_id)
        except ServerDiffers as differing:
            problem = differing
        except StorageProblem as refused:
            _raise_where_none_can_be_sent(refused)
            with store.writing() as local:
                wrong = BadRow("server-refused")
                put_aside(local, GAMES, {"id": game_id}, wrong, datetime.now(UTC))
    if problem is not None:
        raise problem
    return sent


def _to_send(
    store: Store, server: Server, game_ids: Collection[str] | None, thorough: bool
) -> list[str]:
    """Those of this kiosk's games of which the server has other events, or an older sheet."""
    mine = EVENTS.c.game_id == GAMES.c.id
    last = select(func.max(EVENTS.c.sequence)).where(mine).scalar_subquery()
    known = [GAMES.c.id, last]
    if thorough:
        by_sequence = EVENTS.c.sequence.desc()
        digest = select(EVENTS.c.digest).where(mine).order_by(by_sequence).limit(1)
        count = select(func.count()).select_from(EVENTS).where(mine)
        known += [digest.scalar_subquery(), count.scalar_subquery()]
    wanted = select(*known).where(GAMES.c.kiosk_id == store.kiosk_id).order_by(GAMES.c.id)
    if game_ids is not None:
        wanted = wanted.where(GAMES.c.id.in_(list(game_ids)))
    with store.reading() as local:
        here = {row[0]: (*row[1:], row[1]) for row in local.execute(wanted)}
    with server.reading() as remote:
        sheets = wanted.add_columns(SCORE_SHEETS.c.sequence)
        sheets = sheets.outerjoin(SCORE_SHEETS, SCORE_SHEETS.c.game_id == GAMES.c.id)
        there = {row[0]: tuple(row[1:]) for row in remote.execute(sheets)}
    return [id for id, state in here.items() if there.get(id) != state]


def _send_game(store: Store, server: Server, game_id: str) -> int:
    with store.reading() as local:
        heading = local.execute(select(GAMES).where(GAMES.c.id == game_id)).one()._asdict()
        rows = rows_of(local, game_id)
        belongs = {table: _rows(local, table, game_id) for table in _OF_GAMES}
    belongs[SCORE_SHEETS] = _sheet(heading, rows)
    with server.writing() as remote:
        known = select(EVENTS.c.sequence, EVENTS.c.digest).where(EVENTS.c.game_id == game_id)
        there = {row.sequence: row.digest for row in remote.execute(known)}
        forked = any(there.get(row.sequence, row.digest) != row.digest for row in rows)
        missing = [row for row in rows if row.sequence not in there]
        ahead = max(there, default=0) > len(rows)
        if not forked:
            if not ahead:
                heading["arrival"] = _next_arrival(remote, GAMES)
                _put_game(remote, heading, belongs)
            if missing:
                put = postgresql.insert(EVENTS).on_conflict_do_nothing(index_elements=[EVENTS.c.id])
                remote.execute(put, [event_values(row) for row in missing])
        theirs = rows_of(remote, game_id) if forked or ahead else []
    if forked:
        keep_both(store, server, rows, theirs)
        raise differs(heading)
    if ahead:
        # An older copy was restored here: the server knows how the game went on.
        with store.writing() as target:
            if not adopt_game(target, heading, theirs):
                raise differs(heading)
    with store.writing() as local:
        forget(local, GAMES, {"id": game_id})
    return len(missing)


def _sheet(heading: dict[str, Any], rows: list[EventRow]) -> list[dict[str, Any]]:
    """The game's sheet as other tables see it; none of a game that does not open here."""
    state = folded_state(heading, rows)
    if state is None:
        return []
    body = sheet_to_text(sheet_of(state))
    return [{"game_id": heading["id"], "sequence": len(rows), "body": body}]


def _put_game(
    remote: Connection, heading: dict[str, Any], belongs: dict[Table, list[dict[str, Any]]]
) -> None:
    put = postgresql.insert(GAMES).values(**heading)
    names = ("ended", "arrival", "night_id", "round", "kiosk_id", "digest")
    changing = {name: heading[name] for name in names}
    remote.execute(put.on_conflict_do_update(index_elements=[GAMES.c.id], set_=changing))
    for table, rows in belongs.items():
        remote.execute(delete(table).where(table.c.game_id == heading["id"]))
        if rows:
            remote.execute(insert(table), rows)


def _rows(connection: Connection, table: Table, owner: str) -> list[dict[str, Any]]:
    key = table.c.game_id if "game_id" in table.c else table.c.night_id
    found: Iterable[Any] = connection.execute(select(table).where(key == owner)).mappings()
    return [dict(row) for row in found]


def _next_arrival(remote: Connection, table: Table) -> int:
    """Later than all before, and, by the server's clock, than all that a lost server had given."""
    clock = remote.execute(_CLOCK).scalar_one()
    last = remote.execute(select(func.max(table.c.arrival))).scalar()
    return max(int(clock), (last or 0) + 1)
