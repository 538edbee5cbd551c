"""The players' screen, tapped."""

from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from kiosk_app.club.nights import close_night, come, open_night, present, tonight
from kiosk_app.club.players import PlayerCard, all_players
from kiosk_app.session.game_session import now
from kiosk_app.ui.widgets.keyboard import Key, TextField
from kiosk_app.ui.widgets.qr import QrCode
from kiosk_app.web import local_server
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import add_people, begin_night, stored


def _show(kiosk: Kiosk) -> None:
    kiosk.app.show("players")
    kiosk.settle()


def _players(kiosk: Kiosk) -> list[PlayerCard]:
    store = kiosk.app.session.store
    return list(stored(kiosk, lambda: all_players(store)))


def _here(kiosk: Kiosk) -> set[str]:
    store = kiosk.app.session.store
    return {player.name for player in stored(kiosk, lambda: present(store, tonight(store)))}


def _pencil(kiosk: Kiosk, name: str) -> None:
    row = next(each for each in kiosk.widgets() if getattr(each, "name", "") == name)
    kiosk.tap(next(each for each in row.walk() if getattr(each, "icon", "") == "pencil"))


def _write(kiosk: Kiosk, field: int, text: str) -> None:
    fields = kiosk.all_of(TextField)
    fields[field].focus = True
    kiosk.type(text)


def test_a_new_player_is_written_down_and_is_here_if_a_night_is_open(kiosk: Kiosk) -> None:
    begin_night(kiosk, 2)
    _show(kiosk)
    kiosk.tap("New player")
    for letter in "Zoë":
        if letter == "ë":
            kiosk.tap("áéü")
        kiosk.tap(next(key for key in kiosk.all_of(Key) if key.writes == letter))
    kiosk.tap("Save")
    assert kiosk.sees("Zoë")
    assert "Zoë" in _here(kiosk)
    assert not next(player for player in _players(kiosk) if player.name == "Zoë").guest


def test_players_are_found_by_their_first_letters(kiosk: Kiosk) -> None:
    add_people(kiosk)
    _show(kiosk)
    _write(kiosk, 0, "ja")
    kiosk.frames()
    assert kiosk.sees("Jan de Vries")
    assert kiosk.sees("Kim Jansen")
    assert not kiosk.sees("Ola")
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "cross"))
    assert kiosk.sees("Bert Peeters")


def test_a_name_that_nobody_has_is_there_for_the_new_player(kiosk: Kiosk) -> None:
    add_people(kiosk)
    _show(kiosk)
    _write(kiosk, 0, "xander")
    kiosk.frames()
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "text", "") == "New player"))
    assert kiosk.all_of(TextField)[0].text == "Xander"


def test_a_tap_says_that_somebody_came_and_another_that_they_left(kiosk: Kiosk) -> None:
    begin_night(kiosk, 4)
    _show(kiosk)
    assert kiosk.sees("4 are here")
    kiosk.tap("Åse Bakken")
    assert "Åse Bakken" in _here(kiosk)
    assert kiosk.sees("5 are here")
    kiosk.tap("Åse Bakken")
    assert "Åse Bakken" not in _here(kiosk)


def test_only_tonights_list(kiosk: Kiosk) -> None:
    begin_night(kiosk, 4)
    _show(kiosk)
    kiosk.tap("Here tonight")
    assert kiosk.sees("Ola Nordmann")
    assert not kiosk.sees("Emma Lind")


def test_details_of_somebody_who_left_meanwhile_are_put_right(kiosk: Kiosk) -> None:
    begin_night(kiosk, 4)
    _show(kiosk)
    kiosk.tap("Here tonight")
    _pencil(kiosk, "Ola Nordmann")
    (ola,) = (player for player in _players(kiosk) if player.name == "Ola Nordmann")
    kiosk.app.screen.tick(ola)  # tapped before the pencil, and written while the sheet is open
    kiosk.settle()
    _write(kiosk, 0, " Berg")
    kiosk.tap("Save")
    assert not kiosk.sees("Ola Nordmann Berg")
    assert "Ola Nordmann Berg" in {player.name for player in _players(kiosk)}


def test_details_are_put_right(kiosk: Kiosk) -> None:
    add_people(kiosk)
    _show(kiosk)
    _pencil(kiosk, "Emma Lind")
    _write(kiosk, 0, " Berg")
    kiosk.tap("Save")
    (found,) = (player for player in _players(kiosk) if player.name == "Emma Lind Berg")
    assert (found.first_name, found.last_name) == ("Emma", "Lind Berg")


def test_a_double_name_is_refused_and_what_was_written_stays(kiosk: Kiosk) -> None:
    add_people(kiosk)
    _show(kiosk)
    kiosk.tap("New player")
    _write(kiosk, 0, "kim jansen")
    kiosk.tap("Save")
    assert kiosk.sees("There is already a Kim Jansen")
    assert kiosk.all_of(TextField)[0].text == "kim jansen"
    assert len(_players(kiosk)) == 12


def test_a_wrong_ema_number_is_refused(kiosk: Kiosk) -> None:
    _show(kiosk)
    kiosk.tap("New player")
    _write(kiosk, 0, "Kim")
    _write(kiosk, 1, "12x")
    kiosk.tap("Save")
    assert kiosk.sees("is not an EMA number")
    assert not _players(kiosk)


def test_two_entries_of_one_person_become_one(kiosk: Kiosk) -> None:
    add_people(kiosk, ("Kim Jansen", "Ola", "Kim J."))
    _show(kiosk)
    _pencil(kiosk, "Kim J.")
    kiosk.tap("Same person as")
    kiosk.tap("Kim Jansen")
    assert kiosk.sees("are now one player")


def test_many_players_are_turned_page_by_page(kiosk: Kiosk) -> None:
    add_people(kiosk, [f"Player {number:02}" for number in range(30)])
    _show(kiosk)
    assert kiosk.sees("Player 00")
    assert not kiosk.sees("Player 29")
    rows = kiosk.app.screen_named("players").ids.rows
    while rows.page < rows.pages - 1:
        rows.turn(1)
    kiosk.frames()
    assert kiosk.sees("Player 29")


def _last_week(kiosk: Kiosk, people: list[PlayerCard]) -> None:
    """A night that is over, to which these came."""
    store = kiosk.app.session.store

    def held() -> bool:
        night = open_night(store, now(), name="Last week")
        come(store, night, people, now())
        close_night(store, night, now())
        return True

    stored(kiosk, held)


def _keys(kiosk: Kiosk, letters: str) -> int:
    """Letters on the screen's own keys; how many taps that took."""
    for letter in letters:
        keys = kiosk.all_of(Key)
        kiosk.tap(next(key for key in keys if key.writes.lower() == letter.lower()))
    return len(letters)


def test_eight_known_players_are_here_with_twelve_taps_from_the_first_screen(
    kiosk: Kiosk,
) -> None:
    """Out of a club of forty, of whom sixteen came last week; a night has to be opened first."""
    people = add_people(kiosk, [f"Member {number:02}" for number in range(40)])
    _last_week(kiosk, people[7:39:2])
    coming = [player.name for player in people[7:23:2]]
    kiosk.app.show("home")
    kiosk.settle()
    taps = ["Club night", "Open a night", "Open a night", "Players", *coming]
    assert len(taps) <= 12
    for tap in taps:
        kiosk.tap(tap)
    assert _here(kiosk) == set(coming)


def test_everybody_of_last_time_is_here_with_one_tap(kiosk: Kiosk) -> None:
    people = add_people(kiosk)
    _last_week(kiosk, people[:8])
    stored(kiosk, lambda: open_night(kiosk.app.session.store, now()))
    _show(kiosk)
    kiosk.tap("As last time (8)")
    assert _here(kiosk) == {player.name for player in people[:8]}
    assert kiosk.sees("8 are here")
    assert not kiosk.sees("As last time")


def test_a_name_by_a_few_letters_and_the_next_one_at_once(kiosk: Kiosk) -> None:
    add_people(kiosk)
    stored(kiosk, lambda: open_night(kiosk.app.session.store, now()))
    _show(kiosk)
    kiosk.tap(kiosk.all_of(TextField)[0])
    taps = 1
    for letters, name in (("ma", "Maja Sørensen"), ("o", "Ola Nordmann"), ("b", "Bert Peeters")):
        taps += _keys(kiosk, letters) + 1
        kiosk.tap(name)
        assert not kiosk.all_of(TextField)[0].text
    assert taps == 8
    assert _here(kiosk) == {"Maja Sørensen", "Ola Nordmann", "Bert Peeters"}


def test_the_check_mark_takes_the_one_whom_the_letters_leave(kiosk: Kiosk) -> None:
    add_people(kiosk)
    stored(kiosk, lambda: open_night(kiosk.app.session.store, now()))
    _show(kiosk)
    for _ in range(2):  # somebody who is here already stays
        _write(kiosk, 0, "dieter\n")
        kiosk.settle()
        assert _here(kiosk) == {"Dieter Vogel"}


@pytest.mark.parametrize("guest", [False, True])
def test_who_is_typed_is_a_club_player_unless_said_to_be_a_guest(kiosk: Kiosk, guest: bool) -> None:
    begin_night(kiosk, 4)
    _show(kiosk)
    _write(kiosk, 0, "xander van der berg")
    kiosk.frames()
    kiosk.tap("Guest: Xander" if guest else "New player: Xander")
    (found,) = (player for player in _players(kiosk) if player.name == "Xander Van Der Berg")
    assert found.guest is guest
    assert found.name in _here(kiosk)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the kiosk looks for files that people brought."""
    monkeypatch.setattr("kiosk_app.session.exports.user_documents_path", lambda: tmp_path / "mine")
    folder = tmp_path / "mine" / "tenbou"
    folder.mkdir(parents=True)
    return folder


def test_a_list_on_a_stick_makes_everybody_in_it_here(kiosk: Kiosk, own_folder: Path) -> None:
    (own_folder / "tonight.csv").write_text("name,EMA number\nKim Jansen,\nNew One,\nBad,x12\n")
    begin_night(kiosk, 0)
    _show(kiosk)
    kiosk.tap("File or phone")
    kiosk.tap("tonight.csv")
    assert kiosk.sees("1 new player, 1 already in the club")
    assert kiosk.sees("Line 4 is left out")
    assert not _here(kiosk)
    kiosk.tap("Add them")
    assert _here(kiosk) == {"Kim Jansen", "New One"}


def test_a_file_that_is_no_text_is_refused(kiosk: Kiosk, own_folder: Path) -> None:
    (own_folder / "photo.csv").write_bytes(bytes(range(256)))
    _show(kiosk)
    kiosk.tap("File or phone")
    kiosk.tap("photo.csv")
    assert kiosk.sees("can't be read as text")


def test_names_typed_on_a_phone_are_here_after_a_tap_on_the_kiosk(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "local_address", lambda: "127.0.0.1")
    begin_night(kiosk, 2)
    _show(kiosk)
    before = _here(kiosk)
    kiosk.tap("File or phone")
    kiosk.tap("From a phone")
    kiosk.wait(lambda: kiosk.all_of(QrCode) and kiosk.all_of(QrCode)[0].text)
    link = kiosk.all_of(QrCode)[0].text
    form = urlencode({"names": "Zoë\nMaja"}).encode()
    urlopen(link, form, timeout=30).close()  # noqa: S310  # our own page
    kiosk.wait(lambda: kiosk.sees("Zoë"))
    assert _here(kiosk) == before  # nothing is written yet
    kiosk.tap("Add them")
    assert {"Zoë", "Maja"} <= _here(kiosk)
    with pytest.raises(OSError):
        urlopen(link, timeout=30)  # noqa: S310


def test_without_a_network_the_phone_says_so(kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_server, "local_address", lambda: None)
    _show(kiosk)
    kiosk.tap("File or phone")
    kiosk.tap("From a phone")
    assert kiosk.sees("No local network") and kiosk.find("Add them").disabled
