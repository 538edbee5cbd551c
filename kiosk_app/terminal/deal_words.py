"""A hand in which everybody scores (NTS), told by the four hands instead of the settlement."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from kiosk_app.languages import in_english, load_language
from kiosk_app.store.game_rules import nts_rules
from kiosk_app.terminal.lines import CommandRefused, json_in
from kiosk_app.terminal.seat_words import seat_in
from scorer.hand import WINDS, HandError, Wind
from scorer.json_fields import RecordError
from scorer.messages import Message, Section
from scorer.nts.checks import check_deal, has_unplayed_lucky
from scorer.nts.deal import Deal, Hand, Round, Win
from scorer.nts.json_deal import read_deal
from scorer.nts.json_form import claims_in
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import score_deal
from scorer.nts.sets import ONE_CIRCLES
from scorer.nts.winning_hand import NotOut
from scorer.nts.wording import not_out_words
from scorer.table import ExhaustiveDraw, Refused, State, Table
from scorer.table import Win as WinEvent
from scorer.table.deal_event import deal_win
from scorer.table.table import check_play


def deal_from_words(
    words: list[str], place: tuple[str, int], state: State, own_rules: str | None
) -> WinEvent | ExhaustiveDraw:
    """The words after ``deal``: the hands, or what the players counted.

    The hands are one JSON object as for ``tenbou score``, or a file with it; its seats are the
    winds of this hand, and the round is the table's. Counted: ``deal S from W E=128 S=272 N=40``.
    """
    table = state.table
    rules = nts_rules(state.rules.id, own_rules)
    if table is None or rules is None:
        raise CommandRefused("winner-scores", rules=state.rules.name)
    words, ruling = _without_ruling(words, table)
    if any("=" in word for word in words[1:]):
        return _event(_counted_deal(words, ruling, table, rules), rules, place, table)
    if len(words) != 1:
        raise CommandRefused("hands")
    record = _record(words[0]) | {"round": table.round_letter, "dreamer": table.dreamer is not None}
    if ruling is not None:
        record["ruling"] = ruling.letter
    claims = claims_in(record, rules)
    if claims:
        record |= {"winner": claims[0].seat.letter}
    deal = read_deal(record, rules)
    if len(deal.hands) != len(table.playing):
        winds = tuple(wind.letter for wind in _winds(table))
        raise CommandRefused("who-plays", count=len(table.playing), winds=winds)
    if has_unplayed_lucky(deal, rules):
        print(in_english(Message("nts", "lucky-not-in-play")), file=sys.stderr)
    return _event(_with_dead_hands(deal, table), rules, place, table)


def _winds(table: Table) -> tuple[Wind, ...]:
    """Those that play this hand."""
    return WINDS[: len(table.playing)]


def _without_ruling(words: list[str], table: Table) -> tuple[list[str], Wind | None]:
    """``ruling E`` says who pays and receives double in the green dragon's round of three."""
    if "ruling" not in words:
        return words, None
    at = words.index("ruling")
    if at + 1 == len(words):
        raise CommandRefused("seat-after", text="ruling")
    seat = seat_in(words[at + 1], table)
    check_play(table, seat)
    return words[:at] + words[at + 2 :], table.wind(seat)


def _with_dead_hands(deal: Deal, table: Table) -> Deal:
    """A hand recorded as dead counts nothing, whatever its tiles are (NTS, Dood spel)."""
    dead = {table.wind(seat) for seat in table.dead}
    hands = {
        wind: replace(hand, dead=True) if wind in dead else hand
        for wind, hand in deal.hands.items()
    }
    return replace(deal, hands=hands)


def _counted_deal(words: list[str], ruling: Wind | None, table: Table, rules: RuleSet) -> Deal:
    """Totals that the players counted themselves: ``S from W E=128 S=272 N=40``."""
    totals = [word.partition("=") for word in words if "=" in word]
    who = [word for word in words if "=" not in word]
    if len(who) not in (1, 3) or (len(who) == 3 and who[1] != "from"):
        raise CommandRefused("who-won")
    counted: dict[Wind, int] = {}
    dead = {table.wind(seat) for seat in table.dead}
    for seat, _, points in totals:
        if points == "dead":
            dead.add(_wind(seat, table))
        elif points.isdecimal():
            counted[_wind(seat, table)] = int(points)
        else:
            raise CommandRefused("count", text=f"{seat}={points}")
    missing = [wind for wind in _winds(table) if wind not in counted and wind not in dead]
    if missing:
        names = tuple(table.name(table.seat_of(wind)) for wind in missing)
        raise CommandRefused("count-missing", names=names)
    winner = _wind(who[0], table)
    discarder = _wind(who[2], table) if len(who) == 3 else None
    if discarder is winner:
        raise HandError("own-discard")
    if winner in dead:
        raise Refused("dead-hand-cannot-win", name=table.name(table.seat_of(winner)))
    hands = {wind: Hand((), dead=wind in dead) for wind in _winds(table)}
    deal = Deal(
        hands,
        # Where the points alone are given, the tile counts for nothing; three have no characters.
        Win(winner, ONE_CIRCLES, discarder),
        Round(table.round_letter),
        ruling=ruling,
        dreamer=table.dreamer is not None,
        counted={wind: points for wind, points in counted.items() if wind not in dead},
    )
    check_deal(deal, rules)
    return deal


def _wind(word: str, table: Table) -> Wind:
    seat = seat_in(word, table)
    check_play(table, seat)
    return table.wind(seat)


def _event(
    deal: Deal, rules: RuleSet, place: tuple[str, int], table: Table
) -> WinEvent | ExhaustiveDraw:
    result = score_deal(deal, rules)
    if isinstance(result, NotOut):
        needed = rules.going_out.minimum_doublings.value
        why = not_out_words(load_language("en"), result, needed)
        raise CommandRefused("not-out", why=why, section=Section(result.section))
    if deal.win is None:
        return ExhaustiveDraw(*place)
    thrown = deal.win.discarder
    return deal_win(
        place,
        deal,
        result,
        table,
        winner=table.seat_of(deal.win.winner),
        discarder=None if thrown is None else table.seat_of(thrown),
    )


def _record(word: str) -> dict[str, Any]:
    if word.endswith(".json"):
        try:
            word = Path(word).read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise CommandRefused("not-utf-8", file=word) from error
    record = json_in(word, lambda why: CommandRefused("deal-not-json", error=why))
    if not isinstance(record, dict):
        raise RecordError("deal")
    return record
