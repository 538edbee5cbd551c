"""Pictures of what the kiosk teaches: yaku, fu, differences, quiz, dora."""

from collections.abc import Callable

from kiosk_app.screens.learn.quiz_run import Level, Quiz
from scorer.tiles import parse_tile
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk


def _show(kiosk: Kiosk, screen: str, rules: str = "ema-2016") -> None:
    kiosk.app.learning.choose(rules)
    kiosk.app.show(screen)
    kiosk.settle()


def _whole_list(kiosk: Kiosk) -> None:
    """Wait for the rows below the first ones."""
    screen = kiosk.app.screen
    assert screen is not None
    kiosk.wait(lambda: screen.ids.rows.complete)


def hub(kiosk: Kiosk) -> None:
    _show(kiosk, "learn")


def choosing_rules(kiosk: Kiosk) -> None:
    _show(kiosk, "learn")
    screen = kiosk.app.screen
    assert screen is not None
    screen.choose_rules()
    kiosk.settle()


def _yaku(tab: int, rules: str = "ema-2016") -> Callable[[Kiosk], None]:
    def bring(kiosk: Kiosk) -> None:
        _show(kiosk, "yaku", rules)
        screen = kiosk.app.screen
        assert screen is not None
        screen.turn_to(tab)
        _whole_list(kiosk)

    return bring


def _fu(rules: str = "ema-2016", **values: bool) -> Callable[[Kiosk], None]:
    def bring(kiosk: Kiosk) -> None:
        _show(kiosk, "fu", rules)
        screen = kiosk.app.screen
        assert screen is not None
        screen.choose(**values)
        _whole_list(kiosk)

    return bring


def _at_table(rules: str) -> Callable[[Kiosk], None]:
    def bring(kiosk: Kiosk) -> None:
        _show(kiosk, "at-table", rules)
        _whole_list(kiosk)

    return bring


def _differences(first: str, second: str) -> Callable[[Kiosk], None]:
    def bring(kiosk: Kiosk) -> None:
        kiosk.app.learning.compare_with(second)
        _show(kiosk, "differences", first)
        _whole_list(kiosk)

    return bring


def _quiz(
    level: Level, seed: int, answer: bool | None = None, rules: str = "ema-2016"
) -> Callable[[Kiosk], None]:
    """A question, or how it looks answered rightly or wrongly."""

    def bring(kiosk: Kiosk) -> None:
        quiz = kiosk.app.learning.quiz = Quiz(seed)
        quiz.level = level
        _show(kiosk, "quiz", rules)
        question, screen = quiz.question, kiosk.app.screen
        assert question is not None and screen is not None
        if answer is not None:
            screen.answer(question.right if answer else (question.right + 1) % 4)
            kiosk.settle()
            _whole_list(kiosk)

    return bring


def quiz_of_nts(kiosk: Kiosk) -> None:
    _show(kiosk, "quiz", "nts-2009")


def _dora(indicator: str, rules: str = "ema-2016") -> Callable[[Kiosk], None]:
    def bring(kiosk: Kiosk) -> None:
        _show(kiosk, "dora", rules)
        screen = kiosk.app.screen
        assert screen is not None
        if indicator:
            screen.choose(parse_tile(indicator))
        kiosk.settle()

    return bring


def dora_in_a_game(kiosk: Kiosk) -> None:
    start_game(kiosk, screen="dora")
    screen = kiosk.app.screen
    assert screen is not None
    screen.choose(parse_tile("0s"))
    kiosk.settle()


PICTURES = {
    "hub": hub,
    "choosing-rules": choosing_rules,
    "yaku-of-1-han": _yaku(0),
    "yaku-of-2-han": _yaku(1),
    "yaku-of-3-han": _yaku(2),
    "yakuman": _yaku(3, "norway-2018"),
    "yaku-dora": _yaku(4, "tenhou"),
    "doublings": _yaku(0, "nts-2009"),
    "limit-hands": _yaku(1, "nts-2009"),
    "fu": _fu(),
    "points": _fu(table=True),
    "points-of-the-dealer": _fu("norway-2018", table=True, dealer=True, tsumo=True),
    "points-self-drawn": _fu("tenhou", table=True, tsumo=True),
    "points-of-nts": _fu("nts-2009"),
    "points-of-nts-doubled": _fu("nts-2009", table=True),
    "at-table": _at_table("ema-2016"),
    "at-table-of-nts": _at_table("nts-2009"),
    "differences": _differences("ema-2016", "norway-2018"),
    "differences-of-games": _differences("ema-2016", "nts-2009"),
    "quiz-yaku": _quiz("yaku", 8),
    "quiz-yaku-right": _quiz("yaku", 8, True),
    "quiz-fu": _quiz("fu", 5, rules="norway-2018"),
    "quiz-fu-wrong": _quiz("fu", 5, False, "norway-2018"),
    "quiz-points": _quiz("points", 2, rules="tenhou"),
    "quiz-points-wrong": _quiz("points", 2, False, "tenhou"),
    "quiz-steps": _quiz("steps", 3),
    "quiz-of-nts": quiz_of_nts,
    "dora-keys": _dora(""),
    "dora-of-a-suit": _dora("3p"),
    "dora-of-nine": _dora("9s"),
    "dora-of-a-dragon": _dora("7z", "nts-2009"),
    "dora-in-a-game": dora_in_a_game,
}
