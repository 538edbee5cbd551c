"""Which tiles of a reading a person means who writes ``6m=9m``: read as six, truly a nine."""

import re
from collections.abc import Sequence
from typing import Final

from scorer.messages import CodedError
from scorer.tiles import NotationError, parse_tile
from vision.enrol.corrections import Correction
from vision.hand_reading import ReadTile

_FORM: Final = re.compile(r"(?P<read>\w+)(?:#(?P<place>[1-9]\d?))?=(?P<true>\w+)")


class CorrectionError(CodedError):
    """A correction that names no tile of the photo; only the command line takes them."""

    section = "command-correction"


def corrections_named(texts: Sequence[str], tiles: Sequence[ReadTile]) -> list[Correction]:
    """The tiles of the hand, its melds and indicators that each text means.

    ``6m=9m`` is every tile read as 6m, ``6m#2=9m`` the second of them from the left; ``back=5z``
    and ``unknown=5z`` are tiles that were read as nothing.
    """
    return [correction for text in texts for correction in _named(text, tiles)]


def _named(text: str, tiles: Sequence[ReadTile]) -> list[Correction]:
    form = _FORM.fullmatch(text)
    if form is None:
        raise CorrectionError("form", text=text)
    try:
        true = parse_tile(form["true"])
    except NotationError as error:
        raise CorrectionError("tile", why=error) from None
    meant = [tile for tile in tiles if tile.name == form["read"] and tile.role != "other"]
    meant = meant or [tile for tile in tiles if tile.name == form["read"]]
    meant.sort(key=lambda tile: float(tile.quad[:, 0].mean()))
    if form["place"] is not None:
        meant = meant[int(form["place"]) - 1 :][:1]
    if not meant:
        raise CorrectionError("not-shown", text=text.partition("=")[0])
    return [Correction(tile.quad, true) for tile in meant]
