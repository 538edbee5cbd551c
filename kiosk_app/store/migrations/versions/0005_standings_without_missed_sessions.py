"""The standings' index says which results are of a missed session"""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_NAME, _TABLE = "ix_game_results_standings", "game_results"
_GROUPED = ("player_id", "place")
_ADDED_UP = (
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
)


def upgrade() -> None:
    op.drop_index(_NAME, _TABLE)
    op.create_index(_NAME, _TABLE, [*_GROUPED, "substitute", *_ADDED_UP])


def downgrade() -> None:
    op.drop_index(_NAME, _TABLE)
    op.create_index(_NAME, _TABLE, [*_GROUPED, *_ADDED_UP])
