"""One seed for all random tests of a run, printed so that a failure can be played again."""

import os
import secrets

import pytest

# Workers of a parallel run inherit the environment, and so the seed.
SEED = int(os.environ.setdefault("TENBOU_SEED", str(secrets.randbelow(1_000_000))))


@pytest.fixture
def seed() -> int:
    return SEED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"seed of the random tests: TENBOU_SEED={SEED}")
