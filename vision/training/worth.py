"""What each repair and each second look is worth: `python -m vision.training.worth`.

Every photo is read with all of them, and again without each one that had a hand in its reading.
Labelled photos of real tables: faces named right, and photos in which all are. Rendered photos of
won hands in training styles, and of tables as people lay them in all arrangements: hands wholly
right. Rendered hands that are not won: those that are read as won. What is left out and changes
nothing on a large sample earns nothing.
"""

import argparse
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from vision.detect import Detection
from vision.geometry import Image, scaled, size_of
from vision.hand_reading import HandReading
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.look_policy import LOOKS
from vision.looks import Budget, Looks
from vision.pipeline import read_hand
from vision.read.faces import CLASS_NAMES, FLOWER
from vision.repair import REPAIRS
from vision.scene import Scene
from vision.training.arrange import ARRANGEMENTS
from vision.training.draw import draw_development_photo
from vision.training.measure import Expected, match, real_photos
from vision.training.measure_arrangements import arranged_photos
from vision.training.measure_not_won import draw_hand_not_won
from vision.training.options import add_cache_option, add_photos_option
from vision.training.photos import GROUPS
from vision.training.remembering import Memory, RememberingDetector, RememberingReader
from vision.training.render.readable import hindrances
from vision.training.same_hand import same_hand

NAMES: Final = tuple(dict.fromkeys((*(repair.name for repair in REPAIRS), *LOOKS)))
_RENDERED, _ARRANGED, _NOT_WON = "rendered", "arranged", "not won"
_KNOWN: Final = Expectation(red_fives=1)
_FIRST_ARRANGED: Final = 20_000_000
"""Seed: tables from here on have been looked at while working."""


@dataclass(frozen=True, eq=False)
class Example:
    kind: str
    image: Image
    labels: Expected | None = None
    hand: dict[str, Any] | None = None
    """Of a rendered photo."""
    known: Expectation = NOTHING_KNOWN


@dataclass
class Account:
    """How a kind of photos is read."""

    photos: int = 0
    tiles: int = 0
    tiles_right: int = 0
    right: int = 0
    """Photos in which all labelled faces are right, or the whole hand is, or no win is seen."""
    seconds: float = 0.0
    """Of the processor."""


@dataclass
class Ledger:
    everything: dict[str, Account] = field(default_factory=lambda: defaultdict(Account))
    without: dict[tuple[str, str], Account] = field(default_factory=lambda: defaultdict(Account))
    """By what is left out, and kind of photos."""
    acted: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))
    """Photos in which it changed something, or was taken."""


def examples(
    photos: Path,
    groups: Sequence[str],
    limit: int,
    rendered: range,
    arranged: range,
    not_won: range,
    glyphs: Path | None,
) -> Iterator[Example]:
    for group in groups:
        for expected in real_photos(photos, group, limit) if photos.exists() else ():
            if expected.boxes_fit:
                yield Example(group, expected.image, labels=expected)
    for number in rendered:
        photo = draw_development_photo(number, glyphs)
        if not hindrances(photo):
            yield Example(_RENDERED, photo.image, hand=photo.hand, known=_KNOWN)
    for name in ARRANGEMENTS:
        for _, photo, known in arranged_photos(name, arranged, glyphs):
            yield Example(_ARRANGED, photo.image, hand=photo.hand, known=known)
    for number in not_won:
        photo = draw_hand_not_won(number, glyphs)
        if not hindrances(photo):
            yield Example(_NOT_WON, photo.image, known=_KNOWN)


@dataclass(frozen=True, eq=False)
class Sight:
    """What a picture shows, and the hand in it."""

    scene: Scene
    hand: HandReading


class Eyes:
    def __init__(self, threads: int | None) -> None:
        self.memory = Memory()
        self._detector = RememberingDetector(self.memory, threads)
        self._reader = RememberingReader(self.memory, threads)

    def read(self, example: Example, without: Collection[str]) -> tuple[Sight, set[str], float]:
        """What is seen, which repairs and looks had a hand in it, and the seconds it took."""
        budget = Budget(self.memory.clock)
        looks = Looks(self._detector, self._reader, budget=budget, without=without)
        begin = self.memory.clock()
        sight = Sight(*read_hand(example.image, looks, example.known))
        seconds = self.memory.clock() - begin
        return sight, looks.repaired | {look.name for look in looks.taken}, seconds


def measure(shown: Iterable[Example], eyes: Eyes) -> Iterator[Ledger]:
    """The accounts after each photo."""
    ledger = Ledger()
    for example in shown:
        eyes.memory.forget()
        sight, acted, seconds = eyes.read(example, ())
        _book(ledger.everything[example.kind], example, sight, seconds)
        for name in NAMES:
            other, spent = sight, seconds
            if name in acted:
                ledger.acted[name, example.kind] += 1
                other, _, spent = eyes.read(example, (name,))
            _book(ledger.without[name, example.kind], example, other, spent)
        yield ledger


def _book(account: Account, example: Example, sight: Sight, seconds: float) -> None:
    account.photos += 1
    account.seconds += seconds
    if example.labels is not None:
        tiles = _right_faces(example.labels, sight)
        account.tiles += len(example.labels.faces)
        account.tiles_right += tiles
        account.right += tiles == len(example.labels.faces)
    elif example.kind == _NOT_WON:
        account.right += not sight.hand.complete
    else:
        seats = example.kind != _ARRANGED
        account.right += same_hand(_hand(sight.hand), example.hand, seats=seats)


def _right_faces(labels: Expected, sight: Sight) -> int:
    size = size_of(labels.image)
    tiles = sight.hand.tiles
    places = [Detection(scaled(t.quad, sight.scene.size, size), 1.0, "face") for t in tiles]
    names = [CLASS_NAMES[face] if face < FLOWER else "unknown" for face in labels.faces]
    pairs = match(labels.quads, places)
    return sum(tiles[number].name == names[place] for place, number in pairs.items())


def _hand(reading: HandReading) -> dict[str, Any] | None:
    return None if reading.hand is None else reading.hand.as_json()


def table(ledger: Ledger) -> str:
    kinds = list(ledger.everything)
    real = [kind for kind in kinds if kind in GROUPS]
    headings = f"{'faces':>8}{'real photos':>14}{_RENDERED:>14}{_ARRANGED:>14}{_NOT_WON:>13}"
    lines = ["All of them:"]
    for kind in kinds:
        account = ledger.everything[kind]
        tiles = f", {account.tiles_right} of {account.tiles} faces" if account.tiles else ""
        mean = 1000 * account.seconds / account.photos
        lines.append(
            f"  {kind:14} {account.right} of {account.photos} right{tiles}, {mean:.0f} ms each"
        )
    lines += [
        "",
        "Without each: how many more (+) or fewer (−) are right, in how many photos it acted, and",
        "the processor's time for all photos.",
        f"{'':14}{headings}{'time':>8}",
    ]
    whole = sum(account.seconds for account in ledger.everything.values())
    for name in NAMES:
        faces = sum(
            ledger.without[name, kind].tiles_right - ledger.everything[kind].tiles_right
            for kind in real
        )
        parts = (real, [_RENDERED], [_ARRANGED], [_NOT_WON])
        cells = [_cell(ledger, name, part) for part in parts]
        spent = sum(ledger.without[name, kind].seconds for kind in kinds)
        lines.append(
            f"{name:14}{_signed(faces):>8}{cells[0]:>14}{cells[1]:>14}{cells[2]:>14}{cells[3]:>13}"
            f"{spent / max(whole, 1e-9) - 1:>+8.1%}"
        )
    return "\n".join(lines)


def _cell(ledger: Ledger, name: str, kinds: list[str]) -> str:
    change = sum(ledger.without[name, k].right - ledger.everything[k].right for k in kinds)
    acted = sum(ledger.acted[name, kind] for kind in kinds)
    return f"{_signed(change)} in {acted}"


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--groups", nargs="*", default=list(GROUPS))
    parser.add_argument("--limit", type=int, default=60, help="about so many photos of a group")
    parser.add_argument("--rendered", type=int, default=150, help="how many rendered won hands")
    parser.add_argument("--arranged", type=int, default=4, help="tables of each arrangement")
    parser.add_argument("--not-won", type=int, default=30, help="how many that are not won")
    parser.add_argument(
        "--first", type=int, default=20_000, help="number of the first rendered one"
    )
    parser.add_argument("--threads", type=int, help="for the networks; as many as there are cores")
    options = parser.parse_args()
    glyphs = options.cache / "glyphs.jsonl"
    shown = examples(
        options.photos,
        options.groups,
        options.limit,
        range(options.first, options.first + options.rendered),
        range(_FIRST_ARRANGED, _FIRST_ARRANGED + options.arranged),
        range(options.first, options.first + options.not_won),
        glyphs if glyphs.exists() else None,
    )
    ledger = Ledger()
    for count, now in enumerate(measure(shown, Eyes(options.threads)), start=1):
        ledger = now
        print(f"\r{count} photos", end="", flush=True)
    print("\n" + table(ledger))


if __name__ == "__main__":
    main()
