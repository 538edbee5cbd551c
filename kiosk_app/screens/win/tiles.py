"""A hand entered by tapping its tiles; a meld is one tap."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kiosk_app.screens.win.hand_text import hand_heading, problem_in_words
from kiosk_app.screens.win.tile_sheet import TileSheet
from kiosk_app.session.entering import MODES, Mode, enter, keys
from kiosk_app.session.hand_draft import HandDraft, Place
from kiosk_app.session.steps import Step
from kiosk_app.session.waiting_hand import WAITING
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import PlainButton, SmallSwitch
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.tiles import KINDS, TILES, Tile, parse_tile

load_kv(__file__)


class TilesScreen(KioskScreen):
    heading = StringProperty("")
    sentence = StringProperty("")
    complete = BooleanProperty(False)
    may_say_points = BooleanProperty(True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._mode: Mode = "hand"
        self._before: list[HandDraft] = []
        self._keys: dict[Tile, TileKey] = {}
        self._layout: tuple[int, bool] | None = None

    def on_pre_enter(self, *arguments: Any) -> None:
        self._mode = "hand"
        self._before = []
        super().on_pre_enter(*arguments)

    @property
    def _hand(self) -> HandDraft:
        return self.app.session.draft.winner.hand

    def refresh(self) -> None:
        draft = self.app.session.draft
        if not draft.hands:
            return
        self.heading = hand_heading(self.app)
        # Where every hand scores, the points are asked for beside the hands.
        self.may_say_points = draft.free is None and not draft.every_hand
        layout = (self.app.session.red_fives, not self.app.portrait)
        if self._layout != layout:
            self._lay_keys(*layout)
        self._offer_points()
        self._lay_modes()
        self._show_hand()

    def _offer_points(self) -> None:
        box = self.ids.just_points
        box.clear_widgets()
        if self.may_say_points:
            button = PlainButton(text=self.app.words("enter-just-points"), wanted=20)
            button.bind(on_release=lambda _: self.app.session.go(Step.ENTER_WORTH))
            box.add_widget(button)

    def tap_tile(self, tile: Tile) -> None:
        after = self._after(tile)
        if after is None:
            return
        self._before.append(self._hand)
        self._take(after)
        if self._mode not in ("hand", "dora", "ura"):
            self._choose_mode("hand")

    def _after(self, tile: Tile) -> HandDraft | None:
        """The hand after this tap; a hand that only waits gets no winning tile."""
        after = enter(self._hand, self._mode, tile)
        full = self.app.session.waiting and after is not None and after.count > WAITING
        return None if full else after

    def take_back(self) -> None:
        """The last tap; before the first one, the last tile."""
        if self._before:
            self._take(self._before.pop())
        elif not self._hand.empty:
            *_, (place, _tile) = self._hand.places()
            self._take(self._hand.removed(place))

    def change_tile(self, place: Place) -> None:
        hand, words = self._hand, self.app.words
        if place not in dict(hand.places()):
            return  # a hand that is not there any more
        tile = hand.at(place).tile
        others = _red_or_plain(tile) if tile is not None and self.app.session.red_fives else ()
        actions = [(words("enter-take-away"), lambda: self._put(hand, hand.removed(place)))]
        if place.zone == "meld":
            actions = [
                (words("enter-take-meld"), lambda: self._put(hand, hand.without_meld(place.meld)))
            ]
        elif place.zone == "concealed" and not self.app.session.waiting:
            actions.append(
                (words("enter-winning"), lambda: self._put(hand, hand.moved(place, "win")))
            )
        TileSheet(
            lambda chosen: self._put(hand, hand.replaced(place, chosen)),
            title=words("enter-which"),
            likely=others,
            red_fives=self.app.session.red_fives,
            actions=actions,
        ).open()

    def go_on(self) -> None:
        self.app.session.confirm_hand(self._hand)

    def _put(self, seen: HandDraft, hand: HandDraft) -> None:
        """In place of the hand that was seen; by now it may be another one."""
        if self.app.session.correct_hand(hand, instead_of=seen):
            self._before.append(seen)
            self._show_hand()

    def _take(self, hand: HandDraft) -> None:
        if self.app.session.correct_hand(hand):
            self._show_hand()

    def _show_hand(self) -> None:
        hand = self._hand
        self.ids.hand.draft = hand
        problems = self.app.session.flow.problems(hand)
        self.complete = self.app.session.flow.is_complete(hand)
        if problems and not self.complete:
            self.sentence = problem_in_words(problems[0], self.app.words)
        else:
            self.sentence = self.app.words("enter-complete")
        for tile, key in self._keys.items():
            key.disabled = self._after(tile) is None

    def _lay_keys(self, red_fives: int, wide: bool) -> None:
        self._layout = red_fives, wide
        columns = 10 if red_fives and wide else 9
        box = self.ids.keyboard
        box.clear_widgets()
        self._keys = {}
        for tiles in keys(red_fives, wide):
            row = BoxLayout()
            for tile in tiles:
                key = TileKey(tile=str(tile))
                key.bind(on_release=lambda pressed: self.tap_tile(parse_tile(pressed.tile)))
                self._keys[tile] = key
                row.add_widget(key)
            if tiles[0].is_honour:
                back = PlainButton(icon="undo", size_hint_x=columns - len(tiles))
                back.bind(on_release=lambda _: self.take_back())
                row.add_widget(back)
            elif len(tiles) < columns:
                row.add_widget(Widget(size_hint_x=columns - len(tiles)))
            box.add_widget(row)

    def _lay_modes(self) -> None:
        box = self.ids.modes
        box.clear_widgets()
        for mode in self._modes():
            choice = SmallSwitch(
                text=self.app.words(f"enter-mode-{mode}"),
                group="tiles-mode",
                allow_no_selection=False,
                state="down" if mode == self._mode else "normal",
            )
            choice.bind(on_release=lambda _, mode=mode: self._choose_mode(mode))
            box.add_widget(choice)

    def _modes(self) -> list[Mode]:
        """Indicators only where the table does not know them, ura only in riichi."""
        draft = self.app.session.draft
        riichi = draft.winner.seat in self.app.session.table.riichi or draft.free is not None
        hidden = set()
        if self.app.session.indicators or draft.every_hand:
            hidden.add("dora")
        if not riichi or draft.every_hand:
            hidden.add("ura")
        return [mode for mode in MODES if mode not in hidden]

    def _choose_mode(self, mode: Mode) -> None:
        self._mode = mode
        self._lay_modes()
        self._show_hand()


def _red_or_plain(tile: Tile) -> tuple[Tile, ...]:
    """The same five in the other colour."""
    if tile.is_red:
        return (tile.kind,)
    return tuple(red for red in TILES[KINDS:] if red.kind == tile)
