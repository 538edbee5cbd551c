"""What is wrong with a hand, in words."""

from kiosk_app.session.hand_draft import Problem
from kiosk_app.words import ScreenWords
from scorer.explain.naming import name_tile, name_tiles
from scorer.tiles import parse_tile, parse_tiles


def problem_in_words(problem: Problem, words: ScreenWords) -> str:
    """One sentence and one thing to do."""
    values: dict[str, str | int] = dict(problem.values)
    if "tile" in values:
        values["tile"] = name_tile(words.catalogue, parse_tile(str(values["tile"])))
    if "tiles" in values:
        tiles = parse_tiles(str(values["tiles"]))
        values["tiles"] = name_tiles(words.catalogue, tiles)
    return words(f"enter.problem.{problem.code}", **values)
