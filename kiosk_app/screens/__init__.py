"""The screens, by name. A screen's module is loaded when the screen is first shown."""

from importlib import import_module
from typing import Final

from kiosk_app.ui.screen import KioskScreen

SCREENS: Final[dict[str, str]] = {
    # name: module and class
    "home": "home:HomeScreen",
    "new-game": "new_game:NewGameScreen",
    "table": "table:TableScreen",
    "win": "win:WinScreen",
    "camera": "camera:CameraScreen",
    "reading": "reading:ReadingScreen",
    "tiles": "tiles:TilesScreen",
    "points": "points:PointsScreen",
    "settle": "settle:SettleScreen",
    "deal": "deal:DealScreen",
    "waits": "waits:WaitsScreen",
    "photos": "photos:PhotosScreen",
    "score": "score:ScoreScreen",
    "draw": "draw:DrawScreen",
    "referee": "referee:RefereeScreen",
    "correction": "correction:CorrectionScreen",
    "history": "history:HistoryScreen",
    "final": "final:FinalScreen",
    "dora": "dora:DoraScreen",
    "club": "club:ClubScreen",
    "players": "players:PlayersScreen",
    "seating": "seating:SeatingScreen",
    "timer": "timer:TimerScreen",
    "standings": "standings:StandingsScreen",
    "learn": "learn:LearnScreen",
    "yaku": "yaku:YakuScreen",
    "fu": "fu:FuScreen",
    "differences": "differences:DifferencesScreen",
    "quiz": "quiz:QuizScreen",
    "settings": "settings:SettingsScreen",
    "first-start": "first_start:FirstStartScreen",
    "enrol": "enrol:EnrolScreen",
}


def make_screen(name: str) -> KioskScreen:
    module, _, kind = SCREENS[name].partition(":")
    made = getattr(import_module(f"kiosk_app.screens.{module}"), kind)(name=name)
    if not isinstance(made, KioskScreen):
        raise TypeError(f"{kind} is no screen of the kiosk.")
    return made
