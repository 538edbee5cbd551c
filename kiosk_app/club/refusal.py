"""What the club night cannot do."""


class NightRefused(ValueError):  # noqa: N818  # it is an answer to the person, no fault
    """Why not, in one sentence for the person; nothing has changed.

    ``code`` and ``values`` are the same reason for a catalogue of another language; without a
    code there is only the sentence.
    """

    def __init__(self, sentence: str, code: str | None = None, /, **values: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.values = values
