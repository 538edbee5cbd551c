"""Pulling the plug: writers killed at random moments, and logs torn at every byte."""


class Lost(AssertionError):  # noqa: N818  # it is what was found, no fault of the campaign
    """Something that was acknowledged is gone, or a game does not open."""
