"""What is asked before a game: names, rules, and what differs from the usual."""

from typing import TYPE_CHECKING, Any, Final

from kivy.properties import StringProperty

from kiosk_app.club.names import folded
from kiosk_app.club.players import find_players
from kiosk_app.session.new_game import START_POINTS, rule_names
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets import keyboard
from kiosk_app.ui.widgets.buttons import Choice, PlainButton
from kiosk_app.ui.widgets.live_sheet import LiveSheet
from scorer.table import Seat

if TYPE_CHECKING:
    from kiosk_app.screens.start.new_game import NewGameScreen

PARTS: Final = (keyboard,)
"""Their widgets are named in the kv file."""
_MOST_FOUND: Final = 6

load_kv(__file__)


class FoundPlayer(PlainButton):
    """Somebody whom the letters fit, or the guest whom they name."""

    player = StringProperty("")


class NameSheet(LiveSheet):
    """Who sits here: found by the first letters, or typed as a guest."""

    def __init__(self, screen: "NewGameScreen", seat: Seat, **values: Any) -> None:
        self._screen, self._seat = screen, seat
        super().__init__(**values)
        self.ids.field.fbind("text", self._typed)

    def on_open(self) -> None:
        self.ids.field.focus = True

    def on_dismiss(self) -> None:
        self.ids.field.focus = False

    def refresh(self) -> None:
        words = self.app.words
        wind = words(f"table-wind-{self._seat.name.lower()}")
        self.title = words("new-game-who", wind=wind)
        self._typed()

    def _typed(self, *_: Any) -> None:
        letters = " ".join(self.ids.field.text.split())
        found = [player.name for player in find_players(self._screen.players, letters)]
        self.ids.found.clear_widgets()
        if letters and folded(letters) not in [folded(name) for name in found]:
            self._offer(letters, self.app.words("new-game-guest", name=letters))
        for name in found[:_MOST_FOUND]:
            self._offer(name, name)
        nobody = not letters and not found
        self.ids.nobody.text = self.app.words("new-game-no-players") if nobody else ""

    def _offer(self, player: str, text: str) -> None:
        button = FoundPlayer(player=player, text=text)
        button.bind(on_release=lambda _: self.take(player))
        self.ids.found.add_widget(button)

    def entered(self) -> None:
        """The first that was found, or the guest as typed; nothing typed empties the seat."""
        letters = " ".join(self.ids.field.text.split())
        exact = [
            player.name for player in self._screen.players if folded(player.name) == folded(letters)
        ]
        self.take(exact[0] if exact else letters)

    def take(self, name: str) -> None:
        self.dismiss()
        self._screen.seat(self._seat, name)


class RulesSheet(LiveSheet):
    def __init__(self, screen: "NewGameScreen", **values: Any) -> None:
        self._screen = screen
        super().__init__(**values)

    def refresh(self) -> None:
        self.ids.books.clear_widgets()
        for rules, name in rule_names(self.app.settings.rules).items():
            button = Choice(text=name, group="new-game-rules", allow_no_selection=False)
            button.choose(rules == self._screen.rules)
            button.bind(on_release=lambda _, rules=rules: self._take(rules))
            self.ids.books.add_widget(button)

    def _take(self, rules: str) -> None:
        game = self._screen.game
        game.rules = rules
        game.start_points = None
        self.dismiss()
        self._screen.refresh()


class GameOptionsSheet(LiveSheet):
    def __init__(self, screen: "NewGameScreen", **values: Any) -> None:
        self._screen = screen
        super().__init__(**values)

    def refresh(self) -> None:
        game, rules = self._screen.game, self._screen.table_rules()
        if rules is None:
            return
        words = self.app.words
        self.ids.tournament.choose(game.tournament)
        self.ids.tournament.disabled = rules.chombo is None
        self.ids.yakitori.disabled = not rules.end.yakitori
        self.ids.yakitori.choose(game.yakitori and bool(rules.end.yakitori))
        self.ids.points.clear_widgets()
        usual = rules.start_points
        for points in (None, *(each for each in START_POINTS if each != usual)):
            text = words("new-game-usual", points=usual) if points is None else words.number(points)
            button = Choice(text=text, group="new-game-points", allow_no_selection=False)
            button.choose(points == game.start_points)
            button.bind(on_release=lambda _, points=points: self._start_with(points))
            self.ids.points.add_widget(button)

    def switch_tournament(self, on: bool) -> None:
        self._screen.game.tournament = on

    def switch_yakitori(self, on: bool) -> None:
        self._screen.game.yakitori = on

    def _start_with(self, points: int | None) -> None:
        self._screen.game.start_points = points
