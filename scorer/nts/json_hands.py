"""Hands, melds and lucky tiles out of JSON."""

from typing import Final

from scorer.nts.deal import Hand, LuckyTile, Meld, MeldKind
from scorer.tiles import NotationError, Tile, parse_tile, parse_tiles

_FROM: Final = ("left", "across", "right")
# Unicode lists bamboo before chrysanthemum, and the flowers before the seasons.
_LUCKY_UNICODE: Final = dict(zip("🀢🀣🀤🀥🀦🀧🀨🀩", "56871234", strict=True))


class InputError(ValueError):
    """Input that cannot be scored; the message is one sentence for the person who entered it."""


def read_hand(data: object, where: str) -> Hand:
    if not isinstance(data, dict):
        raise InputError(f"{where} should be an object with “concealed” and “melds”.")
    dead = read_flag(data, "dead", where)
    melds = data.get("melds") or []
    if not isinstance(melds, list):
        raise InputError(f"{where}: “melds” should be a list.")
    refuse_unknown_flags(data, ("dead",), where)
    return Hand(
        read_tiles(data.get("concealed", "" if dead else None), f"{where}: “concealed”"),
        tuple(_read_meld(meld, f"{where}: a meld") for meld in melds),
        _read_lucky(data.get("lucky"), where),
        dead,
    )


def read_tiles(data: object, what: str) -> tuple[Tile, ...]:
    if not isinstance(data, str):
        raise InputError(f"{what} should be tiles like 123m406p99s1z.")
    try:
        return parse_tiles(data)
    except NotationError as problem:
        raise InputError(f"{what}: {problem}") from problem


def read_tile(data: object, what: str) -> Tile:
    if not isinstance(data, str):
        raise InputError(f"{what} should be one tile, like 5m or 7z.")
    try:
        return parse_tile(data)
    except NotationError as problem:
        raise InputError(f"{what}: {problem}") from problem


def read_flag(data: dict[str, object], name: str, where: str = "") -> bool:
    value = data.get(name)
    if value is None:
        return False
    if not isinstance(value, bool):
        prefix = f"{where}: " if where else ""
        raise InputError(f"{prefix}“{name}” should be true or false.")
    return value


def refuse_unknown_flags(data: dict[str, object], known: tuple[str, ...], where: str) -> None:
    """A misspelt flag would change the score without a word; other unknown keys are harmless."""
    for name, value in data.items():
        if value is True and name not in known:
            raise InputError(
                f"{where}: there is no flag “{str(name)[:40]}”; known are {', '.join(known)}."
            )


def _read_meld(data: object, where: str) -> Meld:
    if not isinstance(data, dict):
        raise InputError(f"{where} should be an object with “kind” and “tiles”.")
    named = data.get("kind")
    if not isinstance(named, str) or named not in tuple(MeldKind):
        raise InputError(f"{where}: “kind” should be one of {', '.join(MeldKind)}.")
    kind = MeldKind(named)
    taken_from = data.get("from")
    if taken_from is not None and taken_from not in _FROM:
        raise InputError(f"{where}: “from” should be one of {', '.join(_FROM)}.")
    if kind is MeldKind.CHI and taken_from not in (None, "left"):
        raise InputError(f"{where}: a chow can only be taken from the player on the left.")
    tiles = read_tiles(data.get("tiles"), f"{where}: “tiles”")
    if not _is_set(kind, tiles):
        shape = {
            MeldKind.CHI: "three tiles in a row of one suit",
            MeldKind.PON: "three equal tiles",
        }
        raise InputError(f"{where}: a {kind} is {shape.get(kind, 'four equal tiles')}.")
    return Meld(kind, tiles)


def _is_set(kind: MeldKind, tiles: tuple[Tile, ...]) -> bool:
    kinds = sorted(tile.kind for tile in tiles)
    if kind is MeldKind.CHI:
        if len(kinds) != 3 or any(tile.is_honour for tile in kinds):
            return False
        first = kinds[0]
        return kinds == [first, first + 1, first + 2] and kinds[2].suit == first.suit
    return len(kinds) == (4 if kind.is_kong else 3) and len(set(kinds)) == 1


def _read_lucky(data: object, where: str) -> tuple[LuckyTile, ...]:
    if data is None:
        return ()
    if not isinstance(data, str):
        raise InputError(f"{where}: “lucky” should be a text with figures from 1 to 8.")
    tiles = []
    for char in data:
        if char.isspace() or char in "\ufe0e\ufe0f":
            continue
        figure = _LUCKY_UNICODE.get(char, char)
        if figure not in set(LuckyTile):
            raise InputError(
                f"{where}: “lucky” has figures from 1 to 8: 1–4 the seasons, 5–8 the flowers."
            )
        tiles.append(LuckyTile(figure))
    return tuple(sorted(tiles))
