"""Text from elsewhere, made harmless for a terminal and a screen."""


def printable(text: str) -> str:
    """Without control characters and such that turn the direction of writing."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
