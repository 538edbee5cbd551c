"""``make play``: many games of random taps on the real kiosk.

``python -m tests.kiosk_app.long_run --games 100 --seed 7``. With ``--slow 0.3`` every write takes
up to so many seconds and fingers do not wait for it, ``--double 0.2`` taps so often twice in a
row, and ``--resize 0.02`` turns or resizes the window between taps.

A tap lands on anything that can be tapped, more often on what the screen waits for, so that games
come to an end. After every tap the points on the table must add up; no tap may end in a traceback,
or leave a screen without a way on. Memory is measured after every game. All screens have been on
show before the first; from the second quarter of the games to the last neither the memory nor the
number of widgets may have grown.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final, cast
from unittest.mock import patch

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import _widget_destructors

from kiosk_app.screens import SCREENS
from kiosk_app.screens.settings import about_sheet
from kiosk_app.screens.start.new_game import NewGameScreen
from kiosk_app.settings import Settings
from scorer.table import GameEnded, State, Table, Undone
from scorer.table.table import EndReason
from tests.kiosk_app.games import record
from tests.kiosk_app.kiosk import SIZES, Kiosk

_WAITED_FOR: Final = 0.5
"""How often a tap goes to what the screen waits for, where there is such a thing."""
_TAPS_TO_A_GAME: Final = 1_000
"""A game that is not over by then is ended as agreed; it says how many were."""
_WITHOUT: Final = 3
"""How many times so many taps may find no game: more, and none can be begun any more."""
_HURRY: Final = 0.5
"""How often a tap at the table goes to the draw: else a game of random taps takes an hour."""
_PATIENCE: Final = 10
"""After so many taps on one screen the way back is taken where there is one."""
_PAUSE: Final = 120
"""After so many taps nobody touches the kiosk for a moment, and it tidies up."""
_WAYS_BACK: Final = ("back", "cross")
_MOST_GROWTH: Final = 1.025
"""From one quarter of the games to the next. A leak goes on: a screen that is first seen late lifts
the memory once, as one that has a network of its own does, and then it stays."""
_FEWEST: Final = 8
"""Games, for quarters to mean something."""
_FAST: Final = 6
"""Where writing is slow: so many taps at most before somebody waits for the table."""


@dataclass(frozen=True)
class Fingers:
    """How the taps come, beside where they land."""

    slow: float = 0.0
    """Seconds that a write takes at most; above 0 no tap waits for the writes before it."""
    double: float = 0.0
    """How often a tap is two in a row."""
    resize: float = 0.0
    """How often the window has another size before a tap."""


class SlowDisk(Executor):
    """Writes in their order, each of them late."""

    def __init__(self, disk: Executor, most: float, chance: random.Random) -> None:
        self._disk, self._most = disk, most
        self._chance = random.Random(chance.random())

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **values: Any) -> Future[Any]:
        pause = self._chance.random() * self._most

        def late() -> Any:
            time.sleep(pause)
            return work(*arguments, **values)

        return self._disk.submit(late)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._disk.shutdown(wait, cancel_futures=cancel_futures)


@dataclass
class Run:
    """What has happened so far."""

    taps: int = 0
    games: int = 0
    screens: Counter[str] = field(default_factory=Counter)
    without: int = 0
    """How many times in a row so many taps have found no game."""
    cut_short: int = 0
    """Games that were ended as agreed, having lasted for too many taps."""
    events: int = 0
    memory: list[int] = field(default_factory=list)
    """Bytes after each game."""
    widgets: list[int] = field(default_factory=list)
    """How many there are after each game, on show or not."""
    stayed: tuple[str, int] = ("", 0)
    """On which screen the last taps were, and how many."""
    double: int = 0
    resized: int = 0
    until_wait: int = 0
    """Taps that are still made before somebody waits for the table."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--slow", type=float, default=0.0, help="seconds of a write, at most")
    parser.add_argument("--double", type=float, default=0.0, help="share of taps that are two")
    parser.add_argument("--resize", type=float, default=0.0, help="share of taps after a resize")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    fingers = Fingers(arguments.slow, arguments.double, arguments.resize)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder  # what is exported goes where nobody minds
        run = play(Path(folder), arguments.games, random.Random(arguments.seed), fingers)
    _print(run)
    return 1 if grew(run.memory) or grew(run.widgets) else 0


def play(
    folder: Path,
    games: int,
    chance: random.Random,
    fingers: Fingers = Fingers(),  # noqa: B008  # frozen
    *,
    quiet: bool = False,
) -> Run:
    run = Run()
    # With the virtual camera, and so with the reader, from the first game on: what they need would
    # else look like growth in the game in which a random finger finds them.
    kiosk = Kiosk(folder, settings=Settings(motion=False, sound=False, camera="virtual")).start()
    _take_off_the_switch(kiosk)
    usual = kiosk.app.settings.rules
    for size in SIZES[::-1] if fingers.resize else SIZES[:1]:
        kiosk.resize(*size)
        _look_around(kiosk)
    if fingers.slow:
        storage = kiosk.app.workers.storage
        storage.thread = SlowDisk(storage.thread, fingers.slow, chance)
    while run.games < games:
        # Else one tap makes all later games long: a deal of NTS has four hands, and both the
        # settings and the screen of a new game remember what was played last.
        kiosk.app.change_settings(rules=usual)
        cast(NewGameScreen, kiosk.app.screen_named("new-game")).game.rules = ""
        _play_one(kiosk, run, chance, fingers)
        kiosk.resize(*SIZES[0])  # a larger window has more widgets and pictures
        kiosk.settle()
        kiosk.app.tidying.tidy()
        run.memory.append(_memory())
        run.widgets.append(_widgets())
        if not quiet:
            print(
                f"{run.games:>4} games {run.taps:>7,} taps {run.memory[-1] >> 20:>5} MB"
                f" {run.widgets[-1]:>6,} widgets {_rules(kiosk)}",
                flush=True,
            )
    kiosk.stop()
    return run


def _take_off_the_switch(kiosk: Kiosk) -> None:
    """A random finger finds “restart” and “switch off” as well: here they do nothing."""
    kiosk.app.stop = lambda *_: None
    patch.object(about_sheet, "switch_off").start()


def _look_around(kiosk: Kiosk) -> None:
    """Every screen is on show once: a random finger finds some of them late, or never, and what a
    screen needs when it is made would look like growth.
    """
    for name in SCREENS:
        kiosk.app.show(name)
        kiosk.settle()
    kiosk.app.show("home")
    kiosk.settle()


def _play_one(kiosk: Kiosk, run: Run, chance: random.Random, fingers: Fingers) -> None:
    """Until a game has ended, or has been tapped at for long enough."""
    for _ in range(_TAPS_TO_A_GAME):
        ended = _ended(kiosk)
        _resize(kiosk, run, chance, fingers)
        _tap_something(kiosk, run, chance, fingers)
        if run.until_wait:
            run.until_wait -= 1
            continue  # the next finger is quicker than the disk
        kiosk.settle()
        run.until_wait = chance.randrange(_FAST) if fingers.slow else 0
        _check(kiosk, run)
        if run.taps % _PAUSE == 0:
            kiosk.app.tidying.tidy()
        if _ended(kiosk) and not ended:
            run.games += 1
            run.without = 0
            return
    kiosk.settle()
    table = _table(kiosk)
    if table is not None and not _ended(kiosk):
        reason: EndReason = "agreed" if table.over is None else "complete"
        record(kiosk, lambda place: GameEnded(*place, reason))
        run.cut_short += 1
        run.games += 1
        run.without = 0
        return
    run.without += 1
    if run.without > _WITHOUT:
        raise AssertionError(f"no game has been played for long: {kiosk.texts()}, {run.screens}")


def _resize(kiosk: Kiosk, run: Run, chance: random.Random, fingers: Fingers) -> None:
    if chance.random() < fingers.resize:
        run.resized += 1
        kiosk.resize(*chance.choice(SIZES))


def _tap_something(kiosk: Kiosk, run: Run, chance: random.Random, fingers: Fingers) -> None:
    targets = _targets(kiosk)
    if not targets and fingers.slow:
        kiosk.settle()  # what is asked for is still being read
        targets = _targets(kiosk)
    if not targets:
        raise AssertionError(f"{kiosk.screen} has nothing to tap: {kiosk.texts()}")
    waited_for = [each for each in targets if getattr(each, "kind", "") == "accent"]
    if waited_for and chance.random() < _WAITED_FOR:
        targets = waited_for
    if kiosk.screen == "table" and chance.random() < _HURRY:
        word = kiosk.app.words("table-draw")
        targets = [each for each in targets if getattr(each, "text", "") == word] or targets
    screen, times = run.stayed
    run.stayed = (kiosk.screen, times + 1 if screen == kiosk.screen else 1)
    back = [each for each in targets if getattr(each, "icon", "") in _WAYS_BACK]
    if back and run.stayed[1] > _PATIENCE:
        targets = back
    target = chance.choice(targets)
    run.taps += 1
    run.screens[kiosk.screen] += 1
    place = target.to_window(*target.center)
    if chance.random() >= fingers.double:
        kiosk.touch(*place)
        return
    run.double += 1
    if getattr(target, "icon", "") != "undo":
        kiosk.touch(*place)
        kiosk.touch(*place)
        return
    kiosk.settle()
    before = _undone(kiosk)
    kiosk.touch(*place)
    kiosk.touch(*place)
    kiosk.settle()
    if _undone(kiosk) > before + 1:
        raise AssertionError("a double tap on undo has taken back two hands")


def _undone(kiosk: Kiosk) -> int:
    state: State | None = kiosk.app.state
    return 0 if state is None else sum(isinstance(event, Undone) for event in state.record)


def _targets(kiosk: Kiosk) -> list[Any]:
    """What a finger can reach: in view and not disabled."""
    width, height = kiosk.app.root.size
    found = []
    for widget in kiosk.widgets():
        if not isinstance(widget, ButtonBehavior) or widget.disabled:
            continue
        x, y = widget.to_window(*widget.center)
        if 0 <= x < width and 0 <= y < height:
            found.append(widget)
    return found


def _check(kiosk: Kiosk, run: Run) -> None:
    """No point is lost: points and sticks make what the game began with and was given."""
    table = _table(kiosk)
    if table is None:
        return
    state: State = kiosk.app.state
    sticks = table.sticks * state.rules.riichi_stake
    if sum(table.points) + sticks != table.total:
        raise AssertionError(f"points are lost: {table}")
    on_disk = kiosk.app.session.table_store.state
    if on_disk is None or on_disk.sequence != state.sequence:
        raise AssertionError("the screen and the disk do not agree")
    run.events = max(run.events, state.sequence)


def _table(kiosk: Kiosk) -> Table | None:
    state: State | None = kiosk.app.state
    return None if state is None else state.table


def _ended(kiosk: Kiosk) -> bool:
    table = _table(kiosk)
    return table is not None and table.ended is not None


def _rules(kiosk: Kiosk) -> str:
    """Under which rule set the last game was."""
    state: State | None = kiosk.app.state
    return "" if state is None else state.rules.id


def _memory() -> int:
    """Pages in memory now, as bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _widgets() -> int:
    """Those that live, as Kivy itself knows them: to ask Python for all objects would hold on to
    one that another thread is just making, and OpenCV fails over that."""
    return len(_widget_destructors)


def quarters(values: list[int]) -> tuple[int, int, int]:
    """The middle values of the second quarter, of the third and of the last."""
    quarter = max(1, len(values) // 4)
    spans = (slice(quarter, 2 * quarter), slice(2 * quarter, -quarter), slice(-quarter, None))
    second, third, last = (int(median(values[span] or values)) for span in spans)
    return second, third, last


def grew(values: list[int]) -> bool:
    second, third, last = quarters(values)
    goes_on = third > second * _MOST_GROWTH and last > third * _MOST_GROWTH
    return len(values) >= _FEWEST and goes_on


def _print(run: Run) -> None:
    print(f"{run.games} games in {run.taps:,} taps, the longest with {run.events} events.")
    print(f"{run.double:,} of the taps were two in a row; {run.resized:,} came after a resize.")
    print(f"{run.cut_short} games were ended as agreed after {_TAPS_TO_A_GAME:,} taps.")
    for name, values, shift, unit in (
        ("Memory", run.memory, 20, " MB"),
        ("Widgets", run.widgets, 0, ""),
    ):
        second, third, last = (f"{each >> shift:,}{unit}" for each in quarters(values))
        print(
            f"{name} in the second quarter of the games {second}, in the third {third}, "
            f"in the last {last}{': it grows!' if grew(values) else '.'}"
        )
    for screen, taps in run.screens.most_common():
        print(f"  {screen:<14}{taps:>8,}")


if __name__ == "__main__":
    sys.exit(main())
