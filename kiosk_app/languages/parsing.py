"""One message of a Fluent file, parsed."""

from typing import Final

from fluent.syntax import FluentParser, ast

VALUE: Final = "\N{NULL}"
"""Marks a piece of a message that is the name of a value, not a text."""
_PARSER: Final = FluentParser(with_spans=False)


def parse(source: str) -> ast.Message | ast.Term | None:
    """The message or term; None where the source has a mistake."""
    entry = _PARSER.parse_entry(source)
    return entry if isinstance(entry, ast.Message | ast.Term) else None


def pieces_of(entry: ast.Message | ast.Term) -> tuple[str, ...] | None:
    """The texts and values of a message, in order; None for one that has to choose."""
    if entry.value is None:
        return None
    pieces = [_piece(element) for element in entry.value.elements]
    found = tuple(piece for piece in pieces if piece is not None)
    return found if len(found) == len(pieces) else None


def _piece(element: ast.TextElement | ast.Placeable) -> str | None:
    if isinstance(element, ast.TextElement):
        return element.value
    inside = element.expression
    if isinstance(inside, ast.VariableReference):
        return VALUE + inside.id.name
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    return None
