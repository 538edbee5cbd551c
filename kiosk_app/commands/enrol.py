"""``tenbou enrol NAME PHOTO…``: teach the reader a club's own tiles."""

import argparse
from dataclasses import replace
from pathlib import Path

from kiosk_app.terminal.lines import line, refuse
from scorer.messages import CodedError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name")
    parser.add_argument(
        "photos",
        nargs="+",
        metavar="PHOTO",
    )
    parser.add_argument("--rows", nargs="+", metavar="TILES")
    parser.add_argument("--add", action="store_true")
    parser.add_argument(
        "--correct",
        nargs="+",
        metavar="READ=TRUE",
    )
    parser.add_argument("--tile-sets", type=Path, metavar="DIR")


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
    print(line("enrolled", count=done.tiles, name=arguments.name, path=str(path)))
    if done.missing:
        print(line("enrolled-missing", tiles=format_tiles(done.missing)))
    if done.read_before * 2 < done.tiles:
        print(line("enrolled-order"))
    print(line("enrolled-then", name=arguments.name))
    return 0


def _correct(arguments: argparse.Namespace) -> int:
    """Read one photo of a hand, and teach the set the tiles that were read wrong in it."""
    from vision.enrol.corrections import CorrectionError, add_corrections, corrections_named
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
    print(line("enrolled-more", count=len(corrections), name=arguments.name, path=str(path)))
    return 0
