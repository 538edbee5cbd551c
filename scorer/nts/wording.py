"""The English words for every id that a score can carry; other languages use the same ids."""

from typing import Final

from scorer.nts.deal import LuckyTile
from scorer.nts.hand_score import How
from scorer.nts.winning_hand import NotOut

POINT_WORDS: Final = {
    "mahjong": "mahjong",
    "pung-simple-open": "open pung of 2 to 8",
    "pung-simple-concealed": "concealed pung of 2 to 8",
    "pung-terminal-open": "open pung of ones or nines",
    "pung-terminal-concealed": "concealed pung of ones or nines",
    "pung-honour-open": "open pung of winds or dragons",
    "pung-honour-concealed": "concealed pung of winds or dragons",
    "kong-simple-open": "open kong of 2 to 8",
    "kong-simple-concealed": "concealed kong of 2 to 8",
    "kong-terminal-open": "open kong of ones or nines",
    "kong-terminal-concealed": "concealed kong of ones or nines",
    "kong-honour-open": "open kong of winds or dragons",
    "kong-honour-concealed": "concealed kong of winds or dragons",
    "pair-dragons": "pair of dragons",
    "pair-own-wind": "pair of the own wind",
    "pair-round-wind": "pair of the round wind",
    "pair-completed": "the winning tile completes the pair",
    "only-possible-tile": "won with the only possible tile",
    "self-drawn": "the winning tile is self-drawn",
    "bird-eats-cake": "the bird eats the cake",
    "lucky-tile": "lucky tile",
}

DOUBLING_WORDS: Final = {
    "pung-dragons": "pung or kong of dragons",
    "pung-own-wind": "pung or kong of the own wind",
    "pung-round-wind": "pung or kong of the round wind",
    "pung-round-dragon": "pung or kong of green dragons in their round",
    "three-concealed-pungs": "three concealed pungs",
    "three-open-kongs": "three open kongs",
    "three-concealed-kongs": "three concealed kongs",
    "four-concealed-pungs": "four concealed pungs",
    "clean": "clean hand",
    "very-clean": "very clean hand",
    "pure": "pure hand",
    "own-lucky-tile": "own lucky tile",
    "row-of-lucky-tiles": "four lucky tiles in a row",
    "hidden-treasure": "hidden treasure: every tile self-drawn",
    "little-four-winds": "little four winds",
    "little-three-dragons": "little three dragons",
    "four-chows": "four chows",
    "four-pungs": "four pungs",
    "pure-simples": "pure simples: only 2 to 8",
    "last-wall-tile": "last tile of the wall",
    "last-wall-tile-one-circles": "last tile of the wall, 1 circles",
    "last-discard": "last discard before a draw",
    "kong-bloom": "loose tile after a kong",
    "kong-bloom-five-circles": "loose tile after a kong, 5 circles",
    "kong-on-kong": "loose tile after the second kong of one turn",
    "robbed-kong": "robbed kong",
}

LIMIT_WORDS: Final = {
    "limit": "the limit",
    "nine-gates": "nine gates",
    "thirteen-orphans": "thirteen orphans",
    "twins-of-honours": "twins of winds and dragons",
    "twins-of-terminals": "twins of ones and nines",
    "wind-snake": "wind snake",
    "dragon-snake": "dragon snake",
    "court-of-peking": "court of Peking",
    "pure-twins": "pure twins",
    "very-clean-twins": "very clean twins",
    "clean-twins": "clean twins",
    "seven-twins": "seven twins",
    "four-winds": "four winds",
    "three-dragons": "three dragons",
    "jade": "jade hand",
    "four-kongs": "four kongs",
    "heads-and-tails": "heads and tails",
    "wriggling-snake": "wriggling snake",
    "winds-and-dragons": "winds and dragons",
    "heaven": "hand of heaven",
    "earth": "hand of earth",
}

HOW_WORDS: Final = {
    How.SELF_DRAWN: "self-drawn",
    How.DISCARD: "on a discard",
    How.WAITING: "waiting for one tile",
}

LUCKY_WORDS: Final = {
    LuckyTile.SPRING: "spring",
    LuckyTile.SUMMER: "summer",
    LuckyTile.AUTUMN: "autumn",
    LuckyTile.WINTER: "winter",
    LuckyTile.PLUM: "plum blossom",
    LuckyTile.ORCHID: "orchid",
    LuckyTile.CHRYSANTHEMUM: "chrysanthemum",
    LuckyTile.BAMBOO: "bamboo",
}

DEAD_WORDS: Final = {
    "declared": "dead hand",
    "tile-count": "dead hand: too many or too few tiles",
}

TRANSFER_WORDS: Final = {
    "winner": "pays the winner",
    "discarder": "gave the winning tile",
    "difference": "pays the difference between their hands",
}

_NOT_OUT_WORDS: Final = {
    "dead": "A dead hand may not go out.",
    "tile-count": "The hand has {count} tiles before the winning one; it should have 13.",
    "not-complete": "The tiles make no four sets and a pair, and no irregular limit hand.",
    "too-few-doublings": "The hand has {count} of the {needed} doublings it needs to go out.",
}


def not_out_words(verdict: NotOut, needed: int) -> str:
    """One sentence on why the hand may not go out."""
    return _NOT_OUT_WORDS[verdict.reason].format(count=verdict.count, needed=needed)


def point_words(item_id: str, how: How | None, lucky: LuckyTile | None) -> str:
    """A line of points; a limit hand says how it was reached, a lucky tile which one it is."""
    if item_id in LIMIT_WORDS and how is not None:
        return f"{LIMIT_WORDS[item_id]}, {HOW_WORDS[how]}"
    words = POINT_WORDS[item_id]
    return f"{words}: {LUCKY_WORDS[lucky]}" if lucky else words
