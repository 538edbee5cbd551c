"""What a repair or a look is worth, counted on photos in which it acts."""

from collections.abc import Collection

import numpy as np
import onnxruntime
import pytest

from tests.vision.detect.test_detector import BLUE_TILE, FakeSession, table
from vision.hand_reading import hand_from_tiles
from vision.look_policy import CLOSER
from vision.scene import Scene
from vision.training import remembering
from vision.training.remembering import Memory, RememberingDetector
from vision.training.worth import NAMES, Example, Eyes, Sight, measure
from vision.training.worth import table as printed

EMPTY = hand_from_tiles([], (9, 9))


class MadeUpEyes(Eyes):
    """See nothing, after a closer look."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.asked: list[tuple[str, ...]] = []

    def read(self, example: Example, without: Collection[str]) -> tuple[Sight, set[str], float]:
        self.asked.append(tuple(without))
        return Sight(Scene(example.image), EMPTY), {CLOSER}, 0.5 if without else 1.0


def test_only_what_acted_is_left_out_and_the_rest_is_as_it_was() -> None:
    eyes = MadeUpEyes()
    photo = Example("rendered", table(9, 9))
    (ledger,) = measure([photo], eyes)
    assert eyes.asked == [(), (CLOSER,)]
    assert {name: ledger.acted[name, "rendered"] for name in NAMES}[CLOSER] == 1
    assert sum(ledger.acted.values()) == 1
    assert ledger.everything["rendered"].seconds == 1.0
    assert ledger.without[CLOSER, "rendered"].seconds == 0.5
    assert ledger.without["halves", "rendered"].seconds == 1.0


def test_the_table_has_a_line_for_every_repair_and_every_look() -> None:
    photos = [Example("rendered", table(9, 9)), Example("not won", table(9, 9))]
    *_, ledger = measure(photos, MadeUpEyes())
    lines = printed(ledger).splitlines()
    assert all(any(line.startswith(name) for line in lines) for name in NAMES)


def test_what_was_answered_once_costs_its_time_again_and_no_second_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(onnxruntime, "InferenceSession", FakeSession)
    now = iter(np.arange(100.0))
    monkeypatch.setattr(remembering, "process_time", lambda: float(next(now)))
    memory = Memory()
    detector = RememberingDetector(memory)
    photo = table(320, 320)
    photo[20:80, 20:60] = BLUE_TILE
    first = detector.detect(photo)
    before = memory.clock()
    assert detector.detect(photo.copy()) is first
    assert memory.clock() - before == 2.0  # one for the call, one for the answer it remembers
    memory.forget()
    assert detector.detect(photo) is not first
