from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    """A game is played; its camera sees what each file lays on the table."""
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table)).start()
    start_game(kiosk)
    yield kiosk
    kiosk.stop()
