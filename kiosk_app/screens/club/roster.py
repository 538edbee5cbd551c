"""The club's players, and who of them is here tonight."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from kiosk_app.club.merging import merge_players
from kiosk_app.club.names import folded
from kiosk_app.club.night_file import NightFile, take_night_file
from kiosk_app.club.nights import (
    NightCard,
    come,
    last_visitors,
    leave,
    night_now,
    tonight,
    visit_counts,
    visits,
)
from kiosk_app.club.players import (
    PlayerCard,
    PlayerDetails,
    add_player,
    all_players,
    edit_player,
    find_players,
)
from kiosk_app.session.game_session import now
from kiosk_app.store.store import Store


@dataclass(frozen=True, slots=True)
class Roster:
    night: NightCard | None
    """The evening that is open; None between evenings."""
    players: tuple[PlayerCard, ...]
    here: frozenset[str] = frozenset()
    """The ids of those who are here tonight."""
    ours: bool = True
    """Whether the evening is run on this kiosk."""
    visits: Mapping[str, int] = field(default_factory=dict)
    """To how many of the latest nights each player came, by id."""
    last_time: frozenset[str] = frozenset()
    """The ids of those who came to the night before."""

    @property
    def ticking(self) -> bool:
        """Whether who is here can be said on this kiosk."""
        return self.night is not None and self.ours

    def found(self, letters: str, *, here_only: bool = False) -> list[PlayerCard]:
        """By the first letters of a name; while people arrive, those who usually come first."""
        players = [each for each in self.players if not here_only or each.id in self.here]
        if self.ticking:  # a stable sort: within one number of visits by name, as before
            players.sort(key=lambda each: -self.visits.get(each.id, 0))
        return find_players(players, letters) if letters.strip() else players

    def named(self, letters: str) -> PlayerCard | None:
        """The one player whom these letters leave, or whose whole name they are."""
        found = find_players(self.players, letters)
        whole = [each for each in found if folded(each.name) == folded(letters)]
        one = whole or found
        return one[0] if len(one) == 1 else None


def read_roster(store: Store) -> Roster:
    night = night_now(store)
    players = tuple(all_players(store))
    if night is None:
        return Roster(None, players)
    here = frozenset(each.player.id for each in visits(store, night) if each.left is None)
    return Roster(
        night,
        players,
        here,
        night.kiosk_id == store.kiosk_id,
        visit_counts(store, besides=night.id),
        last_visitors(store, besides=night.id),
    )


def tick_last_time(store: Store) -> Roster:
    """Everybody of the night before is here."""
    before = read_roster(store)
    players = [each for each in before.players if each.id in before.last_time - before.here]
    come(store, tonight(store), players, now())
    return replace(before, here=before.here | before.last_time)


def take_night(store: Store, file: NightFile) -> Roster:
    """All of a list are players of the club, and here if a night is open."""
    take_night_file(store, file, now())
    return read_roster(store)


def tick(store: Store, player: PlayerCard, here: bool) -> Roster:
    """Somebody came, or has left."""
    (come if here else leave)(store, tonight(store), [player], now())
    return read_roster(store)


def write_player(store: Store, details: PlayerDetails, known: PlayerCard | None) -> Roster:
    """A new player, who is here if a night is open; or one whose details are put right."""
    if known is not None:
        first, last = known.first_name, known.last_name
        if details.name != known.name:
            first = last = ""  # worked out again from the new name
        card = PlayerCard(
            details.name, first, last, details.ema_number, details.country, details.guest, known.id
        )
        edit_player(store, card, now())
        return read_roster(store)
    added = add_player(store, details, now())
    before = read_roster(store)
    if before.ticking and before.night is not None:
        come(store, before.night, [added], now())
        return replace(before, here=before.here | {added.id})
    return before


def merge(store: Store, player: PlayerCard, into: PlayerCard) -> Roster:
    """Two entries are one person."""
    merge_players(store, player, into, now())
    return read_roster(store)
