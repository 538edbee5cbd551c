"""A question before something that cannot be taken back."""

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty

from kiosk_app.ui.widgets.sheet import Sheet


class ConfirmSheet(Sheet):
    """``ConfirmSheet(title=…, question=…, answer=…, then=do_it).open()``."""

    question = StringProperty("")
    answer = StringProperty("")
    """What the button says that does it."""

    def __init__(self, *, then: Callable[[], object], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def accept(self) -> None:
        self.dismiss()
        self._then()
