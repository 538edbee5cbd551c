"""The players of the club: found by first letters, ticked when they are here, put right."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.names import as_a_name, folded
from kiosk_app.club.players import PlayerCard, PlayerDetails, find_players
from kiosk_app.explain.naming import name_parts
from kiosk_app.screens.club.file_sheet import FileSheet
from kiosk_app.screens.club.roster import (
    Roster,
    merge,
    read_roster,
    tick,
    tick_last_time,
    write_player,
)
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets import keyboard
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import Sheet

PARTS = (keyboard,)
"""Its widgets are named in the kv file."""

load_kv(__file__)


class PlayerSheet(Sheet):
    """What a person says of themselves; ``save`` is asked, and closes the sheet if all is well."""

    known: Any = ObjectProperty(None, allownone=True)
    """The player whose details are put right; None: a new one."""
    name = StringProperty("")
    number = StringProperty("")
    country = StringProperty("")
    guest = BooleanProperty(False)

    def __init__(
        self,
        *,
        save: Callable[["PlayerSheet", PlayerDetails], None],
        same: Callable[["PlayerSheet"], None] | None = None,
        **values: Any,
    ) -> None:
        self._save, self._same = save, same
        super().__init__(**values)
        # A tap beside it would lose what was written.
        self.auto_dismiss = False

    def on_open(self) -> None:
        if self.known is None:
            self.ids.name.focus = True

    def on_dismiss(self) -> None:
        for field in ("name", "number", "country"):
            self.ids[field].focus = False

    def next_field(self) -> None:
        """The key with the check mark: to the next empty field, then done."""
        fields = [self.ids[name] for name in ("name", "number", "country")]
        at = next((n for n, field in enumerate(fields) if field.focus), 0)
        if at + 1 < len(fields):
            fields[at + 1].focus = True
        else:
            self.save()

    def save(self) -> None:
        number = self.ids.number.text.strip()
        self._save(
            self,
            PlayerDetails(
                name=self.ids.name.text,
                ema_number=number or None,
                country=self.ids.country.text or None,
                # Who has an EMA number is a member of a club.
                guest=self.ids.guest.chosen and not number,
            ),
        )

    def same(self) -> None:
        if self._same is not None:
            self._same(self)


class PickSheet(Sheet):
    """One player out of many, by first letters."""

    players = ListProperty([])
    letters = StringProperty("")

    def __init__(
        self, *, players: Sequence[PlayerCard], then: Callable[[PlayerCard], None], **values: Any
    ) -> None:
        self._then = then
        super().__init__(players=list(players), **values)

    def on_open(self) -> None:
        self.show()
        self.ids.search.focus = True

    def on_dismiss(self) -> None:
        self.ids.search.focus = False

    def show(self) -> None:
        found = find_players(self.players, self.letters) if self.letters else list(self.players)
        self.ids.rows.show(len(found), lambda at: self._row(found[at]), first_page=True)

    def _row(self, player: PlayerCard) -> PlainButton:
        row = PlainButton(text=player.name)
        row.bind(on_release=lambda *_: self._picked(player))
        return row

    def _picked(self, player: PlayerCard) -> None:
        self.dismiss()
        self._then(player)


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


class NewName(PlainButton):
    """The name that was written and nobody has: a tap writes the player down."""

    guest = BooleanProperty(False)


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
        """A new player with all details; what was looked for in vain is likely the name."""
        name = "" if self._found() else as_a_name(self.letters)
        PlayerSheet(name=name, save=self._save).open()

    def add_named(self, guest: bool) -> None:
        """The name as it was written in the search: a club player, unless said to be a guest."""
        store, details = self.app.session.store, PlayerDetails(as_a_name(self.letters), guest=guest)
        self.app.session.write(lambda: write_player(store, details, None), self._took_named)

    def entered(self) -> None:
        """The key with the check mark: whom the letters name is here, a new name too."""
        letters = self.letters.strip()
        player = self.roster.named(letters) if letters else None
        if player is not None and self.roster.ticking:
            self.tick(player, here=True)
        elif letters and not self.roster.found(letters):
            self.add_named(guest=False)
        else:
            self.writing = False

    def all_of_last_time(self) -> None:
        store = self.app.session.store
        self.app.session.write(lambda: tick_last_time(store), self._took)

    def from_file(self) -> None:
        FileSheet(then=self._took).open()

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

    def tick(self, player: PlayerCard, here: bool | None = None) -> None:
        """Somebody came or left: the other of the two, unless it is said which."""
        store, was = self.app.session.store, player.id in self.roster.here
        is_here = not was if here is None else here
        if is_here == was:
            self._took_named(self.roster)
            return
        self.app.session.write(lambda: tick(store, player, is_here), self._took_named)

    def _save(self, sheet: PlayerSheet, details: PlayerDetails) -> None:
        store, known = self.app.session.store, sheet.known

        def done(roster: Roster) -> None:
            sheet.dismiss()
            self.ids.search.text = ""
            self._took(roster)
            written = " ".join(details.name.split())
            names = [player.name for player in self._found()]
            if written in names:  # who has left meanwhile is not among those who are here
                self.ids.rows.reveal(names.index(written))

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

    def _took_named(self, roster: Roster) -> None:
        """On to the next name: the letters of this one have done their work."""
        self.ids.search.text = ""
        self._took(roster)

    def _found(self) -> list[PlayerCard]:
        found: list[PlayerCard] = self.roster.found(self.letters, here_only=self.here_only)
        return found

    def _show(self, *, first_page: bool = False) -> None:
        players = self._found()
        words = self.app.words
        self.ids.rows.empty = words("players-nobody")
        offers = self._offers(players)
        self.ids.rows.show(
            len(players) + len(offers),
            lambda at: (
                self._row(players[at])
                if at < len(players)
                else self._offer(offers[at - len(players)])
            ),
            first_page=first_page,
        )
        self.ids.count.text = (
            words("players-here", count=len(self.roster.here)) if self.roster.night else ""
        )

    def _offers(self, found: Sequence[PlayerCard]) -> tuple[bool, ...]:
        """To write a new name down: as a club player, as a guest; none where it is known."""
        letters = folded(self.letters)
        if not letters or any(folded(player.name) == letters for player in found):
            return ()
        return (False, True)

    def _offer(self, guest: bool) -> NewName:
        key = "players-add-guest" if guest else "players-add"
        text = self.app.words(key, name=as_a_name(self.letters))
        offer = NewName(icon="plus", text=text, guest=guest, dots=True)
        offer.bind(on_release=lambda *_: self.add_named(guest))
        return offer

    def _row(self, player: PlayerCard) -> PlayerRow:
        about = [player.country or "", self.app.words("players-guest") if player.guest else ""]
        row = PlayerRow(
            name=player.name,
            about=name_parts(self.app.words, about),
            here=player.id in self.roster.here,
            ticking=self.roster.ticking,
        )
        row.bind(
            on_tick=lambda *_: self.tick(player) if self.roster.ticking else self.edit(player),
            on_edit=lambda *_: self.edit(player),
        )
        return row
