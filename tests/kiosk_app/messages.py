"""What the messages of a language are made of, for tests that look at them as a whole."""

from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kiosk_app.languages import Language


class _Parts(Visitor):
    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.choosing: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        chosen_by = _Parts()
        chosen_by.visit(node.selector)
        self.choosing |= chosen_by.shown
        for variant in node.variants:
            self.visit(variant)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def _parts(language: Language, id: str) -> _Parts:
    parts = _Parts()
    parts.visit(language.entry(id))
    return parts


def values_of(language: Language, id: str) -> frozenset[str]:
    """The names of the values that a message asks for, whichever of its texts is chosen."""
    parts = _parts(language, id)
    return frozenset(parts.shown | parts.choosing)


def shown_values(language: Language, id: str) -> frozenset[str]:
    """Those that are written, and do not only choose the text."""
    return frozenset(_parts(language, id).shown)


def texts_of(language: Language, id: str) -> tuple[str, ...]:
    """The texts in a message, without its values."""
    return tuple(_parts(language, id).texts)


def whole_text(language: Language, id: str) -> str | None:
    """The text of a message without values; None for any other."""
    return None if values_of(language, id) else language(id)
