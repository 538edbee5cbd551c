"""A bare Kivy app that shows the same preview and reads nothing: what it took, as a JSON line."""

import json
import sys
import time

from kiosk_app.ui.environment import prepare

prepare(offscreen=True, size=(1920, 1280))

from kivy.app import App  # noqa: E402
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.graphics.texture import Texture  # noqa: E402
from kivy.uix.image import Image  # noqa: E402

from tests.bench.kiosk_measure import frame_cost, frames_a_second, memory  # noqa: E402
from tests.bench.moving_photo import MovingPhoto  # noqa: E402
from vision.camera import LiveCamera  # noqa: E402

_FRAMES = 30


class BareApp(App):
    def build(self) -> Image:
        self.camera = LiveCamera(MovingPhoto()).start()
        self.shown = 0
        Clock.schedule_interval(self._show, 1 / _FRAMES)
        return Image(fit_mode="contain")

    def _show(self, _seconds: float) -> None:
        frame = self.camera.latest()
        if frame is None or frame.number == self.shown:
            return
        if self.root.texture is None or self.root.texture.size != frame.size:
            self.root.texture = Texture.create(size=frame.size, colorfmt="rgb")
            self.root.texture.flip_vertical()
        self.root.texture.blit_buffer(frame.image.tobytes(), colorfmt="bgr", bufferfmt="ubyte")
        self.root.canvas.ask_update()
        self.shown = frame.number


def main() -> None:
    began = float(sys.argv[1])
    Clock._max_fps = 0
    EventLoop.ensure_window()
    Window.size = (1280, 800)
    app = BareApp()
    App._running_app = app
    app.root = app.build()
    Window.add_widget(app.root)
    EventLoop.idle()
    first = time.monotonic() - began
    while not app.shown:
        EventLoop.idle()
    ready = time.monotonic() - began
    figures = {
        "first frame": first,
        "ready": ready,
        "frames": frames_a_second(),
        "cost": frame_cost(),
        "memory": memory(),
    }
    app.camera.close()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
