"""Photos and readings of hands: kept before the event, found again, and never in its way."""

import errno
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest

from kiosk_app.languages import in_english
from kiosk_app.store import open_game as writing
from kiosk_app.store.disk import write_whole
from kiosk_app.store.evidence import evidence_of, evidence_of_game
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.making_room import Removed, kept_evidence, make_room, remove_old_evidence
from kiosk_app.store.open_game import OpenGame, append_with_evidence
from kiosk_app.store.opening import open_store
from kiosk_app.store.store import Store
from scorer.table import Refused, RiichiDeclared, Seat, Win, Winner
from tests.kiosk_app.store.evening import draw, new_game, now, play_to_the_end

PHOTO = b"\xff\xd8 a photo"
READING = {"photo": "x.jpg", "hand": {"concealed": "東", "win": "8s"}, "warnings": []}


def won(game: OpenGame, id: str | None = None) -> Win:
    place = game.next_place(now())
    return Win(id or place[0], place[1], (Winner(Seat.EAST, han=2, fu=30),), Seat.SOUTH)


def aged(store: Store, event_id: str, days: int) -> None:
    for path in store.folder.evidence.glob(f"*/{event_id}.*"):
        past = (now() - timedelta(days=days)).timestamp()
        os.utime(path, (past, past))


def test_photo_and_reading_come_back_with_their_event(store: Store) -> None:
    game = new_game(store)
    event = won(game)
    accepted = append_with_evidence(game, event, now(), photo=PHOTO, reading=READING)
    assert accepted.photo_problem is None
    assert accepted.state == game.state
    kept = evidence_of(store.folder, game.id, event.id)
    assert kept is not None
    assert kept.photo is not None
    assert kept.photo.read_bytes() == PHOTO
    assert kept.reading == READING
    draw(game, Seat.EAST)
    assert evidence_of_game(store.folder, game.state, game.id) == {event.id: kept}
    assert kept_evidence(store.folder).photos == 1


def test_an_event_without_evidence_has_none(store: Store) -> None:
    game = new_game(store)
    event = won(game)
    append_with_evidence(game, event, now())
    assert evidence_of(store.folder, game.id, event.id) is None
    assert not store.folder.evidence.exists()


def test_the_photo_is_on_disk_before_the_event(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(store)
    event = won(game)
    append = OpenGame.append
    seen = []

    def watched(self: OpenGame, *given: object) -> object:
        seen.append(evidence_of(store.folder, game.id, event.id))
        return append(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(OpenGame, "append", watched)
    append_with_evidence(game, event, now(), photo=PHOTO)
    assert seen[0] is not None


def test_a_refused_event_leaves_no_photo(store: Store) -> None:
    game = new_game(store)
    game.append(RiichiDeclared(*game.next_place(now()), Seat.EAST), now())
    twice = RiichiDeclared(*game.next_place(now()), Seat.EAST)
    with pytest.raises(Refused):
        append_with_evidence(game, twice, now(), photo=PHOTO, reading=READING)
    assert evidence_of(store.folder, game.id, twice.id) is None


def failing(times: int, number: int) -> Callable[..., None]:
    """A disk on which the first so many files cannot be written."""
    left = [times]

    def fail(path: Path, content: bytes, private: bool) -> None:
        if left[0]:
            left[0] -= 1
            raise OSError(number, os.strerror(number))
        write_whole(path, content, private=private)

    return fail


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, "disk is full"), (errno.EROFS, "Nothing can be saved to the disk")],
)
def test_a_photo_that_cannot_be_kept_does_not_lose_the_points(
    store: Store, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    monkeypatch.setattr(writing, "write_whole", failing(9, number))
    game = new_game(store)
    accepted = append_with_evidence(game, won(game), now(), photo=PHOTO)
    assert accepted.photo_problem is not None
    assert in_english(accepted.photo_problem).startswith("The points are safe, but the photo")
    assert sentence in in_english(accepted.photo_problem)
    assert open_game(store, game.id).state.sequence == 2


def test_a_full_disk_takes_the_oldest_photos_and_says_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "ROOM", 5)
    game = new_game(store)
    old, older, new = won(game, "old"), won(game, "older"), won(game, "new")
    for event in (old, older):
        writing.keep_evidence(store.folder, game.id, event.id, PHOTO, None)
    aged(store, "older", 5)
    aged(store, "old", 3)
    monkeypatch.setattr(writing, "write_whole", failing(1, errno.ENOSPC))
    accepted = append_with_evidence(game, new, now(), photo=b"\xff\xd8")
    assert accepted.photo_problem is not None
    assert "photos of 1 older hands were removed" in in_english(accepted.photo_problem)
    assert evidence_of(store.folder, game.id, "older") is None
    assert evidence_of(store.folder, game.id, "old") is not None
    assert evidence_of(store.folder, game.id, "new") is not None


def test_what_is_older_than_some_days_goes_and_the_rest_stays(store: Store) -> None:
    game = new_game(store)
    for name, days in (("month", 31), ("week", 7), ("today", 0)):
        writing.keep_evidence(store.folder, game.id, name, PHOTO, READING)
        aged(store, name, days)
    removed = remove_old_evidence(store.folder, now(), 30, asked=True)
    assert removed.photos == 1
    assert removed.bytes > len(PHOTO)
    assert evidence_of(store.folder, game.id, "month") is None
    assert evidence_of(store.folder, game.id, "week") is not None
    assert make_room(store.folder).photos == 2
    assert kept_evidence(store.folder) == Removed()
    assert list(store.folder.evidence.iterdir()) == []
    assert make_room(store.folder) == Removed()


@pytest.mark.parametrize("id", ["../../evil", "a/b", ".", "", "x" * 300, "東"])
def test_no_id_leads_out_of_the_folder(store: Store, id: str) -> None:
    writing.keep_evidence(store.folder, id, id, PHOTO, None)
    (path,) = store.folder.evidence.rglob("*.jpg")
    assert path.parent.parent == store.folder.evidence
    assert evidence_of(store.folder, id, id) is not None


def test_a_damaged_reading_is_as_if_it_were_not_there(store: Store) -> None:
    writing.keep_evidence(store.folder, "game", "event", PHOTO, READING)
    (path,) = store.folder.evidence.rglob("*.json")
    path.write_text("{", "utf-8")
    kept = evidence_of(store.folder, "game", "event")
    assert kept is not None
    assert kept.reading is None


def test_after_a_crash_the_kiosk_is_at_the_same_hand_again(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        assert not open_games(store)
        play_to_the_end(new_game(store))
        assert not open_games(store)
        game = new_game(store)
        append_with_evidence(game, won(game), now(), photo=PHOTO)
        left = game.state
    with open_store(tmp_path, daily_copy=False).store as store:
        (heading,) = open_games(store)
        assert open_game(store, heading.id).state == left


def test_one_thread_opens_another_writes_a_third_reads(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as writer:
        store = one.submit(lambda: open_store(tmp_path, daily_copy=False).store).result()
        game = writer.submit(new_game, store).result()
        event = won(game)
        work = writer.submit(append_with_evidence, game, event, now(), photo=PHOTO)
        assert work.result().state == game.state
        assert open_game(store, game.id).state == game.state
        one.submit(store.close).result()
