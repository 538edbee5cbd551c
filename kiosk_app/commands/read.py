"""``tenbou read PHOTO…``: the hand in each photo; JSON for programs, drawn in a terminal."""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk_app.languages import ENGLISH, in_english, load_language
from kiosk_app.terminal.lines import CommandRefused, line, refuse
from scorer.messages import CodedError

if TYPE_CHECKING:
    from rich.console import Console

    from vision.photo import Photo
    from vision.reading import PhotoReader, PhotoReading


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("photos", nargs="+", metavar="PHOTO")
    parser.add_argument("--annotate", type=Path, metavar="DIR")
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--waiting", action="store_true")
    parser.add_argument(
        "--game", choices=("riichi", "nts"), default="riichi",
    )  # fmt: skip
    add_tile_set_arguments(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--text", action="store_true")


def add_tile_set_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tile-set", metavar="NAME")
    parser.add_argument("--tile-sets", type=Path, metavar="DIR")


def reader_for(arguments: argparse.Namespace) -> "PhotoReader":
    """The reader, with the tile set that was asked for."""
    from vision.enrol.store import load_tile_set
    from vision.reading import PhotoReader

    name = arguments.tile_set
    return PhotoReader(tile_set=load_tile_set(name, arguments.tile_sets) if name else None)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import Progress

    as_text = arguments.text or (sys.stdout.isatty() and not arguments.json)
    groups = [arguments.photos] if arguments.together else [[word] for word in arguments.photos]
    failed = 0
    saved: set[Path] = set()
    console = Console(stderr=not as_text, highlight=False)
    quiet = len(groups) < 2 or not console.is_terminal
    try:
        reader = reader_for(arguments)
        with Progress(console=console, disable=quiet, transient=True) as progress:
            for words in progress.track(groups, description="Reading"):
                record, reading = _answer(reader, words, arguments, saved)
                failed += reading is None
                if as_text:
                    _show(console, record, reading)
                else:
                    sys.stdout.write(json.dumps(record, ensure_ascii=False) + "\n")
                    sys.stdout.flush()
    except CodedError as error:
        return refuse(error)
    except BrokenPipeError:
        # Whoever was reading has had enough, as `head` does; keep Python's exit quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1 if as_text and failed else 0


def _answer(
    reader: "PhotoReader", words: list[str], arguments: argparse.Namespace, saved: set[Path]
) -> tuple[dict[str, object], "PhotoReading | None"]:
    """What is said of a photo, or of several of one scene; a bad one has its sentence."""
    from vision.layout.expectation import Expectation
    from vision.photo import PhotoError

    folder: Path | None = arguments.annotate
    try:
        photos = list(_loaded(words))
        known = Expectation(game=arguments.game)
        reading = reader.read_frames(photos, won=not arguments.waiting, known=known)
    except PhotoError as error:
        return {"photo": words[0] if len(words) == 1 else words, "error": in_english(error)}, None
    record = reading.as_json(load_language(ENGLISH))
    if folder is not None:
        from vision.photo.annotate import save_annotated

        photo = next(photo for photo in photos if photo.name == reading.name)
        try:
            path = save_annotated(photo, reading, folder, saved)
            saved.add(path)
            record["annotated"] = str(path)
        except OSError:
            refused = CommandRefused("not-saved", folder=str(folder))
            record["warnings"] = [*record["warnings"], in_english(refused)]
    return record, reading


def _loaded(words: list[str]) -> Iterator["Photo"]:
    from vision.photo import load_photo

    for word in words:
        # Named as the caller names it, so that answers about many folders can be told apart.
        yield replace(load_photo(Path(word)), name=word)


def _show(console: "Console", record: dict[str, object], reading: "PhotoReading | None") -> None:
    from kiosk_app.terminal.reading import print_reading

    if reading is None:
        console.print(f"{record['photo']}: {record['error']}", style="red", markup=False)
        return
    print_reading(console, reading)
    if "annotated" in record:
        console.print(line("saved", path=str(record["annotated"])), markup=False, soft_wrap=True)
