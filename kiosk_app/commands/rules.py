"""``tenbou rules``: the rule sets there are, what one says, or what a club's own file changes."""

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from kiosk_app.commands.score import add_language_argument
from kiosk_app.languages import in_english
from kiosk_app.terminal.lines import headings, line

if TYPE_CHECKING:
    from rich.console import Console

    from kiosk_app.languages import Language
    from scorer import RuleSet
    from scorer.nts.ruleset import RuleSet as NtsRuleSet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--offences", action="store_true")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from kiosk_app.languages import load_language
    from scorer import RuleFileError, RuleSet
    from scorer.books import RULE_SETS, load_book

    console = Console(highlight=False, soft_wrap=True)
    try:
        if arguments.file is None:
            table = Table(*headings("rule-set", "version", "name"))
            for name in RULE_SETS:
                book = load_book(name)
                table.add_row(book.id, str(book.version), book.name)
            console.print(table)
            return 0
        own = load_book(arguments.file)
    except RuleFileError as error:
        console.print(in_english(error), style="red", markup=False)
        return 2
    words = load_language(arguments.language)
    if arguments.offences:
        from kiosk_app.explain.book_lines import offences_in_words

        for each in offences_in_words(own.id, own.extends, words):
            console.print(each, markup=False)
        return 0
    code = "rules" if arguments.file in RULE_SETS else "rules-valid"
    console.print(line(code, name=own.name, id=own.id, version=own.version))
    _print_changes(console, arguments.file, words)
    if isinstance(own, RuleSet):
        _print_book(console, own, words, everything=arguments.all)
    else:
        _print_nts(console, own, words, everything=arguments.all)
    return 0


def _print_changes(console: "Console", file: str, words: "Language") -> None:
    """What a club's own file, or a later edition, says otherwise than the book that it extends."""
    from kiosk_app.explain.rule_values import difference_in_words
    from scorer import RuleSet
    from scorer.books import load_book
    from scorer.compare import differences
    from scorer.rule_text import find_rules

    own, document = load_book(file), find_rules(file).document
    if "extends" not in document:
        return
    book = load_book(document["extends"], document.get("extends_version"))
    if isinstance(own, RuleSet) and isinstance(book, RuleSet):
        lines = [difference_in_words(each, words) for each in differences(book, own)]
    else:
        from kiosk_app.explain.nts.rule_fields import differences_in_words

        assert not isinstance(own, RuleSet)  # noqa: S101  # a file is of its book's game
        assert not isinstance(book, RuleSet)  # noqa: S101
        lines = list(differences_in_words(book, own, words))
    console.print(line("rules-beside" if lines else "rules-unchanged", book=book.name))
    _print_lines(console, lines)


def _print_lines(console: "Console", lines: Iterable[str]) -> None:
    for each in lines:
        console.print(f"  {each}", markup=False)


def _print_nts(
    console: "Console", rules: "NtsRuleSet", words: "Language", *, everything: bool
) -> None:
    from kiosk_app.explain.nts.rule_fields import fields_of, notes_of, readings_of

    shown = fields_of(rules, words) if everything else notes_of(rules, words)
    _print_fields(console, shown, list(readings_of(rules, words)), everything=everything)


def _print_book(
    console: "Console", rules: "RuleSet", words: "Language", *, everything: bool
) -> None:
    from kiosk_app.explain.book_lines import fields_of, notes_of, readings_of

    shown = fields_of(rules, words) if everything else notes_of(rules, words)
    _print_fields(console, shown, list(readings_of(rules, words)), everything=everything)
    assumed = list(fields_of(rules, words, assumed=True))
    if assumed and not everything:
        console.print(line("rules-assumed"))
        _print_lines(console, assumed)


def _print_fields(
    console: "Console", shown: Iterable[str], readings: list[str], *, everything: bool
) -> None:
    """All fields, or the book's notes alone; and where the book leaves room, how it is read."""
    if not everything:
        console.print(line("rules-notes"))
    _print_lines(console, shown)
    if readings:
        console.print(line("rules-readings"))
    _print_lines(console, readings)
