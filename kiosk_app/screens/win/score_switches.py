"""What a photo cannot show, as small switches: only what is possible is offered."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.session.question import seated
from kiosk_app.session.several_winners import swapped
from kiosk_app.session.win_flags import flags_with, possible_flags
from kiosk_app.session.win_scoring import ScoredWin, ScoredWinner
from kiosk_app.ui.widgets.buttons import PlainButton, SmallSwitch
from scorer.hand import WINDS, Hand, WinBy, WinContext
from scorer.table import Seat

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

Changed = Callable[..., None]
_WINDS: Final = ("east", "south", "west", "north")
_MOST: Final = 20


def switches(
    app: "TenbouApp",
    win: ScoredWin,
    one: ScoredWinner,
    hand: Hand | None,
    context: WinContext | None,
    changed: Changed,
) -> list[Any]:
    """For the hand that is being looked at."""
    shown: list[Any] = []
    book = app.session.book
    if hand is not None and context is not None and book is not None:
        shown += [
            _flag(app, flag, one, hand, context, changed)
            for flag in possible_flags(hand, context, book)
        ]
        if context.by is WinBy.RON and win.draft.free is None:
            shown.append(_furiten(app, one, hand))
    if _may_annul(win, app):
        annuls = win.draft.annuls_riichi
        shown.append(
            _switch(
                app.words("score-annuls"),
                annuls,
                lambda: changed(draft=replace(app.session.draft, annuls_riichi=not annuls)),
            )
        )
    if one.may_be_liable and book is not None and book.liability.yakuman and _is_yakuman(one):
        shown.append(_liability(app, one, changed))
    return shown


def free_switches(app: "TenbouApp", changed: Changed) -> list[Any]:
    """Without a game: what a table would know, each a tap that goes on to the next choice."""
    draft = app.session.draft
    free = draft.free
    if free is None:
        return []
    words, seat = app.words, draft.winner.seat
    drawn = draft.self_drawn
    wind, round_ = (words(f"seats-{_WINDS[at]}") for at in (seat, free.round))
    return [
        _switch(
            words("win-self-drawn", game="riichi"),
            drawn,
            lambda: changed(draft=draft.with_payer(seat.after() if drawn else None)),
        ),
        _switch(
            words("score-riichi"), free.riichi, lambda: changed(free={"riichi": not free.riichi})
        ),
        _button(words("score-seat", wind=wind), lambda: changed(draft=seated(draft, seat.after()))),
        _button(
            words("score-round", wind=round_),
            lambda: changed(free={"round": WINDS[(free.round + 1) % 2]}),
        ),
        _button(
            words("score-free-counters", count=free.counters),
            lambda: changed(free={"counters": (free.counters + 1) % 9}),
        ),
    ]


def false_win_buttons(app: "TenbouApp") -> list[Any]:
    """A win that was declared and is none: a chombo, or left out beside another winner."""
    draft = app.session.draft
    seat = draft.winner.seat
    shown: list[Any] = [_button(app.words("score-chombo"), lambda: record_chombo(app))]
    if len(draft.winners) > 1:
        name = app.session.table.name(seat)
        text = app.words("score-leave-out", name=name)
        shown.append(_button(text, partial(_leave_out, app, seat)))
    return shown


def _leave_out(app: "TenbouApp", seat: Seat) -> None:
    app.session.leave_out(seat)
    app.screen.refresh()


def record_chombo(app: "TenbouApp") -> None:
    """On to the referee's page, with who declared the win and why already chosen."""
    seat = app.session.draft.winner.seat
    referee: Any = app.screen_named("referee")
    reason = app.words("referee-reason-false-win")
    referee.change(kind="chombo", seat=seat, reason=reason, annuls_riichi=False)
    app.show("referee")


def swap_button(app: "TenbouApp", changed: Changed) -> list[Any]:
    """One photo shows both hands, and nothing in it says whose they are."""
    draft = app.session.draft
    seen = {id(one.seen) for one in draft.winners if one.seen is not None}
    if len(draft.winners) != 2 or len(seen) != 1 or draft.winners[0].seen is None:
        return []
    return [_button(app.words("score-swap"), lambda: changed(draft=swapped(draft)))]


def _flag(
    app: "TenbouApp",
    flag: str,
    one: ScoredWinner,
    hand: Hand,
    context: WinContext,
    changed: Changed,
) -> SmallSwitch:
    on = flag in one.flags

    def tapped() -> None:
        flags = one.flags - {flag} if on else flags_with(flag, one.flags, hand, context)
        changed(winner={"flags": flags})

    return _switch(app.words(f"score-flag-{flag}"), on, tapped)


def _furiten(app: "TenbouApp", one: ScoredWinner, hand: Hand) -> PlainButton:
    """A question that explains itself; the win stays as it is."""

    def ask() -> None:
        from kiosk_app.screens.table.furiten_sheet import FuritenSheet

        FuritenSheet(one.draft, hand).open()

    return _button(app.words("furiten-ask"), ask)


def _liability(app: "TenbouApp", one: ScoredWinner, changed: Changed) -> PlainButton:
    """Who fed the set that made the yakuman certain: nobody, or one of the others, tap by tap."""
    others = (seat for seat in app.session.table.seats if seat is not one.draft.seat)
    seats: list[Seat | None] = [None, *others]
    now = seats.index(one.draft.liable) if one.draft.liable in seats else 0
    after = seats[(now + 1) % len(seats)]
    liable = one.draft.liable
    name = app.words("score-nobody") if liable is None else app.session.table.name(liable)
    return _button(app.words("score-liable", name=name), lambda: changed(winner={"liable": after}))


def _is_yakuman(one: ScoredWinner) -> bool:
    plain = one.draft.plain
    return plain is None or plain.yakuman > 0


def _may_annul(win: ScoredWin, app: "TenbouApp") -> bool:
    """Whether the discard can have been the one that declared the last riichi (§3.3.14)."""
    table, discarder = app.session.table, win.draft.discarder
    return bool(discarder is not None and table.riichi and table.riichi[-1] is discarder)


def _switch(text: str, on: bool, tapped: Callable[[], None]) -> SmallSwitch:
    choice = SmallSwitch(text=text)
    choice.choose(on)
    choice.bind(on_release=lambda _: tapped())
    return choice


def _button(text: str, tapped: Callable[[], None]) -> PlainButton:
    button = PlainButton(text=text, wanted=18)
    button.bind(on_release=lambda _: tapped())
    return button
