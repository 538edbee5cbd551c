"""What is worked out from a game's events, and can be worked out again."""

from datetime import datetime
from typing import Final

from sqlalchemy import ForeignKey, Index, String

from kiosk_app.store.declared import Base, Mapped, mapped_column, table_of
from kiosk_app.store.models import Id

SUMMED: Final = (
    "points",
    "uma",
    "penalties",
    "score",
    "hands",
    "wins",
    "self_drawn",
    "deal_ins",
    "riichi",
    "chombos",
)
"""Columns of the results that the standings add up."""


class GameResult(Base):
    """One player's result of a finished game, worked out from its events."""

    __tablename__ = "game_results"
    __table_args__ = (
        Index("ix_game_results_player_id_ended", "player_id", "ended"),
        Index("ix_game_results_night_id_player_id", "night_id", "player_id"),
        # All that the standings of all time add up, in the order in which they group it, so that a
        # million games are read in one pass over the index, never gathered from all over the table.
        Index(
            "ix_game_results_standings", "player_id", "place", "substitute", *SUMMED, "best_points"
        ),
        # From a player's best points to the hand that brought them.
        Index("ix_game_results_player_id_best_points", "player_id", "best_points"),
        {"sqlite_with_rowid": False},
    )

    game_id: Mapped[str] = mapped_column(Id, ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[str] = mapped_column(Id, ForeignKey("players.id"))
    night_id: Mapped[str | None] = mapped_column(Id, ForeignKey("nights.id"))
    ended: Mapped[datetime] = mapped_column(index=True)
    place: Mapped[int]
    """Tied players share the best of their places."""
    points: Mapped[int]
    """At the end, leftover sticks included; of a missed session what the rules put down."""
    leftover: Mapped[int]
    difference: Mapped[int]
    """The points counted from the rule set's return points; of a missed session the points that
    the rules put down for it (EMA 2016 §5.8)."""
    rounding: Mapped[int]
    uma: Mapped[int]
    oka: Mapped[int]
    yakitori: Mapped[int]
    penalties: Mapped[int]
    """Penalties and bonuses after uma."""
    score: Mapped[int]
    """The final score, in points: the sum of all that stands after the points."""
    unit: Mapped[int]
    """What the rule set shows scores in: 1, or 1000."""
    substitute: Mapped[bool]
    hands: Mapped[int]
    """How many hands of the game count."""
    wins: Mapped[int]
    self_drawn: Mapped[int]
    """How many of the wins."""
    deal_ins: Mapped[int]
    riichi: Mapped[int]
    chombos: Mapped[int]
    best_points: Mapped[int | None]
    """What the best won hand alone brought, without counters and sticks."""
    best_event_id: Mapped[str | None] = mapped_column(Id)
    best_hand: Mapped[str | None]
    """The same hand as JSON: its tiles and yaku as far as they were noted."""
    digest: Mapped[str | None] = mapped_column(String(32))
    """See :mod:`kiosk_app.store.row_digests`."""


class GamePenalty(Base):
    """A penalty or bonus that counts in a finished game, worked out from its events."""

    __tablename__ = "game_penalties"

    game_id: Mapped[str] = mapped_column(Id, ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """In the order in which they were given."""
    player_id: Mapped[str] = mapped_column(Id, ForeignKey("players.id"), index=True)
    points: Mapped[int]
    """Below zero a penalty, above it a bonus."""
    reason: Mapped[str]
    after_uma: Mapped[bool]
    digest: Mapped[str | None] = mapped_column(String(32))


class ScoreSheetRecord(Base):
    """A game as other tables see it: small, worked out from its events by the kiosk that has them.

    On the server for every game; on a kiosk for the games of others.
    """

    __tablename__ = "score_sheets"

    game_id: Mapped[str] = mapped_column(Id, ForeignKey("games.id"), primary_key=True)
    sequence: Mapped[int]
    """The event up to which it goes."""
    body: Mapped[str]
    """See :mod:`kiosk_app.store.score_sheet`."""


RESULTS: Final = table_of(GameResult)
PENALTIES: Final = table_of(GamePenalty)
SCORE_SHEETS: Final = table_of(ScoreSheetRecord)
