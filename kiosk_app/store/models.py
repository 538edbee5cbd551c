"""What a club keeps, the same on a kiosk's SQLite and on the club's PostgreSQL.

A game is its events; everything in :mod:`kiosk_app.store.result_models` is worked out from them
and can be worked out again. Each kiosk writes only what carries its own id, and reads all.
"""

from datetime import date, datetime
from typing import Final

from sqlalchemy import BigInteger, ForeignKey, LargeBinary, String

from kiosk_app.store.declared import Base, Mapped, mapped_column, table_of

Id = String(64)
"""From :func:`~kiosk_app.store.records.new_id`, or any text that nobody else gives."""


def _unsealed() -> None:
    """Whatever changes a row takes its digest away; the end of the transaction gives a new one."""


def _digest_of_document() -> Mapped[str | None]:
    """See :mod:`kiosk_app.store.row_digests`; None in a row from before schema 4."""
    digest: Mapped[str | None] = mapped_column(String(32), onupdate=_unsealed)
    return digest


class Setting(Base):
    """One value of this store, such as the kiosk's id."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    value: Mapped[str]


class Player(Base):
    """A member or guest; ``name`` is what the table shows and the events carry."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(500), index=True)
    first_name: Mapped[str] = mapped_column(String(200), default="")
    last_name: Mapped[str] = mapped_column(String(200), default="")
    ema_number: Mapped[str | None] = mapped_column(String(32), index=True)
    country: Mapped[str | None] = mapped_column(String(64))
    guest: Mapped[bool] = mapped_column(default=False)
    kiosk_id: Mapped[str] = mapped_column(Id)
    """Who wrote the player down."""
    changed: Mapped[datetime]
    """The later change wins where two kiosks made one."""
    arrival: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """The server's count of arrivals, by which kiosks read what is new; None until then."""
    digest: Mapped[str | None] = _digest_of_document()


class PlayerMerge(Base):
    """That two entries are one person, or after all are not; never changed, never deleted.

    For each player the latest counts, so that it does not matter in which order kiosks hear of
    them.
    """

    __tablename__ = "player_merges"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    player_id: Mapped[str] = mapped_column(Id, ForeignKey("players.id"))
    into_id: Mapped[str | None] = mapped_column(Id, ForeignKey("players.id"))
    """The entry that was kept; None: the two were separated again."""
    moment: Mapped[datetime]
    kiosk_id: Mapped[str] = mapped_column(Id)
    arrival: Mapped[int | None] = mapped_column(BigInteger, index=True)
    digest: Mapped[str | None] = _digest_of_document()


class Night(Base):
    """An evening of the club, or a tournament.

    It goes to the server as a whole with its attendances and seatings, whenever ``changed`` is
    later than there: set it with every change to any of them.
    """

    __tablename__ = "nights"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(200))
    day: Mapped[date] = mapped_column(index=True)
    season: Mapped[str | None] = mapped_column(String(64), index=True)
    kiosk_id: Mapped[str] = mapped_column(Id)
    started: Mapped[datetime]
    ended: Mapped[datetime | None]
    changed: Mapped[datetime]
    arrival: Mapped[int | None] = mapped_column(BigInteger, index=True)
    digest: Mapped[str | None] = _digest_of_document()


class Attendance(Base):
    """Who is there tonight."""

    __tablename__ = "attendances"

    night_id: Mapped[str] = mapped_column(Id, ForeignKey("nights.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(Id, ForeignKey("players.id"), primary_key=True)
    came: Mapped[datetime]
    left: Mapped[datetime | None]
    digest: Mapped[str | None] = _digest_of_document()


class Seating(Base):
    """Who sits where in a round of the night; seats are 0 to 3, East first.

    Who waits for a fourth player stands under the table name ``waiting``.
    """

    __tablename__ = "seatings"

    night_id: Mapped[str] = mapped_column(Id, ForeignKey("nights.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    table_name: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[str] = mapped_column(Id, ForeignKey("players.id"), index=True)
    digest: Mapped[str | None] = _digest_of_document()


class GameRecord(Base):
    """A game's heading: where, when and under which rules."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    kiosk_id: Mapped[str] = mapped_column(Id, index=True)
    """The only kiosk that writes this game."""
    table_name: Mapped[str] = mapped_column(String(64))
    night_id: Mapped[str | None] = mapped_column(Id, ForeignKey("nights.id"), index=True)
    round: Mapped[int | None]
    """The round of the night; with the table's name it leads to the seating."""
    rules_id: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int]
    rules_text: Mapped[str | None]
    """The whole file where the rules are the club's own: the file may change, the game not."""
    started: Mapped[datetime]
    ended: Mapped[datetime | None] = mapped_column(index=True)
    arrival: Mapped[int | None] = mapped_column(BigInteger, index=True)
    digest: Mapped[str | None] = mapped_column(String(32))
    """See :mod:`kiosk_app.store.row_digests`; None in a row from before schema 3."""


class GamePlayer(Base):
    """Which player a name in a game's events is."""

    __tablename__ = "game_players"

    game_id: Mapped[str] = mapped_column(Id, ForeignKey("games.id"), primary_key=True)
    name: Mapped[str] = mapped_column(String(500), primary_key=True)
    player_id: Mapped[str] = mapped_column(Id, ForeignKey("players.id"), index=True)
    digest: Mapped[str | None] = _digest_of_document()


class EventRecord(Base):
    """One event of a game as it was taken; never changed, never deleted."""

    __tablename__ = "events"
    __table_args__ = ({"sqlite_with_rowid": False},)

    game_id: Mapped[str] = mapped_column(Id, ForeignKey("games.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    id: Mapped[str] = mapped_column(Id, unique=True)
    kind: Mapped[str] = mapped_column(String(32))
    body: Mapped[str]
    """The event as JSON text."""
    moment: Mapped[datetime]
    digest: Mapped[str] = mapped_column(String(32))
    """Over this body and the digest before it, so that a changed or missing event is noticed."""


class EventAside(Base):
    """An event of a game that does not continue the game's own chain, kept for a person to see.

    Either the game went on twice (a copied card, an older copy that was played on), or the events
    before this one are lost and may still come from a copy or the server.
    """

    __tablename__ = "events_aside"

    game_id: Mapped[str] = mapped_column(Id, primary_key=True)
    sequence: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    digest: Mapped[str] = mapped_column(String(32), primary_key=True)
    id: Mapped[str] = mapped_column(Id)
    kind: Mapped[str] = mapped_column(String(32))
    body: Mapped[str]
    moment: Mapped[datetime]
    reason: Mapped[str] = mapped_column(String(16))
    """``fork`` or ``gap``."""
    found: Mapped[datetime]


class RowAside(Base):
    """A row that came from the server, or should go there, and cannot be used as it is."""

    __tablename__ = "rows_aside"

    table_name: Mapped[str] = mapped_column(String(64), primary_key=True)
    row_id: Mapped[str] = mapped_column(String(200), primary_key=True)
    wrong: Mapped[str]
    """What is wrong with it, as JSON: the section, code and values of a message."""
    content: Mapped[str]
    """The row as JSON, as far as it can be written so."""
    found: Mapped[datetime]


class Kiosk(Base):
    """An installation that is registered at the server; see :mod:`kiosk_app.store.installation`."""

    __tablename__ = "kiosks"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
    turn: Mapped[int] = mapped_column(BigInteger)
    """Grows at each visit; who comes with an older one is a copy of the kiosk that came since."""
    seen: Mapped[datetime]


class KioskCopy(Base):
    """A kiosk's whole store, compressed: on the server, and from there on other kiosks' cards."""

    __tablename__ = "kiosk_copies"

    kiosk_id: Mapped[str] = mapped_column(Id, primary_key=True)
    number: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    made: Mapped[datetime]
    digest: Mapped[str] = mapped_column(String(64))
    content: Mapped[bytes] = mapped_column(LargeBinary)


SETTINGS: Final = table_of(Setting)
PLAYERS: Final = table_of(Player)
PLAYER_MERGES: Final = table_of(PlayerMerge)
NIGHTS: Final = table_of(Night)
ATTENDANCES: Final = table_of(Attendance)
SEATINGS: Final = table_of(Seating)
GAMES: Final = table_of(GameRecord)
GAME_PLAYERS: Final = table_of(GamePlayer)
EVENTS: Final = table_of(EventRecord)
EVENTS_ASIDE: Final = table_of(EventAside)
ROWS_ASIDE: Final = table_of(RowAside)
KIOSKS: Final = table_of(Kiosk)
KIOSK_COPIES: Final = table_of(KioskCopy)
