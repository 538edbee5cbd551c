"""JSON hands in, JSON scores out, a line each; made for many lines."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from json import loads
from typing import Any, BinaryIO, Final

from scorer.doubts import doubts_about, has_doubts
from scorer.engine import score
from scorer.json_form import context_from, encode, hand_from, record_from, warnings_for
from scorer.reading_text import reading_text
from scorer.result import FuItem, NoWin, Score, YakuItem
from scorer.ruleset import RuleSet

CHUNK: Final = 1 << 16


def answer_stream(answer: Callable[[Any], str], source: BinaryIO, out: BinaryIO) -> None:
    """Answer line by line; whatever has come in is answered before more is waited for.

    So a program that asks one hand at a time gets each answer at once, and a file of many
    thousand is not slowed down by writing every line apart.
    """
    rest = b""
    while chunk := _available(source):
        *lines, rest = (rest + chunk).split(b"\n")
        _write(answer_lines(lines, answer), out)
    _write(answer_lines([rest], answer), out)


def _available(source: BinaryIO) -> bytes:
    read = getattr(source, "read1", source.read)
    data: bytes = read(CHUNK)
    return data


def _write(answers: Iterable[str], out: BinaryIO) -> None:
    # A lone surrogate, which JSON can write and UTF-8 cannot, goes out as it came in: escaped.
    out.write("".join([line + "\n" for line in answers]).encode("utf-8", "backslashreplace"))
    out.flush()


def answer_lines(lines: Iterable[bytes], answer: Callable[[Any], str]) -> Iterator[str]:
    """Each line's answer: a bad one's is an error, a blank one is passed over."""
    for line in lines:
        if not line or line.isspace():
            continue
        try:
            record = loads(line.decode("utf-8", "backslashreplace"))
        except (ValueError, RecursionError) as error:
            yield encode({"error": f"This line is not JSON: {str(error)[:80]}."})
            continue
        yield answer(record)


def answer_text(record: Any, rules: RuleSet) -> str:
    """A riichi hand's answer: a score, a reason why it cannot win, or an error."""
    if not isinstance(record, dict):
        return encode({"error": 'A line is one JSON object, like {"concealed": …}.'})
    reply = {"id": record["id"]} if "id" in record else {}
    try:
        result = score(hand_from(record), context_from(record), rules)
        warnings = warnings_for(record)
        if isinstance(result, Score) and has_doubts(result):
            warnings += [doubt.sentence for doubt in doubts_about(result)]
    except ValueError as error:
        return encode(reply | {"error": str(error)})
    if isinstance(result, NoWin) or warnings:
        extra = {"warnings": warnings} if warnings else {}
        return encode(reply | record_from(result) | extra)
    head = f'{{"id": {encode(record["id"])}, ' if reply else "{"
    return head + score_text(result)[1:]


def score_text(result: Score) -> str:
    """The text of ``record_from(result)``, from pieces that are encoded once."""
    rules, _, _, _, han, fu, yakuman, yaku, fu_items, worth, payments = result
    return (
        f'{_head(rules.id)}"han": {han}, "fu": {fu}, {_LIMITS[worth[1]]}"yakuman": {yakuman}, '
        f'"yaku": [{", ".join([_yaku(item) for item in yaku])}], '
        f'"fu_items": [{", ".join([_fu(item) for item in fu_items])}], '
        f'"reading": "{reading_text(result)}", "points": {worth[0]}, "payments": '
        f"{{{', '.join([_SEATS[seat] + str(points) for seat, points in payments.items()])}}}}}"
    )


_SEATS: Final = [f'"{letter}": ' for letter in "ESWN"]
_LIMITS: Final = {
    limit: f'"limit": {encode(limit)}, '
    for limit in (None, "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
}


@lru_cache(64)
def _head(rules: str) -> str:
    return f'{{"rules": {encode(rules)}, "valid": true, '


@lru_cache(4096)
def _yaku(item: YakuItem) -> str:
    return encode({"id": item.id, "han": item.han, "section": item.section})


@lru_cache(4096)
def _fu(item: FuItem) -> str:
    return encode({"why": item.why, "fu": item.fu, "section": item.section})
