"""A deal of NTS explained in a terminal, with the hands drawn as tiles."""

import re
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from kiosk_app.explain.naming import as_sentence, name_seat
from kiosk_app.explain.nts import closing_lines, explain_deal, hand_lines, opening_lines
from kiosk_app.languages import in_english, load_language
from kiosk_app.terminal.tiles import Block, meld_blocks, row, tile_block
from scorer.hand import Wind
from scorer.messages import CodedError
from scorer.nts.deal import Deal, LuckyTile
from scorer.nts.json_form import read_claimed_deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import score_deal
from scorer.tiles import sort_tiles

_LUCKY: Final = dict(zip(LuckyTile, "春夏秋冬梅蘭菊竹", strict=True))
_LUCKY_STYLE: Final = "bold #7a3e9d on #f3ead3"
_SECTION: Final = r"[（(][“«「][^”»」]*[”»」][)）]"


def print_deal(console: Console, record: dict[str, Any], rules: RuleSet, language: str) -> None:
    """Every hand as it lies with its points and doublings, then who pays whom and the result."""
    words = load_language(language)
    try:
        deal, claims = read_claimed_deal(record, rules)
    except CodedError as problem:
        console.print(in_english(problem), style="red", markup=False)
        return
    explanation = explain_deal(score_deal(deal, rules), deal, rules, language)
    parts: list[RenderableType] = [*map(_line, opening_lines(explanation))]
    if claims and claims[0].completes is not None:
        seat = name_seat(words, claims[0].seat)
        first = words("nts-claims-first", seat=seat, completes=str(claims[0].completes))
        parts = [_line(as_sentence(first)), Text(), *parts]
    if not explanation.hands and deal.win is not None:
        parts += [Text(), *_drawn(deal, deal.win.winner)]
    for hand in explanation.hands:
        heading, *lines = hand_lines(hand, explanation)
        parts += [Text(), _line(heading), *_drawn(deal, hand.seat), *map(_line_of_hand, lines)]
    parts += map(_line, closing_lines(explanation))
    border = "green" if explanation.valid else "red"
    console.print(Panel(Group(*parts), border_style=border, padding=(1, 2)))


def _drawn(deal: Deal, seat: Wind) -> list[RenderableType]:
    """The hand as it lies: its tiles, the winning tile apart, the melds, then the lucky tiles."""
    hand = deal.hands[seat]
    groups = [[tile_block(tile) for tile in sort_tiles(hand.concealed)]]
    if deal.win is not None and deal.win.winner is seat:
        groups.append([tile_block(deal.win.tile)])
    groups += [*map(meld_blocks, hand.melds), [*map(_lucky_block, hand.lucky)]]
    filled = [group for group in groups if group]
    return [Padding(row(filled), (0, 0, 0, 2))] if filled else []


def _lucky_block(tile: LuckyTile) -> Block:
    return Text(f" {_LUCKY[tile]} ", _LUCKY_STYLE), Text(f" {tile.value}  ", _LUCKY_STYLE)


def _line(line: str) -> RenderableType:
    """A heading in bold; an item set in."""
    return _styled(line, "" if line.startswith(" ") else "bold")


def _line_of_hand(line: str) -> RenderableType:
    """Within a hand the headings have an indent, and its items one more."""
    return _styled(line, "" if line.startswith("    ") else "italic")


def _styled(line: str, style: str) -> RenderableType:
    indent = len(line) - len(line.lstrip(" "))
    # A terminal breaks lines at any space, so a number has none between its thousands.
    text = Text(re.sub(r"(?<=\d) (?=\d{3})", "", line.strip()), style)
    text.highlight_regex(_SECTION, "dim")
    return Padding(text, (0, 0, 0, indent))
