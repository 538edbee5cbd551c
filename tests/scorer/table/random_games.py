"""Games of random events, some of which cannot be."""

import os
from random import Random, SystemRandom
from typing import Any, get_args

from kiosk_app.languages import in_english
from scorer import Wind
from scorer.ruleset import AbortiveDraw
from scorer.table import (
    SEATS,
    AbortedHand,
    Bonus,
    Cancelled,
    Chombo,
    Correction,
    DeadHand,
    Event,
    ExhaustiveDraw,
    GameEnded,
    GameStarted,
    LateArrival,
    NagashiMangan,
    Penalty,
    PlayersChanged,
    Redeal,
    Redone,
    Refused,
    RiichiDeclared,
    Seat,
    State,
    Substitute,
    Table,
    TableRules,
    TimeCalled,
    Undone,
    Win,
    Winner,
    apply,
    begin,
)
from tests.scorer.table.playing import PLAYERS

_WEIGHTS: dict[type[Event], float] = {
    RiichiDeclared: 20,
    Win: 20,
    ExhaustiveDraw: 8,
    NagashiMangan: 1,
    AbortedHand: 2,
    Chombo: 2,
    Redeal: 1,
    DeadHand: 2,
    Penalty: 2,
    Bonus: 1,
    Cancelled: 1,
    Correction: 2,
    PlayersChanged: 1,
    LateArrival: 1,
    Substitute: 1,
    TimeCalled: 0.3,
    Undone: 4,
    Redone: 3,
    GameEnded: 0.3,
}


def printed_seed() -> int:
    """A new seed for each run, or the one of TENBOU_SEED; pytest shows it when a test fails."""
    seed = int(os.environ.get("TENBOU_SEED") or SystemRandom().randrange(2**32))
    print(f"TENBOU_SEED={seed}")
    return seed


def random_game(random: Random, rules: TableRules, length: int) -> tuple[list[State], int]:
    """The states of a game, the one without events first, and how many events were refused."""
    states = [begin(rules)]
    states.append(apply(states[0], _start(random, rules)))
    refused = 0
    for attempt in range(length):
        state = states[-1]
        try:
            states.append(apply(state, random_event(random, state, f"a{attempt}")))
        except Refused as refusal:
            refused += 1
            sentence = in_english(refusal)
            assert sentence[0].isupper() or sentence[0] in "“0123456789"
            assert sentence[-1] == "."
            assert "{" not in sentence
    return states, refused


def _start(random: Random, rules: TableRules) -> GameStarted:
    gift = random.choice([0, 0, 1000, 5000]) if rules.start_points > 5000 else 0
    return GameStarted(
        "start",
        1,
        rules.id,
        rules.version,
        PLAYERS,
        start_points=random.choice([None, None, 27000]),
        handicap=(-gift, gift, 0, 0),
        tournament=random.random() < 0.5,
        yakitori=bool(rules.end.yakitori) and random.random() < 0.5,
    )


def random_event(random: Random, state: State, id: str) -> Event:
    table = state.table
    assert table is not None
    kind = random.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
    return kind(id, state.sequence + 1, **_fields(random, kind, state, table))


def _some(random: Random, most: int = 4) -> tuple[Seat, ...]:
    return tuple(random.sample(SEATS, random.randint(0, most)))


def _fields(random: Random, kind: type[Event], state: State, table: Table) -> dict[str, Any]:
    seat = random.choice(SEATS)
    tenpai = tuple({*_some(random), *table.riichi} - {*table.dead})
    amount = random.choice([100, 1000, 8000, 12000, random.randint(1, 9999)])
    past = random.choice([None, *(event.id for event in state.record)])
    names = random.sample(table.players, 4)
    changes: dict[type[Event], dict[str, Any]] = {
        RiichiDeclared: {"seat": seat},
        ExhaustiveDraw: {"tenpai": tenpai},
        NagashiMangan: {"seats": _some(random, 2), "tenpai": tenpai},
        AbortedHand: {"reason": random.choice(get_args(AbortiveDraw))},
        Chombo: {"seat": seat},
        DeadHand: {"seat": seat, "annuls_riichi": random.random() < 0.2},
        Cancelled: {"target": past or "x", "reason": "why not"},
        Correction: _correction(random, state, table, amount),
        PlayersChanged: {
            "players": tuple(names if random.random() < 0.7 else [*names[:3], f"P{amount}"]),
            "points_move": random.random() < 0.5,
        },
        LateArrival: {"seat": seat, "minutes": random.randint(0, 12)},
        Substitute: {"seat": seat, "player": f"S{amount}", "from_start": random.random() < 0.5},
        TimeCalled: {"hand_running": random.random() < 0.5},
        Undone: {"target": past if random.random() < 0.3 else None},
        Redone: {"target": past if random.random() < 0.2 else None},
        GameEnded: {"reason": random.choice(["complete", "dealer-stops", "agreed"])},
    }
    if kind is Win:
        return _win(random, state, table)
    if kind in (Penalty, Bonus):
        return {
            "seat": seat,
            "points": amount,
            "reason": "random",
            "when": random.choice(["now", "after-uma"]),
            "zero_sum": random.random() < 0.5,
        }
    return changes.get(kind, {})


def _correction(random: Random, state: State, table: Table, amount: int) -> dict[str, Any]:
    sticks = random.choice([None, None, 0, 2])
    stake = state.rules.riichi_stake
    back = 0 if sticks is None else (len(table.carried) - sticks) * stake
    return {
        "reason": "random",
        "points": (amount + back, -amount, 0, 0),
        "sticks": sticks,
        "counters": random.choice([None, 0, 3, -1]),
        "dealer": random.choice([None, *SEATS]),
        "round": random.choice([None, *Wind]),
    }


def _win(random: Random, state: State, table: Table) -> dict[str, Any]:
    discarder = random.choice([None, None, *SEATS])
    count = random.choices([1, 2, 3], [10, 2, 1])[0] if discarder is not None else 1
    if not state.rules.riichi_stake:
        winner = random.choice(SEATS)
        payments = tuple(60 if seat is winner else -20 for seat in SEATS)
        return {"winners": (Winner(winner),), "discarder": None, "payments": payments}
    return {
        "winners": tuple(_winner(random, seat) for seat in random.sample(SEATS, count)),
        "discarder": discarder,
        "annuls_riichi": random.random() < 0.1,
    }


def _winner(random: Random, seat: Seat) -> Winner:
    if random.random() < 0.05:
        liable = random.choice([None, *SEATS])
        return Winner(seat, yakuman=random.randint(1, 2), liable=liable)
    if random.random() < 0.1:
        return Winner(seat, points=random.choice([1000, 1500, 2000, 3900, 8000, 12000]))
    return Winner(seat, han=random.randint(1, 7), fu=random.choice([20, 25, 30, 40, 50]))
