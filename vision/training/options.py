"""What the commands that draw, train and measure ask for alike."""

import argparse
from pathlib import Path
from typing import Final

from vision.training.photos import DEFAULT_PHOTOS

DEFAULT_CACHE: Final = Path("~/.cache/tenbou/training")
"""For checkpoints and drawn pictures: outside the project, to be gone on with later."""


def command_parser(description: str | None) -> argparse.ArgumentParser:
    """``--help`` says the first line of a command's description."""
    return argparse.ArgumentParser(description=(description or "").partition("\n")[0])


def add_cache_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cache",
        type=lambda text: Path(text).expanduser(),
        default=DEFAULT_CACHE.expanduser(),
        help=f"folder for checkpoints and drawn pictures (default {DEFAULT_CACHE})",
    )


def add_photos_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--photos", type=Path, default=DEFAULT_PHOTOS)
