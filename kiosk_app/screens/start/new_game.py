"""A new game: four seats, a rule set, and off it goes."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.club.players import PlayerCard
from kiosk_app.club.starting import RulesChoice
from kiosk_app.explain.naming import name_list
from kiosk_app.screens.start import new_game_parts
from kiosk_app.screens.start.new_game_sheets import GameOptionsSheet, NameSheet, RulesSheet
from kiosk_app.session.new_game import NewGame, begin, club_players, rule_names
from kiosk_app.store.game_rules import table_rules
from kiosk_app.ui.screen import KioskScreen, load_kv
from scorer.rule_text import RuleFileError
from scorer.table import SEATS, FourNames, Seat, State, TableRules

PARTS: Final = (new_game_parts,)
"""Their widgets are named in the kv file."""

load_kv(__file__)


class NewGameScreen(KioskScreen):
    rules_text = StringProperty("")
    running = BooleanProperty(False)
    """A game is being played at this table."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.game = NewGame()
        self.players: list[PlayerCard] = []

    def opened(self) -> None:
        self.app.workers.storage(
            lambda: club_players(self.app.session.table_store), self._know_players
        )

    def _know_players(self, players: list[PlayerCard]) -> None:
        self.players = players

    def refresh(self) -> None:
        state: State | None = self.app.state
        self.running = bool(state and state.table and state.table.ended is None)
        names = self.game.players(self.quick_names)
        for seat in SEATS:
            chair = self.ids[f"chair{int(seat)}"]
            chair.name = names[seat]
            chair.taken = seat in self.game.names
        self.rules_text = rule_names(self.rules)[self.rules]

    @property
    def rules(self) -> str:
        return self.game.rules or str(self.app.settings.rules)

    @property
    def quick_names(self) -> FourNames:
        """For a game that begins before anybody has typed a name."""
        words = self.app.words
        east, south, west, north = (
            words("new-game-player", number=number) for number in range(1, 5)
        )
        return east, south, west, north

    def table_rules(self) -> TableRules | None:
        """Of the chosen rule set; None where its file cannot be read."""
        try:
            choice = RulesChoice(self.rules)
            return table_rules(choice.id, choice.text)
        except RuleFileError as error:
            self.app.failed(error)
            return None

    # What is tapped

    def ask_name(self, seat: int) -> None:
        NameSheet(self, SEATS[seat]).open()

    def seat(self, seat: Seat, name: str) -> None:
        self.game.seat(seat, name)
        self.refresh()

    def ask_rules(self) -> None:
        RulesSheet(self).open()

    def ask_more(self) -> None:
        GameOptionsSheet(self).open()

    def draw_lots(self) -> None:
        self.game.draw_lots(self.quick_names)
        self.refresh()
        names = name_list(self.app.words, self.game.players(self.quick_names))
        self.app.say(self.app.words("new-game-drawn", names=names))

    def start(self) -> None:
        if self.app.busy:
            return  # a second tap while the first is being written
        table_store, game, rules, quick = (
            self.app.session.table_store,
            self.game,
            self.rules,
            self.quick_names,
        )
        table_name = self.app.settings.kiosk_name or "1"
        self.app.session.begin(
            lambda: begin(table_store, game, rules, quick, table_name), lambda _: self._begun()
        )

    def _begun(self) -> None:
        self.app.show("table")
