"""A past hand is edited on the screen, and what follows is replayed."""

from kivy.uix.widget import Widget

from kiosk_app.screens.table.mend import MisfitRow
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import Place
from kiosk_app.session.steps import Step
from kiosk_app.ui.widgets.buttons import Choice, SmallSwitch
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.hand import MeldKind
from scorer.result import YakuItem
from scorer.table import (
    Chombo,
    ExhaustiveDraw,
    Mended,
    RiichiDeclared,
    Seat,
    Undone,
    Win,
    Winner,
    hands,
)
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.nts_hands import PAID, start_deal, tell, tell_example


def three_hands(kiosk: Kiosk, han: int = 2) -> None:
    """Jan wins 2 000 from Kim, Maja is tenpai in riichi, Maja wins 3 900 from Ola."""
    start_game(kiosk)
    yaku = (YakuItem("tanyao", 1, "4.2"), YakuItem("pinfu", 1, "4.2"))
    won = Winner(Seat.SOUTH, han=han, fu=30, yaku=yaku, hand="234m")
    record(kiosk, lambda place: Win(*place, (won,), Seat.EAST))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.WEST,)))
    record(kiosk, lambda place: Win(*place, (Winner(Seat.WEST, han=3, fu=30),), Seat.NORTH))


def edit(kiosk: Kiosk, text: str) -> None:
    kiosk.app.show("history")
    kiosk.settle()
    kiosk.tap(text)
    kiosk.tap("Edit this hand")
    assert kiosk.screen == "mend"


def edit_what_a_later_hand_does_not_fit(kiosk: Kiosk) -> None:
    start_game(kiosk)
    yaku = (YakuItem("tanyao", 1, "4.2"), YakuItem("pinfu", 1, "4.2"))
    won = Winner(Seat.SOUTH, han=2, fu=30, yaku=yaku)
    record(kiosk, lambda place: Win(*place, (Winner(Seat.WEST, han=2, fu=30),), Seat.NORTH))
    record(kiosk, lambda place: Win(*place, (won,), Seat.WEST))
    edit(kiosk, "Maja 2 han 30 fu, ron from Ola")
    kiosk.tap("Who won")
    kiosk.tap(kiosk.app.screen.ids.winners.children[3])  # Kim, who stays dealer
    kiosk.tap(kiosk.app.screen.ids.payers.children[1])
    kiosk.tap("Accept")


def choice(kiosk: Kiosk, row: str, name: str) -> Widget:
    (found,) = [
        each
        for each in kiosk.app.screen.ids[row].children
        if isinstance(each, Choice) and each.text == name
    ]
    return found


def accept(kiosk: Kiosk) -> None:
    kiosk.tap("Accept")
    assert kiosk.screen == "history"


def test_another_player_paid_and_all_later_hands_are_replayed(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    before = table_of(kiosk).points
    edit(kiosk, "Jan 2 han 30 fu, ron from Kim")
    assert kiosk.find("Accept").disabled
    kiosk.tap("Who won")
    assert kiosk.screen == "win"
    kiosk.tap(kiosk.app.screen.ids.payers.children[1])  # Ola
    assert kiosk.screen == "score"
    kiosk.tap("Accept")
    assert kiosk.screen == "mend" and kiosk.sees("Jan 2 han 30 fu, ron from Ola")
    assert kiosk.sees("All later hands still fit.")
    accept(kiosk)
    east, south, west, north = before
    assert table_of(kiosk).points == (east + 2_000, south, west, north - 2_000)
    (first, *_) = hands(kiosk.app.state)
    assert isinstance(first.end, Win) and first.end.winners[0].yaku  # the same hand has its yaku


def test_the_record_keeps_both_and_undo_brings_the_old_hand_back(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    before, count = table_of(kiosk), len(kiosk.app.state.record)
    edit(kiosk, "Jan 2 han 30 fu, ron from Kim")
    kiosk.tap("Han and fu")
    assert kiosk.screen == "points"
    kiosk.tap("Mangan")
    kiosk.tap("Accept")
    assert kiosk.sees("Jan 5 han, ron from Kim")
    accept(kiosk)
    assert table_of(kiosk).points[Seat.SOUTH] == before.points[Seat.SOUTH] + 6_000
    assert len(kiosk.app.state.record) == count + 1
    assert isinstance(kiosk.app.state.record[-1], Mended)
    assert kiosk.sees("corrected")
    kiosk.tap("Jan 5 han, ron from Kim")
    assert kiosk.sees("Before the correction: Jan 2 han 30 fu, ron from Kim")
    kiosk.close_sheet()
    kiosk.app.show("table")
    kiosk.settle()
    kiosk.tap("Undo: a past hand corrected")
    assert table_of(kiosk) == before
    assert isinstance(kiosk.app.state.record[-1], Undone)


def test_another_winner_takes_the_hand(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    edit(kiosk, "Jan 2 han 30 fu, ron from Kim")
    kiosk.tap("Who won")
    kiosk.tap(kiosk.app.screen.ids.winners.children[1])  # Maja
    kiosk.tap(kiosk.app.screen.ids.payers.children[3])  # Kim
    kiosk.tap("Accept")
    accept(kiosk)
    (first, *_) = hands(kiosk.app.state)
    assert isinstance(first.end, Win) and first.end.winners[0].seat is Seat.WEST


def test_the_tiles_of_a_past_hand_come_back_to_be_corrected(kiosk: Kiosk) -> None:
    start_game(kiosk)
    session = kiosk.app.session
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    hand = drawn_part("234567m78p11z", "9p").with_meld(MeldKind.ANKAN, parse_tiles("6666s"))
    hand = hand.with_indicators(parse_tiles("1m"), parse_tiles("8p"))
    session.start_win(Seat.SOUTH)
    session.paid_by(Seat.EAST)
    session.confirm_hand(hand)
    session.correct_winner(flags=frozenset({"ippatsu"}))
    kiosk.settle()
    kiosk.tap("Accept")
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.WEST,)))
    edit(kiosk, "Jan 4 han 50 fu")
    kiosk.tap("Tiles")
    assert kiosk.screen == "tiles" and session.draft.winner.hand == hand
    kiosk.app.screen.change_tile(Place("concealed", 0))
    kiosk.frames()
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "5m"))
    kiosk.tap("Continue")
    # The dora is gone with the 2m; ippatsu was said then and still holds.
    assert kiosk.screen == "score" and kiosk.sees("Ippatsu")
    kiosk.tap("Accept")
    assert kiosk.sees("Jan 3 han 50 fu, ron from Kim")
    accept(kiosk)
    (first, _) = hands(kiosk.app.state)
    assert isinstance(first.end, Win) and first.end.winners[0].tiles.startswith("345567m")


def test_riichi_and_tenpai_of_a_past_draw(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    before = table_of(kiosk).points
    edit(kiosk, "draw, tenpai: Maja")
    kiosk.tap(choice(kiosk, "riichi", "Maja"))
    kiosk.tap(choice(kiosk, "seats", "Ola"))
    accept(kiosk)
    after = table_of(kiosk).points
    # Maja has the stick from the start and wins none back; two are tenpai instead of one.
    assert after[Seat.NORTH] - before[Seat.NORTH] == 1_000 + 1_500
    assert after[Seat.WEST] - before[Seat.WEST] == -1_500


def test_a_draw_was_a_win_after_all(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    edit(kiosk, "draw, tenpai: Maja")
    kiosk.tap(choice(kiosk, "endings", "Win"))
    assert kiosk.screen == "win"
    kiosk.tap(kiosk.app.screen.ids.winners.children[1])
    kiosk.tap(kiosk.app.screen.ids.payers.children[0])  # self-drawn
    assert kiosk.screen == "camera"
    kiosk.app.session.go(Step.ENTER_TILES)
    kiosk.settle()
    kiosk.app.session.go(Step.ENTER_WORTH)
    kiosk.settle()
    kiosk.tap("Mangan")
    kiosk.tap("Accept")
    assert kiosk.sees("Maja 5 han, tsumo")
    accept(kiosk)
    assert isinstance(hands(kiosk.app.state)[1].end, Win)


def test_what_no_longer_fits_is_shown_and_asked(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    mangan = Winner(Seat.SOUTH, han=5)
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH, han=2, fu=30),), Seat.WEST))
    record(kiosk, lambda place: Win(*place, (mangan,), Seat.EAST))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.WEST,)))
    before = table_of(kiosk)
    edit(kiosk, "Jan 5 han, ron from Kim")
    kiosk.tap("Han and fu")
    kiosk.tap("Yakuman")
    kiosk.tap("Accept")
    # Kim is below zero, which ends a game of these rules: nothing may follow.
    assert len(kiosk.app.screen.misfits) == 2
    assert kiosk.sees("2 later entries no longer fit") and kiosk.find("Accept").disabled
    rows = kiosk.app.screen.ids.misfits
    while kiosk.find("Accept").disabled:
        for row in kiosk.all_of(MisfitRow):
            kiosk.tap(next(each for each in row.walk() if isinstance(each, SmallSwitch)))
        rows.turn(1)
        kiosk.settle()
    accept(kiosk)
    assert table_of(kiosk).over == "below-zero" and table_of(kiosk) != before


def test_the_screen_may_be_turned_after_a_game_that_did_not_fit_was_left(kiosk: Kiosk) -> None:
    """The rows are laid out again, on a screen that nobody sees any more."""
    edit_what_a_later_hand_does_not_fit(kiosk)
    assert kiosk.all_of(MisfitRow)
    kiosk.app.show("home")
    kiosk.app.session.put_away()
    kiosk.settle()
    assert kiosk.app.state is None
    kiosk.resize(480, 800)
    assert kiosk.screen == "home"


def test_a_later_hand_that_no_longer_fits_is_edited_with_it(kiosk: Kiosk) -> None:
    edit_what_a_later_hand_does_not_fit(kiosk)
    (row,) = kiosk.all_of(MisfitRow)
    kiosk.tap(next(each for each in row.walk() if getattr(each, "text", "") == "Edit"))
    assert kiosk.sees("Edit East 1 · 1 honba") and kiosk.sees("Jan 2 han 30 fu, ron from Maja")
    kiosk.tap("Han and fu")
    kiosk.tap("3 han")
    kiosk.tap("30\n")
    kiosk.tap("Accept")
    accept(kiosk)
    (event,) = [each for each in kiosk.app.state.record if isinstance(each, Mended)]
    assert len(event.hands) == 2 and not event.without


def test_a_chombo_that_was_a_draw(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: Chombo(*place, Seat.WEST, "false ron"))
    edit(kiosk, "Maja: chombo")
    kiosk.tap(choice(kiosk, "endings", "Draw"))
    accept(kiosk)
    assert table_of(kiosk).points == (30_000,) * 4


def test_a_tap_on_what_the_game_has_left_behind_leads_to_the_list(kiosk: Kiosk) -> None:
    """Another event arrives while somebody is asked who the chombo was."""
    three_hands(kiosk)
    edit(kiosk, "Jan 2 han 30 fu, ron from Kim")
    mend, count = kiosk.app.screen, len(kiosk.app.state.record)
    kiosk.tap(choice(kiosk, "endings", "Chombo"))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    kiosk.tap("Maja")
    assert kiosk.screen == "history" and len(kiosk.app.state.record) == count + 1
    for tap in (
        lambda: mend._riichi(Seat.EAST, True),
        lambda: mend._shares_draw(Seat.EAST, True),
        lambda: mend.choose_ending("draw"),
        lambda: mend.choose_ending("redeal"),
        lambda: mend._leave_out("1", True),
        mend.choose_draw,
    ):
        tap()
        kiosk.settle()
    assert len(kiosk.app.state.record) == count + 1


def test_nothing_is_written_before_accept(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    count = len(kiosk.app.state.record)
    edit(kiosk, "Jan 2 han 30 fu, ron from Kim")
    kiosk.tap(choice(kiosk, "endings", "Draw"))
    kiosk.app.back()
    kiosk.settle()
    assert len(kiosk.app.state.record) == count


def test_a_win_recorded_after_the_edit_was_left_is_written_as_usual(kiosk: Kiosk) -> None:
    three_hands(kiosk)
    edit(kiosk, "Jan 2 han 30 fu, ron from Kim")
    kiosk.tap("Who won")
    kiosk.app.show("table")
    kiosk.settle()
    kiosk.tap(kiosk.app.screen.panel(Seat.EAST))
    kiosk.tap(kiosk.app.screen.ids.payers.children[1])
    assert kiosk.screen == "camera" and kiosk.app.session.flow.past is None


def test_a_deal_of_nts_comes_back_with_its_tiles_and_another_hand_is_counted(kiosk: Kiosk) -> None:
    start_deal(kiosk)
    tell_example(kiosk)
    kiosk.tap("Accept")
    assert tuple(points - 3_000 for points in table_of(kiosk).points) == PAID
    edit(kiosk, "Jan")
    assert kiosk.sees("Edit East 1") and not kiosk.sees("honba")
    kiosk.tap("Hands")
    assert kiosk.screen == "settle"
    draft = kiosk.app.session.draft
    assert [one.hand.empty for one in draft.hands] == [one.dead for one in draft.hands]
    assert sum(one.dead for one in draft.hands) == 1
    assert kiosk.sees("272") and kiosk.sees("128")
    tell(kiosk, Seat.NORTH, points=80)  # it was not 40
    kiosk.tap("Accept")
    assert kiosk.screen == "mend"
    accept(kiosk)
    # North gets 40 more from East and from the dead hand of West.
    east, south, west, north = (points - 3_000 for points in table_of(kiosk).points)
    assert (east, south, west, north) == (-96, 1_088, -752, -240)
