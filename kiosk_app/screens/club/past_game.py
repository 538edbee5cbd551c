"""One game of the past: its result, and hand by hand what happened."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from sqlalchemy import select

from kiosk_app.club.highlights import kept_hand
from kiosk_app.club.night_games import NightGame
from kiosk_app.club.players import players_by_id
from kiosk_app.screens.club import nights, result_view
from kiosk_app.screens.club.nights import NightRow
from kiosk_app.screens.club.result_parts import photo_of, yaku_of
from kiosk_app.screens.club.share_sheet import share_game
from kiosk_app.screens.club.shared_game import SharedGame, title_of
from kiosk_app.screens.table.history import ListedHand, listed_hands
from kiosk_app.store.evidence import evidence_of
from kiosk_app.store.journal import open_game
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.sheet import Sheet

PARTS = (result_view, nights)
"""Their widgets are named in the kv file."""

load_kv(__file__)


@dataclass(frozen=True, slots=True)
class LookedAt:
    game: SharedGame
    photo: Path | None
    """Of its best hand."""


def look_at_game(store: Store, game: NightGame) -> LookedAt:
    """With its events where they are on this kiosk, else from its sheet and its results."""
    if game.heading.kiosk_id == store.kiosk_id:
        shared = SharedGame.of_state(open_game(store, game.id).state, game.heading)
    else:
        shared = _of_results(store, game)
    return LookedAt(shared, photo_of(store, shared.best))


def _of_results(store: Store, game: NightGame) -> SharedGame:
    rows = RESULTS.c
    wanted = select(
        rows.player_id, rows.best_points, rows.best_event_id, rows.best_hand, rows.unit
    ).where(rows.game_id == game.id)
    with store.reading() as connection:
        cards = players_by_id(connection)
        found = connection.execute(wanted).all()
    won = [row for row in found if row.best_points]
    best = None
    if won:
        row = max(won, key=lambda row: int(row.best_points))
        name = cards[row.player_id].name
        best = kept_hand(name, row.best_points, game.id, row.best_event_id, row.best_hand)
    return SharedGame(game.heading, game.sheet, best, found[0].unit if found else 1)


class PastHandSheet(Sheet):
    """What happened in a hand, and its photo."""

    text = StringProperty("")
    yaku = StringProperty("")
    photo = StringProperty("")


class PastGameScreen(KioskScreen):
    game: Any = ObjectProperty(None, allownone=True)
    looked: Any = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    hand_by_hand = BooleanProperty(False)

    def look_at(self, game: NightGame) -> None:
        self.game, self.looked, self.hand_by_hand = game, None, False

    def refresh(self) -> None:
        store, game = self.app.session.store, self.game
        if game is not None:
            self.app.workers.storage(lambda: look_at_game(store, game), self._took)

    def turn_page(self) -> None:
        self.hand_by_hand = not self.hand_by_hand

    def share(self) -> None:
        if self.looked is not None:
            share_game(self.app, self.looked.game)

    def _took(self, looked: LookedAt) -> None:
        self.looked = looked
        words, game = self.app.words, looked.game
        self.title = title_of(game, words)
        self.ids.result.show(game.sheet, game.best, game.unit)
        self.ids.result.show_photo(looked.photo)
        listed = () if game.state is None else reversed(listed_hands(game.state, words))
        hands = [hand for hand in listed if hand.end is not None]  # none is being played
        self.ids.hands.show(len(hands), lambda at: self._row(hands[at]))

    def _row(self, hand: ListedHand) -> NightRow:
        row = NightRow(title=self._title(hand), about=hand.text)
        row.bind(on_release=lambda *_: self._show_hand(hand))
        return row

    def _title(self, hand: ListedHand) -> str:
        if not hand.counters:
            return hand.title
        return self.app.words("nights-hand", hand=hand.title, honba=hand.counters)

    def _show_hand(self, hand: ListedHand) -> None:
        yaku = yaku_of([item for _, item in hand.winners_yaku], self.app.words)
        sheet = PastHandSheet(title=self._title(hand), text=hand.text, yaku=yaku)
        sheet.open()
        if hand.end is None:
            return
        store, game_id, event_id = self.app.session.store, self.game.id, hand.end.id

        def found(kept: Any) -> None:
            sheet.photo = "" if kept is None or kept.photo is None else str(kept.photo)

        self.app.workers.storage(lambda: evidence_of(store.folder, game_id, event_id), found)
