"""Whether the clock may be believed when something would be deleted because of its age.

A Raspberry Pi has no clock that runs without power: after a night in a cupboard it may wake up in
any year. A clock is believed when the network has set it, or when it goes on from where it was
last seen.
"""

import ctypes
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from json import dumps, loads
from typing import Final

from kiosk_app.store.disk import ClubFolder, write_whole

LONGEST_PAUSE: Final = timedelta(days=45)
"""A kiosk that was off for longer waits for the network's time: a summer break, or a wrong year."""
_NOT_SET: Final = 5
"""What the kernel answers for a clock that nobody has set (TIME_ERROR)."""


def clock_is_believed(folder: ClubFolder, moment: datetime) -> bool:
    """Notes the moment where it may be believed."""
    seen = _last_seen(folder)
    if set_by_network():
        _note(folder, moment)
        return True
    if seen is None or moment < seen:
        # The first look, or a clock that was ahead: from here it has to go on day by day. What
        # the photos say counts, too: the note may be lost, and the year wrong.
        _note(folder, min(moment, _latest_photo(folder) or moment))
        return False
    if moment - seen > LONGEST_PAUSE:
        return False
    _note(folder, moment)
    return True


def set_by_network() -> bool:
    """Whether the kernel knows that a time server keeps the clock."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        answer = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(512))
    except (OSError, AttributeError):
        return False
    return isinstance(answer, int) and 0 <= answer < _NOT_SET


def _last_seen(folder: ClubFolder) -> datetime | None:
    try:
        seen = datetime.fromisoformat(loads(folder.clock.read_text("utf-8"))["seen"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return None if seen.tzinfo is None else seen


def _latest_photo(folder: ClubFolder) -> datetime | None:
    times = [path.stat().st_mtime for path in folder.evidence.glob("*/*")]
    return datetime.fromtimestamp(max(times), UTC) if times else None


def _note(folder: ClubFolder, moment: datetime) -> None:
    with suppress(OSError):  # on a full disk nothing is noted, and nothing is believed next time
        write_whole(folder.clock, dumps({"seen": moment.isoformat()}).encode(), private=True)
