"""One function tells the scorer what the table knows of a win."""

from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.win_draft import WinDraft
from kiosk_app.session.win_scoring import context_of
from kiosk_app.terminal.win_words import win_from_words
from scorer import load_rules, score
from scorer.hand import Hand
from scorer.json_form import context_from
from scorer.result import NoWin, Score
from scorer.table import GameStarted, RiichiDeclared, Seat, Table, fold, riichi_table
from scorer.table.riichi import score_at_table, win_context
from scorer.tiles import parse_tile, parse_tiles

RULES = load_rules("tenhou")
TWO = (Seat.WEST, Seat.SOUTH)
ALL_SIMPLES = Hand(parse_tiles("234m456p67s333s88p"), parse_tile("8s"))


def table(*riichi: Seat, counters: int = 0) -> Table:
    events = [RiichiDeclared(f"r{seat}", 2 + at, seat) for at, seat in enumerate(riichi)]
    names = ("Kim", "Jan", "Maja", "Ola")
    state = fold(
        [GameStarted("a", 1, "tenhou", RULES.version, names), *events], riichi_table(RULES)
    )
    assert state.table is not None
    return state.table._replace(counters=counters)


def test_of_several_winners_the_next_after_the_discarder_takes_sticks_and_counters() -> None:
    at = table(Seat.WEST, Seat.NORTH, counters=3)
    first = win_context(at, RULES, Seat.SOUTH, TWO, Seat.EAST)
    second = win_context(at, RULES, Seat.WEST, TWO, Seat.EAST)
    assert (first.counters, first.sticks, first.riichi) == (3, 1, False)
    assert (second.counters, second.sticks, second.riichi) == (0, 1, True)


def test_ura_counts_in_riichi_only() -> None:
    ura = parse_tiles("1s")
    for riichi, seen in (((), ()), ((Seat.SOUTH,), ura)):
        context = win_context(
            table(*riichi), RULES, Seat.SOUTH, (Seat.SOUTH,), None, ura_indicators=ura
        )
        assert context.ura_indicators == seen


def test_a_winner_who_gets_no_counters_still_needs_two_yaku() -> None:
    own = RULES._replace(hand=RULES.hand._replace(two_yaku_from_counters=5))
    at = table(counters=5)
    context = win_context(at, own, Seat.WEST, TWO, Seat.EAST, flags=())
    result = score_at_table(ALL_SIMPLES, context, at, own)
    assert context.counters == 0
    assert isinstance(result, NoWin) and result.reason == "needs-two-yaku"
    assert isinstance(score(ALL_SIMPLES, context, own), Score)


def test_the_kiosk_and_the_command_line_score_a_hand_alike() -> None:
    at = table(Seat.SOUTH, Seat.NORTH, counters=1)
    rules = riichi_table(RULES)
    line = ["ron", "S", "234m456p67s11z555z+8s", "dora:9s", "ura:4z", "ippatsu", "from", "N"]
    typed = win_from_words(line, ("x", 9), at, rules)
    draft = WinDraft().won_by([Seat.SOUTH]).with_payer(Seat.NORTH)
    hand = drawn_part("234m456p67s11z555z", "8s")
    hand = hand.with_indicators(parse_tiles("9s"), parse_tiles("4z"))
    draft = draft.with_hand(hand)
    context = context_of(draft.winner, draft, at, RULES, ())
    result = score_at_table(hand.hand(), context._replace(ippatsu=True), at, RULES)
    assert isinstance(result, Score)
    (winner,) = typed.winners
    assert (winner.han, winner.fu, winner.points) == (result.han, result.fu, result.points)


def test_json_and_a_table_make_the_same_context() -> None:
    at = table(Seat.SOUTH, Seat.NORTH, counters=1)
    indicators = {"dora_indicators": "9s", "ura_indicators": "4z"}
    record = {"by": "ron", "seat": "S", "round": "E", "discarder": "N", "counters": 1, "sticks": 2}
    said = context_from(record | indicators | {"riichi": True, "ippatsu": True})
    known = win_context(
        at,
        RULES,
        Seat.SOUTH,
        (Seat.SOUTH,),
        Seat.NORTH,
        dora_indicators=parse_tiles("9s"),
        ura_indicators=parse_tiles("4z"),
        flags=("ippatsu",),
    )
    assert said == known
