"""What neither photo nor tiles show of a hand where every hand scores, as small switches."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.small_switch import SmallSwitch

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import CountedDeal
    from kiosk_app.ui.app import TenbouApp


def switches(app: "TenbouApp", counted: "CountedDeal", changed: Callable[[], None]) -> list[Any]:
    """For the hand that is being looked at."""
    one = app.session.draft.winner
    shown: list[Any] = []
    if not app.session.draft.at_other:
        shown += [_flag(app, flag, counted, changed) for flag in counted.possible]
    elif one.seat not in app.session.table.dead:
        switch = SmallSwitch(text=app.words("settle-dead"))
        switch.choose(one.dead)
        switch.bind(on_release=lambda _: _change(app, changed, dead=not one.dead, plain=None))
        shown.append(switch)
    if counted.rules.lucky.allowed.value and one.plain is None and not one.hand.empty:
        button = PlainButton(text=app.words("settle-lucky", count=len(one.lucky)), wanted=18)
        button.bind(on_release=lambda _: LuckySheet(app, changed).open())
        shown.append(button)
    return shown


def _flag(
    app: "TenbouApp", flag: str, counted: "CountedDeal", changed: Callable[[], None]
) -> SmallSwitch:
    from kiosk_app.session.deal_scoring import flags_with

    on = flag in counted.flags

    def tapped() -> None:
        flags = (
            counted.flags - {flag} if on else flags_with(flag, app.session.draft, app.session.table)
        )
        _change(app, changed, flags=flags)

    switch = SmallSwitch(text=app.words(f"settle-flag-{flag}"))
    switch.choose(on)
    switch.bind(on_release=lambda _: tapped())
    return switch


def _change(app: "TenbouApp", changed: Callable[[], None], **values: Any) -> None:
    app.session.correct_winner(**values)
    changed()


class LuckySheet(Sheet):
    """The seasons and flowers of a hand; each exists once."""

    def __init__(self, app: "TenbouApp", changed: Callable[[], None]) -> None:
        super().__init__(title=app.words("settle-lucky-title"), wide=0.96)
        from kiosk_app.languages import load_language
        from scorer.nts.deal import LuckyTile
        from scorer.nts.wording import lucky_words

        own = load_language(app.words.language)
        for tile in LuckyTile:
            switch = SmallSwitch(text=lucky_words(own, tile))
            switch.choose(tile in app.session.draft.winner.lucky)
            switch.bind(on_release=lambda _, tile=tile: self._turn(app, tile, changed))
            self.ids.grid.add_widget(switch)

    def _turn(self, app: "TenbouApp", tile: Any, changed: Callable[[], None]) -> None:
        lucky = set(app.session.draft.winner.lucky) ^ {tile}
        _change(app, changed, lucky=tuple(sorted(lucky)))
