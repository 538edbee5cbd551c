"""The address of the club's server: its password from a file, and its certificate checked."""

import ssl
from pathlib import Path
from typing import Final

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kiosk_app.store.disk import ClubFolder, write_whole
from kiosk_app.store.problems import StorageProblem

_THIS_MACHINE: Final = frozenset({"", "localhost", "127.0.0.1", "::1"})
_DEBIANS_CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")


def server_url(address: str, folder: ClubFolder | None = None) -> URL:
    """For the driver. Another machine has to prove who it is, unless the address says otherwise.

    A password that is not in the address comes from the club's folder.
    """
    try:
        url = make_url(address)
        if url.get_backend_name() != "postgresql":
            raise ArgumentError("not PostgreSQL")
    except (ArgumentError, ValueError) as error:
        # The address may hold a password, so it is not repeated here.
        raise StorageProblem("server-address") from error
    url = url.set(drivername="postgresql+psycopg")
    if url.password is None and folder is not None:
        password = kept_password(folder)
        if password is not None:
            url = url.set(password=password)
    if (url.host or "") not in _THIS_MACHINE and "sslmode" not in url.query:
        url = url.update_query_dict({"sslmode": "verify-full"})
    if url.query.get("sslmode") in ("verify-full", "verify-ca") and "sslrootcert" not in url.query:
        url = url.update_query_dict({"sslrootcert": _trusted(folder)})
    return url


def _trusted(folder: ClubFolder | None) -> str:
    """The club's own certificate where there is one, else those that this machine trusts."""
    if folder is not None and folder.server_certificate.exists():
        return str(folder.server_certificate)
    usual = ssl.get_default_verify_paths().cafile
    found = [path for path in (usual, str(_DEBIANS_CERTIFICATES)) if path and Path(path).exists()]
    return found[0] if found else "system"


def keep_password(folder: ClubFolder, password: str) -> None:
    """In a file that nobody else can read; on disk when this returns."""
    write_whole(folder.server_password, password.encode(), private=True)


def kept_password(folder: ClubFolder) -> str | None:
    try:
        return folder.server_password.read_text("utf-8").rstrip("\r\n") or None
    except (OSError, UnicodeDecodeError):
        return None


def without_its_password(address: str) -> tuple[str, str | None]:
    """An address as it may be kept beside the settings, and the password that was in it."""
    url = make_url(address)
    if url.password is None:
        return address, None
    # URL.set takes None for “as it was”.
    return url._replace(password=None).render_as_string(hide_password=False), str(url.password)
