"""Pictures of the settings, the first start and learning a tile set."""

import numpy as np
from kivy.core.window import Window

from kiosk_app.screens.settings.about_sheet import AboutSheet
from kiosk_app.screens.settings.enrolment import Enrolment
from kiosk_app.store.problems import KioskTwin
from kiosk_app.store.sender import SenderStatus
from tests.kiosk_app.games import fork_here, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import camera_on, laid
from vision.calibration import WANTED, Calibration, Judgement, Subject


def _settings(kiosk: Kiosk, part: str = "") -> None:
    kiosk.app.show("settings")
    kiosk.settle()
    if part:
        getattr(kiosk.app.screen, part)()
        kiosk.settle()


def settings(kiosk: Kiosk) -> None:
    _settings(kiosk)


def rules(kiosk: Kiosk) -> None:
    _settings(kiosk, "rules")


def camera(kiosk: Kiosk) -> None:
    kiosk.app.apply_settings(kiosk.app.settings.changed(camera="virtual"))
    _settings(kiosk, "camera")


def tile_sets(kiosk: Kiosk) -> None:
    _settings(kiosk, "tile_set")


def storage(kiosk: Kiosk) -> None:
    _settings(kiosk, "storage")


def server(kiosk: Kiosk) -> None:
    _settings(kiosk, "server")


def about(kiosk: Kiosk) -> None:
    _settings(kiosk, "about")
    sheet = next(child for child in Window.children if isinstance(child, AboutSheet))
    sheet._show((("Kivy", "2.3.1", "MIT"),) * 3)
    kiosk.frames()


def _first_start(kiosk: Kiosk, step: int) -> None:
    kiosk.app.apply_settings(kiosk.app.settings.changed(camera="virtual"))
    kiosk.app.show("first-start")
    kiosk.settle()
    for _ in range(step):
        kiosk.app.screen.turn(1)
        kiosk.settle()


def first_language(kiosk: Kiosk) -> None:
    _first_start(kiosk, 0)


def first_rules(kiosk: Kiosk) -> None:
    _first_start(kiosk, 1)


def first_camera(kiosk: Kiosk) -> None:
    _first_start(kiosk, 2)


def first_tiles(kiosk: Kiosk) -> None:
    _first_start(kiosk, 3)


def enrol(kiosk: Kiosk) -> None:
    kiosk.app.show("enrol")
    kiosk.settle()


def enrol_check(kiosk: Kiosk) -> None:
    """What was found in a photo, with a tile that looks like another one."""
    enrol(kiosk)
    screen = kiosk.app.screen
    faces = (*range(34), 34, 35, 36)
    picture = np.full((440, 64 * len(faces), 3), 200, np.uint8)
    quads = tuple(
        np.array([(x, 0), (x + 60, 0), (x + 60, 80), (x, 80)], np.float32)
        for x in range(0, 64 * len(faces), 64)
    )
    screen._read_it(Enrolment(picture, quads, dict(enumerate(faces)), frozenset((4, 20))))
    kiosk.settle()


def calibration(kiosk: Kiosk) -> None:
    """Something to change, and all that was measured."""
    kiosk.app.camera = camera_on(laid("123456789m11z555z", "8s"))
    kiosk.app.show("calibration")
    screen = kiosk.app.screen
    kiosk.wait(lambda: screen.ids.rows.children)
    values = (12.0, 118.0, 38.0, 27.4, 0.19, 0.3)
    screen._found = Calibration(
        tuple(
            Judgement(subject, value, WANTED[subject].grade(value))
            for subject, value in zip(Subject, values, strict=True)
        )
    )
    screen._after = float("inf")  # what lies there is not judged over it
    screen.refresh()
    kiosk.settle()


def forks(kiosk: Kiosk) -> None:
    """A game that went on twice, in its own words on both sides."""
    start_game(kiosk)
    fork_here(kiosk)
    kiosk.app.show("forks")
    kiosk.settle()


def twin(kiosk: Kiosk) -> None:
    """A copied card: the server asks which kiosk this is."""
    kiosk.app.apply_settings(kiosk.app.settings.changed(club_server="postgresql://kim@host/club"))
    trouble = KioskTwin("kiosk-twin")
    kiosk.app.server_status = SenderStatus(connected=True, problem=trouble)
    _settings(kiosk, "server")


def club_rules(kiosk: Kiosk) -> None:
    kiosk.app.screen_named("club-rules")
    kiosk.app.show("club-rules")
    kiosk.settle()
    kiosk.app.screen.change("play.start_points", 25_000)
    kiosk.app.screen.change("play.below_zero_ends", True)
    kiosk.settle()


def club_rule(kiosk: Kiosk) -> None:
    club_rules(kiosk)
    kiosk.app.screen.edit("draw.abortive")
    kiosk.frames()


def club_uma(kiosk: Kiosk) -> None:
    club_rules(kiosk)
    kiosk.app.screen.edit("end.uma")
    kiosk.frames()


def _nts_rule(kiosk: Kiosk, field: str) -> None:
    kiosk.app.screen_named("club-rules")
    kiosk.app.show("club-rules")
    kiosk.settle()
    kiosk.app.screen._begin_with("nts-2009")
    kiosk.app.screen.edit(field)
    kiosk.frames()


def club_exclusions(kiosk: Kiosk) -> None:
    _nts_rule(kiosk, "exclusive.pungs_and_kongs")


def club_claim_order(kiosk: Kiosk) -> None:
    _nts_rule(kiosk, "table.claim_order")


def club_green_tiles(kiosk: Kiosk) -> None:
    _nts_rule(kiosk, "green.tiles")


PICTURES = {
    "club-rules": club_rules,
    "club-rule": club_rule,
    "club-uma": club_uma,
    "club-exclusions": club_exclusions,
    "club-claim-order": club_claim_order,
    "club-green-tiles": club_green_tiles,
    "first-language": first_language,
    "first-rules": first_rules,
    "first-camera": first_camera,
    "first-tiles": first_tiles,
    "calibration": calibration,
    "forks": forks,
    "twin": twin,
    "enrol": enrol,
    "enrol-check": enrol_check,
    "settings": settings,
    "rules": rules,
    "camera": camera,
    "tile-sets": tile_sets,
    "storage": storage,
    "server": server,
    "about": about,
}
