"""What a hand of three-player riichi (sanma) cannot have."""

from scorer.context import WinContext
from scorer.hand import Hand, HandError, MeldKind, Wind
from scorer.ruleset import RuleSet
from scorer.tiles import TILES, Tile

_LEFT_OUT = tuple(TILES[kind] for kind in range(1, 8))
"""2 to 8 of characters are not in the wall."""


def check_three(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    """Refuse what three players do not have: tiles, chi, the seat of North, a bonus north."""
    if context.norths and rules.play.north != "bonus":
        raise HandError("north-is-no-bonus", rules=rules.name)
    if rules.play.seats != 3:
        return
    for tile in (*hand.tiles, *context.dora_indicators, *context.ura_indicators):
        if _is_left_out(tile):
            raise HandError("tile-of-four-players", tile=tile)
    if any(meld.kind is MeldKind.CHI for meld in hand.melds):
        raise HandError("chi-of-three-players")
    if Wind.NORTH in (context.seat, context.discarder, context.liable):
        raise HandError("north-of-three-players")


def _is_left_out(tile: Tile) -> bool:
    return tile.kind in _LEFT_OUT
