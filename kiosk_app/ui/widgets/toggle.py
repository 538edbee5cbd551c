"""A toggle whose group forgets buttons that are gone.

Kivy's own (2.3.1) asks a button of the group that was collected for its state, and ends the app.
"""

from typing import Any

from kivy.uix.behaviors import ToggleButtonBehavior


class Toggle(ToggleButtonBehavior):
    def _release_group(self, current: Any) -> None:
        if self.group is None:
            return
        for widget in self.get_widgets(self.group):
            if widget is not None and widget is not current:
                widget.state = "normal"
