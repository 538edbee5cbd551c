"""Who won, and who paid: two taps, or one where the table was tapped at the winner's seat."""

from typing import Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.explain.naming import name_list, name_section
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice, PlainButton
from kiosk_app.ui.widgets.sheet import LinesSheet
from scorer.table import Seat
from scorer.table.settled import GivenSettlement

load_kv(__file__)

_WINDS: Final = ("east", "south", "west", "north")


class WinScreen(KioskScreen):
    """The answer to “who paid?” leads on at once; several winners are the exception."""

    heading = StringProperty("")
    question = StringProperty("")
    sentence = StringProperty("")
    aborts = BooleanProperty(False)
    several = BooleanProperty(False)

    def refresh(self) -> None:
        if self.app.state is None or self.app.session.draft.free is not None:
            return
        seats = self.app.session.draft.seats
        self.several = self.several or len(seats) > 1
        self.ids.several.choose(self.several)
        self.heading = self.app.words("win-title")
        self._show_winners(seats)
        self._show_payers(seats)
        self._say(len(seats))

    def closed(self) -> None:
        self.several = False

    def choose_several(self, several: bool) -> None:
        if self.app.session.rules.winners_on_discard < 2:
            self.ids.several.choose(False)
            LinesSheet([self._who_goes_first()], title=self.app.words("win-first-title")).open()
            return
        self.several = several
        if not several:
            self._won(self.app.session.draft.seats[:1])
        self.refresh()

    def choose_winner(self, seat: Seat, chosen: bool) -> None:
        seats = self.app.session.draft.seats
        if self.several:
            seats = (*seats, seat) if chosen else tuple(one for one in seats if one is not seat)
        else:
            seats = (seat,)
        self._won(seats)
        self.refresh()

    def pay(self, seat: Seat | None) -> None:
        self.app.session.paid_by(seat)

    def _won(self, seats: tuple[Seat, ...]) -> None:
        self.app.session.won_by(seats)

    def _show_winners(self, seats: tuple[Seat, ...]) -> None:
        box = self.ids.winners
        box.clear_widgets()
        for seat in self.app.session.table.playing:
            choice = Choice(text=self._name(seat))
            choice.choose(seat in seats)
            choice.disabled = seat in self.app.session.table.dead
            choice.bind(
                on_release=lambda button, seat=seat: self.choose_winner(seat, button.chosen)
            )
            box.add_widget(choice)

    def _show_payers(self, seats: tuple[Seat, ...]) -> None:
        box = self.ids.payers
        box.clear_widgets()
        most = self.app.session.rules.winners_on_discard
        known = 0 < len(seats) <= most
        for seat in self.app.session.table.playing:
            if seat in seats:
                continue
            button = PlainButton(text=self._name(seat), wanted=26)
            button.disabled = not known
            button.bind(on_release=lambda _, seat=seat: self.pay(seat))
            box.add_widget(button)
        if len(seats) < 2:
            drawn = PlainButton(text=self.app.words("win-self-drawn", game=self._game()), wanted=26)
            drawn.disabled = not known
            drawn.bind(on_release=lambda _: self.pay(None))
            box.add_widget(drawn)

    def _game(self) -> str:
        """NTS has words of its own for what riichi says in Japanese."""
        return "riichi" if self.app.session.rules.riichi_stake else "nts"

    def _say(self, winners: int) -> None:
        words, rules = self.app.words, self.app.session.rules
        self.question = (
            words("win-who-paid", game=self._game()) if winners else words("win-who-won-first")
        )
        self.aborts = winners > rules.winners_on_discard and "three-ron" in rules.abortive
        self._offer_draws()
        if winners <= max(1, rules.winners_on_discard):
            self.sentence = ""
        elif self.aborts:
            self.sentence = words("win-three-abort", rules=rules.name)
        else:
            self.sentence = words("win-too-many", rules=rules.name, count=rules.winners_on_discard)

    def _who_goes_first(self) -> str:
        """Of several who call the same discard, where only one can win on it."""
        words, rules = self.app.words, self.app.session.rules
        settlement = rules.settlement
        if isinstance(settlement, GivenSettlement):
            claims = settlement.rules.table.claim_order
            order = [words(f"nts-values-{each}") for each in claims.value]
            section = name_section(words, claims.section)
            return str(words("win-first-nts", order=name_list(words, order), section=section))
        section = name_section(words, rules.sections["win.winners_on_discard"])
        return str(words("win-first-in-turn", rules=rules.name, section=section))

    def _offer_draws(self) -> None:
        box = self.ids.abort
        box.clear_widgets()
        if self.aborts:
            button = PlainButton(text=self.app.words("win-to-draw"), kind="accent")
            button.bind(on_release=lambda _: self.app.show("draw"))
            box.add_widget(button)

    def _name(self, seat: Seat) -> str:
        table = self.app.session.table
        wind = self.app.words(f"seats-{_WINDS[table.wind(seat)]}")
        return f"{wind}  {table.name(seat)}"
