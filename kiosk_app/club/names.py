"""Names compared as people do: capitals and accents do not matter."""

from collections.abc import Callable, Sequence
from typing import Final
from unicodedata import combining, normalize

_OF_ONE_PIECE: Final = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart into a letter and its mark."""


def folded(name: str) -> str:
    """The same text for all the ways to write a name."""
    apart = normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in apart if not combining(letter))
    return " ".join(bare.translate(_OF_ONE_PIECE).split())


def as_a_name(letters: str) -> str:
    """As a person would write it: capitals where there was none, and single spaces."""
    words = letters.split()
    if all(word.islower() for word in words):
        words = [word[0].upper() + word[1:] for word in words]
    return " ".join(words)


def begins_with(name: str, letters: str) -> bool:
    """Whether the name, or what follows one of its spaces or hyphens, begins with the letters."""
    wanted, whole = folded(letters), folded(name)
    starts = [0, *(at + 1 for at, letter in enumerate(whole) if letter in " -")]
    return bool(wanted) and any(whole.startswith(wanted, at) for at in starts)


def nearest(names: Sequence[str], letters: str) -> list[int]:
    """Which of the names the letters mean, by their places in the list.

    The whole name goes before a whole word of it, that before the beginning of the name, and
    that before the beginning of a word; several only where they are equally near.
    """
    wanted = folded(letters)
    if not wanted:
        return []
    whole = [folded(name) for name in names]
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: wanted in name.replace("-", " ").split(),
        lambda name: name.startswith(wanted),
        lambda name: begins_with(name, wanted),
    )
    for test in tests:
        found = [at for at, name in enumerate(whole) if test(name)]
        if found:
            return found
    return []
