"""What the club night cannot do."""


class NightRefused(ValueError):  # noqa: N818  # it is an answer to the person, no fault
    """Why not, in one sentence for the person; nothing has changed."""
