"""Second looks: why they are taken, what they bring, and that they end in time."""

from collections.abc import Callable, Sequence
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.detect.test_detector import BLUE_TILE, GREEN_TILE, RED_TILE, seen, table
from tests.vision.detect.test_detector import detector as detector
from vision.detect import Detector
from vision.geometry import Image, Quad
from vision.look_policy import (
    AT_THE_HAND,
    CLOSER,
    INVERTED,
    LOOKS,
    RESHAPED,
    SMALLER,
    STRETCHED,
    TURNED,
)
from vision.looks import MOST_TIME, Budget, Looks
from vision.photo import Photo
from vision.pipeline import hand_in, see
from vision.read import FaceReading
from vision.read.faces import CLASS_COUNT
from vision.reading import PhotoReader
from vision.scene import Scene

PHOTOS = Path(__file__).parents[2] / "kiosk_app" / "samples" / "photos"


class Clock:
    """Stands still but for what the networks take."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class SlowReader:
    """Reads every face as the same one, this surely, and takes a second for each crop."""

    def __init__(self, clock: Clock, sure: float) -> None:
        self.clock, self.sure = clock, sure
        self.crops: list[int] = []

    def read(
        self, _image: Image, quads: Sequence[Quad], *, all_turns: bool = False
    ) -> list[FaceReading]:
        self.crops.append(len(quads) * (4 if all_turns else 1))
        self.clock.now += self.crops[-1]
        faces = np.full(CLASS_COUNT, (1 - self.sure) / (CLASS_COUNT - 1), np.float32)
        faces[3] = self.sure
        return [FaceReading(faces, np.array([1, 0, 0, 0], np.float32)) for _ in quads]


def looks_with(detector: Detector, clock: Clock | None = None, sure: float = 1.0) -> Looks:
    clock = clock or Clock()
    return Looks(detector, SlowReader(clock, sure), budget=Budget(clock))  # type: ignore[arg-type]


def small_tiles() -> Image:
    photo = table(3200, 2400)
    photo[1000:1120, 1000:1090] = BLUE_TILE
    photo[1000:1120, 1200:1290] = GREEN_TILE
    return photo


def test_small_tiles_in_a_large_photo_are_looked_at_closer(detector: Detector) -> None:
    looks = looks_with(detector)
    _, found = looks.find(small_tiles())
    assert [look.name for look in looks.taken] == [CLOSER]
    assert len(seen(detector)) == 2
    lefts = sorted(float(d.quad[:, 0].min()) for d in found)
    assert np.allclose(lefts, [1000, 1200], atol=4)


def tiles_all_over_a_table() -> Image:
    """A hand of two faces in one corner, a back in another."""
    photo = table(3200, 2400)
    photo[100:220, 100:190] = BLUE_TILE
    photo[100:220, 300:390] = GREEN_TILE
    photo[2200:2320, 3000:3090] = RED_TILE
    return photo


def test_where_tiles_lie_all_over_the_table_the_hand_is_looked_at_closer(
    detector: Detector,
) -> None:
    looks, photo = looks_with(detector), tiles_all_over_a_table()
    _, found = looks.find(photo)
    assert not looks.taken
    hand = [each.quad for each in found if each.kind == "face"]
    looks.read(photo, hand * 20)  # the first look is what all others are measured by
    around = looks.find_closer(photo, hand, "in doubt")
    assert around is not None
    assert [look.name for look in looks.taken] == [AT_THE_HAND]
    lefts = sorted(float(each.quad[:, 0].min()) for each in around if each.kind == "face")
    assert np.allclose(lefts, [100, 300], atol=4)
    assert [each.kind for each in around].count("back") == 1  # as the first look found it
    again = next(looks.find_again(Scene(photo), "still in doubt"))
    assert looks.taken[-1].name == SMALLER
    lefts = sorted(float(each.quad[:, 0].min()) for each in again)
    assert np.allclose(lefts, [100, 300, 3000], atol=10)
    assert np.allclose(lefts[:2], [100, 300], atol=4)  # the same part of the photo


def test_large_tiles_are_not_looked_at_closer(detector: Detector) -> None:
    photo = table(640, 640)
    photo[200:300, 200:275] = BLUE_TILE
    looks = looks_with(detector)
    _, (found,) = looks.find(photo)
    assert looks.find_closer(photo, [found.quad], "in doubt") is None
    assert looks.find_closer(photo, [], "nothing there") is None
    assert not looks.taken


def test_what_lies_outside_the_picture_is_not_looked_at(detector: Detector) -> None:
    photo = tiles_all_over_a_table()
    looks = looks_with(detector)
    _, found = looks.find(photo)
    beyond = found[0].quad / 10 + (3300, 500)
    assert looks.find_closer(photo, [beyond.astype(np.float32)], "in doubt") is None


def test_small_tiles_are_faint_because_they_are_small(detector: Detector) -> None:
    photo = small_tiles()
    photo[photo > 0] = 170  # found faintly
    looks = looks_with(detector)
    looks.find(photo)
    assert [look.name for look in looks.taken] == [CLOSER]


def test_where_tiles_are_small_time_is_kept_for_a_closer_look(detector: Detector) -> None:
    clock = Clock()
    looks = looks_with(detector, clock, sure=0.5)
    photo = tiles_all_over_a_table()
    _, found = looks.find(photo)
    hand = [each.quad for each in found if each.kind == "face"]
    looks.read(photo, hand * 20)
    assert looks.find_closer(photo, hand, "in doubt") is not None


def test_large_tiles_are_looked_at_once(detector: Detector) -> None:
    photo = table(3200, 2400)
    photo[400:1400, 400:1100] = BLUE_TILE
    looks = looks_with(detector)
    looks.find(photo)
    assert len(seen(detector)) == 1 and not looks.taken


def test_a_photo_squeezed_to_a_square_is_looked_at_in_the_shape_it_may_have_had(
    detector: Detector,
) -> None:
    photo = table(640, 640)
    photo[150:500, 100:150] = (170, 0, 0)  # found faintly
    looks = looks_with(detector)
    picture, found = looks.find(photo)
    assert seen(detector) == [(320, 320, 3), (128, 320, 3), (320, 128, 3)]
    assert [look.name for look in looks.taken] == [STRETCHED, STRETCHED]
    assert picture is photo  # one tile says too little about its shape
    assert np.allclose([float(d.quad[:, 0].min()) for d in found], [100], atol=8)


@pytest.mark.parametrize("left_out", LOOKS)
def test_a_look_that_is_left_out_is_not_taken(detector: Detector, left_out: str) -> None:
    clock = Clock()
    reader = SlowReader(clock, 0.5)
    looks = Looks(detector, reader, budget=Budget(clock), without={left_out})  # type: ignore[arg-type]
    hand_in(see(small_tiles(), looks))
    assert left_out not in [look.name for look in looks.taken]


@pytest.fixture
def slow(detector: Detector, monkeypatch: pytest.MonkeyPatch) -> Callable[[Clock], Detector]:
    """A detector that takes a second for 4,500 pixels."""

    def with_clock(clock: Clock) -> Detector:
        run = detector._session.run

        def slowly(names: None, inputs: dict[str, Image]) -> object:
            clock.now += inputs["picture"].size / 3 / 4_500
            return run(names, inputs)

        monkeypatch.setattr(detector._session, "run", slowly)
        return detector

    return with_clock


@pytest.mark.parametrize("sure", [1.0, 0.5])
@pytest.mark.parametrize(
    "photo", [table(640, 480), table(300, 2000), small_tiles()], ids=["empty", "narrow", "small"]
)
def test_all_looks_together_take_three_times_the_first_at_most(
    slow: Callable[[Clock], Detector], photo: Image, sure: float
) -> None:
    clock = Clock()
    looks = looks_with(slow(clock), clock, sure)
    hand_in(see(photo, looks))
    budget = looks.budget
    assert budget.first_seconds > 0
    assert clock.now == pytest.approx(budget.first_seconds + budget.again_seconds)
    assert clock.now <= MOST_TIME * budget.first_seconds


def test_the_clock_has_the_last_word_where_the_work_was_misjudged() -> None:
    clock = Clock()
    budget = Budget(clock)

    def takes(seconds: float) -> None:
        clock.now += seconds

    budget.take("detect", 100_000, lambda: takes(1), second=False)
    assert budget.allows(100_000)
    budget.take("read", 3_000, lambda: takes(2.5), second=True)
    assert not budget.allows(1_500)
    assert (budget.first_seconds, budget.again_seconds) == (1, 2.5)


def test_of_many_unsure_faces_as_many_are_turned_as_there_is_time_for(detector: Detector) -> None:
    clock = Clock()
    looks = looks_with(detector, clock, sure=0.5)
    reader = looks._reader
    assert isinstance(reader, SlowReader)
    looks.read(table(100, 100), [np.zeros((4, 2), np.float32)] * 10)
    assert reader.crops == [10, 16]  # four of ten, each four times: less than twice the first
    (look,) = looks.taken
    assert look.name == TURNED and "4 faces" in look.why and look.seconds == 16


@pytest.fixture(scope="module")
def reader() -> PhotoReader:
    return PhotoReader()


@pytest.mark.parametrize(("name", "share"), [("half-flush", (1, 0.25)), ("three-kongs", (0.25, 1))])
def test_a_squeezed_photo_reads_like_the_photo_it_was(
    reader: PhotoReader, name: str, share: tuple[float, float]
) -> None:
    picture = cv2.imread(str(PHOTOS / f"{name}.jpg"))
    assert picture is not None
    size = (round(picture.shape[1] * share[0]), round(picture.shape[0] * share[1]))
    squeezed = cv2.resize(picture, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
    right = reader.read(Photo("as it was", picture.astype(np.uint8))).hand_reading
    reading = reader.read(Photo("squeezed", squeezed))
    assert reading.hand_reading.hand == right.hand
    assert reading.size == size
    assert RESHAPED in [look.name for look in reading.looks]
    places = np.array([tile.quad for tile in reading.hand_reading.tiles])
    assert (places >= -5).all() and (places <= np.array(size) + 5).all()
    true = np.array([tile.quad.mean(axis=0) * share for tile in right.tiles])
    found = np.array([tile.quad.mean(axis=0) for tile in reader.look(squeezed)])
    nearest = np.linalg.norm(true[:, None] - found[None], axis=2).min(axis=1)
    assert float(np.median(nearest)) < 5


def test_black_tiles_are_looked_for_as_if_they_were_white() -> None:
    photo = np.asarray(cv2.imread(str(PHOTOS / "half-flush.jpg")), np.uint8)
    white = PhotoReader()._looks().find(photo)[1]
    tiles = np.zeros(photo.shape[:2], np.uint8)
    cv2.fillPoly(tiles, [d.quad.round().astype(np.int32) for d in white if d.score > 0.5], (1,))
    ink_on_black = np.clip((255.0 - photo) * 2 - 170, 0, 255)
    black = np.where(tiles[..., None] > 0, ink_on_black, photo).astype(np.uint8)
    looks = PhotoReader()._looks()
    found = looks.find(black)[1]
    assert looks.taken[0].name == INVERTED
    plain = PhotoReader(without=[INVERTED])._looks().find(black)[1]
    assert sum(d.score**2 for d in plain) < 0.9 * sum(d.score**2 for d in found)


@pytest.mark.parametrize("light", [1.0, 0.3])
@pytest.mark.parametrize("name", ["half-flush", "two-kongs"])
def test_white_tiles_are_not_however_dim_the_light(name: str, light: float) -> None:
    lit = np.asarray(cv2.imread(str(PHOTOS / f"{name}.jpg")))
    photo = (lit * light).astype(np.uint8)
    photo[:40, :200] = 255  # a lamp in view, so that the photo as a whole is bright enough
    looks = PhotoReader()._looks()
    looks.find(photo)
    assert INVERTED not in [look.name for look in looks.taken]
