"""A damaged store is put aside and made again: the last copy, what can still be read, the server.

Nothing is ever taken from a damaged file on trust: an event counts only where the chain of
digests from the start of its game reaches it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from kiosk_app.store.backup import newest_good_copy, put_aside, restore
from kiosk_app.store.folders import ClubFolder
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.salvage import salvaged_events
from kiosk_app.store.store import Store
from scorer.told import Phrase


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was wrong, where the damaged file is now, and what the new one is made of."""

    wrong: Phrase
    put_aside: Path | None
    copy: Path | None
    salvaged: int = 0
    """Events that were not in the copy and could still be read from the damaged file."""
    from_server: int = 0
    server_problem: StorageProblem | None = None

    @property
    def sentence(self) -> Phrase:
        parts = [Phrase(f"The club's file {self.wrong}.", "file-wrong", wrong=self.wrong)]
        if self.put_aside is not None:
            name = self.put_aside.name
            parts.append(Phrase(f"It was put aside as {self.put_aside}.", "put-aside", name=name))
        sources = self._sources()
        if sources:
            made = f"The store was rebuilt from {', '.join(sources)}."
            parts.append(Phrase(made, "rebuilt-from", sources=sources))
        else:
            begun = "There was nothing to rebuild it from, so a new store was begun."
            parts.append(Phrase(begun, "begun-anew"))
        if self.server_problem is not None:
            no_help = f"The server could not help: {self.server_problem}"
            parts.append(Phrase(no_help, "server-no-help", trouble=self.server_problem))
        look = "Look at the last hands of the running games before you go on."
        parts.append(Phrase(look, "look-at-last-hands"))
        return Phrase(" ".join(parts), "rebuilt", sentences=tuple(parts))

    def _sources(self) -> tuple[Phrase, ...]:
        found = []
        if self.copy is not None:
            name = self.copy.name
            found.append(Phrase(f"the copy {name}", "source-copy", name=name))
        if self.salvaged:
            held = f"{self.salvaged} later events that it still held"
            found.append(Phrase(held, "source-salvaged", count=self.salvaged))
        if self.from_server:
            fetched = f"{self.from_server} events from the club's server"
            found.append(Phrase(fetched, "source-server", count=self.from_server))
        return tuple(found)


def rebuild(folder: ClubFolder, wrong: Phrase, moment: datetime) -> Rebuilt:
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
    salvaged, fetched = 0, 0
    problem: StorageProblem | None = None
    if rebuilt.put_aside is not None:
        salvaged = salvaged_events(store, rebuilt.put_aside)
    if server is not None:
        try:
            fetched = server(store)
        except StorageProblem as trouble:
            problem = trouble
    return replace(rebuilt, salvaged=salvaged, from_server=fetched, server_problem=problem)
