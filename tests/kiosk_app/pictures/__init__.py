"""Every picture of the kiosk: how to bring a freshly started one there.

A module for each part of the kiosk, with ``PICTURES`` by name.
"""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules

from tests.kiosk_app.kiosk import Kiosk

Bring = Callable[[Kiosk], None]


def pictures() -> dict[str, Bring]:
    found: dict[str, Bring] = {}
    for module in iter_modules(__path__):
        part: dict[str, Bring] = import_module(f"{__name__}.{module.name}").PICTURES
        found |= {f"{module.name}-{name}": bring for name, bring in part.items()}
    return found
