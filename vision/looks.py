"""Every look at a photo: the first, and those at which the eyes look again, at what and why; and
the work that all of them may take.

When another look pays says ``vision.look_policy``. One for which there is no time left is made
smaller or not begun, and the surest answer so far is the answer.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from time import perf_counter, process_time
from typing import Final, Literal, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection, Detector
from vision.detect.detector import FAINT, STRIDE, SURE, View, surest_of_each
from vision.flat import flat_view
from vision.geometry import (
    Image,
    Quad,
    as_quads,
    boxes_around,
    side_lengths,
    size_of,
    squeeze,
    stretched,
)
from vision.layout.table import plane_of
from vision.look_policy import (
    AT_THE_HAND,
    BRIGHTER,
    CLOSER,
    FLAT,
    INVERTED,
    LARGER,
    RESHAPED,
    RULE,
    SMALLER,
    STRETCHED,
    TURNED,
    Look,
)
from vision.read import FaceReading, FlowerReader, FlowerReading, Reader
from vision.scene import Scene

Answer = TypeVar("Answer")
Part = Literal["detect", "read"]
MOST_TIME: Final = 3.0
"""Times the first look, all looks together: people wait for the slowest photo, not the usual."""
_MOST_WORK: Final = 2.8  # times that of the first look: less than the time, for it is never exact
CROP: Final = 4_500
"""Work of cutting out and reading one face, where a pixel in the detector's network is 1."""
Region = tuple[int, int, int, int]
"""A part of a picture: left, top, right, bottom."""
_FLOWER: Final = 15 * CROP
"""Work of reading what is written on one flower."""
_MOST_OF_A_HAND: Final = 18  # tiles, with melds and indicators


class Budget:
    """What looks take: the first look's work is the measure of all others.

    Work is counted in pixels of the detector's network, so that a photo is read alike on every
    machine, however busy it is; the processor's time has the last word where it was misjudged.
    """

    def __init__(self, clock: Callable[[], float] = process_time) -> None:
        self._clock = clock
        self._start = clock()
        self.again_seconds = 0.0
        """Of all looks but the first."""
        self.first = 0.0
        """Work of the first look."""
        self.again = 0.0
        """Work of all others."""
        self.spent: dict[Part, float] = {"detect": 0.0, "read": 0.0}
        """Seconds on the wall's clock, by what was done."""

    @property
    def first_seconds(self) -> float:
        """Of the first look, so far."""
        return self._clock() - self._start - self.again_seconds

    def take(
        self, part: Part, work: int, do: Callable[[], Answer], *, second: bool = False
    ) -> Answer:
        begin, on_the_wall = self._clock(), perf_counter()
        answer = do()
        self.spent[part] += perf_counter() - on_the_wall
        if second:
            self.again += work
            self.again_seconds += self._clock() - begin
        else:
            self.first += work
        return answer

    def allows(self, work: int) -> bool:
        in_time = self.again_seconds <= (MOST_TIME - 1) * self.first_seconds
        return in_time and self.again + work <= (_MOST_WORK - 1) * self.first


class Looks:
    """The two networks and one photo: the first look at it, and every other.

    ``without`` names repairs and second looks that are left out, to see what they are worth.
    """

    def __init__(
        self,
        detector: Detector,
        reader: Reader,
        *,
        flowers: Callable[[], FlowerReader] = FlowerReader,
        budget: Budget | None = None,
        without: Collection[str] = (),
    ) -> None:
        """``flowers`` is asked for when the first flower is to be named."""
        self._detector = detector
        self._reader = reader
        self._flowers = flowers
        self.without = frozenset(without)
        self._view = View(detector.side)
        self.budget = budget or Budget()
        self.taken: list[Look] = []
        self.repaired: set[str] = set()
        """Names of the repairs that changed something, in any of the looks."""
        self._known: list[tuple[Quad, FaceReading]] = []
        self._first = True
        self._found: list[Detection] = []
        """By the closest look so far."""
        self._region: Region = (0, 0, 1, 1)
        """What it showed."""
        self._inverted = False

    def find(self, picture: Image) -> tuple[Image, list[Detection]]:
        """The tiles in a picture, faint ones too; and the picture in the shape it should have."""
        picture = self._in_good_light(picture)
        work = _pixels(self._view, size_of(picture))
        found = self.budget.take("detect", work, lambda: self._find(picture, self._view))
        self._region = 0, 0, *size_of(picture)
        found = self._as_if_white(picture, found)
        picture, found = self._unsqueezed(picture, found)
        self._region, self._found = (0, 0, *size_of(picture)), found
        closer = self._closer(CLOSER, "its tiles are small", picture, _places(found), RULE.around)
        return picture, found if closer is None else closer

    def find_closer(self, picture: Image, hand: Sequence[Quad], why: str) -> list[Detection] | None:
        """The tiles around a hand, where they are small; None where they are not, or where there is
        no time for that."""
        self._first = False
        return self._closer(AT_THE_HAND, why, picture, hand, RULE.around_hand)

    def find_again(self, scene: Scene, why: str) -> Iterator[list[Detection]]:
        """The tiles of a scene as they are found from above, and those of the closest look in
        another size, one size after the other; none where there is no time for that."""
        self._first = False
        flat = self._from_above(scene, why)
        if flat is not None:
            yield flat
        for name, side in ((SMALLER, RULE.smaller_side), (LARGER, RULE.larger_side)):
            found = self._find_in(self._region, name, why, scene.picture, View(side))
            if found is not None:
                yield found

    def _from_above(self, scene: Scene, why: str) -> list[Detection] | None:
        """None where there is no time, or too little to tell where the table is."""
        sure = [tile for tile in scene.tiles if tile.score >= SURE]
        if len(sure) < RULE.fewest:
            return None
        plane, quads = plane_of(sure, scene.size), as_quads([tile.quad for tile in sure])
        flat = flat_view(plane, quads, RULE.flat_tile)
        view = View.as_it_is(flat.size)
        if self._as_large_as_time_allows(FLAT, view, flat.size) is None:
            return None
        found = self._detect_again(FLAT, why, flat.show(scene.picture), view)
        return None if found is None else flat.in_photo(found)

    def read(self, picture: Image, quads: Sequence[Quad]) -> list[FaceReading]:
        """Each face once, and unsure ones in all four rotations, as many as there is time for.

        A face that an earlier look has read surely at this place is not read again.
        """
        readings = [self._read_before(quad) for quad in quads]
        new = [number for number, reading in enumerate(readings) if reading is None]
        answers = self._read_new(picture, [quads[number] for number in new])
        for number, answer in zip(new, answers, strict=True):
            readings[number] = answer
            if answer.confidence >= RULE.unsure_face:
                self._known.append((quads[number], answer))
        return [reading for reading in readings if reading is not None]

    def read_flowers(self, picture: Image, quads: Sequence[Quad]) -> list[FlowerReading]:
        """What is written on tiles that may be flowers or seasons."""
        return self.budget.take(
            "read",
            _FLOWER * len(quads),
            lambda: self._flowers().read(picture, quads),
            second=not self._first,
        )

    def _read_before(self, quad: Quad) -> FaceReading | None:
        if not self._known:
            return None
        known = as_quads([place for place, _ in self._known])
        away = np.linalg.norm(known - quad, axis=2).mean(axis=1)
        nearest = int(away.argmin())
        if away[nearest] > RULE.same_place * float(side_lengths([quad]).min()):
            return None
        return self._known[nearest][1]

    def _read_new(self, picture: Image, quads: Sequence[Quad]) -> list[FaceReading]:
        readings = self.budget.take(
            "read",
            CROP * len(quads),
            lambda: self._reader.read(picture, quads),
            second=not self._first,
        )
        unsure = [n for n, r in enumerate(readings) if r.confidence < RULE.unsure_face]
        unsure.sort(key=lambda number: readings[number].confidence)
        while unsure and not self._may(TURNED, 4 * CROP * len(unsure) + self._reserve):
            unsure.pop()  # the surest of them
        if unsure:
            turned = self._again(
                TURNED,
                f"{len(unsure)} faces are read with less than {RULE.unsure_face:.0%}",
                "read",
                4 * CROP * len(unsure),
                lambda: self._reader.read(picture, [quads[n] for n in unsure], all_turns=True),
            )
            for number, reading in zip(unsure, turned, strict=True):
                readings[number] = reading
        return readings

    def _as_if_white(self, picture: Image, found: list[Detection]) -> list[Detection]:
        """What is found of black tiles when black is white and white black, from here on in every
        look. They are read as they are: the reader names more of them so."""
        if not _are_black(picture, found):
            return found
        self._inverted = True
        other = self._detect_again(INVERTED, "its tiles are dark", picture, self._view)
        if other is not None and _evidence(other) > RULE.more * _evidence(found):
            return other
        self._inverted = False
        return found

    def _unsqueezed(self, picture: Image, found: list[Detection]) -> tuple[Image, list[Detection]]:
        """What is found when the photo is stretched back to the shape it may have had."""
        shape = _shape_to_give(found)
        faint = _too_faint(found)
        if shape is None and faint is not None and not self._are_small(_places(found)):
            for stretch in (RULE.stretch, 1 / RULE.stretch):
                view = View(self._view.side, stretch)
                other = self._detect_again(STRETCHED, faint, picture, view)
                if other is not None and _evidence(other) > _evidence(found):
                    found = other
            shape = _shape_to_give(found)
        given = picture
        while shape is not None:
            shaped = stretched(given, shape, RULE.longest_side)
            why = f"its tiles have a tile's shape where it is {shape:.2g} times as wide"
            other = self._detect_again(RESHAPED, why, shaped, self._view)
            if other is None or _evidence(other) <= RULE.more * _evidence(found):
                break
            picture, found = shaped, other
            # Long tiles are seen in parts, so that the first shape may not be enough.
            more = _shape_to_give(found, RULE.still_squeezed)
            shape = None if more is None else more * shape
        return picture, found

    def _closer(
        self, name: str, why: str, picture: Image, quads: Sequence[Quad], around: float
    ) -> list[Detection] | None:
        """The part of the photo that holds these tiles, if they are small and it shows them clearly
        larger."""
        if not self._are_small(quads):
            return None
        bounds, pad = boxes_around(quads), around * _typical_width(quads)
        left, top = np.maximum(bounds[:, :2].min(axis=0) - pad, 0).astype(int)
        right, bottom = np.minimum(bounds[:, 2:].max(axis=0) + pad, size_of(picture)).astype(int)
        region = int(left), int(top), int(right), int(bottom)
        if left >= right or top >= bottom:  # in the frame around the picture
            return None
        if self._scale_of(region) < RULE.closer * self._scale_of(self._region):
            return None
        found = self._find_in(region, name, why, picture, self._view)
        if found is not None:
            self._region, self._found = region, found
        return found

    def _scale_of(self, region: Region) -> float:
        left, top, right, bottom = region
        return self._view.scale((right - left, bottom - top))

    def _are_small(self, quads: Sequence[Quad]) -> bool:
        """Whether the closest look so far shows these tiles small."""
        shown = _typical_width(quads) * self._scale_of(self._region)
        return 0 < shown < RULE.small_tile

    @property
    def _reserve(self) -> int:
        """Work that is kept for a closer look at the hand."""
        if self._first and self._are_small(_places(self._found)):
            return self._view.side**2 + _MOST_OF_A_HAND * CROP
        return 0

    def _find_in(
        self, region: Region, name: str, why: str, picture: Image, view: View
    ) -> list[Detection] | None:
        """What a part of the picture shows, and outside it what was found before; None where there
        is no time."""
        left, top, right, bottom = region
        again = self._detect_again(name, why, picture[top:bottom, left:right], view)
        if again is None:
            return None
        offset = np.array([left, top], np.float32)
        moved = [Detection(d.quad + offset, d.score, d.kind) for d in again]
        outside = [d for d in self._found if not _inside(d.quad, region)]
        return surest_of_each(moved + outside) if outside else moved

    def _in_good_light(self, picture: Image) -> Image:
        """As bright as a photo of white tiles should be, where it was taken in the dark."""
        brightest = _brightest(picture)
        light = min(RULE.white / max(brightest, 1.0), RULE.most_light)
        if light < RULE.dark or BRIGHTER in self.without:
            return picture
        why = f"its lightest parts have {brightest:.0f} of 255"
        self.taken.append(Look(BRIGHTER, why, 0.0))
        return cv2.convertScaleAbs(picture, alpha=light).astype(np.uint8, copy=False)

    def _find(self, picture: Image, view: View) -> list[Detection]:
        shown = cv2.bitwise_not(picture).astype(np.uint8) if self._inverted else picture
        return self._detector.detect(shown, least_score=FAINT, view=view)

    def _detect_again(
        self, name: str, why: str, picture: Image, view: View
    ) -> list[Detection] | None:
        """None where there is no time."""
        size = size_of(picture)
        allowed = self._as_large_as_time_allows(name, view, size)
        if allowed is None:
            return None
        return self._again(
            name,
            why,
            "detect",
            _pixels(allowed, size),
            lambda: self._find(picture, allowed),
        )

    def _as_large_as_time_allows(
        self, name: str, view: View, picture: tuple[int, int]
    ) -> View | None:
        """None where there is time for less than is worth a look."""
        for side in range(view.side, int(RULE.smallest * view.side), -STRIDE):
            smaller = replace(view, side=side)
            if self._may(name, _pixels(smaller, picture)):
                return smaller
        return None

    def _may(self, name: str, work: int) -> bool:
        return name not in self.without and self.budget.allows(work)

    def _again(
        self, name: str, why: str, part: Part, work: int, do: Callable[[], Answer]
    ) -> Answer:
        before = self.budget.again_seconds
        answer = self.budget.take(part, work, do, second=True)
        self.taken.append(Look(name, why, self.budget.again_seconds - before))
        return answer


def _pixels(view: View, picture: tuple[int, int]) -> int:
    width, height = view.framed(picture)
    return width * height


def _sure(found: list[Detection]) -> list[Detection]:
    return [detection for detection in found if detection.score >= SURE]


def _evidence(found: list[Detection]) -> float:
    """Squares, so that many faint parts of tiles count for less than a few whole ones."""
    return sum(detection.score**2 for detection in _sure(found))


def _are_black(picture: Image, found: list[Detection]) -> bool:
    faces = [detection.quad for detection in _sure(found) if detection.kind == "face"]
    if len(faces) < RULE.fewest:
        return False
    # Ink covers less than half of a face; its rim may show a neighbour.
    middles = [
        picture[max(0, int(top)) : int(bottom) + 1, max(0, int(left)) : int(right) + 1]
        for left, top, right, bottom in boxes_around(
            [0.8 * quad + 0.2 * quad.mean(axis=0) for quad in faces]
        )
    ]
    shown = [_a_few_pixels(middle) for middle in middles if middle.size]
    if not shown:
        return False
    inks, grounds, lights = np.percentile(np.stack(shown), (10, 50, 90), axis=1)
    # In a dim photo white tiles are as dark, but their ink is darker still.
    are_inked_lighter = float(np.median(lights + inks - 2 * grounds)) > 0
    return are_inked_lighter and float(np.median(grounds)) < RULE.black_face


_A_FEW: Final = 16
"""To a side: enough pixels of a face to tell how light it is."""


def _a_few_pixels(part: Image) -> NDArray[np.uint8]:
    few = cv2.resize(part, (_A_FEW, _A_FEW), interpolation=cv2.INTER_NEAREST)
    return few.astype(np.uint8, copy=False).ravel()


_EVERY: Final = 4
"""One pixel in so many each way is looked at."""


def _brightest(picture: Image) -> float:
    """How bright the lightest parts are, but for one pixel in a thousand: the tiles of a photo may
    be few and far, and a lamp is no tile."""
    width, height = size_of(picture)
    size = max(1, width // _EVERY), max(1, height // _EVERY)
    some = cv2.resize(picture, size, interpolation=cv2.INTER_NEAREST)
    blue, green, red = cv2.split(some)
    most = cv2.max(cv2.max(blue, green), red)
    below = np.cumsum(cv2.calcHist([most], [0], None, [256], [0, 256]))
    return float(np.searchsorted(below, 0.999 * below[-1]))


def _too_faint(found: list[Detection]) -> str | None:
    sure = _sure(found)
    mean = sum(detection.score for detection in sure) / max(len(sure), 1)
    if mean >= RULE.doubtful:
        return None
    return f"tiles are found with {mean:.2f} in the mean: it may have been squeezed"


def _shape_to_give(found: list[Detection], squeezed: float = RULE.squeezed) -> float | None:
    """How many times as wide the picture must be for its tiles to have a tile's shape; None where
    they have it, or are too few to say."""
    sure = _sure(found)
    long = squeeze(_places(found))
    if len(sure) < RULE.fewest or abs(long) < squeezed:
        return None
    factor = float(2 ** (abs(long) - RULE.upright))
    return factor if long < 0 else 1 / factor


def _places(found: list[Detection]) -> list[Quad]:
    return [detection.quad for detection in _sure(found)]


def _typical_width(quads: Sequence[Quad]) -> float:
    """Pixels of the photo; 0 where there are no tiles."""
    bounds = boxes_around(quads)
    return float(np.median((bounds[:, 2:] - bounds[:, :2]).min(axis=1))) if len(bounds) else 0.0


def _inside(quad: Quad, region: Region) -> bool:
    x, y = quad.mean(axis=0)
    return bool(region[0] <= x < region[2] and region[1] <= y < region[3])
