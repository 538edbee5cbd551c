"""The screens, by name. A screen's module is loaded when the screen is first shown."""

from importlib import import_module
from typing import Final

from kiosk_app.ui.screen import KioskScreen

SCREENS: Final[dict[str, str]] = {
    # name: module and class
    "home": "start.home:HomeScreen",
    "new-game": "start.new_game:NewGameScreen",
    "table": "table.table:TableScreen",
    "win": "win.win:WinScreen",
    "camera": "camera.camera:CameraScreen",
    "reading": "win.reading:ReadingScreen",
    "won-on": "win.won_on:WonOnScreen",
    "tiles": "win.tiles:TilesScreen",
    "points": "win.points:PointsScreen",
    "settle": "win.settle:SettleScreen",
    "deal": "win.deal:DealScreen",
    "waits": "win.waits:WaitsScreen",
    "photos": "camera.photos:PhotosScreen",
    "score": "win.score:ScoreScreen",
    "draw": "table.draw:DrawScreen",
    "referee": "table.referee:RefereeScreen",
    "offences": "table.offences:OffencesScreen",
    "correction": "table.correction:CorrectionScreen",
    "history": "table.history:HistoryScreen",
    "mend": "table.mend:MendScreen",
    "final": "table.final:FinalScreen",
    "dora": "table.dora:DoraScreen",
    "club": "club.club:ClubScreen",
    "players": "club.players:PlayersScreen",
    "seating": "club.seating:SeatingScreen",
    "timer": "club.timer:TimerScreen",
    "standings": "club.standings:StandingsScreen",
    "player": "club.player:PlayerScreen",
    "nights": "club.nights:NightsScreen",
    "past-night": "club.past_night:PastNightScreen",
    "past-game": "club.past_game:PastGameScreen",
    "yakuman": "club.yakuman:YakumanScreen",
    "learn": "learn.learn:LearnScreen",
    "yaku": "learn.yaku:YakuScreen",
    "fu": "learn.fu:FuScreen",
    "at-table": "learn.at_table:AtTableScreen",
    "differences": "learn.differences:DifferencesScreen",
    "quiz": "learn.quiz:QuizScreen",
    "settings": "settings.settings:SettingsScreen",
    "club-rules": "settings.club_rules:ClubRulesScreen",
    "first-start": "start.first_start:FirstStartScreen",
    "enrol": "settings.enrol:EnrolScreen",
    "forks": "settings.forks:ForksScreen",
    "calibration": "settings.calibration:CalibrationScreen",
}


def make_screen(name: str) -> KioskScreen:
    module, _, kind = SCREENS[name].partition(":")
    made = getattr(import_module(f"kiosk_app.screens.{module}"), kind)(name=name)
    if not isinstance(made, KioskScreen):
        raise TypeError(f"{kind} is no screen of the kiosk.")
    return made
