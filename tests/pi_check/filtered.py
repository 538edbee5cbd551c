"""Run a command under the system-call filter of ``tenbou.service``, where no systemd runs.

    python -m tests.pi_check.filtered COMMAND…

The filter is read from the unit, its sets are spelled out by ``systemd-analyze syscall-filter``,
and libseccomp puts it on this process before the command takes its place.
"""

import ctypes
import errno
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

UNIT = Path(__file__).parents[2] / "kiosk_app" / "pi" / "tenbou.service"
REFUSE = 0x0005_0000 | errno.EPERM  # SCMP_ACT_ERRNO
ALLOW = 0x7FFF_0000  # SCMP_ACT_ALLOW


@cache
def calls_of(name: str) -> frozenset[str]:
    """The calls of a set such as ``@system-service``, or the call itself."""
    if not name.startswith("@"):
        return frozenset((name,))
    listed = subprocess.run(
        ["systemd-analyze", "--no-pager", "syscall-filter", name],
        capture_output=True,
        text=True,
        check=True,
    )
    words = [line.strip() for line in listed.stdout.splitlines()[1:]]
    return frozenset().union(*(calls_of(w) for w in words if w and not w.startswith("#")))


def allowed_calls(unit: str) -> frozenset[str]:
    """What the lines ``SystemCallFilter=`` of a unit leave; the first one allows."""
    allowed: frozenset[str] = calls_of("@default")
    for line in unit.splitlines():
        key, _, value = line.partition("=")
        if key == "SystemCallFilter":
            named = frozenset().union(*(calls_of(each) for each in value.lstrip("~").split()))
            allowed = allowed - named if value.startswith("~") else allowed | named
    return allowed


def put_on(calls: frozenset[str]) -> None:
    library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(REFUSE))
    for call in sorted(calls):
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number >= 0:  # others are of another architecture
            library.seccomp_rule_add(context, ALLOW, number, 0)
    if library.seccomp_load(context) != 0:
        raise OSError("the filter cannot be loaded")


def main(command: list[str]) -> None:
    allowed = allowed_calls(UNIT.read_text("utf-8"))
    put_on(allowed)
    os.execvp(command[0], command)  # noqa: S606  # what was asked for


if __name__ == "__main__":
    main(sys.argv[1:])
