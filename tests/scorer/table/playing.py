"""A game to play in a test: one line an event."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from kiosk_app.languages import in_english
from scorer import Score, Wind, load_rules
from scorer.nts.rules_file import load_rules as load_nts_rules
from scorer.rule_files import rules_from_text
from scorer.table import (
    SEATS,
    Correction,
    Event,
    ExhaustiveDraw,
    FinalScore,
    Four,
    GameEnded,
    GameStarted,
    Refused,
    RiichiDeclared,
    Seat,
    State,
    Table,
    TableRules,
    Win,
    Winner,
    apply,
    begin,
    final_scores,
    nts_table,
    riichi_table,
    winner_from_score,
)
from scorer.table.ledger import take_win

E, S, W, N = SEATS
PLAYERS = ("Kim", "Jan", "Maja", "Ola")
NTS = nts_table(load_nts_rules())


@cache
def table_rules(name: str) -> TableRules:
    return NTS if name == NTS.id else riichi_table(load_rules(name))


def house_rules(changes: str, base: str = "ema-2016") -> TableRules:
    """A club's own rules on top of a book."""
    return riichi_table(rules_from_text(f'extends = "{base}"\n{changes}', "club.toml", own=True))


def settled_discard(
    scores: Sequence[Score], carried: int = 0, riichi: Iterable[Wind] = ()
) -> dict[str, int]:
    """What each seat gains by wins on one discard, sticks too, in the first hand of a game."""
    rules, context = riichi_table(scores[0].rules), scores[0].context
    started = GameStarted("a", 1, rules.id, rules.version, PLAYERS)
    table = apply(begin(rules), started).table
    assert table is not None and context.discarder is not None
    lying = table._replace(
        counters=context.counters,
        carried=(None,) * carried,
        riichi=tuple(Seat(wind) for wind in riichi),
    )
    # Without the names of their yaku: not everybody who wins with riichi has a stick there.
    winners = tuple(replace(winner_from_score(score, Seat.EAST), yaku=()) for score in scores)
    after = take_win(lying, Win("b", 2, winners, Seat(context.discarder)), rules)
    paid = (points - before for points, before in zip(after.points, table.points, strict=True))
    return {seat.letter: points for seat, points in zip(SEATS, paid, strict=True) if points}


class Game:
    def __init__(self, rules: str | TableRules = "ema-2016", **started: Any) -> None:
        self.rules = table_rules(rules) if isinstance(rules, str) else rules
        self.state: State = begin(self.rules)
        pinned = {"rules": self.rules.id, "version": self.rules.version, "players": PLAYERS}
        self.do(GameStarted, **(pinned | started))

    @property
    def table(self) -> Table:
        assert self.state.table is not None
        return self.state.table

    @property
    def points(self) -> Four:
        return self.table.points

    def event(self, kind: type[Event], **fields: Any) -> Event:
        sequence = self.state.sequence + 1
        given: dict[str, Any] = {"id": f"e{sequence}", "sequence": sequence, **fields}
        return kind(**given)

    def do(self, kind: type[Event], **fields: Any) -> Table:
        self.state = apply(self.state, self.event(kind, **fields))
        return self.table

    def refuses(self, kind: type[Event], **fields: Any) -> str:
        """The sentence with which the table refuses; nothing has changed."""
        before = self.state
        with pytest.raises(Refused) as refused:
            apply(before, self.event(kind, **fields))
        sentence = in_english(refused.value)
        assert sentence.endswith(".")
        assert refused.value.code
        assert self.state is before
        return sentence

    def riichi(self, *seats: Seat) -> Table:
        for seat in seats:
            self.do(RiichiDeclared, seat=seat)
        return self.table

    def ron(self, winner: Seat, discarder: Seat, han: int = 1, fu: int = 30, **more: Any) -> Table:
        winners = (Winner(winner, han=han, fu=fu),)
        return self.do(Win, winners=winners, discarder=discarder, **more)

    def tsumo(self, winner: Seat, han: int = 1, fu: int = 30) -> Table:
        return self.do(Win, winners=(Winner(winner, han=han, fu=fu),))

    def draw(self, *tenpai: Seat) -> Table:
        return self.do(ExhaustiveDraw, tenpai=tenpai)

    def pass_deals(self, count: int) -> Table:
        """So many hands that move no points: nobody waits, and East passes."""
        for _ in range(count):
            self.draw()
        return self.table

    def do_rest(self) -> Table:
        """Hands that move no points, until the game is over."""
        while self.table.over is None:
            self.draw()
        return self.table

    def to_last_hand(self) -> Table:
        return self.pass_deals(4 * self.rules.rounds - 1)

    def end(self, reason: str = "complete") -> dict[Seat, FinalScore]:
        self.do(GameEnded, reason=reason)
        return self.final()

    def final(self) -> dict[Seat, FinalScore]:
        return {score.seat: score for score in final_scores(self.table, self.rules).scores}

    def set_points(self, *points: int) -> None:
        """Bring the table to these points by a correction; with the sticks they must sum."""
        changes = tuple(new - old for new, old in zip(points, self.points, strict=True))
        if any(changes):
            self.do(Correction, reason="for the test", points=changes)
