"""A game that was played: podium, course of the points and best hand, on the screen."""

from typing import Any

from kivy.app import App
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.highlights import BestHand
from kiosk_app.languages import Language
from kiosk_app.screens.club import result_parts
from kiosk_app.screens.club.result_parts import OnStep
from kiosk_app.screens.table.short_names import short_names
from kiosk_app.store.score_sheet import ScoreSheet
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.plot import PointsPlot

PARTS = (result_parts,)
"""Their widgets are named in the kv file."""

load_kv(__file__)


class ResultView(BoxLayout):
    """``sheet`` is the game, ``best`` its best hand."""

    sheet: Any = ObjectProperty(None, allownone=True)
    unit = NumericProperty(1)

    def show(self, sheet: ScoreSheet, best: BestHand | None, points_unit: int) -> None:
        """``points_unit``: what a score is counted in, 1 or 1,000 points."""
        app: Any = App.get_running_app()
        self.sheet = sheet
        fill_podium(self.ids.podium, sheet, points_unit, app.words)
        fill_plot(self.ids.plot, sheet, app.words)
        fill_best_hand(self.ids.best, best, app.words)
        self.ids.best.opacity = 0 if best is None else 1

    def show_photo(self, path: Any) -> None:
        self.ids.best.show_photo(path)


def fill_podium(podium: Any, sheet: ScoreSheet, points_unit: int, words: Language) -> None:
    short = dict(zip(sheet.players, short_names(sheet.players), strict=True))
    podium.show(
        [
            OnStep(
                line.place,
                short.get(line.player, line.player),
                words.number(line.points),
                words.score(line.score, points_unit),
            )
            for line in sheet.final
        ]
    )


def fill_plot(plot: PointsPlot, sheet: ScoreSheet, words: Language) -> None:
    names = short_names(sheet.players)
    plot.names = list(names)
    start = sheet.course[0][0]
    plot.levels = [(value, words.number(value)) for value in dict.fromkeys((start, 0))]
    plot.courses = [[points[seat] for points in sheet.course] for seat in range(len(names))]


def fill_best_hand(
    panel: Any, best: BestHand | None, words: Language, sentence: str = "result-best-hand"
) -> None:
    title = ""
    if best is not None:
        title = words(sentence, name=best.player, points=best.points)
    panel.show(best, title, words)
