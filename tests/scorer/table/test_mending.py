"""Past hands mended: what follows is folded again, and what no longer fits is said."""

import json
from dataclasses import replace
from random import Random

import pytest

from kiosk_app.store.records import event_text
from scorer.result import YakuItem
from scorer.table import (
    Event,
    ExhaustiveDraw,
    GameEnded,
    LeftOut,
    Mended,
    MendedHand,
    Redone,
    Refused,
    RiichiDeclared,
    State,
    Undone,
    Win,
    Winner,
    apply,
    event_from_json,
    event_to_json,
    fold,
    hands,
    look_ahead,
)
from scorer.table.hand_events import HAND_ENDS
from tests.refusing import refuses
from tests.scorer.table.playing import E, Game, N, S, W, table_rules
from tests.scorer.table.random_games import printed_seed, random_game

RULES = ("ema-2016", "ema-2008", "norway-2018", "tenhou", "m-league")


def mended(state: State, *mends: MendedHand, without: tuple[str, ...] = ()) -> State:
    left = tuple(LeftOut(event) for event in without)
    return apply(state, Mended(f"mend {state.sequence}", state.sequence + 1, mends, left))


def ron(id: str, winner: int, payer: int, han: int = 2, fu: int = 30) -> Win:
    return Win(id, 0, (Winner((E, S, W, N)[winner], han=han, fu=fu),), (E, S, W, N)[payer])


def three_hands() -> Game:
    game = Game()
    game.do(Win, winners=(Winner(S, han=2, fu=30),), discarder=E)
    game.riichi(W)
    game.draw(W)
    game.do(Win, winners=(Winner(W, han=3, fu=30),), discarder=N)
    return game


def test_the_winner_of_a_past_hand_can_be_changed_and_all_that_follows_is_folded_again() -> None:
    game = three_hands()
    first = hands(game.state)[0].end
    assert first is not None
    state = mended(game.state, MendedHand(first.id, (ron("new", 2, 0),)))
    assert state.table is not None
    # South has not got 2,000 from East: West has.
    before = game.table.points
    assert state.table.points == (before[0], before[1] - 2000, before[2] + 2000, before[3])
    assert next(hand.end and hand.end.id for hand in hands(state)) == "new"


def test_the_record_keeps_what_was_written_down_and_undo_brings_it_back() -> None:
    game = three_hands()
    first = hands(game.state)[0].end
    assert first is not None
    state = mended(game.state, MendedHand(first.id, (ron("new", 2, 0),)))
    assert list(state.record)[:-1] == list(game.state.record)
    back = apply(state, Undone("u", state.sequence + 1))
    assert (back.table, list(back.steps)) == (game.state.table, list(game.state.steps))
    again = apply(back, Redone("r", back.sequence + 1))
    assert (again.table, list(again.steps)) == (state.table, list(state.steps))


def test_undo_goes_back_past_a_mended_hand() -> None:
    game = three_hands()
    first, _, last = (hand.end for hand in hands(game.state))
    assert first is not None and last is not None
    state = mended(game.state, MendedHand(first.id, (ron("new", 2, 0),)))
    back = apply(state, Undone("u", state.sequence + 1, last.id))
    assert back.table == fold(list(game.state.record)[:-1], game.rules).table


def test_riichi_and_tenpai_of_a_past_draw_can_be_changed() -> None:
    game = three_hands()
    drawn = hands(game.state)[1].end
    assert drawn is not None
    events = (RiichiDeclared("a", 0, S), ExhaustiveDraw("b", 0, (S, N)))
    state = mended(game.state, MendedHand(drawn.id, events))
    other = Game()
    other.do(Win, winners=(Winner(S, han=2, fu=30),), discarder=E)
    other.riichi(S)
    other.draw(S, N)
    other.do(Win, winners=(Winner(W, han=3, fu=30),), discarder=N)
    assert state.table == other.table


def test_a_later_hand_that_no_longer_fits_is_named_and_can_be_left_out() -> None:
    game = Game("norway-2018")
    game.do(Win, winners=(Winner(S, han=2, fu=30),), discarder=E)
    game.draw(S)
    first, drawn = (hand.end for hand in hands(game.state))
    assert first is not None and drawn is not None
    # A yakuman puts East below zero, which ends a game in Norway: the draw was never played.
    yakuman = Win("new", 0, (Winner(S, yakuman=1),), E)
    ahead = look_ahead(game.state, (MendedHand(first.id, (yakuman,)),))
    assert [(each.event.id, each.why.code) for each in ahead.conflicts] == [
        (drawn.id, "over-below-zero")
    ]
    with refuses(Refused, match=r"With this, hand 1 no longer fits. A player is below zero\."):
        mended(game.state, MendedHand(first.id, (yakuman,)))
    state = mended(game.state, MendedHand(first.id, (yakuman,)), without=(drawn.id,))
    assert state.table is not None and state.table.over == "below-zero"


def test_a_hand_scored_by_its_tiles_is_scored_again_where_the_winds_are_others() -> None:
    game = Game()
    game.do(Win, winners=(Winner(S, han=2, fu=30),), discarder=E)
    wind = YakuItem("yakuhai-seat", 1, "4.2.1")
    game.do(Win, winners=(Winner(W, han=1, fu=30, yaku=(wind,)),), discarder=N)
    first = hands(game.state)[0].end
    assert first is not None
    by_east = MendedHand(first.id, (ron("new", 0, 1),))
    (conflict,) = look_ahead(game.state, (by_east,)).conflicts
    assert conflict.why.code == "winds-differ"


@pytest.mark.parametrize(
    ("events", "code"),
    [
        ((), "not-a-hand"),
        ((RiichiDeclared("x", 0, S),), "not-a-hand"),
        ((ron("x", 1, 0), RiichiDeclared("y", 0, S)), "not-a-hand"),
        ((GameEnded("x", 0),), "not-a-hand"),
        ((ron("e1", 1, 0),), "same-id"),
    ],
)
def test_what_is_no_hand_is_refused(events: tuple[Event, ...], code: str) -> None:
    game = three_hands()
    end, other = hands(game.state)[0].end, hands(game.state)[2].end
    assert end is not None and other is not None
    named = tuple(replace(event, id=other.id) if event.id == "e1" else event for event in events)
    with pytest.raises(Refused) as refused:
        mended(game.state, MendedHand(end.id, named))
    assert refused.value.code == code


def test_a_hand_that_is_not_there_is_refused() -> None:
    game = three_hands()
    for mends in ((), (MendedHand("nobody", (ron("x", 1, 0),)),)):
        with pytest.raises(Refused) as refused:
            mended(game.state, *mends)
        assert refused.value.code == "no-such-hand"


def test_a_mended_hand_has_a_json_form() -> None:
    game = three_hands()
    end = hands(game.state)[0].end
    assert end is not None
    hand = MendedHand(end.id, (RiichiDeclared("a", 0, S), ron("b", 2, 0)))
    event = Mended("m", 9, (hand,), (LeftOut("z"),), "the wrong winner")
    data = event_to_json(event)
    assert data["hands"][0]["events"][0] == {
        "kind": "riichi-declared",
        "id": "a",
        "sequence": 0,
        "seat": "S",
    }
    assert event_from_json(data) == event
    assert event_from_json(json.loads(event_text(event))) == event
    del data["hands"][0]["events"][0]["sequence"]
    assert event_from_json(data) == event
    data["hands"][0]["events"] = [data]
    with pytest.raises(Refused):
        event_from_json(data)


@pytest.mark.parametrize("name", RULES)
def test_mending_a_hand_to_what_it_was_changes_nothing(name: str) -> None:
    random = Random(f"{printed_seed()} {name}")
    for _ in range(3):
        states, _ = random_game(random, table_rules(name), 60)
        state = states[-1]
        for hand in hands(state):
            if hand.end is None:
                continue
            events = tuple(
                event
                for event in hand.events
                if isinstance(event, (*HAND_ENDS,))
                or event.kind in ("riichi-declared", "dead-hand")
            )
            same = mended(state, MendedHand(hand.end.id, events))
            assert same.table == state.table
            assert [step.event for step in same.steps][:-1] == [s.event for s in state.steps]


# Five counters in a row ask for the yaku under EMA 2008, and these hands have none.
@pytest.mark.parametrize("name", [name for name in RULES if name != "ema-2008"])
def test_mending_equals_a_game_played_so_from_the_start(name: str) -> None:
    """Two random games of plain wins and draws; one is mended into the other, hand by hand."""
    random, rules = Random(f"{printed_seed()} {name}"), table_rules(name)
    for _ in range(6):
        written, meant = Game(name), Game(name)
        for number in range(6):
            for game in (written, meant):
                if game.table.over is None:
                    game.state = apply(game.state, _hand(random, game, f"{number}"))
        while written.table.hand < meant.table.hand and written.table.over is None:
            written.state = apply(written.state, _hand(random, written, "x"))
        ends = [hand.end for hand in hands(written.state) if hand.end is not None]
        right = [hand.end for hand in hands(meant.state) if hand.end is not None]
        pairs = list(zip(ends, right, strict=False))
        if len(ends) > len(right):
            continue
        mends = tuple(
            MendedHand(was.id, (replace(now, id=f"{now.id} again"),)) for was, now in pairs
        )
        state = mended(written.state, *mends)
        alike = fold([*list(meant.state.record)[: len(pairs) + 1]], rules)
        assert state.table == alike.table


def _hand(random: Random, game: Game, id: str) -> Event:
    winner, payer = random.sample((E, S, W, N), 2)
    place = (f"{id} {game.state.sequence}", game.state.sequence + 1)
    if random.random() < 0.3:
        return ExhaustiveDraw(*place, tuple(random.sample((E, S, W, N), random.randint(0, 4))))
    discarder = payer if random.random() < 0.6 else None
    return Win(*place, (Winner(winner, han=random.randint(1, 4), fu=40),), discarder)
