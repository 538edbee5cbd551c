from dataclasses import replace

import pytest

from kiosk_app.club.players import (
    PlayerDetails,
    add_player,
    add_players,
    all_players,
    edit_player,
    find_players,
    the_player,
)
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.store import Store
from tests.kiosk_app.club.people import EVENING
from tests.refusing import refuses

NAMES = ["Kim Jansen", "Jan de Vries", "Maja Nørgaard", "Åse Berg", "Marie-Louise Dubois"]


def members(store: Store) -> None:
    add_players(store, [PlayerDetails(name) for name in NAMES], EVENING)


def test_a_name_is_taken_apart_where_its_parts_are_not_given(store: Store) -> None:
    player = add_player(store, PlayerDetails("  Jan   de Vries "), EVENING)
    assert (player.name, player.first_name, player.last_name) == ("Jan de Vries", "Jan", "de Vries")


def test_the_parts_make_the_name_where_it_is_not_given(store: Store) -> None:
    details = PlayerDetails(first_name="Maja", last_name="Nørgaard", ema_number="03010003")
    assert add_player(store, details, EVENING).name == "Maja Nørgaard"


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("ki", ["Kim Jansen"]),
        ("KIM J", ["Kim Jansen"]),
        ("jan", ["Jan de Vries", "Kim Jansen"]),
        ("nor", ["Maja Nørgaard"]),
        ("ase", ["Åse Berg"]),
        ("loui", ["Marie-Louise Dubois"]),
        ("vries", ["Jan de Vries"]),
        ("aja", []),
        ("", []),
    ],
)
def test_players_are_found_by_first_letters_whatever_the_accents(
    store: Store, letters: str, found: list[str]
) -> None:
    members(store)
    assert [player.name for player in find_players(all_players(store), letters)] == found


def test_a_whole_word_goes_before_the_beginning_of_another(store: Store) -> None:
    members(store)
    assert the_player(all_players(store), "jan").name == "Jan de Vries"


def test_letters_of_several_are_refused_with_their_names(store: Store) -> None:
    members(store)
    with refuses(NightRefused, match=r"“ma” matches Maja Nørgaard or Marie-Louise Dubois\. Type"):
        the_player(all_players(store), "ma")
    with refuses(NightRefused, match="no player “xyz”"):
        the_player(all_players(store), "xyz")


@pytest.mark.parametrize(
    ("details", "sentence"),
    [
        (PlayerDetails(" "), "needs a name"),
        (PlayerDetails("kim JANSEN"), "There is already a Kim Jansen"),
        (PlayerDetails("Ola", ema_number="12-34"), "digits only"),
        (
            PlayerDetails("Ola", ema_number="123", guest=True),
            r"Ola has an EMA number, so Ola can't be a guest\.",
        ),
        (PlayerDetails("Ola\x07"), "is not a valid name: use one line"),
        (PlayerDetails("x" * 101), "is not a valid name: use one line"),
    ],
)
def test_what_cannot_be_a_player_is_refused_and_nobody_is_written_down(
    store: Store, details: PlayerDetails, sentence: str
) -> None:
    members(store)
    with refuses(NightRefused, match=sentence):
        add_players(store, [PlayerDetails("Someone Good"), details], EVENING)
    assert len(all_players(store)) == len(NAMES)


def test_two_players_cannot_have_one_ema_number(store: Store) -> None:
    add_player(store, PlayerDetails("Kim", ema_number="08010001"), EVENING)
    with refuses(NightRefused, match="Kim already has the EMA number"):
        add_player(store, PlayerDetails("Jan", ema_number="08010001"), EVENING)


def test_details_are_put_right_and_a_player_may_keep_the_own_name(store: Store) -> None:
    members(store)
    kim = the_player(all_players(store), "kim")
    edit_player(store, replace(kim, country="NL", ema_number="08010001"), EVENING)
    again = the_player(all_players(store), "08010001")
    assert (again.id, again.name, again.country) == (kim.id, "Kim Jansen", "NL")
    with refuses(NightRefused, match="There is already a Åse Berg"):
        edit_player(store, replace(kim, name="Ase Berg"), EVENING)
