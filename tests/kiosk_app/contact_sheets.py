"""All pictures of a screen beside each other: languages across, sizes down, one file a screen."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk_app.languages import LANGUAGES

Pixels = NDArray[np.uint8]

_HEIGHT: Final = 400
"""Pixels of each picture on a sheet: small text can just be read."""
_GAP: Final = 8
_HEADING: Final = 28
_GREY: Final = 96
_WHITE: Final = (255, 255, 255)


def sheet_of(rows: Sequence[Sequence[tuple[str, Path]]]) -> Pixels:
    """Pictures with what each is called above it, row by row."""
    cells = [[_cell(name, path) for name, path in row] for row in rows]
    wide = max(sum(cell.shape[1] + _GAP for cell in row) for row in cells) + _GAP
    high = sum(_HEIGHT + _HEADING + _GAP for _ in cells) + _GAP
    sheet = np.full((high, wide, 3), _GREY, np.uint8)
    y = _GAP
    for row in cells:
        x = _GAP
        for cell in row:
            sheet[y : y + cell.shape[0], x : x + cell.shape[1]] = cell
            x += cell.shape[1] + _GAP
        y += _HEIGHT + _HEADING + _GAP
    return sheet


def _cell(name: str, path: Path) -> Pixels:
    picture = cv2.imread(str(path))
    if picture is None:
        raise FileNotFoundError(path)
    width = round(picture.shape[1] * _HEIGHT / picture.shape[0])
    cell = np.full((_HEIGHT + _HEADING, width, 3), _GREY, np.uint8)
    cell[_HEADING:] = cv2.resize(picture, (width, _HEIGHT), interpolation=cv2.INTER_AREA)
    font = cv2.FONT_HERSHEY_SIMPLEX
    cv2.putText(cell, name, (2, _HEADING - 8), font, 0.6, _WHITE, 1, cv2.LINE_AA)
    return cell


def write_sheets(folder: Path, languages: Iterable[str]) -> list[Path]:
    """From ``LANGUAGE/SIZE/NAME.png`` in a folder, one ``sheets/NAME.png`` for each name."""
    found: dict[str, dict[str, list[tuple[str, Path]]]] = {}
    for language in languages:
        for path in sorted((folder / language).glob("*/*.png")):
            row = found.setdefault(path.stem, {}).setdefault(path.parent.name, [])
            row.append((f"{language} {path.parent.name}", path))
    written = []
    for name, sizes in sorted(found.items()):
        path = folder / "sheets" / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        cv2.imwrite(str(path), sheet_of([*sizes.values()]))
        written.append(path)
    return written


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    print(f"{len(write_sheets(folder, LANGUAGES))} contact sheets are in {folder / 'sheets'}.")
