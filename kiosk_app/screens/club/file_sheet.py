"""Tonight's players from a file: on a stick, or in the folder for documents."""

from pathlib import Path
from typing import Any, Final

from kiosk_app.club.night_file import NightFile, player_files, read_night_file
from kiosk_app.screens.club.phone_sheet import PhoneSheet
from kiosk_app.screens.club.player_list_sheet import PlayerListSheet
from kiosk_app.session.exports import Place, places
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import LookingSheet

load_kv(__file__)

_BAD_LINES_SHOWN: Final = 3

Found = tuple[tuple[Place, Path], ...]


def found_files() -> Found:
    """Every list of players that can be reached, with the place where it is."""
    return tuple((place, path) for place in places() for path in player_files(place.folder))


class FileSheet(LookingSheet, PlayerListSheet):
    """Which file; then what is in it, and one tap to take it over."""

    def __init__(self, **values: Any) -> None:
        self._files: Found = ()
        super().__init__(**values)

    def on_open(self) -> None:
        self._show()
        super().on_open()

    def read(self, path: Path) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: read_night_file(store, path), self._was_read)

    def from_phone(self) -> None:
        self.dismiss()
        PhoneSheet(then=self._then).open()

    def look(self, *_: Any) -> None:
        self.app.workers.network(found_files, self._found)

    def _found(self, files: Found) -> None:
        if files != self._files:
            self._files = files
            self._show()

    def _show(self) -> None:
        self.ids.files.show(len(self._files), self._row)

    def _row(self, at: int) -> PlainButton:
        place, path = self._files[at]
        words = self.app.words
        key = "players-file-on-stick" if place.stick else "players-file-here"
        row = PlainButton(icon="file", text=words(key, file=path.name, place=place.name), dots=True)
        row.bind(on_release=lambda *_: self.read(path))
        return row

    def _was_read(self, file: NightFile) -> None:
        words = self.app.words
        lines = [words("players-file-found", count=len(file.new), known=len(file.known))]
        lines += [
            words("players-file-line", number=line.number, why=words.sentence_for(line.why))
            for line in file.bad[:_BAD_LINES_SHOWN]
        ]
        more = len(file.bad) - _BAD_LINES_SHOWN
        if more > 0:
            lines.append(words("players-file-more-lines", count=more))
        self.said = "\n".join(lines)
        self.file = file
