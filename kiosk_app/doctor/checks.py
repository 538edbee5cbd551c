"""All checks, in the order of the page; one that fails is a finding and stops no other."""

from collections.abc import Callable, Iterator
from typing import Final

from kiosk_app.doctor.devices import (
    check_camera,
    check_hardware,
    check_permissions,
    check_screen,
    check_sound,
)
from kiosk_app.doctor.machine import Finding, Machine, State
from kiosk_app.doctor.software import check_networks, check_versions
from kiosk_app.doctor.storage import check_clock, check_disk, check_server, check_store
from scorer.messages import Message

CHECKS: Final[dict[str, Callable[[Machine], Finding]]] = {
    "versions": check_versions,
    "machine": check_hardware,
    "networks": check_networks,
    "camera": check_camera,
    "store": check_store,
    "disk": check_disk,
    "clock": check_clock,
    "server": check_server,
    "screen": check_screen,
    "sound": check_sound,
    "permissions": check_permissions,
}


def visit(machine: Machine) -> Iterator[Finding]:
    for subject, check in CHECKS.items():
        try:
            yield check(machine)
        except Exception as error:
            name = type(error).__name__
            yield Finding(
                subject,
                State.BAD,
                Message("doctor", "failed", error=name),
                Message("doctor", "failed-advice"),
                {"error": name},
            )
