"""The club's hall of yakuman: who, when, with which hand."""

from typing import Any

from kivy.properties import StringProperty

from kiosk_app.club.highlights import BestHand
from kiosk_app.club.yakuman_hall import YakumanHand, yakuman_hall
from kiosk_app.screens.club import nights, result_parts
from kiosk_app.screens.club.nights import NightRow
from kiosk_app.screens.club.result_parts import photo_of, yaku_of
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.sheet import Sheet

PARTS = (nights, result_parts)
"""Their widgets are named in the kv file."""

load_kv(__file__)


def read_hall(store: Store) -> tuple[YakumanHand, ...]:
    with store.reading() as connection:
        return yakuman_hall(connection)


class YakumanSheet(Sheet):
    """One of them, with its tiles and its photo."""

    about = StringProperty("")


class YakumanScreen(KioskScreen):
    def refresh(self) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: read_hall(store), self._took)

    def _took(self, hall: tuple[YakumanHand, ...]) -> None:
        self.ids.rows.show(len(hall), lambda at: self._row(hall[at]))

    def _row(self, hand: YakumanHand) -> NightRow:
        row = NightRow(title=self._title(hand), about=self._about(hand))
        row.bind(on_release=lambda *_: self._show(hand))
        return row

    def _title(self, hand: YakumanHand) -> str:
        yaku = yaku_of(hand.yaku, self.app.words)
        name = yaku or self.app.words("events-yakuman", count=hand.count)
        return self.app.words("yakuman-line", name=hand.name, yaku=name)

    def _about(self, hand: YakumanHand) -> str:
        day = f"{hand.moment.astimezone():%Y-%m-%d}"
        key = "yakuman-tsumo" if hand.self_drawn else "yakuman-ron"
        return self.app.words(key, day=day, points=hand.points)

    def _show(self, hand: YakumanHand) -> None:
        words = self.app.words
        sheet = YakumanSheet(title=self._title(hand), about=self._about(hand))
        best = BestHand(
            player=hand.name,
            points=hand.points,
            game_id=hand.game_id,
            event_id=hand.event_id,
            tiles=hand.hand,
            yaku=hand.yaku,
            yakuman=hand.count,
            self_drawn=hand.self_drawn,
        )
        panel: Any = sheet.ids.panel
        panel.show(best, hand.name, words)
        sheet.open()
        store = self.app.session.store
        self.app.workers.storage(lambda: photo_of(store, best), panel.show_photo)
