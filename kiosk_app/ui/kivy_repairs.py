"""What Kivy 2.3.1 gets wrong, put right."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from kivy.lang import builder
from kivy.uix.behaviors import ToggleButtonBehavior
from kivy.uix.scrollview import ScrollView


class Toggle(ToggleButtonBehavior):
    """A toggle whose group forgets buttons that are gone.

    Kivy's own asks a button of the group that was collected for its state, and ends the app.
    """

    def _release_group(self, current: Any) -> None:
        if self.group is None:
            return
        for widget in self.get_widgets(self.group):
            if widget is not None and widget is not current:
                widget.state = "normal"


class ScrollArea(ScrollView):
    """What scrolls, without keeping something of every step.

    Kivy's own binds the colour of its bar anew at each step and lets go of one binding a rest: a
    kiosk that runs for months would keep some hundred an evening.
    """

    def update_from_scroll(self, *arguments: Any) -> None:
        self.funbind("bar_color", self._change_bar_color)
        super().update_from_scroll(*arguments)


def _work_out(rule: tuple[Any, ...], *_: Any) -> None:
    """As Kivy's own ``call_fn``, which also writes each rule and its value out for a log.

    That log is never kept, and a resize works out thousands of rules.
    """
    element, key, code, source, names = rule
    source.count += 1
    setattr(element, key, eval(code, names))  # noqa: S307  # compiled by Kivy, from our kv files


def _if_still_there(call: Callable[..., None]) -> Callable[..., None]:
    @wraps(call)
    def guarded(*arguments: Any) -> None:
        try:  # noqa: SIM105  # it costs nothing, and a resize works out thousands of rules
            call(*arguments)
        except ReferenceError:
            pass  # as Kivy does with the rules of what is drawn

    return guarded


def leave_out_the_gone() -> None:
    """A kv rule of a widget that is gone is not worked out any more, from now on.

    A rule follows properties of others. When one of them changes, its followers hear of it one
    after the other; one that builds its rows anew takes widgets with it whose rules had not heard
    of it yet. Kivy falls over those with a ReferenceError, and whoever follows the same property
    after them never hears of the change: a box stays laid out for the window as it was.
    To be called before the first kv file is read.
    """
    for name, call in (
        ("call_fn", _work_out),
        ("update_intermediates", builder.update_intermediates),
    ):
        if not hasattr(getattr(builder, name), "__wrapped__"):
            setattr(builder, name, _if_still_there(call))
