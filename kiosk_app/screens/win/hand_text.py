"""What is said of a hand: whose it is, and what is wrong with it."""

from typing import TYPE_CHECKING, Final

from kiosk_app.explain.naming import name_tile, name_tiles
from kiosk_app.languages import Language
from kiosk_app.session.hand_draft import Problem
from kiosk_app.session.steps import FlowKind
from scorer.messages import Message
from scorer.tiles import parse_tile, parse_tiles

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


_SIGNS: Final = {"dark": "dark", "bright": "dark", "cut-off": "cut-off", "blurred": "blur"}


def sign_of(hint: Message) -> str:
    return _SIGNS.get(hint.code, "info")


def hand_heading(app: "TenbouApp") -> str:
    """Whose hand it is about, and which of several."""
    session, words = app.session, app.words
    draft = session.draft
    if draft.free is not None:
        return words("tenpai-title" if session.kind is FlowKind.TENPAI else "win-free-title")
    name = session.table.name(draft.winner.seat)
    if len(draft.winners) < 2:
        return words("win-hand-of", name=name)
    return words("win-hand-of-several", name=name, at=draft.at + 1, count=len(draft.winners))


def problem_in_words(problem: Problem, words: Language) -> str:
    """One sentence and one thing to do."""
    values: dict[str, str | int] = dict(problem.values)
    if "tile" in values:
        values["tile"] = name_tile(words, parse_tile(str(values["tile"])))
    if "tiles" in values:
        tiles = parse_tiles(str(values["tiles"]))
        values["tiles"] = name_tiles(words, tiles)
    return words(f"enter-problem-{problem.code}", **values)
