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
from tests.kiosk_app.store.campaign.damaging import COLUMNS, flip_bits, flip_rows, lose_pages
from tests.kiosk_app.store.campaign.failures import (
    a_command_beside_the_kiosk,
    a_full_disk_with_photos,
    damage_that_only_the_copy_sees,
    names_beside_a_playing_kiosk,
    seven_starts_in_2037,
    start_with_a_bit_flipped,
)
from tests.kiosk_app.store.campaign.faults import compiler, run_with_faults
from tests.kiosk_app.store.campaign.killing import kill_writers
from tests.kiosk_app.store.campaign.stores import in_memory, played
from tests.kiosk_app.store.campaign.syncing import check_order
from tests.kiosk_app.store.campaign.tearing import check_torn, tears, writes_to_tear


def main() -> int:
    parser = argparse.ArgumentParser(prog="pull-the-plug", description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="writers to kill (500)")
    parser.add_argument("--tears", type=int, help="torn states of each write (all of them)")
    parser.add_argument("--rebuild-kills", type=int, default=200, help="rebuilds to kill (200)")
    parser.add_argument("--errors", type=int, default=2200, help="calls that fail (2200)")
    parser.add_argument("--flips", type=int, default=200, help="files with one bit flipped (200)")
    parser.add_argument("--pages", type=int, default=150, help="files with a lost page (150)")
    parser.add_argument("--rows", type=int, default=10, help="bits in each column of a row (10)")
    parser.add_argument("--kiosks", type=int, default=40, help="kiosks with known damage (40)")
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
            _damage(progress, given, Random(given.seed))
            _fail(progress, given.kiosks, Random(given.seed))
        if compiler() is None:
            console.print("There is no C compiler, so no call to the disk was made to fail.")
        else:
            kills, errors = str(given.rebuild_kills), str(given.errors)
            asked = ("--kills", kills, "--errors", errors, "--seed", str(given.seed))
            return run_with_faults("tests.kiosk_app.store.campaign.failing", *asked)
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
    folder = in_memory()
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


def _damage(progress: Progress, given: argparse.Namespace, random: Random) -> None:
    """Without a copy and without a server: what the damaged file alone still gives."""
    folder = in_memory()
    base = played(folder / "base", random, copy=False, games=6)
    events = sum(map(len, base.events.values()))
    kinds = sum(map(len, COLUMNS.values()))
    for name, count, steps, work in (
        ("one bit flipped", given.flips, given.flips, flip_bits),
        ("one page lost", given.pages, given.pages, lose_pages),
        ("one bit in every kind of row", given.rows, kinds, flip_rows),
    ):
        task = progress.add_task(name, total=steps)
        found = work(base, folder / "damaged", count, random, partial(_step, progress, task))
        progress.console.print(
            f"{name}, {found.files} files of {events} events: {found.started} start; "
            f"{found.really_gone} events overwritten, {found.lost} lost, {found.behind_gap} kept "
            f"aside behind a gap; {found.silent} losses without a word."
        )
        if found.lost > found.really_gone or found.silent:
            raise Lost(f"{name}: see above; {found.names}")
    rmtree(folder)


def _fail(progress: Progress, kiosks: int, random: Random) -> None:
    folder = in_memory()
    base = played(folder / "base", random, copy=False)
    say = progress.console.print
    place = folder / "kiosk"
    say(start_with_a_bit_flipped(base, place, "events", "body", 7, kiosks, random))
    say(start_with_a_bit_flipped(base, place, "games", "started", None, kiosks, random))
    say(damage_that_only_the_copy_sees(base, place, kiosks, random))
    say(seven_starts_in_2037(folder / "clock"))
    say(a_command_beside_the_kiosk(folder / "beside"))
    say(names_beside_a_playing_kiosk(folder / "names", names=75 * kiosks))
    say(a_full_disk_with_photos(folder / "full", photos=150, events=10 * kiosks))
    rmtree(folder)


def _step(progress: Progress, task: TaskID) -> None:
    progress.advance(task)
    progress.refresh()


if __name__ == "__main__":
    sys.exit(main())
