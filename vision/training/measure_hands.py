"""How often a whole hand is right: `python -m vision.training.measure_hands`.

Rendered 1,920 × 1,080 photos in styles never trained on, but for those that nobody could read (see
`vision.training.render.readable`). A hand is right when concealed tiles, winning tile, melds with
their seats, and indicators all are. One five of each suit is red, as the rules of the table say: of
four fives that lie in a closed kong, one is, in view or not.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

from vision.hand_reading import ReadTile
from vision.photo import Photo
from vision.photo.annotate import save_annotated
from vision.read.faces import CLASS_NAMES
from vision.reading import PhotoReader, PhotoReading
from vision.scene import SeenTile
from vision.training.draw import draw_development_photo, draw_held_out_photo
from vision.training.options import add_cache_option
from vision.training.render import RenderedPhoto, TrueTile
from vision.training.render.readable import hindrances
from vision.training.same_hand import same_hand
from vision.weights import MODELS

_READABLE: Final = 0.6  # share of a rendered face that must be in view to count
_SURE: Final = 0.9


@dataclass
class Tally:
    photos: int = 0
    tiles: int = 0
    found: int = 0
    right: int = 0
    right_after: int = 0
    laid_right: int = 0
    """Every tile of the hand has its role, and no other has one."""
    hands_right_before: int = 0
    """Laid right, and every face named right by the reader alone."""
    hands_right: int = 0
    photos_named: int = 0
    """Photos in which every face that can be seen is named right by the reader alone."""
    unreadable: int = 0
    """Photos left out, since nobody could read the hand from them."""
    faultless: int = 0
    """Photos of which the program does not say that they are dark, blurred, cut off …"""
    right_of_faultless: int = 0
    sure: int = 0
    surely_wrong: int = 0
    wrong: list[int] = field(default_factory=list)

    def table(self) -> str:
        def share(part: int, whole: int) -> str:
            return f"{part} of {whole} ({100 * part / max(whole, 1):.1f}%)"

        return "\n".join(
            (
                f"tiles found                   {share(self.found, self.tiles)}",
                f"tiles right, reader alone     {share(self.right, self.tiles)}",
                f"tiles right, resolved         {share(self.right_after, self.tiles)}",
                f"hands laid out right          {share(self.laid_right, self.photos)}",
                f"hands right before resolving  {share(self.hands_right_before, self.photos)}",
                f"hands right after resolving   {share(self.hands_right, self.photos)}",
                f"the same in faultless photos  {share(self.right_of_faultless, self.faultless)}",
                f"90% sure or more              {share(self.sure, self.photos)}",
                f"of these wrong                {share(self.surely_wrong, self.sure)}",
                f"left out: {self.unreadable} in which faces are hidden, steep, tiny or cut off",
                f"wrong: {', '.join(map(str, self.wrong)) or 'none'}",
            )
        )


def measure_photo(
    reader: PhotoReader, photo: RenderedPhoto, number: int, tally: Tally
) -> PhotoReading:
    seen = reader.look(photo.image)
    answer = reader.read(Photo(str(number), photo.image), red_fives=1)
    reading = answer.hand_reading
    tally.photos += 1
    pairs, after = _pairs(photo.tiles, seen), _pairs(photo.tiles, reading.tiles)
    before = tally.tiles, tally.right
    for index, tile in enumerate(photo.tiles):
        if tile.is_back or tile.visible < _READABLE:
            continue
        tally.tiles += 1
        if index in pairs:
            tally.found += 1
            tally.right += seen[pairs[index]].name == CLASS_NAMES[tile.face]
        if index in after:
            tally.right_after += reading.tiles[after[index]].name == CLASS_NAMES[tile.face]
    tally.photos_named += tally.tiles - before[0] == tally.right - before[1]
    roles = {after.get(n): t.role for n, t in enumerate(photo.tiles) if t.role != "other"}
    found = {n: t.role for n, t in enumerate(reading.tiles) if t.role != "other"}
    laid = None not in roles and roles == found
    named = all(
        t.is_back or (n in pairs and seen[pairs[n]].name == CLASS_NAMES[t.face])
        for n, t in enumerate(photo.tiles)
        if t.role != "other"
    )
    hand = None if reading.hand is None else reading.hand.as_json()
    right = same_hand(hand, photo.hand)
    tally.laid_right += laid
    tally.hands_right_before += laid and named
    tally.hands_right += right
    tally.faultless += not answer.flaws
    tally.right_of_faultless += right and not answer.flaws
    tally.sure += reading.confidence >= _SURE
    tally.surely_wrong += reading.confidence >= _SURE and not right
    if not right:
        tally.wrong.append(number)
    return answer


def _pairs(
    tiles: tuple[TrueTile, ...], seen: Sequence[SeenTile] | Sequence[ReadTile]
) -> dict[int, int]:
    """Which seen tile is which true one, by the distance of their middles; the nearest first."""
    if not seen or not tiles:
        return {}
    middles = np.array([tile.quad.mean(axis=0) for tile in tiles])
    distances = np.linalg.norm(middles[:, None] - [tile.quad.mean(axis=0) for tile in seen], axis=2)
    sides = np.array([np.linalg.norm(t.quad - np.roll(t.quad, 1, axis=0), axis=1) for t in tiles])
    distances /= sides.min(axis=1)[:, None]
    pairs: dict[int, int] = {}
    for place in np.argsort(distances, axis=None):
        tile, other = divmod(int(place), len(seen))
        if distances[tile, other] > 0.5:
            break
        if tile not in pairs and other not in pairs.values():
            pairs[tile] = other
    return pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--save-wrong", type=Path, metavar="DIR", help="annotated, to look at")
    parser.add_argument("--models", type=Path, default=MODELS, help="folder with other weights")
    parser.add_argument(
        "--development", action="store_true", help="training styles, to look at and work on"
    )
    options = parser.parse_args()
    glyphs = options.cache / "glyphs.jsonl"
    more = glyphs if glyphs.exists() else None
    draw = draw_development_photo if options.development else draw_held_out_photo
    reader, tally = PhotoReader(options.models), Tally()
    for number in range(options.first, options.first + options.count):
        photo = draw(number, more)
        if hindrances(photo):
            tally.unreadable += 1
            continue
        reading = measure_photo(reader, photo, number, tally)
        if options.save_wrong is not None and number in tally.wrong:
            save_annotated(Photo(str(number), photo.image), reading, options.save_wrong)
        print(f"\r{tally.photos} photos, {tally.hands_right} hands right", end="", flush=True)
    print()
    print(tally.table())


if __name__ == "__main__":
    main()
