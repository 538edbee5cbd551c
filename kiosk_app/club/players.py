"""The club's players: members and guests, written down, put right and found again."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, func, insert, select, update

from kiosk_app.club.names import begins_with, folded, nearest
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.merges import stand_ins
from kiosk_app.store.models import PLAYERS
from kiosk_app.store.records import new_id
from kiosk_app.store.store import Store
from scorer.messages import Choice

_SHOWN: Final = 5
"""Players that a question names."""
_LONGEST: Final = 100
_LONGEST_COUNTRY: Final[int] = getattr(PLAYERS.c.country.type, "length")  # noqa: B009
_LONGEST_NUMBER: Final[int] = getattr(PLAYERS.c.ema_number.type, "length")  # noqa: B009
"""What the club's server keeps of them."""
_AT_A_TIME: Final = 500
"""Players that are written down in one go: so long nobody else can write."""


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


_COLUMNS = [PLAYERS.c[field.name] for field in fields(PlayerCard)]


def completed(details: PlayerDetails) -> PlayerDetails:
    """Names filled in from each other, empty texts as none; refused where something is wrong."""
    name, first, last = (
        " ".join(text.split()) for text in (details.name, details.first_name, details.last_name)
    )
    if not name:
        name = f"{first} {last}".strip()
    if not name:
        raise NightRefused("needs-name")
    if not first and not last:
        first, _, last = name.partition(" ")
    number = (details.ema_number or "").strip() or None
    country = (details.country or "").strip() or None
    limits = ((name, _LONGEST), (first, _LONGEST), (last, _LONGEST), (country, _LONGEST_COUNTRY))
    for text, most in limits:
        if text is not None and (len(text) > most or not text.isprintable()):
            raise NightRefused("no-name", name=text[:20], most=most)
    if number is not None and not (
        number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER
    ):
        raise NightRefused("no-number", number=number[:40])
    if number is not None and details.guest:
        raise NightRefused("number-and-guest", name=name)
    return PlayerDetails(name, first, last, number, country, details.guest)


def add_player(store: Store, details: PlayerDetails, moment: datetime) -> PlayerCard:
    """Write down a new player; two players cannot have one name or one EMA number."""
    return add_players(store, [details], moment)[0]


def add_players(
    store: Store, all_details: Iterable[PlayerDetails], moment: datetime
) -> list[PlayerCard]:
    """Several at once; all are looked at before the first is written down.

    Many are written in portions, between which a running game has its turn.
    """
    with store.reading() as connection:
        here, count = Taken(_all(connection)), _count(connection)
    added: list[PlayerCard] = []
    for details in all_details:
        card = _card(completed(details), new_id(moment))
        here.refuse_double(card)
        here.add(card)
        added.append(card)
    for start in range(0, len(added), _AT_A_TIME):
        portion = added[start : start + _AT_A_TIME]
        rows = [
            {**_values(card), "kiosk_id": store.kiosk_id, "changed": moment} for card in portion
        ]
        with store.writing() as connection:
            if _count(connection) != count + start:
                _refuse_newcomers(connection, added, start)
            connection.execute(insert(PLAYERS), rows)
    return added


def _count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(PLAYERS)).scalar_one()


def _refuse_newcomers(connection: Connection, added: list[PlayerCard], start: int) -> None:
    """Somebody else wrote players down meanwhile, perhaps one of these."""
    mine = {card.id for card in added[:start]}
    others = Taken(card for card in _all(connection) if card.id not in mine)
    for card in added[start : start + _AT_A_TIME]:
        others.refuse_double(card)


def edit_player(store: Store, player: PlayerCard, moment: datetime) -> PlayerCard:
    """Put a player's details right; games that were played keep the name they were played with."""
    card = _card(completed(player), player.id)
    with store.writing() as connection:
        Taken(other for other in _all(connection) if other.id != player.id).refuse_double(card)
        changed = update(PLAYERS).where(PLAYERS.c.id == player.id)
        values = {**_values(card), "changed": moment}
        if connection.execute(changed.values(**values)).rowcount != 1:
            raise NightRefused("not-in-club")
    return card


class Taken:
    """The names and EMA numbers that a new player cannot have."""

    def __init__(self, players: Iterable[PlayerDetails] = ()) -> None:
        self._names: dict[str, str] = {}
        self._numbers: dict[str, str] = {}
        for player in players:
            self.add(player)

    def add(self, player: PlayerDetails) -> None:
        self._names.setdefault(folded(player.name), player.name)
        if player.ema_number is not None:
            self._numbers.setdefault(player.ema_number, player.name)

    def refuse_double(self, player: PlayerDetails) -> None:
        name = self._names.get(folded(player.name))
        if name is not None:
            raise NightRefused("same-name", name=name)
        holder = None if player.ema_number is None else self._numbers.get(player.ema_number)
        if holder is not None and player.ema_number is not None:
            raise NightRefused("same-number", name=holder, number=player.ema_number)


def all_players(store: Store) -> list[PlayerCard]:
    """In the order of their names."""
    with store.reading() as connection:
        return sorted(_all(connection), key=lambda player: folded(player.name))


def players_by_id(connection: Connection) -> dict[str, PlayerCard]:
    """Under every id there is; where somebody was written down twice, the card that stands."""
    cards = {player.id: player for player in every_entry(connection)}
    return cards | {id: cards[into] for id, into in stand_ins(connection).items()}


def every_entry(connection: Connection) -> list[PlayerCard]:
    """Those that were merged into another entry, too."""
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
        raise NightRefused("no-such-player", name=words)
    if len(found) > 1:
        if len({player.name for player in found}) == 1:
            raise NightRefused("written-twice", name=found[0].name, count=len(found))
        raise NightRefused(
            "which-player", text=words, names=Choice(tuple(each.name for each in found[:_SHOWN]))
        )
    return found[0]


def _all(connection: Connection) -> list[PlayerCard]:
    merged = stand_ins(connection)
    return [player for player in every_entry(connection) if player.id not in merged]


def _card(details: PlayerDetails, player_id: str) -> PlayerCard:
    known = {field.name: getattr(details, field.name) for field in fields(PlayerDetails)}
    return replace(PlayerCard(id=player_id), **known)


def _values(card: PlayerCard) -> dict[str, object]:
    return {field.name: getattr(card, field.name) for field in fields(PlayerCard)}
