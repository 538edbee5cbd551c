"""Tonight's players from a file."""

from pathlib import Path

import pytest

from kiosk_app.club.night_file import LARGEST, player_files, read_night_file, take_night_file
from kiosk_app.club.nights import open_night, present
from kiosk_app.club.players import PlayerDetails, add_player, all_players
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.store import Store
from tests.kiosk_app.club.people import EVENING


@pytest.fixture
def club(store: Store) -> Store:
    add_player(store, PlayerDetails("Kim Jansen", ema_number="04000001"), EVENING)
    add_player(store, PlayerDetails("Åse Bakken"), EVENING)
    return store


def test_a_plain_list_of_names_needs_no_heading(club: Store, tmp_path: Path) -> None:
    path = tmp_path / "names.txt"
    path.write_text("\ufeffase bakken\n\nZoë\n" + "x" * 101 + "\n")
    file = read_night_file(club, path)
    assert [player.name for player in file.known] == ["Åse Bakken"]
    assert [player.name for player in file.new] == ["Zoë"]
    assert [line.number for line in file.bad] == [4]


def test_the_ema_number_knows_a_player_of_another_spelling(club: Store, tmp_path: Path) -> None:
    path = tmp_path / "names.csv"
    path.write_text("name;ema\nK. Jansen;04000001\n")
    file = read_night_file(club, path)
    assert [player.name for player in file.known] == ["Kim Jansen"]
    assert not file.new


def test_everybody_of_it_is_here_once(club: Store, tmp_path: Path) -> None:
    night = open_night(club, EVENING)
    path = tmp_path / "names.txt"
    path.write_text("Kim Jansen\nZoë\n")
    for _ in range(2):
        take_night_file(club, read_night_file(club, path), EVENING)
    assert [player.name for player in present(club, night)] == ["Kim Jansen", "Zoë"]


def test_without_a_night_the_new_ones_are_only_written_down(club: Store, tmp_path: Path) -> None:
    path = tmp_path / "names.txt"
    path.write_text("Zoë\n")
    take_night_file(club, read_night_file(club, path), EVENING)
    assert "Zoë" in [player.name for player in all_players(club)]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"x" * (LARGEST + 1), b""])
def test_what_is_no_list_is_refused_and_nothing_is_written(
    club: Store, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "names.csv"
    path.write_bytes(content)
    with pytest.raises(NightRefused):
        read_night_file(club, path)
    with pytest.raises(NightRefused):
        read_night_file(club, tmp_path / "gone.csv")
    assert len(all_players(club)) == 2


def test_only_lists_are_offered(tmp_path: Path) -> None:
    for name in ("a.csv", "b.TXT", "c.jpg"):
        (tmp_path / name).touch()
    (tmp_path / "folder.csv").mkdir()
    assert {path.name for path in player_files(tmp_path)} == {"a.csv", "b.TXT"}
    assert player_files(tmp_path / "pulled out") == ()
