"""The few sounds that the kiosk makes."""

from typing import Any

from kivy.core.audio import SoundLoader

from kiosk_app.ui import assets


class Sounds:
    """Each is loaded when it is first heard; a machine that makes no sound stays silent."""

    def __init__(self) -> None:
        self._loaded: dict[str, Any] = {}

    def play(self, name: str) -> None:
        if name not in self._loaded:
            self._loaded[name] = SoundLoader.load(assets.sound(name))
        sound = self._loaded[name]
        if sound is not None:
            sound.stop()
            sound.play()
