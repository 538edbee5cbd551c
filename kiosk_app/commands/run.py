"""``tenbou run``: the main job on embedded defaults.

Until there is a screen to draw on, that is the bundled sample hands, scored and explained.
"""

import argparse
import json
from pathlib import Path

from kiosk_app.commands.score import add_language_argument

SAMPLES = Path(__file__).parent.parent / "samples" / "hands.jsonl"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from kiosk_app.terminal.score import print_score
    from scorer import load_rules, score
    from scorer.json_form import context_from, hand_from

    console = Console()
    for line in SAMPLES.read_text("utf-8").splitlines():
        sample = json.loads(line)
        hand, context = hand_from(sample["hand"]), context_from(sample["hand"])
        print_score(console, score(hand, context, load_rules(sample["rules"])), arguments.language)
    return 0
