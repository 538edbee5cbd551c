"""``tenbou run``: the main job on embedded defaults.

Where there is a screen that is the kiosk. Without one it is the bundled sample photos, read, scored
and explained, and sample hands for what photos do not show.
"""

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kiosk_app.commands.score import add_language_argument
from kiosk_app.languages import in_english
from kiosk_app.terminal.lines import CommandRefused, line

if TYPE_CHECKING:
    from rich.console import Console

    from vision.reading import PhotoReader

_SAMPLES = Path(__file__).parent.parent / "samples"
SAMPLES = _SAMPLES / "hands.jsonl"
SAMPLE_PHOTOS = _SAMPLES / "photos.jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language_argument(parser)
    parser.add_argument("--annotate", type=Path, metavar="DIR", default=Path("out"))
    parser.add_argument("--samples", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    from kiosk_app.ui.environment import has_screen

    if has_screen(os.environ) and not arguments.samples:
        from kiosk_app.commands import kiosk

        parser = argparse.ArgumentParser()
        kiosk.add_arguments(parser)
        return kiosk.run(parser.parse_args([]))
    return _score_samples(arguments)


def _score_samples(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from kiosk_app.terminal.score import print_score
    from scorer import load_rules, score
    from scorer.json_form import context_from, hand_from
    from vision.reading import MissingWeightsError, PhotoReader

    console = Console(highlight=False)
    reader = PhotoReader()
    try:
        for sample in _lines(SAMPLE_PHOTOS):
            _score_photo(console, reader, sample, arguments)
    except MissingWeightsError as error:
        console.print(in_english(error), style="red", markup=False)
    for sample in _lines(SAMPLES):
        hand, context = hand_from(sample["hand"]), context_from(sample["hand"])
        print_score(console, score(hand, context, load_rules(sample["rules"])), arguments.language)
    return 0


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def _score_photo(
    console: "Console",
    reader: "PhotoReader",
    sample: dict[str, Any],
    arguments: argparse.Namespace,
) -> None:
    from kiosk_app.terminal.reading import print_photo_score, print_reading
    from scorer import load_rules
    from vision.hand_reading import DOUBTFUL
    from vision.photo import load_photo
    from vision.photo.annotate import save_annotated

    photo = load_photo(_SAMPLES / "photos" / sample["photo"])
    rules = load_rules(sample["rules"])
    reading = reader.read(photo, red_fives=rules.play.red_fives or None)
    hand = reading.hand_reading.hand
    if hand is None or reading.hand_reading.confidence < DOUBTFUL:
        # A score that may be wrong is not shown off: what was read says where the doubt is.
        print_reading(console, reading)
    else:
        record = hand.as_json() | sample["win"]
        print_photo_score(console, reading, record, rules, arguments.language)
    try:
        path = save_annotated(photo, reading, arguments.annotate)
        console.print(line("saved", path=str(path)), markup=False, soft_wrap=True)
    except OSError:
        problem = CommandRefused("not-saved", folder=str(arguments.annotate))
        console.print(in_english(problem), style="red", markup=False)
