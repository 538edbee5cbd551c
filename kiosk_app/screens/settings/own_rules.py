"""A club's own rule file: found on a stick, checked, and kept beside the settings."""

from pathlib import Path
from typing import Final

from kiosk_app.club.starting import RulesChoice
from kiosk_app.session.exports import places
from kiosk_app.settings import settings_file
from kiosk_app.store.disk import write_whole
from scorer.rule_text import RuleFileError

_MOST: Final = 40


def find_rule_files(config_folder: Path | None) -> tuple[Path, ...]:
    """On the sticks, in the documents, and those that were taken before."""
    kept = settings_file(config_folder).parent / "rules"
    folders = [*(place.folder for place in places()), kept]
    found: list[Path] = []
    for folder in folders:
        try:
            found += sorted(path for path in folder.glob("*.toml") if path.is_file())
        except OSError:
            continue  # a stick that was pulled out
    return tuple(found[:_MOST])


def take_rule_file(path: Path, config_folder: Path | None) -> Path:
    """Where the file is kept from now on; one that is wrong says what, and where.

    The stick goes home with its owner, so the kiosk keeps a copy.
    """
    choice = RulesChoice(str(path))
    if choice.text is None:
        raise RuleFileError("not-own", file=path.name)
    target = settings_file(config_folder).parent / "rules" / path.name
    if target != path:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, choice.text.encode())
    return target
