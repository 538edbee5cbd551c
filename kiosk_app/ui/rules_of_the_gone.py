"""A kv rule of a widget that is gone is not worked out any more.

A rule follows properties of others. When one of them changes, its followers hear of it one after
the other; one that builds its rows anew takes widgets with it whose rules had not heard of it yet.
Kivy falls over those with a ReferenceError, and whoever follows the same property after them never
hears of the change: a box stays laid out for the window as it was.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from kivy.lang import builder


def _if_still_there(call: Callable[..., None]) -> Callable[..., None]:
    @wraps(call)
    def guarded(*arguments: Any) -> None:
        try:  # noqa: SIM105  # it costs nothing, and a resize works out thousands of rules
            call(*arguments)
        except ReferenceError:
            pass  # as Kivy does with the rules of what is drawn

    return guarded


def leave_out_the_gone() -> None:
    """For all rules from now on; before the first kv file is read."""
    for name in ("call_fn", "update_intermediates"):
        call = getattr(builder, name)
        if not hasattr(call, "__wrapped__"):
            setattr(builder, name, _if_still_there(call))
