"""Digests of headings and results, events and rows put aside, kiosks and their copies"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_DIGESTED = ("games", "game_results", "game_penalties")
_TABLES = ("events_aside", "rows_aside", "kiosks", "kiosk_copies")


def upgrade() -> None:
    for table in _DIGESTED:
        op.add_column(table, sa.Column("digest", sa.String(32), nullable=True))
    op.create_table(
        "events_aside",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("moment", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("found", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "sequence", "digest", name="pk_events_aside"),
    )
    op.create_table(
        "rows_aside",
        sa.Column("table_name", sa.String(64), nullable=False),
        sa.Column("row_id", sa.String(200), nullable=False),
        sa.Column("wrong", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("found", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_name", "row_id", name="pk_rows_aside"),
    )
    op.create_table(
        "kiosks",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_kiosks"),
    )
    op.create_table(
        "kiosk_copies",
        sa.Column("kiosk_id", sa.String(64), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("kiosk_id", "number", name="pk_kiosk_copies"),
    )


def downgrade() -> None:
    for table in reversed(_TABLES):
        op.drop_table(table)
    for table in _DIGESTED:
        op.drop_column(table, "digest")
