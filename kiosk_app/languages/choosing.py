"""Messages that choose between texts, by a plural or by a value: Fluent's runtime formats them."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Self

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from kiosk_app.languages import Language


class WrittenNumber(FluentInt):
    """A whole number that is written as the language groups it, and still chooses a plural."""

    written: str

    @classmethod
    def made(cls, value: int, language: "Language") -> Self:
        number = int.__new__(cls, value)
        number.written = language.number(value)
        return number

    def format(self, locale: Locale) -> str:
        return self.written


class Chooser:
    def __init__(self, language: "Language") -> None:
        self._language = language
        self._bundle = FluentBundle([language.language], use_isolating=False)
        self._added: set[str] = set()

    def format(self, id: str, values: Mapping[str, str | int]) -> str:
        from kiosk_app.languages import LanguageError

        self._add(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LanguageError(f"“{id}” has no text.")
        # Not by ``format_pattern``, which would group the numbers as Babel has it for the language.
        found = {name: self._written(value) for name, value in values.items()}
        errors: list[Exception] = []
        text = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(found)))
        if errors:
            raise LanguageError(f"“{id}” cannot be formatted: {errors[0]}.")
        return str(text)

    def _written(self, value: str | int) -> "str | FluentInt":
        return WrittenNumber.made(value, self._language) if isinstance(value, int) else value

    def _add(self, id: str) -> None:
        """Give the bundle a message, and first what it refers to."""
        if id in self._added:
            return
        self._added.add(id)
        entry = self._language.entry(id)
        references = _References()
        references.visit(entry)
        for each in references.found:
            self._add(each)
        self._bundle.add_resource(ast.Resource([entry]))


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def chooser_of(language: "Language") -> Chooser:
    return Chooser(language)
