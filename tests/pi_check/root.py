"""A Debian of its own in a folder: made by mmdebstrap, entered with chroot, unmounted after it."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# How this machine reaches the package archives is how a root does.
FROM_HERE = ("resolv.conf", "hosts", "pip.conf", "ssl", "ca-certificates")
PASSED_ON = (
    "PIP_INDEX_URL", "UV_DEFAULT_INDEX", "SSL_CERT_FILE", "http_proxy", "https_proxy", "no_proxy",
)  # fmt: skip
ARCHIVE = "http://deb.debian.org/debian"


@dataclass(frozen=True)
class Root:
    folder: Path
    environment: tuple[str, ...] = ()

    def run(
        self, *command: str, extra: Sequence[str] = (), check: bool = True
    ) -> subprocess.CompletedProcess[str]:
        passed = [f"{name}={os.environ[name]}" for name in PASSED_ON if name in os.environ]
        return subprocess.run(
            ["chroot", str(self.folder), "env", "-i", "HOME=/root", f"PATH={PATH}", "LANG=C.UTF-8",
             *passed, *self.environment, *extra, *command],
            stdout=subprocess.PIPE, text=True, check=check,
        )  # fmt: skip


def make_root(folder: Path, release: str, packages: Sequence[str], *more: str) -> None:
    """A minimal system with these packages; one that is there already is taken as it is."""
    if (folder / "etc" / "pi-check").exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={','.join(packages)}",
         # A testing release's list may be older than it says it lasts.
         '--aptopt=Acquire::Check-Valid-Until "false"', *more, release, str(folder), ARCHIVE],
        check=True,
    )  # fmt: skip
    (folder / "etc" / "pi-check").touch()


@contextmanager
def entered(folder: Path, *environment: str) -> Iterator[Root]:
    """The root with its system folders mounted, as long as it is used."""
    for name in FROM_HERE:
        source, target = Path("/etc") / name, folder / "etc" / name
        if source.exists():
            subprocess.run(["rm", "-rf", str(target)], check=True)
            subprocess.run(["cp", "-aL", str(source), str(target)], check=True)
    with ExitStack() as stack:
        for name in ("proc", "sys", "dev"):
            place = str(folder / name)
            subprocess.run(["mount", "--rbind", f"/{name}", place], check=True)
            stack.callback(subprocess.run, ["umount", "-l", place], check=False)
            subprocess.run(["mount", "--make-rslave", place], check=True)
        yield Root(folder, environment)


def clone_into(root: Root, checkout: Path, place: str) -> None:
    target = root.folder / place.lstrip("/")
    shutil.rmtree(target, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", str(checkout), str(target)], check=True)
