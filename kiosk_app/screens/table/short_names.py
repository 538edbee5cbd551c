"""Names where room is scarce: what the people at a table call each other."""

from collections.abc import Sequence


def short_names(names: Sequence[str], most: int = 10) -> tuple[str, ...]:
    """A name of more letters by its first words, as long as nobody else could be meant.

    >>> short_names(["Kim", "Jan-Willem van der Berg", "Maja Sørensen", "Maja Lund"])
    ('Kim', 'Jan-Willem', 'Maja Sørensen', 'Maja Lund')
    """
    return tuple(_short(name, names, most) for name in names)


def _short(name: str, names: Sequence[str], most: int) -> str:
    if len(name) <= most:
        return name
    words = name.split()
    for count in range(1, len(words)):
        short = " ".join(words[:count])
        if sum(f"{other} ".startswith(f"{short} ") for other in names) == 1:
            return short
    return name
