"""What a long run calls growth: what goes on growing, not what is lifted once."""

from tests.kiosk_app.long_run import grew

_FLAT = [770, 774, 768, 772] * 25


def test_a_leak_goes_on_growing() -> None:
    assert grew([value + number for number, value in enumerate(_FLAT)])


def test_a_screen_that_is_first_seen_late_lifts_it_once() -> None:
    assert not grew(_FLAT)
    for seen in range(0, 100, 5):
        assert not grew([value + 48 * (number >= seen) for number, value in enumerate(_FLAT)])


def test_a_few_games_say_nothing() -> None:
    assert not grew([1, 2, 4, 8])
