from scorer.table import ExhaustiveDraw, GameEnded, Penalty, Redone, RiichiDeclared, Undone, fold
from tests.scorer.table.playing import E, Game, S, W


def test_undo_takes_back_the_last_event_and_says_before_what_it_will_be() -> None:
    game = Game()
    before = game.table
    game.riichi(S)
    assert game.state.undoes is not None
    assert game.state.undoes.kind == "riichi-declared"
    assert game.do(Undone) == before


def test_undo_of_the_last_hand_brings_its_sticks_counters_and_east_back() -> None:
    game = Game()
    game.draw(E)
    game.riichi(S, W)
    before = game.table
    game.ron(W, S, 5)
    assert game.do(Undone) == before


def test_redo_brings_back_what_was_undone() -> None:
    game = Game()
    game.riichi(S)
    game.draw(S)
    after = game.table
    game.do(Undone)
    game.do(Undone)
    assert game.state.redoes is not None
    game.do(Redone)
    assert game.do(Redone) == after
    assert game.state.redoes is None


def test_undo_goes_back_to_any_hand_and_redo_up_to_any_event() -> None:
    game = Game()
    tables = {}
    for number in range(6):
        tables[number] = game.table
        game.do(RiichiDeclared, seat=S, id=f"r{number}")
        game.do(ExhaustiveDraw, tenpai=(E, S), id=f"d{number}")
    last = game.table
    assert game.do(Undone, target="r2") == tables[2]
    assert game.do(Redone, target="d3") == tables[4]
    assert game.do(Redone, target="d5") == last


def test_what_was_undone_stays_in_the_record_but_does_not_count() -> None:
    game = Game()
    game.do(RiichiDeclared, seat=S, id="wrong")
    game.do(Undone)
    game.do(RiichiDeclared, seat=W, id="right")
    assert [event.id for event in game.state.record] == ["e1", "wrong", "e3", "right"]
    assert [step.event.id for step in game.state.steps] == ["e1", "right"]
    assert game.table.riichi == (W,)
    assert "already in this game" in game.refuses(RiichiDeclared, seat=S, id="wrong")


def test_after_something_new_nothing_can_be_redone() -> None:
    game = Game()
    game.riichi(S)
    game.do(Undone)
    game.riichi(W)
    assert game.refuses(Redone) == "There is nothing to redo."


def test_undo_that_cannot_be_is_refused() -> None:
    game = Game()
    assert game.refuses(Undone) == "There is nothing to undo."
    assert "Start another game" in game.refuses(Undone, target="e1")
    game.riichi(S)
    assert "not part of this game" in game.refuses(Undone, target="nothing")
    game.do(Undone, id="undo")
    assert "nothing to redo" in game.refuses(Redone, target="nothing")
    assert game.state.undoes is None


def test_the_end_of_a_game_can_be_undone_to_give_a_penalty() -> None:
    game = Game()
    game.do_rest()
    game.end()
    game.do(Undone)
    game.do(Penalty, seat=S, points=8000, reason="phone")
    game.do(GameEnded)
    assert game.final()[S].penalties == -8000


def test_undo_in_the_middle_of_a_game_ends_where_the_log_alone_leads() -> None:
    game = Game()
    game.riichi(S)
    game.do(Undone)
    game.draw(E)
    game.do(Undone)
    game.do(Redone)
    game.do(RiichiDeclared, seat=W)
    assert fold(game.state.record, game.rules) == game.state
