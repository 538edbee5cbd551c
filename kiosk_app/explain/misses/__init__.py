"""Yaku that a complete hand just misses: the few that help, the most telling first."""

from collections.abc import Collection
from typing import Final

from kiosk_app.explain.explanation import Miss
from kiosk_app.explain.misses import pinfu, sets, situation, tiles
from kiosk_app.explain.misses.sight import Found, Sight, look_at
from kiosk_app.explain.naming import as_sentence, name_section, name_tile, name_tiles
from kiosk_app.explain.readings import readings_of
from kiosk_app.languages import Language
from scorer.hand import Hand, WinContext
from scorer.result import Score
from scorer.ruleset import RuleSet
from scorer.shapes import Reading
from scorer.tiles import KINDS, TILES

REASONS: Final = (
    # The most telling first: one thing wrong that a player can see, then what lies further off.
    "four-of-a-kind",
    "pung-on-discard",
    "pinfu-pair-both",
    "pinfu-pair-seat",
    "pinfu-pair-round",
    "pinfu-pair-dragon",
    "tanyao-one",
    "tanyao-open",
    "iipeikou-open",
    "haitei-with-rinshan",
    "ura-without-riichi",
    "pinfu-wait-closed",
    "pinfu-wait-edge",
    "pinfu-wait-pair",
    "guest-wind",
    "yakuhai-pair",
    "pinfu-open",
    "riichi-not-declared",
    "riichi-open",
    "menzen-tsumo-open",
    "tanyao-two",
    "one-tile",
    "toitoi-chow",
    "flush-set",
    "chinitsu-honours",
    "outside-set",
    "junchan-honours",
    "pinfu-pung",
)
MOST: Final = 3


def misses_of(score: Score, others: Collection[str], words: Language) -> tuple[Miss, ...]:
    """Near misses of a winning hand; ``others`` are the yaku that some other reading has."""
    if score.yakuman:
        return ()
    sight = look_at(score.hand, score.context, score.rules, score.reading, wins=True)
    return _chosen(sight, [found for found in _all(sight) if found.yaku not in others], words)


def misses_without_yaku(
    hand: Hand, context: WinContext, rules: RuleSet, words: Language
) -> tuple[Reading, tuple[Miss, ...]]:
    """The reading that comes nearest to a yaku, and what it misses."""
    readings = [one for one in readings_of(hand) if one.shape in rules.hand.shapes]
    sights = [look_at(hand, context, rules, reading, wins=False) for reading in readings]
    nearest = min(sights, key=lambda sight: [*map(_rank, _ranked(_all(sight))), len(REASONS)])
    return nearest.reading, _chosen(nearest, _all(nearest), words)


def misses_without_shape(hand: Hand, rules: RuleSet, words: Language) -> tuple[Miss, ...]:
    """Seven pairs with four of a kind, which are not two pairs (EMA 2016 §4.2.2)."""
    counts = [hand.counts >> 4 * kind & 15 for kind in range(KINDS)]
    fours = tuple(TILES[kind] for kind in range(KINDS) if counts[kind] == 4)
    if hand.melds or not fours or any(count % 2 for count in counts):
        return ()
    if not rules.yaku["chiitoitsu"].closed:
        return ()
    found = Found("chiitoitsu", "four-of-a-kind", fours)
    section = rules.yaku["chiitoitsu"].section
    return (_worded(found, section, words),)


def _all(sight: Sight) -> list[Found]:
    return [found for part in (pinfu, tiles, sets, situation) for found in part.find(sight)]


def _rank(found: Found) -> int:
    return REASONS.index(found.reason)


def _ranked(found: list[Found]) -> list[Found]:
    """The most telling first, one for each yaku."""
    by_yaku: dict[str, Found] = {}
    for one in sorted(found, key=_rank):
        by_yaku.setdefault(one.yaku, one)
    return list(by_yaku.values())


def _chosen(sight: Sight, found: list[Found], words: Language) -> tuple[Miss, ...]:
    chosen = _ranked(found)[:MOST]
    return tuple(_worded(one, _section(one.yaku, sight.rules), words) for one in chosen)


def _section(yaku: str, rules: RuleSet) -> str:
    if yaku in rules.yaku:
        return rules.yaku[yaku].section
    return rules.yakuman[yaku].section if yaku in rules.yakuman else rules.dora[yaku]


def _worded(found: Found, section: str, words: Language) -> Miss:
    name = words(f"yaku-{found.yaku}-name")
    text = words(
        f"misses-{found.reason}",
        yaku=name,
        tiles=name_tiles(words, found.tiles),
        needed=name_tile(words, found.needed[0]) if found.needed else "",
        section=name_section(words, section),
    )
    return Miss(found.yaku, found.reason, found.tiles, section, as_sentence(text), found.needed)
