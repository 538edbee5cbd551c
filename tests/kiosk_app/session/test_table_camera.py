"""The camera over the table: a camera and the networks, for as long as somebody looks."""

import os
from pathlib import Path
from time import monotonic, sleep

import cv2
import numpy as np
import pytest

from kiosk_app.session.photo_files import find_photos, with_thumbnail
from kiosk_app.session.photo_hand import draft_from_reading, one_record, seen_hand
from kiosk_app.session.table_camera import TableCamera, chosen_camera
from scorer.tiles import TILES, sort_tiles
from tests.kiosk_app.laid_hands import Laid, StillCamera, camera_on, laid
from vision.camera import CameraError
from vision.camera.virtual import VirtualCamera
from vision.enrol.store import TileSetError
from vision.layout.expectation import Game
from vision.photo import PhotoError, decode_photo
from vision.reading import PhotoReader
from vision.weights import MODELS

SOON = 60.0
DRAGONS = laid("234m456p67s11z555z", "8s")


def test_a_rendered_hand_is_read_by_the_networks_as_it_was_laid() -> None:
    table_camera = TableCamera()
    table_camera.open("virtual:3", "", None)
    try:
        assert table_camera.live_reader is not None and table_camera.live_camera is not None
        end = monotonic() + SOON
        while table_camera.live_reader.latest() is None:
            assert monotonic() < end
            sleep(0.01)
        taken = table_camera.take().result(SOON)
        seen = seen_hand(taken.photo, taken.reading)
        assert table_camera.why_not() is None
        assert seen.sure
        camera = table_camera.live_camera.camera
        assert isinstance(camera, VirtualCamera)
        truth = [
            TILES[tile.face]
            for tile in camera.truth.tiles
            if tile.role in ("concealed", "win", "meld") and not tile.is_back
        ]
        hand = draft_from_reading(seen.hand_reading).hand()
        assert hand.tiles == sort_tiles(truth)
    finally:
        table_camera.close()


def test_where_there_is_no_camera_that_is_told_and_files_are_still_read(tmp_path: Path) -> None:
    def none(_setting: str) -> StillCamera:
        raise CameraError("none")

    table = Laid(DRAGONS)
    table_camera = TableCamera(lambda _: table, none)
    table_camera.open("", "", None)
    assert isinstance(table_camera.why_not(), CameraError)
    assert table_camera.frame() is None and table_camera.reading() is None
    path = tmp_path / "hand.png"
    cv2.imwrite(str(path), table.picture)
    assert table_camera.read_file(path, "", None).hand_reading.hand is not None
    (tmp_path / "no.png").write_bytes(b"")
    with pytest.raises(PhotoError):
        table_camera.read_file(tmp_path / "no.png", "", None)


def test_the_same_camera_stays_open_and_another_setting_takes_its_place() -> None:
    table_camera = camera_on(DRAGONS)
    table_camera.open("", "", None)
    first = table_camera.live_camera
    table_camera.pause()
    table_camera.open("", "", 1)
    assert (
        table_camera.live_camera is first
        and table_camera.live_reader is not None
        and table_camera.live_reader.red_fives == 1
    )
    table_camera.open("usb", "", None)
    assert table_camera.live_camera is not first
    table_camera.close()
    assert table_camera.live_camera is None


def test_a_setting_names_a_camera_by_kind_and_source() -> None:
    assert chosen_camera("virtual").kind == "virtual"
    assert chosen_camera("virtual:7").kind == "virtual"
    assert chosen_camera("", fallback="virtual").kind in ("virtual", "usb", "pi")


def test_without_its_tile_set_the_camera_reads_all_the_same_and_says_so_once() -> None:
    table = Laid(DRAGONS)

    def reader(tile_set: str) -> Laid:
        if tile_set:
            raise TileSetError(f"There is no tile set {tile_set}.")
        return table

    table_camera = TableCamera(reader, lambda _: StillCamera(table))
    table_camera.open("", "no such set", None)
    assert table_camera.why_not() is None and table_camera.live_camera is not None
    assert "no such set" in str(table_camera.new_tile_set_trouble())
    table_camera.open("", "no such set", None)
    assert table_camera.new_tile_set_trouble() is None
    table_camera.close()


def test_photos_are_found_in_folders_the_newest_first(tmp_path: Path) -> None:
    for number, name in enumerate(("a/old.jpg", "b/c/new.JPG", ".hidden/x.jpg", "b/note.txt")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        cv2.imwrite(str(tmp_path / "picture.png"), np.full((64, 64, 3), number, np.uint8))
        (tmp_path / "picture.png").rename(path)
        os.utime(path, (1000 + number, 1000 + number))
    found = find_photos([tmp_path, tmp_path / "nowhere"])
    assert [path.name for path in found] == ["new.JPG", "old.jpg"]
    assert with_thumbnail(found[0]).thumbnail is not None
    assert with_thumbnail(tmp_path / "gone.jpg").thumbnail is None


def test_the_photos_of_two_winners_are_one_picture_with_both_readings() -> None:
    table = Laid(DRAGONS)
    photo = decode_photo(cv2.imencode(".png", table.picture)[1].tobytes())
    seen = seen_hand(photo, table.read_frames([photo]))
    data, reading = one_record([seen, seen])
    assert decode_photo(data).size == (960, 1080)
    assert reading["hand"]["win"] == "8s"
    assert reading["more"][0]["hand"]["win"] == "8s"
    assert "more" not in one_record([seen])[1]


@pytest.mark.parametrize(("game", "kong_dora"), [("nts", False), ("riichi", True)])
def test_the_eyes_know_which_game_is_played(tmp_path: Path, game: Game, kong_dora: bool) -> None:
    table = Laid(DRAGONS)
    table_camera = camera_on(table)
    path = tmp_path / "hand.png"
    cv2.imwrite(str(path), table.picture)
    table_camera.read_file(path, "", None, game=game, kong_dora=kong_dora)
    from_file = table.known
    table_camera.open("", "", None, game=game, kong_dora=kong_dora)
    try:
        table_camera.take().result(SOON)
    finally:
        table_camera.close()
    for known in (from_file, table.known):
        assert (known.game, known.kong_dora) == (game, kong_dora)


def test_a_kiosk_that_gets_ready_has_its_networks_before_the_first_look(tmp_path: Path) -> None:
    read: list[PhotoReader] = []

    def made(models: Path) -> PhotoReader:
        read.append(PhotoReader(models))
        return read[-1]

    TableCamera(lambda _: made(MODELS)).get_ready("").join()
    assert "_detector" in read[-1].__dict__ and "_reader" in read[-1].__dict__
    # Missing weights are for the first look to say: the kiosk starts all the same.
    TableCamera(lambda _: made(tmp_path)).get_ready("").join()
    assert "_detector" not in read[-1].__dict__
