"""``tenbou rules``: the rule sets there are, what one says, or what a club's own file changes."""

import argparse
from typing import TYPE_CHECKING

from kiosk_app.commands.score import add_language_argument
from kiosk_app.languages import in_english

if TYPE_CHECKING:
    from rich.console import Console

    from kiosk_app.languages import Language
    from scorer import RuleSet
    from scorer.nts.ruleset import RuleSet as NtsRuleSet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", help="a rule set, or a club's own .toml file")
    parser.add_argument("--all", action="store_true", help="every field with its section")
    parser.add_argument(
        "--offences", action="store_true", help="which offence is a dead hand, a chombo, a fine"
    )
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
            table = Table("rule set", "version", "name")
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

        for line in offences_in_words(arguments.file, words):
            console.print(line, markup=False)
        return 0
    if arguments.file in RULE_SETS:
        console.print(f"{own.name} (id {own.id}, version {own.version})")
    else:
        console.print(f"{own.name} (id {own.id}, version {own.version}) is in order.")
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
    console.print(f"Beside {book.name}:" if lines else f"It changes nothing of {book.name}.")
    for line in lines:
        console.print("  " + line, markup=False)


def _print_nts(
    console: "Console", rules: "NtsRuleSet", words: "Language", *, everything: bool
) -> None:
    from kiosk_app.explain.nts.rule_fields import fields_of, readings_of

    for line in fields_of(rules, words) if everything else ():
        console.print("  " + line, markup=False)
    readings = list(readings_of(rules, words))
    if readings:
        console.print("Our readings:")
    for line in readings:
        console.print("  " + line, markup=False)


def _print_book(
    console: "Console", rules: "RuleSet", words: "Language", *, everything: bool
) -> None:
    from kiosk_app.explain.book_lines import fields_of, readings_of

    if everything:
        for line in fields_of(rules, words):
            console.print("  " + line, markup=False)
    readings, assumed = list(readings_of(rules, words)), list(fields_of(rules, words, assumed=True))
    if readings:
        console.print("Our readings:")
    for line in readings:
        console.print("  " + line, markup=False)
    if assumed and not everything:
        console.print("Assumed, without a source:")
        for line in assumed:
            console.print("  " + line, markup=False)
