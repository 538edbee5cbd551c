"""A table in a terminal: seats, points and sticks, the history of hands, and the end."""

from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kiosk_app.languages import ENGLISH, in_english, load_language
from kiosk_app.store.open_game import GameHeading
from kiosk_app.terminal.lines import headings, line
from scorer.table import (
    Final,
    Need,
    Seat,
    State,
    Table,
    final_scores,
    hands,
    may_declare_riichi,
    needs,
)
from scorer.table.final_sheet import SheetRow, final_sheet, how_made_up

_WINDS = {"E": "seats-east", "S": "seats-south", "W": "seats-west", "N": "seats-north"}


def _round_name(letter: str) -> str:
    if letter == "G":
        return line("green-dragon")
    return load_language(ENGLISH)(_WINDS[letter])


def figure(number: int) -> str:
    """Thousands apart, as on a score sheet."""
    return f"{number:,}".replace(",", " ")


def signed(number: int) -> str:
    return f"{number:+,}".replace(",", " ")


def print_table(console: Console, heading: GameHeading, state: State) -> None:
    """What the players see on the table, and how the game ended once it has."""
    table = state.table
    if table is None:
        return
    console.print(_headline(heading, table, state), style="bold", markup=False)
    grid = Grid(*headings("seat", "wind", "player"), title_justify="left")
    grid.add_column(line("column-points"), justify="right")
    grid.add_column(line("column-riichi") if state.rules.riichi_stake else "")
    for seat in table.seats:
        dealer = seat is table.dealer
        riichi = "▬•▬" if seat in table.riichi else ""
        barred = state.rules.riichi_stake and not may_declare_riichi(table, seat, state.rules)
        if seat in table.dead:
            riichi = f"{riichi} {line('dead-hand')}".strip()
        elif not riichi and barred:
            riichi = "–"
        grid.add_row(
            seat.letter,
            Text(_wind(table, seat)),
            Text(table.name(seat), "bold" if dealer else ""),
            figure(table.points[seat]),
            riichi,
        )
    console.print(grid)
    for each in table.adjustments:
        who = each.player or table.name(each.seat)
        code = "adjusted-after-uma" if each.when == "after-uma" else "adjusted-now"
        text = line(code, name=who, points=signed(each.points), reason=each.reason)
        console.print(text, markup=False)
    if table.over is not None or table.ended is not None:
        print_final(console, state)
    elif state.undoes is not None:
        console.print(line("undo-next", kind=state.undoes.kind), style="dim", markup=False)


def _wind(table: Table, seat: Seat) -> str:
    if seat is table.dreamer:
        return line("dreams")
    letter = table.wind(seat).letter
    return _round_name(letter).upper() if seat is table.dealer else letter


def _headline(heading: GameHeading, table: Table, state: State) -> str:
    if heading.round is None:
        where = line("table", table=heading.table_name)
    else:
        where = line("table-in-round", table=heading.table_name, round=heading.round)
    wind, english = _round_name(table.round_letter), load_language(ENGLISH)
    deal = english("table-round", wind=wind, number=table.dealer + 1)
    parts = [where, deal, line("hand", number=table.hand)]
    if state.rules.counters.added_on:
        parts.append(line("honba", count=table.counters))
    if state.rules.riichi_stake:
        parts.append(line("sticks", count=table.sticks))
    if table.hands_left is not None:
        parts.append(line("hands-left", count=table.hands_left))
    if table.ended is not None:
        parts.append(line("ended"))
    elif table.over is not None:
        parts.append(line("finished"))
    return english("lists-apart").join(parts)


def print_final(console: Console, state: State) -> None:
    """Every row and every column adds up, to the last line."""
    if state.table is None:
        return
    final = final_scores(state.table, state.rules)
    sheet = final_sheet(final)
    grid = Grid(
        *headings("place", "player"), title=_final_title(final, state), title_justify="left"
    )
    sticks = ["leftover"] * any(row.leftover for row in sheet.rows)
    ranking = ["ranking"] * (sheet.sum.ranking is not None)
    for heading in headings("points", *sticks, *sheet.columns, "score", *ranking):
        grid.add_column(heading, justify="right")
    for row in (*sheet.rows, sheet.sum):
        if row is sheet.sum:
            grid.add_section()
        grid.add_row(
            "" if row.place is None else str(row.place),
            Text(line("sum") if row is sheet.sum else _player(row)),
            "" if row.points is None else figure(row.points),
            *[signed(row.leftover)] * bool(sticks),
            *map(signed, row.parts),
            in_units(row.total, final.unit),
            *["" if row.ranking is None else _plain(row.ranking)] * bool(ranking),
        )
    console.print(grid)
    if final.sticks_left:
        console.print(line("sticks-left", points=final.sticks_left))
    for seat in final.markers:
        console.print(line("yakitori-marker", name=state.table.name(seat)), markup=False)


def _player(row: SheetRow) -> str:
    if row.score is not None and row.score.substitute_for:
        return line("played-by", name=row.player, substitute=row.score.player)
    return row.player


def _plain(number: Fraction) -> str:
    """3, 1.5 or 2.33."""
    return f"{float(number):.2f}".rstrip("0").rstrip(".")


def _final_title(final: Final, state: State) -> str:
    if final.unit == 1:
        return line("final-scores")
    made_up = how_made_up(state.rules)
    if made_up is None:
        return line("final-in-thousands")
    return line("final-made-up", how=in_english(made_up))


def in_units(points: int, unit: int) -> str:
    """A score in the book's own unit: 40, not 40 000."""
    whole, rest = divmod(abs(points), unit)
    sign = "-" if points < 0 else "+"
    if unit == 1 or not rest:
        return f"{sign}{figure(whole)}"
    return f"{sign}{figure(whole)}.{rest * 10 // unit}"


def print_needs(console: Console, state: State) -> None:
    """What each player needs in this hand to reach each place."""
    table = state.table
    if table is None:
        return
    found = needs(table, state.rules)
    for seat in table.seats:
        for place in sorted({need.place for need in found if need.seat is seat}):
            those = [need for need in found if (need.seat, need.place) == (seat, place)]
            text = line(
                "needs",
                name=table.name(seat),
                place=load_language(ENGLISH)("table-place", place=place),
                needs=line("needs-or").join(_need(need, table) for need in those),
            )
            console.print(text, markup=False)


def _need(need: Need, table: Table) -> str:
    value = need.value
    worth = value.limit or line(
        "needs-worth", points=value.points, han=value.han or 0, fu=value.fu or 0
    )
    if need.discarder is None:
        text = line("needs-tsumo", worth=worth)
    else:
        text = line("needs-ron", worth=worth, name=table.name(need.discarder))
    return line("needs-tied", need=text) if need.tied else text


def print_hands(console: Console, state: State) -> None:
    """Each hand with what it changed."""
    if state.table is None:
        return
    grid = Grid(*headings("hand", "round", "what"), title=line("hands"), title_justify="left")
    seats = state.table.seats
    for seat in seats:
        grid.add_column(Text(state.table.name(seat)), justify="right")
    for hand in hands(state):
        changes = [hand.after[seat] - hand.before[seat] for seat in seats]
        grid.add_row(
            str(hand.number),
            f"{hand.round_letter}{hand.dealer + 1}" + f"·{hand.counters}" * bool(hand.counters),
            hand.end.kind if hand.end is not None else line("hand-running"),
            *(signed(change) if change else "" for change in changes),
        )
    console.print(grid)


def photo_line(state: State, event_id: str, photo: Path) -> str:
    """The photo of the hand that an event belongs to, which may be undone."""
    for hand in hands(state):
        if any(event.id == event_id for event in hand.events):
            return line("photo-of-hand", hand=hand.number, path=str(photo))
    return line("photo-of-undone", path=str(photo))
