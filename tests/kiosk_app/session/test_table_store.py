"""Dora indicators on disk, by hand."""

from pathlib import Path

import pytest

from kiosk_app.cli import main
from kiosk_app.session.game_session import Indicators, TableStore
from scorer import load_rules
from scorer.table import (
    Chombo,
    ExhaustiveDraw,
    GameStarted,
    RiichiDeclared,
    Seat,
    State,
    Undone,
    apply,
    fold,
    riichi_table,
)
from scorer.table.ledger import hand_key
from scorer.tiles import parse_tiles

RULES = riichi_table(load_rules("ema-2016"))


def start() -> State:
    players = ("Kim", "Jan", "Maja", "Ola")
    return fold([GameStarted("a", 1, RULES.id, RULES.version, players)], RULES)


def test_a_riichi_is_in_the_same_hand_and_a_draw_ends_it() -> None:
    state = start()
    riichi = apply(state, RiichiDeclared("b", 2, Seat.EAST))
    assert hand_key(riichi) == hand_key(state)
    assert hand_key(apply(state, ExhaustiveDraw("b", 2))) != hand_key(state)


def test_a_hand_that_is_played_again_has_new_indicators() -> None:
    state = start()
    assert hand_key(apply(state, Chombo("b", 2, Seat.EAST))) != hand_key(state)


def test_they_are_there_again_after_a_restart_and_after_an_undo(tmp_path: Path) -> None:
    noted, state = Indicators(tmp_path), start()
    noted.put("game", state, parse_tiles("0s3p"))
    again = Indicators(tmp_path)
    again.load()
    assert again.of("game", state) == parse_tiles("0s3p")
    assert again.of("another", state) == ()
    drawn = apply(state, ExhaustiveDraw("b", 2))
    assert again.of("game", drawn) == ()
    assert again.of("game", apply(drawn, Undone("c", 3))) == parse_tiles("0s3p")


def test_a_file_that_cannot_be_read_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "indicators.json").write_text('{"game": "game", "hands": ["x"]}')
    noted = Indicators(tmp_path)
    noted.load()
    assert noted.of("game", start()) == ()


@pytest.mark.parametrize("players", [3, 5])
def test_nts_of_three_or_five_begun_elsewhere_goes_on_at_the_kiosk(
    players: int, tmp_path: Path
) -> None:
    five = ("Kim", "Jan", "Maja", "Ola", "Piet")
    named = ("table", "new", *five[:players], "--rules", "nts-2009", "--folder", str(tmp_path))
    assert main([*named]) == 0
    kiosk = TableStore(tmp_path)
    kiosk.open()
    assert kiosk.game is not None and kiosk.game.table.seat_count == players
    kiosk.close()
