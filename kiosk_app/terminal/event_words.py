"""What happened at the table as a person types it: ``riichi S``, ``draw E W``, ``chombo Kim``."""

from collections.abc import Callable
from typing import Any, Final, Literal, get_args

from kiosk_app.terminal.lines import CommandRefused
from kiosk_app.terminal.seat_words import points_by_seat, seat_in, seats_in
from kiosk_app.terminal.win_words import win_from_words
from scorer.hand import WINDS
from scorer.messages import Choice, Message
from scorer.ruleset import AbortiveDraw
from scorer.table import (
    AbortedHand,
    Bonus,
    Cancelled,
    Chombo,
    Correction,
    DeadHand,
    Event,
    ExhaustiveDraw,
    GameEnded,
    LateArrival,
    NagashiMangan,
    Penalty,
    PlayersChanged,
    Redeal,
    Refused,
    RiichiDeclared,
    State,
    Substitute,
    Table,
    TimeCalled,
)
from scorer.table.riichi import RiichiSettlement
from scorer.table.table import NOTHING

Place = tuple[str, int]
_ABORTS: Final = get_args(AbortiveDraw)
_OWN_ACTIONS: Final = ("new", "show", "undo", "redo", "replay", "export", "list")
_ENDS: Final = {"": "complete", "agreed": "agreed", "dealer-stops": "dealer-stops"}


def event_from_words(
    words: list[str],
    place: Place,
    state: State,
    *,
    now: bool = False,
    zero_sum: bool = False,
    points_move: bool = False,
    own_rules: str | None = None,
) -> Event:
    """The event that the words tell; the ledger then says whether it can be.

    ``own_rules`` is the text of the club's own rule file, where the game is played by one.
    """
    table = state.table
    if table is None:
        raise Refused("not-started")
    if words and words[0] in _OWN_ACTIONS:
        raise CommandRefused("own-action", text=words[0])
    if not words or words[0] not in _VERBS:
        raise CommandRefused("what-happened", known=Choice(_VERBS))
    if words[0] in ("ron", "tsumo"):
        return win_from_words(words, place, table, state.rules)
    if words[0] == "deal":
        from kiosk_app.terminal.deal_words import deal_from_words

        return deal_from_words(words[1:], place, state, own_rules)
    if words[0] == "mend":
        from kiosk_app.terminal.mend_words import mend_from_words

        def read(end: list[str], at: Place, then: State) -> Event:
            return event_from_words(end, at, then, own_rules=own_rules)

        return mend_from_words(words[1:], place, state, read)
    if (
        words[0] == "draw"
        and words[1:]
        and not isinstance(state.rules.settlement, RiichiSettlement)
    ):
        raise CommandRefused("no-tenpai", rules=state.rules.name)
    options = {"now": now, "zero_sum": zero_sum, "points_move": points_move}
    return _OTHERS[words[0]](place, words[1:], table, options)


def _one(words: list[str], what: Message) -> str:
    if not words:
        raise CommandRefused("missing", what=what)
    return words.pop(0)


def _none_left(words: list[str]) -> None:
    if words:
        raise CommandRefused("too-much", text=" ".join(words))


def _number(word: str, what: Literal["points", "minutes"]) -> int:
    if not word.isdecimal():
        raise CommandRefused(f"not-a-number-of-{what}", text=word)
    return int(word)


def _riichi(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    seat = seat_in(_one(words, Message("command-what", "riichi")), table)
    _none_left(words)
    return RiichiDeclared(*place, seat)


def _draw(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    if words[:1] == ["tenpai"]:
        words = words[1:]
    if words in (["nobody"], ["none"]):
        words = []
    return ExhaustiveDraw(*place, seats_in(words, table))


def _nagashi(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    at = words.index("tenpai") if "tenpai" in words else len(words)
    return NagashiMangan(*place, seats_in(words[:at], table), seats_in(words[at + 1 :], table))


def _abort(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    reason: Any = _one(words, Message("command-what", "abort", known=Choice(_ABORTS)))
    if reason not in _ABORTS:
        raise CommandRefused("not-an-abort", text=reason, known=Choice(_ABORTS))
    annuls = None
    if words[:1] == ["annuls"]:
        annuls = seat_in(_one(words[1:], Message("command-what", "void")), table)
        words = words[2:]
    _none_left(words)
    return AbortedHand(*place, reason, annuls)


def _chombo(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    return Chombo(
        *place, seat_in(_one(words, Message("command-what", "chombo")), table), " ".join(words)
    )


def _redeal(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    return Redeal(*place, " ".join(words))


def _dead(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    seat = seat_in(_one(words, Message("command-what", "dead")), table)
    annuls = words[:1] == ["annuls"]
    return DeadHand(*place, seat, " ".join(words[annuls:]), annuls_riichi=annuls)


def _adjustment(kind: type[Penalty] | type[Bonus]) -> "_Verb":
    def read(place: Place, words: list[str], table: Table, options: dict[str, bool]) -> Event:
        seat = seat_in(_one(words, Message("command-what", "adjusted")), table)
        points = _number(_one(words, Message("command-what", "points")), "points")
        when: Any = "now" if options["now"] else "after-uma"
        return kind(*place, seat, points, " ".join(words), when, options["zero_sum"])

    return read


def _cancel(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    given = _one(words, Message("command-what", "cancelled"))
    known = [each.event for each in table.adjustments if each.event.startswith(given)]
    return Cancelled(*place, known[0] if len(known) == 1 else given, " ".join(words))


def _late(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    seat = seat_in(_one(words, Message("command-what", "late")), table)
    minutes = _number(_one(words, Message("command-what", "minutes")), "minutes")
    _none_left(words)
    return LateArrival(*place, seat, minutes)


def _substitute(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    seat = seat_in(_one(words, Message("command-what", "substituted")), table)
    from_start = "from-start" in words
    name = [word for word in words if word != "from-start"]
    _one(name[:], Message("command-what", "substitute"))
    return Substitute(*place, seat, " ".join(name), from_start)


def _players(place: Place, words: list[str], table: Table, options: dict[str, bool]) -> Event:
    if len(words) != table.seat_count:
        raise CommandRefused("names", count=table.seat_count)
    players = tuple(words + [""] * (4 - table.seat_count))
    return PlayersChanged(*place, players, options["points_move"])


def _time(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    if words not in (["running"], ["between"]):
        raise CommandRefused("dice")
    return TimeCalled(*place, words == ["running"])


def _end(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    reason: Any = _ENDS.get(" ".join(words))
    if reason is None:
        raise CommandRefused("how-it-ends")
    return GameEnded(*place, reason)


def _correct(place: Place, words: list[str], table: Table, _: dict[str, bool]) -> Event:
    return correction(place, words, table)


_Verb = Callable[[Place, list[str], Table, dict[str, bool]], Event]
_OTHERS: Final[dict[str, _Verb]] = {
    "riichi": _riichi,
    "draw": _draw,
    "nagashi": _nagashi,
    "abort": _abort,
    "chombo": _chombo,
    "redeal": _redeal,
    "dead": _dead,
    "penalty": _adjustment(Penalty),
    "bonus": _adjustment(Bonus),
    "cancel": _cancel,
    "late": _late,
    "substitute": _substitute,
    "correct": _correct,
    "players": _players,
    "time": _time,
    "end": _end,
}
_VERBS: Final = ("ron", "tsumo", "deal", "mend", *_OTHERS)


def correction(place: tuple[str, int], words: list[str], table: Table) -> Correction:
    at = words.index("because") if "because" in words else len(words)
    points, rest = points_by_seat(words[:at])
    values: dict[str, Any] = {}
    for word in rest:
        name, _, value = word.partition("=")
        values[name] = _value(name, value, table)
    return Correction(*place, " ".join(words[at + 1 :]), points or NOTHING, **values)


def _value(name: str, value: str, table: Table) -> Any:
    if name in ("sticks", "counters") and value.isdecimal():
        return int(value)
    if name == "dealer" and value:
        return seat_in(value, table)
    if name == "round":
        for wind in WINDS:
            if wind.letter == value.upper():
                return wind
    raise CommandRefused("not-a-correction", text=f"{name}={value}")
