"""``make screenshots``: every picture of the kiosk, in every size, into a folder.

``python -m tests.kiosk_app.screenshots --language ja --size 800x480 table`` takes some of them.
``--language every`` takes each in all languages, and ``sheets/`` then has one file a screen.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.progress import track

from kiosk_app.languages import LANGUAGES
from kiosk_app.settings import Settings
from kiosk_app.ui.theme import THEMES
from tests.kiosk_app.contact_sheets import write_sheets
from tests.kiosk_app.kiosk import SIZES, Kiosk
from tests.kiosk_app.pictures import Bring, pictures

_OUT: Final = Path("out/screenshots")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="first letters of pictures; without any, all")
    parser.add_argument("--out", type=Path, default=_OUT, help=f"the folder: {_OUT}")
    parser.add_argument("--language", choices=(*LANGUAGES, "every"), default="en")
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--size", action="append", type=_size, help="like 800x480; all without it")
    arguments = parser.parse_args()
    wanted = {
        name: bring
        for name, bring in pictures().items()
        if not arguments.names or name.startswith(tuple(arguments.names))
    }
    if not wanted:
        print(f"There is no such picture; there are {', '.join(pictures())}.", file=sys.stderr)
        return 2
    every = arguments.language == "every"
    sizes = arguments.size or list(SIZES)
    for name in track(wanted, "Taking pictures"):
        for language in LANGUAGES if every else [arguments.language]:
            # Without motion: a picture shows where everything ends up.
            settings = Settings(language=language, theme=arguments.theme, motion=False)
            out = arguments.out / language if every else arguments.out
            _take(name, wanted[name], settings, sizes, out)
    print(f"{len(wanted)} pictures are in {arguments.out}.")
    if every:
        sheets = write_sheets(arguments.out, LANGUAGES)
        print(f"{len(sheets)} contact sheets are in {arguments.out / 'sheets'}.")
    return 0


def _take(
    name: str, bring: Bring, settings: Settings, sizes: list[tuple[int, int]], out: Path
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        kiosk = Kiosk(Path(folder), settings=settings).start()
        bring(kiosk)
        for width, height in sizes:
            kiosk.resize(width, height)
            kiosk.screenshot(out / f"{width}x{height}" / f"{name}.png")
        kiosk.resize(800, 480)
        kiosk.stop()


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
