"""A damaged store is put aside and made again: the last copy, what can still be read, the server.

Nothing is ever taken from a damaged file on trust: an event counts only where the chain of
digests from the start of its game reaches it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from kiosk_app.club.backup import newest_good_copy, put_aside, restore
from kiosk_app.club.club_folder import ClubFolder
from kiosk_app.club.problems import StorageProblem
from kiosk_app.club.salvage import salvaged_events
from kiosk_app.club.store import Store


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was wrong, where the damaged file is now, and what the new one is made of."""

    wrong: str
    put_aside: Path | None
    copy: Path | None
    salvaged: int = 0
    """Events that were not in the copy and could still be read from the damaged file."""
    from_server: int = 0
    server_problem: str | None = None

    @property
    def sentence(self) -> str:
        parts = [f"The club's file {self.wrong}."]
        if self.put_aside is not None:
            parts.append(f"It was put aside as {self.put_aside}.")
        made_of = []
        if self.copy is not None:
            made_of.append(f"the copy {self.copy.name}")
        if self.salvaged:
            made_of.append(f"{self.salvaged} later events that it still held")
        if self.from_server:
            made_of.append(f"{self.from_server} events from the club's server")
        if made_of:
            parts.append(f"The store was rebuilt from {', '.join(made_of)}.")
        else:
            parts.append("There was nothing to rebuild it from, so a new store was begun.")
        if self.server_problem is not None:
            parts.append(f"The server could not help: {self.server_problem}")
        parts.append("Look at the last hands of the running games before you go on.")
        return " ".join(parts)


def rebuild(folder: ClubFolder, wrong: str, moment: datetime) -> Rebuilt:
    """Put the file aside and bring the last good copy in its place."""
    aside = put_aside(folder, folder.damaged, moment)
    if aside is None:
        # It is missing: perhaps an earlier rebuild was cut short after it was put aside.
        aside = max(folder.damaged.glob("*.sqlite3"), default=None)
    copy = newest_good_copy(folder, moment)
    if copy is not None:
        restore(folder, copy, moment)
    return Rebuilt(wrong, aside, copy)


def salvage(store: Store, rebuilt: Rebuilt, server: Callable[[Store], int] | None) -> Rebuilt:
    """Add what the damaged file still holds, then what the server has."""
    salvaged, problem, fetched = 0, None, 0
    if rebuilt.put_aside is not None:
        salvaged = salvaged_events(store, rebuilt.put_aside)
    if server is not None:
        try:
            fetched = server(store)
        except StorageProblem as trouble:
            problem = str(trouble)
    return replace(rebuilt, salvaged=salvaged, from_server=fetched, server_problem=problem)
