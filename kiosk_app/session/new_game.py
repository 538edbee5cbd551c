"""A game that is about to begin: who sits where, under which rules."""

import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from kiosk_app.club.names import folded
from kiosk_app.club.nights import night_now
from kiosk_app.club.players import PlayerCard, all_players
from kiosk_app.club.starting import RulesChoice, started_event
from kiosk_app.session.table_store import TableStore, now
from scorer.rule_text import BOOKS, RuleFileError, find_rules
from scorer.table import SEATS, FourNames, Seat, State

START_POINTS: Final = (25_000, 30_000, 35_000)


@dataclass(slots=True)
class NewGame:
    """What has been chosen so far; kept until the game begins."""

    names: dict[Seat, str] = field(default_factory=dict)
    """Seats that are missing get a name for a quick game."""
    rules: str = ""
    """A rule set's id or a file; empty: the one of the settings."""
    tournament: bool = False
    yakitori: bool = False
    start_points: int | None = None

    def seat(self, seat: Seat, name: str) -> None:
        """Somebody sits down; who sat elsewhere changes places with whoever is here."""
        name = " ".join(name.split())
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

    def players(self, quick: FourNames) -> FourNames:
        """All four, with a name for each seat that nobody has taken."""
        east, south, west, north = (self.names.get(seat, quick[seat]) for seat in SEATS)
        return east, south, west, north

    def draw_lots(self, quick: FourNames) -> None:
        """Chance decides who sits where."""
        names = list(self.players(quick))
        random.SystemRandom().shuffle(names)
        self.names = dict(zip(SEATS, names, strict=True))


def rule_names(own: str) -> dict[str, str]:
    """Every rule set that can be played, by id or file, with its name; ``own``: the club's file."""
    files = [*BOOKS, *([own] if own not in BOOKS else [])]
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
    """Write the game's start down; members of the club are noted as themselves."""
    choice = RulesChoice(game.rules or rules)
    names = game.players(quick)
    members = {folded(player.name): player for player in all_players(table_store.store)}
    moment, night = now(), night_now(table_store.store)
    started = started_event(
        choice,
        names,
        moment,
        tournament=game.tournament,
        start_points=game.start_points,
    )
    return table_store.start(
        replace(started, yakitori=game.yakitori),
        table_name=table_name,
        night_id=None if night is None else night.id,
        rules_text=choice.text,
        players={name: members[folded(name)].id for name in names if folded(name) in members},
    )


def club_players(table_store: TableStore) -> list[PlayerCard]:
    return all_players(table_store.store)
