"""The game's beginning, the call of time, and its end."""

from scorer.table.checks import check_playing
from scorer.table.game_events import GameEnded, GameStarted, TimeCalled
from scorer.table.hand_end import may_stop
from scorer.table.people import check_players
from scorer.table.refusal import Refused
from scorer.table.rules import TableRules
from scorer.table.seats import four
from scorer.table.table import Table


def start_game(event: GameStarted, rules: TableRules) -> Table:
    """A table under exactly the rules that the event pins."""
    if (event.rules, event.version) != (rules.id, rules.version):
        raise Refused(
            "other-rules",
            "This game is played under {wanted} version {wanted_version}; "
            "{here} version {here_version} is here.",
            wanted=event.rules,
            wanted_version=event.version,
            here=rules.id,
            here_version=rules.version,
        )
    check_players(event.players, rules.seats)
    if sum(event.handicap):
        raise Refused(
            "handicap-does-not-sum",
            "A handicap is given by one player to another, so it sums to 0, not to {sum:+,}.",
            sum=sum(event.handicap),
        )
    start = rules.start_points if event.start_points is None else event.start_points
    if any(event.handicap[rules.seats :]):
        raise Refused("nobody-at-north", "Nobody sits North at a table of three.")
    points = four(
        start + extra if seat < rules.seats else 0 for seat, extra in enumerate(event.handicap)
    )
    if min(points) < 0:
        raise Refused("starts-below-zero", "Nobody starts with less than 0 points.")
    if event.yakitori and not rules.end.yakitori_played:
        raise Refused(
            "no-yakitori",
            "{rules} has no yakitori{cite}.",
            rules=rules.name,
            cite=rules.cite("end.yakitori_played"),
        )
    return Table(
        players=event.players,
        points=points,
        start_points=start,
        total=rules.seats * start,
        tournament=event.tournament,
        yakitori=event.yakitori,
        seat_count=rules.seats,
    )


def call_time(table: Table, event: TimeCalled, rules: TableRules) -> Table:
    """EMA 2016 §5.9: the running hand is finished and one more is played; otherwise only one."""
    check_playing(table)
    if table.hands_left is not None:
        raise Refused("time-twice", "Time was called already.")
    if not event.hand_running and (table.riichi or table.dead):
        raise Refused("dice-thrown", "This hand is running already, so its dice were thrown.")
    return table._replace(hands_left=2 if event.hand_running else 1)


def end_game(table: Table, event: GameEnded, rules: TableRules) -> Table:
    if event.reason == "complete" and table.over is None:
        raise Refused(
            "not-complete",
            "The game is not played out; end it by agreement if you want to stop here.",
        )
    if event.reason == "dealer-stops" and not may_stop(table, rules):
        raise Refused(
            "dealer-may-not-stop",
            "{name} may not end the game now{cite}.",
            name=table.name(table.dealer),
            cite=rules.cite("play.early_end_by_dealer"),
        )
    if event.reason == "agreed" and table.over is not None:
        raise Refused("complete", "The game is played out: end it as complete.")
    if table.riichi:
        raise Refused(
            "hand-running",
            "A hand is running with a riichi in it: finish it, or undo it, before the end.",
        )
    return table._replace(ended=event.reason)
