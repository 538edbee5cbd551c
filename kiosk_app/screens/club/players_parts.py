"""Sheets of the players' screen: a player's details, and the choice of another player."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from kiosk_app.club.players import PlayerCard, PlayerDetails, find_players
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import Sheet

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
