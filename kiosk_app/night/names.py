"""Names compared as people do: capitals and accents do not matter."""

from typing import Final
from unicodedata import combining, normalize

_OF_ONE_PIECE: Final = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart into a letter and its mark."""


def folded(name: str) -> str:
    """The same text for all the ways to write a name."""
    apart = normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in apart if not combining(letter))
    return " ".join(bare.translate(_OF_ONE_PIECE).split())


def begins_with(name: str, letters: str) -> bool:
    """Whether the name, or what follows one of its spaces or hyphens, begins with the letters."""
    wanted, whole = folded(letters), folded(name)
    starts = [0, *(at + 1 for at, letter in enumerate(whole) if letter in " -")]
    return bool(wanted) and any(whole.startswith(wanted, at) for at in starts)
