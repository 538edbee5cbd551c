"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_TABLES = (
    "nights",
    "players",
    "settings",
    "attendances",
    "games",
    "seatings",
    "events",
    "game_players",
    "game_results",
)


def upgrade() -> None:
    op.create_table(
        "nights",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("season", sa.String(64), nullable=True),
        sa.Column("kiosk_id", sa.String(64), nullable=False),
        sa.Column("started", sa.String(32), nullable=False),
        sa.Column("ended", sa.String(32), nullable=True),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("arrival", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
    )
    op.create_index("ix_nights_arrival", "nights", ["arrival"])
    op.create_index("ix_nights_day", "nights", ["day"])
    op.create_index("ix_nights_season", "nights", ["season"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(500), nullable=False),
        sa.Column("first_name", sa.String(200), nullable=False),
        sa.Column("last_name", sa.String(200), nullable=False),
        sa.Column("ema_number", sa.String(32), nullable=True),
        sa.Column("country", sa.String(64), nullable=True),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("kiosk_id", sa.String(64), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("arrival", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_index("ix_players_arrival", "players", ["arrival"])
    op.create_index("ix_players_ema_number", "players", ["ema_number"])
    op.create_index("ix_players_name", "players", ["name"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "attendances",
        sa.Column("night_id", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("came", sa.String(32), nullable=False),
        sa.Column("left", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_attendances_night_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_attendances_player_id"),
        sa.PrimaryKeyConstraint("night_id", "player_id", name="pk_attendances"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kiosk_id", sa.String(64), nullable=False),
        sa.Column("table_name", sa.String(64), nullable=False),
        sa.Column("night_id", sa.String(64), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("rules_id", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("rules_text", sa.Text(), nullable=True),
        sa.Column("started", sa.String(32), nullable=False),
        sa.Column("ended", sa.String(32), nullable=True),
        sa.Column("arrival", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_games_night_id"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_arrival", "games", ["arrival"])
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_index("ix_games_kiosk_id", "games", ["kiosk_id"])
    op.create_index("ix_games_night_id", "games", ["night_id"])
    op.create_table(
        "seatings",
        sa.Column("night_id", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_seatings_night_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seatings_player_id"),
        sa.PrimaryKeyConstraint("night_id", "round", "table_name", "seat", name="pk_seatings"),
    )
    op.create_index("ix_seatings_player_id", "seatings", ["player_id"])
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("moment", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_events_game_id"),
        sa.PrimaryKeyConstraint("game_id", "sequence", name="pk_events"),
        sa.UniqueConstraint("id", name="uq_events_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "game_players",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(500), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_players_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_game_players_player_id"),
        sa.PrimaryKeyConstraint("game_id", "name", name="pk_game_players"),
    )
    op.create_index("ix_game_players_player_id", "game_players", ["player_id"])
    op.create_table(
        "game_results",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("night_id", sa.String(64), nullable=True),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("leftover", sa.Integer(), nullable=False),
        sa.Column("difference", sa.Integer(), nullable=False),
        sa.Column("rounding", sa.Integer(), nullable=False),
        sa.Column("uma", sa.Integer(), nullable=False),
        sa.Column("oka", sa.Integer(), nullable=False),
        sa.Column("yakitori", sa.Integer(), nullable=False),
        sa.Column("penalties", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("unit", sa.Integer(), nullable=False),
        sa.Column("substitute", sa.Boolean(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("self_drawn", sa.Integer(), nullable=False),
        sa.Column("deal_ins", sa.Integer(), nullable=False),
        sa.Column("riichi", sa.Integer(), nullable=False),
        sa.Column("chombos", sa.Integer(), nullable=False),
        sa.Column("best_points", sa.Integer(), nullable=True),
        sa.Column("best_event_id", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_results_game_id"),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_game_results_night_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_game_results_player_id"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_game_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_game_results_ended", "game_results", ["ended"])
    op.create_index("ix_game_results_night_id_player_id", "game_results", ["night_id", "player_id"])
    op.create_index("ix_game_results_player_id_ended", "game_results", ["player_id", "ended"])
    op.create_index(
        "ix_game_results_standings",
        "game_results",
        [
            "player_id",
            "place",
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
            "best_points",
        ],
    )


def downgrade() -> None:
    for table in reversed(_TABLES):
        op.drop_table(table)
