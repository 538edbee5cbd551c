"""The players of the club: found by first letters, ticked when they are here, put right."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.players import PlayerCard, PlayerDetails
from kiosk_app.screens.club.players_parts import PickSheet, PlayerSheet
from kiosk_app.screens.club.roster import Roster, merge, read_roster, tick, write_player
from kiosk_app.ui.screen import KioskScreen, load_kv

load_kv(__file__)


class PlayerRow(BoxLayout):
    """A player: a tap says whether they are here, the pencil opens the details."""

    __events__ = ("on_tick", "on_edit")

    name = StringProperty("")
    about = StringProperty("")
    here = BooleanProperty(False)
    ticking = BooleanProperty(True)

    def on_tick(self) -> None:
        """The screen says what happens."""

    def on_edit(self) -> None:
        """The screen says what happens."""


class PlayersScreen(KioskScreen):
    roster: Any = ObjectProperty(Roster(None, ()), rebind=True)
    letters = StringProperty("")
    here_only = BooleanProperty(False)
    writing = BooleanProperty(False)
    """Whether the keys are on the screen."""

    def refresh(self) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: read_roster(store), self._took)

    def closed(self) -> None:
        self.ids.search.focus = False
        self.writing = False

    def on_letters(self, *_: Any) -> None:
        self._show(first_page=True)

    def on_here_only(self, *_: Any) -> None:
        self._show(first_page=True)

    def clear(self) -> None:
        """Everybody again."""
        self.ids.search.text = ""

    def add(self) -> None:
        """A new player; what was looked for in vain is likely the name."""
        name = "" if self._found() else " ".join(self.letters.split()).title()
        PlayerSheet(name=name, guest=True, save=self._save).open()

    def edit(self, player: PlayerCard) -> None:
        PlayerSheet(
            known=player,
            name=player.name,
            number=player.ema_number or "",
            country=player.country or "",
            guest=player.guest,
            save=self._save,
            same=self._same,
        ).open()

    def tick(self, player: PlayerCard) -> None:
        store, here = self.app.session.store, player.id not in self.roster.here
        self.app.session.write(lambda: tick(store, player, here), self._took)

    def _save(self, sheet: PlayerSheet, details: PlayerDetails) -> None:
        store, known = self.app.session.store, sheet.known

        def done(roster: Roster) -> None:
            sheet.dismiss()
            self.ids.search.text = ""
            self._took(roster)
            names = [player.name for player in self._found()]
            self.ids.rows.reveal(names.index(" ".join(details.name.split())))

        # Refused, the sheet stays open with all that was written in it.
        self.app.session.write(lambda: write_player(store, details, known), done)

    def _same(self, sheet: PlayerSheet) -> None:
        player = sheet.known
        sheet.dismiss()
        PickSheet(
            title=self.app.words("players-same-as", name=player.name),
            players=[each for each in self.roster.players if each.id != player.id],
            then=lambda into: self._merge(player, into),
        ).open()

    def _merge(self, player: PlayerCard, into: PlayerCard) -> None:
        store = self.app.session.store

        def done(roster: Roster) -> None:
            self._took(roster)
            self.app.say(self.app.words("players-merged", one=player.name, other=into.name))

        self.app.session.write(lambda: merge(store, player, into), done)

    def _took(self, roster: Roster) -> None:
        self.roster = roster
        if not roster.ticking:
            self.here_only = False
        self._show()

    def _found(self) -> list[PlayerCard]:
        found: list[PlayerCard] = self.roster.found(self.letters, here_only=self.here_only)
        return found

    def _show(self, *, first_page: bool = False) -> None:
        players = self._found()
        words = self.app.words
        nobody = "players-nobody-found" if self.letters.strip() else "players-nobody"
        self.ids.rows.empty = words(nobody)
        self.ids.rows.show(len(players), lambda at: self._row(players[at]), first_page=first_page)
        self.ids.count.text = (
            words("players-here", count=len(self.roster.here)) if self.roster.night else ""
        )

    def _row(self, player: PlayerCard) -> PlayerRow:
        about = [player.country or "", self.app.words("players-guest") if player.guest else ""]
        row = PlayerRow(
            name=player.name,
            about=" · ".join(filter(None, about)),
            here=player.id in self.roster.here,
            ticking=self.roster.ticking,
        )
        row.bind(
            on_tick=lambda *_: self.tick(player) if self.roster.ticking else self.edit(player),
            on_edit=lambda *_: self.edit(player),
        )
        return row
