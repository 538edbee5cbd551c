"""Why an indicator makes a tile dora, in words."""

from typing import NamedTuple

from kiosk_app.explain.naming import as_sentence, name_tile
from kiosk_app.languages import Language
from scorer.tiles import Tile, dora_from


class DoraReason(NamedTuple):
    indicator: str
    dora: str
    """Their names."""
    text: str


def dora_reason(indicator: Tile, words: Language) -> DoraReason:
    catalogue = words
    sentences = [words(f"dora-reason-{_reason(indicator)}")]
    if indicator.is_red:
        sentences.append(words("dora-reason-red"))
    return DoraReason(
        as_sentence(name_tile(catalogue, indicator)),
        as_sentence(name_tile(catalogue, dora_from(indicator))),
        " ".join(sentences),
    )


def _reason(indicator: Tile) -> str:
    if indicator.is_honour:
        return "wind" if indicator.number <= 4 else "dragon"
    return "nine" if indicator.number == 9 else "next"
