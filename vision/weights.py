"""The networks' files: that they are there, and that nothing changed in them since their export.

A damaged network still runs and answers wrongly, so every file's SHA-256 is kept beside it. The
export commands write it.
"""

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Final

import onnxruntime

from scorer.messages import CodedError
from vision.giving_way import starting_a_network

_HERE: Final = Path(__file__).resolve().parent
MODELS: Final = next(
    (folder for folder in (_HERE / "models", _HERE.parent / "models") if folder.is_dir()),
    _HERE / "models",
)
"""The weights in use: inside an installed package, at the top of a checkout."""
DIGESTS: Final = "digests.toml"
_HEADING: Final = "# SHA-256 of each network, written by the export commands in vision/training.\n"


class MissingWeightsError(CodedError):
    """A network's file is not there."""

    section = "weights"


class DamagedWeightsError(MissingWeightsError):
    """A network's file is not as it was made."""


def checked_weights(path: Path) -> Path:
    """The same path, if the file is there and fits the digest beside it.

    A folder without digests has weights that somebody tries out; those are not checked.
    """
    try:
        digest = digest_of(path)
    except FileNotFoundError:
        raise MissingWeightsError("missing", name=path.name) from None
    except OSError:
        raise DamagedWeightsError("damaged", name=path.name) from None
    digests = path.with_name(DIGESTS)
    if digests.is_file() and _known_digests(digests).get(path.name) != digest:
        raise DamagedWeightsError("damaged", name=path.name)
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


_MOST_THREADS: Final = 4
"""As many as a Raspberry Pi has cores; the networks are too small to use more."""


def usual_threads() -> int:
    """One for each core that this process may use, four at most."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(cores or 1, _MOST_THREADS)


def open_session(weights: Path | bytes, threads: int | None) -> onnxruntime.InferenceSession:
    """``threads``: how many work on one picture; None: as many as the machine has cores for."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = usual_threads() if threads is None else threads
    # Threads that wait by spinning are a little quicker on an idle machine; on a busy one they take
    # the very core that somebody else needs, and both get slower.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    # An arena keeps all it ever used, and crops come in every number: without it a long evening
    # needs no more memory than one photo, and a photo takes no longer.
    options.enable_cpu_mem_arena = False
    model = weights if isinstance(weights, bytes) else str(weights)
    with starting_a_network():
        return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
