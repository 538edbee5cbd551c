"""A game that is about to begin: who sits where, under which rules."""

import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from kiosk_app.club.names import folded
from kiosk_app.club.nights import night_now, present, visit_counts
from kiosk_app.club.players import PlayerCard, PlayerDetails, add_players, all_players
from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.game_session import TableStore, now
from kiosk_app.store.game_rules import table_rules
from scorer.rule_text import BOOKS, RULE_SETS, RuleFileError, find_rules
from scorer.table import SEATS, FourNames, Seat, State, TableRules
from scorer.table.table import CHAIRS, four

START_POINTS: Final = (25_000, 30_000, 35_000)


@dataclass(slots=True)
class NewGame:
    """What has been chosen so far; kept until the game begins."""

    names: dict[Seat, str] = field(default_factory=dict)
    """Seats that are missing get a name for a quick game."""
    guests: set[str] = field(default_factory=set)
    """Names of those who were said to be guests; everybody else who is named is a club player."""
    rules: str = ""
    """A rule set's id or a file; empty: the one of the settings."""
    tournament: bool = False
    yakitori: bool = False
    start_points: int | None = None
    count: int | None = None
    """How many play, where the rules leave it open; None: as many as usual."""
    green_round: bool = False
    """Five players agreed on a last round that the green dragon rules (NTS)."""
    handicap: dict[Seat, int] = field(default_factory=dict)
    """What is given before the game, by who gets or gives it; it sums to 0."""

    def seat(self, seat: Seat, name: str, *, guest: bool = False) -> None:
        """Somebody sits down; who sat elsewhere changes places with whoever is here."""
        name = " ".join(name.split())
        (self.guests.add if guest else self.guests.discard)(folded(name))
        for other, there in list(self.names.items()):
            if other is not seat and folded(there) == folded(name):
                if seat in self.names:
                    self.names[other] = self.names[seat]
                else:
                    del self.names[other]
        if name:
            self.names[seat] = name
        else:
            self.names.pop(seat, None)

    def seats(self, rules: TableRules) -> int:
        """How many play by these rules."""
        return self.count if self.count in counts_of(rules) else rules.seats

    def players(self, quick: FourNames) -> FourNames:
        """One for each chair, with a quick name for those that nobody has taken."""
        return tuple(self.names.get(seat, quick[seat]) for seat in CHAIRS)

    def draw_lots(self, quick: FourNames, seats: int) -> FourNames:
        """Chance decides who sits where."""
        names = list(self.players(quick)[:seats])
        random.SystemRandom().shuffle(names)
        self.names = dict(zip(CHAIRS, names, strict=False))
        return tuple(names)


def counts_of(rules: TableRules) -> tuple[int, ...]:
    """How many players the rules can be played by."""
    return tuple(sorted({rules.seats, *(other.seats for other in rules.other_seats)}))


def may_choose_green(rules: TableRules, seats: int) -> bool:
    """Whether the players may agree on the green dragon's round (NTS, Vijf spelers)."""
    green = rules.at_table_of(seats).green_rules()
    return green is not None and green.green_round == "chosen"


def rule_names(own: str, *, variants: bool = False) -> dict[str, str]:
    """Every rule set that can be played, by id or file, with its name; ``own``: the club's file.

    ``variants``: with those for three players and for newcomers, which a game may be played by.
    """
    books = RULE_SETS if variants else BOOKS
    files = [*books, *([own] if own not in books else [])]
    found = {}
    for name in files:
        try:
            found[name] = str(find_rules(name).document["name"])
        except (RuleFileError, KeyError):
            found[name] = Path(name).stem
    return found


def begin(
    table_store: TableStore, game: NewGame, rules: str, quick: FourNames, table_name: str
) -> State:
    """Write the game's start down; players of the club are noted as themselves.

    A name that is new is a club player's from now on, unless it was said to be a guest's. Names
    that nobody chose, such as “Player 1”, are only those of this game.
    """
    choice = RulesChoice(game.rules or rules)
    book = table_rules(choice.id, choice.text)
    seated = CHAIRS[: game.seats(book)]
    chairs = CHAIRS[: max(len(seated), len(SEATS))]
    players = game.players(quick)
    names = tuple(players[seat] if seat in seated else "" for seat in chairs)
    moment, night = now(), night_now(table_store.store)
    started = started_event(
        choice,
        names,
        moment,
        tournament=game.tournament,
        start_points=game.start_points,
        handicap=four(game.handicap.get(seat, 0) if seat in seated else 0 for seat in chairs),
        green_round=game.green_round and may_choose_green(book, len(seated)),
    )
    members = {folded(player.name): player for player in all_players(table_store.store)}
    named = [name for seat, name in game.names.items() if seat in seated and name not in quick]
    new = [PlayerDetails(name) for name in named if folded(name) not in {*members, *game.guests}]
    members |= {
        folded(player.name): player for player in add_players(table_store.store, new, moment)
    }
    return table_store.start(
        replace(started, yakitori=game.yakitori),
        table_name=table_name,
        night_id=None if night is None else night.id,
        rules_text=choice.text,
        players={name: members[folded(name)].id for name in names if folded(name) in members},
    )


def club_players(table_store: TableStore) -> list[PlayerCard]:
    """Those who are here tonight first, then those who usually come, then by name."""
    store = table_store.store
    night = night_now(store)
    here = set() if night is None else {player.id for player in present(store, night)}
    visits = visit_counts(store, besides=None if night is None else night.id)
    return sorted(
        all_players(store), key=lambda player: (player.id not in here, -visits[player.id])
    )
