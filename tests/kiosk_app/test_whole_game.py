"""A whole East–South game on the real kiosk, tapped from the first screen to the result."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.screens.win.reading_parts import ReadTileView
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.table import Chombo, Seat, Win, final_scores
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.rendered_hands import HandsOnTheTable

ALL_SIMPLES = "234m456p678s55p34s2s"
WHITE_DRAGONS = "234m456p67s11z555z8s"


@pytest.fixture
def hands() -> HandsOnTheTable:
    return HandsOnTheTable()


@pytest.fixture
def kiosk(tmp_path: Path, hands: HandsOnTheTable) -> Iterator[Kiosk]:
    kiosk = _kiosk(tmp_path, hands).start()
    yield kiosk
    kiosk.stop()


def _kiosk(folder: Path, hands: HandsOnTheTable) -> Kiosk:
    return Kiosk(folder, settings=Settings(motion=False), camera=hands.table_camera())


def seat(kiosk: Kiosk, place: Seat) -> Any:
    return kiosk.app.screen.panel(place)


def payer(kiosk: Kiosk, name: str) -> None:
    buttons = kiosk.app.screen.ids.payers.children
    kiosk.tap(next(button for button in buttons if name in button.text))


def tap_tiles(kiosk: Kiosk, tiles: str) -> None:
    kiosk.tap("Tap the tiles")
    for tile in parse_tiles(tiles):
        key = next(key for key in kiosk.all_of(TileKey) if key.tile == str(tile))
        kiosk.tap(key, settle=False)
    kiosk.tap("Continue")


def start(kiosk: Kiosk) -> None:
    kiosk.tap("New game")
    kiosk.tap("Start")
    assert kiosk.screen == "table" and table_of(kiosk).points == (30_000,) * 4


def win_by_photo(kiosk: Kiosk, hands: HandsOnTheTable, winner: Seat) -> dict[str, Any]:
    """Self-drawn: the winner's seat, “self-drawn”, and the camera does the rest."""
    laid = hands.lay_next()
    kiosk.tap(seat(kiosk, winner))
    payer(kiosk, "Tsumo")
    kiosk.wait(lambda: kiosk.screen == "score")
    return laid


def draw(kiosk: Kiosk) -> None:
    kiosk.tap("Draw")
    kiosk.tap("Accept")


def balanced(kiosk: Kiosk) -> bool:
    table = table_of(kiosk)
    return sum(table.points) + 1000 * table.sticks == table.total == 120_000


def test_a_whole_game_from_the_first_tap_to_the_result(
    kiosk: Kiosk, hands: HandsOnTheTable, tmp_path: Path
) -> None:
    start(kiosk)

    # East 1: South is in riichi, West draws the winning tile; the photo is read by the networks.
    kiosk.tap(seat(kiosk, Seat.SOUTH).ids.stick)
    laid = win_by_photo(kiosk, hands, Seat.WEST)
    hand = kiosk.app.session.draft.winner.hand.hand()
    assert str(hand.win) == laid["win"]
    kiosk.tap("Accept")
    first = kiosk.app.state.steps[-1].event
    assert isinstance(first, Win) and first.discarder is None
    assert table_of(kiosk).sticks == 0 and balanced(kiosk)
    assert kiosk.app.session.table_store.photo_of(first.id) is not None

    # East 2: a tile is made wrong and put right again, two taps each time.
    win_by_photo(kiosk, hands, Seat.NORTH)
    right = kiosk.app.session.draft.winner.hand
    kiosk.tap("Edit")
    wrong = next(cell for cell in kiosk.all_of(ReadTileView) if cell.tile not in ("4z", "0p"))
    was = wrong.tile
    _change(kiosk, was, "4z")
    assert kiosk.app.session.draft.winner.hand.hand() != right.hand()
    _change(kiosk, "4z", was)
    kiosk.tap("Continue")
    assert sorted(kiosk.app.session.draft.winner.hand.hand().concealed) == sorted(
        right.hand().concealed
    )
    kiosk.tap("Accept")
    assert balanced(kiosk)

    # East 3: two win on one discard, both hands tapped.
    kiosk.tap("Win")
    kiosk.tap("Several winners")
    for winner in (Seat.EAST, Seat.SOUTH):
        kiosk.tap(next(c for c in kiosk.app.screen.ids.winners.children if _is(kiosk, c, winner)))
    payer(kiosk, table_of(kiosk).name(Seat.NORTH))
    tap_tiles(kiosk, WHITE_DRAGONS)
    kiosk.wait(lambda: kiosk.sees("2 of 2"))
    tap_tiles(kiosk, WHITE_DRAGONS)
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    double = kiosk.app.state.steps[-1].event
    assert isinstance(double, Win) and len(double.winners) == 2 and balanced(kiosk)

    # A draw with one waiting, then a chombo that turns out to be none.
    kiosk.tap("Draw")
    kiosk.tap(table_of(kiosk).name(Seat.WEST))
    kiosk.tap("Accept")
    before = table_of(kiosk)
    kiosk.tap("More")
    kiosk.tap("Chombo or penalty")
    kiosk.tap("Other ruling")
    kiosk.tap(before.name(Seat.NORTH))
    kiosk.tap("Accept")
    assert isinstance(kiosk.app.state.steps[-1].event, Chombo)
    kiosk.tap("Undo")
    assert table_of(kiosk) == before and balanced(kiosk)

    # The plug is pulled with a stick on the table.
    kiosk.tap(seat(kiosk, Seat.EAST).ids.stick)
    before = table_of(kiosk)
    kiosk.pull_the_plug()
    kiosk.start()
    assert kiosk.screen == "table" and table_of(kiosk) == before

    # Nobody wins any more until South 4 is over.
    for _ in range(40):
        if table_of(kiosk).over:
            break
        draw(kiosk)
        assert balanced(kiosk)
    assert table_of(kiosk).over == "rounds"
    kiosk.tap("Show the result")
    kiosk.tap("End the game")
    table = table_of(kiosk)
    assert table.ended == "complete"
    final = final_scores(table, kiosk.app.state.rules)
    assert sum(score.uma for score in final.scores) == 0
    assert sum(score.points for score in final.scores) == 120_000
    assert kiosk.sees(final.scores[0].player)
    kiosk.tap("Details")
    assert kiosk.sees("Uma")


def _change(kiosk: Kiosk, tile: str, to: str) -> None:
    kiosk.tap(next(cell for cell in kiosk.all_of(ReadTileView) if cell.tile == tile))
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == to))


def _is(kiosk: Kiosk, choice: Any, winner: Seat) -> bool:
    return table_of(kiosk).name(winner) in choice.text
