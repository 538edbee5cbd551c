"""One night of the past: its podium, its best hand, its games, and its poster."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from kiosk_app.club.archive import games_of
from kiosk_app.club.highlights import NightStory, night_story
from kiosk_app.club.night_games import NightGame
from kiosk_app.club.nights import NightCard
from kiosk_app.club.nights import tonight as tonight_of
from kiosk_app.screens.club import nights, result_parts
from kiosk_app.screens.club.nights import NightRow
from kiosk_app.screens.club.pictures import NightPoster, swing_of
from kiosk_app.screens.club.result_parts import photo_of, standing_steps
from kiosk_app.screens.club.result_view import fill_best_hand
from kiosk_app.screens.club.share_sheet import share_picture
from kiosk_app.screens.club.tonight import Tonight, end_night
from kiosk_app.store.store import Store
from kiosk_app.ui.screen import KioskScreen, load_kv

PARTS = (result_parts, nights)
"""Their widgets are named in the kv file."""

load_kv(__file__)


@dataclass(frozen=True, slots=True)
class LookedAt:
    story: NightStory | None
    """None for the games that belong to no night."""
    games: tuple[NightGame, ...]
    photo: Path | None


def look_at_night(store: Store, night: NightCard | None) -> LookedAt:
    story = None if night is None else night_story(store, night)
    photo = None if story is None else photo_of(store, story.best)
    return LookedAt(story, tuple(games_of(store, night)), photo)


@dataclass(frozen=True, slots=True)
class ClosedNight:
    tonight: Tonight
    story: NightStory
    photo: Path | None


def close_with_story(store: Store) -> ClosedNight:
    """Close tonight's evening; what its poster shows."""
    night = tonight_of(store)
    tonight = end_night(store)
    story = night_story(store, night)
    return ClosedNight(tonight, story, photo_of(store, story.best))


class PastNightScreen(KioskScreen):
    night: Any = ObjectProperty(None, allownone=True)
    """The one that is looked at; None: the games without a night."""
    looked: Any = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    swing = StringProperty("")

    def look_at(self, night: NightCard | None) -> None:
        self.night, self.looked = night, None

    def refresh(self) -> None:
        store, night = self.app.session.store, self.night
        words = self.app.words
        self.title = words("nights-loose") if night is None else night.name
        self.app.workers.storage(lambda: look_at_night(store, night), self._took)

    def show_standings(self) -> None:
        standings: Any = self.app.screen_named("standings")
        standings.show_night(None if self.night is None else self.night.id)
        self.app.show("standings")

    def share(self) -> None:
        if self.looked is not None and self.looked.story is not None:
            share_poster(self.looked.story, self.looked.photo)

    def _took(self, looked: LookedAt) -> None:
        self.looked = looked
        words, story = self.app.words, looked.story
        if story is not None:
            self.ids.podium.show(standing_steps(story.lines, words))
            fill_best_hand(self.ids.best, story.best, words, "poster-best-hand")
            self.ids.best.show_photo(looked.photo)
            self.swing = swing_of(story, words)
        self.ids.games.show(len(looked.games), lambda at: self._row(looked.games[at]))

    def _row(self, game: NightGame) -> NightRow:
        words, heading = self.app.words, game.heading
        if heading.round is None:
            day = heading.started.astimezone().date().isoformat()
            title = words("result-of-game", day=day, table=heading.table_name)
        else:
            title = words("nights-game", round=heading.round, table=heading.table_name)
        winner = game.sheet.final[0]
        about = words("nights-game-won", name=winner.player, points=winner.points)
        row = NightRow(title=title, about=about)
        row.bind(on_release=lambda *_: self._look_at_game(game))
        return row

    def _look_at_game(self, game: NightGame) -> None:
        screen: Any = self.app.screen_named("past-game")
        screen.look_at(game)
        self.app.show("past-game")


def share_poster(story: NightStory, photo: Path | None) -> None:
    """Draw the poster of a night and open the sheet with it."""
    name = f"tenbou-night-{story.night.day.isoformat()}.png"
    share_picture(NightPoster(story, photo), lambda picture: {name: picture})
