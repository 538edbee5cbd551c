"""Games begun from the seating: the names, the night and the round come from there."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from kiosk_app.club.nights import NightCard
from kiosk_app.club.players import PlayerCard
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.seating_rows import SeatedRound
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.journal import start_game
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.records import new_id
from kiosk_app.store.store import Store
from scorer.rule_text import RULE_SETS, RuleFileError, no_such_rules, parse_rules, pin_book
from scorer.table import Four, FourNames, GameStarted
from scorer.table.table import NOTHING


class RulesChoice:
    """A bundled rule set by its id, or a club's own file, whose text goes with the game."""

    def __init__(self, name: str) -> None:
        self.text: str | None = None
        self.id = name
        if name not in RULE_SETS:
            if not name.endswith(".toml"):
                raise no_such_rules(name)
            path = Path(name)
            try:
                self.text = path.read_text("utf-8-sig")
            except (OSError, UnicodeDecodeError) as error:
                raise RuleFileError("not-a-rule-file", file=path.name) from error
            self.id = parse_rules(self.text, path.name, own=True).document["id"]
            self.text = pin_book(self.text, path.name)
        self.version = table_rules(self.id, self.text).version

    @classmethod
    def without_dealer_extra(cls, name: str) -> "RulesChoice":
        """The same rules, but the dealer gets and pays like everybody else (Norway 2018 §4.4)."""
        base = cls(name)
        if base.text is not None:
            raise NightRefused("say-it-in-the-file")
        title = table_rules(base.id).name
        text = (
            f'extends = "{base.id}"\nid = "{base.id}-alike"\n'
            f'name = "{title}, without the dealer\'s extra"\n[play]\ndealer_extra = false\n'
        )
        base.id, base.text = f"{base.id}-alike", pin_book(text, f"{base.id}-alike.toml")
        base.version = table_rules(base.id, base.text).version
        return base


def started_event(
    rules: RulesChoice,
    players: FourNames,
    moment: datetime,
    *,
    tournament: bool = False,
    start_points: int | None = None,
    handicap: Four = NOTHING,
    yakitori: bool = False,
    green_round: bool = False,
) -> GameStarted:
    return GameStarted(
        new_id(moment),
        1,
        rules.id,
        rules.version,
        players,
        start_points=start_points,
        handicap=handicap,
        tournament=tournament,
        yakitori=yakitori,
        green_round=green_round,
    )


def start_seated(
    store: Store,
    night: NightCard,
    seated: SeatedRound,
    table_name: str,
    rules: RulesChoice,
    moment: datetime,
    *,
    tournament: bool = False,
) -> OpenGame:
    """Begin the game of one table of a round."""
    if table_name not in seated.tables:
        raise NightRefused(
            "no-such-table", round=seated.number, table=table_name, tables=tuple(seated.tables)
        )
    if table_name in seated.begun:
        raise NightRefused("has-begun", round=seated.number, table=table_name)
    players = seated.tables[table_name]
    names = distinct_names(players)
    return start_game(
        store,
        started_event(rules, names, moment, tournament=tournament),
        moment,
        table_name=table_name,
        night_id=night.id,
        round=seated.number,
        rules_text=rules.text,
        players={name: player.id for name, player in zip(names, players, strict=True)},
    )


def distinct_names(players: Sequence[PlayerCard]) -> FourNames:
    """Names for one table; another kiosk may have written down somebody of the same name."""
    names: list[str] = []
    for player in players:
        name, number = player.name, 1
        while name in names:
            number += 1
            name = f"{player.name} ({number})"
        names.append(name)
    return tuple(names)
