"""What moved where, in well under half a second: sticks slide and points roll."""

from typing import Any, Final

from kivy.animation import Animation

from kiosk_app.ui.widgets.sticks import StickView, stick_for
from scorer.table import SEATS, Seat, Table

SECONDS: Final = 0.36


def roll_points(panel: Any, points: int, motion: bool) -> None:
    Animation.cancel_all(panel, "points")
    if motion and panel.points != points:
        Animation(points=points, duration=SECONDS, transition="out_quad").start(panel)
    else:
        panel.points = points


def move_sticks(screen: Any, before: Table, after: Table) -> None:
    """A stick for each seat that paid, to the middle or to those who were paid."""
    changes = {seat: after.points[seat] - before.points[seat] for seat in after.seats}
    payers = [seat for seat in after.seats if changes[seat] < 0]
    winners = [seat for seat in after.seats if changes[seat] > 0]
    middle = screen.ids.sticks
    for payer in payers:
        targets = [screen.panel(seat) for seat in winners] or [middle]
        for target in targets:
            _slide(screen, screen.panel(payer), target, -changes[payer])
    if after.sticks < before.sticks:
        for winner in _first_in_turn(winners, payers):
            _slide(screen, middle, screen.panel(winner), 1_000)


def clear_sticks(screen: Any) -> None:
    """No stick is on its way any more."""
    for stick in list(screen.ids.flying.children):
        Animation.cancel_all(stick)
        screen.ids.flying.remove_widget(stick)


def _first_in_turn(winners: list[Seat], payers: list[Seat]) -> list[Seat]:
    """Of several who win from one player, the next after that player takes the sticks."""
    if len(payers) != 1:
        return winners
    return sorted(winners, key=lambda seat: (seat - payers[0]) % len(SEATS))[:1]


def _slide(screen: Any, start: Any, end: Any, points: int) -> None:
    unit = screen.app.u
    stick = StickView(kind=stick_for(points), size_hint=(None, None), size=(90 * unit, 14 * unit))
    stick.center = start.to_window(*start.center)
    goal_x, goal_y = end.to_window(*end.center)
    flying = screen.ids.flying
    flying.add_widget(stick)
    moving = Animation(center_x=goal_x, center_y=goal_y, duration=SECONDS, transition="in_out_quad")
    moving.bind(on_complete=lambda *_: flying.remove_widget(stick))
    moving.start(stick)
