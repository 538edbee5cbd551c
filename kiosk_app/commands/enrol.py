"""``tenbou enrol NAME PHOTO…``: teach the reader a club's own tiles."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path


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
    parser.add_argument("--tile-sets", type=Path, metavar="DIR", help="where tile sets are kept")


def run(arguments: argparse.Namespace) -> int:
    from scorer.tiles import NotationError, format_tiles, parse_tiles
    from vision.enrol.enrol import EnrolError, enrol
    from vision.enrol.store import TileSetError, load_tile_set, save_tile_set
    from vision.photo import PhotoError, load_photo
    from vision.reading import MissingWeightsError, PhotoReader

    try:
        for row in arguments.rows or ():
            parse_tiles(row)
        known = load_tile_set(arguments.name, arguments.tile_sets) if arguments.add else None
        photos = [replace(load_photo(Path(word)), name=word) for word in arguments.photos]
        done = enrol(arguments.name, photos, PhotoReader(), rows=arguments.rows, known=known)
        path = save_tile_set(done.tile_set, arguments.tile_sets)
    except (NotationError, PhotoError, MissingWeightsError, EnrolError, TileSetError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{done.tiles} tiles enrolled as {arguments.name} in {path}")
    if done.missing:
        names = format_tiles(done.missing)
        print(f"{names} were not found. Add a photo from nearer with tenbou enrol --add.")
    if done.read_before * 2 < done.tiles:
        print("Few of them look like the tile at their place. Check that the rows are in order.")
    print(f"Read with it: tenbou read --tile-set {arguments.name} PHOTO")
    return 0
