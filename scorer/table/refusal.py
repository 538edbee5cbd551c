"""An event that cannot be."""


class Refused(ValueError):  # noqa: N818  # it is an answer to the person, no fault
    """Why an event is not taken, in one sentence for the person; nothing has changed.

    ``code`` and ``values`` are the same reason for a catalogue of another language.
    """

    def __init__(self, code: str, sentence: str, **values: object) -> None:
        super().__init__(sentence.format(**values))
        self.code = code
        self.values = values
