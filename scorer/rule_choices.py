"""What each field of a riichi rule set may be, so that people can choose instead of type."""

from functools import cache
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from scorer.rule_files import GROUPS, YAKU_PARTS, YAKUMAN_PARTS
from scorer.ruleset import Between

ChoiceKind = Literal[
    "switch", "one", "several", "order", "tiles", "number", "numbers", "of-a-book", "fixed"
]
_ANY_NUMBER: Final = Between(0, 1_000_000)


class FieldChoices(NamedTuple):
    kind: ChoiceKind
    """Yes or no, one word, several words, all the words in an order, tiles, a number, a list of
    numbers, what one of the books has, or only in a file."""
    words: tuple[str, ...] = ()
    between: Between = _ANY_NUMBER


@cache
def choices_of(field: str) -> FieldChoices:
    """By the field's dotted name, such as ``play.start_points`` or ``yaku.tanyao.open``."""
    group, name = field.split(".", 1)
    if group in ("yaku", "yakuman"):
        parts = YAKU_PARTS if group == "yaku" else YAKUMAN_PARTS
        return FieldChoices("number", between=parts[name.rpartition(".")[2]])
    return _of_hint(get_type_hints(GROUPS[group], include_extras=True)[name])


def _of_hint(hint: Any) -> FieldChoices:
    if hint is bool:
        return FieldChoices("switch")
    if hasattr(hint, "__metadata__"):
        return FieldChoices("number", between=hint.__metadata__[0])
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return FieldChoices("one", arguments)
    inner = _of_hint(arguments[0])
    if inner.kind == "one":
        return FieldChoices("several", inner.words)
    if inner.kind == "number":
        return FieldChoices("numbers", between=inner.between)
    if inner.kind == "numbers":
        return FieldChoices("of-a-book")
    return FieldChoices("fixed")
