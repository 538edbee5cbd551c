"""Rule files before a game looks at their fields: found, parsed, laid over the book they extend."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from scorer.messages import Choice, CodedError, Message
from scorer.yaku import YAKU
from scorer.yakuman import YAKUMAN

BOOKS: Final[Mapping[str, str]] = {
    "ema-2016": "riichi",
    "ema-2025": "riichi",
    "ema-2008": "riichi",
    "norway-2018": "riichi",
    "tenhou": "riichi",
    "nts-2009": "nts",
    "wrc-2025": "riichi",
    "m-league": "riichi",
    "jpml-a": "riichi",
}
"""The bundled books with their game; the first is the default."""
VARIANTS: Final[Mapping[str, str]] = {
    "sanma": "riichi",
    "norway-2018-6": "riichi",
    "norway-2018-7": "riichi",
    "norway-2018-8": "riichi",
}
"""Rule sets for three players and for newcomers: bundled, too, but not every hand fits them."""
RULE_SETS: Final[Mapping[str, str]] = {**BOOKS, **VARIANTS}
"""Every bundled rule set with its game."""
HOUSE_RULE: Final = "house rule"
ASSUMPTION: Final = "assumption"
OUR_READING: Final = "our reading"
_FOLDER: Final = Path(__file__).parent / "rules"
_BASES: Final = {"riichi": "base.toml"}
"""By game: what a book that extends no other is laid over."""
_HEADING: Final = ("id", "version", "name", "game", "extends", "extends_version", "lenient")
_GONE: Final = {
    "hand": ("tenpai",),
    "limits": ("limit_table",),
    "win": ("sticks_to",),
    "tournament": ("penalties",),
    "five_players": ("hands_in_a_round",),
}
"""Fields of version 0.1 with a single value: club files may still name them."""

_LONGEST_SHOWN: Final = 40
"""Letters of a wrong value that a sentence has room for."""

Document = dict[str, Any]


class RuleFileError(CodedError, ValueError):
    """A rule file that cannot be used: the file, the field and what is allowed."""

    section = "rules-refused"


class Place(NamedTuple):
    """A field in a rule file, as errors name it."""

    file: str
    field: str = ""

    def part(self, name: str) -> "Place":
        return Place(self.file, f"{self.field}.{name}" if self.field else name)

    def wrong(self, value: object, allowed: object) -> RuleFileError:
        shown = _shown(value)
        return RuleFileError(
            "wrong", file=self.file, field=self.field, value=shown, allowed=allowed
        )

    def missing(self, needed: object) -> RuleFileError:
        return RuleFileError("missing", file=self.file, field=self.field, allowed=needed)

    def unknown(self, allowed: object) -> RuleFileError:
        return RuleFileError("unknown", file=self.file, field=self.field, allowed=allowed)


class RuleFile(NamedTuple):
    """A whole rule file: what it leaves to the book that it extends is filled in."""

    name: str
    """What errors call it."""
    game: str
    document: Document


def books_of(game: str) -> tuple[str, ...]:
    return tuple(book for book, its_game in BOOKS.items() if its_game == game)


def no_such_rules(name: str) -> RuleFileError:
    return RuleFileError("no-such-rules", name=name, known=Choice(tuple(RULE_SETS)))


def find_rules(name: str, version: int | None = None) -> RuleFile:
    """A bundled book by its id, or a club's own file by its path (ending in ``.toml``).

    A saved game pins a book's version; without one it is the newest.
    """
    if name in RULE_SETS:
        return _book(name, version)
    if not name.endswith(".toml"):
        raise no_such_rules(name)
    path = Path(name)
    return parse_rules(_read(path), path.name, own=True)


def parse_rules(text: str, file: str, own: bool = False, saved: bool = False) -> RuleFile:
    """The rule file that a TOML text is; ``file`` is what errors call it.

    A club's own file gets an id of its own (the file's name where it gives none), so that a
    saved game never mistakes it for the book it extends. A ``saved`` one goes with a game: it
    names the version of its book (:func:`pin_book`), or is so old that there was only one.
    """
    document = _parse(text, file)
    if saved and "extends" in document:
        document.setdefault("extends_version", 1)
    if own:
        document.setdefault("id", file.removesuffix(".toml"))
        document.setdefault("name", document["id"])
        document.setdefault("version", 1)
        if document["id"] in tuple(RULE_SETS):
            raise Place(file, "id").wrong(
                document["id"], Message("rules-refused-allowed", "own-id")
            )
    return _whole(document, file, HOUSE_RULE if own else ASSUMPTION)


def pin_book(text: str, file: str) -> str:
    """A club's file as it goes with a game: it says which version of its book it extends."""
    document = _parse(text, file)
    extended = document.get("extends")
    if not isinstance(extended, str) or extended not in RULE_SETS or "extends_version" in document:
        return text
    return f"extends_version = {_book(extended).document['version']}\n{text}"


@cache
def _book(book: str, version: int | None = None) -> RuleFile:
    file = f"{book}.toml"
    newest = parse_rules((_FOLDER / file).read_text("utf-8"), file)
    if version in (None, newest.document["version"]):
        return newest
    file = f"{book}-{version}.toml"
    path = _FOLDER / "earlier" / file
    if not path.is_file():
        raise RuleFileError(
            "no-such-version", name=book, version=version, newest=newest.document["version"]
        )
    return parse_rules(path.read_text("utf-8"), file)


@cache
def _base(game: str) -> Document:
    """The values that most books share; whoever uses one without a section assumes it."""
    document = _parse((_FOLDER / _BASES[game]).read_text("utf-8"), _BASES[game])
    document["yaku"] = {row.id: {"closed": row.closed, "open": row.open} for row in YAKU}
    document["yakuman"] = {
        row.id: {"times": row.times, "special_wait": row.times} for row in YAKUMAN
    }
    return {
        group: {
            name: {
                "section": ASSUMPTION,
                **(value if isinstance(value, dict) else {"value": value}),
            }
            for name, value in fields.items()
        }
        for group, fields in document.items()
    }


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except FileNotFoundError as error:
        raise RuleFileError("no-file", file=str(path)) from error
    except IsADirectoryError as error:
        raise RuleFileError("folder", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise RuleFileError("not-utf-8", file=path.name) from error
    except (OSError, ValueError) as error:
        raise RuleFileError("unreadable", file=path.name) from error


def _parse(text: str, file: str) -> Document:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RuleFileError("not-toml", file=file, error=str(error)) from error


def _whole(document: Document, file: str, unsaid: str) -> RuleFile:
    """The document laid over the book that it extends, or over the base of its game.

    ``unsaid`` is the section of a field that is given without one.
    """
    if "extends" in document:
        extended, version = document["extends"], document.get("extends_version")
        if not isinstance(extended, str) or extended not in RULE_SETS:
            raise Place(file, "extends").wrong(extended, Choice(tuple(RULE_SETS)))
        if version is not None and (not isinstance(version, int) or isinstance(version, bool)):
            allowed = Message("rules-refused-allowed", "version-of-book")
            raise Place(file, "extends_version").wrong(version, allowed)
        document = _laid_over(_book(extended, version).document, document, file, unsaid)
    game, games = document.get("game"), dict.fromkeys(BOOKS.values())
    if game is None:
        raise Place(file, "game").missing(
            Message("rules-refused-allowed", "game-or-book", names=Choice(tuple(games)))
        )
    if not isinstance(game, str) or game not in games:
        raise Place(file, "game").wrong(game, Choice(tuple(games)))
    if "extends" not in document and game in _BASES:
        document = _laid_over(_base(game), document, file, unsaid)
    return RuleFile(file, game, document)


def _laid_over(base: Document, own: Document, file: str, unsaid: str) -> Document:
    given = {
        key: value if key in _HEADING else _without_gone(key, value) for key, value in own.items()
    }
    sections = _sections(given.pop("sections", {}), base, file)
    merged = {group: _cited(group, fields, sections) for group, fields in base.items()}
    for key, value in given.items():
        below = merged.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            merged[key] = below | {
                name: _field_over(
                    below.get(name), part, sections.get(f"{key}.{name}", sections.get(key, unsaid))
                )
                for name, part in value.items()
            }
        else:
            merged[key] = value
    return merged


def _without_gone(group: str, fields: Any) -> Any:
    if group not in _GONE or not isinstance(fields, dict):
        return fields
    return {name: value for name, value in fields.items() if name not in _GONE[group]}


def _sections(table: Any, base: Document, file: str) -> dict[str, str]:
    """A book's sections: of a whole group, or of a single field."""
    place = Place(file, "sections")
    if not isinstance(table, dict):
        raise place.wrong(table, Message("rules-refused-allowed", "table"))
    groups = {name: fields for name, fields in base.items() if isinstance(fields, dict)}
    for name, section in table.items():
        group, _, field = name.partition(".")
        if group not in groups or (field and field not in groups[group]):
            raise place.part(name).unknown(tuple(groups))
        if not isinstance(section, str) or not section.strip():
            raise place.part(name).wrong(section, Message("rules-refused-allowed", "text"))
    return table


def _cited(group: str, fields: Any, sections: Mapping[str, str]) -> Any:
    """The fields of a group with the sections that the book over it gives them."""
    if not isinstance(fields, dict):
        return fields
    whole = sections.get(group)
    cited = {}
    for name, entry in fields.items():
        section = sections.get(f"{group}.{name}", whole)
        cited[name] = entry if section is None else {**entry, "section": section}
    return cited


def _field_over(below: Any, part: Any, unsaid: str) -> Any:
    """A field over its base; a value that the book prints otherwise is left to who said so."""
    if isinstance(below, dict):
        below = {name: value for name, value in below.items() if name != "printed"}
        if isinstance(part, dict):
            return below | {"section": unsaid} | part
        if "value" in below:
            return {"value": part, "section": unsaid}
    return part


def _shown(value: object) -> Message | str:
    """A value as its writer knows it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return Message("rules-refused-value", "text", text=_short(value))
    try:
        return _short(str(value))
    except ValueError:  # Python writes no number of more than 4,300 digits
        return Message("rules-refused-value", "too-long")


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"
