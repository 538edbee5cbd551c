"""The machine that the kiosk runs on: what is installed, and switching it off."""

import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, distributions, version
from typing import Final, Literal

from kiosk_app.club.refusal import NightRefused

_SECONDS: Final = 20
_LICENCE_WORDS: Final = 60


def program_version() -> str:
    try:
        return version("tenbou")
    except PackageNotFoundError:
        return "–"


def installed() -> tuple[tuple[str, str, str], ...]:
    """Every package with its version and its licence, by name."""
    found = {}
    for each in distributions():
        name = each.metadata["Name"]
        if name:
            found[name.lower()] = (name, each.version, _licence(each.metadata))
    return tuple(found[name] for name in sorted(found))


def switch_off(how: Literal["poweroff", "reboot"]) -> None:
    """Ask the system; it ends this program in good time."""
    command = shutil.which("systemctl")
    refused = NightRefused("no-power")
    if command is None:
        raise refused
    try:
        subprocess.run(  # noqa: S603  # fixed words
            [command, how], check=True, timeout=_SECONDS, capture_output=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise refused from error


def _licence(metadata: object) -> str:
    read = getattr(metadata, "get_all", None)
    if read is None:
        return ""
    for field in ("License-Expression", "License"):
        for text in read(field) or ():
            line = str(text).strip().splitlines()[0] if str(text).strip() else ""
            if line and len(line) <= _LICENCE_WORDS:
                return line
    kinds = [
        str(kind).rsplit("::", 1)[-1].strip()
        for kind in read("Classifier") or ()
        if str(kind).startswith("License ::")
    ]
    return ", ".join(kinds)
