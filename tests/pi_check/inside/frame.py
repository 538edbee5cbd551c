"""One frame of the kiosk, drawn without a screen, into the file that is named."""

import sys
import tempfile
from pathlib import Path
from unittest.mock import MagicMock

import cv2
import numpy as np

# Kivy's taps for tests ask for pytest, which no kiosk has; none are made here.
sys.modules.setdefault("pytest", MagicMock())

from kiosk_app.settings import Settings  # noqa: E402
from tests.kiosk_app.kiosk import Kiosk  # noqa: E402

FEWEST_COLOURS = 50
"""A frame that was not drawn is black, or of one colour."""


def main(target: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        kiosk = Kiosk(Path(folder), settings=Settings(motion=False)).start()
        kiosk.screenshot(target)
        kiosk.stop()
    image = np.asarray(cv2.imread(str(target)), np.uint8)
    colours = len(np.unique(image.reshape(-1, 3), axis=0))
    print(f"{image.shape[1]}×{image.shape[0]}, {colours} colours")
    return 0 if colours >= FEWEST_COLOURS else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
