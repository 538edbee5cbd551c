"""An event that cannot be."""

from scorer.messages import CodedError


class Refused(CodedError, ValueError):  # noqa: N818  # an answer to the person, not a fault
    """Why an event is not taken; nothing has changed."""

    section = "refused"
