"""A new game: who sits where, a rule set, and off it goes."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.club.names import folded
from kiosk_app.club.players import PlayerCard, find_players
from kiosk_app.club.starting import RulesChoice
from kiosk_app.explain.naming import name_list
from kiosk_app.screens.table import table_parts
from kiosk_app.screens.table.correction import PointsLine
from kiosk_app.session.new_game import (
    START_POINTS,
    NewGame,
    begin,
    club_players,
    counts_of,
    may_choose_green,
    rule_names,
)
from kiosk_app.store.game_rules import table_rules
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets import keyboard
from kiosk_app.ui.widgets.buttons import Choice, PlainButton, TapArea
from kiosk_app.ui.widgets.sheet import LiveSheet
from scorer.rule_text import RuleFileError
from scorer.table import SEATS, FourNames, Seat, State, TableRules
from scorer.table.table import CHAIRS

PARTS: Final = (keyboard, table_parts)
"""Their widgets are named in the kv file."""
_MOST_FOUND: Final = 8
_COUNTS: Final = {3: "three", 4: "four", 5: "five"}

load_kv(__file__)


class Chair(TapArea):
    """Tapped to say who sits there."""

    wind = StringProperty("east")
    name = StringProperty("")
    taken = BooleanProperty(False)
    """Somebody was named; else the name is only for a quick game."""


class FoundPlayer(PlainButton):
    """Somebody whom the letters fit, or the new player or guest whom they name."""

    player = StringProperty("")


class NameSheet(LiveSheet):
    """Who sits here: one of those who usually come, found by letters, or a new name."""

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
        players = self._screen.players
        if letters:
            found = [player.name for player in find_players(players, letters)]
        else:
            seated = {folded(name) for name in self._screen.game.names.values()}
            found = [player.name for player in players if folded(player.name) not in seated]
        self.ids.found.clear_widgets()
        new = letters and folded(letters) not in [folded(name) for name in found]
        for name in found[: _MOST_FOUND - (2 if new else 0)]:
            self._offer(name, name)
        if new:
            words = self.app.words
            self._offer(letters, words("new-game-new-player", name=letters))
            self._offer(letters, words("new-game-guest", name=letters), guest=True)
        nobody = not letters and not found
        self.ids.nobody.text = self.app.words("new-game-no-players") if nobody else ""

    def _offer(self, player: str, text: str, *, guest: bool = False) -> None:
        button = FoundPlayer(player=player, text=text, dots=True)
        button.bind(on_release=lambda _: self.take(player, guest=guest))
        self.ids.found.add_widget(button)

    def entered(self) -> None:
        """Whose name it is, else a new player as typed; nothing typed empties the seat."""
        letters = " ".join(self.ids.field.text.split())
        exact = [
            player.name for player in self._screen.players if folded(player.name) == folded(letters)
        ]
        self.take(exact[0] if exact else letters)

    def take(self, name: str, *, guest: bool = False) -> None:
        self.dismiss()
        self._screen.seat(self._seat, name, guest=guest)


class RulesSheet(LiveSheet):
    def __init__(self, screen: "NewGameScreen", **values: Any) -> None:
        self._screen = screen
        super().__init__(**values)

    def refresh(self) -> None:
        self.ids.books.clear_widgets()
        for rules, name in rule_names(self.app.settings.rules, variants=True).items():
            button = Choice(text=name, wanted=20, group="new-game-rules", allow_no_selection=False)
            button.choose(rules == self._screen.rules)
            button.bind(on_release=lambda _, rules=rules: self._take(rules))
            self.ids.books.add_widget(button)

    def _take(self, rules: str) -> None:
        game = self._screen.game
        game.rules = rules
        game.start_points = None
        game.handicap.clear()
        self.dismiss()
        self._screen.refresh()


class CountSheet(LiveSheet):
    """How many play, and whether five of them end with the green dragon's round."""

    may_choose_green = BooleanProperty(False)

    def __init__(self, screen: "NewGameScreen", **values: Any) -> None:
        self._screen = screen
        super().__init__(**values)

    def refresh(self) -> None:
        rules = self._screen.table_rules()
        if rules is None:
            return
        game, words = self._screen.game, self.app.words
        seats = game.seats(rules)
        self.ids.counts.clear_widgets()
        for count in counts_of(rules):
            text = words("new-game-count", count=count)
            button = Choice(text=text, group="new-game-count", allow_no_selection=False)
            button.choose(count == seats)
            button.bind(on_release=lambda _, count=count: self._take(count))
            self.ids.counts.add_widget(button)
        self.may_choose_green = may_choose_green(rules, seats)
        self.ids.green.choose(game.green_round and self.may_choose_green)
        self.ids.say.text = words(f"new-game-count-say-{_COUNTS[seats]}")

    def _take(self, count: int) -> None:
        self._screen.game.count = count
        self._screen.game.handicap.clear()
        self.refresh()
        self._screen.refresh()

    def choose_green(self, green: bool) -> None:
        self._screen.game.green_round = green


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
        self.ids.yakitori.disabled = not rules.end.yakitori_played
        self.ids.yakitori.choose(game.yakitori and rules.end.yakitori_played)
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

    def ask_handicap(self) -> None:
        HandicapSheet(self._screen).open()


class HandicapSheet(LiveSheet):
    """What stronger players give the others before the game (Norway 2018 §3)."""

    sentence = StringProperty("")

    def __init__(self, screen: "NewGameScreen", **values: Any) -> None:
        self._screen = screen
        super().__init__(**values)

    def refresh(self) -> None:
        words, game = self.app.words, self._screen.game
        names = game.players(self._screen.quick_names)
        self.ids.lines.clear_widgets()
        for seat in CHAIRS[: self._screen.seats]:
            given = game.handicap.get(seat, 0)
            line = PointsLine(name=names[seat], text=words.signed(given) if given else "0")
            line.bind(on_step=lambda _, points, seat=seat: self._give(seat, points))
            self.ids.lines.add_widget(line)
        left = sum(game.handicap.values())
        self.sentence = (
            words("new-game-handicap-left", points=words.signed(-left))
            if left
            else words("new-game-handicap-say")
        )

    def _give(self, seat: Seat, points: int) -> None:
        game = self._screen.game
        game.handicap[seat] = game.handicap.get(seat, 0) + points
        self.refresh()


class NewGameScreen(KioskScreen):
    rules_text = StringProperty("")
    running = BooleanProperty(False)
    """A game is being played at this table."""
    three = BooleanProperty(False)
    """Nobody sits North."""
    count_text = StringProperty("")
    """How many play; empty where the rules leave no choice."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.game = NewGame()
        self.seats = len(SEATS)
        self._fifth = Chair(wind="dreamer")
        self._fifth.bind(on_release=lambda _: self.ask_name(int(Seat.DREAMER)))
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
        for seat in CHAIRS:
            chair = self._fifth if seat is Seat.DREAMER else self.ids[f"chair{int(seat)}"]
            chair.name = names[seat]
            chair.taken = seat in self.game.names
        found = rule_names(self.rules, variants=True)
        self.rules_text = found[self.rules]
        rules = self.table_rules()
        if rules is None:
            return
        self.seats = self.game.seats(rules)
        self.three = self.seats < len(SEATS)
        chosen = len(counts_of(rules)) > 1
        self.count_text = self.app.words("new-game-count", count=self.seats) if chosen else ""
        chairs = self.ids.chairs
        if (self._fifth.parent is None) is (self.seats == len(CHAIRS)):
            (chairs.remove_widget if self._fifth.parent else chairs.add_widget)(self._fifth)

    @property
    def rules(self) -> str:
        return self.game.rules or str(self.app.settings.rules)

    @property
    def quick_names(self) -> FourNames:
        """For a game that begins before anybody has typed a name."""
        words = self.app.words
        return tuple(words("new-game-player", number=seat + 1) for seat in CHAIRS)

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
        NameSheet(self, CHAIRS[seat]).open()

    def seat(self, seat: Seat, name: str, *, guest: bool = False) -> None:
        self.game.seat(seat, name, guest=guest)
        self.refresh()

    def ask_rules(self) -> None:
        RulesSheet(self).open()

    def ask_count(self) -> None:
        CountSheet(self).open()

    def ask_more(self) -> None:
        GameOptionsSheet(self).open()

    def draw_lots(self) -> None:
        drawn = self.game.draw_lots(self.quick_names, self.seats)
        self.refresh()
        names = name_list(self.app.words, drawn)
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
