"""``tenbou dora 4p``: the indicator and the dora it points to."""

import argparse
import json
import sys

from scorer.tiles import NotationError, dora_from, parse_tile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("indicator", help="the tile that lies open in the dead wall, like 4p")
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    try:
        indicator = parse_tile(arguments.indicator)
    except NotationError as error:
        print(error, file=sys.stderr)
        return 2
    dora = dora_from(indicator)
    if arguments.json:
        print(json.dumps({"indicator": str(indicator), "dora": str(dora)}))
    else:
        print(f"{indicator.unicode} {indicator} → {dora.unicode} {dora}")
    return 0
