"""Score sheets, penalties one by one, best hands, and players who are one person"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_results", sa.Column("best_hand", sa.Text(), nullable=True))
    op.create_index(
        "ix_game_results_player_id_best_points", "game_results", ["player_id", "best_points"]
    )
    op.create_table(
        "game_penalties",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("after_uma", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_game_penalties_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_game_penalties_player_id"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_game_penalties"),
    )
    op.create_index("ix_game_penalties_player_id", "game_penalties", ["player_id"])
    op.create_table(
        "score_sheets",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_score_sheets_game_id"),
        sa.PrimaryKeyConstraint("game_id", name="pk_score_sheets"),
    )
    op.create_table(
        "player_merges",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("into_id", sa.String(64), nullable=True),
        sa.Column("moment", sa.String(32), nullable=False),
        sa.Column("kiosk_id", sa.String(64), nullable=False),
        sa.Column("arrival", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_player_merges_player_id"),
        sa.ForeignKeyConstraint(["into_id"], ["players.id"], name="fk_player_merges_into_id"),
        sa.PrimaryKeyConstraint("id", name="pk_player_merges"),
    )
    op.create_index("ix_player_merges_arrival", "player_merges", ["arrival"])


def downgrade() -> None:
    for table in ("player_merges", "score_sheets", "game_penalties"):
        op.drop_table(table)
    op.drop_index("ix_game_results_player_id_best_points", "game_results")
    op.drop_column("game_results", "best_hand")
