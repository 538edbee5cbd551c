"""What a reading says beside the hand, the gravest first."""

from scorer.messages import Message


def note(code: str, **values: object) -> Message:
    return Message("reading-note", code, **values)
