"""``tenbou rules``: the rule sets there are, or whether a club's own file is in order."""

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", help="a club's own .toml file to look over")


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from kiosk_app.explain.rule_values import difference_in_words
    from kiosk_app.languages import ENGLISH, load_language
    from scorer import RuleFileError, RuleSet, load_rules
    from scorer.books import RULE_SETS, load_book
    from scorer.compare import differences

    console = Console(highlight=False)
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
        console.print(str(error), style="red", markup=False)
        return 2
    console.print(f"{own.name} (id {own.id}, version {own.version}) is in order.")
    if isinstance(own, RuleSet):
        console.print("Beside EMA Riichi 2016:")
        words = load_language(ENGLISH)
        for difference in differences(load_rules("ema-2016"), own):
            console.print("  " + difference_in_words(difference, words), markup=False)
    return 0
