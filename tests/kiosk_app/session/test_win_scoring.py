"""A win that is told at the screen pays what the ledger pays."""

from dataclasses import replace
from typing import Any

import pytest

from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.question import FreeTable
from kiosk_app.session.win_draft import WinDraft, WinnerDraft
from kiosk_app.session.win_flags import flags_with, possible_flags
from kiosk_app.session.win_scoring import ScoredWin, context_of, score_win
from scorer import RuleSet, load_rules
from scorer.hand import MeldKind, Wind
from scorer.table import (
    Event,
    ExhaustiveDraw,
    GameStarted,
    RiichiDeclared,
    Seat,
    State,
    Table,
    apply,
    fold,
    riichi_table,
)
from scorer.tiles import parse_tiles

NAMES = ("Kim", "Jan", "Maja", "Ola")


def state(*events: tuple[Any, ...], rules: str = "ema-2016") -> State:
    book = riichi_table(load_rules(rules))
    made: list[Event] = [GameStarted("a", 1, rules, book.version, NAMES)]
    made += [
        kind(f"e{number}", number, *values)
        for number, (kind, *values) in enumerate(events, start=2)
    ]
    return fold(made, book)


def table_of(at: State) -> Table:
    assert at.table is not None
    return at.table


PINFU = drawn_part("234m456p678s22p34s", "5s")
DRAGONS = drawn_part("234m456p67s11z555z", "8s")


def won(seats: list[Seat], discarder: Seat | None, hands: list[HandDraft]) -> WinDraft:
    draft = WinDraft().won_by(seats).with_payer(discarder)
    by_seat = dict(zip(seats, hands, strict=True))
    for at, winner in enumerate(draft.winners):
        draft = draft.looking_at(at).with_hand(by_seat[winner.seat])
    return draft


def taken(scored: ScoredWin, at: State) -> Table:
    return table_of(apply(at, scored.event(("w", at.sequence + 1))))


@pytest.mark.parametrize("discarder", [None, Seat.NORTH])
def test_what_is_shown_is_what_the_ledger_takes(discarder: Seat | None) -> None:
    at = state((ExhaustiveDraw, (Seat.EAST,)), (RiichiDeclared, Seat.WEST))
    scored = score_win(won([Seat.EAST], discarder, [DRAGONS]), table_of(at), at.rules)
    before, after = table_of(at), taken(scored, at)
    assert scored.payments is not None
    assert after.points == tuple(
        points + paid for points, paid in zip(before.points, scored.payments, strict=True)
    )
    assert sum(scored.payments) == before.sticks * 1000


def test_a_double_ron_pays_both_and_each_score_explains_its_own_part() -> None:
    at = state((ExhaustiveDraw, (Seat.EAST,)), (RiichiDeclared, Seat.EAST))
    draft = won([Seat.EAST, Seat.WEST], Seat.NORTH, [PINFU, DRAGONS])
    scored = score_win(draft, table_of(at), at.rules)
    assert [one.draft.seat for one in scored.winners] == [Seat.EAST, Seat.WEST]
    parts = [one.score for one in scored.winners]
    assert scored.payments is not None
    for seat in (Seat.EAST, Seat.WEST):
        part = next(score for score in parts if score and int(score.context.seat) == seat)
        assert part.payments[part.context.seat] == scored.payments[seat]
    taken(scored, at)


def test_a_win_on_the_discard_that_declared_riichi_returns_its_stick() -> None:
    at = state((RiichiDeclared, Seat.NORTH))
    draft = replace(won([Seat.EAST], Seat.NORTH, [DRAGONS]), annuls_riichi=True)
    scored = score_win(draft, table_of(at), at.rules)
    after = taken(scored, at)
    assert sum(after.points) == 4 * 30000
    assert scored.payments is not None and sum(scored.payments) == 0


def test_a_hand_without_a_yaku_pays_nobody_and_says_why() -> None:
    at = state()
    scored = score_win(won([Seat.SOUTH], Seat.NORTH, [drawn_part("234m456p67s11m999p", "8s")]),
                       table_of(at), at.rules)  # fmt: skip
    assert scored.payments is None
    assert scored.winners[0].result is not None and scored.winners[0].score is None


def test_a_riichi_hand_with_a_claimed_set_is_a_problem_of_the_tiles() -> None:
    at = state((RiichiDeclared, Seat.SOUTH))
    open_hand = HandDraft().with_meld(MeldKind.PON, parse_tiles("555z"))
    for tile in parse_tiles("234m456p67s11z8s"):
        open_hand = open_hand.added(tile)
    scored = score_win(won([Seat.SOUTH], Seat.NORTH, [open_hand]), table_of(at), at.rules)
    assert [problem.code for problem in scored.winners[0].problems] == ["open-riichi"]


def test_only_the_worth_is_enough() -> None:
    at = state()
    draft = WinDraft().won_by([Seat.SOUTH]).with_payer(None)
    draft = draft.with_winner(replace(draft.winner, plain=PlainWorth(han=3, fu=40)))
    scored = score_win(draft, table_of(at), at.rules)
    assert scored.payments == (-2600, 5200, -1300, -1300)
    taken(scored, at)


def flags_of(draft: WinDraft, at: State, book: RuleSet) -> tuple[str, ...]:
    winner = draft.winner
    context = context_of(winner, draft, table_of(at), book, ())
    return possible_flags(winner.hand.hand(), context, book)


def test_only_what_is_possible_is_offered() -> None:
    book = load_rules("ema-2016")
    plain = state()
    assert flags_of(won([Seat.SOUTH], Seat.NORTH, [DRAGONS]), plain, book) == (
        "houtei",
        "chankan",
        "first_turn",
    )
    riichi = state((RiichiDeclared, Seat.SOUTH))
    assert flags_of(won([Seat.SOUTH], None, [DRAGONS]), riichi, book) == (
        "ippatsu",
        "double_riichi",
        "haitei",
    )
    kong = HandDraft().with_meld(MeldKind.ANKAN, parse_tiles("5555z"))
    for tile in parse_tiles("234m456p67s11z8s"):
        kong = kong.added(tile)
    assert "rinshan" in flags_of(won([Seat.SOUTH], None, [kong]), riichi, book)
    # Ron in the first turn is no yaku in every book.
    tenhou = load_rules("tenhou")
    assert "first_turn" not in flags_of(won([Seat.SOUTH], Seat.NORTH, [DRAGONS]), plain, tenhou)


def test_a_circumstance_that_contradicts_another_takes_its_place() -> None:
    book = load_rules("ema-2016")
    at = state((RiichiDeclared, Seat.SOUTH))
    kong = HandDraft().with_meld(MeldKind.ANKAN, parse_tiles("5555z"))
    for tile in parse_tiles("234m456p67s11z8s"):
        kong = kong.added(tile)
    draft = won([Seat.SOUTH], None, [kong])
    context = context_of(draft.winner, draft, table_of(at), book, ())
    assert flags_with("rinshan", {"ippatsu"}, kong.hand(), context) == {"rinshan"}
    assert flags_with("haitei", {"ippatsu"}, kong.hand(), context) == {"haitei", "ippatsu"}


def test_flags_that_no_longer_fit_a_corrected_hand_are_left_out() -> None:
    at = state()
    draft = won([Seat.SOUTH], None, [DRAGONS])
    draft = draft.with_winner(replace(draft.winner, flags=frozenset(("rinshan", "haitei"))))
    scored = score_win(draft, table_of(at), at.rules)
    assert scored.winners[0].flags == {"haitei"}


def test_who_is_liable_for_a_fed_yakuman_pays() -> None:
    at = state()
    draft = HandDraft()
    for dragon in ("555z", "666z", "777z"):
        draft = draft.with_meld(MeldKind.PON, parse_tiles(dragon))
    for tile in parse_tiles("22p34s5s"):
        draft = draft.added(tile)
    entered = won([Seat.SOUTH], None, [draft])
    scored = score_win(entered, table_of(at), at.rules)
    assert scored.winners[0].may_be_liable
    entered = entered.with_winner(replace(entered.winner, liable=Seat.WEST))
    scored = score_win(entered, table_of(at), at.rules)
    assert scored.payments == (0, 32000, -32000, 0)
    taken(scored, at)


def test_the_tables_indicators_count_in_place_of_the_photos() -> None:
    at = state()
    hand_with = DRAGONS.with_indicators(parse_tiles("9m"))
    draft = won([Seat.SOUTH], Seat.NORTH, [hand_with])
    photo = score_win(draft, table_of(at), at.rules).winners[0].score
    table = score_win(draft, table_of(at), at.rules, parse_tiles("4z")).winners[0].score
    assert photo is not None and table is not None
    assert table.context.dora_indicators == parse_tiles("4z")
    assert photo.context.dora_indicators == parse_tiles("9m")


def test_a_hand_without_a_game_is_scored_at_a_table_of_its_own() -> None:
    book = load_rules("ema-2016")
    free = FreeTable(book, NAMES, round=Wind.SOUTH, riichi=True, counters=2, sticks=1)
    draft = replace(won([Seat.SOUTH], None, [DRAGONS]), free=free)
    scored = score_win(draft, free.table(Seat.SOUTH), free.table_rules)
    score = scored.winners[0].score
    assert score is not None
    assert (score.context.riichi, score.context.counters, score.context.sticks) == (True, 2, 2)
    assert score.context.round is Wind.SOUTH


def test_what_is_known_of_a_hand_stays_with_its_player() -> None:
    draft = won([Seat.EAST], Seat.NORTH, [DRAGONS])
    both = draft.won_by([Seat.EAST, Seat.WEST])
    assert both.winners == (WinnerDraft(Seat.EAST, DRAGONS), WinnerDraft(Seat.WEST))
    assert draft.won_by([Seat.NORTH]).discarder is None
