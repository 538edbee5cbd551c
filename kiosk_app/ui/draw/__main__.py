"""Draw everything but the font again: `python -m kiosk_app.ui.draw [--out FOLDER]`."""

import argparse
from pathlib import Path

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.app_icon import draw_app_icons
from kiosk_app.ui.draw.icons import draw_icons
from kiosk_app.ui.draw.laying import draw_enrolment
from kiosk_app.ui.draw.sounds import write_sounds
from kiosk_app.ui.draw.sticks import draw_sticks
from kiosk_app.ui.draw.tile_atlas import draw_atlases


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER)
    folder = parser.parse_args().out
    draw_atlases(folder)
    for draw in (draw_enrolment, draw_sticks, draw_icons, draw_app_icons, write_sounds):
        draw(folder)
    files = [path for path in folder.rglob("*") if path.suffix in (".png", ".wav", ".atlas")]
    size = sum(path.stat().st_size for path in files)
    print(f"{len(files)} files in {folder}, {size // 1000} kB")


if __name__ == "__main__":
    main()
