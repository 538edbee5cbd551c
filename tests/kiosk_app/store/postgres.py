"""A PostgreSQL of Debian's packages on loopback, in a temporary folder, for the tests alone."""

import os
import shutil
import socket
import subprocess
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
import pytest


def programs() -> Path | None:
    """Where the newest PostgreSQL's programs are; nothing is installed here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class Postgres:
    """Started and stopped as often as a test likes; it keeps its data and its port."""

    def __init__(self) -> None:
        where = programs()
        if where is None:
            pytest.fail("There is no PostgreSQL: apt-get install postgresql (make test does it).")
        self._programs = where
        self._folder = Path(mkdtemp(prefix="tenbou-postgres-"))
        # PostgreSQL refuses to run as root.
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as_user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self._folder, "postgres", "postgres")
        self.port = _free_port()
        data = ["-D", str(self._folder / "data")]
        # Whatever language this machine is set to, its locale may never have been generated.
        self._call(
            "initdb", *data, "-U", "club", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"
        )
        self.start()

    def start(self) -> None:
        settings = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= "
            "-c fsync=off -c autovacuum=off -c max_connections=20 -c shared_buffers=8MB"
        )
        log = str(self._folder / "log")
        data = ["-D", str(self._folder / "data")]
        self._call("pg_ctl", "start", "-w", "-s", *data, "-l", log, "-o", settings)

    def stop(self, mode: str = "immediate") -> None:
        """“immediate” is a crash: nothing is finished, nobody is told."""
        self._call("pg_ctl", "stop", "-w", "-s", "-D", str(self._folder / "data"), "-m", mode)

    def new_database(self, name: str, template: str = "template1") -> str:
        """The address of a new database."""
        address = f"postgresql://club@127.0.0.1:{self.port}/"
        with psycopg.connect(f"{address}postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return f"{address}{name}"

    def drop_database(self, name: str) -> None:
        address = f"postgresql://club@127.0.0.1:{self.port}/postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())

    def allow(self, line: str | None) -> None:
        """Put a line before the others that say who may come in, or take it away again."""
        file = self._folder / "data" / "pg_hba.conf"
        lines = file.read_text().splitlines()
        rest = [each for each in lines if not each.startswith("host guarded")]
        file.write_text("\n".join(rest if line is None else [line, *rest]) + "\n")
        self._call("pg_ctl", "reload", "-s", "-D", str(self._folder / "data"))

    def use_certificate(self, key: Path | None, certificate: Path | None) -> None:
        """Talk encrypted from now on, or no more."""
        data = self._folder / "data"
        self.stop("fast")
        settings = data / "postgresql.auto.conf"
        if key is None or certificate is None:
            settings.write_text("")
        else:
            for source, name in ((key, "server.key"), (certificate, "server.crt")):
                target = data / name
                shutil.copyfile(source, target)
                target.chmod(0o600)
                if os.geteuid() == 0:
                    shutil.chown(target, "postgres", "postgres")
            settings.write_text("ssl = on\n")
        self.start()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def _call(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            **self._as_user,
        )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
