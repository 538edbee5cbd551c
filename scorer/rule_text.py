"""Rule files before a game looks at their fields: found, parsed, laid over the book they extend."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from scorer.told import Phrase, Told

BOOKS: Final[Mapping[str, str]] = {
    "ema-2016": "riichi",
    "ema-2025": "riichi",
    "ema-2008": "riichi",
    "norway-2018": "riichi",
    "tenhou": "riichi",
    "nts-2009": "nts",
}
"""Every bundled rule set with its game; the first is the default."""
HOUSE_RULE: Final = "house rule"
_FOLDER: Final = Path(__file__).parent / "rules"

Document = dict[str, Any]


class RuleFileError(Told):
    """A rule file that cannot be used; says the file, the field and what is allowed."""


class Place(NamedTuple):
    """A field in a rule file, as errors name it."""

    file: str
    field: str = ""

    def part(self, name: str) -> "Place":
        return Place(self.file, f"{self.field}.{name}" if self.field else name)

    def wrong(self, value: object, allowed: str) -> RuleFileError:
        shown = _shown(value)
        return RuleFileError(
            f"{self.file}: {self.field} is {shown}; allowed: {allowed}.",
            "wrong",
            file=self.file,
            field=self.field,
            value=shown,
            allowed=allowed,
        )

    def missing(self, needed: str) -> RuleFileError:
        return RuleFileError(
            f"{self.file}: {self.field} is missing; needed: {needed}.",
            "missing",
            file=self.file,
            field=self.field,
            allowed=needed,
        )

    def unknown(self, allowed: str) -> RuleFileError:
        return RuleFileError(
            f"{self.file}: there is no field “{self.field}”; allowed: {allowed}.",
            "unknown",
            file=self.file,
            field=self.field,
            allowed=allowed,
        )


class RuleFile(NamedTuple):
    """A whole rule file: what it leaves to the book that it extends is filled in."""

    name: str
    """What errors call it."""
    game: str
    document: Document


def books_of(game: str) -> tuple[str, ...]:
    return tuple(book for book, its_game in BOOKS.items() if its_game == game)


def no_such_rules(name: str) -> RuleFileError:
    known = ", ".join(BOOKS)
    return RuleFileError(
        f"There is no rule set “{name}”; there are {known}, or your own .toml.",
        "no-such-rules",
        name=name,
        known=known,
    )


def find_rules(name: str) -> RuleFile:
    """A bundled book by its id, or a club's own file by its path (ending in ``.toml``)."""
    if name in BOOKS:
        return _book(name)
    if not name.endswith(".toml"):
        raise no_such_rules(name)
    path = Path(name)
    return parse_rules(_read(path), path.name, own=True)


def parse_rules(text: str, file: str, own: bool = False) -> RuleFile:
    """The rule file that a TOML text is; ``file`` is what errors call it.

    A club's own file gets an id of its own (the file's name where it gives none), so that a
    saved game never mistakes it for the book it extends.
    """
    document = _parse(text, file)
    if own:
        document.setdefault("id", file.removesuffix(".toml"))
        document.setdefault("name", document["id"])
        document.setdefault("version", 1)
        if document["id"] in tuple(BOOKS):
            raise Place(file, "id").wrong(
                document["id"], Phrase("an id that is no book's", "own-id")
            )
    return _whole(document, file)


@cache
def _book(book: str) -> RuleFile:
    file = f"{book}.toml"
    return parse_rules((_FOLDER / file).read_text("utf-8"), file)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except FileNotFoundError as error:
        raise RuleFileError(f"There is no file {path}.", "no-file", file=str(path)) from error
    except IsADirectoryError as error:
        raise RuleFileError(
            f"{path} is a folder; a rule file is a text in TOML.", "folder", file=str(path)
        ) from error
    except UnicodeDecodeError as error:
        raise RuleFileError(
            f"{path.name} is not a text in UTF-8.", "not-utf-8", file=path.name
        ) from error
    except (OSError, ValueError) as error:
        raise RuleFileError(
            f"{path.name} cannot be read: {error}.", "unreadable", file=path.name
        ) from error


def _parse(text: str, file: str) -> Document:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RuleFileError(
            f"{file} is not valid TOML: {error}.", "not-toml", file=file, error=str(error)
        ) from error


def _whole(document: Document, file: str) -> RuleFile:
    """The document laid over the book that it extends, field by field."""
    if "extends" in document:
        extended = document["extends"]
        if not isinstance(extended, str) or extended not in BOOKS:
            raise Place(file, "extends").wrong(extended, _listed(BOOKS))
        document = _laid_over(_book(extended).document, document)
    game, games = document.get("game"), dict.fromkeys(BOOKS.values())
    if game is None:
        raise Place(file, "game").missing(
            Phrase(
                f"{_listed(games)}, or a book that it extends", "game-or-book", names=_listed(games)
            )
        )
    if not isinstance(game, str) or game not in games:
        raise Place(file, "game").wrong(game, _listed(games))
    return RuleFile(file, game, document)


def _laid_over(base: Document, own: Document) -> Document:
    merged = dict(base)
    for key, value in own.items():
        below = base.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            merged[key] = below | {
                name: _field_over(below.get(name), part) for name, part in value.items()
            }
        else:
            merged[key] = value
    return merged


def _field_over(below: Any, part: Any) -> Any:
    """A field over its base; one that gives no section of its own is the club's house rule."""
    if isinstance(below, dict):
        if isinstance(part, dict):
            return below | {"section": HOUSE_RULE} | part
        if "value" in below:
            return {"value": part, "section": HOUSE_RULE}
    return part


def _listed(names: Mapping[str, object]) -> str:
    return ", ".join(f"“{name}”" for name in names)


def _shown(value: object) -> str:
    """A value as its writer knows it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = f"“{value}”" if isinstance(value, str) else str(value)
    except ValueError:  # Python writes no number of more than 4,300 figures
        return "a number too long to show"
    return text if len(text) <= 40 else text[:39] + "…"
