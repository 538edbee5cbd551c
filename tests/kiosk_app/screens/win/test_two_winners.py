"""Two winners on one discard: their photos, a hand that is none, and a false win."""

import pytest

from kiosk_app.session.drawn_hand import drawn_part
from scorer.table import Seat
from tests.kiosk_app.games import start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, laid
from tests.kiosk_app.screens.win.test_score import DRAGONS
from vision.hand_reading import note
from vision.resolve.resolve import ReadHand

FIRST = laid("234m456p67s11z555z", "8s")
SECOND = laid("345m345p345s77z67s", "8s")


@pytest.fixture
def on_table() -> Laid:
    return Laid(FIRST)


def two_won(kiosk: Kiosk) -> None:
    """Jan and Maja on Kim's discard."""
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.won_by([Seat.SOUTH, Seat.WEST])
    kiosk.app.session.paid_by(Seat.EAST)
    kiosk.settle()


def test_a_photo_each_and_the_first_hand_is_not_taken_twice(kiosk: Kiosk, on_table: Laid) -> None:
    two_won(kiosk)
    assert kiosk.sees("Jan's hand, 1 of 2") and not kiosk.app.session.waiting
    kiosk.wait(lambda: kiosk.sees("Maja's hand, 2 of 2"))
    kiosk.wait(lambda: kiosk.sees("This is still Jan's hand. Lay out Maja's."))
    looks = on_table.looks
    kiosk.wait(lambda: on_table.looks > looks + 8)
    assert kiosk.screen == "camera"
    on_table.reading = SECOND
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (26_100, 31_300, 32_600, 30_000)


def test_one_photo_for_both(kiosk: Kiosk, on_table: Laid) -> None:
    other = SECOND.hand_reading.hand
    assert other is not None
    on_table.reading = laid(
        "234m456p67s11z555z",
        "8s",
        others=(ReadHand(other.concealed, None),),
        notes=(note("other-hand"),),
    )
    two_won(kiosk)
    kiosk.wait(lambda: kiosk.screen == "reading")
    kiosk.tap("Continue")
    assert kiosk.screen == "camera"
    kiosk.tap("Other hand in that photo")
    assert kiosk.screen == "reading"
    kiosk.tap("Continue")  # the tile that Jan won on is Maja's as well
    assert kiosk.screen == "score"
    kiosk.tap("Swap hands")
    kiosk.tap("Swap hands")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (26_100, 31_300, 32_600, 30_000)


def test_a_hand_without_yaku_does_not_keep_the_other_from_its_points(kiosk: Kiosk) -> None:
    two_won(kiosk)
    session = kiosk.app.session
    session.confirm_hand(DRAGONS)
    session.confirm_hand(drawn_part("123m456p68s99s234p", "7s"))
    kiosk.settle()
    assert kiosk.screen == "score"
    kiosk.app.screen.look_at(1)
    kiosk.settle()
    assert kiosk.sees("Not a winning hand") and kiosk.find("Accept").disabled
    kiosk.tap("Without Maja")
    assert kiosk.screen == "score"
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (28_700, 31_300, 30_000, 30_000)


@pytest.mark.parametrize("what", ["no yaku", "no shape", "not complete"])
def test_a_false_win_leads_to_chombo_with_who_declared_it(kiosk: Kiosk, what: str) -> None:
    hands = {
        "no yaku": drawn_part("123m456p68s99s234p", "7s"),
        "no shape": drawn_part("234m456p67s11z557z", "8s"),
        "not complete": drawn_part("234m456p678s11z5z"),
    }
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.correct(kiosk.app.session.draft.with_payer(Seat.NORTH))
    kiosk.app.session.confirm_hand(hands[what])
    kiosk.settle()
    assert kiosk.screen == "score"
    kiosk.tap("Record chombo")
    assert kiosk.screen == "referee"
    ruling = kiosk.app.screen.draft
    assert (ruling.kind, ruling.seat) == ("chombo", Seat.SOUTH) and ruling.reason
    kiosk.app.screen.accept()
    kiosk.settle()
    assert kiosk.screen == "table"


def test_nobody_has_won_yet_so_no_hand_should_have_thirteen(kiosk: Kiosk) -> None:
    kiosk.app.session.start_win(None)
    assert not kiosk.app.session.draft.at_other and not kiosk.app.session.waiting


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("nts-2009", "irregular limit hand, pair, pung and chow, in this order"),
        ("wrc-2025", "the first in turn after the discarder"),
    ],
)
def test_where_one_wins_on_a_discard_it_is_said_who_goes_first(
    kiosk: Kiosk, rules: str, sentence: str
) -> None:
    start_game(kiosk, rules=rules)
    kiosk.app.session.start_win()
    kiosk.settle()
    kiosk.tap("Several winners")
    assert kiosk.sees(sentence)
    kiosk.close_sheet()
    assert not kiosk.app.screen.several and not kiosk.app.screen.ids.several.chosen
