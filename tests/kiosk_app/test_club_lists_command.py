"""``tenbou club``: players who are one, penalties and photos."""

import csv
import json
from pathlib import Path

import pytest

from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.open_game import append_with_evidence
from kiosk_app.store.opening import open_store
from scorer.table import Seat, Win, Winner
from tests.kiosk_app.store.evening import now
from tests.kiosk_app.test_club_command import Call, club

__all__ = ["club"]


def played(club: Call, *names: str) -> None:
    assert club("new", *names)[0] == 0
    assert club("add", "ron", "E", "3/40", "from", "S")[0] == 0
    assert club("add", "penalty", "W", "500", "late")[0] == 0
    assert club("add", "end", "agreed")[0] == 0


def test_two_entries_are_made_one_and_two_again(club: Call) -> None:
    played(club, "Kim", "B", "C", "D")
    played(club, "Kim Jansen", "B", "C", "D")
    code, _, err = club("players", "merge", "kim", "jansen")
    assert (code, err) == (0, "Kim is now Kim Jansen, in all games so far too.\n")
    lines = [json.loads(line) for line in club("standings", "--all", "--json")[1].splitlines()]
    assert {line["name"]: line["games"] for line in lines}["Kim Jansen"] == 2
    assert (
        "B and C have played each other, so they are two people.\n"
        in club("players", "merge", "B", "C")[2]
    )
    assert "There is only one B" in club("players", "merge", "B")[2]
    assert club("players", "separate", "kim")[0] == 0
    assert "No entries were merged" in club("players", "separate", "kim")[2]
    assert len(club("standings", "--all", "--json")[1].splitlines()) == 5


@pytest.mark.parametrize("scope", ["--all", "--season=2026", "--night=Test"])
def test_penalties_are_listed_whatever_the_scope(club: Call, tmp_path: Path, scope: str) -> None:
    club("night", "open", "--name", "Test", "--season", "2026")
    played(club, "A", "B", "C", "D")
    shown = club("standings", scope)[1]
    assert "C -500 after uma: late" in shown
    assert "A 7 700: 3 han 40 fu" in shown
    file = tmp_path / "penalties.csv"
    assert club("report", "penalties", str(file), scope)[0] == 0
    heading, row = csv.reader(file.read_text("utf-8-sig").splitlines())
    assert dict(zip(heading, row, strict=True))["Why"] == "late"
    assert "a file of their own" in club("standings", scope, "-o", str(tmp_path / "s.csv"))[2]


def test_photos_are_counted_shown_with_their_hand_and_removed(club: Call, tmp_path: Path) -> None:
    club("new", "A", "B", "C", "D")
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        (heading,) = open_games(store)
        game = open_game(store, heading.id)
        event = Win(*game.next_place(now()), (Winner(Seat.EAST, han=1, fu=30),), Seat.WEST)
        append_with_evidence(game, event, now(), photo=b"\xff\xd8")
    assert json.loads(club("photos", "--json")[1])["photos"] == 1
    shown = club("show", "--hands")[1].replace("\n", "")
    assert "photo of hand 1: " in shown
    assert club("photos", "--remove-older-than", "-1")[0] == 2
    club("photos", "--remove-older-than", "1")
    assert json.loads(club("photos", "--json")[1])["photos"] == 1
    assert json.loads(club("photos", "--remove-older-than", "0", "--json")[1])["removed"] == 1


def test_a_player_has_a_page(club: Call) -> None:
    played(club, "Kim", "B", "C", "D")
    page = json.loads(club("player", "kim", "--json")[1])
    assert [game["place"] for game in page["games"]] == [1]
    assert {one["name"]: one["ahead"] for one in page["opponents"]} == {"B": 1, "C": 1, "D": 1}
    shown = club("player", "kim")
    assert "1 game: 1 × 1st" in shown[1] + shown[2]
    assert "not finished a game" in "".join(club("player", "kim", "--season", "1999")[1:])


def test_the_club_s_yakuman_are_listed(club: Call) -> None:
    assert "No yakuman yet" in "".join(club("yakuman")[1:])
    assert club("new", "Kim", "B", "C", "D")[0] == 0
    assert club("add", "tsumo", "S", "19m19p19s1234567z+1z")[0] == 0
    assert club("add", "end", "agreed")[0] == 0
    (hand,) = (json.loads(line) for line in club("yakuman", "--json")[1].splitlines())
    assert (hand["name"], hand["yaku"], hand["points"]) == ("B", ["kokushi"], 32000)
    assert "B: kokushi, tsumo, 32 000" in club("yakuman")[1]


def test_a_night_of_a_book_that_counts_in_thousands_is_shown_so(club: Call) -> None:
    assert club("night", "open", "--name", "Test")[0] == 0
    assert club("new", "A", "B", "C", "D", "--rules", "norway-2018")[0] == 0
    assert club("add", "ron", "E", "3/40", "from", "S")[0] == 0
    assert club("add", "end", "agreed")[0] == 0
    shown = club("standings")[1]
    assert "Test, in thousands" in shown and "+33 " in shown and "000" not in shown
    played(club, "A", "B", "C", "D")  # another book: points again
    assert "in thousands" not in club("standings")[1]
