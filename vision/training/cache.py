"""Where checkpoints and drawn pictures are kept: outside the project, to be gone on with later."""

import argparse
from pathlib import Path
from typing import Final

DEFAULT_CACHE: Final = Path("~/.cache/tenbou/training")


def add_cache_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cache",
        type=lambda text: Path(text).expanduser(),
        default=DEFAULT_CACHE.expanduser(),
        help=f"folder for checkpoints and drawn pictures (default {DEFAULT_CACHE})",
    )
