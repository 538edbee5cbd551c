"""Who sits where: wrong seats, other players, substitutes."""

from dataclasses import replace

from scorer.table.event import Refused
from scorer.table.game_events import PlayersChanged, Substitute
from scorer.table.rules import TableRules
from scorer.table.table import (
    CHAIRS,
    SEATS,
    Absence,
    Four,
    FourNames,
    Table,
    add,
    check_seats,
    four,
)


def check_players(players: FourNames, seats: int = 4) -> None:
    for name in players[:seats]:
        if not name.strip():
            raise Refused("no-name")
        if players.count(name) > 1:
            raise Refused("same-player", name=name)
    if any(players[len(SEATS) :]) and seats <= len(SEATS):
        raise Refused("too-many-players")
    if any(players[seats:]):
        raise Refused("nobody-at-north")


def change_players(table: Table, event: PlayersChanged, rules: TableRules) -> Table:
    """Names that were noted wrongly, or people who change chairs and take along what is theirs."""
    check_players(event.players, table.seat_count)
    if event.players == table.players:
        raise Refused("already-seated-so")
    if not event.points_move:
        # The names were wrong all along: what somebody was given is the right name's.
        adjustments = tuple(
            replace(each, player=event.players[each.seat])
            if each.player == table.name(each.seat)
            else each
            for each in table.adjustments
        )
        return table._replace(players=event.players, adjustments=adjustments)
    if set(event.players) != set(table.players):
        raise Refused("not-the-same-four")
    return _moved(table._replace(players=event.players), table.players)


def substitute(table: Table, event: Substitute, rules: TableRules) -> Table:
    """EMA 2016 §5.8: from the start of the game, or for someone who played already."""
    if not (rules.tournament.substitute_points or rules.tournament.substitute_uma):
        raise Refused("no-substitute-rule", rules=rules.name)
    if event.from_start and table.hand > 1:
        raise Refused("already-begun")
    check_seats(table, event.seat)
    names = list(table.players)
    names[event.seat] = event.player
    players = tuple(names)
    check_players(players, table.seat_count)
    earlier = [absence for absence in table.absences if absence.seat is event.seat]
    kept = tuple(absence for absence in table.absences if absence.seat is not event.seat)
    away = earlier[0].player if earlier else table.name(event.seat)
    # A second substitute changes nothing for the uma of a seat that was taken over in mid-game.
    from_start = event.from_start and all(absence.from_start for absence in earlier)
    absences = (*kept, Absence(event.seat, away, from_start))
    return table._replace(players=players, absences=absences)


def _moved(table: Table, before: FourNames) -> Table:
    """What belongs to a person goes along; East, round and counters belong to the table."""
    chairs = CHAIRS[: len(before)]
    new_seat = {seat: CHAIRS[table.players.index(before[seat])] for seat in chairs}
    old_seat = {new: old for old, new in new_seat.items()}

    def turned(numbers: Four) -> Four:
        whole = add(numbers, (0,) * len(chairs))
        return four(whole[old_seat[seat]] for seat in chairs)

    return table._replace(
        points=turned(table.points),
        carried=tuple(None if seat is None else new_seat[seat] for seat in table.carried),
        riichi=tuple(new_seat[seat] for seat in table.riichi),
        dead=tuple(new_seat[seat] for seat in table.dead),
        won=tuple(new_seat[seat] for seat in table.won),
        adjustments=tuple(
            replace(each, seat=new_seat[each.seat], changes=turned(each.changes))
            for each in table.adjustments
        ),
        absences=tuple(replace(each, seat=new_seat[each.seat]) for each in table.absences),
    )
