"""What makes this installation itself: a key and a turn that no copy of its card can keep up with.

Each visit to the server moves the turn on, on both sides. A copied card has the key as well, but
whichever of the two comes second finds that the turn has moved without it.
"""

from dataclasses import asdict, dataclass
from json import dumps, loads
from secrets import token_hex

from kiosk_app.store.disk import ClubFolder, write_whole


@dataclass(frozen=True, slots=True)
class Installation:
    kiosk_id: str
    key: str
    turn: int = 0
    """As the server had it after the last visit that was finished."""
    following: int = 0
    """What the visit after it was about to make of it; the server may have taken it already."""
    takes_over: bool = False
    """A person said that this one replaces the kiosk that the server knows."""
    former: str = ""
    """The id that the store may still have, while this one is being given to it."""


def new_installation(kiosk_id: str, takes_over: bool = False, former: str = "") -> Installation:
    return Installation(kiosk_id, token_hex(16), takes_over=takes_over, former=former)


def read_installation(folder: ClubFolder) -> Installation | None:
    """None where there is none yet, or none that can be read."""
    try:
        read = Installation(**loads(folder.installation.read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None
    texts = isinstance(read.kiosk_id, str) and isinstance(read.key, str)
    numbers = isinstance(read.turn, int) and isinstance(read.following, int)
    return read if texts and numbers else None


def keep_installation(folder: ClubFolder, installation: Installation) -> None:
    """On disk when this returns."""
    write_whole(folder.installation, dumps(asdict(installation)).encode(), private=True)


def installation_of(folder: ClubFolder, kiosk_id: str) -> Installation:
    """This folder's; a new one where it has none, or one of another kiosk."""
    known = read_installation(folder)
    if known is not None and known.kiosk_id == kiosk_id:
        return known
    made = new_installation(kiosk_id)
    keep_installation(folder, made)
    return made
