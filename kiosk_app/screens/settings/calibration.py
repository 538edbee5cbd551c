"""Is the camera placed well? Judged again and again while somebody moves it; what to change."""

from concurrent.futures import Future
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.camera.camera_view import CameraView
from kiosk_app.ui.screen import KioskScreen, load_kv

if TYPE_CHECKING:
    from kiosk_app.session.table_camera import TableCamera
    from vision.calibration import Calibration, Judgement
    from vision.camera import Frame
    from vision.geometry import Image

load_kv(__file__)

_FRAMES: Final = 15
_BETWEEN: Final = 2.0
"""Seconds from one judgement to the next photo: time to move a lamp or a screw."""
_SIGNS: Final = {"good": "check", "fair": "warning", "poor": "cross"}
_PERCENT: Final = ("sharpness", "glare")
"""Shares of a tile, which people read as per cent."""


class JudgementRow(BoxLayout):
    """One thing that was measured: how good it is, how much it is, how much it should be."""

    sign = StringProperty("check")
    name = StringProperty("")
    value = StringProperty("")
    wanted = StringProperty("")


class CalibrationScreen(KioskScreen):
    verdict = StringProperty("")
    sign = StringProperty("")
    advice = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._ticking: Any = None
        self._taking: Future[Frame] | None = None
        self._job: Any = None
        self._after = 0.0
        """When the next photo is taken."""
        self._found: Calibration | None = None

    def refresh(self) -> None:
        self._show()

    def opened(self) -> None:
        self._found = None
        self._show()
        table_camera, setting = self.app.camera, self.app.settings.camera

        def look() -> None:
            table_camera.open(setting, "", None)
            table_camera.pause()  # photos are judged, the preview is only looked at

        self._job = self.app.workers.camera(look, lambda _: self._camera_opened())

    def closed(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        if self._job is not None:
            self._job.cancel()
        self._taking = self._job = None
        self._view.clear()
        self.app.workers.camera(self.app.camera.close)

    def _camera_opened(self) -> None:
        self._job = None
        self._after = 0.0
        if self._ticking is None:
            self._ticking = Clock.schedule_interval(self._tick, 1 / _FRAMES)

    def _tick(self, _seconds: float) -> None:
        frame = self.app.camera.frame()
        self._view.show(frame, None)
        if frame is None or self.app.camera.why_not() is not None:
            self._found = None
            self._show()
        camera = self.app.camera.live_camera
        if self._taking is not None:
            if self._taking.done():
                self._taken(self._taking)
        elif camera is not None and self._job is None and monotonic() >= self._after:
            self._taking = camera.take_still()

    def _taken(self, future: "Future[Frame]") -> None:
        self._taking = None
        self._after = monotonic() + _BETWEEN
        if future.cancelled() or future.exception() is not None:
            self._show()  # the camera's own trouble says why
            return
        table_camera, image = self.app.camera, future.result().image
        self._job = self.app.workers.camera(
            lambda: judged(table_camera, image), self._judged, self._not_judged
        )

    def _judged(self, found: "Calibration") -> None:
        self._job = None
        self._after = monotonic() + _BETWEEN
        self._found = found
        self._show()

    def _not_judged(self, error: Exception) -> None:
        self._job = None
        self.app.failed(error)

    @property
    def _view(self) -> CameraView:
        view: CameraView = self.ids.view
        return view

    # What is shown

    def _show(self) -> None:
        words, found, rows = self.app.words, self._found, self.ids.rows
        rows.clear_widgets()
        if found is None:
            why = self.app.camera.why_not()
            trouble = None if why is None else words.sentence_for(why)
            self.sign = "camera" if trouble is None else "warning"
            self.verdict = words("calibration-looking") if trouble is None else ""
            self.advice = trouble or words("calibration-advice-tiles")
            return
        grades = {str(each.grade) for each in found.judgements}
        worst = next(grade for grade in ("poor", "fair", "good") if grade in grades)
        self.sign, self.verdict = _SIGNS[worst], words(f"calibration-{worst}")
        subject = found.first_to_change
        self.advice = "" if subject is None else words(f"calibration-advice-{subject}")
        for judgement in found.judgements:
            rows.add_widget(self._row(judgement))

    def _row(self, judgement: "Judgement") -> JudgementRow:
        from vision.calibration import WANTED

        words, subject = self.app.words, str(judgement.subject)
        wanted = WANTED[judgement.subject]
        bound = "at-least" if wanted.at_least else "at-most"
        return JudgementRow(
            sign=_SIGNS[str(judgement.grade)],
            name=words(f"calibration-{subject}"),
            value=self._amount(subject, judgement.value),
            wanted=words(f"calibration-{bound}", value=self._amount(subject, wanted.comfortable)),
        )

    def _amount(self, subject: str, value: float) -> str:
        shown = round(100 * value if subject in _PERCENT else value)
        return self.app.words(f"calibration-{subject}-value", value=str(shown))


def judged(table_camera: "TableCamera", image: "Image") -> "Calibration":
    """On the camera's thread: every face in the photo counts, whoever's it is."""
    from vision.calibration import judge_placement
    from vision.photo import Photo

    reading = table_camera.reader("").read_frames([Photo("calibration", image)], won=False)
    tiles = [tile.quad for tile in reading.hand_reading.tiles if tile.name != "back"]
    return judge_placement(image, tiles)
