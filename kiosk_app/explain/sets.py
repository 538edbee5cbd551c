"""The reading set by set, in words."""

from kiosk_app.explain.explanation import SetExplained
from kiosk_app.explain.naming import as_sentence, name_set, name_tile, name_tiles
from kiosk_app.explain.readings import Group
from kiosk_app.languages import Language
from scorer.hand import Hand, WinBy
from scorer.result import Reading, Shape, Wait


def explain_sets(
    groups: tuple[Group, ...], hand: Hand, reading: Reading, by: WinBy, words: Language
) -> tuple[SetExplained, ...]:
    return tuple(_explain(group, hand, reading, by, words) for group in groups)


def _explain(
    group: Group, hand: Hand, reading: Reading, by: WinBy, words: Language
) -> SetExplained:
    # A pung completed by a discard counts as open (EMA 2016 §4.1.1).
    won_open = group.completed and reading.wait is Wait.PUNG and by is WinBy.RON
    what = _what(group, reading, won_open)
    name = name_tiles if group.kind == "orphans" else name_set
    text = words("sets-line", tiles=name(words, group.tiles), what=words(f"sets-{what}"))
    if group.completed:
        text = words(
            "sets-completed",
            line=text,
            tile=name_tile(words, hand.win),
            wait=words(f"waits-{_wait(reading)}"),
        )
    return SetExplained(
        group.kind,
        group.tiles,
        group.is_open,
        reading.wait if group.completed else None,
        as_sentence(text),
    )


def _wait(reading: Reading) -> str:
    if reading.shape is Shape.THIRTEEN_ORPHANS and reading.wait is Wait.PAIR:
        return "thirteen-sided"
    return reading.wait.value


def _what(group: Group, reading: Reading, won_open: bool) -> str:
    if group.kind == "orphans":
        return "orphans"
    if group.kind == "pair":
        return "twin" if reading.shape is Shape.SEVEN_PAIRS else "pair"
    if won_open:
        return "pung-won"
    return f"{group.kind}-{'open' if group.is_open else 'concealed'}"
