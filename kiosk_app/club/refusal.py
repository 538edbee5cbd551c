"""What the club night cannot do."""

from scorer.messages import CodedError


class NightRefused(CodedError, ValueError):  # noqa: N818  # an answer to the person, not a fault
    """Why the club night stays as it is."""

    section = "night-refused"
