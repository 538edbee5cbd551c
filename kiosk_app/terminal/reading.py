"""A photo's reading in a terminal: the hand drawn as tiles, how sure it is, where doubt is."""

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from kiosk_app.explain.naming import name_choice, name_list
from kiosk_app.languages import ENGLISH, in_english, load_language
from kiosk_app.terminal.lines import line
from kiosk_app.terminal.score import print_score
from kiosk_app.terminal.tiles import Block, meld_blocks, row, tile_block
from scorer import RuleSet, score
from scorer.dora import dora_from
from scorer.json_form import context_from, hand_from
from scorer.tiles import Tile, sort_tiles
from vision.hand_reading import DOUBTFUL, ReadTile
from vision.reading import PhotoReading
from vision.resolve.resolve import ReadHand

AMBER: Final = "#ffb000"
_ARROW: Final[Block] = (Text("    "), Text("  → "))


def print_reading(console: Console, reading: PhotoReading) -> None:
    found = reading.hand_reading
    parts: list[RenderableType] = []
    if found.hand is not None:
        parts += [*read_hand_rows(found.hand), Text()]
        parts += [certainty_line(reading)]
    parts += doubt_lines(reading)
    ms = reading.timing.all
    tiles = len(found.tiles)
    parts += [Text(line("tiles-found", count=tiles, ms=f"{ms:.0f}"), "dim")]
    console.print(
        Panel(
            Group(*parts),
            title=Text(reading.name),
            title_align="left",
            border_style=AMBER if is_doubtful(reading) else "green",
            padding=(1, 2),
        )
    )


def print_photo_score(
    console: Console, reading: PhotoReading, hand: dict[str, Any], rules: RuleSet, language: str
) -> None:
    """The explained score, and under it how sure the reading is and where doubt is left."""
    result = score(hand_from(hand), context_from(hand), rules)
    print_score(console, result, language)
    console.print(certainty_line(reading))
    for each in doubt_lines(reading):
        console.print(each)


def certainty_line(reading: PhotoReading) -> Text:
    """How sure the hand as a whole is; amber where somebody should look before points change."""
    sure = reading.hand_reading.confidence
    if sure < DOUBTFUL:
        return Text(line("sure-check", percent=percent(sure)), f"bold {AMBER}")
    return Text(line("sure", percent=percent(sure)), "bold")


def is_doubtful(reading: PhotoReading) -> bool:
    found = reading.hand_reading
    return found.hand is None or found.confidence < DOUBTFUL or bool(reading.warnings)


def doubt_lines(reading: PhotoReading) -> list[RenderableType]:
    """Doubtful tiles with what else they may be, what the rules changed, and the warnings."""
    found = reading.hand_reading
    doubtful = [t for t in found.tiles if t.role != "other" and t.confidence < DOUBTFUL]
    lines: list[RenderableType] = [Text(_doubt(tile), AMBER) for tile in doubtful]
    lines += [Text(in_english(change.message), AMBER) for change in found.changed]
    if found.win_candidates:
        names = name_list(load_language(ENGLISH), list(map(str, found.win_candidates)))
        lines.append(Text(line("win-candidates", tiles=names), AMBER))
    lines += [Text(in_english(warning), AMBER) for warning in reading.warnings]
    return lines


def percent(share: float) -> str:
    """In whole per cent; never 100, since nobody is that sure."""
    return f"{min(int(share * 100), 99)}%"


def read_hand_rows(hand: ReadHand) -> list[RenderableType]:
    """The hand as it lies, and the indicators with the dora they point to."""
    blocks = [[tile_block(tile) for tile in sort_tiles(hand.concealed)]]
    if hand.win is not None:
        blocks.append([tile_block(hand.win)])
    rows: list[RenderableType] = [row(blocks)]
    if hand.melds:
        rows += [Text(), row(map(meld_blocks, hand.melds))]
    for word, tiles in (("dora", hand.dora_indicators), ("ura", hand.ura_indicators)):
        if tiles:
            rows += [Text(), indicator_row(word, tiles)]
    return rows


def indicator_row(word: str, indicators: tuple[Tile, ...]) -> Text:
    label: Block = (Text(f"{word:4}"), Text("    "))
    pairs = [[tile_block(tile), _ARROW, tile_block(dora_from(tile))] for tile in indicators]
    return row([[label], *pairs])


def _doubt(tile: ReadTile) -> str:
    said = {"tile": tile.name, "role": tile.role, "percent": percent(tile.confidence)}
    if not tile.alternatives:
        return line("doubt", **said)
    others = [str(other.tile) for other in tile.alternatives]
    return line("doubt-or", **said, others=name_choice(load_language(ENGLISH), others))
