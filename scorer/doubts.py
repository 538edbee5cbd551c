"""What was said of a win and cannot be, though its score does not hang on it.

A person is asked about it: a terminal says it, the table refuses it.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from scorer.hand import DOUBLE_RIICHI, HAITEI, HOUTEI, IPPATSU, RINSHAN
from scorer.liability import fed_by_kong, fed_yakuman
from scorer.messages import Message, Section, YakuId
from scorer.result import Score

_DRAWS_OF_IPPATSU: Final = 4


class Doubt(NamedTuple):
    message: Message
    field: str
    """The rule behind it, by its dotted name."""


def has_doubts(score: Score) -> bool:
    """Whether there may be any; most hands have neither kongs, ura, ippatsu nor anyone liable."""
    context = score.context
    named = context.liable is not None or context.ura_indicators or score.hand.kongs
    return bool(named or context.flags & IPPATSU)


def doubts_about(score: Score) -> tuple[Doubt, ...]:
    return (*_liability(score), *_indicators(score), *_timing(score))


def _liability(score: Score) -> Iterator[Doubt]:
    """EMA 2016 §3.3.9: somebody is liable for a few yakuman, and for open sets only."""
    rules, field = score.rules, "liability.yakuman"
    if score.context.liable is None:
        return
    known, section = rules.liability.yakuman, Section(rules.section(field))
    if fed_by_kong(score.yaku, score.hand, rules, tsumo=score.context.discarder is None):
        return
    if not known:
        message = Message("notes", "no-liability", rules=rules.name, section=section)
    elif not any(item.id in known for item in score.yaku):
        yaku = tuple(map(YakuId, known))
        message = Message("notes", "liability-not-for-this", yaku=yaku, section=section)
    elif not fed_yakuman(score.yaku, score.hand, rules):
        message = Message("notes", "nobody-liable", section=section)
    else:
        return
    yield Doubt(message, field)


def _indicators(score: Score) -> Iterator[Doubt]:
    """Each kong turns one more indicator, and one tile lies under each (EMA 2016 §3.3.5)."""
    context, hand = score.context, score.hand
    given, ura = len(context.dora_indicators), len(context.ura_indicators)
    # The indicator of the kong that drew the winning tile is turned later in some games.
    turned = hand.kongs - bool(context.flags & RINSHAN)
    wanted = 1 + turned if score.rules.play.kan_dora else 1
    if 0 < given < wanted:
        message = Message(
            "notes", "missing-indicators", kongs=hand.kongs, wanted=wanted, given=given
        )
        yield Doubt(message, "play.kan_dora")
    if ura > given:
        yield Doubt(Message("notes", "more-ura", ura=ura, given=given), "play.ura_dora")


def _timing(score: Score) -> Iterator[Doubt]:
    """Ippatsu is over after four draws, which may all come before the last tile."""
    flags, rules = score.context.flags, score.rules
    if not flags & IPPATSU or not flags & (HAITEI | HOUTEI):
        return
    if flags & DOUBLE_RIICHI:
        field = "hand.ippatsu_until"
        section = Section(rules.section(field))
        yield Doubt(Message("notes", "first-turn-ippatsu-last-tile", section=section), field)
    elif flags & HOUTEI and rules.play.riichi_tiles_left >= _DRAWS_OF_IPPATSU:
        # With four left whoever declared draws the last of them, and discards after it.
        field = "play.riichi_tiles_left"
        left, section = rules.play.riichi_tiles_left, Section(rules.section(field))
        yield Doubt(Message("notes", "ippatsu-last-discard", left=left, section=section), field)
