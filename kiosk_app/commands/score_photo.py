"""``tenbou score PHOTO``: read a hand and score it, with what a photo cannot show from options."""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from scorer import RuleSet
    from vision.photo import Photo
    from vision.reading import PhotoReading

from kiosk_app.commands.read import add_tile_set_arguments, reader_for
from kiosk_app.languages import ENGLISH, in_english, load_language
from kiosk_app.terminal.lines import CommandRefused, line, refuse
from scorer.hand import HandError
from scorer.json_form import FLAGS
from scorer.messages import CodedError, Message

_SEATS: Final = ("E", "S", "W", "N")
_OUT: Final = Path("out")


def add_photo_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "photo",
        nargs="?",
        metavar="FILE",
    )
    group = parser.add_argument_group("photo")
    by = group.add_mutually_exclusive_group()
    by.add_argument("--ron", dest="by", action="store_const", const="ron")
    by.add_argument("--tsumo", dest="by", action="store_const", const="tsumo")
    for name in ("seat", "round", "discarder", "liable"):
        group.add_argument(f"--{name}", choices=_SEATS)
    for name in FLAGS:
        group.add_argument(f"--{name.replace('_', '-')}", action="store_true")
    add_tile_set_arguments(parser)
    group.add_argument("--counters", type=int, default=0)
    group.add_argument("--sticks", type=int, default=0)
    group.add_argument("--win", metavar="TILE")
    group.add_argument("--dora", metavar="TILES")
    group.add_argument("--ura", metavar="TILES")
    group.add_argument("--annotate", type=Path, metavar="DIR", default=_OUT)


def score_photo(arguments: argparse.Namespace) -> int:
    from scorer import RuleSet
    from scorer.books import load_book
    from vision.layout.expectation import Expectation
    from vision.photo import load_photo

    try:
        rules = load_book(arguments.rules)
        if not isinstance(rules, RuleSet):
            return refuse(HandError("all-hands", rules=rules.name))
        photo = replace(load_photo(Path(arguments.photo)), name=arguments.photo)
        # A set may have red fives where the rules give them no worth.
        red_fives, known = rules.play.red_fives or None, Expectation(kong_dora=rules.play.kan_dora)
        reading = reader_for(arguments).read(photo, red_fives=red_fives, known=known)
    except CodedError as error:
        return refuse(error)
    by = arguments.by or _ask_by()
    if by is None:
        return refuse(CommandRefused("ron-or-tsumo"))
    return _answer(arguments, photo, reading, rules, by)


def _answer(
    arguments: argparse.Namespace,
    photo: "Photo",
    reading: "PhotoReading",
    rules: "RuleSet",
    by: str,
) -> int:
    from vision.photo.annotate import save_annotated

    record: dict[str, Any] = {
        "photo": reading.name,
        "hand": None,
        "confidence": round(reading.hand_reading.confidence, 4),
        "warnings": [in_english(each) for each in reading.warnings],
    }
    try:
        record["annotated"] = str(save_annotated(photo, reading, arguments.annotate))
    except OSError:
        refused = CommandRefused("not-saved", folder=str(arguments.annotate))
        record["warnings"].append(in_english(refused))
    if arguments.text or (sys.stdout.isatty() and not arguments.json):
        return _show(arguments, reading, rules, by, record)
    return _print_json(arguments, reading, rules, by, record)


def hand_record(arguments: argparse.Namespace, reading: "PhotoReading", by: str) -> dict[str, Any]:
    """The hand of the photo with the options, as the scorer takes it."""
    hand = reading.hand_reading.hand
    if hand is None:
        raise CommandRefused("no-hand", why=reading.warnings[0])
    record = hand.as_json() | {"by": by}
    if arguments.win is not None:
        record |= _with_win(record, arguments.win)
    if record["win"] is None:
        raise CommandRefused("add-win")
    for field, tiles in (("dora_indicators", arguments.dora), ("ura_indicators", arguments.ura)):
        if tiles is not None:
            record[field] = tiles
    if not (arguments.riichi or arguments.double_riichi):
        record["ura_indicators"] = ""
    for name in ("seat", "round", "discarder", "liable", "counters", "sticks", *FLAGS):
        if value := getattr(arguments, name):
            record[name] = value
    return record


def _with_win(record: dict[str, Any], text: str) -> dict[str, Any]:
    """The same tiles with another one as the winning tile."""
    from scorer.tiles import format_tiles, parse_tile, parse_tiles, sort_tiles

    win = parse_tile(text)
    tiles = [*parse_tiles(record["concealed"])]
    tiles += [] if record["win"] is None else [parse_tile(record["win"])]
    if win not in tiles:
        raise CommandRefused("win-not-read", tile=win)
    tiles.remove(win)
    return {"concealed": format_tiles(sort_tiles(tiles)), "win": str(win)}


def _notes(arguments: argparse.Namespace, reading: "PhotoReading") -> list[str]:
    hand = reading.hand_reading.hand
    if hand is None or not hand.ura_indicators or arguments.riichi or arguments.double_riichi:
        return []
    return [in_english(Message("command", "ura-without-riichi"))]


def _print_json(
    arguments: argparse.Namespace,
    reading: "PhotoReading",
    rules: "RuleSet",
    by: str,
    record: dict[str, Any],
) -> int:
    from scorer import score
    from scorer.json_form import context_from, hand_from, record_from

    record["warnings"] += _notes(arguments, reading)
    failed = False
    try:
        hand = hand_record(arguments, reading, by)
        record["hand"] = hand
        result = score(hand_from(hand), context_from(hand), rules)
        record |= record_from(result, load_language(ENGLISH))
    except CodedError as error:
        record["error"] = in_english(error)
        failed = True
    sys.stdout.write(json.dumps(record, ensure_ascii=False) + "\n")
    return 1 if failed else 0


def _show(
    arguments: argparse.Namespace,
    reading: "PhotoReading",
    rules: "RuleSet",
    by: str,
    record: dict[str, Any],
) -> int:
    from rich.console import Console

    from kiosk_app.terminal.reading import AMBER, print_photo_score, print_reading

    console = Console(highlight=False)
    try:
        hand = hand_record(arguments, reading, by)
        print_photo_score(console, reading, hand, rules, arguments.language)
    except CodedError as error:
        print_reading(console, reading)
        console.print(in_english(error), style="red", markup=False)
        return 1
    for note in _notes(arguments, reading):
        console.print(note, style=AMBER, markup=False)
    if "annotated" in record:
        console.print(line("saved", path=record["annotated"]), markup=False, soft_wrap=True)
    return 0


def _ask_by() -> str | None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    from rich.prompt import Prompt

    return Prompt.ask(line("how-won"), choices=["ron", "tsumo"])
