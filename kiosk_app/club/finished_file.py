"""A file for people: there as a whole, or not at all and told why."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from kiosk_app.club.refusal import NightRefused


@contextmanager
def finished_file(path: Path) -> Iterator[Path]:
    """Where to write it meanwhile; it takes its place once all of it is written."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        unfinished.touch()  # a folder that takes no file is noticed before any work
        yield unfinished
        unfinished.replace(path)
    except OSError as error:
        raise NightRefused("cannot-write", path=str(path)) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
