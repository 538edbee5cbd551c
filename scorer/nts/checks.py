"""What cannot be: circumstances that contradict each other, and tiles that no set has."""

from collections import Counter
from typing import Final

from scorer.hand import HandError, MeldKind, Wind
from scorer.nts.deal import Deal, Hand, Round, Win
from scorer.nts.ruleset import RuleSet
from scorer.tiles import parse_tiles

# The first tile of all is not the last one, and no kong is made with either; a tile that is robbed
# from a kong was never discarded.
_NOT_TOGETHER: Final = (
    ("heaven", "last_wall_tile"),
    ("earth", "last_discard"),
    ("earth", "robbed_kong"),
    ("last_discard", "robbed_kong"),
)


def check_deal(deal: Deal, rules: RuleSet) -> None:
    """A whole table: who plays, with which tiles, and what the hands say of each other."""
    check_table(deal, rules)
    check_tiles(deal, rules)
    if deal.win is None:
        return
    _check_robbed_kong(deal, deal.win)
    _check_kongs(deal, rules)
    _check_counted(deal, deal.win, rules)


def check_win(win: Win, hand: Hand) -> None:
    kongs = sum(meld.is_kong for meld in hand.melds)
    needs_draw = win.last_wall_tile or win.kong_bloom or win.kong_on_kong or win.heaven
    if needs_draw and not win.self_drawn:
        raise HandError("nts-needs-draw")
    if (win.last_discard or win.robbed_kong or win.earth) and win.self_drawn:
        raise HandError("nts-needs-discard")
    if kongs < (2 if win.kong_on_kong else 1 if win.kong_bloom else 0):
        raise HandError("nts-too-few-kongs")
    for one, other in _NOT_TOGETHER:
        if getattr(win, one) and getattr(win, other):
            raise HandError("nts-not-together")
    if win.last_wall_tile and (win.kong_bloom or win.kong_on_kong):
        raise HandError("nts-loose-tile")
    if win.heaven and (win.winner is not Wind.EAST or hand.melds):
        raise HandError("nts-heaven")
    if win.earth and (win.discarder is not Wind.EAST or hand.melds):
        raise HandError("nts-earth")


def check_table(deal: Deal, rules: RuleSet) -> None:
    three = len(deal.hands) == 3
    green = deal.round is Round.GREEN_DRAGON
    if three and not rules.three_players.allowed.value:
        raise HandError("nts-three-players")
    if deal.dreamer and (three or not rules.five_players.allowed.value):
        raise HandError("nts-dreamer")
    if three and deal.round is Round.NORTH:
        raise HandError("nts-no-north")
    if green:
        own = rules.three_players if three else rules.five_players
        if not (three or deal.dreamer) or not own.green_dragon_round.value:
            raise HandError("nts-green-round")
    if three and green and deal.ruling is None:
        raise HandError("nts-ruling-missing")
    if deal.ruling is not None and not (three and green):
        raise HandError("nts-ruling")


def _check_robbed_kong(deal: Deal, win: Win) -> None:
    """NTS, Kongroof: the pung lay open before the fourth tile was to be added to it."""
    if not win.robbed_kong or win.discarder is None or win.discarder in deal.counted:
        return
    hand = deal.hands[win.discarder]
    if hand.dead:
        return
    pungs = {meld.tiles[0].kind for meld in hand.melds if meld.kind is MeldKind.PON}
    if win.tile.kind not in pungs:
        raise HandError("nts-robbed-pung", wind=win.discarder, tile=win.tile)


def _check_kongs(deal: Deal, rules: RuleSet) -> None:
    """NTS, Dode muur: with the fifteenth kong the hand is a draw, so nobody goes out after it."""
    most = rules.table.kongs_before_draw.value
    kongs = sum(meld.is_kong for hand in deal.hands.values() for meld in hand.melds)
    if kongs > most:
        raise HandError("nts-fifteenth-kong", count=kongs, most=most)


def _check_counted(deal: Deal, win: Win, rules: RuleSet) -> None:
    """Totals that people counted themselves stay within the limits too."""
    limits = rules.limits
    for seat, points in deal.counted.items():
        if seat is win.winner:
            most = (limits.self_drawn if win.self_drawn else limits.discard).value
        else:
            most = limits.others.value
        if not 0 <= points <= most:
            raise HandError("nts-counted-limit", wind=seat, points=points, most=most)


def has_unplayed_lucky(deal: Deal, rules: RuleSet) -> bool:
    """Whether lucky tiles are counted although the game is played without them."""
    return any(hand.lucky for hand in deal.hands.values()) and not rules.lucky.in_play.value


def check_tiles(deal: Deal, rules: RuleSet) -> None:
    held = Counter(tile for hand in deal.hands.values() for tile in hand.tiles)
    if deal.win is not None and deal.win.winner not in deal.counted:
        held[deal.win.tile.kind] += 1
    for tile, count in held.items():
        if count > 4:
            raise HandError("nts-fifth-tile", tile=tile, count=count)
    lucky = Counter(tile for hand in deal.hands.values() for tile in hand.lucky)
    if lucky and not rules.lucky.allowed.value:
        raise HandError("nts-no-lucky")
    if any(count > 1 for count in lucky.values()):
        raise HandError("nts-lucky-twice")
    if not rules.dead_hand.wrong_number_of_tiles.value and deal.win is not None:
        for seat, hand in deal.hands.items():
            if hand.size != 13 and not hand.dead and seat not in deal.counted:
                raise HandError("nts-hand-size", wind=seat, count=hand.size)
    if len(deal.hands) == 3:
        in_play = set(parse_tiles(rules.three_players.tiles_in_play.value))
        for tile in held:
            if tile not in in_play:
                raise HandError("nts-not-in-play", tile=tile)
        melds = [meld.kind for hand in deal.hands.values() for meld in hand.melds]
        if MeldKind.CHI in melds and not rules.three_players.open_chows.value:
            raise HandError("nts-open-chows")
