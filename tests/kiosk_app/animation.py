"""``make animation``: a win on the real kiosk, from the table to the points, as a moving picture.

The kiosk runs offscreen and is tapped; the hand under its virtual camera is read by the networks.
"""

import tempfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import Image as Picture
from PIL import ImageDraw

from kiosk_app.settings import Settings
from scorer.table import RiichiDeclared, Seat
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.pictures.flow import put_hand_on_table

OUT: Final = Path("docs/win.gif")
_SIZE: Final = (800, 480)
_COLOURS: Final = 128
_LOOK, _TAP, _READ = 1400, 450, 2800
"""Milliseconds: for a screen, for a finger on it, for one with much to read."""
_FINGER: Final = 26
"""Pixels: the radius of the mark where it was tapped."""


class Film:
    def __init__(self, kiosk: Kiosk, folder: Path) -> None:
        self._kiosk: Final = kiosk
        self._folder: Final = folder
        self.frames: Final[list[Picture.Image]] = []
        self.times: Final[list[int]] = []

    def look(self, milliseconds: int = _LOOK) -> Picture.Image:
        file = self._kiosk.screenshot(self._folder / f"{len(self.frames)}.png")
        with Picture.open(file) as taken:
            frame = taken.convert("RGB")
        self.frames.append(frame)
        self.times.append(milliseconds)
        return frame

    def tap(self, what: Any) -> None:
        """The finger comes down on it, or on what says this, and the kiosk follows."""
        widget = self._kiosk.find(what) if isinstance(what, str) else what
        x, y = widget.to_window(*widget.center)
        frame = self.look(_TAP)
        mark = ImageDraw.Draw(frame, "RGBA")
        y = frame.height - y
        box = (x - _FINGER, y - _FINGER, x + _FINGER, y + _FINGER)
        mark.ellipse(box, fill=(255, 255, 255, 90), outline=(255, 255, 255, 230), width=3)
        self._kiosk.tap(widget)

    def save(self, path: Path) -> None:
        # One palette for all frames: what does not move must not flicker.
        every = Picture.fromarray(np.vstack([np.asarray(frame) for frame in self.frames]))
        palette = every.quantize(_COLOURS)
        first, *others = [frame.quantize(palette=palette) for frame in self.frames]
        first.save(
            path, save_all=True, append_images=others, duration=self.times, loop=0, optimize=True
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(motion=False, sound=False)
        kiosk = Kiosk(Path(folder), size=_SIZE, settings=settings).start()
        start_game(kiosk, players=("Kim", "Jan", "Maja", "Ola"))
        record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
        put_hand_on_table(kiosk)
        film = Film(kiosk, Path(folder))
        film.look()
        film.tap(kiosk.app.screen.panel(Seat.SOUTH))
        film.look(700)
        payers = kiosk.app.screen.ids.payers.children
        film.tap(next(one for one in payers if one.text.endswith("Ola")))
        kiosk.wait(lambda: kiosk.screen == "camera")
        camera = kiosk.app.screen
        kiosk.wait(lambda: camera.ids.ring.share > 0)
        film.look()
        camera.shoot()
        kiosk.wait(lambda: kiosk.screen in ("score", "reading"))
        film.look(_READ)
        if kiosk.screen == "reading":
            film.tap("Continue")
            film.look(_READ)
        film.tap("Accept")
        film.look(_READ)
        film.save(OUT)
        kiosk.stop()
    print(f"{OUT}: {len(film.frames)} pictures, {OUT.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
