"""What else can be done with a reading: the second-best one, the tile set, and what was read."""

from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from kiosk_app.screens.win.reading_sheets import DetailsSheet, Take
from kiosk_app.session.corrections import named_by_people
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.small_switch import SmallSwitch

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


def offers(app: "TenbouApp", take: Take) -> list[Widget]:
    """Only what is possible with this hand."""
    words, winner = app.words, app.session.draft.winner
    seen = winner.seen
    if seen is None:
        return []
    shown: list[Widget] = []
    if seen.hand_reading.runner_up is not None:
        second = PlainButton(text=words("reading-second"), wanted=18)
        second.bind(on_release=lambda _: _take_second(app, take))
        shown.append(second)
    if app.settings.tile_set and named_by_people(winner.hand, seen.hand_reading.tiles):
        remember = SmallSwitch(text=words("reading-remember"), wanted=18)
        remember.choose(winner.remember)
        remember.bind(on_release=lambda switch: _remember(app, switch.chosen))
        shown.append(remember)
    details = PlainButton(text=words("reading-details"), wanted=18)
    details.bind(on_release=lambda _: DetailsSheet(app, take).open())
    return [*shown, details]


def _take_second(app: "TenbouApp", take: Take) -> None:
    """The second-best reading; a second tap brings the best one back."""
    from kiosk_app.session.photo_hand import draft_from_other, draft_from_reading

    winner = app.session.draft.winner
    if winner.seen is None or winner.seen.hand_reading.runner_up is None:
        return
    reading = winner.seen.hand_reading
    second = draft_from_other(winner.seen.hand_reading.runner_up, reading)
    take(draft_from_reading(reading) if winner.hand == second else second)


def _remember(app: "TenbouApp", wanted: bool) -> None:
    """The tile set learns with the win: until then a tile may still be changed."""
    draft = app.session.draft
    app.session.correct(draft.with_winner(replace(draft.winner, remember=wanted)))
