"""Digests of players and nights, and of the lists that belong to them"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_DIGESTED = ("players", "player_merges", "nights", "attendances", "seatings", "game_players")


def upgrade() -> None:
    for table in _DIGESTED:
        op.add_column(table, sa.Column("digest", sa.String(32), nullable=True))


def downgrade() -> None:
    for table in _DIGESTED:
        op.drop_column(table, "digest")
