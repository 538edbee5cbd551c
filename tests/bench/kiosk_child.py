"""The real kiosk, offscreen, as far as its camera: what it took, as a JSON line.

Called by :mod:`tests.bench.kiosk` with the moment of its start on the command line.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from kiosk_app.session.table_camera import TableCamera
from kiosk_app.settings import Settings
from tests.bench.kiosk_measure import frame_cost, frames_a_second, memory
from tests.kiosk_app.kiosk import Kiosk, draw_always

if TYPE_CHECKING:
    from vision.camera import Camera


def main() -> None:
    began = float(sys.argv[1])
    draw_always(True)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(sound=False, auto_photo=False)
        camera = TableCamera(find_camera=lambda _: _camera())
        # As the command starts it: what reads is loaded behind the first screen.
        kiosk = Kiosk(
            Path(folder), size=(1280, 800), settings=settings, camera=camera, warm_up=True
        ).start()
        first = time.monotonic() - began
        kiosk.app.session.start_win(None)
        while kiosk.app.camera.reading() is None:
            kiosk.frames(1)
            time.sleep(0.001)
        ready = time.monotonic() - began
        before = _readings(kiosk)
        frames = frames_a_second()
        if _readings(kiosk) == before:
            raise RuntimeError("Nothing was read while the frames were counted.")
        kiosk.app.camera.pause()
        figures = {
            "first frame": first,
            "ready": ready,
            "frames": frames,
            "cost": frame_cost(),
            "memory": memory(),
        }
        kiosk.stop()
    print(json.dumps(figures))


def _camera() -> "Camera":
    # Loaded when it is opened, as any camera is.
    from tests.bench.moving_photo import MovingPhoto

    return MovingPhoto()


def _readings(kiosk: Kiosk) -> int:
    reading = kiosk.app.camera.reading()
    return 0 if reading is None else reading.number


if __name__ == "__main__":
    main()
