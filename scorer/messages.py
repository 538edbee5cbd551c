"""What people read, before it has words: a code and its values.

Each language has the words in its catalogue, under the section and the code: ``hand-refused`` and
``fifth-copy`` make ``hand-refused-fifth-copy``. The values are of types that say what they are (a
tile, a wind, a section of a rule book, another message), so that each is put into words in one
place, and a list or a bracket is never joined here.
"""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple, Protocol


class Message:
    """A sentence, or a part of one."""

    __slots__ = ("code", "section", "values")

    def __init__(self, section: str, code: str, /, **values: object) -> None:
        self.section = section
        self.code = code
        self.values: Mapping[str, object] = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        mine, theirs = (self.section, self.code), (other.section, other.code)
        return mine == theirs and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.section, self.code))

    def __repr__(self) -> str:
        return f"Message({in_brief(self)})"

    def __str__(self) -> str:
        return in_brief(self)


class CodedError(Exception):
    """An error that answers a person; ``str()`` of it is for developers and logs."""

    section: ClassVar[str]

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values: Mapping[str, object] = values

    def __str__(self) -> str:
        return in_brief(self)


Coded = Message | CodedError


def in_brief(message: Coded) -> str:
    """For developers: “hand-refused: fifth-copy tile=5m count=5”."""
    values = [f"{name}={_value(value)}" for name, value in message.values.items()]
    return " ".join([f"{message.section}: {message.code}", *values])


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(_value, value))})"
    return f"[{value}]" if isinstance(value, Message | CodedError) else str(value)


class Choice(NamedTuple):
    """“a, b or c”; a plain tuple is “a, b and c”."""

    names: tuple[object, ...]


class Paragraph(NamedTuple):
    """Whole sentences, one after the other."""

    sentences: tuple[Coded, ...]


class Signed(int):
    """A number with its sign: what is gained or lost."""


class Section(str):
    """Where a rule is in its book: “4.1.1”, a heading, or “house rule”."""

    __slots__ = ()


class Citation(NamedTuple):
    """A section in brackets after a sentence; nothing where the rule has none."""

    section: Section | None


class YakuId(str):
    """A yaku by its id."""

    __slots__ = ()


class Sentences(Protocol):
    """The sentences of one language, by their ids."""

    def __call__(self, id: str, /, **values: str | int) -> str: ...

    def has(self, id: str) -> bool: ...

    def sentence_for(self, message: Coded, /) -> str: ...
