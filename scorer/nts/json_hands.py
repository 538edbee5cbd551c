"""The hands of a table out of JSON, each with its lucky tiles."""

from typing import Final

from scorer.hand import HandError
from scorer.json_fields import Record, flags_in, melds_in, short, tiles_in
from scorer.nts.deal import Hand, LuckyTile

HAND_FIELDS: Final = frozenset({"concealed", "melds", "lucky", "dead"})
# Unicode lists bamboo before chrysanthemum, and the flowers before the seasons.
_LUCKY_UNICODE: Final = dict(zip("🀢🀣🀤🀥🀦🀧🀨🀩", "56871234", strict=True))


def read_hand(data: object, where: str) -> Hand:
    """One player's hand; ``where`` says whose it is, should it be bad."""
    if not isinstance(data, dict):
        raise HandError(f"{where} should be an object with “concealed” and “melds”.")
    refuse_unknown_flags(data, ("dead",), where)
    try:
        dead = "dead" in flags_in(data, ("dead",))
        return Hand(
            tiles_in(data, "concealed", required=not dead), melds_in(data), _lucky_in(data), dead
        )
    except ValueError as problem:
        raise HandError(f"{where}: {problem}") from problem


def refuse_unknown_flags(data: Record, known: tuple[str, ...], where: str) -> None:
    """A misspelt flag would change the score: more than a warning is due."""
    for name, value in data.items():
        if value is True and name not in known:
            flags = ", ".join(known)
            raise HandError(f"{where}: there is no flag “{short(name)}”; known are {flags}.")


def _lucky_in(data: Record) -> tuple[LuckyTile, ...]:
    text = data.get("lucky")
    if text is None:
        return ()
    if not isinstance(text, str):
        raise HandError("“lucky” should be a text with figures from 1 to 8.")
    tiles = []
    for char in text:
        if char.isspace() or char in "\ufe0e\ufe0f":
            continue
        figure = _LUCKY_UNICODE.get(char, char)
        if figure not in set(LuckyTile):
            raise HandError("“lucky” has figures from 1 to 8: 1–4 the seasons, 5–8 the flowers.")
        tiles.append(LuckyTile(figure))
    return tuple(sorted(tiles))
