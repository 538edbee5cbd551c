"""What the commands of the table and the club share: the store, and how a refusal is said."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from kiosk_app.languages import in_english
from kiosk_app.settings import Settings, load_settings
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import printable
from kiosk_app.store.store import Store
from kiosk_app.terminal.lines import CommandRefused
from scorer.messages import Coded, CodedError

Action = Callable[[argparse.Namespace], int]


def add_store_argument(parser: argparse.ArgumentParser) -> None:
    # Without a default of its own: an action's would take the place of what stood before it.
    parser.add_argument(
        "--folder",
        type=Path,
        default=argparse.SUPPRESS,
    )


def add_json_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", default=argparse.SUPPRESS)


def add_common_arguments(*parsers: argparse.ArgumentParser) -> None:
    """Which club, and whether a program reads the answer."""
    for parser in parsers:
        add_store_argument(parser)
        add_json_argument(parser)


def now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def the_store(arguments: argparse.Namespace) -> Iterator[Store]:
    """The club's store; what a person should hear about it is said beside the answer."""
    address = settings_of(arguments).club_server
    server = None
    if address:
        from kiosk_app.store.fetching import fetcher

        server = fetcher(address)  # asked only where the file is damaged
    opened = open_store(arguments.folder, server=server, program="tenbou club")
    for sentence in opened.sentences:
        say(sentence)
    with opened.store as store:
        yield store


def settings_of(arguments: argparse.Namespace) -> Settings:
    """This kiosk's settings, in the club's folder where one is given; what is wrong is said."""
    settings, sentences = load_settings(arguments.folder)
    for sentence in sentences:
        say(sentence)
    return settings


def answered(action: Action, arguments: argparse.Namespace) -> int:
    """Run a command; a refusal is one sentence and exit code 2, and has changed nothing."""
    given = {"folder": None, "json": False, **vars(arguments)}
    try:
        return action(argparse.Namespace(**given))
    except CodedError as refused:
        say(refused, style="red")
        return 2


def say(sentence: str | Coded, style: str = "") -> None:
    """To the person, beside what a program reads."""
    text = sentence if isinstance(sentence, str) else in_english(sentence)
    console = PlainConsole(stderr=True, soft_wrap=True, highlight=False)
    console.print(text, style=style, markup=False)


class PlainConsole(Console):
    """A terminal that shows text and never obeys it: names come from other kiosks, too.

    What is shown may hold control characters; each becomes a space.
    """

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            text, style, control = segment
            if control is None and not text.isprintable() and text != "\n":
                lines = "\n".join(map(printable, text.split("\n")))
                yield Segment(lines, style)
            else:
                yield segment


def console() -> PlainConsole:
    return PlainConsole(highlight=False)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


def read_text(path: str) -> str:
    """A file's text, or standard input's for ``-``."""
    if path == "-":
        return sys.stdin.read()
    try:
        return Path(path).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandRefused("not-utf-8", file=str(path)) from error
