"""A player's page: trend, places, rates, yaku made, and who beats whom."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.highlights import BestHand, kept_hand
from kiosk_app.club.player_page import Opponent, PlayerPage, player_page
from kiosk_app.club.standings import ALL_TIME, Scope, with_best_hands
from kiosk_app.explain.naming import short_yaku
from kiosk_app.screens.club import result_parts
from kiosk_app.screens.club.standings_view import average_of
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea

PARTS = (result_parts,)
"""Their widgets are named in the kv file."""

load_kv(__file__)


@dataclass(frozen=True, slots=True)
class LookedAt:
    page: PlayerPage
    best: BestHand | None


def look_at_player(store: Store, player_id: str, scope: Scope) -> LookedAt | None:
    page = player_page(store, player_id, scope)
    if page is None:
        return None
    with store.reading() as connection:
        (line,) = with_best_hands(connection, scope, [page.standing])
    best = None
    if line.best_points:
        best = kept_hand(line.name, line.best_points, "", None, line.best_hand)
    return LookedAt(page, best)


class Fact(BoxLayout):
    """A word and a figure."""

    word = StringProperty("")
    figure = StringProperty("")


class PlaceColumn(BoxLayout):
    """How often somebody came in at a place, as a column and a number."""

    place = NumericProperty(1)
    count = NumericProperty(0)
    share = NumericProperty(0)


class CountRow(BoxLayout):
    """A yaku, and how often it was made, as a bar and a number."""

    word = StringProperty("")
    count = NumericProperty(0)
    share = NumericProperty(0)


class OpponentRow(TapArea):
    """Somebody the player met; a tap opens their page."""

    name = StringProperty("")
    ahead = NumericProperty(0)
    behind = NumericProperty(0)
    about = StringProperty("")


class PlayerScreen(KioskScreen):
    name_of = StringProperty("")
    tab = StringProperty("figures")
    looked: Any = ObjectProperty(None, allownone=True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._player_id = ""
        self._scope = ALL_TIME

    def look_at(self, player_id: str, scope: Scope) -> None:
        self._player_id, self._scope, self.looked = player_id, scope, None

    def refresh(self) -> None:
        store, player_id, scope = self.app.session.store, self._player_id, self._scope
        self.app.workers.storage(lambda: look_at_player(store, player_id, scope), self._took)

    def show_tab(self, tab: str) -> None:
        self.tab = tab

    def _took(self, looked: LookedAt | None) -> None:
        self.looked = looked
        if looked is None:
            return
        self.name_of = looked.page.standing.name
        self._fill_facts(looked.page)
        self._fill_places(looked.page)
        self._fill_trend(looked.page)
        words, best = self.app.words, looked.best
        title = "" if best is None else words("standings-best-hand", points=best.points)
        self.ids.best.show(best, title, words)
        self._fill_yaku(looked.page)
        met = looked.page.opponents
        self.ids.opponents.show(len(met), lambda at: self._opponent(met[at]))

    def _fill_facts(self, page: PlayerPage) -> None:
        line, words = page.standing, self.app.words
        facts = {
            "rank": str(line.rank),
            "games": words.number(line.games),
            "average": average_of(line, words),
            "score": words.signed(line.score),
            "wins": self._rate(line.win_rate),
            "deal-ins": self._rate(line.deal_in_rate),
            "riichi": self._rate(line.riichi_rate),
            "self-drawn": words.number(line.self_drawn),
            "chombos": words.number(line.chombos),
            "penalties": words.signed(line.penalties),
        }
        facts_of = self.ids.facts
        facts_of.clear_widgets()
        for name, figure in facts.items():
            facts_of.add_widget(Fact(word=words(f"standings-{name}"), figure=figure))

    def _rate(self, rate: Any) -> str:
        return "–" if rate is None else self.app.words.percent(float(rate))

    def _fill_places(self, page: PlayerPage) -> None:
        places = page.standing.places
        most = max(*places, 1)
        columns = self.ids.places
        columns.clear_widgets()
        for place, count in enumerate(places, 1):
            columns.add_widget(PlaceColumn(place=place, count=count, share=count / most))

    def _fill_trend(self, page: PlayerPage) -> None:
        totals = [0, *(game.total for game in page.games)]
        plot, number = self.ids.trend, self.app.words.number
        plot.names = [self.app.words.signed(totals[-1])]
        plot.levels = [(0, number(0))]
        plot.courses = [totals]

    def _fill_yaku(self, page: PlayerPage) -> None:
        words = self.app.words
        romaji_first = self.app.settings.yaku_names == "romaji"
        made = [each for each in page.yaku if words.has(f"yaku-{each[0]}-name")]
        most = max((count for _, count in made), default=1)

        def row(at: int) -> CountRow:
            yaku, count = made[at]
            return CountRow(
                word=short_yaku(words, yaku, romaji_first), count=count, share=count / most
            )

        self.ids.yaku.show(len(made), row)

    def _opponent(self, one: Opponent) -> OpponentRow:
        row = OpponentRow(
            name=one.name,
            ahead=one.ahead,
            behind=one.behind,
            about=self.app.words("player-met", count=one.games),
        )
        row.bind(on_release=lambda *_: self._look_at_opponent(one))
        return row

    def _look_at_opponent(self, one: Opponent) -> None:
        self.look_at(one.player_id, self._scope)
        self.refresh()
