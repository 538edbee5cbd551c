"""Properties of the app that many kv rules follow."""

from typing import Any, Final

from kivy.event import EventDispatcher

_TOLD_AGAIN: Final = 5


def set_followed(owner: EventDispatcher, name: str, value: Any) -> None:
    """Set such a property.

    Its followers hear of it one after the other. One that builds its rows anew takes others with it
    that had not heard of it yet, and Kivy stumbles over those; all who are left hear it again,
    which may take yet others.
    """
    try:
        setattr(owner, name, value)
    except ReferenceError:
        for _ in range(_TOLD_AGAIN):
            try:
                owner.property(name).dispatch(owner)
            except ReferenceError:
                continue
            return
        raise
