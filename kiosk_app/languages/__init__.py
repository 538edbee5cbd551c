"""Every sentence that people read: a folder for each language, in Fluent files by area.

``load_language("en")("table-undo", what="…")`` is a sentence. An id may be in any file of the
folder. A message is parsed when it is first asked for, so that a kiosk starts without all of them.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.syntax import ast

    from kiosk_app.languages.choosing import Chooser
    from scorer.messages import Coded, Paragraph

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
"""The language of the command line, and of the words in JSON."""
_ROMAJI: Final = FOLDER / "romaji.ftl"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n)))*", re.MULTILINE)
"""A message or term: the line with its id, and the lines set in below it."""
_VALUE: Final = re.compile(r"\{ \$(\w+) \}")

LANGUAGES: Final = (
    ENGLISH,
    *sorted(
        path.name
        for path in FOLDER.iterdir()
        if path.is_dir() and path.name != ENGLISH and not path.name.startswith("_")
    ),
)


class LanguageError(ValueError):
    """A language that is not there, or a sentence that it lacks."""


class Language:
    """The sentences of one language; whole numbers in them are grouped by thousands."""

    def __init__(self, code: str, sources: Mapping[str, str], group: str) -> None:
        self.language: Final = code
        self._sources = sources
        self._group = group
        self._pieces: dict[str, tuple[str, ...] | None] = {}

    def __call__(self, id: str, /, **values: str | int) -> str:
        """The sentence with its values filled in."""
        pieces = self._pieces[id] if id in self._pieces else self.prepare(id)
        if pieces is None:
            return self._chooser.format(id, values)
        try:
            return "".join(
                self.written(values[piece[1:]]) if piece.startswith("\0") else piece
                for piece in pieces
            )
        except KeyError as missing:
            raise LanguageError(f"“{id}” needs a value for {missing}.") from missing

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(id for id in self._sources if not id.startswith("-"))

    def has(self, id: str) -> bool:
        return id in self._sources

    def number(self, number: int) -> str:
        grouped = f"{abs(number):,}".replace(",", self._group)
        return f"−{grouped}" if number < 0 else grouped

    def written(self, value: str | int) -> str:
        return self.number(value) if isinstance(value, int) else value

    def signed(self, number: int) -> str:
        """With its sign: what was gained or lost."""
        return f"+{self.number(number)}" if number > 0 else self.number(number)

    def decimal(self, number: float, places: int) -> str:
        """With the language's own sign before the decimals."""
        whole, _, rest = f"{abs(number):.{places}f}".partition(".")
        sign = "−" if number < 0 and (int(whole) or int(rest or 0)) else ""
        decimals = f"{self('numbers-decimal')}{rest}" if rest else ""
        return f"{sign}{self.number(int(whole))}{decimals}"

    def percent(self, share: float) -> str:
        """A share of 1, in whole percent."""
        return self("numbers-percent", number=round(100 * share))

    def score(self, points: int, unit: int) -> str:
        """``+26 300``, or ``+26.3`` where a rule set counts in thousands."""
        if unit == 1:
            return self.signed(points)
        places = len(f"{abs(points) % unit / unit:.3f}".rstrip("0").partition(".")[2])
        shown = self.decimal(points / unit, places)
        return f"+{shown}" if points > 0 else shown

    def entry(self, id: str) -> "ast.Message | ast.Term":
        """A message, or a term by its name with the hyphen, as its file says it."""
        from kiosk_app.languages.parsing import parse

        if id not in self._sources:
            raise LanguageError(f"The language “{self.language}” has no “{id}”.")
        entry = parse(self._sources[id])
        if entry is None:
            raise LanguageError(f"The language “{self.language}” has a mistake in “{id}”.")
        return entry

    def chooses(self, id: str) -> bool:
        """Whether a message has several texts."""
        return self.prepare(id) is None

    def prepare(self, id: str) -> tuple[str, ...] | None:
        """Parse a message: its pieces, or None for one that chooses between texts."""
        found = _plain_pieces(self._sources.get(id, ""))
        if found is None:
            from kiosk_app.languages.parsing import pieces_of

            found = pieces_of(self.entry(id))
        self._pieces[id] = found
        return found

    def sentence_for(self, message: "Coded | Paragraph", /) -> str:
        """A message or an error in words."""
        from kiosk_app.languages.errors import sentence_for

        return sentence_for(message, self)

    @property
    def _chooser(self) -> "Chooser":
        # Plurals and other choices need Fluent's runtime, which takes longer to load than all else.
        from kiosk_app.languages.choosing import chooser_of

        return chooser_of(self)


def _plain_pieces(source: str) -> tuple[str, ...] | None:
    """As ``pieces_of``, for a message of one line with nothing but values: most of them.

    Fluent's parser takes longer to load than such messages to read.
    """
    text = source.partition("=")[2].strip(" \n")
    pieces = _VALUE.split(text)
    if not text or "\n" in text or any(set(each) & set("{}") for each in pieces[::2]):
        return None
    marked = (f"\0{each}" if at % 2 else each for at, each in enumerate(pieces))
    return tuple(each for each in marked if each)


@cache
def load_language(code: str) -> Language:
    """The sentences as a terminal or a file has them."""
    return _load(code, "numbers-group")


@cache
def load_screen_language(code: str) -> Language:
    """The same for a screen, where a number is never broken between two lines."""
    return _load(code, "numbers-group-on-screen")


def _load(code: str, group: str) -> Language:
    if code not in LANGUAGES:
        raise LanguageError(f"There is no language “{code}”; there are {', '.join(LANGUAGES)}.")
    sources = _sources(code)
    return Language(code, sources, Language(code, sources, "")(group))


@cache
def _sources(code: str) -> Mapping[str, str]:
    files = (*sorted((FOLDER / code).glob("*.ftl")), _ROMAJI)
    return {
        entry.group(1): entry.group()
        for file in files
        for entry in _ENTRY.finditer(file.read_text("utf-8"))
    }


def language_names() -> dict[str, str]:
    """Every language by what it calls itself: who does not read this one finds theirs."""
    return {code: load_language(code)("language-name") for code in LANGUAGES}


def in_english(message: "Coded | Paragraph") -> str:
    """As the command line and JSON say it."""
    return load_language(ENGLISH).sentence_for(message)


def unbroken(text: str) -> str:
    """A text of the scorer's for the screen: its numbers as the screen writes them.

    No line ends within one, and a Japanese one has no comma.
    """
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    return re.sub(r"(?<=\d) (?=\d{3})", "\N{NO-BREAK SPACE}", text)
