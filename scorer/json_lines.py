"""JSON hands in, JSON scores out, a line each; made for many lines."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from json import JSONDecodeError, loads
from typing import Any, BinaryIO, Final, NamedTuple

from scorer.doubts import doubts_about, has_doubts
from scorer.engine import score
from scorer.json_fields import RecordError
from scorer.json_form import context_from, encode, hand_from, record_from, warnings_for
from scorer.messages import CodedError, Sentences
from scorer.result import FuItem, NoWin, Score, YakuItem
from scorer.ruleset import RuleSet

CHUNK: Final = 1 << 16
_MOST_LINES: Final = 200
"""No hand is written over more lines; so much is looked at again with each of them."""
_LONGEST_REASON: Final = 80
"""Letters of what JSON's reader says of a bad line."""


def answer_stream(answer: Callable[[Any], str], source: BinaryIO, out: BinaryIO) -> None:
    """Answer record by record; whatever has come in is answered before more is waited for.

    So a program that asks one hand at a time gets each answer at once, and a file of many
    thousand is not slowed down by writing every line apart.
    """
    records, rest = Records(), b""
    while chunk := _available(source):
        *lines, rest = (rest + chunk).split(b"\n")
        _write(map(answer, records.take(lines)), out)
    _write(map(answer, records.take([rest])), out)
    _write(map(answer, records.end()), out)


def _available(source: BinaryIO) -> bytes:
    read = getattr(source, "read1", source.read)
    data: bytes = read(CHUNK)
    return data


def _write(answers: Iterable[str], out: BinaryIO) -> None:
    # A lone surrogate, which JSON can write and UTF-8 cannot, goes out as it came in: escaped.
    out.write("".join([line + "\n" for line in answers]).encode("utf-8", "backslashreplace"))
    out.flush()


class Records:
    """JSON records out of lines: one a line, or one over several lines.

    A line that begins an object and ends before it does waits for the lines after it. Where
    those do not go on with it, it was a bad line by itself.
    """

    def __init__(self) -> None:
        self._begun: list[str] = []

    def take(self, lines: Iterable[bytes]) -> Iterator[Any]:
        """Each record as it is complete; :class:`NoRecord` for a bad line."""
        for raw in lines:
            if not self._begun and (not raw or raw.isspace()):
                continue
            line = raw.decode("utf-8", "backslashreplace")
            if self._begun:
                yield from self._go_on(line)
            else:
                yield from self._begin(line)

    def end(self) -> Iterator[Any]:
        """What was begun and never ended."""
        begun, self._begun = self._begun, []
        yield from (_bad(line) for line in begun if line and not line.isspace())

    def _begin(self, line: str) -> Iterator[Any]:
        try:
            yield loads(line)
        except (ValueError, RecursionError) as error:
            if _is_begun(error, line):
                self._begun = [line]
            else:
                yield _no_record(error)

    def _go_on(self, line: str) -> Iterator[Any]:
        whole = "\n".join([*self._begun, line])
        try:
            record = loads(whole)
        except (ValueError, RecursionError) as error:
            if _is_begun(error, whole) and len(self._begun) < _MOST_LINES:
                self._begun.append(line)
                return
            yield from self.end()
            if line and not line.isspace():
                yield from self._begin(line)
            return
        self._begun = []
        yield record


class NoRecord(NamedTuple):
    """A line that is no JSON, and why."""

    why: RecordError


def _no_record(error: Exception) -> NoRecord:
    return NoRecord(RecordError("not-json", error=str(error)[:_LONGEST_REASON]))


def records_in(text: str) -> Iterator[Any]:
    """Every JSON record of a text; :class:`RecordError` at a line that is none."""
    records = Records()
    lines = [line.encode("utf-8", "surrogatepass") for line in text.split("\n")]
    for record in (*records.take(lines), *records.end()):
        if isinstance(record, NoRecord):
            raise record.why
        yield record


def _bad(line: str) -> NoRecord:
    try:
        loads(line)
    except (ValueError, RecursionError) as error:
        return _no_record(error)
    return NoRecord(RecordError("no-end"))


def _is_begun(error: Exception, text: str) -> bool:
    """Whether nothing is wrong with an object but that more has to come."""
    at_end = isinstance(error, JSONDecodeError) and error.pos >= len(text.rstrip())
    return at_end and text.lstrip().startswith("{")


def answer_text(record: Any, rules: RuleSet, words: Sentences) -> str:
    """A riichi hand's answer: a score, a reason why it cannot win, or an error."""
    if not isinstance(record, dict):
        error = record.why if isinstance(record, NoRecord) else RecordError("not-an-object")
        return encode({"error": words.sentence_for(error)})
    reply = {"id": record["id"]} if "id" in record else {}
    try:
        result = score(hand_from(record), context_from(record), rules)
        warnings = warnings_for(record)
        if isinstance(result, Score) and has_doubts(result):
            warnings += [doubt.message for doubt in doubts_about(result)]
    except CodedError as error:
        return encode(reply | {"error": words.sentence_for(error)})
    if isinstance(result, NoWin) or warnings:
        extra = {"warnings": [words.sentence_for(each) for each in warnings]} if warnings else {}
        return encode(reply | record_from(result, words) | extra)
    head = f'{{"id": {encode(record["id"])}, ' if reply else "{"
    return head + score_text(result)[1:]


def score_text(result: Score) -> str:
    """The text of ``record_from``, from pieces that are encoded once."""
    rules, hand, _, reading, han, fu, yakuman, yaku, fu_items, worth, payments = result
    return (
        f'{_head(rules.id)}"han": {han}, "fu": {fu}, {_LIMITS[worth[1]]}"yakuman": {yakuman}, '
        f'"yaku": [{", ".join([_yaku(item) for item in yaku])}], '
        f'"fu_items": [{", ".join([_fu(item) for item in fu_items])}], '
        f'"reading": "{reading.text(hand, reds=rules.play.red_fives > 0)}", '
        f'"points": {worth[0]}, "payments": '
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
