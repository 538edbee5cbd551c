"""Every message and coded error that the sources can make, found by walking their syntax."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

_REPOSITORY = Path(__file__).parents[2]
_FOLDERS = ("scorer", "vision", "kiosk_app")
_BASE = "CodedError"
_NOTE = "note"
_NOTE_SECTION = "reading-note"
_LINE = "line"
_LINE_SECTION = "printed"
_SAID_BY = ("print", "say", "status", "update", "ask", "getpass", "error")
"""Functions and methods that show a person the text that they are given."""
_HELP = ("help", "description", "epilog", "title")


class Made(NamedTuple):
    """A place where a message or an error is made."""

    where: str
    section: str
    code: str | None
    """None where it is worked out; what is written before a worked-out rest ends in ``*``."""
    values: frozenset[str] | None
    """The names of its values; None where they are worked out."""
    is_error: bool
    sentences: tuple[str, ...]
    """Texts within the call that read like a sentence."""


@cache
def sections() -> dict[str, str]:
    """The section of every class of coded errors, by the name of the class."""
    classes = {
        node.name: node
        for _, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found: dict[str, str] = {}

    def section_of(name: str) -> str | None:
        node = classes.get(name)
        if node is None:
            return None
        for line in node.body:
            match line:
                case ast.Assign(targets=[ast.Name("section")], value=ast.Constant(str(section))):
                    return section
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        return next((each for base in bases if (each := section_of(base))), None)

    def is_coded(name: str) -> bool:
        node = classes.get(name)
        bases = () if node is None else [b.id for b in node.bases if isinstance(b, ast.Name)]
        return _BASE in bases or any(map(is_coded, bases))

    for name in classes:
        if is_coded(name):
            section = section_of(name)
            assert section is not None, f"{name} has no section"
            found[name] = section
    return found


@cache
def all_made() -> tuple[Made, ...]:
    return tuple(
        made
        for path, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for made in _made(path, node)
    )


@cache
def _trees() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple(
        (path, ast.parse(path.read_text("utf-8")))
        for folder in _FOLDERS
        for path in sorted((_REPOSITORY / folder).rglob("*.py"))
    )


def _made(path: Path, call: ast.Call) -> Iterator[Made]:
    if not isinstance(call.func, ast.Name):
        return
    name, arguments = call.func.id, call.args
    if name == "Message" and len(arguments) == 2:
        section = _literal(arguments[0])
        code, is_error = arguments[1], False
    elif name == _LINE and len(arguments) == 1:
        section, code, is_error = _LINE_SECTION, arguments[0], False
    elif name == _NOTE and len(arguments) == 1:
        section, code, is_error = _NOTE_SECTION, arguments[0], False
    elif name in sections() and len(arguments) == 1:
        section, code, is_error = sections()[name], arguments[0], True
    else:
        return
    where = f"{path.relative_to(_REPOSITORY)}:{call.lineno}"
    assert section is not None, f"{where}: its section is worked out"
    values = [each.arg for each in call.keywords]
    known = frozenset(each for each in values if each is not None)
    sentences = tuple(_sentences(call))
    yield Made(where, section, _code(code), None if None in values else known, is_error, sentences)


@cache
def texts_in_the_kiosk() -> frozenset[str]:
    """Every text in the sources of the kiosk and its commands, whole or part of another."""
    return frozenset(
        node.value
        for path, tree in _trees()
        if "kiosk_app" in path.parts
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def sentences_shown() -> tuple[tuple[str, str], ...]:
    """Where a text in the sources is printed, or is the help of a command."""
    return tuple(
        (f"{path.relative_to(_REPOSITORY)}:{text.lineno}", str(text.value))
        for path, tree in _trees()
        if not {"training", "draw"} & set(path.parts)
        for node in ast.walk(tree)
        for part in _shown(node)
        for text in _texts(part)
    )


def headings_in_the_sources() -> list[str]:
    """Where a column of a terminal's table is headed by a text of the sources."""
    return [
        f"{path.relative_to(_REPOSITORY)}:{text.lineno}"
        for path, tree in _trees()
        if {"commands", "terminal"} & set(path.parts)
        for node in ast.walk(tree)
        for text in _headings(node)
    ]


def _headings(node: ast.AST) -> Iterator[ast.Constant]:
    parts: list[ast.AST] = []
    match node:
        case ast.Call(ast.Name("Table" | "Grid")) | ast.Call(ast.Attribute(attr="add_column")):
            parts = [*node.args]
        case ast.For() if any(
            isinstance(each, ast.Attribute) and each.attr == "add_column" for each in ast.walk(node)
        ):
            parts = [node.iter]
    while parts:
        part = parts.pop()
        match part:
            case ast.Constant(str(text)) if re.search(r"[^\W\d_]{2,}", text):
                yield part
            case ast.Call():
                pass  # from the catalogue
            case _:
                parts.extend(ast.iter_child_nodes(part))


def _shown(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a call, a raise or an assignment that a person reads."""
    match node:
        case ast.Raise(ast.Call(ast.Name("SystemExit")) as call):
            yield call
        case ast.Call():
            name = node.func.attr if isinstance(node.func, ast.Attribute) else None
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name in _SAID_BY:
                yield from node.args
            yield from (each.value for each in node.keywords if each.arg in _HELP)
        case ast.Assign(targets=[ast.Attribute(attr=name)]) if name in _HELP:
            yield node.value


def _texts(part: ast.AST) -> Iterator[ast.Constant]:
    """Texts of two words or more, also in an f-string; not those within another call."""
    match part:
        case ast.Constant(str(text)) if len(re.findall(r"[^\W\d_]{2,}(?=[ .:,]|$)", text)) > 1:
            yield part
        case ast.Call():
            return
        case _:
            for child in ast.iter_child_nodes(part):
                yield from _texts(child)


def _literal(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(str(text)):
            return text
    return None


def _code(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.JoinedStr([ast.Constant(str(text)), ast.FormattedValue()]):
            return f"{text}*"
    return None


def _sentences(call: ast.Call) -> Iterator[str]:
    for node in ast.walk(call):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = node.value.split()
            if len(words) > 2 or (words and words[-1].endswith((".", "!", "?"))):
                yield node.value
