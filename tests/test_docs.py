"""What the docs name is there: files, and the commands with their options. Examples are true."""

import argparse
import doctest
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from kiosk_app.cli import COMMANDS
from kiosk_app.terminal.help import CommandParser

CHECKOUT = Path(__file__).parent.parent
PAGES = sorted(
    [*CHECKOUT.glob("docs/**/*.md"), *CHECKOUT.glob("*.md"), *CHECKOUT.glob("models/*.md")]
)
_LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)[^)]*\)")
_PATH = re.compile(r"`((?:scorer|vision|kiosk_app|tests|models|docs|\.ci)/[\w./-]*)`")
_CODE = re.compile(r"^```\w*\n(.*?)^```|`([^`]+)`", re.DOTALL | re.MULTILINE)
_MODULE = re.compile(r"\bpython -m ((?:scorer|vision|kiosk_app|tests)[\w.]*\w)(?![\w.…])")
_MEASURE = re.compile(r"measure_\w+(?= |$)")
_OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*")


EXAMPLES = sorted(
    path
    for folder in ("scorer", "vision", "kiosk_app")
    for path in (CHECKOUT / folder).rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)


def named(page: Path) -> str:
    return str(page.relative_to(CHECKOUT))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = _LINK.findall(page.read_text("utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    paths = _PATH.findall(page.read_text("utf-8"))
    assert not [path for path in paths if not (CHECKOUT / path).exists()]


@pytest.mark.parametrize("path", EXAMPLES, ids=named)
def test_every_example_of_a_module_is_true(path: Path) -> None:
    name = ".".join(path.relative_to(CHECKOUT).with_suffix("").parts).removesuffix(".__init__")
    answer = doctest.testmod(import_module(name))
    assert answer.attempted and not answer.failed


def test_the_readme_is_short() -> None:
    assert len((CHECKOUT / "README.md").read_text("utf-8").splitlines()) < 180


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_that_is_named_is_there(page: Path) -> None:
    wrong = [command for command in commands(page.read_text("utf-8")) if not _is_there(command)]
    assert not wrong


@pytest.mark.parametrize(
    "text",
    [
        "`make lemonade`",
        "`python -m tests.lemonade`",
        "`python -m tests.oracle --sugar 3`",
        "`measure_lemonade --count 3`",
        "`tenbou lemonade`",
        "`tenbou club lemonade`",
        "`tenbou club night open --sugar`",
        "```sh\nmake test\ntenbou score PHOTO --sugar  # sweet\n```",
    ],
)
def test_a_command_that_is_not_there_is_found(text: str) -> None:
    assert not all(map(_is_there, commands(text)))


def commands(text: str) -> Iterator[str]:
    """Every command in a page's code, on one line and without what is piped into it."""
    for block, inline in _CODE.findall(text):
        lines = block.splitlines() if block else [" ".join(inline.split())]
        for line in lines:
            for part in re.split(r"[;|]|&&", line.partition(" #")[0].removeprefix("$ ")):
                command = part.strip()
                if re.match(r"(make|tenbou|measure_\w+)\b|.*\bpython -m ", command):
                    yield command


def _is_there(command: str) -> bool:
    options = set(_OPTION.findall(command.partition("python -m ")[2] or command))
    if command.startswith("make "):
        return all(target in _targets() for target in command.split()[1:2])
    if command.startswith("tenbou "):
        return _tenbou_knows(command.split()[1:], options)
    if short := _MEASURE.match(command):
        return _module_knows(f"vision.training.{short[0]}", options)
    return all(_module_knows(module, options) for module in _MODULE.findall(command))


@cache
def _targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (CHECKOUT / "Makefile").read_text("utf-8"), re.MULTILINE))


def _module_knows(module: str, options: set[str]) -> bool:
    """Each option is in the module, or in a file beside or above that reads it for several."""
    path = CHECKOUT.joinpath(*module.split("."))
    main = path / "__main__.py" if path.is_dir() else path.with_suffix(".py")
    if not main.is_file():
        return False
    files = (*main.parent.glob("*.py"), *main.parent.parent.glob("*.py"))
    sources = "".join(file.read_text("utf-8") for file in files)
    return all(f'"{option}"' in sources for option in options)


def _tenbou_knows(words: list[str], options: set[str]) -> bool:
    name = words[0]
    if name.startswith("--") or not name.islower():  # tenbou --help, tenbou COMMAND
        return options <= {"--help", "--version"}
    if name not in COMMANDS:
        return False
    parser: argparse.ArgumentParser = CommandParser(prog=f"tenbou {name}")
    import_module(f"kiosk_app.commands.{name}").add_arguments(parser)
    known: set[str] = set()
    for word in ("", *words[1:]):
        below = [
            action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
        ]
        if word in ("", *(choice for action in below for choice in action.choices)):
            parser = below[0].choices[word] if word else parser
            known.update(parser._option_string_actions)
        elif below and word.islower() and word.isalpha():
            return False
    return options <= known
