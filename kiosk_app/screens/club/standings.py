"""Standings: of a night, a season and all time, sorted by what one taps."""

from collections.abc import Iterable
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from kiosk_app.club.penalties import PenaltyLine
from kiosk_app.club.standings import Standing
from kiosk_app.explain.naming import name_parts
from kiosk_app.screens.club.export_sheet import ExportSheet
from kiosk_app.screens.club.standings_view import (
    StandingsView,
    average_of,
    percent,
    read_standings,
    sorted_lines,
)
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet
from kiosk_app.ui.widgets.sheet import LinesSheet
from kiosk_app.ui.widgets.text import FitLabel

load_kv(__file__)

_WIDE: Final = {
    # Columns and their share of the width.
    "rank": 0.51,
    "player": 1.46,
    "games": 0.72,
    "average": 0.72,
    "score": 0.96,
    "best": 0.84,
    "wins": 0.84,
    "deal-ins": 0.96,
}
_NARROW: Final = {"rank": 0.5, "player": 1.08, "games": 0.72, "average": 0.72, "score": 0.94}


class ColumnHead(TapArea):
    """The head of a column; a tap sorts by it, and an arrow says so."""

    text = StringProperty("")
    chosen = BooleanProperty(False)
    upside_down = BooleanProperty(False)


class StandingRow(TapArea):
    """A player's line; a tap opens their page."""

    first = BooleanProperty(False)

    def fill(self, cells: Iterable[tuple[str, float, bool]]) -> None:
        """Text, share of the width, and whether it is a name."""
        for text, share, name in cells:
            self.add_widget(StandingCell(text=text, size_hint_x=share, name=name))


class StandingCell(FitLabel):
    name = BooleanProperty(False)


class StandingsScreen(KioskScreen):
    kind = StringProperty("night")
    """night, season or all."""
    column = StringProperty("score")
    upside_down = BooleanProperty(False)
    title = StringProperty("")
    penalties = NumericProperty(0)
    view: Any = ObjectProperty(None, allownone=True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._night_id: str | None = None
        self._season = ""

    def refresh(self) -> None:
        store = self.app.session.store
        kind, night_id, season = self.kind, self._night_id, self._season
        self.app.workers.storage(lambda: read_standings(store, kind, night_id, season), self._took)

    def show_kind(self, kind: str) -> None:
        self.kind = kind
        self.refresh()

    def show_night(self, night_id: str | None) -> None:
        """Of one night; without one, of all time."""
        self._night_id = night_id
        self.kind = "all" if night_id is None else "night"

    def sort(self, column: str) -> None:
        """By this column; a second tap turns it upside down."""
        self.upside_down = column == self.column and not self.upside_down
        self.column = column
        self._show(first_page=True)

    def choose(self) -> None:
        """Another night or season."""
        words, view = self.app.words, self.view
        if self.kind == "night":
            options = {night.id: f"{night.day.isoformat()}  {night.name}" for night in view.nights}
            chosen = None if view.night is None else view.night.id
        else:
            options = {season: season for season in view.seasons}
            chosen = view.scope.season
        then = self._night_chosen if self.kind == "night" else self._season_chosen
        ChoiceSheet(
            title=words("standings-which"), options=options, chosen=chosen, then=then
        ).open()

    def show_penalties(self) -> None:
        words = self.app.words
        LinesSheet(
            title=words("standings-penalties"),
            lines=[self._penalty(line) for line in self.view.penalties],
        ).open()

    def look_at(self, line: Standing) -> None:
        """The player's page, of the same games."""
        page: Any = self.app.screen_named("player")
        page.look_at(line.player_id, self.view.scope)
        self.app.show("player")

    def export(self) -> None:
        ExportSheet(scope=self.view.scope).open()

    def _night_chosen(self, night_id: str) -> None:
        self._night_id = night_id
        self.refresh()

    def _season_chosen(self, season: str) -> None:
        self._season = season
        self.refresh()

    def _took(self, view: StandingsView) -> None:
        self.view = view
        words = self.app.words
        if self.kind == "night":
            self.title = view.night.name if view.night else words("standings-no-night")
        elif self.kind == "season":
            season = view.scope.season
            self.title = words("standings-of-season", season=season) if season else "–"
        else:
            self.title = words("standings-all-time")
        self.penalties = len(view.penalties)
        self._show()

    def _show(self, *, first_page: bool = False) -> None:
        if self.view is None:
            return
        columns = _NARROW if self.app.portrait else _WIDE
        self._show_head(columns)
        lines = sorted_lines(self.view.lines, self.column, self.upside_down)
        rows = self.ids.rows
        rows.empty = self.app.words("standings-nobody")
        rows.show(len(lines), lambda at: self._row(lines[at], columns), first_page=first_page)

    def _show_head(self, columns: dict[str, float]) -> None:
        head = self.ids.head
        head.clear_widgets()
        for column, share in columns.items():
            cell = ColumnHead(
                text=self.app.words(f"standings-column-{column}"),
                chosen=column == self.column,
                upside_down=self.upside_down,
                size_hint_x=share,
            )
            cell.bind(on_release=lambda _, column=column: self.sort(column))
            head.add_widget(cell)

    def _row(self, line: Standing, columns: dict[str, float]) -> StandingRow:
        words = self.app.words
        texts = {
            "rank": str(line.rank),
            "player": line.name,
            "games": str(line.games),
            "average": average_of(line, words),
            "score": words.signed(line.score),
            "best": "–" if line.best_points is None else words.number(line.best_points),
            "wins": percent(line.win_rate),
            "deal-ins": percent(line.deal_in_rate),
        }
        row = StandingRow(first=line.rank == 1)
        row.fill([(texts[column], share, column == "player") for column, share in columns.items()])
        row.bind(on_release=lambda *_: self.look_at(line))
        return row

    def _penalty(self, line: PenaltyLine) -> str:
        words = self.app.words
        where = [line.day.isoformat(), words("club-table", table=line.table_name)]
        if line.round is not None:
            where.insert(1, words("club-round", number=line.round))
        when = words("standings-after-uma" if line.after_uma else "standings-at-table")
        points = words.signed(line.points)
        return words(
            "standings-penalty",
            name=line.player,
            points=points,
            when=when,
            reason=line.reason,
            where=name_parts(words, where),
        )
