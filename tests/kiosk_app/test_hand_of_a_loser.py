"""The hand of somebody who did not win, photographed and read by the real networks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.screens.win.settle import PlayerHandRow
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.settings import Settings
from scorer.table import Seat
from scorer.tiles import format_tiles, sort_tiles
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.nts_hands import start_deal
from tests.kiosk_app.rendered_hands import HandOfALoser


@pytest.fixture
def camera() -> HandOfALoser:
    return HandOfALoser()


@pytest.fixture
def kiosk(tmp_path: Path, camera: HandOfALoser) -> Iterator[Kiosk]:
    table_camera = TableCamera(make_reader=lambda _: camera.reader, find_camera=lambda _: camera)
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False), camera=table_camera).start()
    start_deal(kiosk)
    yield kiosk
    kiosk.stop()


def test_thirteen_tiles_are_a_whole_hand_and_nobody_asks_for_another(
    kiosk: Kiosk, camera: HandOfALoser
) -> None:
    said: set[str] = set()

    def looking() -> bool:
        if kiosk.screen == "camera":
            said.add(kiosk.app.screen.sentence)
        return kiosk.screen == "settle"

    kim = next(row for row in kiosk.all_of(PlayerHandRow) if row.name == "Kim")
    kiosk.tap(kim.ids.photo)
    assert kiosk.screen == "camera"
    kiosk.wait(looking)
    dealt = camera.hand
    hand = next(one.hand for one in kiosk.app.session.draft.hands if one.seat is Seat.EAST)
    assert dealt is not None and hand.win is None
    tiles = sort_tiles(tile.tile for tile in hand.concealed if tile.tile is not None)
    assert format_tiles(tiles) == format_tiles(dealt.concealed)
    assert [format_tiles(meld.faces()) for meld in hand.melds] == [
        format_tiles(meld.tiles) for meld in dealt.melds
    ]
    assert not any("14" in sentence or "of 13" in sentence for sentence in said)
    kiosk.app.session.look_at(Seat.EAST)
    kiosk.app.show("reading")
    kiosk.settle()
    assert kiosk.sees("Tap a tile to change it") and not kiosk.find("Continue").disabled
    kiosk.tap("Reading details")
    assert kiosk.sees("Every tile was read clearly")
