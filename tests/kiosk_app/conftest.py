"""What tests of the kiosk have in common: they leave much behind, and the machine may be busy."""

import gc
import sys
from typing import Final

import pytest

from vision.camera import trial

_NEVER: Final = 1e6
_MANY: Final = 200_000
"""New objects after which Python looks for those left over."""
_PATIENCE: Final = 120.0
"""Seconds; a camera that works may start slowly on a busy machine."""


def pytest_collection_finish() -> None:
    """All stays that is loaded by now. When a kiosk tidies up must not depend on the load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MANY)
    if (tidying := sys.modules.get("kiosk_app.ui.tidying")) is not None:
        vars(tidying).update(QUIET=_NEVER, OFTEN=_NEVER)


@pytest.fixture(scope="session", autouse=True)
def a_camera_may_start_slowly() -> None:
    vars(trial).update(_SECONDS_TO_START=_PATIENCE, _SECONDS_TO_A_STILL=_PATIENCE)
