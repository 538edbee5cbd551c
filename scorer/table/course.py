"""The game's beginning, the call of time, and its end."""

from scorer.messages import Signed
from scorer.table.event import Refused
from scorer.table.game_events import GameEnded, GameStarted, TimeCalled
from scorer.table.people import check_players
from scorer.table.rules import TableRules
from scorer.table.table import CHAIRS, SEATS, FourNames, Seat, Table, add, check_playing, four


def start_game(event: GameStarted, rules: TableRules) -> Table:
    """A table under exactly the rules that the event pins."""
    if (event.rules, event.version) != (rules.id, rules.version):
        raise Refused(
            "other-rules",
            wanted=event.rules,
            wanted_version=event.version,
            here=rules.id,
            here_version=rules.version,
        )
    rules = rules.at_table_of(_seated(event.players))
    check_players(event.players, rules.seats)
    if sum(event.handicap):
        raise Refused("handicap-does-not-sum", sum=Signed(sum(event.handicap)))
    start = rules.start_points if event.start_points is None else event.start_points
    if any(event.handicap[rules.seats :]):
        raise Refused("nobody-at-north")
    chairs = CHAIRS if rules.seats > len(SEATS) else SEATS
    points = add(four(start * (seat < rules.seats) for seat in chairs), event.handicap)
    if min(points) < 0:
        raise Refused("starts-below-zero")
    if event.yakitori and not rules.end.yakitori_played:
        raise Refused("no-yakitori", rules=rules.name, cite=rules.cite("end.yakitori_played"))
    return Table(
        players=event.players[: len(chairs)],
        points=points,
        start_points=start,
        total=rules.seats * start,
        tournament=event.tournament,
        yakitori=event.yakitori,
        seat_count=rules.seats,
        green_from=_green_from(event, rules),
    )


def _seated(players: FourNames) -> int:
    """How many sit down: a fifth name is a dreamer's, and without a fourth they are three."""
    if any(name.strip() for name in players[len(SEATS) :]):
        return len(CHAIRS)
    return len(SEATS) if players[Seat.NORTH].strip() else len(SEATS) - 1


def _green_from(event: GameStarted, rules: TableRules) -> int | None:
    """NTS, Drie spelers and Vijf spelers: of three it always follows, five may agree on it."""
    green = rules.green_rules()
    if green is None or (green.green_round == "chosen" and not event.green_round):
        if event.green_round:
            raise Refused("no-green-round")
        return None
    return rules.rounds


def call_time(table: Table, event: TimeCalled, rules: TableRules) -> Table:
    """EMA 2016 §5.9: the running hand is finished and one more is played; otherwise only one."""
    check_playing(table)
    if table.hands_left is not None:
        raise Refused("time-twice")
    if not event.hand_running and (table.riichi or table.dead):
        raise Refused("dice-thrown")
    return table._replace(hands_left=2 if event.hand_running else 1)


def end_game(table: Table, event: GameEnded, rules: TableRules) -> Table:
    if event.reason == "complete" and table.over is None:
        raise Refused("not-complete")
    if event.reason == "dealer-stops" and not may_stop(table, rules):
        raise Refused(
            "dealer-may-not-stop",
            name=table.name(table.dealer),
            cite=rules.cite("play.early_end_by_dealer"),
        )
    if event.reason == "agreed" and table.over is not None:
        raise Refused("complete")
    if table.riichi:
        raise Refused("hand-running")
    return table._replace(ended=event.reason)


def may_stop(table: Table, rules: TableRules) -> bool:
    """Whether East may end the game now, leading after the last hand (agari yame)."""
    return (
        rules.dealer_may_stop
        and table.dealer_kept_last
        and table.over is None
        and not table.riichi
        and table.leaders() == [table.dealer]
        and table.points[table.dealer] >= rules.points_to_finish
    )
