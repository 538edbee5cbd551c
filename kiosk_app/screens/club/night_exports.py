"""Files of the club night for people: which there are."""

from pathlib import Path
from typing import Final

from kiosk_app.club.nights import NightCard, the_night
from kiosk_app.club.standings import Scope, standings, with_best_hands
from kiosk_app.languages import load_language
from kiosk_app.session.exports import free_name
from kiosk_app.store.disk import disk_problems
from kiosk_app.store.store import Store

KINDS: Final = ("standings", "games", "penalties", "report", "night")
"""Standings, all games, penalties, the tournament's report, and the evening on paper."""
FORMATS: Final = {
    "standings": ("csv", "xlsx"),
    "games": ("csv", "xlsx"),
    "penalties": ("csv", "xlsx"),
    "report": ("csv", "xlsx"),
    "night": ("pdf",),
}
OF_ONE_NIGHT: Final = ("report", "night")
"""What there is of a single evening only."""


def export(store: Store, kind: str, ending: str, scope: Scope, folder: Path, language: str) -> Path:
    """Write one file under a name that is free; where it is now. Sheets are for programs too and
    are in English; the night on paper is in the kiosk's ``language``."""
    title, night = _title(store, scope)
    with disk_problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
    path = free_name(folder / f"{kind}-{title}.{ending}")
    if kind in OF_ONE_NIGHT:
        _export_night(store, kind, night or the_night(store, None), path, language)
    else:
        _export_sheet(store, kind, scope, path)
    return path


def _export_sheet(store: Store, kind: str, scope: Scope, path: Path) -> None:
    # Sheets and papers are only loaded by who wants them.
    from kiosk_app.club.finished_games import result_lines
    from kiosk_app.club.lists import games_sheet, penalties_sheet, standings_sheet
    from kiosk_app.club.penalties import penalty_lines
    from kiosk_app.club.sheets import write_sheet

    if kind == "penalties":
        write_sheet(penalties_sheet(penalty_lines(store, scope)), path)
        return
    with store.reading() as connection:
        if kind == "games":
            write_sheet(games_sheet(result_lines(connection, scope)), path)
        else:
            table = with_best_hands(connection, scope, standings(connection, scope))
            write_sheet(standings_sheet(table), path)


def _export_night(store: Store, kind: str, night: NightCard, path: Path, language: str) -> None:
    from kiosk_app.club.night_games import night_games
    from kiosk_app.club.night_pdf import NightOnPaper, write_night
    from kiosk_app.club.penalties import night_penalties
    from kiosk_app.club.sheets import write_sheet
    from kiosk_app.club.tournament_report import report_lines, report_sheet

    if kind == "report":
        write_sheet(report_sheet(report_lines(store, night)), path)
        return
    games, scope = night_games(store, night), Scope(night_id=night.id)
    with store.reading() as connection:
        table = with_best_hands(connection, scope, standings(connection, scope))
    paper = NightOnPaper(night, table, night_penalties(games, night.name), games)
    write_night(paper, path, load_language(language))


def _title(store: Store, scope: Scope) -> tuple[str, NightCard | None]:
    if scope.night_id is not None:
        night = the_night(store, scope.night_id)
        return night.day.isoformat(), night
    return (f"season-{scope.season}" if scope.season else "all-time"), None
