"""The real kiosk, offscreen, as far as its camera: what it took, as a JSON line.

Called by :mod:`tests.bench.kiosk` with the moment of its start on the command line.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from kiosk_app.settings import Settings
from tests.bench.kiosk_measure import PHOTOS, frames_a_second, memory
from tests.kiosk_app.kiosk import Kiosk, draw_always


def main() -> None:
    began = float(sys.argv[1])
    draw_always(True)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(camera=f"folder:{PHOTOS}", sound=False, auto_photo=False)
        # As the command starts it: what reads is loaded behind the first screen.
        kiosk = Kiosk(Path(folder), size=(1280, 800), settings=settings, warm_up=True).start()
        first = time.monotonic() - began
        kiosk.app.session.start_win(None)
        kiosk.wait(lambda: kiosk.app.camera.reading() is not None)
        ready = time.monotonic() - began
        figures = {
            "first frame": first,
            "ready": ready,
            "frames": frames_a_second(),
            "memory": memory(),
        }
        kiosk.stop()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
