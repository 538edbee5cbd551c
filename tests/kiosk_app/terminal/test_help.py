"""The help of every command, which is in the catalogue."""

import argparse
from collections.abc import Iterator
from importlib import import_module

import pytest

from kiosk_app.cli import COMMANDS, main
from kiosk_app.commands.score_json import add_rules_argument
from kiosk_app.languages import ENGLISH, load_language
from kiosk_app.terminal.help import (
    PROGRAM,
    SHARED,
    CommandParser,
    help_of,
    help_texts,
    name_of,
    usage,
)


def parsers() -> Iterator[CommandParser]:
    whole = CommandParser(prog=PROGRAM)
    actions = whole.add_subparsers()
    for name in COMMANDS:
        command = actions.add_parser(name)
        import_module(f"kiosk_app.commands.{name}").add_arguments(command)
    yield from with_those_below(whole)
    alone = CommandParser(prog="python -m scorer")
    add_rules_argument(alone)
    alone.add_argument("--json")
    yield alone


def with_those_below(parser: CommandParser) -> Iterator[CommandParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from with_those_below(below)


def test_every_command_and_argument_has_its_help_and_no_help_is_left_over() -> None:
    texts = help_texts()
    unused = {(id, name) for id in texts if id.startswith("help-") for name in texts[id]}
    unused -= {(SHARED, ""), ("help-tenbou", "version"), ("help-score", "group-photo")}
    for parser in parsers():
        own = help_of(parser)
        id = next(id for id, attributes in texts.items() if attributes is own)
        assert own[""], f"{id} does not say what it does"
        unused.discard((id, ""))
        for action in parser._actions:
            if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
                continue
            name = name_of(action)
            assert name in own or name in texts[SHARED], f"{id} says nothing about {name}"
            unused.discard((id, name) if name in own else (SHARED, name))
        assert parser.format_help()
    assert not unused


def test_help_begins_with_a_small_letter_and_has_no_full_stop() -> None:
    for id, attributes in help_texts().items():
        for text in attributes.values() if id.startswith("help-") and id != "help-tenbou" else ():
            assert not text.endswith(".")
            assert text[:1] == text[:1].lower() or text[:2].isupper(), text


def test_the_help_is_read_as_the_catalogue_says_it() -> None:
    english = load_language(ENGLISH)
    for id, attributes in help_texts().items():
        assert english.has(id)
        if attributes[""]:
            assert english(id) == attributes[""]
    ids = {id for id in english.ids if id.startswith(("help-", "usage-"))}
    assert ids == set(help_texts())


def test_what_can_be_typed_at_the_table_fits_a_terminal() -> None:
    lines = usage().splitlines()
    assert max(map(len, lines)) <= 100
    assert lines[0].startswith("ron S 3/40 from E            S wins on E's discard with 3 han")


def test_the_catalogue_is_not_read_until_somebody_asks_for_help(
    capsys: pytest.CaptureFixture[str],
) -> None:
    help_texts.cache_clear()
    assert main(["dora", "4p"]) == 0
    assert help_texts.cache_info().misses == 0
    with pytest.raises(SystemExit):
        main(["dora", "--help"])
    assert help_texts.cache_info().misses == 1
    assert "dora indicator, like 4p" in capsys.readouterr().out
