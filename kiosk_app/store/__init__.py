"""The club's storage, and what it promises.

- An event is on disk before the caller hears of it: SQLite's write-ahead log, synced at every
  commit. Pull the plug at any moment, and every acknowledged event is there again, and every
  game opens. ``make pull-the-plug`` tries.
- An event that the rules refuse, or that could not be read back, changes nothing.
- On a full disk photos give way to points; then, and on one that is read-only, a sentence says so,
  and the game goes on when there is room.
- A file that is not what was written to it is noticed, kept with its date, and rebuilt from all
  that it still holds, from its copies, and from the club's server; killed at any step, the next
  start goes on with it.
- One owner for each folder: nobody puts another file in the place of one that is in use.
- A kiosk is the only writer of its own games. The server gets each event once, however often it
  is sent, and nobody at a table waits for it. A game that went on twice is kept twice.

What it does not promise: a disk that loses what it said it had synced, or a card that dies
between two copies away from it. ``docs/what-is-kept.md`` says what is lost when.

Begin with :func:`kiosk_app.store.opening.open_store`, then :mod:`kiosk_app.store.journal`.

>>> from datetime import UTC, datetime
>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> from kiosk_app.store.journal import open_games, start_game
>>> from kiosk_app.store.opening import open_store
>>> from scorer.table import GameStarted, RiichiDeclared, Seat
>>> now = datetime.now(UTC)
>>> store = open_store(Path(mkdtemp())).store
>>> start = GameStarted("first", 1, "ema-2016", 1, ("Kim", "Jan", "Maja", "Ola"))
>>> game = start_game(store, start, now, table_name="1")
>>> game.append(RiichiDeclared(*game.next_place(now), Seat.WEST), now).table.points
(30000, 30000, 29000, 30000)
>>> [heading.table_name for heading in open_games(store)]
['1']
>>> store.close()
"""
