"""Events from anywhere, placed by their digests: which follow each other, and from where.

A digest is made of the event before, the moment and the body, so an event finds its place
without its row's other columns. It also says when a single changed bit has been put right.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from json import loads
from typing import Final, NamedTuple

from kiosk_app.store.records import BEGINNING, EventRow, moment_from_text

_SEQUENCE: Final = re.compile(rb'"sequence":(\d{1,9})')
_CHANGED_BITS: Final = 2
"""A digest that differs by so few bits from the right one is the right one, damaged: by chance
that happens once in some 10^15 events."""
_LONGEST_REPAIR: Final = 20_000
"""Bytes of an event in which one changed bit is looked for: a second on a Raspberry Pi."""


class Candidate(NamedTuple):
    """What may be an event, as it was found."""

    game_id: bytes
    body: bytes
    moment: bytes
    digest: bytes
    place: int | None = None
    """The row's own column, for a body in which it cannot be read."""

    @property
    def sequences(self) -> set[int]:
        found = _SEQUENCE.search(self.body)
        said = {self.place} if found is None else {self.place, int(found[1])}
        return {each for each in said if each is not None and each > 0}


@dataclass(slots=True)
class Chain:
    """A game's events from the first on, and what is left of it behind a gap."""

    rows: list[EventRow] = field(default_factory=list)
    behind_gap: list[EventRow] = field(default_factory=list)
    other_course: list[EventRow] = field(default_factory=list)
    """Events that follow one of the chain as well as the chain's own next event does."""
    repaired: int = 0
    """Events in which a changed bit was put right."""


_AtPlace = Callable[[int], Sequence[Candidate]]
"""The candidates for a place in a game."""


def chains(found: Iterable[Candidate], known_games: Iterable[str]) -> dict[str, Chain]:
    """By game. Earlier candidates go before later ones where both fit."""
    pool = _Pool(found)
    games = {id.encode(): id for id in known_games}
    result = {id: pool.chain(key, id) for key, id in games.items()}
    for id, chain in result.items():
        pool.extend_with_strays(id, chain)
    for key in pool.unknown_games(set(games)):
        id = key.decode("utf-8", "replace")
        chain = pool.chain(key, id)
        pool.extend_with_strays(id, chain)
        if chain.rows:
            result[id] = chain
    for key, id in games.items():
        pool.add_rest(key, id, result[id])
    return result


class _Pool:
    def __init__(self, found: Iterable[Candidate]) -> None:
        self._by_game: dict[bytes, dict[int, list[Candidate]]] = defaultdict(
            lambda: defaultdict(list)
        )
        self._loose: dict[int, list[Candidate]] = defaultdict(list)
        self._used: set[bytes] = set()
        """Digests of events that have their place."""
        for each in dict.fromkeys(found):
            for sequence in each.sequences:
                self._by_game[each.game_id][sequence].append(each)
                self._loose[sequence].append(each)

    def unknown_games(self, known: set[bytes]) -> Iterator[bytes]:
        """Games without a heading, of which the first event is there."""
        for key, events in list(self._by_game.items()):
            if key in known or 1 not in events:
                continue
            if any(_digest(BEGINNING, each) == each.digest for each in events[1]) and not any(
                each.digest in self._used for each in events[1]
            ):
                yield key

    def chain(self, key: bytes, game_id: str) -> Chain:
        chain = Chain()
        self._grow(chain, game_id, lambda sequence: self._by_game[key].get(sequence, ()))
        return chain

    def extend_with_strays(self, game_id: str, chain: Chain) -> None:
        """An event whose game's name is damaged belongs where its digest says."""
        self._grow(chain, game_id, self._strays(game_id))

    def _strays(self, game_id: str) -> "_AtPlace":
        wanted = game_id.encode()

        def at(sequence: int) -> list[Candidate]:
            free = [each for each in self._loose[sequence] if each.digest not in self._used]
            if sequence > 1:
                return free
            # Every first event fits every game: it is this one's only if the name nearly is.
            return [each for each in free if _bits_apart(each.game_id, wanted) <= _CHANGED_BITS]

        return at

    def _grow(self, chain: Chain, game_id: str, at: "_AtPlace") -> None:
        while True:
            before = chain.rows[-1].digest if chain.rows else BEGINNING
            sequence = len(chain.rows) + 1
            row, repaired = self._next(before, list(at(sequence)), at(sequence + 1), game_id)
            if row is None or row.sequence != sequence:
                return
            chain.rows.append(row)
            chain.repaired += repaired
            self._used.add(row.digest.encode())

    def _next(
        self, before: str, here: list[Candidate], after: Iterable[Candidate], game_id: str
    ) -> tuple[EventRow | None, bool]:
        for each in here:
            if _digest(before, each) == each.digest:
                row = _row(game_id, each)
                if row is not None:
                    return row, False
        following = list(after)
        for each in here:
            right = _digest(before, each)
            near = _bits_apart(right, each.digest) <= _CHANGED_BITS
            followed = any(
                _digest(right.decode(), next_one) == next_one.digest for next_one in following
            )
            if near or followed:
                row = _row(game_id, each._replace(digest=right))
                if row is not None:
                    return row, True
        for each in here:
            mended = _mended(before, each)
            if mended is not None:
                row = _row(game_id, mended)
                if row is not None:
                    return row, True
        return None, False

    def add_rest(self, key: bytes, game_id: str, chain: Chain) -> None:
        """What the game has beside its chain: another course of it, or events behind a gap."""
        placed = {row.digest.encode() for row in chain.rows}
        before = [BEGINNING, *(row.digest for row in chain.rows)]
        for sequence, found in sorted(self._by_game[key].items()):
            for each in found:
                if each.digest in self._used or each.digest in placed:
                    continue
                placed.add(each.digest)
                row = _row(game_id, each)
                if row is None:
                    continue
                others = [*chain.other_course, *chain.behind_gap]
                fits = [other.digest for other in others if other.sequence == sequence - 1]
                if any(_digest(one, each) == each.digest for one in fits):
                    forked = any(
                        other.digest in fits and other in chain.other_course for other in others
                    )
                    (chain.other_course if forked else chain.behind_gap).append(row)
                elif sequence <= len(chain.rows):
                    if _digest(before[sequence - 1], each) == each.digest:
                        chain.other_course.append(row)
                elif sequence > len(chain.rows) + 1:
                    chain.behind_gap.append(row)


def _digest(before: str, each: Candidate) -> bytes:
    whole = b"\n".join((before.encode(), each.moment, each.body))
    return blake2b(whole, digest_size=8).hexdigest().encode()


def _mended(before: str, each: Candidate) -> Candidate | None:
    """The same event with the one bit put right that makes its digest fit."""
    text = each.moment + b"\n" + each.body
    if len(text) > _LONGEST_REPAIR or len(each.digest) != 16:
        return None
    try:
        wanted = bytes.fromhex(each.digest.decode("ascii"))
    except ValueError:
        return None
    start = blake2b(before.encode() + b"\n", digest_size=8)
    changed = bytearray(text)
    for at in range(len(changed)):
        head = start.copy()
        head.update(text[:at])
        rest = text[at + 1 :]
        for bit in range(8):
            attempt = head.copy()
            attempt.update(bytes((text[at] ^ 1 << bit,)) + rest)
            if attempt.digest() == wanted:
                changed[at] ^= 1 << bit
                moment, _, body = bytes(changed).partition(b"\n")
                return each._replace(moment=moment, body=body)
    return None


def _row(game_id: str, each: Candidate) -> EventRow | None:
    try:
        body, moment = each.body.decode("ascii"), each.moment.decode("ascii")
        event = loads(body)
        moment_from_text(moment)
        return EventRow(
            game_id,
            int(event["sequence"]),
            str(event["id"]),
            str(event["kind"]),
            body,
            moment,
            each.digest.decode("ascii"),
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _bits_apart(one: bytes, other: bytes) -> int:
    if len(one) != len(other):
        return 8 * max(len(one), len(other))
    return (int.from_bytes(one, "big") ^ int.from_bytes(other, "big")).bit_count()
