"""NTS with three players and with five, from the new game to the result on the kiosk."""

from kiosk_app.screens.club.result_parts import PodiumStep
from kiosk_app.screens.start.new_game import Chair
from kiosk_app.screens.win.score_parts import PaymentSeat
from kiosk_app.screens.win.settle import PlayerHandRow
from kiosk_app.session.drawn_hand import drawn_part
from scorer.hand import Wind
from scorer.table import Seat, Win, Winner
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.nts_hands import tell

D = Seat.DREAMER
THREE = ("Kim", "Jan", "Maja", "")
FIVE = ("Kim", "Jan", "Maja", "Ola", "Piet")


def choose_count(kiosk: Kiosk, text: str) -> None:
    kiosk.app.show("new-game")
    kiosk.settle()
    kiosk.tap(kiosk.app.screen.ids.rules_button)
    kiosk.tap("Nederlandse Toernooi Spelregels 2.0")
    kiosk.tap(kiosk.app.screen.ids.count)
    kiosk.tap(text)


def won(kiosk: Kiosk, winner: Seat, payer: Seat | None, **points: int) -> None:
    """By what the players counted; seats by their letters."""
    session = kiosk.app.session
    kiosk.tap(kiosk.app.screen.panel(winner))
    assert kiosk.screen == "win", kiosk.texts()
    assert session.paid_by(payer)
    kiosk.settle()
    for seat in table_of(kiosk).playing:
        tell(kiosk, seat, points=points.get(seat.letter, 0))


def names(kiosk: Kiosk) -> list[str]:
    return [row.name for row in kiosk.all_of(PlayerHandRow)][::-1]


def test_three_sit_down_play_to_the_green_dragon_and_end(kiosk: Kiosk) -> None:
    choose_count(kiosk, "3 players")
    assert kiosk.sees("No North")
    kiosk.close_sheet()
    assert kiosk.app.screen.three
    kiosk.tap("Start")
    assert kiosk.screen == "table" and table_of(kiosk).seat_count == 3
    for _ in range(3):
        dealer = table_of(kiosk).dealer
        winner = dealer.after(1, 3)
        won(kiosk, winner, dealer, **{winner.letter: 100, dealer.letter: 10})
        assert len(kiosk.all_of(PlayerHandRow)) == 3
        kiosk.tap("Accept")
        assert kiosk.screen == "table", kiosk.texts()
    assert kiosk.sees("Green 1")
    won(kiosk, Seat.SOUTH, Seat.EAST, E=10, S=100)
    assert kiosk.sees("Ruling: –") and kiosk.find("Accept").disabled
    kiosk.tap(kiosk.app.screen.ids.ruling)
    kiosk.tap("Player 2")
    assert kiosk.sees("Ruling: Player 2")
    before = table_of(kiosk).points
    kiosk.tap("Accept")
    moved = [now - then for now, then in zip(table_of(kiosk).points, before, strict=True)]
    assert moved == [-390, 600, -210, 0]
    assert kiosk.sees("Result") or kiosk.sees("result")
    kiosk.app.show("final")
    kiosk.settle()
    assert len(kiosk.all_of(PodiumStep)) == 3


def test_five_sit_down_and_take_turns_in_sitting_out(kiosk: Kiosk) -> None:
    choose_count(kiosk, "5 players")
    kiosk.tap("A fifth round, ruled by the green dragon")
    kiosk.close_sheet()
    assert len(kiosk.all_of(Chair)) == 5
    kiosk.tap("Start")
    table = table_of(kiosk)
    assert (table.seat_count, table.dreamer, table.green_from) == (5, D, 4)
    assert kiosk.sees("Player 5 sits out") and table.places == (0, 1, 2, 3)
    won(kiosk, Seat.SOUTH, None, S=100)
    assert "Player 5" not in names(kiosk) and len(names(kiosk)) == 4
    kiosk.tap("Accept")
    # East wins or not, the winds turn: the first East gives the chair to the dreamer.
    table = table_of(kiosk)
    assert table.points == (2900, 3300, 2900, 2900, 3000)
    assert table.dreamer is Seat.EAST and table.wind(D) is Wind.NORTH
    assert table.places == (D, Seat.SOUTH, Seat.WEST, Seat.NORTH)
    assert kiosk.sees("Player 1 sits out")
    assert kiosk.app.screen.ids.seat0.name == "Player 5"
    assert kiosk.app.screen.ids.seat0.wind == "north"
    won(kiosk, D, Seat.SOUTH, D=100, S=0, W=20)
    assert "Player 1" not in names(kiosk)
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (2900, 3080, 2840, 2780, 3400)
    for screen in ("history", "correction", "referee", "draw", "final", "club"):
        kiosk.app.show(screen)
        kiosk.settle()
        assert kiosk.screen == screen
    kiosk.app.show("final")
    kiosk.settle()
    assert len(kiosk.all_of(PodiumStep)) == 5
    kiosk.tap("Details")
    assert kiosk.sees("Ranking") and kiosk.sees("Sum") and kiosk.sees("15 000")


def test_a_hand_by_its_tiles_among_five_is_explained_and_kept(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009", players=FIVE)
    # The second hand: Kim sits out, Jan is East and Piet is North.
    record(
        kiosk,
        lambda place: Win(*place, (Winner(Seat.SOUTH),), None, payments=(-20, 60, -20, -20, 0)),
    )
    kiosk.app.session.start_win(Seat.WEST)
    kiosk.app.session.paid_by(D)
    kiosk.settle()
    tell(kiosk, Seat.WEST, drawn_part("1234678m222z111z", "4m"))
    tell(kiosk, D, drawn_part("2228m5559p13s777z"))
    kiosk.tap("Why?")
    assert kiosk.screen == "deal" and len(kiosk.all_of(PaymentSeat)) == 4
    kiosk.tap("Accept")
    event = kiosk.app.state.steps[-1].event
    assert event.hands[Seat.WEST].startswith("1234678m") and event.hands[Seat.EAST] == ""
    assert event.hands[D] == "2228m5559p13s777z"
    kept = kiosk.app.session.table_store.evidence_of(event.id)
    assert kept is not None and kept.reading is not None
    assert kept.reading["deal"]["dreamer"] is True
    kiosk.app.show("history")
    kiosk.settle()
    kiosk.app.screen.show_hand(kiosk.app.screen.hands[0])
    kiosk.settle()
    assert kiosk.sees("Counted at the table") and kiosk.sees("Piet")


def test_a_power_cut_among_five_loses_no_hand(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009", players=FIVE)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(None)
    kiosk.settle()
    tell(kiosk, Seat.SOUTH, points=100)
    kiosk.pull_the_plug()
    kiosk.start()
    assert table_of(kiosk).seat_count == 5
    kept = kiosk.app.session.table_store.kept_deal
    assert kept is not None and kept.playing == table_of(kiosk).playing
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(None)
    kiosk.settle()
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (2900, 3300, 2900, 2900, 3000)
