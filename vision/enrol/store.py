"""Named tile sets on disk: one small file each in the user's data folder."""

import os
import re
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from scorer.messages import CodedError
from vision.enrol.tile_set import TileSet
from vision.read.faces import CLASS_COUNT

_NAME: Final = re.compile(r"[\w][\w .-]{0,63}")
_VERSION: Final = 2
_WITH_DIGEST: Final = 2
"""The first version whose files say what they should hold."""
_LARGEST: Final = 64 * 1024 * 1024
"""Bytes; a set with hundreds of corrected tiles has one of them."""


class TileSetError(CodedError):
    """A tile set that cannot be had."""

    section = "tile-set"


class NewerTileSetError(TileSetError):
    """It is left where it is."""


def tile_sets_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tenbou" / "tile-sets"


def names_of_tile_sets(folder: Path | None = None) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (folder or tile_sets_folder()).glob("*.npz")))


def save_tile_set(tile_set: TileSet, folder: Path | None = None) -> Path:
    """Written beside, synced and then moved into place, so that a set is never half there."""
    path = _path(tile_set.name, folder)
    part = path.with_suffix(".part")
    features = tile_set.features.astype(np.float16)
    faces = tile_set.faces.astype(np.uint8)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            np.savez_compressed(
                file,
                version=_VERSION,
                features=features,
                faces=faces,
                digest=np.frombuffer(_digest(features, faces), np.uint8),
            )
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        raise TileSetError("not-saved", folder=str(path.parent)) from None
    return path


def load_tile_set(name: str, folder: Path | None = None) -> TileSet:
    """The set as it was saved; one that is damaged is put aside, and the error says so."""
    path = _path(name, folder)
    if not path.is_file():
        known = names_of_tile_sets(folder)
        if known:
            raise TileSetError("not-there", name=name, known=known)
        raise TileSetError("none-yet", name=name)
    try:
        return _checked(name, path)
    except NewerTileSetError:
        raise
    except OSError as error:
        raise TileSetError("unreadable", name=name) from error
    except Exception as error:
        # Whatever a damaged archive makes its readers say: zlib, zipfile and NumPy each have
        # errors of their own, and none of them may end the camera's thread.
        aside = _put_aside(path)
        if aside is None:
            raise TileSetError("damaged", name=name) from error
        raise TileSetError("damaged-and-kept", name=name, file=aside.name) from error


def was_put_aside(name: str, folder: Path | None = None) -> bool:
    """Whether there was such a set, which was damaged."""
    path = _path(name, folder)
    return not path.exists() and _aside(path).exists()


def _checked(name: str, path: Path) -> TileSet:
    if path.stat().st_size > _LARGEST:
        raise ValueError("too large")
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        version = int(file["version"])
        if version > _VERSION:
            raise NewerTileSetError("newer", name=name)
        features, faces = np.asarray(file["features"]), np.asarray(file["faces"])
        if version >= _WITH_DIGEST and file["digest"].tobytes() != _digest(features, faces):
            raise ValueError("not as it was saved")
    if features.ndim != 2 or faces.shape != (len(features),) or not len(faces):
        raise ValueError("no tile set")
    if features.dtype.kind != "f" or faces.dtype.kind != "u" or int(faces.max()) >= CLASS_COUNT:
        raise ValueError("no tile set")
    if not np.isfinite(features).all():
        raise ValueError("no features")
    return TileSet(name, features.astype(np.float32), faces.astype(np.int64))


def _digest(features: NDArray[Any], faces: NDArray[Any]) -> bytes:
    whole = blake2b(digest_size=16)
    whole.update(repr((features.shape, str(features.dtype), str(faces.dtype))).encode())
    whole.update(np.ascontiguousarray(features).tobytes())
    whole.update(np.ascontiguousarray(faces).tobytes())
    return whole.digest()


def _aside(path: Path) -> Path:
    return path.with_suffix(".damaged")


def _put_aside(path: Path) -> Path | None:
    try:
        return path.replace(_aside(path))
    except OSError:
        return None


def remove_tile_set(name: str, folder: Path | None = None) -> None:
    """Forget a set; one that is not there is forgotten already."""
    path = _path(name, folder)
    try:
        path.unlink(missing_ok=True)
    except OSError:
        raise TileSetError("not-removed", name=name, folder=str(path.parent)) from None


def _path(name: str, folder: Path | None) -> Path:
    if not _NAME.fullmatch(name):
        raise TileSetError("no-name")
    return (folder or tile_sets_folder()) / f"{name}.npz"
