"""What was told about a win and cannot be, though its score does not hang on it.

A person is asked about it: a terminal says it, the table refuses it.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scorer.context import RINSHAN
from scorer.payments import fed_yakuman
from scorer.result import Score


class Doubt(NamedTuple):
    id: str
    sentence: str
    field: str
    """The rule behind it, by its dotted name; empty where there is none."""
    values: Mapping[str, str | int]


def has_doubts(score: Score) -> bool:
    """Whether there may be any; most hands have neither kongs, ura nor anyone liable."""
    context = score.context
    return bool(context.liable is not None or context.ura_indicators or score.hand.kongs)


def doubts_about(score: Score) -> tuple[Doubt, ...]:
    return (*_liability(score), *_indicators(score))


def _liability(score: Score) -> Iterator[Doubt]:
    """EMA 2016 §3.3.9: somebody is liable for a few yakuman, and for open sets only."""
    rules, field = score.rules, "liability.yakuman"
    if score.context.liable is None:
        return
    known = rules.liability.yakuman
    if not known:
        yield Doubt("no-liability", f"{rules.name} knows no liability: leave it out.", field, {})
    elif not any(item.id in known for item in score.yaku):
        names = " and ".join(known)
        sentence = f"Nobody is liable for this hand: that is only for {names}."
        yield Doubt("liability-not-for-this", sentence, field, {"yaku": names})
    elif not fed_yakuman(score.yaku, score.hand, rules):
        sentence = "Nobody is liable: one of the sets was not claimed, so it was fed by nobody."
        yield Doubt("nobody-liable", sentence, field, {})


def _indicators(score: Score) -> Iterator[Doubt]:
    """Each kong turns one more indicator, and one tile lies under each (EMA 2016 §3.3.5)."""
    context, hand = score.context, score.hand
    given, ura = len(context.dora_indicators), len(context.ura_indicators)
    # The indicator of the kong that drew the winning tile is turned later in some games.
    turned = hand.kongs - bool(context.flags & RINSHAN)
    wanted = 1 + turned if score.rules.play.kan_dora else 1
    if 0 < given < wanted:
        kongs = "kong" if hand.kongs == 1 else "kongs"
        yield Doubt(
            "missing-indicators",
            f"With {hand.kongs} {kongs} in the hand {wanted} indicators lie open; "
            f"{given} {'is' if given == 1 else 'are'} given.",
            "play.kan_dora",
            {"kongs": hand.kongs, "wanted": wanted, "given": given},
        )
    if ura > given:
        yield Doubt(
            "more-ura",
            f"There are {ura} indicators below {given}: there is one below each.",
            "play.ura_dora",
            {"ura": ura, "given": given},
        )
