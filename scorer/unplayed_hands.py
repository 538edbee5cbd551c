"""Hands and situations that a book does not play: three players, self-draw alone, red fives."""

from scorer.hand import FIRST_TURN, TSUMO, Hand, HandError, MeldKind, WinContext, Wind
from scorer.ruleset import RuleSet
from scorer.tiles import KINDS, TILES, Tile


def check_played(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    if context.flags & FIRST_TURN and not context.flags & TSUMO:
        _check_renho(context, rules)
    if rules.win.by == "self-draw":
        _check_self_draw(hand, context, rules)
    if rules.play.seats == 3 or context.norths:
        _check_three(hand, context, rules)
    if hand.reds + context.reds > rules.play.red_fives > 0:
        _check_reds(hand, context, rules)


def _check_renho(context: WinContext, rules: RuleSet) -> None:
    if context.seat == 0 and not rules.hand.renho_for_east:
        raise HandError("first-turn-of-east")


def _check_self_draw(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    if not context.flags & TSUMO or not hand.is_closed:
        raise HandError("no-claims", rules=rules.name)


def _check_reds(hand: Hand, context: WinContext, rules: RuleSet) -> None:
    """No more red fives of a suit than the rule set has; where it has none, a 0 is a plain five."""
    tiles = (*hand.tiles, *context.dora_indicators, *context.ura_indicators)
    for red in TILES[KINDS:]:
        count = tiles.count(red)
        if count > rules.play.red_fives:
            raise HandError(
                "too-many-reds",
                tile=red,
                count=count,
                rules=rules.name,
                most=rules.play.red_fives,
            )


_LEFT_OUT = tuple(TILES[kind] for kind in range(1, 8))
"""2 to 8 of characters are not in the wall."""


def _check_three(hand: Hand, context: WinContext, rules: RuleSet) -> None:
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
