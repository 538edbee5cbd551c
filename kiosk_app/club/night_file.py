"""Tonight's players from a file or a phone: who is in the club already, and who is new."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from kiosk_app.club.names import folded
from kiosk_app.club.nights import come, night_now, visits
from kiosk_app.club.player_lines import BadLine, has_headings, read_player_lines
from kiosk_app.club.players import PlayerCard, PlayerDetails, add_players, all_players
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.store import Store

LARGEST: Final = 1_000_000
"""Bytes; some ten thousand players. A stick has films on it, too."""
_ENDINGS: Final = (".csv", ".txt")
_MOST_FILES: Final = 40


@dataclass(frozen=True, slots=True)
class NightFile:
    """What a file says, before anything is written."""

    name: str
    known: tuple[PlayerCard, ...]
    """Players of the club, by their name or EMA number."""
    new: tuple[PlayerDetails, ...]
    bad: tuple[BadLine, ...]


def player_files(folder: Path) -> tuple[Path, ...]:
    """Lists of players in a folder, the latest first."""
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() in _ENDINGS]
        dated = [(path.stat().st_mtime, path) for path in found if path.is_file()]
    except OSError:  # a stick that was pulled out
        return ()
    return tuple(path for _, path in sorted(dated, reverse=True)[:_MOST_FILES])


def read_night_file(store: Store, path: Path) -> NightFile:
    """A table with headings as ``tenbou club players import`` takes it, or a name on each line."""
    return read_night_text(store, path.name, _text_of(path))


def read_night_text(store: Store, name: str, text: str) -> NightFile:
    """The same from its text."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    plain = bool(first) and not has_headings(first)
    lines = read_player_lines(f"name\n{text}" if plain else text, ())
    players = all_players(store)
    by_name = {folded(player.name): player for player in players}
    by_number = {player.ema_number: player for player in players if player.ema_number}
    known: dict[str, PlayerCard] = {}
    new: list[PlayerDetails] = []
    for details in lines.good:
        player = by_number.get(details.ema_number or "") or by_name.get(folded(details.name))
        if player is None:
            new.append(details)
        else:
            known[player.id] = player
    bad = [BadLine(line.number - plain, line.why) for line in lines.bad]  # our heading is none
    return NightFile(name, tuple(known.values()), tuple(new), tuple(bad))


def take_night_file(store: Store, file: NightFile, moment: datetime) -> None:
    """Write the new ones down; where a night is open on this kiosk, all of them are here."""
    added = add_players(store, file.new, moment)
    night = night_now(store)
    if night is None or night.kiosk_id != store.kiosk_id:
        return
    here = {visit.player.id for visit in visits(store, night) if visit.left is None}
    come(store, night, [each for each in (*file.known, *added) if each.id not in here], moment)


def _text_of(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise NightRefused("file-too-large", file=path.name)
        return path.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise NightRefused("file-not-read", file=path.name) from error
