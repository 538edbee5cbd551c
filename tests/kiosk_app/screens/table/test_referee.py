"""What a referee decides, told on the screen."""

from pathlib import Path

import pytest

from kiosk_app.languages import LANGUAGES
from kiosk_app.screens.table.reasoned_screen import OtherReasons
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.keyboard import TextField
from kiosk_app.ui.widgets.text import FitLabel
from scorer.offences import TOPICS
from scorer.table import Penalty, RiichiDeclared, Seat
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.looking import faults


def open_referee(kiosk: Kiosk, **values: object) -> None:
    start_game(kiosk, **values)  # type: ignore[arg-type]
    kiosk.tap("More")
    kiosk.tap("Chombo or penalty")
    if kiosk.screen == "offences":
        kiosk.tap("Other ruling")


def test_a_chombo_is_shown_before_it_is_accepted_and_the_hand_is_played_again(
    kiosk: Kiosk,
) -> None:
    open_referee(kiosk)
    assert kiosk.sees("Which player?") and kiosk.find("Accept").disabled
    kiosk.tap("Jan")
    kiosk.tap("False win")
    assert kiosk.sees("−8 000")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (34_000, 22_000, 32_000, 32_000)
    assert table_of(kiosk).hand == 1
    assert kiosk.app.state.steps[-1].event.reason == "False win"


def test_a_tournament_takes_a_chombo_after_uma(kiosk: Kiosk) -> None:
    open_referee(kiosk, tournament=True)
    kiosk.tap("Jan")
    assert kiosk.sees("−20 000") and kiosk.sees("After uma")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (30_000,) * 4


def test_a_dead_hand_can_annul_its_riichi(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    kiosk.app.show("referee")
    kiosk.settle()
    kiosk.tap("Dead hand")
    kiosk.tap("Maja")
    kiosk.tap("Cancel the riichi and return the stick")
    kiosk.tap("Accept")
    assert table_of(kiosk).dead == (Seat.WEST,)
    assert table_of(kiosk).points == (30_000,) * 4
    assert kiosk.sees("Dead hand")


def test_a_penalty_needs_a_reason_and_can_be_cancelled(kiosk: Kiosk) -> None:
    open_referee(kiosk)
    kiosk.tap("Penalty")
    kiosk.tap("Ola")
    kiosk.tap("+1000")
    assert kiosk.sees("Give a reason.")
    kiosk.tap("Slow play")
    kiosk.tap("Accept")
    (adjustment,) = table_of(kiosk).adjustments
    assert (adjustment.seat, adjustment.points, adjustment.when) == (
        Seat.NORTH,
        -2_000,
        "after-uma",
    )
    kiosk.tap("More")
    kiosk.tap("Chombo or penalty")
    kiosk.tap("Other ruling")
    kiosk.tap("Cancel penalty")
    kiosk.tap("Ola −2 000: Slow play")
    kiosk.tap("Given by mistake")
    kiosk.tap("Accept")
    assert table_of(kiosk).adjustments == ()


def test_a_bonus_now_is_taken_from_the_others_if_they_pay_it(kiosk: Kiosk) -> None:
    open_referee(kiosk)
    for word in (
        "Bonus",
        "Kim",
        "+1000",
        "+1000",
        "Right away",
        "Split with the others",
        "As agreed",
    ):
        kiosk.tap(word)
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (33_000, 29_000, 29_000, 29_000)


def test_a_reason_in_own_words_is_kept(kiosk: Kiosk) -> None:
    open_referee(kiosk)
    kiosk.tap("Redeal")
    kiosk.tap("Other …")
    field = kiosk.all_of(TextField)[0]
    field.text = "The cat"
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "check"))
    kiosk.tap("Accept")
    assert kiosk.app.state.steps[-1].event.reason == "The cat"


def test_a_late_arrival_costs_points_a_minute(kiosk: Kiosk) -> None:
    open_referee(kiosk)
    for word in ("Late arrival", "Ola", "+"):
        kiosk.tap(word)
    kiosk.tap("Accept")
    assert table_of(kiosk).adjustments[0].points == -6_000


def test_a_substitute_takes_over(kiosk: Kiosk) -> None:
    open_referee(kiosk)
    kiosk.tap("Substitute")
    kiosk.tap("Ola")
    kiosk.app.screen.change(player="Eva")
    kiosk.tap("From the start")
    kiosk.tap("Accept")
    assert table_of(kiosk).players[Seat.NORTH] == "Eva"
    assert table_of(kiosk).absences[0].from_start


@pytest.mark.parametrize(("rules", "kind"), [("nts-2009", "Chombo"), ("tenhou", "Late arrival")])
def test_nothing_is_offered_that_the_rules_do_not_know(kiosk: Kiosk, rules: str, kind: str) -> None:
    open_referee(kiosk, rules=rules)
    assert kind not in kiosk.texts()


def test_a_penalty_is_undone_like_everything_else(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: Penalty(*place, Seat.EAST, 1_000, "late", "now"))
    assert table_of(kiosk).points[Seat.EAST] == 29_000
    kiosk.tap("Undo: penalty for Kim")
    assert table_of(kiosk).points[Seat.EAST] == 30_000


def happened(kiosk: Kiosk, text: str, **values: object) -> None:
    start_game(kiosk, **values)  # type: ignore[arg-type]
    kiosk.tap("More")
    kiosk.tap("Chombo or penalty")
    choose(kiosk, text)


def choose(kiosk: Kiosk, text: str) -> None:
    """At most two taps: what it has to do with, and what it was."""
    assert kiosk.screen == "offences"
    screen = kiosk.app.screen
    for topic in TOPICS:
        if kiosk.sees(text):
            break
        screen.turn_to(topic)
        kiosk.settle()
        assert screen.ids.rows.pages == 1
    kiosk.tap(text)


def test_what_happened_leads_to_the_ruling_with_its_section_and_is_applied(kiosk: Kiosk) -> None:
    happened(kiosk, "Win declared wrongly, tiles shown")
    assert kiosk.sees("Chombo (§3.4.6)") and kiosk.sees("Win declared wrongly")
    kiosk.tap("Jan")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (34_000, 22_000, 32_000, 32_000)
    assert kiosk.app.state.steps[-1].event.reason == "Win declared wrongly, tiles shown"


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_the_book_s_own_reason_can_be_read_whole_and_another_be_taken_instead(
    kiosk: Kiosk, size: tuple[int, int]
) -> None:
    reason = "Obstruction, serious or repeated"
    happened(kiosk, reason)
    kiosk.resize(*size)
    (label,) = [each for each in kiosk.all_of(FitLabel) if each.text == reason]
    assert label.fits and not label.is_shortened
    kiosk.tap(kiosk.all_of(OtherReasons)[0])
    for word in ("Slow play", "Jan", "Accept"):
        kiosk.tap(word)
    assert kiosk.app.state.steps[-1].event.reason == "Slow play"
    kiosk.resize(800, 480)


def test_an_offence_that_makes_a_hand_dead(kiosk: Kiosk) -> None:
    happened(kiosk, "Too many or too few tiles")
    kiosk.tap("Ola")
    kiosk.tap("Accept")
    assert table_of(kiosk).dead == (Seat.NORTH,)


def test_a_fine_stays_within_its_band(kiosk: Kiosk) -> None:
    happened(kiosk, "Deliberate obstruction")
    assert kiosk.sees("Fine of 8 000 or 12 000 points after uma (§5.5)")
    kiosk.tap("Maja")
    for _ in range(6):
        kiosk.tap("+1000")
    assert kiosk.app.screen.points == 12_000
    kiosk.tap("Accept")
    (penalty,) = table_of(kiosk).adjustments
    assert penalty.points == -12_000 and penalty.when == "after-uma"
    assert kiosk.sees("then −12 000")


def test_what_is_only_put_right_is_said_and_records_nothing(kiosk: Kiosk) -> None:
    happened(kiosk, "Call taken back")
    assert kiosk.sees("No penalty (§5.1.2)") and kiosk.sees("Nothing is recorded")
    kiosk.close_sheet()
    assert len(kiosk.app.state.record) == 1


def test_a_book_without_a_list_leads_to_the_rulings_at_once(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    kiosk.tap("More")
    kiosk.tap("Chombo or penalty")
    assert kiosk.screen == "referee"


def test_a_late_arrival_is_seen_at_the_table(kiosk: Kiosk) -> None:
    open_referee(kiosk, tournament=True)
    kiosk.tap("Late arrival")
    kiosk.tap("Ola")
    kiosk.tap("Accept")
    assert kiosk.sees("then −")


def test_hints_again_are_a_dead_hand_or_a_fine_as_the_referee_chooses(kiosk: Kiosk) -> None:
    happened(kiosk, "Hints about somebody's hand, serious or repeated")
    assert kiosk.sees("Dead hand or a fine, set by the referee (§5.4)")
    kiosk.tap("Penalty")
    assert kiosk.sees("(§5.4)")  # still the book's own ruling
    kiosk.tap("Maja")
    kiosk.tap("Accept")
    (penalty,) = table_of(kiosk).adjustments
    assert penalty.reason == "Hints about somebody's hand, serious or repeated"


def test_a_riichi_that_was_not_said_gives_its_stick_back(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    kiosk.tap("More")
    kiosk.tap("Chombo or penalty")
    choose(kiosk, "Riichi not said, or the tile not turned")
    kiosk.tap("Jan")
    kiosk.tap("Accept")
    table = table_of(kiosk)
    assert table.dead == (Seat.SOUTH,) and table.points[1] == 30_000 and not table.riichi


def test_a_late_arrival_and_a_substitute_are_on_the_list_too(kiosk: Kiosk) -> None:
    happened(kiosk, "Late, up to ten minutes", tournament=True)
    assert kiosk.app.screen.kind == "late" and kiosk.sees("Points off for each minute (§6.7)")
    kiosk.app.show("offences")
    kiosk.settle()
    choose(kiosk, "Player can't play, such as being ill")
    assert kiosk.app.screen.kind == "substitute" and kiosk.sees("(§5.8)")


def test_every_page_of_the_list_can_be_read(tmp_path: Path, seed: int) -> None:
    language = LANGUAGES[seed % len(LANGUAGES)]
    kiosk = Kiosk(tmp_path, settings=Settings(language=language, motion=False)).start()
    start_game(kiosk)
    kiosk.app.show("offences")
    screen = kiosk.app.screen
    for size in ((800, 480), (480, 800), (1280, 800)):
        kiosk.resize(*size)
        for topic in TOPICS:
            screen.turn_to(topic)
            kiosk.settle()
            assert screen.ids.rows.pages == 1
            assert not faults(kiosk), language
    kiosk.stop()
