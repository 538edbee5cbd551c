from contextlib import AbstractContextManager
from time import process_time
from unittest.mock import patch

import pytest
from sqlalchemy import Connection

from kiosk_app.club.player_lines import import_players
from kiosk_app.club.players import PlayerDetails, add_player, all_players
from kiosk_app.club.refusal import NightRefused
from kiosk_app.languages import in_english
from kiosk_app.store.store import Store
from tests.kiosk_app.club.people import EVENING
from tests.kiosk_app.store.evening import draw, new_game, now
from tests.refusing import refuses

GOOD = (
    "First name,Last name,EMA number,Country,Guest\nKim,Jansen,08010001,NL,\nOla,Hansen,,NO,yes\n"
)


def test_a_file_of_good_lines_is_taken_whole(store: Store) -> None:
    added, bad = import_players(store, "\ufeff" + GOOD, EVENING)
    assert not bad
    assert [(player.name, player.guest) for player in added] == [
        ("Kim Jansen", False),
        ("Ola Hansen", True),
    ]


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_other_delimiters_are_understood(store: Store, delimiter: str) -> None:
    import_players(store, GOOD.replace(",", delimiter), EVENING)
    assert len(all_players(store)) == 2


def test_bad_lines_are_named_with_their_numbers_and_nothing_is_taken(store: Store) -> None:
    add_player(store, PlayerDetails("Maja"), EVENING)
    text = (
        "name,ema number,guest\n"
        "Kim,08010001,\n"
        ",,\n"
        ' ,123,\n"Anna\nLisa",,\n'
        "Jan,12x4,\n"
        "Ola,08010001,\n"
        "maja,,\n"
        "Per,,perhaps\n"
        "Eva,,no,more\n"
        "KIM,,\n"
    )
    added, bad = import_players(store, text, EVENING)
    assert added == []
    assert [player.name for player in all_players(store)] == ["Maja"]
    assert [(line.number, in_english(line.why).split(":")[0][:30]) for line in bad] == [
        (4, "A player needs a name."),
        (7, "“12x4” is not an EMA number"),
        (8, "Kim already has the EMA number"),
        (9, "There is already a Maja. Give "),
        (10, "“perhaps” does not say whether"),
        (11, "This line has 4 cells, and the"),
        (12, "There is already a Kim. Give a"),
    ]
    assert in_english(bad[1].message).startswith("Line 7: “12x4” is not an EMA number")


def test_good_lines_are_taken_if_asked(store: Store) -> None:
    added, bad = import_players(store, "name,ema\nKim,x\nJan,1\n", EVENING, good_lines=True)
    assert [player.name for player in added] == ["Jan"]
    assert [line.number for line in bad] == [2]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("country\nNL\n", "No column has the names"),
        ("name,shoe size\nKim,42\n", "There is no column “shoe size”"),
        ("name,name\nKim,Kim\n", "appears twice"),
    ],
)
def test_a_file_without_its_columns_is_refused(store: Store, text: str, sentence: str) -> None:
    with refuses(NightRefused, match=sentence):
        import_players(store, text, EVENING)


def test_three_thousand_names_take_no_longer_than_their_number(store: Store) -> None:
    def seconds(count: int, letter: str) -> float:
        lines = ["name,EMA number"]
        lines += [f"{letter} Player {n},{ord(letter)}{n:06}" for n in range(count)]
        begin = process_time()
        added, bad = import_players(store, "\n".join(lines), now())
        assert (len(added), bad) == (count, ())
        return process_time() - begin

    few = seconds(300, "A")
    assert seconds(3000, "B") < 10 * few * 3 + 0.5


def test_a_game_has_its_turn_between_portions_of_names(store: Store) -> None:
    game, taken = new_game(store), []
    writing = store.writing

    def between() -> AbstractContextManager[Connection]:
        draw(game)  # it would wait for five seconds and give up if all were one transaction
        taken.append(game.state.sequence)
        return writing()

    text = "\n".join(["name", *(f"Player {n}" for n in range(1200))])
    with patch.object(store, "writing", between):
        import_players(store, text, now())
    assert len(taken) == 3
