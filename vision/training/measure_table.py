"""The table of `make measure`: each photo group, and rendered photos in styles never trained on.

Tiles found and named, photos wholly right, hands wholly right before and after the resolver, and
with enrolment. Real photos: `measure_real`; rendered ones: `measure_hands`.
"""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from vision.enrol.enrol import EnrolError, enrol
from vision.enrol.rows import ROWS_WITH_REDS
from vision.hand_reading import hand_from_tiles
from vision.photo import Photo
from vision.reading import PhotoReader
from vision.training.artist.style import held_out_style
from vision.training.draw import draw_held_out_photo
from vision.training.measure_hands import Tally, measure_photo
from vision.training.measure_real import measure_group
from vision.training.measure_row import HEADINGS, Row, share
from vision.training.options import add_cache_option, add_photos_option, command_parser
from vision.training.photos import GROUPS
from vision.training.render import RenderedPhoto
from vision.training.render.enrolment import render_enrolment
from vision.training.render.readable import hindrances
from vision.training.same_hand import same_hand
from vision.weights import MODELS


def measure_rendered(reader: PhotoReader, models: Path, glyphs: Path | None, count: int) -> Row:
    """Hands in unseen styles, one photo of each; those that nobody could read are left out."""
    row, tally = Row("rendered"), Tally()
    enrolled = 0
    for number in range(count):
        photo = draw_held_out_photo(number, glyphs)
        if hindrances(photo):
            tally.unreadable += 1
            continue
        measure_photo(reader, photo, number, tally)
        enrolled += _right_when_enrolled(reader, models, photo, number, glyphs)
    row.photos = row.hands = tally.photos
    row.tiles, row.found, row.right = tally.tiles, tally.found, tally.right
    row.photos_right = tally.photos_named
    row.hands_before, row.hands_after = tally.hands_right_before, tally.hands_right
    row.hands_enrolled = enrolled
    row.name = f"rendered ({tally.unreadable} nobody could read left out)"
    return row


def _right_when_enrolled(
    reader: PhotoReader, models: Path, photo: RenderedPhoto, number: int, glyphs: Path | None
) -> bool:
    """The set enrolled from one photo of its tiles in rows; as it is where that does not work."""
    rows = ROWS_WITH_REDS[1]
    shown = render_enrolment(2 * number + 1, held_out_style(number, glyphs), rows)
    try:
        tile_set = enrol("measured", [Photo("rows", shown.image)], reader, rows=rows).tile_set
    except EnrolError:
        tile_set = None
    seen = PhotoReader(models, tile_set=tile_set).look(photo.image)
    height, width = photo.image.shape[:2]
    hand = hand_from_tiles(seen, (width, height)).hand
    return same_hand(None if hand is None else hand.as_json(), photo.hand)


def main() -> None:
    parser = command_parser(__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--models", type=Path, default=MODELS, help="folder with other weights")
    parser.add_argument("--groups", nargs="*", default=list(GROUPS))
    parser.add_argument("--limit", type=int, help="at most about so many photos of a group")
    parser.add_argument("--rendered", type=int, default=60, help="how many rendered photos")
    options = parser.parse_args()
    glyphs = options.cache / "glyphs.jsonl"
    reader, console = (
        PhotoReader(options.models),
        Console(width=None if sys.stdout.isatty() else 150),
    )
    table = Table(*HEADINGS, title="Reading photos")
    rows: list[Row] = []
    with console.status("Reading") as status:
        for group in options.groups:
            status.update(group)
            rows += measure_group(reader, options.photos, group, options.limit, options.models)
        status.update("rendered")
        more = glyphs if glyphs.exists() else None
        rows.append(measure_rendered(reader, options.models, more, options.rendered))
    for row in rows:
        if row.photos:
            table.add_row(*row.cells())
    console.print(table)
    for row in rows:
        if row.won:
            console.print(_won(row), highlight=False)
    console.print("The cards in models/ say which groups these weights were trained on.")


def _won(row: Row) -> str:
    """What the resolver does to real hands."""
    before, after = share(row.won_before, row.won), share(row.won_after, row.won)
    return (
        f"{row.name}: {row.won} of the hands are won ones: {before} wholly right before the "
        f"resolver, {after} after it; of all {row.hands} hands it spoiled {row.spoiled}."
    )


if __name__ == "__main__":
    main()
