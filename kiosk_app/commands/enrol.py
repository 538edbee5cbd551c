"""``tenbou enrol NAME PHOTO…``: teach the reader a club's own tiles."""

import argparse
from dataclasses import replace
from pathlib import Path

from kiosk_app.terminal.refusal import refuse
from scorer.messages import CodedError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="what to call the tile set")
    parser.add_argument(
        "photos",
        nargs="+",
        metavar="PHOTO",
        help="of all 34 tiles in four rows: characters, circles, bamboo, honours; "
        "red fives at the end of their rows or in a row of their own",
    )
    parser.add_argument(
        "--rows", nargs="+", metavar="TILES", help="the rows as they lie, like 123456789m 1234567z"
    )
    parser.add_argument("--add", action="store_true", help="to the set of that name")
    parser.add_argument(
        "--correct",
        nargs="+",
        metavar="READ=TRUE",
        help="teach tiles of a hand that were read wrong, like 6m=9m; the second of them: 6m#2=9m",
    )
    parser.add_argument("--tile-sets", type=Path, metavar="DIR", help="where tile sets are kept")


def run(arguments: argparse.Namespace) -> int:
    from scorer.tiles import format_tiles, parse_tiles
    from vision.enrol.enrol import enrol
    from vision.enrol.store import load_tile_set, save_tile_set
    from vision.photo import load_photo
    from vision.reading import PhotoReader

    try:
        if arguments.correct:
            return _correct(arguments)
        for row in arguments.rows or ():
            parse_tiles(row)
        known = load_tile_set(arguments.name, arguments.tile_sets) if arguments.add else None
        photos = [replace(load_photo(Path(word)), name=word) for word in arguments.photos]
        done = enrol(arguments.name, photos, PhotoReader(), rows=arguments.rows, known=known)
        path = save_tile_set(done.tile_set, arguments.tile_sets)
    except CodedError as error:
        return refuse(error)
    print(f"{done.tiles} tiles enrolled as {arguments.name} in {path}")
    if done.missing:
        names = format_tiles(done.missing)
        print(f"{names} were not found. Add a photo from nearer with tenbou enrol --add.")
    if done.read_before * 2 < done.tiles:
        print("Few of them look like the tile at their place. Check that the rows are in order.")
    print(f"Read with it: tenbou read --tile-set {arguments.name} PHOTO")
    return 0


def _correct(arguments: argparse.Namespace) -> int:
    """Read one photo of a hand, and teach the set the tiles that were read wrong in it."""
    from vision.enrol.corrections import add_corrections
    from vision.enrol.named import CorrectionError, corrections_named
    from vision.enrol.store import load_tile_set, names_of_tile_sets, save_tile_set
    from vision.photo import load_photo
    from vision.reading import PhotoReader

    if len(arguments.photos) != 1:
        raise CorrectionError("one-photo")
    there = arguments.name in names_of_tile_sets(arguments.tile_sets)
    known = load_tile_set(arguments.name, arguments.tile_sets) if there else None
    photo = load_photo(Path(arguments.photos[0]))
    reader = PhotoReader(tile_set=known)
    tiles = reader.read(photo).hand_reading.tiles
    corrections = corrections_named(arguments.correct, tiles)
    taught = add_corrections(known or arguments.name, reader, photo, corrections)
    path = save_tile_set(taught, arguments.tile_sets)
    count = len(corrections)
    print(f"{count} tile{'s' * (count != 1)} added to {arguments.name} in {path}")
    return 0
