"""One of a group is chosen, whatever has become of the others."""

from kivy.uix.behaviors import ToggleButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.kivy_repairs import Toggle


class _Key(Toggle, BoxLayout):
    pass


def test_the_others_of_its_group_are_let_go() -> None:
    first, second, other = (_Key(group=name) for name in ("suits", "suits", "winds"))
    other._do_press()
    first._do_press()
    second._do_press()
    assert [key.state for key in (first, second, other)] == ["normal", "down", "down"]


def test_a_button_of_the_group_that_is_gone_is_not_asked() -> None:
    first, second = _Key(group="melds"), _Key(group="melds")
    first._do_press()
    # A button that was collected, and whose place in the group was not yet cleared.
    ToggleButtonBehavior._ToggleButtonBehavior__groups["melds"].insert(0, lambda: None)
    second._do_press()
    assert (first.state, second.state) == ("normal", "down")
