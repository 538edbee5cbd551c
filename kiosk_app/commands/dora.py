"""``tenbou dora 4p`` or a photo: the indicator and its dora, or with ``--back`` the way back."""

import argparse
import json
from dataclasses import replace
from pathlib import Path

from kiosk_app.commands.read import add_tile_set_arguments, reader_for
from kiosk_app.languages import in_english
from kiosk_app.terminal.lines import CommandRefused, refuse
from scorer.dora import dora_from, indicators_for
from scorer.messages import CodedError
from scorer.tiles import NotationError, Tile, parse_tile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tile")
    parser.add_argument("--back", action="store_true")
    add_tile_set_arguments(parser)
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    if _is_photo(arguments.tile):
        return _from_photo(arguments)
    try:
        tile = parse_tile(arguments.tile)
    except NotationError as error:
        return refuse(error)
    indicator = indicators_for(tile)[0] if arguments.back else tile
    _print(indicator, arguments.json)
    return 0


def _is_photo(word: str) -> bool:
    try:
        parse_tile(word)
    except NotationError:
        # What looks like a file and is none gets the sentence for files.
        return Path(word).suffix != "" or "/" in word or Path(word).exists()
    return False


def _from_photo(arguments: argparse.Namespace) -> int:
    from vision.indicators import indicators_in
    from vision.photo import load_photo

    if arguments.back:
        return refuse(CommandRefused("back-needs-a-tile"))
    try:
        photo = replace(load_photo(Path(arguments.tile)), name=arguments.tile)
        reading = reader_for(arguments).read(photo)
    except CodedError as error:
        _refuse_photo(arguments, error)
        return 2
    tiles = indicators_in(reading.hand_reading)
    if not tiles:
        _refuse_photo(arguments, CommandRefused("no-indicator"))
        return 1
    for tile in tiles:
        _print(parse_tile(tile.name), arguments.json, tile.confidence)
    return 0


def _refuse_photo(arguments: argparse.Namespace, error: CodedError) -> None:
    if arguments.json:
        record = {"photo": arguments.tile, "error": in_english(error)}
        print(json.dumps(record, ensure_ascii=False))
    else:
        refuse(error)


def _print(indicator: Tile, as_json: bool, confidence: float | None = None) -> None:
    dora = dora_from(indicator)
    if as_json:
        record: dict[str, str | float] = {"indicator": str(indicator), "dora": str(dora)}
        if confidence is not None:
            record["confidence"] = round(confidence, 4)
        print(json.dumps(record))
        return
    sure = "" if confidence is None else f"  ({min(int(confidence * 100), 99)}% sure)"
    print(f"{indicator.unicode} {indicator} → {dora.unicode} {dora}{sure}")
