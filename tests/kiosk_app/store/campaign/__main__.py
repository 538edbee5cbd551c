"""`make pull-the-plug`: no acknowledged event lost, never a game that does not open."""

import argparse
import sys
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from shutil import rmtree
from tempfile import mkdtemp

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.campaign.killing import kill_writers
from tests.kiosk_app.store.campaign.syncing import check_order
from tests.kiosk_app.store.campaign.tearing import check_torn, tears, writes_to_tear

_MEMORY = Path("/dev/shm")  # noqa: S108  # torn files need no real disk, only many openings


def main() -> int:
    parser = argparse.ArgumentParser(prog="pull-the-plug", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="writers to kill (500)")
    parser.add_argument("--tears", type=int, help="torn states of each write (all of them)")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(2**32))
    given = parser.parse_args()
    console = Console()
    console.print(f"seed {given.seed}")
    # No refreshing thread: a process that forks should have one thread only.
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(*columns, TimeRemainingColumn(), console=console, auto_refresh=False)
    try:
        with progress:
            progress.console.print(check_order(Path.cwd()))
            _kill(progress, given.kills, Random(given.seed))
            _tear(progress, given.tears, Random(given.seed))
    except Lost as lost:
        console.print(f"[bold red]Lost:[/] {lost}")
        return 1
    return 0


def _kill(progress: Progress, kills: int, random: Random) -> None:
    task = progress.add_task("killing writers", total=kills)
    folder = Path(mkdtemp(dir=Path.cwd()))  # what was lost is left there to look at
    tally = kill_writers(folder, kills, random, partial(_step, progress, task))
    rmtree(folder)
    progress.console.print(
        f"{tally.kills} writers killed: {tally.acknowledged:,} acknowledged events in "
        f"{tally.games:,} games, none lost; {tally.unheard} were on disk before their writer "
        f"could say so."
    )


def _tear(progress: Progress, most: int | None, random: Random) -> None:
    memory = _MEMORY if _MEMORY.is_dir() else None
    folder = Path(mkdtemp(dir=memory))
    for write in writes_to_tear(folder, random):
        chosen = tears(write, random)
        if most is not None and most < len(chosen):
            chosen = random.sample(chosen, most)
        task = progress.add_task(f"tearing: {write.name}", total=len(chosen))
        whole = check_torn(write, chosen, folder, partial(_step, progress, task))
        progress.console.print(
            f"{write.name}: {len(chosen):,} torn states opened, nothing acknowledged lost; "
            f"{whole:,} had the whole write."
        )
    rmtree(folder)


def _step(progress: Progress, task: TaskID) -> None:
    progress.advance(task)
    progress.refresh()


if __name__ == "__main__":
    sys.exit(main())
