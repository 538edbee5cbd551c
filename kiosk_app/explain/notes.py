"""What a newcomer would ask about a score that its numbers do not say."""

from collections.abc import Iterator, Sequence

from kiosk_app.explain.explanation import Note
from kiosk_app.explain.naming import (
    as_sentence,
    name_list,
    name_section,
    name_set,
    name_tile,
    short_yaku,
)
from kiosk_app.explain.readings import groups_of
from kiosk_app.languages import Language
from scorer.causes import is_limit_by_han
from scorer.dora import dora_from
from scorer.doubts import doubts_about
from scorer.result import HAN_OF_A_YAKUMAN, Score
from scorer.worth import MANGAN_BASE


def notes_on(score: Score, readings: Sequence[Score], words: Language) -> tuple[Note, ...]:
    """``readings`` are all that may be declared, the highest first."""
    found = [*_on_yakuman(score, words), *_on_limits(score, words), *_on_tiles(score, words)]
    found += _on_doubts(score, words)
    other = _other_reading(score, readings, words)
    return tuple([*found, other] if other else found)


def _note(words: Language, score: Score, id: str, field: str, **values: str | int) -> Note:
    section = score.rules.sections.get(field)
    if section is not None:
        values["section"] = name_section(words, section)
    text = words(f"notes-{id}", rules=score.rules.name, **values)
    return Note(id, section, as_sentence(text))


def _on_yakuman(score: Score, words: Language) -> Iterator[Note]:
    yakuman = [item for item in score.yaku if item.yakuman]
    if not yakuman:
        if any(item.id == "renho" for item in score.yaku):
            yield _note(words, score, "renho-alone", "hand.renho")
        return
    names = name_list(words, [short_yaku(words, item.id) for item in yakuman])
    if len(yakuman) > 1:
        added = score.rules.limits.yakuman_add_up
        id = "yakuman-added" if added else "yakuman-not-added"
        yield _note(words, score, id, "limits.yakuman_add_up", names=names)
    for item in yakuman:
        if item.yakuman > 1:
            note = _note(
                words, score, "yakuman-several", "",
                name=short_yaku(words, item.id), count=item.yakuman,
                section=name_section(words, item.section),
            )  # fmt: skip
            yield Note(note.id, item.section, note.text)
    if score.context.riichi or score.context.double_riichi or _has_bonus(score):
        yield _note(words, score, "nothing-beside-yakuman", "")


def _on_doubts(score: Score, words: Language) -> Iterator[Note]:
    """What was entered and can't apply, or does not fit together."""
    for doubt in doubts_about(score):
        section = score.rules.section(doubt.field)
        yield Note(doubt.message.code, section, words.sentence_for(doubt.message))


def _has_bonus(score: Score) -> bool:
    """Whether the hand holds a dora or a red five that would count without the yakuman."""
    dora = [dora_from(indicator) for indicator in score.context.dora_indicators]
    reds = score.hand.reds and score.rules.play.red_fives
    return bool(reds) or any(tile.kind in dora for tile in score.hand.tiles)


def _on_limits(score: Score, words: Language) -> Iterator[Note]:
    if any(item.yakuman or item.id == "renho" for item in score.yaku):
        return
    han = words("han", count=score.han)
    if score.yakuman:
        yield _note(words, score, "counted-yakuman", "limits.counted_yakuman", han=han)
    elif score.han >= HAN_OF_A_YAKUMAN:
        yield _note(words, score, "no-counted-yakuman", "limits.counted_yakuman", han=han)
    if is_limit_by_han(score):
        yield _note(words, score, "fu-not-counted", "")
    elif score.limit == "mangan":
        raw = score.fu << score.han + 2
        id = "rounded-up-to-mangan" if raw < MANGAN_BASE else "capped-at-mangan"
        field = "limits.round_up_to_mangan" if raw < MANGAN_BASE else ""
        yield _note(words, score, id, field, base=raw)


def _on_tiles(score: Score, words: Language) -> Iterator[Note]:
    if score.hand.reds and not score.rules.play.red_fives:
        yield _note(words, score, "red-five-is-plain", "play.red_fives")
    if is_limit_by_han(score) or score.context.discarder is not None:
        return
    pinfu = any(item.id == "pinfu" for item in score.yaku)
    fu = score.rules.fu
    if pinfu and fu.self_draw > fu.self_draw_with_pinfu:
        yield _note(words, score, "pinfu-self-drawn", "fu.self_draw_with_pinfu")


def _other_reading(score: Score, readings: Sequence[Score], words: Language) -> Note | None:
    """The second reading, where it brings fewer points."""
    second = next((other for other in readings if other.points < score.points), None)
    if second is None:
        return None
    yaku = name_list(words, [short_yaku(words, item.id) for item in second.yaku])
    values = {"yaku": yaku, "points": words("points", count=second.points)}
    if second.reading.split != score.reading.split or second.reading.shape != score.reading.shape:
        groups = groups_of(score.hand, second.reading)
        sets = words("lists-between").join(name_set(words, group.tiles) for group in groups)
        return _note(words, score, "other-reading", "", sets=sets, **values)
    if second.reading.wait != score.reading.wait:
        return _note(
            words, score, "other-wait", "",
            tile=name_tile(words, score.hand.win),
            wait=words(f"waits-{second.reading.wait.value}"),
            **values,
        )  # fmt: skip
    return _note(words, score, "other-count", "", **values)
