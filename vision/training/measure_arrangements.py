"""Hands wholly right in each arrangement: `python -m vision.training.measure_arrangements`.

Tables with tiles as people lay them (`vision.training.arrange`), each arrangement by its name.
Without ``--pixels`` detector and reader are simulated, so that the layout alone is measured; else
the photos are rendered in styles never trained on and read by both networks; with ``--faces``, in
faces cut from the photos of a group. A hand is right when concealed tiles, winning tile, melds with
their kinds, and indicators all are; *seats* are those whose melds also have the right claimed tile.
Tables on which a tile of the hand is covered, cut off or edge-on are left out. Photos that are
dark, blurred or burnt out are not: there the confidence is lower, as people see it. *Clear* are
the photos of which the program says nothing of the kind, with the share of these that are right.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from time import process_time
from typing import Any, Final
from zlib import crc32

import numpy as np

from vision.hand_reading import HandReading, hand_from_tiles
from vision.layout.expectation import Expectation
from vision.photo import Photo
from vision.reading import PhotoReader
from vision.training.arrange import ARRANGEMENTS, compose_arrangement, plan_arrangement
from vision.training.artist.style import held_out_style
from vision.training.layout.examples import MEASURING, expectation_of, expectation_of_plan
from vision.training.layout.scenes import arranged_scene
from vision.training.layout.simulated_eyes import GOOD, PERFECT, POOR, STEADY, any_eyes, look
from vision.training.options import add_cache_option, add_photos_option
from vision.training.photos import GROUPS
from vision.training.render import RenderedPhoto, render_photo
from vision.training.render.readable import hindrances
from vision.training.render.real_faces import RealFaces, cut_faces, real_tile_set
from vision.training.same_hand import same_hand

_SURE: Final = 0.9
_SIZE: Final = (1920, 1080)
_EYES: Final = {"perfect": PERFECT, "steady": STEADY, "good": GOOD, "poor": POOR}


@dataclass
class Tally:
    tables: int = 0
    right: int = 0
    with_seats: int = 0
    """Right, and whose tile was claimed for each meld as well."""
    sure: int = 0
    surely_wrong: int = 0
    doubted: int = 0
    """Right, and less than 90% sure."""
    clear: int = 0
    """Photos against which the program has nothing to say."""
    clear_right: int = 0
    won: int = 0
    """Read as won, of hands that are not."""
    milliseconds: float = 0.0
    wrong: str = ""

    def add(self, other: "Tally") -> None:
        for part in fields(self):
            if part.name != "wrong":
                mine, theirs = getattr(self, part.name), getattr(other, part.name)
                setattr(self, part.name, mine + theirs)

    def line(self, name: str) -> str:
        tables = max(self.tables, 1)
        return (
            f"{name:18}{self.tables:6}{100 * self.right / tables:8.1f}%"
            f"{100 * self.with_seats / tables:8.1f}%{self.sure:6}"
            f"{self.surely_wrong:7}{100 * self.doubted / max(self.right, 1):8.1f}%"
            f"{self.clear:7}{100 * self.clear_right / max(self.clear, 1):8.1f}%"
            f"{self.milliseconds / tables:8.1f}  {self.wrong}"
        )


Measured = tuple[int, HandReading, Any, bool]
"""Seed, what was read, the true hand, and whether the program says nothing against the photo."""


def measure_simulated(name: str, seeds: range, eyes: str) -> Iterator[Measured]:
    for seed in seeds:
        scene = arranged_scene(name, seed)
        if not scene.in_view:
            continue
        random = np.random.default_rng((seed, 9))
        seen = look(scene, any_eyes(random) if eyes == "any" else _EYES[eyes], random)
        reading = hand_from_tiles(seen, scene.size, expected=expectation_of(scene))
        yield seed, reading, scene.hand, True


def draw_arranged_photo(
    name: str, number: int, glyphs: Path | None, faces: Sequence[RealFaces] = ()
) -> RenderedPhoto:
    """A photo of the named arrangement, 1,920 × 1,080, in a style never trained on or in one of
    the real sets."""
    random = np.random.default_rng((number, crc32(name.encode())))
    plan = plan_arrangement(name, random)
    style = held_out_style(number, glyphs)
    return render_photo(
        2 * number + 1,
        _SIZE,
        style,
        tidy=True,
        composed=lambda shape: compose_arrangement(plan, shape, random),
        tile_set=real_tile_set(style, faces[number % len(faces)]) if faces else None,
    )


def arranged_photos(
    name: str, seeds: range, glyphs: Path | None, faces: Sequence[RealFaces] = ()
) -> Iterator[tuple[int, RenderedPhoto, Expectation]]:
    """The photos of the named arrangement that can be read, by seed, and what the table knows."""
    for seed in seeds:
        random = np.random.default_rng((seed, crc32(name.encode())))
        plan = plan_arrangement(name, random)
        photo = draw_arranged_photo(name, seed, glyphs, faces)
        if not hindrances(photo):
            yield seed, photo, expectation_of_plan(plan)


def measure_photos(
    name: str,
    seeds: range,
    reader: PhotoReader,
    glyphs: Path | None,
    faces: Sequence[RealFaces] = (),
) -> Iterator[Measured]:
    for seed, photo, known in arranged_photos(name, seeds, glyphs, faces):
        reading = reader.read_frames(
            [Photo(str(seed), photo.image)], red_fives=known.red_fives, won=known.won, known=known
        )
        yield seed, reading.hand_reading, photo.hand, not reading.flaws


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--count", type=int, default=100, help="tables of each arrangement")
    parser.add_argument("--first", type=int, default=MEASURING)
    parser.add_argument("--eyes", choices=("any", *_EYES), default="good")
    parser.add_argument("--pixels", action="store_true", help="rendered photos, both networks")
    parser.add_argument("--only", nargs="*", choices=ARRANGEMENTS, default=ARRANGEMENTS)
    add_photos_option(parser)
    parser.add_argument(
        "--faces", nargs="*", choices=GROUPS, default=(), help="groups to cut faces from"
    )
    options = parser.parse_args()
    glyphs = options.cache / "glyphs.jsonl"
    more = glyphs if glyphs.exists() else None
    reader = PhotoReader() if options.pixels else None
    faces = [cut_faces(options.photos, group, reader) for group in options.faces if reader]
    seeds = range(options.first, options.first + options.count)
    print(
        f"{'':18}{'tables':>6}{'right':>9}{'seats':>9}{'sure':>6}{'wrong':>7}{'doubted':>9}"
        f"{'clear':>7}{'right':>9}{'ms':>8}"
    )
    whole = Tally()
    for name in options.only:
        tally = Tally()
        if reader is None:
            found = measure_simulated(name, seeds, options.eyes)
        else:
            found = measure_photos(name, seeds, reader, more, faces)
        start = process_time()
        for measured in found:
            _count(tally, *measured, is_won=name != "not-won")
        tally.milliseconds = (process_time() - start) * 1000
        print(tally.line(name), flush=True)
        whole.add(tally)
    print(whole.line("all"))
    print(f"hands that are not won, read as won: {whole.won}")


def _count(
    tally: Tally, seed: int, reading: HandReading, truth: Any, is_clear: bool, *, is_won: bool
) -> None:
    found = None if reading.hand is None else reading.hand.as_json()
    is_right = same_hand(found, truth, seats=False)
    sure = reading.confidence >= _SURE
    tally.tables += 1
    tally.right += is_right
    tally.with_seats += same_hand(found, truth)
    tally.sure += sure
    tally.clear += is_clear
    tally.clear_right += is_clear and is_right
    tally.surely_wrong += sure and not is_right
    # Nobody can be sure of a hand that was shown as won and is not.
    tally.doubted += is_right and not sure and is_won
    tally.won += not is_won and reading.complete
    if not is_right:
        tally.wrong = f"{tally.wrong} {seed}"[:60]


if __name__ == "__main__":
    main()
