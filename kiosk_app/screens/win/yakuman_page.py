"""A yakuman takes the whole screen: its name, who made it, the photo and the day."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.explain.naming import yaku_names
from kiosk_app.screens.camera.camera_view import picture_texture
from kiosk_app.screens.win.score_rows import worth_in_capitals
from kiosk_app.session.game_session import now
from kiosk_app.session.win_scoring import ScoredWin, ScoredWinner
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)


def is_yakuman(one: ScoredWinner) -> bool:
    """By its yaku, not by its han: thirteen han are only worth as much."""
    return one.score is not None and any(item.yakuman for item in one.score.yaku)


class YakumanPage(Sheet):
    """A tap anywhere leads on to the score."""

    yaku = StringProperty("")
    beside = StringProperty("")
    worth = StringProperty("")
    name = StringProperty("")
    day = StringProperty("")
    photo: Any = ObjectProperty(None, allownone=True)
    draft: Any = ObjectProperty(None, allownone=True)

    def show(self, win: ScoredWin, one: ScoredWinner) -> None:
        app, words = self.app, self.app.words
        first = app.settings.yaku_names == "romaji"
        names = [
            yaku_names(words, item.id, first)
            for item in (one.score.yaku if one.score is not None else ())
            if item.yakuman
        ]
        between = words("lists-between")
        self.yaku = between.join(name for name, _ in names)
        self.beside = between.join(other for _, other in names if other)
        self.worth = worth_in_capitals(one, words, app.session.book, win)
        self.name = app.session.table.name(one.draft.seat)
        self.day = now().astimezone().date().isoformat()
        self.draft = one.draft.hand
        seen = one.draft.seen
        self.photo = None if seen is None else picture_texture(seen.photo.image)
        self.open()

    def on_touch_down(self, touch: Any) -> bool:
        self.dismiss()
        return True
