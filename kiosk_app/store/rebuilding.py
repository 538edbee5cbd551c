"""A damaged store is made again of all that can still be read: of itself, and of its copies."""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from kiosk_app.store.backup import newest_first
from kiosk_app.store.checking import wrong_by_code
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.file_rows import FileRows, read_rows
from kiosk_app.store.installation import read_installation
from kiosk_app.store.new_store import KIOSK_ID, Made, make_store
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.records import new_id
from kiosk_app.store.replacing import Mark, read_mark, replace_store
from scorer.messages import Message, Paragraph

_COPIES_READ: Final = 2
"""How many whole copies are read: the latest has all that the older ones have, or should have."""
_ID: Final = re.compile(r"[0-9A-Za-z-]{1,64}")


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was wrong, where the damaged file is now, and what the new one is made of."""

    wrong: Message
    put_aside: Path | None
    copy: Path | None
    salvaged: int = 0
    """Events that were not in the copy and could still be read from the damaged file."""
    repaired: int = 0
    behind_gap: int = 0
    from_server: int = 0
    server_problem: StorageProblem | None = None

    @property
    def sentence(self) -> Message:
        parts = [Message("storage", "file-wrong", wrong=self.wrong)]
        if self.put_aside is not None:
            name = self.put_aside.name
            parts.append(Message("storage", "put-aside", name=name))
        sources = self._sources()
        if sources:
            parts.append(Message("storage", "rebuilt-from", sources=sources))
        else:
            parts.append(Message("storage", "begun-anew"))
        if self.behind_gap:
            parts.append(Message("storage", "behind-gap", count=self.behind_gap))
        if self.server_problem is not None:
            parts.append(Message("storage", "server-no-help", trouble=self.server_problem))
        parts.append(Message("storage", "look-at-last-hands"))
        return Message("storage", "rebuilt", sentences=Paragraph(tuple(parts)))

    def _sources(self) -> tuple[Message, ...]:
        found = []
        if self.copy is not None:
            name = self.copy.name
            found.append(Message("storage", "source-copy", name=name))
        if self.salvaged:
            found.append(Message("storage", "source-salvaged", count=self.salvaged))
        if self.from_server:
            found.append(Message("storage", "source-server", count=self.from_server))
        return tuple(found)


def rebuild(folder: ClubFolder, wrong: Message | None, moment: datetime) -> Rebuilt:
    """Put a new store in the place of the damaged one, or go on where that was cut short.

    Nobody else may have the store open. The mark is still there afterwards.
    """
    mark = read_mark(folder)
    if mark is None:
        if wrong is None:
            raise ValueError("Nothing is wrong with the store.")
        mark = Mark("rebuild", wrong.code)
    said = wrong if wrong is not None else wrong_by_code(mark.wrong)
    found: list[tuple[Path | None, Made]] = []

    def fill(target: Path) -> None:
        sealed = read_mark(folder)
        aside = None if sealed is None or sealed.aside is None else folder.path / sealed.aside
        found.append(_fill(folder, target, aside, moment))

    aside = replace_store(folder, mark, folder.damaged, moment, fill)
    copy, made = found[-1]
    in_copy = _digests_in(copy)
    return Rebuilt(
        wrong=said,
        put_aside=aside,
        copy=copy,
        salvaged=len(made.digests - in_copy),
        repaired=made.repaired,
        behind_gap=made.behind_gap,
    )


def _fill(
    folder: ClubFolder, target: Path, aside: Path | None, moment: datetime
) -> tuple[Path | None, Made]:
    damaged = aside
    if damaged is None:
        # It is missing: perhaps Tenbou 0.1 was cut short after it had put it aside.
        damaged = max(folder.damaged.glob("*.sqlite3"), default=None)
    sources: list[FileRows] = [] if damaged is None else [read_rows(damaged, carve=True)]
    copy, whole = None, 0
    for path in newest_first(folder):
        rows = _rows_of_copy(path)
        if rows is None:
            continue
        sources.append(rows)
        if rows.whole:
            copy, whole = copy or path, whole + 1
        if whole == _COPIES_READ:
            break
    made = make_store(target, sources, kiosk_id_of(folder, sources, moment), moment)
    return copy, made


def _rows_of_copy(path: Path) -> FileRows | None:
    """A copy that is damaged itself still gives what it has."""
    try:
        rows = read_rows(path, carve=False)
        return rows if rows.whole else read_rows(path, carve=True)
    except OSError:
        return None


def _digests_in(copy: Path | None) -> set[str]:
    if copy is None:
        return set()
    return {event.digest.decode("ascii", "replace") for event in read_rows(copy, False).events}


def kiosk_id_of(folder: ClubFolder, sources: list[FileRows], moment: datetime) -> str:
    """The id that most of the games have, among those that were noted anywhere."""
    noted: list[str] = []
    installed = read_installation(folder)
    if installed is not None:
        noted.append(installed.kiosk_id)
    with suppress(OSError, UnicodeDecodeError):
        noted.append(folder.kiosk_id.read_text("utf-8").strip())
    for source in sources:
        rows = source.rows.get("settings", ())
        noted += [row["value"] for row in rows if row["name"] == KIOSK_ID]
    usable = [id for id in noted if _ID.fullmatch(id)]
    if not usable:
        return new_id(moment)
    played = Counter(row["kiosk_id"] for each in sources for row in each.rows.get("games", ()))
    return max(usable, key=lambda id: (played[id], usable.count(id), -usable.index(id)))


def with_server(rebuilt: Rebuilt, fetched: int, problem: StorageProblem | None) -> Rebuilt:
    return replace(rebuilt, from_server=fetched, server_problem=problem)
