"""The game at this table: in the club's store, with its indicators and what is kept with it; and as
the session shows it to everybody who follows: begun, taken up, put away, undone and redone.

Indicators are no part of the ledger: nobody is paid by an indicator, only by a hand that was
scored. They are on disk so that a power cut does not turn them over again.
"""

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from kiosk_app.session.deal_notes import DealNotes
from kiosk_app.session.quiz_record import QuizRecord, load_record, save_record
from kiosk_app.session.session_events import (
    Failure,
    GameChanged,
    IndicatorsChanged,
    Listener,
    SessionEvent,
    Writing,
)
from kiosk_app.session.win_draft import WinDraft
from kiosk_app.session.work import Failed, Job, Workers
from kiosk_app.store.disk import club_folder, disk_problems, write_whole
from kiosk_app.store.evidence import Evidence as KeptEvidence
from kiosk_app.store.evidence import evidence_of
from kiosk_app.store.journal import open_game, open_games, start_game
from kiosk_app.store.open_game import OpenGame, Written, append_with_evidence
from kiosk_app.store.opening import Opened, open_store
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.store import Store
from scorer.hand import MOST_INDICATORS
from scorer.messages import Message
from scorer.table import Event, GameStarted, Redone, Refused, State, Undone
from scorer.table.ledger import hand_key
from scorer.tiles import NotationError, Tile, parse_tiles

MakeEvent = Callable[[tuple[str, int]], Event]
"""An event once its place is known: ``lambda place: RiichiDeclared(*place, seat)``."""
Evidence = tuple[bytes | None, Mapping[str, Any]]
"""A photo, and what was read or said."""
_INDICATORS: Final = "indicators.json"


class Indicators:
    """Those of the game at this table, by hand: an undone hand finds its own again."""

    def __init__(self, folder: Path) -> None:
        self._path: Final = folder / _INDICATORS
        self._game = ""
        self._hands: dict[str, tuple[Tile, ...]] = {}

    def load(self) -> None:
        """What the disk has; a file that cannot be read counts as none, as it can be noted anew."""
        try:
            kept: Any = json.loads(self._path.read_text("utf-8"))
            self._game = str(kept["game"])
            self._hands = {
                str(hand): parse_tiles(str(tiles))[:MOST_INDICATORS]
                for hand, tiles in kept["hands"].items()
            }
        except (OSError, ValueError, KeyError, TypeError, AttributeError, NotationError):
            self._game, self._hands = "", {}

    def of(self, game_id: str, state: State) -> tuple[Tile, ...]:
        """Of the hand that is played now; it does not touch the disk."""
        return self.of_hand(game_id, hand_key(state))

    def of_hand(self, game_id: str, key: str) -> tuple[Tile, ...]:
        """Of any hand, by what it began with."""
        return self._hands.get(key, ()) if game_id == self._game else ()

    def put(self, game_id: str, state: State, tiles: tuple[Tile, ...]) -> None:
        """Note them for the hand that is played now; on disk when this returns."""
        before = self._hands if game_id == self._game else {}
        after = {**before, hand_key(state): tiles[:MOST_INDICATORS]}
        content = {
            "game": game_id,
            "hands": {hand: "".join(map(str, tiles)) for hand, tiles in after.items() if tiles},
        }
        with disk_problems(self._path):
            write_whole(self._path, json.dumps(content).encode())
        self._game, self._hands = game_id, after


class TableStore:
    """The club's store as the kiosk's own table has it open, and the game that is played here.

    Calls wait for the disk unless they say otherwise: those are not made on the screen's thread.
    """

    def __init__(
        self, folder: Path | None = None, server_address: Callable[[], str] = lambda: ""
    ) -> None:
        self._given: Final = folder
        self._server_address: Final = server_address
        """Asked when the store is opened; empty: this kiosk is the whole club."""
        self._folder: Final = club_folder(folder).path
        self._opened: Opened | None = None
        self._game: OpenGame | None = None
        self._indicators: Final = Indicators(self._folder)
        self._deal_notes: Final = DealNotes(self._folder)
        self.quiz_record = QuizRecord()
        """The quiz as it was left."""

    @property
    def store(self) -> Store:
        if self._opened is None:
            raise StorageProblem("not-open")
        return self._opened.store

    def open(self) -> tuple[Message, ...]:
        """Open the store and go on with the game that was being played, as after a power cut.

        Answers with what a person should hear, such as that the store had to be rebuilt.
        """
        self._indicators.load()
        self._deal_notes.load()
        self._opened = open_store(self._given, server=self._fetcher(), program="Tenbou", owner=True)
        self.quiz_record = load_record(self._folder)
        running = (open_game(self.store, game.id) for game in open_games(self.store))
        self._game = next(running, None)
        return self._opened.sentences

    def _fetcher(self) -> Callable[[Store], int] | None:
        """Asks the club's server for what a rebuilt store lacks, before anybody plays on."""
        address = self._server_address()
        if not address:
            return None
        # Only a club with a server needs all that talks to one.
        from kiosk_app.store.fetching import fetcher

        return fetcher(address)

    def close(self) -> None:
        if self._opened is not None:
            self._opened.store.close()
            self._opened = None

    def keep_quiz_record(self, record: QuizRecord) -> None:
        save_record(record, self._folder)

    @property
    def game(self) -> OpenGame | None:
        """The game at this table: running, or ended and still looked at."""
        return self._game

    @property
    def state(self) -> State | None:
        return None if self._game is None else self._game.state

    @property
    def indicators(self) -> tuple[Tile, ...]:
        """The dora indicators of the hand that is played now; asking does not wait."""
        game = self._game
        return () if game is None else self._indicators.of(game.id, game.state)

    def indicators_of(self, key: str) -> tuple[Tile, ...]:
        """Those of a past hand, by what it began with."""
        return () if self._game is None else self._indicators.of_hand(self._game.id, key)

    def put_indicators(self, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """Note them for this hand; they are on disk when this returns."""
        if self._game is None:
            raise _no_game()
        self._indicators.put(self._game.id, self._game.state, tiles)
        return self.indicators

    @property
    def kept_deal(self) -> WinDraft | None:
        """What was known of this hand's deal before the power went; asking does not wait."""
        game = self._game
        return None if game is None else self._deal_notes.of(game.id, game.state)

    def keep_deal(self, draft: WinDraft | None) -> None:
        """Note the hands that are known so far; None: the deal is accepted."""
        if draft is None:
            self._deal_notes.forget()
        elif self._game is not None:
            self._deal_notes.put(self._game.id, self._game.state, draft)

    def start(
        self,
        started: GameStarted,
        *,
        table_name: str,
        night_id: str | None = None,
        rules_text: str | None = None,
        players: dict[str, str] | None = None,
    ) -> State:
        self._game = start_game(
            self.store,
            started,
            now(),
            table_name=table_name,
            night_id=night_id,
            rules_text=rules_text,
            players=players,
        )
        return self._game.state

    def take_up(self, game: OpenGame) -> State:
        """Go on with a game that was begun elsewhere, such as from the seating of a night."""
        self._game = game
        return game.state

    def put_away(self) -> None:
        """The game has ended, or goes on another time: the table is free."""
        self._game = None

    def record(self, make: MakeEvent, evidence: Evidence | None = None) -> Written:
        """Write one event down, with the photo and hands that it comes from; on disk when this
        returns.

        A photo costs nobody points: without it the event is taken all the same.
        """
        if self._game is None:
            raise _no_game()
        moment = now()
        event = make(self._game.next_place(moment))
        if evidence is None:
            return Written(event, self._game.append(event, moment))
        photo, reading = evidence
        return append_with_evidence(self._game, event, moment, photo=photo, reading=reading)

    def evidence_of(self, event_id: str) -> KeptEvidence | None:
        """What a hand was scored from, if it was kept: its photo, and what was read in it."""
        if self._game is None:
            return None
        return evidence_of(self._game.folder, self._game.id, event_id)

    def photo_of(self, event_id: str) -> Path | None:
        """The photo that a hand was scored from, if it was kept."""
        kept = self.evidence_of(event_id)
        return None if kept is None else kept.photo


def _no_game() -> StorageProblem:
    return StorageProblem("no-game")


def now() -> datetime:
    return datetime.now(UTC)


class GameSession:
    """The game as people see it. All calls come from one thread, and each answers at once.

    What has to be written is written on the storage thread in the order of the calls, and everybody
    who follows the session hears of it once it is on disk. What a tap meant is settled when it is
    made: one that no longer fits by the time it is written changes nothing.
    """

    def __init__(self, table_store: TableStore, workers: Workers) -> None:
        self.table_store: Final = table_store
        """What waits for the disk: called on the storage thread."""
        self.workers: Final = workers
        self._listeners: Final[list[Listener]] = []
        self._state: State | None = None
        self._writing = 0
        self._taken_back: set[str] = set()
        """Events whose undo or redo is on its way to the disk."""

    def follow(self, listener: Listener) -> Callable[[], None]:
        """Hear every event from now on; what is answered ends it."""
        self._listeners.append(listener)

        def leave() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return leave

    @property
    def store(self) -> Store:
        return self.table_store.store

    @property
    def state(self) -> State | None:
        """The game as it is on disk, as everybody has heard."""
        return self._state

    @property
    def busy(self) -> bool:
        """Whether anything is being written."""
        return self._writing > 0

    def write(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None] | None = None,
        failed: Failed | None = None,
        ended: Callable[[], None] | None = None,
    ) -> Job[Any]:
        """Anything that is stored, after all that was asked for before it."""

        def over() -> None:
            if ended is not None:
                ended()
            self._writing -= 1
            if self._writing == 0:
                self.tell(Writing(False))

        self._writing += 1
        if self._writing == 1:
            self.tell(Writing(True))
        return self.workers.storage(work, done, failed or self._failed, over)

    def tell(self, event: SessionEvent) -> None:
        """To everybody who follows the session; one who fails keeps nobody from hearing it."""
        failed: Exception | None = None
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception as error:
                failed = failed or error
        if failed is not None:
            raise failed

    def record(self, make: MakeEvent, then: Callable[[State], None] | None = None) -> Job[Written]:
        """An event at the table; a refusal or a full disk is said, and nothing has changed.

        It belongs to the hand that is on show: where that has ended, or was taken back, by the
        time it is written, it is refused.
        """
        seen = _hand(self._state)

        def work() -> Written:
            if _hand(self.table_store.state) != seen:
                raise Refused("table-changed")
            return self.table_store.record(make)

        return self.write(work, lambda done: self.took(done, then))

    def begin(
        self, work: Callable[[], State], then: Callable[[State], None] | None = None
    ) -> Job[State]:
        """A game is begun or taken up by ``work``, which waits for the disk."""

        def done(state: State) -> None:
            self._show(state)
            if then is not None:
                then(state)

        return self.write(work, done)

    def take_up(self, game: OpenGame) -> State:
        """A game that was begun elsewhere is played here from now on."""
        state = self.table_store.take_up(game)
        self._show(state)
        return state

    def read_again(self) -> None:
        """Another store was opened: what it has is what is played."""
        self._show(self.table_store.state)

    def put_away(self) -> None:
        """The game has ended, or goes on another time: the table is free."""
        self.table_store.put_away()
        self._show(None)

    def put_indicators(
        self, tiles: tuple[Tile, ...], then: Callable[[tuple[Tile, ...]], None] | None = None
    ) -> Job[Any]:
        """The dora indicators of this hand."""

        def done(noted: tuple[Tile, ...]) -> None:
            self.tell(IndicatorsChanged(noted))
            if then is not None:
                then(noted)

        return self.write(lambda: self.table_store.put_indicators(tiles), done)

    def undo(self, then: Callable[[State], None] | None = None) -> bool:
        """Take back what is last on show; a second tap on the same event does nothing.

        A win that is taken back is still known: who paid, the winner or a flag can be changed
        and it can be accepted again, without a new photo.
        """
        return self._once(lambda state: state.undoes, lambda place: Undone(*place), then)

    def redo(self, then: Callable[[State], None] | None = None) -> bool:
        """Bring back what was taken back last; a second tap does nothing."""
        return self._once(lambda state: state.redoes, lambda place: Redone(*place), then)

    def took(self, written: Written, then: Callable[[State], None] | None = None) -> None:
        """What was written is what everybody sees."""
        self._show(written.state, written)
        if isinstance(written.event, Undone):
            self._undone()
        if then is not None:
            then(written.state)

    def _once(
        self,
        target_in: Callable[[State], Event | None],
        make: MakeEvent,
        then: Callable[[State], None] | None,
    ) -> bool:
        """Write that an event is taken back, or brought back, if it still is the one to be."""
        shown = None if self._state is None else target_in(self._state)
        if shown is None or shown.id in self._taken_back:
            return False
        target = shown.id

        def work() -> Written | None:
            state = self.table_store.state
            now = None if state is None else target_in(state)
            if now is None or now.id != target:
                return None  # something else was written since the tap
            return self.table_store.record(make)

        def done(written: Written | None) -> None:
            if written is not None:
                self.took(written, then)

        self._taken_back.add(target)
        self.write(work, done, ended=lambda: self._taken_back.discard(target))
        return True

    def _undone(self) -> None:
        """Something was taken back: whoever knows more of it brings that back."""

    def _show(self, state: State | None, written: Written | None = None) -> None:
        self._state = state
        self.tell(GameChanged(state, None if written is None else written.event))
        self.tell(IndicatorsChanged(self.table_store.indicators))

    def _failed(self, error: Exception) -> None:
        self.tell(Failure(error))


def _hand(state: State | None) -> str | None:
    """What the hand began with, by which it is known from every other one."""
    return None if state is None or state.table is None else hand_key(state)
