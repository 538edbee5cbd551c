"""What scrolls, without keeping something of every step.

Kivy's own (2.3.1) binds the colour of its bar anew at each step and lets go of one binding a rest:
a kiosk that runs for months would keep some hundred an evening.
"""

from typing import Any

from kivy.uix.scrollview import ScrollView


class ScrollArea(ScrollView):
    def update_from_scroll(self, *arguments: Any) -> None:
        self.funbind("bar_color", self._change_bar_color)
        super().update_from_scroll(*arguments)
