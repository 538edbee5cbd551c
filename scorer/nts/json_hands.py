"""The hands of a table out of JSON, each with its lucky tiles."""

from typing import Final

from scorer.hand import Wind
from scorer.json_fields import Record, RecordError, flags_in, melds_in, short, tiles_in
from scorer.messages import Choice, CodedError
from scorer.nts.deal import Hand, LuckyTile

HAND_FIELDS: Final = frozenset({"concealed", "melds", "lucky", "dead"})
# Unicode lists bamboo before chrysanthemum, and the flowers before the seasons.
_LUCKY_UNICODE: Final = dict(zip("🀢🀣🀤🀥🀦🀧🀨🀩", "56871234", strict=True))


def read_hand(data: object, seat: Wind) -> Hand:
    """One player's hand; a bad one is refused with its seat."""
    try:
        if not isinstance(data, dict):
            raise RecordError("hand")
        refuse_unknown_flags(data, ("dead",))
        dead = "dead" in flags_in(data, ("dead",))
        return Hand(
            tiles_in(data, "concealed", required=not dead), melds_in(data), _lucky_in(data), dead
        )
    except CodedError as problem:
        raise RecordError("of-player", seat=seat.letter, why=problem) from problem


def refuse_unknown_flags(data: Record, known: tuple[str, ...]) -> None:
    """A misspelt flag would change the score: more than a warning is due."""
    for name, value in data.items():
        if value is True and name not in known:
            raise RecordError("unknown-flag", flag=short(name), known=Choice(known))


def _lucky_in(data: Record) -> tuple[LuckyTile, ...]:
    text = data.get("lucky")
    if text is None:
        return ()
    if not isinstance(text, str):
        raise RecordError("lucky")
    tiles = []
    for char in text:
        if char.isspace() or char in "\ufe0e\ufe0f":
            continue
        figure = _LUCKY_UNICODE.get(char, char)
        if figure not in set(LuckyTile):
            raise RecordError("lucky")
        tiles.append(LuckyTile(figure))
    return tuple(sorted(tiles))
