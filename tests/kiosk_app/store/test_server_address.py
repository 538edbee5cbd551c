"""Who the server is, who this kiosk is, and a server that answers no more."""

import os
import shutil
import signal
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from kiosk_app.languages import in_english
from kiosk_app.store import deadlines
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.problems import ServerAway, ServerRefusesKiosk, StorageProblem
from kiosk_app.store.server import Server
from kiosk_app.store.server_address import (
    keep_password,
    kept_password,
    server_url,
    without_its_password,
)
from tests.kiosk_app.store.postgres import Postgres

SECRET = "it's: secret/@ 東"  # noqa: S105  # of a test


def test_another_machine_has_to_prove_who_it_is(tmp_path: Path) -> None:
    url = server_url("postgresql://kim@club.example/mahjong")
    assert url.query["sslmode"] == "verify-full"
    assert url.query["sslrootcert"]
    assert "sslmode" not in server_url("postgresql://kim@localhost/mahjong").query
    chosen = server_url("postgresql://kim@club.example/mahjong?sslmode=require")
    assert chosen.query == {"sslmode": "require"}
    folder = ClubFolder(tmp_path)
    folder.server_certificate.write_text("a certificate")
    own = server_url("postgresql://kim@club.example/mahjong", folder)
    assert own.query["sslrootcert"] == str(folder.server_certificate)


def test_the_password_comes_from_a_file_that_nobody_else_reads(tmp_path: Path) -> None:
    folder = ClubFolder(tmp_path)
    assert kept_password(folder) is None
    keep_password(folder, SECRET)
    assert stat.S_IMODE(folder.server_password.stat().st_mode) == 0o600
    kept, given = "postgresql://kim@host/db", "postgresql://kim:other@host/db"
    assert [server_url(each, folder).password for each in (kept, given)] == [SECRET, "other"]
    assert without_its_password("postgresql://kim:pass%40word@host/db") == (
        "postgresql://kim@host/db",
        "pass@word",
    )


def refusal(address: str, folder: ClubFolder | None = None) -> StorageProblem:
    with Server(address, folder) as server, pytest.raises(StorageProblem) as said:
        server.check()
    return said.value


@pytest.fixture
def guarded(postgres: Postgres) -> Iterator[str]:
    """A database and a user with a password."""
    address = postgres.new_database("guarded")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE ROLE kim LOGIN PASSWORD 'right'")
    postgres.allow("host guarded kim 127.0.0.1/32 scram-sha-256")
    yield address.replace("club@", "kim@")
    postgres.allow(None)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP ROLE kim")
    postgres.drop_database("guarded")


def test_wrong_password_unknown_database_and_no_answer_are_three_sentences(
    guarded: str, tmp_path: Path
) -> None:
    folder = ClubFolder(tmp_path)
    keep_password(folder, "wrong")
    refused = refusal(guarded, folder)
    assert isinstance(refused, ServerRefusesKiosk)
    assert "name or password" in in_english(refused)
    assert refused.code == "server-password"
    keep_password(folder, "right")
    assert "no club database yet" in in_english(refusal(guarded, folder))
    unknown = refusal(guarded.replace("kim@", "club@").replace("/guarded", "/nowhere"))
    assert isinstance(unknown, ServerRefusesKiosk)
    assert "no database with this name" in in_english(unknown)
    away = refusal("postgresql://kim@127.0.0.1:1/club")
    assert isinstance(away, ServerAway)
    assert "server is offline" in in_english(away)


def test_a_server_without_a_certificate_is_not_talked_to(guarded: str) -> None:
    refused = refusal(f"{guarded}?sslmode=verify-full")
    assert isinstance(refused, ServerRefusesKiosk)
    assert refused.code == "server-certificate"


def test_a_frozen_server_is_noticed(
    postgres: Postgres, server_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(server_address) as server:
        server.check()
        with (
            pytest.raises(ServerAway) as said,
            monkeypatch.context() as impatient,
            server.reading() as connection,
        ):
            process = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
            os.kill(process, signal.SIGSTOP)
            impatient.setattr(deadlines, "ANSWER_SECONDS", 0.1)
            try:
                connection.exec_driver_sql("SELECT 1")
            finally:
                os.kill(process, signal.SIGCONT)
        assert "server is offline" in in_english(said.value)
        # By our own deadline, and not by the network's much later one.
        assert "does not answer in time" in str(said.value.__cause__)
        server.forget()
        server.check()


def test_a_certificate_of_the_clubs_own_is_accepted(
    postgres: Postgres, server_address: str, tmp_path: Path
) -> None:
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("openssl makes the certificate")
    folder = ClubFolder(tmp_path)
    key, certificate = tmp_path / "server.key", folder.server_certificate
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"]
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([program, *made, *names, *files], check=True, capture_output=True)
    postgres.use_certificate(key, certificate)
    try:
        secure = f"{server_address}?sslmode=verify-full"
        with Server(secure, folder) as server:
            server.check()
        stranger = refusal(secure, ClubFolder(tmp_path / "elsewhere"))
        assert isinstance(stranger, ServerRefusesKiosk)
        assert "server-ca.pem" in in_english(stranger)
    finally:
        postgres.use_certificate(None, None)
