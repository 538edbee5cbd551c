"""Scrolling leaves nothing behind."""

from pathlib import Path

from kivy.uix.widget import Widget

import kiosk_app
from kiosk_app.ui import kivy_repairs
from kiosk_app.ui.kivy_repairs import ScrollArea


def test_no_step_of_scrolling_leaves_a_binding_behind() -> None:
    area = ScrollArea()
    area.add_widget(Widget(size_hint_y=None, height=1000))
    area.update_from_scroll()
    before = len(area.get_property_observers("bar_color"))
    for _ in range(5):
        area.update_from_scroll()
    assert len(area.get_property_observers("bar_color")) == before


def test_nothing_scrolls_otherwise() -> None:
    folder = Path(kiosk_app.__file__).parent
    files = {*folder.rglob("*.kv"), *folder.rglob("*.py")} - {Path(kivy_repairs.__file__)}
    assert [file.name for file in files if "ScrollView" in file.read_text("utf-8")] == []
