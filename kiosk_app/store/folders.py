"""Where a club's files lie on a kiosk."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from kiosk_app.store.disk import telling_of_disk


@dataclass(frozen=True, slots=True)
class ClubFolder:
    """Everything of one store in one folder, so that it can be moved as a whole."""

    path: Path

    @property
    def database(self) -> Path:
        return self.path / "club.sqlite3"

    @property
    def copies(self) -> Path:
        """Daily copies, and those made before a migration."""
        return self.path / "copies"

    @property
    def damaged(self) -> Path:
        """What was put aside because it could not be read."""
        return self.path / "damaged"

    @property
    def replaced(self) -> Path:
        """What a restore took the place of."""
        return self.path / "replaced"

    @property
    def evidence(self) -> Path:
        """Photos of hands and what was read from them, a folder for each game."""
        return self.path / "evidence"

    @property
    def kiosk_id(self) -> Path:
        """This kiosk's id once more, for the day on which the database cannot be read."""
        return self.path / "kiosk-id"

    @property
    def suspicion(self) -> Path:
        """There when something read wrongly, so that the next opening looks at everything."""
        return self.path / "suspicious"

    def make(self) -> None:
        with telling_of_disk(self.path):
            self.path.mkdir(parents=True, exist_ok=True)


def club_folder(path: Path | None = None) -> ClubFolder:
    """The given folder, or the one that the platform has for such data."""
    return ClubFolder(user_data_path("tenbou", appauthor=False) / "club" if path is None else path)


def file_stamp(moment: datetime) -> str:
    """A moment as part of a file's name, also where colons are not allowed."""
    return moment.strftime("%Y-%m-%d-%H%M%S")
