"""The networks' files: that they are there, and that nothing changed in them since their export.

A damaged network still runs and answers wrongly, so every file's SHA-256 is kept beside it. The
export commands write it.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parent
MODELS: Final = next(
    (folder for folder in (_HERE / "models", _HERE.parent / "models") if folder.is_dir()),
    _HERE / "models",
)
"""The weights in use: inside an installed package, at the top of a checkout."""
DIGESTS: Final = "digests.toml"
_HEADING: Final = "# SHA-256 of each network, written by the export commands in vision/training.\n"


class MissingWeightsError(Exception):
    """A network's file is not there; as text, what to do."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"The network {path.name} is not in {path.parent}. Install Tenbou again.")


class DamagedWeightsError(MissingWeightsError):
    """A network's file is not as it was made; as text, what to do."""

    def __init__(self, path: Path) -> None:
        Exception.__init__(
            self, f"The network {path.name} in {path.parent} is damaged. Install Tenbou again."
        )


def checked_weights(path: Path) -> Path:
    """The same path, if the file is there and fits the digest beside it.

    A folder without digests has weights that somebody tries out; those are not checked.
    """
    try:
        digest = digest_of(path)
    except FileNotFoundError:
        raise MissingWeightsError(path) from None
    except OSError:
        raise DamagedWeightsError(path) from None
    digests = path.with_name(DIGESTS)
    if digests.is_file() and _known_digests(digests).get(path.name) != digest:
        raise DamagedWeightsError(path)
    return path


def digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_digest(path: Path) -> None:
    """Put the digest of this file beside it; those of other files stay."""
    digests = path.with_name(DIGESTS)
    known = _known_digests(digests) | {path.name: digest_of(path)}
    lines = (f'"{name}" = "{digest}"\n' for name, digest in sorted(known.items()))
    digests.write_text(_HEADING + "".join(lines))


def _known_digests(path: Path) -> dict[str, str]:
    """Nothing where the file cannot be read: then no network fits it."""
    try:
        entries = tomllib.loads(path.read_text())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}
    return {name: digest for name, digest in entries.items() if isinstance(digest, str)}
