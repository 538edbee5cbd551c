"""Ids that no two kiosks ever give twice, and that sort by the moment they were given."""

from datetime import datetime
from secrets import token_hex


def new_id(moment: datetime) -> str:
    """Twelve figures of time, twenty of chance: rows made together lie together on disk."""
    milliseconds = int(moment.timestamp() * 1000)
    return f"{milliseconds:012x}{token_hex(10)}"
