"""One person who was written down twice, on two kiosks perhaps: both entries count as one.

Nothing is rewritten. What was played stays under the entry it was played with; who stands for
whom is a list of decisions that only grows, and every figure asks it.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, select

from kiosk_app.club.players import (
    PlayerCard,
    all_players,
    edit_player,
    every_entry,
    players_by_id,
)
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.merges import note_merge, stand_ins
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store


def merge_players(
    store: Store, player: PlayerCard, into: PlayerCard, moment: datetime
) -> PlayerCard:
    """Keep ``into`` for both; what it lacks it takes from the other."""
    if player.id == into.id:
        raise NightRefused("one-entry", name=into.name)
    if player.ema_number and into.ema_number and player.ema_number != into.ema_number:
        raise NightRefused("two-numbers", one=player.name, other=into.name)
    with store.writing() as connection:
        _refuse_opponents(connection, player, into)
        note_merge(connection, player.id, into.id, store.kiosk_id, moment)
    better = replace(
        into,
        ema_number=into.ema_number or player.ema_number,
        country=into.country or player.country,
        guest=into.guest and player.guest,
    )
    return into if better == into else edit_player(store, better, moment)


def merge_same_names(store: Store, players: Iterable[PlayerCard], moment: datetime) -> PlayerCard:
    """Entries of one name become one: a member's, or else the one that was written down first."""
    into, *others = sorted(players, key=lambda each: (each.guest, not each.ema_number, each.id))
    for other in others:
        into = merge_players(store, other, into, moment)
    return into


def separate_player(store: Store, player_id: str, moment: datetime) -> PlayerCard:
    """After all a person of their own."""
    with store.writing() as connection:
        note_merge(connection, player_id, None, store.kiosk_id, moment)
        return players_by_id(connection)[player_id]


def merged_players(store: Store) -> list[tuple[PlayerCard, PlayerCard]]:
    """Every entry that was merged, and the entry that was kept."""
    with store.reading() as connection:
        cards = {card.id: card for card in every_entry(connection)}
        pairs = [(cards[id], cards[into]) for id, into in stand_ins(connection).items()]
    return sorted(pairs, key=lambda pair: (pair[1].name, pair[0].name, pair[0].id))


def same_name(store: Store, name: str) -> list[PlayerCard]:
    """All entries of exactly this name."""
    return [player for player in all_players(store) if player.name == name]


def _refuse_opponents(connection: Connection, player: PlayerCard, into: PlayerCard) -> None:
    """Who sat at one table are two people."""
    merged_into = stand_ins(connection)
    entries = [
        [id, *(each for each, into in merged_into.items() if into == id)]
        for id in (player.id, into.id)
    ]
    mine, theirs = (
        select(RESULTS.c.game_id).where(RESULTS.c.player_id.in_(ids)) for ids in entries
    )
    if connection.execute(mine.intersect(theirs).limit(1)).first() is not None:
        raise NightRefused("opponents", one=player.name, other=into.name)
