"""What is said and asked while a reading is corrected."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from kivy.uix.widget import Widget

from kiosk_app.explain.naming import name_tiles
from kiosk_app.screens.win.hand_text import problem_in_words
from kiosk_app.screens.win.tile_sheet import TileSheet
from kiosk_app.session.corrections import named_by_people
from kiosk_app.session.hand_draft import HandDraft, Place, Zone
from kiosk_app.ui.widgets.buttons import PlainButton, SmallSwitch, TapArea
from kiosk_app.ui.widgets.hand_view import HandView
from kiosk_app.ui.widgets.sheet import LinesSheet
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.hand import MeldKind
from scorer.tiles import KINDS, TILES, Tile

if TYPE_CHECKING:
    from kiosk_app.session.photo_hand import SeenHand
    from kiosk_app.ui.app import TenbouApp
    from scorer.messages import Message


Take = Callable[[HandDraft], None]


def is_hard(app: "TenbouApp") -> bool:
    """Whether the photo was hard to read, so that its tiles are to be compared with it."""
    winner = app.session.draft.winner
    if winner.seen is None or app.session.waiting:
        return bool(winner.hand.doubtful)
    if app.session.flow.lacks_winning_tile(winner.hand):
        return not winner.seen.sure_but_for_win
    return bool(winner.hand.doubtful or _notes_that_hold(winner.seen, winner.hand))


def offers(app: "TenbouApp", take: Take, look: Callable[[], None] | None = None) -> list[Widget]:
    """Only what is possible with this hand; ``look`` comes first where there is reason to."""
    words, winner = app.words, app.session.draft.winner
    seen = winner.seen
    if seen is None:
        return []
    shown: list[Widget] = []
    if look is not None:
        first = PlainButton(text=words("reading-look"), kind="accent", wanted=20)
        first.bind(on_release=lambda _: look())
        shown.append(first)
    # The second-best reading is among the details, too.
    if seen.hand_reading.runner_up is not None and look is None:
        second = PlainButton(text=words("reading-second"), wanted=18)
        second.bind(on_release=lambda _: _take_second(app, take))
        shown.append(second)
    if app.settings.tile_set and named_by_people(winner.hand, seen.hand_reading.tiles):
        remember = SmallSwitch(text=words("reading-remember"), wanted=18)
        remember.choose(winner.remember)
        remember.bind(on_release=lambda switch: _remember(app, switch.chosen))
        shown.append(remember)
    details = PlainButton(text=words("reading-details"), wanted=18)
    details.bind(on_release=lambda _: ReadingDetailsSheet(app, take).open())
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


def message_for(app: "TenbouApp") -> str:
    """The one thing to say about the hand as it is now."""
    winner, words = app.session.draft.winner, app.words
    hand = winner.hand
    if app.session.flow.lacks_winning_tile(hand) and not hand.doubtful:
        return words("won-on-question", count=hand.count + hand.kongs)
    problems = app.session.flow.problems(hand)
    if problems and not app.session.flow.is_complete(hand):
        return problem_in_words(problems[0], words)
    if hand.doubtful:
        return words("reading-doubt", count=len(hand.doubtful))
    table = app.session.indicators
    if table and hand.dora_indicators and sorted(table) != sorted(hand.dora_indicators):
        names = [name_tiles(words, tiles) for tiles in (table, hand.dora_indicators)]
        return words("reading-dora-differs", table=names[0], photo=names[1])
    notes = [] if app.session.waiting else _notes_that_hold(winner.seen, hand)
    if notes:
        return words.sentence_for(notes[0])
    return words("reading-fine")


def _notes_that_hold(seen: "SeenHand | None", hand: HandDraft) -> "list[Message]":
    """Of the reading as it was; once a tile was changed they may no longer be true."""
    if seen is None:
        return []
    from kiosk_app.session.photo_hand import draft_from_reading
    from vision.hand_reading import note

    reading = seen.hand_reading
    if draft_from_reading(reading) != hand:
        return []
    # Where people are asked to look, they hear why, though no single tile is in doubt.
    return list(reading.notes) or ([] if seen.sure else [note("hard-to-read")])


def tile_sheet(app: "TenbouApp", where: Place | Zone, take: Take, picture: Any) -> TileSheet:
    """Which tile is it: at a place of the hand, or one more in a zone."""
    words, hand = app.words, app.session.draft.winner.hand
    if not isinstance(where, Place):
        return TileSheet(
            lambda chosen: take(hand.added(chosen, where)),
            title=words("reading-add"),
            red_fives=app.session.red_fives,
        )
    place = where
    tile = hand.at(place)
    likely = list(tile.alternatives)
    if tile.tile is not None and app.session.red_fives:
        likely += [other for other in _other_colour(tile.tile) if other not in likely]
    actions = [(words("reading-take-away"), lambda: take(hand.removed(place)))]
    if place.zone == "concealed" and not app.session.waiting:
        actions.append((words("reading-make-win"), lambda: take(hand.moved(place, "win"))))
    if place.zone == "meld" and len(hand.melds[place.meld].tiles) > 3:
        actions += [
            (
                words("reading-kong-concealed"),
                lambda: take(hand.with_kind(place.meld, MeldKind.ANKAN)),
            ),
            (
                words("reading-kong-open"),
                lambda: take(hand.with_kind(place.meld, MeldKind.MINKAN)),
            ),
        ]
    return TileSheet(
        lambda chosen: take(hand.replaced(place, chosen)),
        title=words("reading-which"),
        likely=likely,
        red_fives=app.session.red_fives,
        picture=picture,
        actions=actions,
    )


def _other_colour(tile: Tile) -> tuple[Tile, ...]:
    if tile.is_red:
        return (tile.kind,)
    return tuple(red for red in TILES[KINDS:] if red.kind == tile)


class HandOffer(TapArea):
    """A hand that can be taken in place of the one that was read."""


class ReadingDetailsSheet(LinesSheet):
    """What was changed and why, what is in doubt, and the other hands to choose from."""

    def __init__(self, app: "TenbouApp", take: Take) -> None:
        self._app: Final = app
        self._take: Final = take
        super().__init__((), title=app.words("reading-details"), wide=0.94)
        seen = app.session.draft.winner.seen
        if seen is not None:
            self._tell(seen)

    def _tell(self, seen: "SeenHand") -> None:
        from kiosk_app.session.photo_hand import draft_from_other

        words, reading = self._app.words, seen.hand_reading
        lines = [words.sentence_for(change.message) for change in reading.changed]
        lines += [words.sentence_for(flaw) for flaw in seen.reading.flaws]
        lines += [words.sentence_for(note) for note in reading.notes]
        self.show(lines or [words("reading-nothing")])
        if reading.runner_up is not None:
            self._offer(words("reading-second"), draft_from_other(reading.runner_up, reading))
        for other in reading.other_hands:
            self._offer(words("reading-other-hand"), draft_from_other(other, reading))

    def _offer(self, title: str, hand: HandDraft) -> None:
        box, unit = self.ids.lines, self._app.u
        box.add_widget(FlowLabel(text=title, wanted=20, bold=True))
        offer = HandOffer(size_hint_y=None, height=unit * 70)
        offer.add_widget(HandView(draft=hand, widest=44))
        offer.bind(on_release=lambda _: self._chosen(hand))
        box.add_widget(offer)

    def _chosen(self, hand: HandDraft) -> None:
        self.dismiss()
        self._take(hand)


__all__ = ["ReadingDetailsSheet", "message_for", "tile_sheet"]
