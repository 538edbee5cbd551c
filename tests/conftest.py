"""One seed for all random tests of a run, printed so that a failure can be played again."""

import gc
import os
import secrets
import signal

import pytest

# Workers of a parallel run inherit the environment, and so the seed.
SEED = int(os.environ.setdefault("TENBOU_SEED", str(secrets.randbelow(1_000_000))))


@pytest.fixture
def seed() -> int:
    return SEED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"seed of the random tests: TENBOU_SEED={SEED}")


def pytest_unconfigure(config: pytest.Config) -> None:
    """What a worker leaves goes with its process, and nobody has to look through it.

    One that still does so five seconds after its last test, as on a busy machine, is sent a SIGINT
    by xdist, and Kivy would print a traceback of whatever was being freed.
    """
    if hasattr(config, "workerinput"):
        gc.disable()
        gc.freeze()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
