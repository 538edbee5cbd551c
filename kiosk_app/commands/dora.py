"""``tenbou dora 4p``: the indicator and the dora it points to, or with ``--back`` the way back."""

import argparse
import json
import sys

from scorer.tiles import NotationError, dora_from, indicators_for, parse_tile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tile", help="the indicator in the dead wall, like 4p")
    parser.add_argument(
        "--back", action="store_true", help="which indicator makes this tile dora, the other way"
    )
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    try:
        tile = parse_tile(arguments.tile)
    except NotationError as error:
        print(error, file=sys.stderr)
        return 2
    indicator = indicators_for(tile)[0] if arguments.back else tile
    dora = dora_from(indicator)
    if arguments.json:
        print(json.dumps({"indicator": str(indicator), "dora": str(dora)}))
    else:
        print(f"{indicator.unicode} {indicator} → {dora.unicode} {dora}")
    return 0
