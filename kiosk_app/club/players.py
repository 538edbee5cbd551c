"""The club's players: members and guests, written down, put right and found again."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from kiosk_app.club.names import begins_with, folded, nearest
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.identity import new_id
from kiosk_app.store.merges import stand_ins
from kiosk_app.store.models import Player, table_of
from kiosk_app.store.store import Store

_PLAYERS = table_of(Player)
_LONGEST = 100
_LONGEST_NUMBER = 32


@dataclass(frozen=True, slots=True)
class PlayerDetails:
    """What a person says of themselves; ``name`` is what tables show."""

    name: str = ""
    first_name: str = ""
    last_name: str = ""
    ema_number: str | None = None
    country: str | None = None
    guest: bool = False


@dataclass(frozen=True, slots=True)
class PlayerCard(PlayerDetails):
    """A player of this club."""

    id: str = ""


_COLUMNS = [_PLAYERS.c[field.name] for field in fields(PlayerCard)]


def completed(details: PlayerDetails) -> PlayerDetails:
    """Names filled in from each other, empty texts as none; refused where something is wrong."""
    name, first, last = (
        " ".join(text.split()) for text in (details.name, details.first_name, details.last_name)
    )
    if not name:
        name = f"{first} {last}".strip()
    if not name:
        raise NightRefused("A player needs a name.", "needs-name")
    if not first and not last:
        first, _, last = name.partition(" ")
    number = (details.ema_number or "").strip() or None
    country = (details.country or "").strip() or None
    for text in (name, first, last, country or ""):
        if len(text) > _LONGEST or not text.isprintable():
            raise NightRefused(
                f"“{text[:20]}…” is no name of one line, up to {_LONGEST} letters.",
                "no-name",
                name=text[:20],
                most=_LONGEST,
            )
    if number is not None and not (
        number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER
    ):
        raise NightRefused(
            f"“{number[:40]}” is no EMA number: it has figures only.",
            "no-number",
            number=number[:40],
        )
    if number is not None and details.guest:
        raise NightRefused(
            f"{name} has an EMA number, so {name} is no guest.", "number-and-guest", name=name
        )
    return PlayerDetails(name, first, last, number, country, details.guest)


def add_player(store: Store, details: PlayerDetails, moment: datetime) -> PlayerCard:
    """Write down a new player; two players cannot have one name or one EMA number."""
    return add_players(store, [details], moment)[0]


def add_players(
    store: Store, all_details: Iterable[PlayerDetails], moment: datetime
) -> list[PlayerCard]:
    """Several at once: all of them are written down, or none."""
    with store.writing() as connection:
        here = _all(connection)
        added = []
        for details in all_details:
            card = _card(completed(details), new_id(moment))
            refuse_double(card, here)
            here.append(card)
            added.append(card)
        if added:
            rows = [
                {**_values(card), "kiosk_id": store.kiosk_id, "changed": moment} for card in added
            ]
            connection.execute(insert(_PLAYERS), rows)
    return added


def edit_player(store: Store, player: PlayerCard, moment: datetime) -> PlayerCard:
    """Put a player's details right; games that were played keep the name they were played with."""
    card = _card(completed(player), player.id)
    with store.writing() as connection:
        others = [other for other in _all(connection) if other.id != player.id]
        refuse_double(card, others)
        changed = update(_PLAYERS).where(_PLAYERS.c.id == player.id)
        values = {**_values(card), "changed": moment}
        if connection.execute(changed.values(**values)).rowcount != 1:
            raise NightRefused("This player is not in the club.")
    return card


def refuse_double(card: PlayerDetails, others: Iterable[PlayerCard]) -> None:
    for other in others:
        if folded(other.name) == folded(card.name):
            raise NightRefused(
                f"There is a {other.name} already: give a name that tells the two apart.",
                "same-name",
                name=other.name,
            )
        if card.ema_number is not None and other.ema_number == card.ema_number:
            raise NightRefused(
                f"{other.name} has the EMA number {card.ema_number} already.",
                "same-number",
                name=other.name,
                number=card.ema_number,
            )


def all_players(store: Store) -> list[PlayerCard]:
    """In the order of their names."""
    with store.reading() as connection:
        return sorted(_all(connection), key=lambda player: folded(player.name))


def players_by_id(connection: Connection) -> dict[str, PlayerCard]:
    """Under every id there is; where somebody was written down twice, the card that stands."""
    cards = {player.id: player for player in every_entry(connection)}
    return cards | {id: cards[into] for id, into in stand_ins(connection).items()}


def every_entry(connection: Connection) -> list[PlayerCard]:
    """Also those that another entry stands for."""
    return [PlayerCard(**row._mapping) for row in connection.execute(select(*_COLUMNS))]


def find_players(players: Iterable[PlayerCard], letters: str) -> list[PlayerCard]:
    """Whose name, or a later part of it, begins with these letters; accents do not matter."""
    found = [player for player in players if begins_with(player.name, letters)]
    return found or [player for player in players if letters and player.ema_number == letters]


def the_player(players: Iterable[PlayerCard], words: str) -> PlayerCard:
    """The one player whom the words name: the whole name, an EMA number, or first letters."""
    known = list(players)
    found = [player for player in known if words in (player.ema_number, player.id)]
    found = found or [known[at] for at in nearest([player.name for player in known], words)]
    if not found:
        raise NightRefused(f"There is no player “{words}” here.")
    if len(found) > 1:
        names = ", ".join(player.name for player in found[:5])
        if len({player.name for player in found}) == 1:
            raise NightRefused(
                f"{found[0].name} is written down {len(found)} times: make it one with “tenbou "
                f"club players merge”, or change one of the names."
            )
        raise NightRefused(f"“{words}” may be {names}: write a little more of the name.")
    return found[0]


def _all(connection: Connection) -> list[PlayerCard]:
    merged = stand_ins(connection)
    return [player for player in every_entry(connection) if player.id not in merged]


def _card(details: PlayerDetails, player_id: str) -> PlayerCard:
    known = {field.name: getattr(details, field.name) for field in fields(PlayerDetails)}
    return replace(PlayerCard(id=player_id), **known)


def _values(card: PlayerCard) -> dict[str, object]:
    return {field.name: getattr(card, field.name) for field in fields(PlayerCard)}
